"""Sections 15.2, 15.3 and S4.5: what a unit captures when it enters a hex in any way."""

from functools import lru_cache

from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.events import CampCaptured, Plundered, TrebuchetCaptured
from gonfalon.games.acre.frames import Plunder
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import BY_ID, Side, Unit
from gonfalon.games.acre.rules.harm import bereft
from gonfalon.games.acre.rules.points import CAMP_OF, CAMP_POINTS, TREBUCHET_POINTS
from gonfalon.games.acre.state import (
    BIT,
    SCATTERED,
    State,
    hexes_of,
    popped,
    pushed,
    replace,
    stood_at,
    taken_off,
    zoc_of,
)
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

SCATTERS = 4


@cites("S4.3", "S4.5", "R10", "15.3")
def prizes(state: State, side: Side) -> Hexes:
    """The hexes where a side's unit captures something and goes no further: enemy camps, for Muslims trebuchets."""
    return _prizes(state.camps, state.trebuchets if side is Side.MUSLIM else (), side)


@lru_cache(maxsize=4096)
def _prizes(camps: tuple[int, ...], trebuchets: tuple[int, ...], side: Side) -> Hexes:
    return hexset((*(at for at in camps if CAMP_OF[at] is not side), *trebuchets))


@cites("S2.1", "15.4a", "R42")
def free(state: State, unit: Unit) -> Hexes:
    """The hexes that are free for a unit: terrain it may enter, without any unit."""
    return OPEN_TO[unit.index] & ~(hexes_of(state, Side.CRUSADER) | hexes_of(state, Side.MUSLIM))


@cites("S5.2")
def safe(state: State, unit: Unit) -> Hexes:
    """The hexes that are free for a unit and outside every enemy ZOC."""
    return free(state, unit) & ~zoc_of(state, unit.side.enemy)


@cites("S4.5", "R11")
def enter(state: State, unit: Unit, at: int, tell: Tell) -> State:
    """Put a unit on a hex that it enters, no longer in line for a charge, and let it capture what stands there."""
    charging = tuple(each for each in state.charging if each[0] != unit.index)
    state = stood_at(state, unit, at, charging=charging)
    return capture(state, unit, at, tell) if prizes(state, unit.side) & BIT[at] else state


@cites("15.2", "15.3", "16.2", "S4.5")
def capture(state: State, unit: Unit, at: int, tell: Tell) -> State:
    """Remove the camp or the trebuchet that a unit has entered; a camp tempts it to plunder."""
    if at in state.camps:
        tell(CampCaptured(clause="15.2", unit=unit.id, at=BOARD.names[at], points=CAMP_POINTS))
        state = replace(state, camps=tuple(each for each in state.camps if each != at))
        return pushed(state, Plunder(unit.id))
    tell(TrebuchetCaptured(clause="15.3", unit=unit.id, at=BOARD.names[at], points=TREBUCHET_POINTS))
    return replace(state, trebuchets=tuple(each for each in state.trebuchets if each != at))


@cites("15.2", "R12")
def plunder(state: State, work: Plunder, dice: Dice, tell: Tell) -> State:
    """Roll whether a unit that captured a camp scatters; its leaders then go to the nearest unit."""
    unit = BY_ID[work.unit]
    scattered = dice.roll(6, clause="15.2", why="plunder", who=unit.id) >= SCATTERS
    tell(Plundered(clause="15.2", unit=unit.id, scattered=scattered))
    state = popped(state)
    if not scattered:
        return state
    fallen = bereft(state, unit, is_eliminated=False)
    state = taken_off(state, unit, SCATTERED)
    return pushed(state, fallen) if fallen else state
