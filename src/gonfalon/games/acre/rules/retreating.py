"""Section S7.8: retreats with their paths, and friends who make way."""

from collections.abc import Iterator
from typing import TypeAlias

from gonfalon.games.acre.actions import Retreat
from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.events import Disorganized, Displaced, Retreated
from gonfalon.games.acre.frames import Frame, Melee, Retreating
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID, Unit
from gonfalon.games.acre.rules.causes import why_no_path
from gonfalon.games.acre.rules.entering import enter, prizes, safe
from gonfalon.games.acre.rules.harm import fell
from gonfalon.games.acre.state import (
    BIT,
    ELIMINATED,
    State,
    amended,
    disorganized_by,
    hexes_of,
    instead,
    is_disorganized,
    popped,
    replace,
    units_at,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

NAMES = BOARD.names


Way: TypeAlias = tuple[tuple[str, ...], str]
"""A path of retreat and, where a friend is displaced, the hex it goes to; no path means that the unit falls."""


@cites("S7.8", "S8.3", "S5.2", "R24")
def safe_paths(state: State, unit: Unit, most: int) -> Iterator[tuple[str, ...]]:
    """The paths of one or at most so many free hexes outside enemy ZOC, none beyond a capture, the lowest first."""
    open_hexes, ends = safe(state, unit), prizes(state, unit.side)
    for first in members(BOARD.neighbours[state.at[unit.index]] & open_hexes):
        yield (NAMES[first],)
        if most > 1 and not ends & BIT[first]:
            for second in members(BOARD.neighbours[first] & open_hexes):
                yield NAMES[first], NAMES[second]


def hexes_in_retreat(unit: Unit) -> int:
    """How far a unit may retreat: one hex, horse two."""
    return 1 if unit.is_foot else 2


@cites("S7.8", "R24")
def displacements(state: State, unit: Unit) -> Iterator[Way]:
    """The ways into a hex with a single friend, who makes way to a free hex outside enemy ZOC."""
    friends = hexes_of(state, unit.side) & OPEN_TO[unit.index]
    for at in members(BOARD.neighbours[state.at[unit.index]] & friends):
        there = units_at(state, at, unit.side)
        if len(there) == 1:
            for way in members(BOARD.neighbours[at] & safe(state, there[0])):
                yield (NAMES[at],), NAMES[way]


@cites("S7.8", "S6.2", "R22")
def ways(state: State, unit: Unit, by_arrows: bool) -> list[Way]:
    """All ways in which a unit may retreat; the one without a path means that it falls."""
    if is_disorganized(state, unit) and not by_arrows:
        return [FALLS]
    most = 1 if by_arrows else hexes_in_retreat(unit)
    found = [(path, "") for path in safe_paths(state, unit, most)]
    return found or list(displacements(state, unit)) or [FALLS]


FALLS: Way = ((), "")


def open_ways(state: State, frame: Retreating) -> dict[str, list[Way]]:
    """Each unit that still must retreat with its ways; remembered with the state, because everything about it asks."""
    known: dict[str, dict[str, list[Way]]] = state.__dict__
    found = known.get("ways")
    if found is None:
        units = owing(state, frame)
        found = known["ways"] = {unit.id: ways(state, unit, frame.by_arrows) for unit in units}
    return found


def owing(state: State, frame: Retreating) -> list[Unit]:
    """The units that still must retreat, by hex and then by index; whoever was displaced meanwhile is out of it."""
    still = [BY_ID[unit] for unit, at in frame.units if state.at[BY_ID[unit].index] == INDEX[at]]
    return sorted(still, key=lambda unit: (state.at[unit.index], unit.index)) if len(still) > 1 else still


def retreats(state: State, frame: Retreating) -> Iterator[Retreat]:
    """Every lawful answer to an ask for retreats, the default first."""
    for unit, found in open_ways(state, frame).items():
        for path, way in found:
            yield Retreat(seat=frame.seat, unit=unit, path=path, way=way)


@cites("S7.8")
def fall_back(state: State, frame: Retreating, tell: Tell) -> State | None:
    """Do what needs no choice: nobody is left, all fall, or a single way is open; None when the owner must choose.

    Where all must fall, the order still matters if the hex of one could save another.
    """
    found = open_ways(state, frame)
    units = [BY_ID[unit] for unit in found]
    if all(each == [FALLS] for each in found.values()) and not is_order_open(state, units, frame.by_arrows):
        return fell(popped(state), [(unit, clause_of_fall(state, frame, unit)) for unit in units], tell)
    if len(units) == 1 and len(found[units[0].id]) == 1:
        return retreat(state, frame, units[0], found[units[0].id][0], tell)
    return None


@cites("S2.3", "S6.2", "S7.8", "R22")
def clause_of_fall(state: State, frame: Retreating, unit: Unit) -> str:
    """Why a unit falls that owes a retreat: disorganized it may not even try, and organized it finds no hex."""
    if frame.by_arrows:
        return "S6.2"
    return "S2.3" if is_disorganized(state, unit) else "S7.8"


@cites("S7.2", "S7.8")
def is_order_open(state: State, units: list[Unit], by_arrows: bool) -> bool:
    """Whether one of the units that cannot retreat now could do so after the others have fallen."""
    return len(units) > 1 and any(ways(after_fall(state, units, unit), unit, by_arrows) != [FALLS] for unit in units)


def after_fall(state: State, units: list[Unit], last: Unit) -> State:
    """The state in which all units but the last have fallen, as far as it matters to his retreat."""
    at = list(state.at)
    for unit in units:
        if unit is not last:
            at[unit.index] = ELIMINATED
    return replace(state, at=tuple(at))


@cites("S7.8")
def why_not_retreat(state: State, frame: Retreating, action: Retreat) -> Refusal | None:
    """Why a unit may not retreat so."""
    unit = BY_ID[action.unit]
    found = open_ways(state, frame).get(unit.id)
    if found is None:
        return refuse("S7.8", "no-retreat-owed", unit=unit.id)
    if (action.path, action.way) in found:
        return None
    if not action.path:
        return refuse("S7.8", "may-retreat", unit=unit.id)
    return why_not_way(state, frame, unit, found, action)


@cites("S7.8", "R22", "R24")
def why_not_way(state: State, frame: Retreating, unit: Unit, found: list[Way], action: Retreat) -> Refusal:
    """Why a unit that owes a retreat may not go so: it falls, its path fails, or nobody can make way there."""
    if found == [FALLS]:
        clause = clause_of_fall(state, frame, unit)
        if clause == "S2.3":
            return refuse("S2.3", "falls-at-once", unit=unit.id)
        return refuse(clause, "nowhere-to-retreat", unit=unit.id)
    if all(not way for _, way in found):
        if action.way:
            return refuse("S7.8", "free-hex-first", unit=unit.id, at=found[0][0][0])
        most = 1 if frame.by_arrows else hexes_in_retreat(unit)
        refusal = why_no_path(state, unit, action.path, most, "S7.8")
        assert refusal is not None
        return refusal
    makes_way = [way for path, way in found if path == action.path]
    if makes_way:
        return refuse("S7.8", "makes-way-to", at=action.path[0], to=makes_way[0])
    return refuse("S7.8", "nobody-makes-way", unit=unit.id, at=action.path[0], to=found[0][0][0])


@cites("S7.8", "S7.2")
def retreat(state: State, frame: Retreating, unit: Unit, chosen: Way, tell: Tell) -> State:
    """Let a unit retreat, or fall; the friend it displaces moves first."""
    path, way = chosen
    left = tuple([each for each in frame.units if each[0] != unit.id])
    state = instead(state, Retreating(frame.seat, left, frame.by_arrows)) if left else popped(state)
    if not path:
        return fell(state, [(unit, clause_of_fall(state, frame, unit))], tell)
    clause = "S6.2" if frame.by_arrows else "S7.8"
    if way:
        state = displace(state, INDEX[path[0]], unit, INDEX[way], tell)
    if not is_disorganized(state, unit):
        tell(Disorganized(clause=clause, unit=unit.id))
        state = disorganized_by(state, unit)
    tell(Retreated(clause=clause, unit=unit.id, to=path[-1]))
    return enter(out_of_melee(state, unit), unit, INDEX[path[-1]], tell)


@cites("S7.8", "R22")
def displace(state: State, at: int, mover: Unit, way: int, tell: Tell) -> State:
    """Move the friend in a hex out of the way; it becomes disorganized, and nothing worse."""
    friend = units_at(state, at, mover.side)[0]
    tell(Displaced(clause="S7.8", unit=friend.id, to=NAMES[way]))
    if not is_disorganized(state, friend):
        tell(Disorganized(clause="S7.8", unit=friend.id))
        state = disorganized_by(state, friend)
    return enter(out_of_melee(state, friend), friend, way, tell)


@cites("S7.2")
def out_of_melee(state: State, unit: Unit) -> State:
    """The state in which a unit that was moved attacks no more and owes no retreat, wherever it may come to stand."""
    agenda = tuple(without(frame, unit.id) for frame in state.agenda)
    return state if agenda == state.agenda else replace(state, agenda=agenda)


def without(frame: Frame, unit: str) -> Frame:
    """A frame that no longer counts on a unit."""
    match frame:
        case Melee():
            return amended(frame, attackers=tuple([each for each in frame.attackers if each[0] != unit]))
        case Retreating():
            return amended(frame, units=tuple([each for each in frame.units if each[0] != unit]))
        case _:
            return frame
