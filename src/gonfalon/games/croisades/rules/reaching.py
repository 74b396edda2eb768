"""Chapters 1.5 and 1.55: how far a figure can go, and whether it can still get to a place where it may end."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from gonfalon.games.croisades.rules.crews import haul_of, stays_by
from gonfalon.games.croisades.rules.ground import (
    HALF_TURN,
    affordable,
    barred,
    closed_by_bridle,
    closed_to,
    entry_cost,
    foot_ground,
    held_by_others,
    rider_steps,
)
from gonfalon.games.croisades.rules.resting import has_room, is_laden
from gonfalon.games.croisades.state import Figure, State, amended, field_of, hexes_of, side_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import reach
from gonfalon.kernel.rulebook import cites

Stand: TypeAlias = tuple[int, int]
"""Where a rider is: his rear hex and his facing."""


@cites("1.5a", "1.51.1", "1.6", "R34", "R44")
def foot_reach(state: State, figure: Figure, points: int) -> Hexes:
    """The hexes that a man on foot could pass or enter for so many points, his own among them."""
    return reach(
        foot_ground(state, figure),
        figure.at,
        points,
        blocked=barred(state, side_of(figure)) | closed_by_bridle(state, figure),
    )


@cites("1.5a", "1.55a", "1.55b", "R43", "R44")
def rider_reach(
    state: State, figure: Figure, points: int, *, first_end: bool = False, starts: Sequence[tuple[int, int, int]] = ()
) -> dict[Stand, int]:
    """The stands that a rider could come to for so many points, each with its least cost.

    With `first_end` the search stops at the first stand where he may end; `starts` are costs and stands to begin with
    instead of his own, in order.
    """
    field = field_of(state)
    shut = closed_to(state, figure) | barred(state, side_of(figure))
    others = held_by_others(state, figure)
    found: dict[Stand, int] = {}
    heap: list[tuple[int, int, int]] = list(starts) or [(0, figure.at, figure.facing)]
    shifts = field.board.shifts
    while heap:
        cost, at, facing = heappop(heap)
        if (at, facing) in found:
            continue
        found[at, facing] = cost
        front = at + shifts[facing]
        if first_end and not others & (1 << at | 1 << front):
            return found
        if cost + HALF_TURN <= points:
            heappush(heap, (cost + HALF_TURN, front, (facing + 3) % 6))
        for to, rear, way, extra in rider_steps(field, at, facing):
            if not shut >> to & 1:
                total = cost + extra + entry_cost(state, to, True)
                if total <= points and (rear, way) not in found:
                    heappush(heap, (total, rear, way))
    return found


@cites("R100")
def can_get_to_an_end(state: State, figure: Figure, points: int) -> bool:
    """Whether so many points still take a figure, with everybody where he is, to a place where it may end."""
    return can_get_off(state, figure, points, held_by_others(state, figure))


@cites("R100")
def can_get_off(state: State, figure: Figure, points: int, others: Hexes) -> bool:
    """Whether so many points take a figure off the hexes of others, to a place with room for what it has along."""
    field = field_of(state)
    if is_laden(state, figure) or (state.hauls and haul_of(state, figure.id) is not None):
        return can_get_to_room(state, figure, points)
    if not hexes_of(field, figure) & others:
        return True
    if not figure.horse:
        shut = others | closed_to(state, figure) | closed_by_bridle(state, figure) | barred(state, side_of(figure))
        # Nearly always a hex beside it will do.
        is_near = field.board.neighbours[figure.at] & affordable(state, points) & ~shut != 0
        return is_near or foot_reach(state, figure, points) & ~others != 0
    shifts = field.board.shifts
    stands = rider_reach(state, figure, points, first_end=True)
    return any(not others & (1 << at | 1 << at + shifts[facing]) for at, facing in stands)


@cites("R38", "R56", "R59", "R61", "R100")
def can_get_to_room(state: State, figure: Figure, points: int) -> bool:
    """Whether a figure still gets to where it may end, what it carries and leads has room, and what it moves is."""
    field, others, is_burdened = field_of(state), held_by_others(state, figure), is_laden(state, figure)

    def is_room(place: Figure) -> bool:
        is_free = not hexes_of(field, place) & others and stays_by(state, place)
        return is_free and (not is_burdened or has_room(state, place))

    # Nearly always there is room where he is.
    if is_room(figure):
        return True
    if figure.horse:
        places = (amended(figure, at=at, facing=facing) for at, facing in rider_reach(state, figure, points))
    else:
        places = (amended(figure, at=at) for at in members(foot_reach(state, figure, points)))
    return any(map(is_room, places))
