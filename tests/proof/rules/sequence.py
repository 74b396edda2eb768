"""The order of a turn: what is asked, what stands open, and the engine's next piece of work."""

from typing import assert_never

from gonfalon.kernel.agenda import Ask, Owed
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from tests.proof.actions import Choose, Halt, Load, Pass, ProofAction, Surrender
from tests.proof.frames import (
    Asking,
    BeginSteps,
    BeginWatch,
    Chase,
    Choosing,
    Dawn,
    Deal,
    Dusk,
    Flight,
    Loading,
    Search,
    Stepping,
    Stopping,
    Toll,
    Watching,
    Weather,
    Yielding,
)
from tests.proof.frozen import replace
from tests.proof.rules import cards, stepping, stopping, watching
from tests.proof.state import CARDS, COINS, SEATS, State, markers_of, open_asks, popped, pushed, without_frame


def due(state: State) -> tuple[Ask[ProofAction], ...]:
    """The open asks."""
    return tuple(ask(state, frame) for frame in open_asks(state))


def ask(state: State, frame: Asking) -> Ask[ProofAction]:
    """An open ask as everybody may see it."""
    number, seat = frame.id, frame.seat
    match frame:
        case Loading():
            first, *others = markers_of(state, seat)
            coins = ((first.token, COINS), *((other.token, 0) for other in others))
            return Ask(number, seat, "load", "1.1", Load(seat=seat, coins=coins))
        case Choosing(answered=answered):
            return Ask(number, seat, "choose", "2.1", Choose(seat=seat, card=CARDS[seat][0]), True, answered)
        case Stepping():
            return Ask(number, seat, "step", "3.1", Halt(seat=seat))
        case Stopping():
            return Ask(number, seat, "stop", "4.1", Pass(seat=seat), interrupt=True)
        case Yielding():
            return Ask(number, seat, "yield", "4.3", Surrender(seat=seat), interrupt=True)
        case Watching():
            return Ask(number, seat, "watch", "5.1", watching.least_duty(state))
    assert_never(frame)


def resolve(state: State, dice: Dice, tell: Tell) -> State | None:
    """The state after the next piece of work; None when somebody must decide or the game is over."""
    frame = state.agenda[-1] if state.agenda else None
    match frame:
        case None:
            return None
        case Choosing():
            return cards.show_cards(state, tell)
        case Owed():
            return without_idle(state)
        case Toll() | Deal() | Chase() | Flight() | Search():
            return resolve_marker(state, frame, dice, tell)
        case Weather():
            return cards.roll_weather(state, dice)
        case BeginSteps():
            return stepping.begin_steps(state)
        case BeginWatch():
            return watching.begin_watch(state)
        case Dawn():
            return dawn(state)
        case Dusk():
            return dusk(state)
    assert_never(frame)


def resolve_marker(state: State, work: Toll | Deal | Chase | Flight | Search, dice: Dice, tell: Tell) -> State:
    """The state after what a step brought about."""
    match work:
        case Toll():
            return stepping.wade(state, work, dice, tell)
        case Deal():
            return stepping.deal(state, work, dice, tell)
        case Chase():
            return stopping.chase(state, work, dice, tell)
        case Flight():
            return stopping.run(state, work, dice)
        case Search():
            return stopping.search(state, work, tell)
    assert_never(work)


def dawn(state: State) -> State:
    """Begin a turn."""
    state = replace(popped(state), turn=state.turn + 1, cards=(), fog=False, beacon=None, fed=False)
    asks = [Choosing(0, seat) for seat in SEATS]
    return pushed(state, *asks, Weather(), BeginSteps(), BeginWatch(), Dusk())


def dusk(state: State) -> State:
    """End a turn, and with the last one, or without markers, the game."""
    state = replace(popped(state), inspections=0)
    return pushed(state, Dawn()) if state.markers and state.turn < state.options.turns else state


def without_idle(state: State) -> State | None:
    """The state without the asks of smugglers who have lost their last marker; None when there is none."""
    for frame in open_asks(state):
        if isinstance(frame, Stepping) and not markers_of(state, frame.seat):
            return without_frame(state, frame)
    return None
