"""Rulings R59 and R61: leaders and pushers follow what they move, and end beside it as long as they can."""

from gonfalon.games.croisades.rules.allowances import points_left
from gonfalon.games.croisades.rules.crews import haul_of, hauled_hexes, stays_by
from gonfalon.games.croisades.rules.ground import held_by_others, may_end
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end, foot_reach, rider_reach
from gonfalon.games.croisades.state import (
    Figure,
    Haul,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    is_up,
    replace,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.rulebook import cites

SHORT_RIDE = 4
"""How many points a rider needs at most to follow a horse by a hex or two."""


@cites("R59", "R61", "R121")
def can_follow(state: State, haul: Haul) -> bool:
    """Whether all of a crew could still come beside what they move, each to hexes of his own."""
    return seated([ends_beside(state, figure_of(state, who), haul.what) for who in haul.crew])


def seated(ends: list[list[Hexes]], taken: Hexes = 0) -> bool:
    """Whether there is a place for each from his list, so that no two share a hex."""
    if not ends:
        return True
    return any(not place & taken and seated(ends[1:], taken | place) for place in ends[0])


def ends_beside(state: State, figure: Figure, what: str) -> list[Hexes]:
    """The places beside what a figure moves to which it could come with everybody where he is now."""
    field, points = field_of(state), points_left(state, figure)
    near, others = field.board.border(hauled_hexes(state, what)), held_by_others(state, figure)
    if not figure.horse:
        return [1 << at for at in members(foot_reach(state, figure, points) & near & ~others)]
    # Nearly always a short ride will do, and a long one takes long to look for.
    for budget in sorted({min(points, SHORT_RIDE), points}):
        reach = rider_reach(state, figure, budget)
        stands = [hexes_of(field, amended(figure, at=at, facing=way)) for at, way in reach]
        found = [hexes for hexes in stands if hexes & near and not hexes & others]
        if found:
            break
    return found


@cites("R59", "R61", "R100", "R121")
def owing(state: State) -> list[Figure]:
    """Those who still owe a walk to the horse or the cart that they have moved, and could still come."""
    return [each for each in apart(state) if can_get_to_an_end(state, each, points_left(state, each))]


@cites("R59", "R61")
def apart(state: State) -> list[Figure]:
    """Those who have moved the horse or the cart and have not come beside it."""
    crew = [figure_of(state, who) for haul in state.hauls for who in haul.crew]
    return [
        each
        for each in crew
        if is_up(each) and not each.is_done and not (may_end(state, each) and stays_by(state, each))
    ]


@cites("R34", "R59", "R61", "R121")
def pulled_up(state: State) -> State:
    """The state in which horse and cart have come to a stand; who cannot come beside them any more is free."""
    hauls = tuple(amended(haul, left=0) for haul in state.hauls)
    state = replace(state, hauls=hauls) if hauls != state.hauls else state
    for figure in apart(state):
        if not can_get_to_an_end(state, figure, points_left(state, figure)):
            state = freed(state, figure.id)
    return state


@cites("R59", "R61")
def freed(state: State, id: str) -> State:
    """The state in which a figure leads and pushes nothing any more."""
    haul = haul_of(state, id)
    if haul is None:
        return state
    left = amended(haul, crew=tuple(who for who in haul.crew if who != id))
    return replace(state, hauls=tuple(left if each is haul else each for each in state.hauls))


def without_haul(state: State, what: str) -> State:
    """The state in which nobody leads the horse, or pushes the cart."""
    if not state.hauls:
        return state
    hauls = tuple(amended(haul, crew=(), left=0) if haul.what == what else haul for haul in state.hauls)
    return replace(state, hauls=hauls)
