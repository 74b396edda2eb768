"""Chapter 5: the owl's phase, with a duty that holds for the whole of it."""

from gonfalon.kernel.events import Revealed, Settled, Tell, Whisper
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Beacon, Inspect, Patrol, Rest, Ride
from tests.proof.events import Inspected, Lit, Patrolled, Rode
from tests.proof.frames import Watching
from tests.proof.frozen import replace
from tests.proof.map import PLACES, POSTS, are_joined, neighbours
from tests.proof.state import OWL, State, asked_anew, card_of, popped, pushed

LONGEST_RIDE = 2


@cites("5.2")
def begin_watch(state: State) -> State:
    """Ask the owl, who has one inspection, with lamps two; the smugglers have no steps left."""
    inspections = 2 if card_of(state, OWL) == "lamps" else 1
    markers = tuple(replace(marker, steps=0) for marker in state.markers)
    return pushed(replace(popped(state), inspections=inspections, markers=markers), Watching(0, OWL))


@cites("5.1")
def why_not_ride(state: State, action: Ride) -> Refusal | None:
    """Why the rider may not take a route."""
    if any(place not in PLACES for place in action.route):
        return refuse("K3", "no-such-thing")
    if watch(state).ridden:
        return refuse("5.1", "ridden")
    if not action.route:
        return refuse("5.1", "no-route")
    for length in range(len(action.route)):
        if action.route[length] not in onward(state, action.route[:length]):
            return refuse("5.1", "no-way", to=action.route[length])
    return None


@cites("5.1")
def onward(state: State, path: tuple[str, ...]) -> list[str]:
    """Where a ride may go after a path."""
    if watch(state).ridden or len(path) == LONGEST_RIDE:
        return []
    been = (state.rider, *path)
    return [place for place in neighbours(been[-1]) if place not in been and place != "camp"]


@cites("5.1")
def ride(state: State, action: Ride, tell: Tell) -> State:
    """Move the rider."""
    tell(Rode(clause="5.1", route=action.route))
    frame = watch(state)
    return asked_anew(replace(state, rider=action.route[-1]), frame, replace(frame, ridden=True))


@cites("5.2")
def why_not_inspect(state: State, action: Inspect) -> Refusal | None:
    """Why some places may not be inspected."""
    if any(place not in PLACES for place in action.places):
        return refuse("K3", "no-such-thing")
    if not 0 < len(action.places) <= state.inspections:
        return refuse("5.2", "so-many-inspections", most=state.inspections)
    if action.places != tuple(place for place in inspectable(state) if place in action.places):
        return refuse("5.2", "nothing-to-inspect")
    return None


@cites("5.2")
def inspectable(state: State) -> list[str]:
    """The places in the rider's reach with markers that the owl has not seen."""
    reach = [place for place in PLACES if place == state.rider or are_joined(place, state.rider)]
    return [place for place in reach if any(marker.at == place and not marker.seen for marker in state.markers)]


@cites("5.2")
def inspect(state: State, action: Inspect, tell: Tell) -> State:
    """Look under the markers of places; only the owl learns what they bear."""
    for marker in state.markers:
        if marker.at in action.places and not marker.seen:
            secret = Revealed(clause="5.2", what=f"{marker.token} {marker.coins}", to=(OWL,))
            tell(Whisper(clause="5.2", to=(OWL,), event=secret))
    tell(Inspected(clause="5.2", places=action.places))
    markers = tuple(replace(marker, seen=marker.seen or marker.at in action.places) for marker in state.markers)
    state = replace(state, markers=markers, inspections=state.inspections - len(action.places))
    return asked_anew(state, watch(state), watch(state))


@cites("5.4")
def why_not_patrol(state: State, action: Patrol) -> Refusal | None:
    """Why the posts may not be put in such an order."""
    if watch(state).patrolled:
        return refuse("5.4", "patrolled")
    is_part = bool(action.order) and len(set(action.order)) == len(action.order) and set(action.order) <= set(POSTS)
    return None if is_part else refuse("5.4", "not-the-posts")


@cites("5.4")
def patrol(state: State, action: Patrol, tell: Tell) -> State:
    """Put some of the posts in order."""
    tell(Patrolled(clause="5.4", order=action.order))
    frame = watch(state)
    return asked_anew(replace(state, patrol=action.order), frame, replace(frame, patrolled=True))


@cites("5.5")
def why_not_light(state: State, action: Beacon) -> Refusal | None:
    """Why a beacon may not be lit."""
    if watch(state).lit:
        return refuse("5.5", "lit")
    return None if is_height(action.height) else refuse("5.5", "no-such-height", height=action.height)


@cites("5.5")
def is_height(height: object) -> bool:
    """Whether a beacon may have such a height."""
    return isinstance(height, int) and 0 <= height <= 100


@cites("5.5")
def light(state: State, action: Beacon, tell: Tell) -> State:
    """Light a beacon, which everybody sees: there is no going back."""
    tell(Lit(clause="5.5", height=action.height))
    tell(Settled(clause="5.5"))
    frame = watch(state)
    return asked_anew(replace(state, beacon=action.height), frame, replace(frame, lit=True))


@cites("5.3")
def why_not_rest(state: State) -> Refusal | None:
    """Why the owl may not rest: a duty that an inspection would still discharge."""
    owed = inspectable(state) if state.inspections else []
    return refuse("5.3", "inspect-first", place=owed[0]) if owed else None


@cites("5.3")
def least_duty(state: State) -> Inspect | Rest:
    """The owl's default: to rest, or what must be done before it may."""
    is_free = why_not_rest(state) is None
    return Rest(seat=OWL) if is_free else Inspect(seat=OWL, places=(inspectable(state)[0],))


def watch(state: State) -> Watching:
    """The owl's phase, which is on top of the agenda."""
    frame = state.agenda[-1]
    assert isinstance(frame, Watching)
    return frame
