"""Sections 15.1 and S8.4: Karr-wa-Farr, the feigned flight."""

from gonfalon.games.acre.actions import Flee, Follow
from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.events import Feigned, Fled, Followed
from gonfalon.games.acre.frames import Feint, Fleeing, Following, Frame, Melee, Reacting
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import ARMY, BY_ID, Side, Unit
from gonfalon.games.acre.rules.causes import why_no_path
from gonfalon.games.acre.rules.entering import enter, prizes, safe
from gonfalon.games.acre.rules.evading import gone, has_dot, is_muslim_defence, melee_of, still_in
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.rules.retreating import hexes_in_retreat, safe_paths
from gonfalon.games.acre.state import (
    BIT,
    KwfFollower,
    State,
    amended,
    hexes_of,
    instead,
    is_disorganized,
    leader_value,
    phasing,
    popped,
    replace,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

LESS = 3
NAMES = BOARD.names


@cites("15.1a", "15.1b", "15.1c", "S8.4", "S11.3", "R31", "R32", "R34")
def why_not_feign(state: State, frame: Reacting) -> Refusal | None:
    """Why a unit may not feign flight."""
    unit = BY_ID[frame.unit]
    if unit.side is not Side.MUSLIM or not is_muslim_defence(state) or not has_dot(state, unit):
        return refuse("15.1a", "no-dot", unit=unit.id)
    if frame.has_fired:
        return refuse("S8.4", "fired-before", unit=unit.id)
    if melee_of(state).charger:
        return refuse("15.1b", "charged", unit=unit.id)
    if is_disorganized(state, unit):
        return refuse("15.1c", "feign-disorganized", unit=unit.id)
    if is_demoralized(state, unit.side):
        return refuse("S11.3", "feign-demoralized", unit=unit.id)
    if not BOARD.neighbours[state.at[unit.index]] & safe(state, unit):
        return refuse("R34", "nowhere-to-go", unit=unit.id)
    return None


@cites("15.1a", "15.1c")
def why_no_feint(state: State, side: Side) -> Refusal:
    """Why a feint is not asked for now: no unit with a dot is attacked, or the one that was is disorganized."""
    struck = [unit for unit in ARMY[side] if state.struck & unit.bit and has_dot(state, unit)]
    if side is Side.MUSLIM and phasing(state) is Side.CRUSADER:
        for unit in struck:
            if is_disorganized(state, unit):
                return refuse("15.1c", "feign-disorganized", unit=unit.id)
    return refuse("15.1a", "no-feint-now")


@cites("15.1a")
def feign(state: State, frame: Reacting, tell: Tell) -> State:
    """Announce a feigned flight; the dice fall next."""
    tell(Feigned(clause="15.1a", unit=frame.unit))
    return instead(state, Feint(frame.unit))


@cites("15.1d", "15.1e", "15.1f", "S8.4", "R33", "R38")
def draw(state: State, work: Feint, dice: Dice, tell: Tell) -> State:
    """Roll for each attacker, less 3 and less the best leader with them; the highest die counts and must follow."""
    attackers = still_in(state, melee_of(state).attackers)
    faces = {unit.id: dice.roll(6, clause="15.1d", why="karr-wa-farr", who=unit.id) for unit in attackers}
    highest = max(faces.values())
    hexes = max(highest - LESS - leader_value(state, *attackers), 0)
    tell(Fled(clause="15.1f" if hexes else "15.1e", unit=work.unit, hexes=hexes))
    may_follow = [
        unit for unit, face in faces.items() if face == highest or state.options.kwf_follower is KwfFollower.CHOICE
    ]
    return instead(state, Fleeing(BY_ID[work.unit].side, work.unit, hexes, tuple(may_follow)))


@cites("15.1e", "15.1f", "S8.4", "R34", "R35")
def flights(state: State, frame: Fleeing) -> list[tuple[str, ...]]:
    """The paths of a feigned flight: as many hexes as the dice say, or the most that there are; a capture ends it."""
    unit = BY_ID[frame.unit]
    if not frame.hexes:
        return list(safe_paths(state, unit, hexes_in_retreat(unit)))
    found, ends = list[tuple[int, ...]](), prizes(state, unit.side)
    _prolong(state.at[unit.index], frame.hexes, safe(state, unit), ends, (), found)
    most = max(map(len, found))
    return [tuple(NAMES[at] for at in path) for path in found if len(path) == most or ends & BIT[path[-1]]]


@cites("S8.4", "R36")
def _prolong(
    here: int, left: int, open_hexes: Hexes, ends: Hexes, path: tuple[int, ...], found: list[tuple[int, ...]]
) -> None:
    """Add every path over open hexes that goes no further, none twice; a capture ends it."""
    onward = BOARD.neighbours[here] & open_hexes if left and not (path and ends & BIT[here]) else 0
    if not onward:
        found.append(path)
    for at in members(onward):
        _prolong(at, left - 1, open_hexes & ~BIT[at], ends, (*path, at), found)


@cites("S8.4", "R34")
def why_not_flee(state: State, frame: Fleeing, action: Flee) -> Refusal | None:
    """Why a feigned flight may not take a path: a hex of it fails, or it ends too soon."""
    unit, found = BY_ID[frame.unit], flights(state, frame)
    if action.path in found:
        return None
    refusal = why_no_path(state, unit, action.path, frame.hexes or hexes_in_retreat(unit), "S8.4")
    return refusal or refuse("R34", "flight-too-short", unit=unit.id, hexes=max(map(len, found)))


@cites("15.1e", "15.1f", "S8.4")
def flee(state: State, frame: Fleeing, action: Flee, tell: Tell) -> State:
    """Take the fleeing unit along its path; if the dice drew somebody, he follows next."""
    unit = BY_ID[frame.unit]
    target = NAMES[state.at[unit.index]]
    if frame.hexes:
        state = instead(state, Following(Side.CRUSADER, frame.chasers, (target, *action.path[:-1])))
    else:
        state = popped(state)
    return gone(state, unit, action.path, "15.1f" if frame.hexes else "15.1e", tell)


@cites("15.1f", "R33")
def why_not_follow(state: State, frame: Following, action: Follow) -> Refusal | None:
    """Why a unit is not the one to follow: another was drawn."""
    if action.unit in frame.chasers:
        return None
    return refuse("15.1f", "not-drawn", unit=action.unit, by=frame.chasers[0])


@cites("15.1f", "S8.4", "S8.5", "R36", "R38")
def follow(state: State, frame: Following, action: Follow, tell: Tell) -> State:
    """Take the unit that was drawn along the hexes of the flight, heedless of ZOC; it is out of the melee."""
    unit = BY_ID[action.unit]
    at = pursued_to(state, unit, frame.path)
    start, state = NAMES[state.at[unit.index]], without_follower(popped(state), unit, frame.path[0])
    if at == state.at[unit.index]:
        tell(Followed(clause="R36", unit=unit.id, start=start))
        return state
    over = frame.path[: frame.path.index(NAMES[at])]
    tell(Followed(clause="15.1f", unit=unit.id, start=start, to=NAMES[at], over=" ".join(over)))
    return enter(state, unit, at, tell)


@cites("R36", "S4.5")
def pursued_to(state: State, unit: Unit, path: tuple[str, ...]) -> int:
    """How far a pursuit comes: not into closed or occupied hexes, and no further than a capture."""
    here = state.at[unit.index]
    taken = hexes_of(state, Side.CRUSADER) | hexes_of(state, Side.MUSLIM)
    for name in path:
        bit = BIT[INDEX[name]]
        if taken & bit or not OPEN_TO[unit.index] & bit:
            break
        here = INDEX[name]
        if prizes(state, unit.side) & bit:
            break
    return here


@cites("S8.4", "S8.5")
def without_follower(state: State, unit: Unit, target: str) -> State:
    """The melee without the unit that followed, and without an advance into the hex it was drawn over."""
    agenda: list[Frame] = list(state.agenda)
    for place, frame in enumerate(agenda):
        if isinstance(frame, Melee):
            attackers = tuple(each for each in frame.attackers if each[0] != unit.id)
            agenda[place] = amended(frame, attackers=attackers, dragged=(*frame.dragged, target))
    return replace(state, agenda=tuple(agenda))
