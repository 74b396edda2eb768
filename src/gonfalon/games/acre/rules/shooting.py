"""Chapter S6: archery, who may fire at whom, and what a hit does."""

from gonfalon.games.acre.actions import Shoot
from gonfalon.games.acre.charts import AGAINST, SURE_HIT, SURE_MISS
from gonfalon.games.acre.events import Disorganized, Shot
from gonfalon.games.acre.frames import Hit, Retreating, Volley
from gonfalon.games.acre.map import BOARD, FORTRESS, ORCHARD
from gonfalon.games.acre.pieces import ARMY, BY_ID, LEADER_BY_ID, Side, Unit
from gonfalon.games.acre.rules.leaders import risk_arrows
from gonfalon.games.acre.rules.morale import check
from gonfalon.games.acre.state import (
    BIT,
    State,
    disorganized_by,
    hexes_of,
    instead,
    is_disorganized,
    leaders_with,
    popped,
    replace,
    units_in,
    zoc_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.agenda import push
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Reckoned, Tell
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

MOST_FIRERS = 3


@cites("S6.1", "S6.6", "R15")
def why_not_shoot(state: State, action: Shoot) -> Refusal | None:
    """Why some units may not fire at a target in their archery phase."""
    target, firers = BY_ID[action.target], [BY_ID[unit] for unit in action.units]
    if not 1 <= len(firers) <= MOST_FIRERS:
        return refuse("S6.1", "one-to-three", count=len(firers))
    if sorted({unit.index for unit in firers}) != [unit.index for unit in firers]:
        return refuse("K4", "each-once")
    if target.side is action.seat:
        return refuse("S6.1", "not-an-enemy", unit=target.id)
    if state.at[target.index] < 0:
        return refuse("S11.2", "unit-not-on-map", unit=target.id)
    if state.shot & target.bit:
        return refuse("S6.1", "shot-at-already", unit=target.id)
    for unit in firers:
        if unit.side is not action.seat:
            return refuse("S6.1", "not-yours", name=unit.id)
        if state.fired & unit.bit:
            return refuse("S6.1", "fired-already", unit=unit.id)
        refusal = why_not_fire(state, unit, target)
        if refusal is not None:
            return refusal
    return None


@cites("S6.1", "S6.5", "15.4a", "R14", "R15")
def why_not_fire(state: State, unit: Unit, target: Unit) -> Refusal | None:
    """Why a unit may not fire at another: bows, order, distance and the walls."""
    if state.at[unit.index] < 0:
        return refuse("S11.2", "unit-not-on-map", unit=unit.id)
    if not is_able(state, unit):
        return refuse("S6.1", "no-archers", unit=unit.id)
    at = state.at[target.index]
    if unit.side is Side.CRUSADER and FORTRESS & BIT[at]:
        return refuse("15.4a", "behind-walls", unit=target.id)
    if not fire_range(state, unit) & BIT[at]:
        return refuse("S6.1", "out-of-range", unit=unit.id, target=target.id)
    return None


@cites("S6.1", "R15")
def is_able(state: State, unit: Unit) -> bool:
    """Whether a unit has archery left: at least 1, after 1 less when disorganized."""
    return unit.archery > is_disorganized(state, unit)


@cites("S6.1", "S5.2", "R14")
def fire_range(state: State, unit: Unit) -> Hexes:
    """The hexes that a unit can fire into: adjacent ones, or within 2 for the long range out of enemy ZOC."""
    at = state.at[unit.index]
    if unit.range > 1 and not zoc_of(state, unit.side.enemy) & BIT[at]:
        return BOARD.within(at, unit.range)
    return BOARD.neighbours[at]


@cites("S6.1", "15.4a")
def archers(state: State, side: Side) -> list[tuple[Unit, Hexes]]:
    """The units of the side whose turn it is that can still fire, each with the hexes of enemies in its range.

    Remembered with the state, because the end of the phase and the menu both ask for it.
    """
    known: dict[str, list[tuple[Unit, Hexes]]] = state.__dict__
    found = known.get("archers")
    if found is None:
        enemies = hexes_of(state, side.enemy)
        if side is Side.CRUSADER:
            enemies &= ~FORTRESS
        near = BOARD.spread(BOARD.spread(enemies)) & hexes_of(state, side)
        found = known["archers"] = []
        for unit in BOWMEN[side] if near else ():
            if near & BIT[state.at[unit.index]] and not state.fired & unit.bit and is_able(state, unit):
                hexes = fire_range(state, unit) & enemies
                if hexes:
                    found.append((unit, hexes))
    return found


def marks(state: State, side: Side) -> list[tuple[Unit, list[Unit]]]:
    """The enemies that can still be fired at, each with the units that can."""
    able = archers(state, side)
    if not able:
        return []
    found = []
    for target in ARMY[side.enemy]:
        bit = BIT[state.at[target.index]]
        if bit and not state.shot & target.bit:
            firers = [unit for unit, hexes in able if hexes & bit]
            if firers:
                found.append((target, firers))
    return found


def has_shot(state: State, side: Side) -> bool:
    """Whether a side can still fire at somebody."""
    able = archers(state, side)
    if not able or not state.shot:
        return bool(able)
    hexes = 0
    for _, near in able:
        hexes |= near
    return any(not state.shot & unit.bit for unit in units_in(state, hexes, side.enemy))


@cites("S6.1", "S3.1")
def shoot(state: State, action: Shoot, tell: Tell) -> State:
    """Let units fire at a target; each of them once, and the target once."""
    fired = sum(BY_ID[unit].bit for unit in action.units)
    return replace(
        state,
        fired=state.fired | fired,
        shot=state.shot | BY_ID[action.target].bit,
        agenda=push(state.agenda, Volley(action.units, action.target), check(state)),
    )


@cites("S2.4", "S6.2")
def loose(state: State, work: Volley, dice: Dice, tell: Tell) -> State:
    """Roll a volley: a 1 hits, a 6 misses, and between them a die not above the fire value hits."""
    firers, target = [BY_ID[unit] for unit in work.units], BY_ID[work.target]
    lines = fire_lines(state, firers, target)
    tell(Reckoned(clause="S2.4", what="fire", who=firers[0].id, lines=lines))
    value, face = sum_of(lines), dice.roll(6, clause="S6.2", why="archery")
    hit = hits(value, face)
    others = len(firers) - 1
    tell(Shot(clause="S2.4", unit=firers[0].id, others=others, target=target.id, value=value, face=face, hit=hit))
    if not hit:
        return popped(state)
    return instead(state, Hit(target.id, tuple(leader.id for leader in leaders_with(state, target))))


@cites("S2.4")
def hits(value: int, face: int) -> bool:
    """Whether a die hits under a fire value."""
    return face == SURE_HIT or (face != SURE_MISS and face <= value)


@cites("S2.4")
def fire_lines(state: State, firers: list[Unit], target: Unit) -> tuple[Line, ...]:
    """The fire value: that of the best firer, and 1 for each further one."""
    if len(firers) == 1:
        return firer_lines(state, firers[0], target)
    best = max((firer_lines(state, firer, target) for firer in firers), key=sum_of)
    return (*best, Line("S2.4", "further-firers", add=len(firers) - 1))


@cites("S2.4", "S2.1")
def firer_lines(state: State, firer: Unit, target: Unit) -> tuple[Line, ...]:
    """What one firer's value consists of."""
    at = state.at[target.index]
    lines = [Line("S2.2", "archery", firer.id, add=firer.archery)]
    if is_disorganized(state, firer):
        lines.append(Line("S2.4", "archers-disorganized", firer.id, add=-1))
    if not BOARD.neighbours[state.at[firer.index]] & BIT[at]:
        lines.append(Line("S2.4", "long-range", firer.id, add=-1))
    against = AGAINST[target.arm]
    if against < 0:
        lines.append(Line("S2.4", "armour", target.id, add=against))
    elif against > 0:
        lines.append(Line("S2.4", "unarmoured", target.id, add=against))
    if ORCHARD & BIT[at]:
        lines.append(Line("S2.1", "orchard", target.id, add=-1))
    return tuple(lines)


@cites("S6.2", "R22")
def suffer(state: State, work: Hit, dice: Dice, tell: Tell) -> State:
    """See to a hit: each leader rolls, then the unit is disorganized, or driven back if it was already."""
    if work.leaders:
        state = instead(state, Hit(work.unit, work.leaders[1:]))
        return risk_arrows(state, LEADER_BY_ID[work.leaders[0]], dice, tell)
    unit = BY_ID[work.unit]
    if is_disorganized(state, unit):
        standing = (unit.id, BOARD.names[state.at[unit.index]])
        return instead(state, Retreating(unit.side, (standing,), by_arrows=True))
    tell(Disorganized(clause="S6.2", unit=unit.id))
    return disorganized_by(popped(state), unit)


BOWMEN = {side: tuple(unit for unit in ARMY[side] if unit.archery) for side in Side}
