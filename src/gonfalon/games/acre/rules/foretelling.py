"""What follows from an action before its dice: what a move costs and where it ends, what a placed unit covers."""

from gonfalon.games.acre.actions import Attack, Move, Place
from gonfalon.games.acre.charts import GROUND_OF, TERRAIN_HEXES
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, Unit
from gonfalon.games.acre.rules.attacking import owes_attack
from gonfalon.games.acre.rules.charging import KEEPS_ORDER
from gonfalon.games.acre.rules.deploying import CLAUSE, place, uncovered
from gonfalon.games.acre.rules.entering import prizes
from gonfalon.games.acre.rules.points import CAMP_POINTS, TREBUCHET_POINTS
from gonfalon.games.acre.rules.reaching import DISENGAGEMENT
from gonfalon.games.acre.state import BIT, State, ZocOf, is_disorganized, leader_value, stood_at, units_in, zoc_of
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.rulebook import cites

NAMES = BOARD.names


@cites("S2.1", "S4.4", "S8.2")
def move_lines(state: State, unit: Unit, way: tuple[int, ...]) -> tuple[Line, ...]:
    """What a way costs, terrain by terrain; a formed unit that falls back one hex pays nothing."""
    is_watched = zoc_of(state, unit.side.enemy) & BIT[way[0]]
    if is_watched and not unit.is_light:
        return ()
    costs: dict[str, int] = {}
    for at in way[1:]:
        name = terrain_of(at)
        costs[name] = costs.get(name, 0) + (GROUND_OF[unit.index].price(at) or 0)
    lines = tuple(Line("S2.1", "ground", name, add=cost) for name, cost in costs.items())
    return (*lines, Line("S8.2", "slip", add=DISENGAGEMENT)) if is_watched else lines


def terrain_of(at: int) -> str:
    """The terrain of a hex, as the chart calls it."""
    if FORTRESS & BIT[at]:
        return "walls"
    return next(name for name, hexes in TERRAIN_HEXES.items() if hexes & BIT[at])


@cites("S4.3", "S4.4", "S7.3", "S9.3", "S9.4", "15.2", "15.3")
def move_remarks(state: State, action: Move) -> tuple[Remark, ...]:
    """Where a move leaves its unit: fallen back, on a prize, beside enemies it must then fight, or ready to charge."""
    unit, to = BY_ID[action.unit], INDEX[action.to]
    found: list[Remark] = []
    if zoc_of(state, unit.side.enemy) & BIT[state.at[unit.index]] and not unit.is_light:
        found.append(remark("S4.4", "falls-back"))
    found += prize_remarks(state, unit, to)
    if watchers := watching(state, unit, to):
        found.append(remark("S4.3", "ends-in-zoc", unit=watchers[0].id, others=len(watchers) - 1))
        if owes_attack(stood_at(state, unit, to), unit):
            found.append(remark("S7.3", "owes-a-fight", unit=unit.id))
    if action.toward:
        found.append(remark("S9.3", "may-charge", at=action.toward))
        found.append(remark("S9.4", "keeps-order", most=order_kept_on(state, unit)))
    return tuple(found)


@cites("S7.9", "S9.4")
def attack_remarks(state: State, action: Attack) -> tuple[Remark, ...]:
    """What a charge brings with it: the charging unit enters a yielded hex, and may lose its order."""
    if not action.charger:
        return ()
    most = order_kept_on(state, BY_ID[action.charger])
    return (remark("S9.4", "rides-in", unit=action.charger, most=most),)


@cites("S9.4")
def order_kept_on(state: State, unit: Unit) -> int:
    """The highest die on which a unit keeps its order after a charge."""
    return min(6, KEEPS_ORDER + leader_value(state, unit))


@cites("15.2", "15.3")
def prize_remarks(state: State, unit: Unit, to: int) -> list[Remark]:
    """What a unit captures at the end of a move."""
    if not prizes(state, unit.side) & BIT[to]:
        return []
    if to in state.camps:
        return [remark("15.2", "takes-a-camp", at=NAMES[to], points=CAMP_POINTS)]
    return [remark("15.3", "takes-a-trebuchet", at=NAMES[to], points=TREBUCHET_POINTS)]


@cites("S5.1")
def watching(state: State, unit: Unit, at: int) -> list[Unit]:
    """The enemies whose ZOC a unit enters on a hex."""
    enemy = unit.side.enemy
    if not zoc_of(state, enemy) & BIT[at]:
        return []
    return [each for each in units_in(state, BOARD.neighbours[at], enemy) if exerts_zoc(state, each)]


@cites("S5.1", "R6")
def exerts_zoc(state: State, unit: Unit) -> bool:
    """Whether a unit controls the hexes beside it: formed and in order, or any with the option."""
    return state.options.zoc is ZocOf.ALL or not (unit.is_light or is_disorganized(state, unit))


@cites("14.2c", "14.3c", "R4")
def place_remarks(state: State, action: Place) -> tuple[Remark, ...]:
    """Which hexes of the line a unit would cover, which it would lay open, and how many stay so."""
    side, clause = action.seat, CLAUSE[action.seat]
    before, after = uncovered(state, side), uncovered(place(state, action, unheard), side)
    closed, opened = BOARD.printed(before & ~after), BOARD.printed(after & ~before)
    found = [remark(clause, "closes", hexes=", ".join(closed), count=len(closed))]
    if opened:
        found.append(remark(clause, "opens", hexes=", ".join(opened), count=len(opened)))
    return (*found, remark(clause, "stay-open", count=after.bit_count()))
