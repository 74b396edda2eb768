"""Chapter 3: steps of markers, the town, the ford, and shuffling face down."""

from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Halt, Step
from tests.proof.events import Shuffled, Stepped
from tests.proof.frames import Deal, Frame, Stepping, Stopping, Toll
from tests.proof.frozen import replace
from tests.proof.map import NEAR, PLACES, are_joined
from tests.proof.rules.fate import turn_up
from tests.proof.rules.stopping import is_watched
from tests.proof.state import (
    MOST_WHISTLES,
    OWL,
    SMUGGLERS,
    Fate,
    Marker,
    State,
    ask_frame,
    asked_anew,
    card_of,
    marker_of,
    markers_of,
    popped,
    pushed,
    token_of,
    with_marker,
    without_frame,
)


@cites("3.1")
def begin_steps(state: State) -> State:
    """Give every marker its steps, and ask all smugglers who still have one."""
    markers = tuple(replace(marker, steps=1 + (card_of(state, marker.owner) == "haste")) for marker in state.markers)
    asks = [Stepping(0, seat) for seat in SMUGGLERS if markers_of(state, seat)]
    return pushed(replace(popped(state), markers=markers), *asks)


@cites("3.1")
def why_not_step(state: State, action: Step) -> Refusal | None:
    """Why a marker may not go to a place."""
    marker = token_of(state, action.token)
    if marker is None or action.to not in PLACES:
        return refuse("K3", "no-such-thing")
    if marker.owner != action.seat:
        return refuse("3.1", "not-yours", token=action.token)
    if not marker.steps:
        return refuse("3.1", "no-steps-left", token=action.token)
    if not are_joined(marker.at, action.to):
        return refuse("3.1", "no-path", token=action.token, to=action.to)
    return None


@cites("3.1")
def destinations(marker: Marker) -> int:
    """The places that a marker may step to, as a set of bits."""
    return NEAR[marker.at] if marker.steps else 0


@cites("3.1", "4.1")
def step(state: State, action: Step, tell: Tell) -> State:
    """Move a marker, and put on the agenda what that brings about."""
    marker, frame = token_of(state, action.token), ask_frame(state, action.seat)
    assert marker is not None
    assert frame is not None
    marker = replace(marker, at=action.to, steps=marker.steps - 1)
    tell(Stepped(clause="3.1", token=marker.token, to=marker.at))
    state = asked_anew(with_marker(state, marker), frame, frame)
    if marker.at == "town":
        return turn_up(state, marker, Fate.SAFE, "3.2", tell)
    brought: list[Frame] = [Deal(marker.owner, marker.at)]
    if marker.at == "ford":
        brought.insert(0, Toll(marker.id))
    # Who may still have a whistle is secret, so the owl is asked even without one.
    if is_watched(state, marker.at) and state.spent < MOST_WHISTLES:
        brought.insert(0, Stopping(0, OWL, marker.id))
    return pushed(state, *brought)


@cites("3.1")
def halt(state: State, action: Halt, tell: Tell) -> State:
    """End a smuggler's steps."""
    frame = ask_frame(state, action.seat)
    assert frame is not None
    return without_frame(state, frame)


@cites("3.3")
def wade(state: State, work: Toll, dice: Dice, tell: Tell) -> State:
    """Roll for a marker in the ford, unless it is gone."""
    state, marker = popped(state), marker_of(state, work.marker)
    if marker is None or marker.at != "ford":
        return state
    if dice.roll(6, clause="3.3", why="ford") == 1:
        return turn_up(state, marker, Fate.SWEPT, "3.3", tell)
    return state


@cites("3.4", "R1")
def deal(state: State, work: Deal, dice: Dice, tell: Tell) -> State:
    """Shuffle an owner's unseen markers of one place, if there are two."""
    state = popped(state)
    unseen = [marker for marker in markers_of(state, work.owner) if marker.at == work.at and not marker.seen]
    if len(unseen) < 2:
        return state
    tell(Shuffled(clause="3.4", owner=work.owner, at=work.at))
    first, second = unseen
    if dice.roll(2, clause="3.4", why="tokens", to=(work.owner,)) == 2:
        state = with_marker(state, replace(first, token=second.token))
        state = with_marker(state, replace(second, token=first.token))
    return state
