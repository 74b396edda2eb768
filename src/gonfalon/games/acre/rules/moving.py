"""Chapter S4: moving a unit, and why it may not go where it is told to."""

from functools import partial

from gonfalon.games.acre.actions import Move
from gonfalon.games.acre.charts import GROUND_OF, OPEN_TO
from gonfalon.games.acre.events import Moved
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import ARMY, BY_ID, STAFF, Side, Unit, Units
from gonfalon.games.acre.rules.causes import watcher, why_held, why_never, why_watched
from gonfalon.games.acre.rules.charging import rode_at, why_no_charger
from gonfalon.games.acre.rules.entering import capture, prizes
from gonfalon.games.acre.rules.leaders import hosts
from gonfalon.games.acre.rules.morale import check
from gonfalon.games.acre.rules.reaching import DISENGAGEMENT, destinations, straight_rides
from gonfalon.games.acre.state import BIT, State, hexes_of, known_of, pushed, stood_at, units_at, zoc_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import rings, route
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

NAMES = BOARD.names
MOVER = {side: f"{side} mover" for side in Side}
ALL: dict[Side, Units] = {side: sum(unit.bit for unit in ARMY[side]) for side in Side}
FAR = 100
"""More movement points than any hex costs."""


@cites("S3.1", "S4.1")
def why_not_move(state: State, action: Move, closed: Hexes) -> Refusal | None:
    """Why a unit may not move to a hex: first the unit, then the hex, then the straight ride."""
    unit = BY_ID[action.unit]
    if unit.side is not action.seat:
        return refuse("S4.1", "not-yours", name=unit.id)
    if state.at[unit.index] < 0:
        return refuse("S11.2", "unit-not-on-map", unit=unit.id)
    if state.moved & unit.bit:
        return refuse("S3.1", "moved-already", unit=unit.id)
    to = INDEX[action.to]
    if not destinations(state, unit, closed) & BIT[to]:
        return why_closed(state, unit, to, closed) or why_pinned(state, unit, to) or why_barred(state, unit, to, closed)
    return why_not_toward(state, unit, to, INDEX[action.toward], closed) if action.toward else None


@cites("S2.1", "15.4a", "15.5e", "S4.2")
def why_closed(state: State, unit: Unit, to: int, closed: Hexes) -> Refusal | None:
    """Why a hex is not open to a unit at all: its terrain, a closed edge, or units that hold it."""
    refusal = why_never(unit, to)
    if refusal is not None:
        return refusal
    if closed & BIT[to]:
        return refuse("15.5e", "edge-closed", at=NAMES[to])
    if state.at[unit.index] == to:
        return refuse("S4.1", "stays", unit=unit.id)
    return why_held(state, unit, to)


@cites("S4.4", "S8.2", "R9")
def why_pinned(state: State, unit: Unit, to: int) -> Refusal | None:
    """Why a unit that starts in an enemy ZOC may not leave it so."""
    here = state.at[unit.index]
    by = watcher(state, unit.side.enemy, here)
    if by is None:
        return None
    if not (unit.is_light or state.options.fall_back):
        return refuse("R9", "held", unit=unit.id, by=by.id)
    if BOARD.neighbours[here] & BIT[to]:
        return why_watched(state, unit, to, "S4.4")
    return None if unit.is_light else refuse("S4.4", "falls-back-one-hex", unit=unit.id, by=by.id)


