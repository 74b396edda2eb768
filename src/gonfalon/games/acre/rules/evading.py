"""Sections S8.3 and S6.5: what a defending unit may do before the melee."""

from gonfalon.games.acre.actions import Evade, Fire
from gonfalon.games.acre.events import Evaded
from gonfalon.games.acre.frames import Melee, Reacting, Standing, Volley
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, Arm, Side, Unit
from gonfalon.games.acre.rules.causes import why_no_path
from gonfalon.games.acre.rules.entering import enter, safe
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.rules.retreating import hexes_in_retreat, safe_paths
from gonfalon.games.acre.rules.shooting import fire_range, is_able, why_not_fire
from gonfalon.games.acre.state import BIT, DotUnits, State, instead, is_disorganized, popped
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


def melee_of(state: State) -> Melee:
    """The melee that is being fought."""
    for frame in reversed(state.agenda):
        if type(frame) is Melee:
            return frame
    raise AssertionError("no melee is being fought")


@cites("S7.2")
def still_in(state: State, standing: tuple[Standing, ...]) -> list[Unit]:
    """Those of the units that still stand where they stood when the melee was declared; whoever moved is out of it."""
    places, units = state.at, [(BY_ID[unit], INDEX[at]) for unit, at in standing]
    return [unit for unit, at in units if places[unit.index] == at]


@cites("15.1a", "R31")
def has_dot(state: State, unit: Unit) -> bool:
    """Whether a unit bears the dot; with the option the Turkomans do too."""
    is_turkoman = unit.label == "turkomans"
    return unit.has_dot or (is_turkoman and state.options.dot_units is DotUnits.LI_TK)


@cites("S8.3", "S11.3", "R30", "R32")
def why_not_evade(state: State, frame: Reacting) -> Refusal | None:
    """Why a unit may not retreat before combat."""
    unit = BY_ID[frame.unit]
    if not unit.is_light:
        return refuse("S8.3", "not-light", unit=unit.id)
    if frame.has_fired and unit.arm is not Arm.HA:
        return refuse("S8.3", "fired-before", unit=unit.id)
    if is_disorganized(state, unit) and not (state.options.disrupted_evade and has_dot(state, unit)):
        return refuse("S8.3", "evade-disorganized", unit=unit.id)
    for attacker in still_in(state, melee_of(state).attackers):
        if attacker.movement > unit.movement:
            return refuse("S8.3", "faster", unit=unit.id, by=attacker.id)
    if is_demoralized(state, unit.side):
        return refuse("S11.3", "evade-demoralized", unit=unit.id)
    return None


def can_evade(state: State, frame: Reacting) -> bool:
    """Whether a unit may retreat before combat, and has where to go."""
    unit = BY_ID[frame.unit]
    if not unit.is_light or why_not_evade(state, frame) is not None:
        return False
    return bool(BOARD.neighbours[state.at[unit.index]] & safe(state, unit))


def evasions(state: State, frame: Reacting) -> list[tuple[str, ...]]:
    """The paths along which a unit may retreat before combat."""
    if why_not_evade(state, frame) is not None:
        return []
    unit = BY_ID[frame.unit]
    return list(safe_paths(state, unit, hexes_in_retreat(unit)))


@cites("S8.3")
def why_not_evade_along(state: State, frame: Reacting, action: Evade) -> Refusal | None:
    """Why a unit may not retreat before combat along a path."""
    unit = BY_ID[frame.unit]
    return why_not_evade(state, frame) or why_no_path(state, unit, action.path, hexes_in_retreat(unit), "S8.3")


@cites("S8.3")
def evade(state: State, frame: Reacting, action: Evade, tell: Tell) -> State:
    """Let a unit retreat before combat; it stays organized."""
    return gone(popped(state), BY_ID[frame.unit], action.path, "S8.3", tell)


@cites("S8.3", "S8.4")
def gone(state: State, unit: Unit, path: tuple[str, ...], clause: str, tell: Tell) -> State:
    """Take a defending unit along its path before the melee, and tell where it went."""
    start = BOARD.names[state.at[unit.index]]
    tell(Evaded(clause=clause, unit=unit.id, start=start, to=path[-1], over=" ".join(path[:-1])))
    return enter(state, unit, INDEX[path[-1]], tell)


@cites("S6.5", "15.4a", "R15")
def marks_of_defence(state: State, frame: Reacting) -> list[str]:
    """The adjacent attackers that a defending unit may fire at."""
    unit = BY_ID[frame.unit]
    if frame.has_fired or not is_able(state, unit):
        return []
    hexes = fire_range(state, unit) & (~FORTRESS if unit.side is Side.CRUSADER else BOARD.spaces)
    attackers = still_in(state, melee_of(state).attackers)
    return [attacker.id for attacker in attackers if hexes & BIT[state.at[attacker.index]]]


@cites("S6.5")
def why_not_fire_back(state: State, frame: Reacting, action: Fire) -> Refusal | None:
    """Why a defending unit may not fire at an attacker."""
    target = BY_ID[action.target]
    if frame.has_fired:
        return refuse("S6.5", "fired-once", unit=frame.unit)
    if target not in still_in(state, melee_of(state).attackers):
        return refuse("S6.5", "not-attacking", unit=target.id)
    return why_not_fire(state, BY_ID[frame.unit], target)


@cites("S6.5", "S8.3")
def fire_back(state: State, frame: Reacting, action: Fire, tell: Tell) -> State:
    """Let a defending unit fire; horse archers may go or stand afterwards."""
    volley = Volley((frame.unit,), action.target)
    if BY_ID[frame.unit].arm is Arm.HA:
        return instead(state, volley, Reacting(frame.seat, frame.unit, has_fired=True))
    return instead(state, volley)


def is_muslim_defence(state: State) -> bool:
    """Whether the melee is one of the Crusader melee phase."""
    return melee_of(state).side is Side.CRUSADER
