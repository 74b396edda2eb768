"""Chapter S9: heavy cavalry that rides straight at the enemy, and what it costs its order."""

from functools import lru_cache

from gonfalon.games.acre.events import ChargeChecked, Charging, Disorganized
from gonfalon.games.acre.map import BOARD, CLEAR
from gonfalon.games.acre.pieces import Arm, Unit
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.state import (
    State,
    disorganized_by,
    is_disorganized,
    leader_value,
    replace,
)
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

KEEPS_ORDER = 3


@cites("S9.3", "S2.1")
def charging_ground(state: State) -> Hexes:
    """The clear hexes without camp or trebuchet, over and into which a charge may go."""
    return CLEAR & ~_occupied_ground(state.camps, state.trebuchets)


@lru_cache(maxsize=4096)
def _occupied_ground(camps: tuple[int, ...], trebuchets: tuple[int, ...]) -> Hexes:
    return hexset((*camps, *trebuchets))


def rode_at(state: State, unit: Unit, target: int, tell: Tell) -> State:
    """Remember the hex that a unit rode straight at."""
    tell(Charging(clause="S9.3", unit=unit.id, at=BOARD.names[target]))
    return replace(state, charging=tuple(sorted((*state.charging, (unit.index, target)))))


@cites("S9.3", "R27", "R28", "R29")
def why_not_charge(state: State, unit: Unit, target: int) -> Refusal | None:
    """Why a unit may not charge a hex: it must be an organized HC of a steady army that rode straight at it."""
    refusal = why_no_charger(state, unit)
    if refusal is None and (unit.index, target) not in state.charging:
        return refuse("S9.3", "no-charge-line", unit=unit.id, at=BOARD.names[target])
    return refusal


@cites("S9.1", "S9.3", "S11.3", "R27")
def why_no_charger(state: State, unit: Unit) -> Refusal | None:
    """Why a unit charges nobody now, wherever it rides: it is no HC, or disorganized, or its army demoralized."""
    if unit.arm is not Arm.HC:
        return refuse("S9.1", "cannot-charge", unit=unit.id)
    if is_disorganized(state, unit):
        return refuse("S9.3", "charge-disorganized", unit=unit.id)
    if is_demoralized(state, unit.side):
        return refuse("S11.3", "charge-demoralized", unit=unit.id)
    return None


@cites("S9.4", "R28")
def check_charge(state: State, unit: Unit, dice: Dice, tell: Tell) -> State:
    """Roll whether a unit that charged keeps its order; only one on the map and organized can lose it."""
    if state.at[unit.index] < 0 or is_disorganized(state, unit):
        return state
    face = dice.roll(6, clause="S9.4", why="charge", who=unit.id)
    kept = face <= KEEPS_ORDER + leader_value(state, unit)
    tell(ChargeChecked(clause="S9.4", unit=unit.id, kept=kept))
    if kept:
        return state
    tell(Disorganized(clause="S9.4", unit=unit.id))
    return disorganized_by(state, unit)
