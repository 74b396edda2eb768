"""Chapter S4: which hexes a unit can reach now, and where heavy cavalry can end a straight ride."""

from functools import cache
from typing import NamedTuple

from gonfalon.games.acre.charts import GROUND_OF, GROUNDS, OPEN_TO
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import BOARD, EAST_EDGE, SOUTH_EDGE
from gonfalon.games.acre.pieces import ROSTER, Side, Unit
from gonfalon.games.acre.rules.charging import charging_ground, why_no_charger
from gonfalon.games.acre.rules.entering import prizes
from gonfalon.games.acre.rules.points import CAMP_OF
from gonfalon.games.acre.state import BIT, State, hexes_of, zoc_of
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.reach import Ground, onward, reach, route
from gonfalon.kernel.rulebook import cites

DISENGAGEMENT = 1
"""What it costs a light unit to leave an enemy ZOC, on top of the hex."""


class Range(NamedTuple):
    """What a unit reaches on an empty map, and the ground of just these hexes."""

    hexes: Hexes
    ground: Ground


@cites("15.5e", "R51")
def closed_edges(state: State, frame: Moving) -> Hexes:
    """The edge hexes that are closed in the movement of a withdrawal: all but those with a Muslim camp."""
    if not frame.bounded:
        return 0
    return EDGES & ~hexset(at for at in state.camps if CAMP_OF[at] is Side.MUSLIM)


EDGES = EAST_EDGE | SOUTH_EDGE


@cites("S4.1", "S4.2", "R1")
def destinations(state: State, unit: Unit, closed: Hexes = 0) -> Hexes:
    """Every hex where a unit may end its move: one without another unit."""
    return within_reach(state, unit, unit.movement, closed) & ~hexes_of(state, unit.side)


@cites("S2.1", "S4.2", "S4.3", "S5.2")
def within_reach(state: State, unit: Unit, points: int, closed: Hexes) -> Hexes:
    """All that a unit reaches for some of its movement points, the hexes of friends included."""
    here, enemy = state.at[unit.index], unit.side.enemy
    watched, barred = zoc_of(state, enemy), hexes_of(state, enemy) | closed
    stops = watched | prizes(state, unit.side)
    if watched & BIT[here]:
        return beyond_the_zoc(state, unit, stops, barred)
    hexes, ground = unhindered(here, PACE_OF[unit.index], points)
    return reach(ground, here, points, blocked=barred, stops=stops) if hexes & (barred | stops) else hexes


@cache
def unhindered(here: int, pace: int, points: int) -> Range:
    """What units of a pace reach from a hex on an empty map; a ready table, filled as it is asked for."""
    ground = PACES[pace]
    hexes = reach(ground, here, points)
    return Range(hexes, Ground(BOARD, [(cost, terrain & hexes) for cost, terrain in ground.costs if terrain & hexes]))


@cites("S4.4", "S8.2", "R9")
def beyond_the_zoc(state: State, unit: Unit, stops: Hexes, barred: Hexes) -> Hexes:
    """What a unit in an enemy ZOC reaches: one hex outside every such ZOC, and for light units what lies beyond."""
    watched = zoc_of(state, unit.side.enemy)
    exits = BOARD.neighbours[state.at[unit.index]] & OPEN_TO[unit.index] & ~watched & ~barred
    if not unit.is_light:
        return exits if state.options.fall_back else 0
    ground = GROUND_OF[unit.index]
    begun = [(cost + DISENGAGEMENT, terrain & exits) for cost, terrain in ground.costs]
    return sum(onward(ground, begun, unit.movement, blocked=barred, stops=stops))


@cites("S9.3", "S2.1", "R28", "R57")
def straight_rides(state: State, unit: Unit, closed: Hexes) -> tuple[Hexes, ...]:
    """For each direction, where a unit that can charge may end its move after two hexes that way at an enemy.

    Both hexes and his own are clear, the first is no enemy ZOC and not where the move began.
    """
    here, enemy = state.at[unit.index], unit.side.enemy
    watched = zoc_of(state, enemy)
    if watched & BIT[here] or why_no_charger(state, unit) is not None:
        return (0,) * 6
    clear = charging_ground(state)
    targets = clear & hexes_of(state, enemy)
    first = within_reach(state, unit, unit.movement - 1, closed) & clear & ~watched & ~BIT[here]
    if not BOARD.spread(BOARD.spread(first)) & targets:
        return (0,) * 6
    ends = clear & ~(hexes_of(state, unit.side) | hexes_of(state, enemy) | closed)
    return tuple(BOARD.moved(first, way) & ends & BOARD.moved(targets, BOARD.opposite(way)) for way in range(6))


@cites("S2.1", "S4.2", "S4.3", "S4.4", "S8.2")
def way_to(state: State, unit: Unit, to: int, closed: Hexes) -> tuple[int, ...]:
    """One cheapest way of a unit to a hex in its reach, both ends included."""
    here, enemy, ground = state.at[unit.index], unit.side.enemy, GROUND_OF[unit.index]
    watched, barred = zoc_of(state, enemy), hexes_of(state, enemy) | closed
    stops = watched | prizes(state, unit.side)
    if not watched & BIT[here]:
        way = route(ground, here, to, unit.movement, blocked=barred, stops=stops) or ()
        # Of equally cheap ways the one that passes through no friends is seen better.
        free = route(ground, here, to, unit.movement, blocked=barred | hexes_of(state, unit.side), stops=stops)
        return free if free and points_for(state, unit, free) == points_for(state, unit, way) else way
    exits = BOARD.neighbours[here] & OPEN_TO[unit.index] & ~watched & ~barred
    if exits & BIT[to]:
        return here, to
    # Who slips away has paid for it, and goes on from any hex that ends no move.
    beyond = (route(ground, at, to, unit.movement, blocked=barred, stops=stops) for at in members(exits & ~stops))
    ways = [(here, *way) for way in beyond if way is not None]
    return min(ways, key=lambda way: points_for(state, unit, way), default=())


@cites("S9.3")
def straight_way_to(state: State, unit: Unit, to: int, toward: int, closed: Hexes) -> tuple[int, ...]:
    """A cheapest way of a unit to a hex that ends straight toward another."""
    first = to + to - toward
    # The way to the first of the two last hexes need not lead over the second.
    way = way_to(state, unit, first, closed | BIT[to]) or way_to(state, unit, first, closed)
    return (*way, to)


@cites("S2.1", "S8.2")
def points_for(state: State, unit: Unit, way: tuple[int, ...]) -> int:
    """The movement points that a way costs, those for slipping away included."""
    slip = DISENGAGEMENT if unit.is_light and zoc_of(state, unit.side.enemy) & BIT[way[0]] else 0
    return slip + sum(GROUND_OF[unit.index].price(at) or 0 for at in way[1:])


PACES = tuple(GROUNDS.values())
PACE_OF = tuple(PACES.index(GROUND_OF[unit.index]) for unit in ROSTER)
"""How a unit moves, as a number: by the ground it goes over."""
HORSE = {side: PACES.index(GROUNDS[side, False]) for side in Side}
"""How leaders ride."""
