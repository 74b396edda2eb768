"""Chapter 4: the owl's challenge, the hounds, flight and search."""

from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Reckoned, Tell
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Challenge, Flee, Surrender
from tests.proof.events import Caught, Challenged
from tests.proof.frames import Chase, Deal, Flight, Search, Stopping, Yielding
from tests.proof.frozen import replace
from tests.proof.map import are_joined
from tests.proof.rules.fate import turn_up
from tests.proof.state import OWL, Fate, Marker, State, card_of, marker_of, popped, pushed, with_marker

ENOUGH_BITES = 2
BITE = 6


@cites("4.1")
def is_watched(state: State, at: str) -> bool:
    """Whether the rider is in a place or next to it; nobody is stopped in the camp or in town."""
    return at not in ("camp", "town") and (at == state.rider or are_joined(at, state.rider))


@cites("4.1")
def why_not_challenge(state: State, frame: Stopping, action: Challenge) -> Refusal | None:
    """Why the owl may not challenge."""
    return None if has_whistle(state) else refuse("4.1", "no-whistle")


def has_whistle(state: State) -> bool:
    """Whether the owl has a whistle left."""
    return state.whistles > 0


@cites("4.1")
def challenge(state: State, frame: Stopping, action: Challenge, tell: Tell) -> State:
    """Blow a whistle and loose the hounds on the marker of the ask."""
    marker = marker_of(state, frame.marker)
    assert marker is not None
    tell(Challenged(clause="4.1", token=marker.token))
    tell(Reckoned(clause="4.2", what="bite", who=marker.token, lines=bite_lines(state, marker)))
    state = replace(popped(state), whistles=state.whistles - 1, spent=state.spent + 1)
    return pushed(state, Chase(marker.id, state.options.hounds))


@cites("4.2", "5.4", "5.5", "5.7", "5.8")
def bite_lines(state: State, marker: Marker) -> tuple[Line, ...]:
    """What is added to the die of a hound."""
    lines = [Line("4.2", "hound", add=1)]
    if card_of(state, OWL) == "dogs":
        lines.append(Line("4.2", "dogs", OWL, add=1))
    if card_of(state, marker.owner) == "stealth":
        lines.append(Line("4.2", "stealth", marker.owner, add=-1))
    if state.fog:
        lines.append(Line("2.2", "fog", add=-1))
    if marker.at == state.patrol[0]:
        lines.append(Line("5.4", "first-post", add=1))
    if state.beacon is not None and state.beacon >= 50:
        lines.append(Line("5.5", "beacon", add=1))
    if any(marker.at == post for _, post in state.posted):
        lines.append(Line("5.7", "kennel", add=1))
    if state.fed:
        lines.append(Line("5.8", "fed", add=1))
    return tuple(lines)


@cites("4.2")
def chase(state: State, work: Chase, dice: Dice, tell: Tell) -> State:
    """Roll for one hound; after the last, or the second bite, say whether the marker is caught."""
    state, marker = popped(state), marker_of(state, work.marker)
    if marker is None:
        return state
    if work.bites < ENOUGH_BITES and work.hounds:
        face = dice.roll(6, clause="4.2", why="hound")
        bites = work.bites + (face + sum_of(bite_lines(state, marker)) >= BITE)
        return pushed(state, Chase(marker.id, work.hounds - 1, bites))
    is_caught = work.bites >= ENOUGH_BITES
    tell(Caught(clause="4.2", token=marker.token, caught=is_caught))
    return pushed(state, Yielding(0, marker.owner, marker.id)) if is_caught else state


@cites("4.3")
def flee(state: State, frame: Yielding, action: Flee, tell: Tell) -> State:
    """The caught marker runs."""
    return pushed(popped(state), Flight(frame.marker))


@cites("4.3")
def surrender(state: State, frame: Yielding, action: Surrender, tell: Tell) -> State:
    """The caught marker lets itself be searched."""
    return pushed(popped(state), Search(frame.marker))


@cites("4.3")
def run(state: State, work: Flight, dice: Dice) -> State:
    """Roll whether a marker gets away to the camp."""
    state, marker = popped(state), marker_of(state, work.marker)
    if marker is None:
        return state
    if dice.roll(6, clause="4.3", why="flight") < 4:
        return pushed(state, Search(marker.id))
    return pushed(with_marker(state, replace(marker, at="camp")), Deal(marker.owner, "camp"))


@cites("4.4")
def search(state: State, work: Search, tell: Tell) -> State:
    """Turn a marker up and take its coins."""
    state, marker = popped(state), marker_of(state, work.marker)
    return state if marker is None else turn_up(state, marker, Fate.TAKEN, "4.4", tell)
