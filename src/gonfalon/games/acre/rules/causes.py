"""What a refusal names: the terrain that closes a hex, who holds it, whose ZOC reaches it, and where a path fails."""

from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX, SEA
from gonfalon.games.acre.pieces import SIDES, Side, Unit
from gonfalon.games.acre.rules.entering import prizes
from gonfalon.games.acre.state import BIT, State, controlling, is_disorganized, units_at, units_in, zoc_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

NAMES = BOARD.names


@cites("S2.1", "15.4a")
def why_never(unit: Unit, at: int) -> Refusal | None:
    """Why a hex is closed to a unit for good: sea, walls or, for horse, marsh."""
    if OPEN_TO[unit.index] & BIT[at]:
        return None
    if SEA & BIT[at]:
        return refuse("S2.1", "sea", at=NAMES[at])
    if FORTRESS & BIT[at]:
        return refuse("15.4a", "walls", at=NAMES[at])
    return refuse("S2.1", "marsh", unit=unit.id, at=NAMES[at])


@cites("S4.2")
def why_held(state: State, unit: Unit, at: int, clause: str = "S4.2") -> Refusal | None:
    """Who holds a hex that a unit may not enter for it: a friend or an enemy."""
    for side in SIDES:
        if there := [each for each in units_at(state, at, side) if each is not unit]:
            if side is unit.side:
                return refuse(clause, "occupied", at=NAMES[at], by=there[0].id)
            return refuse(clause, "enemy-in-the-way", at=NAMES[at], by=there[0].id)
    return None


@cites("S5.1", "S5.2")
def watcher(state: State, side: Side, at: int) -> Unit | None:
    """The first unit of a side whose ZOC reaches a hex."""
    if not zoc_of(state, side) & BIT[at]:
        return None
    units = units_in(state, controlling(state, side) & BOARD.neighbours[at], side)
    return min(units, key=lambda unit: (is_disorganized(state, unit), unit.index))


@cites("S5.2")
def why_watched(state: State, unit: Unit, at: int, clause: str) -> Refusal | None:
    """Whose ZOC keeps a unit from a hex that must lie outside every enemy ZOC."""
    by = watcher(state, unit.side.enemy, at)
    return refuse(clause, "still-watched", unit=unit.id, at=NAMES[at], by=by.id) if by else None


@cites("S7.8", "S8.3", "S8.4", "R24", "R36")
def why_no_path(state: State, unit: Unit, path: tuple[str, ...], most: int, clause: str) -> Refusal | None:
    """Why a unit may not go by a path of so many free hexes outside every enemy ZOC: the first hex that fails."""
    if not path:
        return refuse(clause, "no-path", unit=unit.id)
    here, ends = state.at[unit.index], prizes(state, unit.side)
    gone = {here}
    for place, name in enumerate(path):
        at = INDEX[name]
        if place == most:
            return refuse(clause, "path-too-long", unit=unit.id, most=most)
        if place and ends & BIT[here]:
            return refuse("S4.5", "prize-between", unit=unit.id, at=name, over=NAMES[here])
        if at in gone:
            return refuse(clause, "path-twice", unit=unit.id, at=name)
        if not BOARD.neighbours[here] & BIT[at]:
            return refuse(clause, "path-broken", at=name, start=NAMES[here])
        refusal = why_never(unit, at) or why_held(state, unit, at, clause) or why_watched(state, unit, at, clause)
        if refusal is not None:
            return refusal
        gone.add(at)
        here = at
    return None
