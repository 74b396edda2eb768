"""Small tables for the bots: positions written by hand, and games played to their end."""

from collections.abc import Iterator
from typing import Any

from gonfalon.bots import Bot, bot_named
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.position import Placed, Position, state_of
from gonfalon.games.arsouf.state import Options, State
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take

CRUSADER, MUSLIM = Side.CRUSADER, Side.MUSLIM


def table(seat: Side, ask: str = "move", *, arrived: tuple[str, ...] = (), **where: str) -> State:
    """A position with pieces by id (dashes as underscores) and place; a `!` behind the place wounds."""
    placed = tuple(
        Placed(piece.replace("_", "-"), at.removesuffix("!"), wounded=at.endswith("!")) for piece, at in where.items()
    )
    return state_of(Position(ask=ask, seat=seat, pieces=placed, arrived=arrived))  # type: ignore[arg-type]


def answer(bot: Bot, state: State) -> Any:
    """What a bot answers to the ask of a state."""
    (ask,) = GAME.due(state)
    return bot.choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))


def game(
    names: tuple[str, str], seed: int, scenario: str = "printed", options: Options | None = None
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
