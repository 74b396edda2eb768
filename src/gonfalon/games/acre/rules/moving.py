"""Chapter S4: where a unit may go, along which path, and why not."""

from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import structs

from gonfalon.games.acre.actions import Move
from gonfalon.games.acre.charts import COSTS, OPEN
from gonfalon.games.acre.events import Moved
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import BOARD, EAST_EDGE, FORTRESS, INDEX, SEA, SIEGE, SOUTH_EDGE
from gonfalon.games.acre.pieces import ARMY, BY_ID, STAFF, Arm, Side, Unit
from gonfalon.games.acre.rules.charging import charge_line, charging_ground, rode_at
from gonfalon.games.acre.rules.entering import capture, prizes
from gonfalon.games.acre.rules.leaders import hosts
from gonfalon.games.acre.rules.morale import check
from gonfalon.games.acre.rules.points import CAMP_OF
from gonfalon.games.acre.state import BIT, ZOC_KEY, State, hexes_of, pushed, zoc_of
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.reach import rings
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

DISENGAGEMENT = 1
NAMES = BOARD.names


class March(NamedTuple):
    """What a unit can reach from a hex: for each cost the hexes, after so much was spent on the way there."""

    start: int
    spent: int
    paid: tuple[Hexes, ...]
    stops: Hexes


@cites("15.5e", "R51")
def closed_edges(state: State, frame: Moving) -> Hexes:
    """The edge hexes that are closed in the movement of a withdrawal: all but those with a Muslim camp."""
    if not frame.bounded:
        return 0
    return EDGES & ~hexset(at for at in state.camps if CAMP_OF[at] is Side.MUSLIM)


EDGES = EAST_EDGE | SOUTH_EDGE


@cites("S4.1", "S4.4", "S8.2")
def marches(state: State, unit: Unit, closed: Hexes = 0) -> tuple[March, ...]:
    """All that a unit can reach now, the hexes of friends included; by parts when it slips out of an enemy ZOC."""
    here, enemy = state.at[unit.index], unit.side.enemy
    watched, enemies = zoc_of(state, enemy), hexes_of(state, enemy)
    stops = watched | prizes(state, unit.side)
    if watched & BIT[here]:
        return disengagements(state, unit, stops, enemies | closed)
    march = unhindered(here, unit.side, unit.is_foot, unit.movement)
    if sum(march.paid) & (enemies | stops | closed):
        return (_march(unit, here, 0, stops, enemies | closed),)
    return (march,)


@cites("S4.4", "S8.2", "R9")
def disengagements(state: State, unit: Unit, stops: Hexes, barred: Hexes) -> tuple[March, ...]:
    """What a unit in an enemy ZOC can reach: one hex outside every such ZOC, and for light units what lies beyond."""
    watched = zoc_of(state, unit.side.enemy)
    costs = COST_AT[unit.side, unit.is_foot]
    exits = BOARD.neighbours[state.at[unit.index]] & OPEN[unit.side, unit.is_foot] & ~watched & ~barred
    if not unit.is_light:
        exits &= ~hexes_of(state, unit.side)
        return tuple(March(at, costs[at], (BIT[at],), 0) for at in members(exits)) if state.options.fall_back else ()
    found = []
    for at in members(exits):
        spent = costs[at] + DISENGAGEMENT
        if stops & BIT[at] and spent <= unit.movement:
            found.append(March(at, spent, (BIT[at],), 0))
        elif spent <= unit.movement:
            found.append(_march(unit, at, spent, stops, barred))
    return tuple(found)


@cites("S2.1", "S4.2", "S4.3", "S5.2")
def _march(unit: Unit, start: int, spent: int, stops: Hexes, barred: Hexes) -> March:
    """What the movement points that are left pay for from a hex on."""
    paid = rings(BOARD, start, unit.movement - spent, COSTS[unit.side, unit.is_foot], blocked=barred, stops=stops)
    return March(start, spent, tuple(paid), stops)


@cache
def unhindered(start: int, side: Side, is_foot: bool, movement: int) -> March:
    """What can be reached on an empty map; a ready table, filled as it is asked for."""
    return March(start, 0, tuple(rings(BOARD, start, movement, COSTS[side, is_foot])), 0)


@cites("S4.2", "R1")
def destinations(state: State, unit: Unit, closed: Hexes = 0) -> Hexes:
    """Every hex where a unit may end its move: one without another unit."""
    return _ends(state, unit, marches(state, unit, closed))


def _ends(state: State, unit: Unit, found: tuple[March, ...]) -> Hexes:
    hexes = 0
    for march in found:
        hexes |= sum(march.paid)
    return hexes & ~hexes_of(state, unit.side)


