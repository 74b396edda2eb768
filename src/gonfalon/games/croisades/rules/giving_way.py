"""Rulings R91 and R117: friends in hiding on the way of a mover, whom others do not see bar it."""

from collections.abc import Iterable
from typing import TypeAlias

from gonfalon.games.croisades.rules.finding import openly, stumbled_on
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end, foot_reach, rider_reach
from gonfalon.games.croisades.rules.resting import may_rest
from gonfalon.games.croisades.state import ON_FOOT, Figure, Mover, State, amended, field_of, hexes_of, side_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

Stand: TypeAlias = tuple[int, int]
"""A hex, of a rider the rear one, and a facing."""


@cites("4.0c", "R91")
def last_places(state: State, mover: Mover, after: Figure, *, may_stay: bool) -> tuple[Stand, tuple[Stand, ...]]:
    """Where a mover might last have ended, and where others believe so since.

    `may_stay` is what they think of where he is now, who know of no friend of his that hides there.
    """
    if not may_stay:
        return (mover.back, mover.back_facing), mover.seen
    here = (after.at, after.facing)
    if not state.hidden or may_rest(state, after):
        return here, ()
    return (mover.back, mover.back_facing), (*mover.seen, here)


@cites("R91", "R117")
def way_back_opened(state: State, figure: Figure, tell: Tell) -> State:
    """The state in which those come to light on whose hexes others would see a mover put back."""
    mover = state.mover
    assert mover is not None
    stands = [amended(figure, at=at, facing=facing) for at, facing in mover.seen]
    if may_rest(openly(state), figure):
        stands.append(figure)
    return stumbled_on(state, side_of(figure), hexes_of_all(state, stands), tell)


@cites("R91", "R117")
def ways_on_opened(state: State, figure: Figure, points: int, tell: Tell) -> State:
    """The state in which those come to light who alone keep a figure from every place that so many points allow."""
    open_state = openly(state)
    if can_get_to_an_end(state, figure, points) or not can_get_to_an_end(open_state, figure, points):
        return state
    if figure.horse:
        stands = list(rider_reach(open_state, figure, points))
    else:
        stands = [(at, ON_FOOT) for at in members(foot_reach(open_state, figure, points))]
    places = [amended(figure, at=at, facing=facing) for at, facing in stands]
    ends = hexes_of_all(state, (each for each in places if may_rest(open_state, each)))
    return stumbled_on(state, side_of(figure), ends, tell)


def hexes_of_all(state: State, places: Iterable[Figure]) -> Hexes:
    """The hexes of all of these places together."""
    found = 0
    for each in places:
        found |= hexes_of(field_of(state), each)
    return found
