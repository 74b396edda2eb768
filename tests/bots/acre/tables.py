"""Small tables for the bots of Acre: one answer to a position, and games played to their end."""

from collections.abc import Iterator
from typing import Any

from gonfalon.bots import Bot, Reason, bot_named
from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Move
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import Options, State
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take

BOTS = ("recruit", "captain:300")


def answer(bot: Bot, state: State) -> Any:
    """What a bot answers to the ask of a state."""
    (ask,) = GAME.due(state)
    return bot.choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))


def told(name: str, state: State) -> tuple[Any, Any]:
    """What a bot of a level answers, and why."""
    bot = bot_named(name, GAME, 1)
    action = answer(bot, state)
    assert GAME.check(state, action) is None
    return action, bot.why()


def phase(name: str, state: State) -> list[Any]:
    """Everything a bot of a level does until another ask than its phase's is put, or a die must fall."""
    bot, (first,) = bot_named(name, GAME, 1), GAME.due(state)
    actions = []
    while (due := GAME.due(state)) and (due[0].seat, due[0].ask) == (first.seat, first.ask):
        actions.append(answer(bot, state))
        state = take(GAME, state, actions[-1], SeededDice(1), unheard)
    return actions


def moves_and_reasons(name: str, state: State) -> list[tuple[Move, Reason]]:
    """The moves of a bot's movement phase, each with what it says about it."""
    bot, found = bot_named(name, GAME, 1), []
    while (due := GAME.due(state)) and due[0].ask == "move":
        action = answer(bot, state)
        if isinstance(action, Move):
            found.append((action, bot.why()))
        state = take(GAME, state, action, SeededDice(1), unheard)
    return found


def after(name: str, state: State) -> State:
    """The table after a bot of a level has ended its phase."""
    for action in phase(name, state):
        state = take(GAME, state, action, SeededDice(1), unheard)
    return state


def game(
    names: tuple[str, str], seed: int, scenario: str = "templars-wing", options: Options | None = None
) -> Iterator[tuple[State, Ask[Any], Bot, Any]]:
    """Every decision of a game between two bots: the state, the ask, who answered and how."""
    bots = {side: bot_named(name, GAME, seed) for side, name in zip(Side, names, strict=True)}
    dice = SeededDice(seed)
    state = begin(GAME, scenario, options or Options(), dice, unheard)
    while due := GAME.due(state):
        bot = bots[Side(due[0].seat)]
        action = answer(bot, state)
        yield state, due[0], bot, action
        state = take(GAME, state, action, dice, unheard)
