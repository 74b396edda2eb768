"""How units are disorganized, eliminated and scattered, and what that means for their leaders."""

from collections.abc import Iterable

from gonfalon.games.acre.events import Disorganized, Eliminated
from gonfalon.games.acre.frames import Fall
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import Unit
from gonfalon.games.acre.state import (
    ELIMINATED,
    State,
    disorganized_by,
    is_disorganized,
    leaders_with,
    pushed,
    taken_off,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("S7.2", "R22")
def disorganize(state: State, units: Iterable[Unit], clause: str, tell: Tell) -> State:
    """Turn units to their disorganized side; those that show it already are eliminated, all at once."""
    units = list(units)
    fresh = [unit for unit in units if not is_disorganized(state, unit)]
    lost = [unit for unit in units if is_disorganized(state, unit)]
    for unit in fresh:
        tell(Disorganized(clause=clause, unit=unit.id))
    return eliminate(disorganized_by(state, *fresh), lost, clause, tell)


@cites("S11.2")
def eliminate(state: State, units: Iterable[Unit], clause: str, tell: Tell) -> State:
    """Take units off the map at once under one clause."""
    return fell(state, ((unit, clause) for unit in units), tell)


@cites("S11.2", "S10.3")
def fell(state: State, lost: Iterable[tuple[Unit, str]], tell: Tell) -> State:
    """Take units off the map, each by its clause; then their leaders, unit by unit, see what becomes of them."""
    falls = []
    for unit, clause in lost:
        tell(Eliminated(clause=clause, unit=unit.id, points=unit.strength))
        fallen = bereft(state, unit, is_eliminated=True)
        falls += [fallen] if fallen else []
        state = taken_off(state, unit, ELIMINATED)
    return pushed(state, *falls) if falls else state


@cites("S10.4")
def bereft(state: State, unit: Unit, *, is_eliminated: bool) -> Fall | None:
    """What becomes of the leaders with a unit that leaves the map, if there are any."""
    leaders = tuple(leader.id for leader in leaders_with(state, unit))
    return Fall(leaders, BOARD.names[state.at[unit.index]], is_eliminated) if leaders else None
