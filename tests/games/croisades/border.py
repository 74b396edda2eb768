"""Stamps with somebody off the map: who waits, who has left, and over which sides of the map one comes and goes."""

from typing import Any

from gonfalon.games.croisades.actions import Enter, Facing, Leave
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import BY_ID, HORSE_OF, PLACES
from gonfalon.games.croisades.scenarios import SETTINGS, Entry, Exit, Setting
from gonfalon.games.croisades.state import AWAY, GONE, WAITING, Figure, State, replace
from tests.games.croisades.stamp import CRUSADER, ground, stamp


def bordered(
    *placed: str,
    waiting: str = "",
    left: str = "",
    entry: Entry | None = None,
    exits: tuple[int, ...] = (),
    turn: int = 1,
    field: str = "",
    **rest: Any,
) -> State:
    """A movement phase of the Crusaders in which some wait or have left; a name with a plus is in the saddle."""
    field = field or ground()
    scenario = f"stamp border {field} {entry} {exits}"
    ways = tuple(Exit(CRUSADER, edge) for edge in exits)
    SETTINGS[scenario] = Setting(field, 6, CRUSADER, entries=(entry,) if entry else (), exits=ways)
    state = stamp(*placed, field=field, agenda=(Rise(CRUSADER), Moving(CRUSADER)), **rest)
    off = [
        each for at, names in ((WAITING, waiting), (GONE, left)) for name in names.split() for each in away(name, at)
    ]
    figures = tuple(sorted((*state.figures, *off), key=lambda figure: PLACES[figure.id]))
    return replace(state, scenario=scenario, turn=turn, figures=figures)


def away(name: str, at: int) -> list[Figure]:
    """Somebody off the map, and the horse under him."""
    if not name.endswith("+"):
        return [Figure(name, at)]
    horse = HORSE_OF[name[:-1]]
    return [Figure(name[:-1], at, horse=horse), Figure(horse, AWAY)]


def enter(figure: str, to: str, facing: Facing = "") -> Enter:
    """The owner's entry of a figure."""
    return Enter(seat=BY_ID[figure].side, figure=figure, to=to, facing=facing)


def leave(figure: str) -> Leave:
    """The owner's departure of a figure."""
    return Leave(seat=BY_ID[figure].side, figure=figure)


def hexes_of_side(edge: int) -> set[str]:
    """The hexes of a side of the open map by name."""
    field = FIELDS[ground()]
    return set(field.board.printed(field.edges[edge]))