@cites("S4.1", "S4.2", "S4.3", "S8.2", "15.5e")
def why_barred(state: State, unit: Unit, to: int, closed: Hexes) -> Refusal:
    """Why a hex is out of reach: too far on an empty map, or beyond closed hexes, enemies, or what ends a move."""
    here, ground, at = state.at[unit.index], GROUND_OF[unit.index], NAMES[to]
    enemies, watched = hexes_of(state, unit.side.enemy), zoc_of(state, unit.side.enemy)
    slip = DISENGAGEMENT if watched & BIT[here] else 0
    cost = slip + next(cost for cost, ring in enumerate(rings(ground, here, FAR)) if ring & BIT[to])
    if cost > unit.movement:
        return refuse("S4.1", "too-far", unit=unit.id, cost=cost, points=unit.movement)
    way_past = partial(route, ground, here, to, unit.movement - slip)
    if (way := way_past(blocked=closed)) is None:
        return refuse("15.5e", "edge-between", unit=unit.id, at=at)
    if way_past(blocked=enemies | closed) is None:
        by = units_at(state, first_on_the_way(way, enemies), unit.side.enemy)[0]
        return refuse("S4.2", "enemies-between", unit=unit.id, at=at, by=by.id)
    if (way := way_past(blocked=enemies | closed, stops=watched)) is not None:
        over = first_on_the_way(way, prizes(state, unit.side))
        return refuse("S4.3", "prize-between", unit=unit.id, at=at, over=NAMES[over])
    over = first_on_the_way(way_past(blocked=enemies | closed) or (), watched)
    by_zoc = watcher(state, unit.side.enemy, over)
    assert by_zoc is not None
    return refuse("S4.3", "zoc-between", unit=unit.id, at=at, over=NAMES[over], by=by_zoc.id)


def first_on_the_way(way: tuple[int, ...], hexes: Hexes) -> int:
    """The first of some hexes that a way leads over."""
    return next(at for at in way[1:-1] if hexes & BIT[at])


@cites("S9.3", "R57")
def why_not_toward(state: State, unit: Unit, to: int, toward: int, closed: Hexes) -> Refusal | None:
    """Why a unit cannot end its move riding straight toward a hex."""
    refusal = why_no_charger(state, unit)
    if refusal is not None:
        return refusal
    if not hexes_of(state, unit.side.enemy) & BIT[toward]:
        return refuse("R57", "nobody-to-charge", at=NAMES[toward])
    way = BOARD.direction(to, toward)
    if way is None or not straight_rides(state, unit, closed)[way] & BIT[to]:
        return refuse("S9.3", "no-straight-ride", unit=unit.id, at=NAMES[toward])
    return None


def has_move(state: State, side: Side, closed: Hexes) -> bool:
    """Whether any unit or leader of a side can still move."""
    army, unmoved, known = ARMY[side], ALL[side] & ~state.moved, known_of(state)
    free = ~(hexes_of(state, side) | hexes_of(state, side.enemy) | closed)
    # Who could step when it was looked at last can mostly do so still.
    last = known.get(MOVER[side])
    if last is not None and unmoved & last.bit and is_at_large(state, last, free):
        return True
    for number in members(unmoved):
        if is_at_large(state, army[number], free):
            known[MOVER[side]] = army[number]
            return True
    still = (army[number] for number in members(unmoved) if state.at[army[number].index] >= 0)
    return any(destinations(state, unit, closed) for unit in still) or any(
        hosts(state, leader, closed) for leader in STAFF[side]
    )


def is_at_large(state: State, unit: Unit, free: Hexes) -> bool:
    """Whether a unit on the map outside every enemy ZOC has a free hex beside it; any movement suffices for a step."""
    here = state.at[unit.index]
    return here >= 0 and bool(
        BOARD.neighbours[here] & OPEN_TO[unit.index] & free and not zoc_of(state, unit.side.enemy) & BIT[here]
    )


@cites("S4.1", "S10.1")
def move(state: State, action: Move, tell: Tell) -> State:
    """Move a unit, its leaders with it; what it enters it captures, and whom it rode at it may charge."""
    unit, to = BY_ID[action.unit], INDEX[action.to]
    start = state.at[unit.index]
    how, clause = "march", "S4.1"
    if zoc_of(state, unit.side.enemy) & BIT[start]:
        how, clause = ("slip", "S8.2") if unit.is_light else ("fall-back", "S4.4")
    tell(Moved(clause=clause, unit=unit.id, start=NAMES[start], to=action.to, how=how))
    after = stood_at(state, unit, to, asked=state.asked + 1, moved=state.moved | unit.bit)
    if prizes(state, unit.side) & BIT[to]:
        return capture(pushed(after, check(state)), unit, to, tell)
    return rode_at(after, unit, INDEX[action.toward], tell) if action.toward else after
