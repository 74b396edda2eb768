"""Sections S7.1 and S7.3: who may attack what, and who must."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from gonfalon.games.acre.actions import Attack
from gonfalon.games.acre.events import Declared
from gonfalon.games.acre.frames import Melee, Standing
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, SPAN, Arm, Side, Unit
from gonfalon.games.acre.rules.charging import why_not_charge
from gonfalon.games.acre.rules.morale import check
from gonfalon.games.acre.rules.reckoning import is_possible, strength_of
from gonfalon.games.acre.state import BIT, MustAttack, State, controlling, hexes_of, replace, units_at, units_in, zoc_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.agenda import push
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

NAMES = BOARD.names


@cites("S7.1", "R20")
def why_not_attack(state: State, action: Attack) -> Refusal | None:
    """Why an attack may not be made: first the units, then the hexes, then the charge and the odds."""
    return (
        why_not_attackers(state, action)
        or why_not_targets(state, action)
        or why_not_charger(state, action)
        or why_hopeless(state, action)
    )


def why_not_attackers(state: State, action: Attack) -> Refusal | None:
    """Why some units may not attack."""
    units = [BY_ID[unit] for unit in action.units]
    if not units or sorted({unit.index for unit in units}) != [unit.index for unit in units]:
        return refuse("K4", "each-once")
    for unit in units:
        if unit.side is not action.seat:
            return refuse("S7.1", "not-yours", name=unit.id)
        if state.at[unit.index] < 0:
            return refuse("S11.2", "unit-not-on-map", unit=unit.id)
        if state.attacked & unit.bit:
            return refuse("S7.1", "attacked-already", unit=unit.id)
    return None


@cites("S7.1", "15.4a", "R20", "R21")
def why_not_targets(state: State, action: Attack) -> Refusal | None:
    """Why some hexes may not be attacked: enemies must be there, not attacked yet, adjacent to every attacker."""
    if not action.hexes or sorted(set(action.hexes)) != list(action.hexes):
        return refuse("K4", "each-once")
    for name in action.hexes:
        bit = BIT[INDEX[name]]
        if not hexes_of(state, action.seat.enemy) & bit:
            return refuse("S7.1", "nobody-there", at=name)
        if action.seat is Side.CRUSADER and FORTRESS & bit:
            return refuse("15.4a", "walls-attacked", at=name)
        if not targets(state, action.seat) & bit:
            return refuse("S7.1", "struck-already", at=name)
        for unit in action.units:
            if not BOARD.neighbours[state.at[BY_ID[unit].index]] & bit:
                return refuse("S7.1", "not-beside", unit=unit, at=name)
    return None


@cites("S9.3", "R21", "R28")
def why_not_charger(state: State, action: Attack) -> Refusal | None:
    """Why the named unit may not charge in this attack."""
    if not action.charger:
        return None
    if action.charger not in action.units:
        return refuse("S9.3", "charger-not-attacking", unit=action.charger)
    if len(action.hexes) > 1:
        return refuse("R21", "charge-one-hex", unit=action.charger)
    return why_not_charge(state, BY_ID[action.charger], INDEX[action.hexes[0]])


@cites("S7.1", "R18")
def why_hopeless(state: State, action: Attack) -> Refusal | None:
    """Why the odds do not suffice."""
    attack = strength_of(state, [BY_ID[unit] for unit in action.units], is_attack=True)
    defence = sum(defence_of(state, INDEX[name], action.seat.enemy) for name in action.hexes)
    if is_possible(attack, defence):
        return None
    return refuse("S7.1", "hopeless", attack=attack, defence=defence)


def defence_of(state: State, at: int, side: Side) -> int:
    """The strength of all units of a side in a hex, who defend together; remembered with the state."""
    known: dict[int, int] = state.__dict__.setdefault("defence", {})
    found = known.get(at)
    if found is None:
        found = known[at] = strength_of(state, units_at(state, at, side), is_attack=False)
    return found


@cites("S7.1", "15.4a", "R20")
def targets(state: State, side: Side) -> Hexes:
    """The hexes of enemies, none of whom was attacked in this phase, that a side is not forbidden to attack."""
    hexes = hexes_of(state, side.enemy)
    if side is Side.CRUSADER:
        hexes &= ~FORTRESS
    first = SPAN[side.enemy].start
    for number in members(state.struck):
        hexes &= ~BIT[state.at[first + number]]
    return hexes


@cites("S7.1")
def attackers(state: State, side: Side) -> list[tuple[Unit, Hexes]]:
    """The units of the side whose turn it is that have not attacked, each with the hexes beside it that it may attack.

    Remembered with the state, because the end of the phase, the default and the menu all ask for it.
    """
    known: dict[str, list[tuple[Unit, Hexes]]] = state.__dict__
    found = known.get("attackers")
    if found is None:
        open_hexes = targets(state, side)
        near = BOARD.spread(open_hexes) & hexes_of(state, side)
        units = units_in(state, near, side) if near else ()
        found = known["attackers"] = [
            (unit, BOARD.neighbours[state.at[unit.index]] & open_hexes)
            for unit in units
            if not state.attacked & unit.bit
        ]
    return found


class Front(NamedTuple):
    """Hexes that can be attacked together, by the units that adjoin them all, and the strength they defend with."""

    hexes: tuple[int, ...]
    units: tuple[Unit, ...]
    defence: int


@cites("S7.1", "R21")
def fronts(state: State, side: Side) -> list[Front]:
    """All sets of hexes that some units could attack together at 1:3 or better."""
    able = attackers(state, side)
    sets: dict[tuple[int, ...], None] = {}
    for _, hexes in able:
        beside = tuple(members(hexes))
        for size in range(1, len(beside) + 1):
            sets |= dict.fromkeys(combinations(beside, size))
    defence = {at: defence_of(state, at, side.enemy) for at in {at for each in sets for at in each}}
    found = []
    for each in sorted(sets, key=lambda hexes: (len(hexes), hexes)):
        wanted = sum(BIT[at] for at in each)
        units = tuple(unit for unit, hexes in able if hexes & wanted == wanted)
        front = Front(each, units, sum(defence[at] for at in each))
        if is_possible(strength_of(state, units, is_attack=True), front.defence):
            found.append(front)
    return found


@cites("S7.1", "S9.3", "R28")
def forces(state: State, front: Front, charger: str = "") -> Iterator[tuple[str, ...]]:
    """The sets of units that could attack a front, those with the charging unit if there is one."""
    strength = {unit.id: strength_of(state, [unit], is_attack=True) for unit in front.units}
    for size in range(1, len(front.units) + 1):
        for units in combinations(strength, size):
            if (not charger or charger in units) and is_possible(sum(strength[each] for each in units), front.defence):
                yield units


def chargers(state: State, front: Front) -> list[str]:
    """The units that could charge a front."""
    if len(front.hexes) > 1 or not state.charging:
        return []
    return [
        unit.id for unit in front.units if unit.arm is Arm.HC and why_not_charge(state, unit, front.hexes[0]) is None
    ]


def has_attack(state: State, side: Side) -> bool:
    """Whether a side can still make an attack: one unit alone can, or all beside a hex together."""
    able = attackers(state, side)
    beside = 0
    for unit, hexes in able:
        beside |= hexes
        strength = strength_of(state, (unit,), is_attack=True)
        if any(is_possible(strength, defence_of(state, at, side.enemy)) for at in members(hexes)):
            return True
    return any(_together(state, able, at, side) for at in members(beside))


def _together(state: State, able: list[tuple[Unit, Hexes]], at: int, side: Side) -> list[Unit]:
    """The units beside a hex, if all of them could attack it at 1:3 or better; otherwise none."""
    units = [unit for unit, hexes in able if hexes & BIT[at]]
    attack = strength_of(state, units, is_attack=True)
    return units if is_possible(attack, defence_of(state, at, side.enemy)) else []


@cites("S7.3", "S5.2", "S6.6", "R8", "R16", "R17")
def owes_attack(state: State, unit: Unit) -> bool:
    """Whether a unit is bound to attack: in an enemy ZOC, not light or AR, not on a trebuchet, without having fired."""
    if unit.is_light or unit.arm is Arm.AR or (state.attacked | state.fired) & unit.bit:
        return False
    at = state.at[unit.index]
    return (
        is_pressed(state, unit.side, at)
        and not (unit.side is Side.CRUSADER and at in state.trebuchets)
        and state.options.must_attack is MustAttack.UNITS
    )


@cites("S7.3", "R8")
def is_pressed(state: State, side: Side, at: int) -> bool:
    """Whether an enemy ZOC calls to battle on a hex; that of the walls, which nobody may attack, does not."""
    if not zoc_of(state, side.enemy) & BIT[at]:
        return False
    beside = BOARD.neighbours[at]
    if side is Side.MUSLIM or not beside & FORTRESS:
        return True
    return bool(beside & ~FORTRESS & controlling(state, side.enemy))


@cites("S7.3", "R16")
def duties(state: State, side: Side) -> Iterator[Attack]:
    """For each hex that units bound to attack could attack together at 1:3 or better, that attack; none lets all go."""
    owing = [(unit, hexes) for unit, hexes in attackers(state, side) if owes_attack(state, unit)]
    beside = 0
    for _, hexes in owing:
        beside |= hexes
    for at in members(beside):
        if units := _together(state, owing, at, side):
            yield Attack(seat=side, units=tuple([unit.id for unit in units]), hexes=(NAMES[at],))


@cites("S7.3")
def why_not_end(state: State, side: Side) -> Refusal | None:
    """Why the melee phase cannot end: a unit is still bound to attack."""
    owed = next(duties(state, side), None)
    return refuse("S7.3", "must-attack", unit=owed.units[0], at=owed.hexes[0]) if owed else None


@cites("S7.1", "S7.2")
def attack(state: State, action: Attack, tell: Tell) -> State:
    """Declare an attack: both sides are marked, and the melee begins."""
    seat, attacked, struck = action.seat, state.attacked, state.struck
    attacking = [BY_ID[unit] for unit in action.units]
    defending = [unit for name in action.hexes for unit in units_at(state, INDEX[name], seat.enemy)]
    hexes, others = " ".join(action.hexes), len(attacking) - 1
    tell(Declared(clause="S7.1", unit=attacking[0].id, others=others, hexes=hexes, charger=action.charger))
    melee = Melee(
        seat,
        standing(state, attacking),
        standing(state, defending),
        action.charger,
        waiting=tuple([unit.id for unit in defending]),
    )
    for unit in attacking:
        attacked |= unit.bit
    for unit in defending:
        struck |= unit.bit
    return replace(state, attacked=attacked, struck=struck, agenda=push(state.agenda, melee, check(state)))


def standing(state: State, units: list[Unit]) -> tuple[Standing, ...]:
    """Where units stand now."""
    return tuple([(unit.id, NAMES[state.at[unit.index]]) for unit in units])