@cites("S3.2", "S4.1")
def cheapest_path(found: tuple[March, ...], unit: Unit, here: int, goal: int) -> tuple[str, ...]:
    """The names of the hexes on a cheapest way to a goal in reach."""
    if found[0].start == here and not found[0].stops:
        return unhindered_path(here, unit.side, unit.is_foot, unit.movement, goal)
    bit = BIT[goal]
    costs = [(march.spent + cost, cost, march) for march in found for cost, ring in enumerate(march.paid) if ring & bit]
    _, cost, march = min(costs, key=lambda each: each[0])
    path = traced(march, COST_AT[unit.side, unit.is_foot], goal, cost)
    return path if march.start == here else (NAMES[march.start], *path)


def traced(march: March, costs: dict[int, int], goal: int, cost: int) -> tuple[str, ...]:
    """The hexes from the start of a march, which is left out, to a goal that costs so much."""
    way, at, paid = [], goal, march.paid
    passable = ~march.stops | BIT[march.start]
    while cost:
        way.append(NAMES[at])
        cost -= costs[at]
        before = BOARD.neighbours[at] & paid[cost] & passable
        at = (before & -before).bit_length() - 1
    return tuple(way[::-1])


@lru_cache(maxsize=65_536)
def unhindered_path(start: int, side: Side, is_foot: bool, movement: int, goal: int) -> tuple[str, ...]:
    """A cheapest way on an empty map; a ready table, filled as it is asked for."""
    march = unhindered(start, side, is_foot, movement)
    cost = next(cost for cost, ring in enumerate(march.paid) if ring & BIT[goal])
    return traced(march, COST_AT[side, is_foot], goal, cost)


@cites("S9.3", "S3.2")
def approaches(state: State, unit: Unit, found: tuple[March, ...]) -> list[tuple[str, ...]]:
    """The paths of heavy cavalry that end straight before an enemy, ready to charge."""
    here, paths = state.at[unit.index], []
    if unit.arm is not Arm.HC or len(found) != 1 or found[0].start != here:
        return []
    (march,) = found
    ground, ends = charging_ground(state), _ends(state, unit, found)
    cheap = sum(march.paid[: unit.movement]) & ~march.stops & ground & ~BIT[here]
    for target in members(hexes_of(state, unit.side.enemy) & ground & BOARD.spread(ends)):
        for direction in range(6):
            last = BOARD.step(target, direction)
            before = None if last is None else BOARD.step(last, direction)
            if before is not None and last is not None and BIT[last] & ends & ground and BIT[before] & cheap:
                paths.append((*cheapest_path(found, unit, here, before), NAMES[last]))
    return paths


@cites("S3.2")
def paths(state: State, unit: Unit, closed: Hexes = 0) -> list[tuple[str, ...]]:
    """The paths that are offered to a unit: the cheapest to each hex, and for heavy cavalry each straight approach."""
    found, here = marches(state, unit, closed), state.at[unit.index]
    cheapest = [cheapest_path(found, unit, here, goal) for goal in members(_ends(state, unit, found))]
    return list(dict.fromkeys((*cheapest, *approaches(state, unit, found))))


@cites("S3.1", "S4.1")
def why_not_move(state: State, action: Move, closed: Hexes) -> Refusal | None:
    """Why a unit may not move along a path: first the unit, then the hexes, then the way."""
    unit = BY_ID.get(action.unit)
    if unit is None:
        return refuse("K3", "no-such-unit", unit=action.unit)
    if unit.side is not action.seat:
        return refuse("S4.1", "not-yours", name=unit.id)
    if state.at[unit.index] < 0:
        return refuse("S11.2", "unit-not-on-map", unit=unit.id)
    if state.moved & unit.bit:
        return refuse("S3.1", "moved-already", unit=unit.id)
    for name in action.path:
        if name not in INDEX:
            return refuse("K3", "no-such-hex", at=name)
    if not action.path:
        return refuse("S4.1", "no-path", unit=unit.id)
    path = tuple(INDEX[name] for name in action.path)
    return why_closed(state, unit, path, closed) or why_too_far(state, unit, path) or why_barred(state, unit, path)


@cites("S2.1", "15.4a", "S4.1", "S4.2")
def why_closed(state: State, unit: Unit, path: tuple[int, ...], closed: Hexes) -> Refusal | None:
    """Why some hex of a path is not open to a unit at all, or its end is taken by a friend."""
    ground, here = OPEN[unit.side, unit.is_foot], state.at[unit.index]
    for at in path:
        if not BOARD.neighbours[here] & BIT[at]:
            return refuse("S4.1", "not-adjacent", at=NAMES[at])
        if not ground & BIT[at]:
            return why_never(unit, at)
        if closed & BIT[at]:
            return refuse("15.5e", "edge-closed", at=NAMES[at])
        here = at
    end = path[-1]
    if hexes_of(state, unit.side) & BIT[end]:
        return refuse("S4.2", "occupied", at=NAMES[end])
    return None


@cites("S2.1", "15.4a")
def why_never(unit: Unit, at: int) -> Refusal:
    """Why a hex is closed to a unit for good: sea, walls or, for horse, marsh."""
    if SEA & BIT[at]:
        return refuse("S2.1", "sea", at=NAMES[at])
    if FORTRESS & BIT[at]:
        return refuse("15.4a", "walls", at=NAMES[at])
    return refuse("S2.1", "marsh", unit=unit.id, at=NAMES[at])


