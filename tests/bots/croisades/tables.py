"""Small tables for the bots of Croisades: one answer to a position, a whole phase, and games played to their end."""

from collections.abc import Iterator
from typing import Any

from gonfalon.bots import Bot, Reason, bot_named
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.frames import Fighting, Frame, Naming, Watching
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.state import State, replace
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.games.croisades.stamp import stamp

BOTS = ("recruit", "captain")
AFTER = (Watching, Naming, Fighting)
"""What is asked after the moves."""


def put(*placed: str, agenda: tuple[Frame, ...], turn: int = 1, **rest: Any) -> State:
    """A stamp with what is asked uppermost, in some turn of six."""
    return replace(stamp(*placed, agenda=agenda, **rest), turn=turn)


def answer(bot: Bot, state: State) -> Any:
    """What a bot answers to the ask of a state."""
    (ask,) = GAME.due(state)
    return bot.choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))


def told(state: State, name: str = "recruit") -> tuple[Any, Reason]:
    """What a bot of a level answers, and why."""
    bot = bot_named(name, GAME, 1)
    action = answer(bot, state)
    assert GAME.check(state, action) is None
    return action, bot.why()


def phase(state: State, name: str) -> tuple[State, list[tuple[Any, Reason]]]:
    """The table after the phase of a bot of a level, and what it did in it, each with its reason.

    The other side gives its defaults to whatever it is asked meanwhile.
    """
    bot, (first,), side = bot_named(name, GAME, 1), GAME.due(state), state.side
    done = []
    while (due := GAME.due(state)) and state.side is side and not isinstance(state.agenda[0], AFTER):
        action = due[0].default
        if due[0].seat == first.seat and due[0].ask == first.ask:
            action = answer(bot, state)
            done.append((action, bot.why()))
        state = take(GAME, state, action, SeededDice(1), unheard)
    return state, done


def game(names: tuple[str, str], seed: int) -> Iterator[tuple[State, Ask[Any], Bot, Any]]:
    """Every decision of First Blood between two bots: the state, the ask, who answered and how."""
    bots = {side: bot_named(name, GAME, seed) for side, name in zip(Side, names, strict=True)}
    dice = SeededDice(seed)
    state = begin(GAME, "first-blood", Options(), dice, unheard)
    while due := GAME.due(state):
        bot = bots[Side(due[0].seat)]
        action = answer(bot, state)
        yield state, due[0], bot, action
        state = take(GAME, state, action, dice, unheard)
