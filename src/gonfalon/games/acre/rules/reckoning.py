"""Section S2.3: strengths, odds and shifts of a melee, line by line."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from gonfalon.games.acre.charts import COVER, ODDS, RESULTS
from gonfalon.games.acre.map import BOARD, SIEGE, STREAM
from gonfalon.games.acre.pieces import Side, Unit
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.state import BIT, State, best_leader, is_disorganized, leader_value
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.modifiers import Line, shifts, sum_of
from gonfalon.kernel.rulebook import cites

CHARGE_COLUMNS = 2


class Reckoning(NamedTuple):
    """The sums of a melee: attack, defence, the column of their odds, its shifts, and the column they lead to."""

    attack: tuple[Line, ...]
    defence: tuple[Line, ...]
    heading: str
    shifts: tuple[Line, ...]
    column: str


@cites("S2.3", "S7.2", "R18")
def reckoning(state: State, attackers: list[Unit], defenders: list[Unit], charger: str) -> Reckoning:
    """The sums of a melee between units as they stand now."""
    attack = side_lines(state, attackers, is_attack=True)
    defence = side_lines(state, defenders, is_attack=False)
    moved = shift_lines(state, attackers, defenders, charger)
    heading = odds_column(sum_of(attack), sum_of(defence))
    column = RESULTS.shifted(heading, shifts(moved)) if moved else heading
    return Reckoning(attack, defence, heading, moved, column)


def column_lines(sums: Reckoning) -> tuple[Line, ...]:
    """The way across the chart: the column of the odds, each shift, and the column that is read."""
    return FROM[sums.heading], *sums.shifts, TO[sums.column]


FROM = {column: Line("S2.3", "odds", column) for column in RESULTS.columns}
TO = {column: Line("S2.3", "column", column) for column in RESULTS.columns}


@lru_cache(maxsize=4096)
@cites("S2.3", "R18")
def odds_column(attack: int, defence: int) -> str:
    """The highest column whose odds are reached; below 1:3 it is 1:3."""
    heading = RESULTS.columns[0]
    for column, (for_attack, for_defence) in zip(RESULTS.columns, ODDS, strict=True):
        if attack * for_defence >= defence * for_attack:
            heading = column
    return heading


@cites("S7.1", "R18")
def is_possible(attack: int, defence: int) -> bool:
    """Whether the odds are at least 1:3."""
    return attack * ODDS[0][1] >= defence * ODDS[0][0]


def strength_of(state: State, units: Iterable[Unit], *, is_attack: bool) -> int:
    """The strength of units now, leaders included."""
    total, leading = 0, state.leading
    for unit in units:
        strength = unit.strength
        if state.disorganized[unit.side.number] & unit.bit:
            strength = half(strength)
        if is_attack and state.fired & unit.bit:
            strength = half(strength)
        total += strength + (leader_value(state, unit) if unit.index in leading else 0)
    return total


def half(strength: int) -> int:
    """Half of a strength, rounded up."""
    return (strength + 1) // 2


@cites("S2.2", "S6.6", "S10.1")
def side_lines(state: State, units: Iterable[Unit], *, is_attack: bool) -> tuple[Line, ...]:
    """The strength of each unit now, and of the best leader with it."""
    lines = []
    for unit in units:
        fired = is_attack and bool(state.fired & unit.bit)
        lines.append(strength_line(unit.id, unit.strength, is_disorganized(state, unit), fired))
        leader = best_leader(state, unit) if unit.index in state.leading else None
        if leader is not None:
            lines.append(Line("S10.1", "leader", leader.id, add=leader.value))
    return tuple(lines)


@lru_cache(maxsize=512)
def strength_line(unit: str, printed: int, disorganized: bool, fired: bool) -> Line:
    """The line of a unit's strength: halved when disorganized, halved again after firing, each time rounded up."""
    strength = half(printed) if disorganized else printed
    if fired:
        strength = half(strength)
    if disorganized and fired:
        return Line("S6.6", "disorganized-fired", unit, add=strength)
    if fired:
        return Line("S6.6", "fired", unit, add=strength)
    if disorganized:
        return Line("S2.2", "disorganized", unit, add=strength)
    return Line("S2.2", "strength", unit, add=strength)


@cites("S2.3", "S11.3", "R21")
def shift_lines(state: State, attackers: list[Unit], defenders: list[Unit], charger: str) -> tuple[Line, ...]:
    """What shifts the column: charge, envelopment, morale and terrain."""
    side = attackers[0].side
    lines = [Line("S9.3", "charge", charger, shift=CHARGE_COLUMNS)] if charger else []
    if len(attackers) > 1 and is_enveloped(state, attackers, defenders):
        lines.append(Line("S2.3", "enveloped", shift=1))
    if is_demoralized(state, side.enemy):
        lines.append(Line("S11.3", "enemy-demoralized", side.enemy, shift=1))
    if is_demoralized(state, side):
        lines.append(Line("S11.3", "own-demoralized", side, shift=-1))
    cover = cover_line(state, attackers, defenders)
    return (*lines, cover) if cover else tuple(lines)


@cites("S2.3")
def is_enveloped(state: State, attackers: list[Unit], defenders: list[Unit]) -> bool:
    """Whether attackers stand in two opposite or three alternate neighbours of the one target hex."""
    target = state.at[defenders[0].index]
    if any(state.at[unit.index] != target for unit in defenders):
        return False
    around = {BOARD.direction(target, state.at[unit.index]) for unit in attackers}
    return any({way, way + 3} <= around for way in range(3)) or any({way, way + 2, way + 4} <= around for way in (0, 1))


@cites("S2.1", "R13", "R21")
def cover_line(state: State, attackers: list[Unit], defenders: list[Unit]) -> Line | None:
    """The one column that terrain, a trebuchet or the stream gives the defender, if any does."""
    targets = hexset([state.at[unit.index] for unit in defenders])
    if targets & COVER:
        return Line("S2.1", "terrain", shift=-1)
    if targets & SIEGE and targets & sheltering(state, defenders[0].side):
        return Line("R13", "trebuchet", shift=-1)
    if STREAM & BIT[state.at[attackers[0].index]] and all(STREAM & BIT[state.at[unit.index]] for unit in attackers):
        return Line("S2.1", "stream", shift=-1)
    return None


@cites("15.3", "R13")
def sheltering(state: State, side: Side) -> Hexes:
    """The hexes where a trebuchet shelters a side's defenders."""
    return hexset(state.trebuchets) if side is Side.CRUSADER and state.options.trebuchet_cover else 0
