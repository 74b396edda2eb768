"""Random play beside catanatron and python-chess: actions a second, ends of phases not counted."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any, get_args

import chess
from catanatron import Color, Game, RandomPlayer

from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from gonfalon.kernel.menu import Menu
from gonfalon.registry import game_named

END = "end"
"""The verb that ends a phase."""

CATAN_GAMES = 6
CHESS_GAMES = 4

Choose = Callable[[Menu[Any], random.Random], Any]
ARSOUF = ("arsouf", ("printed",) * 12)
CHARGE = ("arsouf", ("charge",) * 12)
ACRE = ("acre", ("battle", "saladin-returns", "templars-wing") * 4)
CROISADES = ("croisades", ("first-blood",) * 12)
"""A game, and the scenarios that a round plays."""


def random_play() -> Iterator[tuple[str, str, Callable[[int], float], Callable[[int], float]]]:
    """Each way to play at random, beside each peer."""
    catan4, catan2 = partial(catan, 4), partial(catan, 2)
    arsouf, acre = partial(rate, *ARSOUF, sample), partial(rate, *ACRE, sample)
    yield "Arsouf, sampled menus : catanatron, four players", "actions/s", arsouf, catan4
    yield "Arsouf, sampled menus : catanatron, two players", "actions/s", arsouf, catan2
    yield "Arsouf, sampled menus : python-chess", "actions/s", arsouf, chess_plies
    for what, game, choose in (
        ("Arsouf, every action listed", ARSOUF, choice_of_all),
        ("Arsouf, uniform sampling", ARSOUF, draw_evenly),
        ("Arsouf, start in mid-battle", CHARGE, sample),
    ):
        yield f"{what} : catanatron, four players", "actions/s", partial(rate, *game, choose), catan4
    yield "Acre, sampled menus : catanatron, four players", "actions/s", acre, catan4
    croisades = partial(rate, *CROISADES, sample)
    yield "Croisades, sampled menus : catanatron, four players", "actions/s", croisades, catan4


def sample(menu: Menu[Any], chance: random.Random) -> Any:
    """Sample the menu."""
    return menu.sample(chance)


def draw_evenly(menu: Menu[Any], chance: random.Random) -> Any:
    """Sample the menu with every action alike."""
    return menu.uniform(chance)


def choice_of_all(menu: Menu[Any], chance: random.Random) -> Any:
    """List the whole menu and choose."""
    return chance.choice(list(menu.actions()))


def rate(name: str, scenarios: tuple[str, ...], choose: Choose, turn: int) -> float:
    """Whole games of ours, one of each scenario."""
    game = game_named(name)
    options = game.options()
    ends = {verb for verb in get_args(game.action_type) if verb.__struct_config__.tag == END}
    chance, dice = random.Random(turn), SeededDice(turn)
    actions, start = 0, process_time()
    for scenario in scenarios:
        state = begin(game, scenario, options, dice, unheard)
        while due := game.due(state):
            action = choose(game.menu(state, due[0].seat), chance)
            actions += type(action) not in ends
            state = take(game, state, action, dice, unheard)
    return actions / (process_time() - start)


def catan(players: int, turn: int) -> float:
    """Whole games of catanatron between random players."""
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:players]
    actions, start = 0, process_time()
    for number in range(CATAN_GAMES):
        game = Game([RandomPlayer(colour) for colour in colours], seed=turn * CATAN_GAMES + number)
        game.play()
        actions += len(game.state.actions)
    return actions / (process_time() - start)


def chess_plies(turn: int) -> float:
    """Whole games of chess with moves chosen from the list of legal ones."""
    chance = random.Random(turn)
    plies, start = 0, process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            plies += 1
    return plies / (process_time() - start)
