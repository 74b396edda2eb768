"""Chapter S9: heavy cavalry that rides straight at the enemy, and what it costs its order."""

from gonfalon.games.acre.events import ChargeChecked, Charging, Disorganized
from gonfalon.games.acre.map import BOARD, CLEAR
from gonfalon.games.acre.pieces import Arm, Unit
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.state import (
    BIT,
    State,
    disorganized_by,
    hexes_of,
    is_disorganized,
    leader_value,
    replace,
    zoc_of,
)
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

KEEPS_ORDER = 3


@cites("S9.3", "S2.1")
def charging_ground(state: State) -> Hexes:
    """The clear hexes without camp or trebuchet, over and into which a charge may go."""
    return CLEAR & ~hexset((*state.camps, *state.trebuchets))


@cites("S9.3", "S9.1", "R27", "R28")
def charge_line(state: State, unit: Unit, path: tuple[int, ...]) -> int | None:
    """The hex that a ride of at least two hexes leads straight at, if it may be charged from there."""
    if unit.arm is not Arm.HC or len(path) < 2:
        return None
    before, last = path[-2:]
    direction = BOARD.direction(before, last)
    assert direction is not None
    target = BOARD.step(last, direction)
    if target is None or zoc_of(state, unit.side.enemy) & BIT[before]:
        return None
    line = BIT[before] | BIT[last] | BIT[target]
    return target if line & charging_ground(state) == line else None


def rode_at(state: State, unit: Unit, target: int, tell: Tell) -> State:
    """Remember the hex that a unit rode straight at."""
    if hexes_of(state, unit.side.enemy) & BIT[target]:
        tell(Charging(clause="S9.3", unit=unit.id, at=BOARD.names[target]))
    return replace(state, charging=tuple(sorted((*state.charging, (unit.index, target)))))


@cites("S9.3", "S11.3", "R27", "R29")
def why_not_charge(state: State, unit: Unit, target: int) -> Refusal | None:
    """Why a unit may not charge a hex: it must be an organized HC of a steady army that rode straight at it."""
    if unit.arm is not Arm.HC:
        return refuse("S9.1", "cannot-charge", unit=unit.id)
    if is_disorganized(state, unit):
        return refuse("S9.3", "charge-disorganized", unit=unit.id)
    if (unit.index, target) not in state.charging:
        return refuse("S9.3", "no-charge-line", unit=unit.id, at=BOARD.names[target])
    if is_demoralized(state, unit.side):
        return refuse("S11.3", "charge-demoralized", unit=unit.id)
    return None


@cites("S9.4", "R28")
def check_charge(state: State, unit: Unit, dice: Dice, tell: Tell) -> State:
    """Roll whether a unit that charged keeps its order; only one on the map and organized can lose it."""
    if state.at[unit.index] < 0 or is_disorganized(state, unit):
        return state
    face = dice.roll(6, clause="S9.4", why="charge")
    kept = face <= KEEPS_ORDER + leader_value(state, unit)
    tell(ChargeChecked(clause="S9.4", unit=unit.id, kept=kept))
    if kept:
        return state
    tell(Disorganized(clause="S9.4", unit=unit.id))
    return disorganized_by(state, unit)