@cites("S4.1", "S4.4")
def why_too_far(state: State, unit: Unit, path: tuple[int, ...]) -> Refusal | None:
    """Why the movement points do not suffice; slipping out of an enemy ZOC costs one more."""
    costs = COST_AT[unit.side, unit.is_foot]
    cost = sum(costs[at] for at in path)
    if unit.is_light and is_watched(state, unit, state.at[unit.index]):
        cost += DISENGAGEMENT
    return refuse("S4.1", "too-far", unit=unit.id, cost=cost, points=unit.movement) if cost > unit.movement else None


@cites("S4.2", "S4.3", "S4.4", "S8.2", "R9")
def why_barred(state: State, unit: Unit, path: tuple[int, ...]) -> Refusal | None:
    """What bars a path: enemies, the hexes that end a move, and the ZOC in which a unit starts."""
    enemies, ends = hexes_of(state, unit.side.enemy), prizes(state, unit.side)
    for at in path:
        if enemies & BIT[at]:
            return refuse("S4.2", "enemy-in-the-way", at=NAMES[at])
    if is_watched(state, unit, state.at[unit.index]):
        if not unit.is_light and not state.options.fall_back:
            return refuse("R9", "held", unit=unit.id)
        if is_watched(state, unit, path[0]):
            return refuse("S4.4", "still-watched", unit=unit.id, at=NAMES[path[0]])
        if not unit.is_light and len(path) > 1:
            return refuse("S4.4", "falls-back-one-hex", unit=unit.id)
    for at in path[:-1]:
        if is_watched(state, unit, at):
            return refuse("S4.3", "stopped-by-zoc", at=NAMES[at])
        if ends & BIT[at]:
            return refuse("S4.3", "stopped-by-prize", at=NAMES[at])
    return None


def is_watched(state: State, unit: Unit, at: int) -> bool:
    """Whether a hex lies in a ZOC of a unit's enemies."""
    return bool(zoc_of(state, unit.side.enemy) & BIT[at])


def has_move(state: State, side: Side, closed: Hexes) -> bool:
    """Whether any unit or leader of a side can still move."""
    at, moved = state.at, state.moved
    for unit in ARMY[side]:
        if at[unit.index] >= 0 and not moved & unit.bit and has_step(state, unit, closed):
            return True
    unmoved = (unit for unit in ARMY[side] if at[unit.index] >= 0 and not moved & unit.bit)
    return any(destinations(state, unit, closed) for unit in unmoved) or any(
        hosts(state, leader, closed) for leader in STAFF[side]
    )


def has_step(state: State, unit: Unit, closed: Hexes) -> bool:
    """Whether a unit that starts outside every enemy ZOC can go one hex, for which any movement suffices."""
    here, side = state.at[unit.index], unit.side
    taken = hexes_of(state, side) | hexes_of(state, side.enemy) | closed
    steps = BOARD.neighbours[here] & OPEN[side, unit.is_foot] & ~taken
    return bool(steps) and not zoc_of(state, side.enemy) & BIT[here]


@cites("S4.1", "S10.1")
def move(state: State, action: Move, tell: Tell) -> State:
    """Move a unit to the end of its path, its leaders with it; what it enters it captures."""
    unit, to = BY_ID[action.unit], INDEX[action.path[-1]]
    start = state.at[unit.index]
    how, clause = "march", "S4.1"
    if is_watched(state, unit, start):
        how, clause = ("slip", "S8.2") if unit.is_light else ("fall-back", "S4.4")
    tell(Moved(clause=clause, unit=unit.id, start=NAMES[start], to=action.path[-1], how=how))
    after = moved_to(state, unit, to)
    if prizes(state, unit.side) & BIT[to]:
        return capture(pushed(after, check(state)), unit, to, tell)
    if unit.arm is Arm.HC:
        target = charge_line(state, unit, tuple(INDEX[name] for name in action.path))
        return after if target is None else rode_at(after, unit, target, tell)
    return after


def moved_to(state: State, unit: Unit, to: int) -> State:
    """The state after a unit has moved, under a new number; what is remembered of both armies is carried over."""
    side, index = unit.side, unit.index
    places = list(state.at)
    start, places[index] = places[index], to
    after = structs.replace(state, asked=state.asked + 1, at=tuple(places), moved=state.moved | unit.bit)
    before, known = state.__dict__, after.__dict__
    for key in (side.enemy, ZOC_KEY[side.enemy]):
        if key in before:
            known[key] = before[key]
    # In a pair before the walls the other unit still holds the hex.
    if side in before and not (SIEGE & BIT[start] and start in places):
        known[side] = before[side] ^ BIT[start] | BIT[to]
    return after


COST_AT = {key: {at: cost for cost, hexes in costs for at in members(hexes)} for key, costs in COSTS.items()}
"""What it costs a side's foot or horse to enter a hex."""
