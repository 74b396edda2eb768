"""The order of a turn, and the engine's works."""

from collections.abc import Callable
from typing import Any

from gonfalon.kernel.agenda import waiting
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from tests.proof.frames import (
    BeginSteps,
    BeginWatch,
    Chase,
    Choosing,
    Dawn,
    Deal,
    Dusk,
    Flight,
    Search,
    Stepping,
    Toll,
    Weather,
)
from tests.proof.frozen import replace
from tests.proof.rules import cards, stepping, stopping, watching
from tests.proof.state import SEATS, State, markers_of, popped, pushed, without_frame


def dawn(state: State) -> State:
    """Begin a turn."""
    state = replace(popped(state), turn=state.turn + 1, cards=(), fog=False, beacon=None, fed=False)
    asks = [Choosing(0, seat) for seat in SEATS]
    return pushed(state, *asks, Weather(), BeginSteps(), BeginWatch(), Dusk())


def dusk(state: State) -> State:
    """End a turn, and with the last one, or without markers, the game."""
    state = replace(popped(state), inspections=0)
    return pushed(state, Dawn()) if state.markers and state.turn < state.options.turns else state


def spare_idle(state: State, top: Stepping, tell: Tell) -> State | None:
    """The state without the asks of smugglers who have lost their last marker; None when there is none."""
    for frame in waiting(state.agenda):
        if isinstance(frame, Stepping) and not markers_of(state, frame.seat):
            return without_frame(state, frame)
    return None


WORKS: dict[type, Callable[[State, Any, Dice, Tell], State]] = {
    Toll: stepping.wade,
    Deal: stepping.deal,
    Chase: stopping.chase,
    Flight: lambda state, work, dice, tell: stopping.run(state, work, dice),
    Search: lambda state, work, dice, tell: stopping.search(state, work, tell),
    Weather: lambda state, work, dice, tell: cards.roll_weather(state, dice),
    BeginSteps: lambda state, work, dice, tell: stepping.begin_steps(state),
    BeginWatch: lambda state, work, dice, tell: watching.begin_watch(state),
    Dawn: lambda state, work, dice, tell: dawn(state),
    Dusk: lambda state, work, dice, tell: dusk(state),
}
"""What the engine does for each kind of work."""
