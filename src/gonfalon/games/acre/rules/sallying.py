"""Sections 15.4b and S12.3: the sortie of the garrison."""

from gonfalon.games.acre.actions import Sally
from gonfalon.games.acre.events import Sallied
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, Side, Unit
from gonfalon.games.acre.rules.leaders import rejoined
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import (
    BIT,
    INSIDE,
    GarrisonWaiting,
    SortieStage,
    State,
    hexes_of,
    in_place,
    replace,
    units_at,
    with_unit_at,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("15.4b", "S12.3", "R44", "R46")
def may_begin(state: State) -> bool:
    """Whether the sortie may begin now: once, in the second stage or, with the option, in any."""
    is_time = state.stage == 2 or state.options.sortie_stage is SortieStage.ANY
    return SETTINGS[state.scenario].is_whole and is_time and not state.sortied


@cites("S12.3", "R43")
def may_reinforce(state: State) -> bool:
    """Whether units still inside may come out at the end of a movement phase."""
    return state.sortied and state.options.garrison_waiting is GarrisonWaiting.ENTER


def has_sally(state: State) -> bool:
    """Whether a garrison unit is inside and a wall is empty."""
    return bool(inside(state) and empty_walls(state))


def inside(state: State) -> list[Unit]:
    """The garrison units that are not on the map."""
    return in_place(state, Side.MUSLIM, INSIDE)


@cites("S12.3")
def empty_walls(state: State) -> tuple[str, ...]:
    """The wall hexes without a unit."""
    return tuple(BOARD.names[at] for at in members(FORTRESS & ~hexes_of(state, Side.MUSLIM)))


@cites("15.4b", "S12.3", "R43", "R44", "R46")
def why_no_sortie(state: State, side: Side) -> Refusal:
    """Why no garrison unit is asked for now: whose they are, in which stage, how often, and when in a turn."""
    if side is not Side.MUSLIM:
        return refuse("15.4b", "only-muslims-sally")
    if not SETTINGS[state.scenario].is_whole:
        return refuse("15.4b", "no-garrison-here")
    if not state.stage:
        return refuse("15.4b", "battle-not-begun")
    if not (state.sortied or may_begin(state)):
        return refuse("15.4b", "sortie-too-early")
    if not state.sortied:
        return refuse("S12.3", "sortie-at-the-start")
    if not may_reinforce(state):
        return refuse("R43", "garrison-stays")
    return refuse("R44", "sortied-before")


@cites("15.4b", "S12.3")
def why_not_sally(state: State, action: Sally) -> Refusal | None:
    """Why a unit may not be put on a wall."""
    unit = BY_ID[action.unit]
    if not unit.is_garrison:
        return refuse("15.4b", "no-garrison", unit=unit.id)
    if state.at[unit.index] != INSIDE:
        return refuse("S12.3", "not-inside", unit=unit.id)
    if not FORTRESS & BIT[INDEX[action.at]]:
        return refuse("15.4b", "no-wall", at=action.at)
    if action.at not in empty_walls(state):
        return refuse("15.4b", "wall-manned", at=action.at, by=units_at(state, INDEX[action.at], Side.MUSLIM)[0].id)
    return None


@cites("15.4b", "S12.3", "R44")
def sally(state: State, action: Sally, tell: Tell) -> State:
    """Put a garrison unit on a wall; the sortie has begun."""
    unit = BY_ID[action.unit]
    tell(Sallied(clause="15.4b", unit=unit.id, at=action.at))
    state = replace(state, at=with_unit_at(state, unit, INDEX[action.at]), sortied=True)
    return rejoined(state, unit, tell)
