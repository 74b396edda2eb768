"""The board and its ground as the rules file lists them, slow and obvious, to compare the game with."""

from collections.abc import Callable, Iterable

SEA = {"00.00", "00.01"}
SPACES = {f"{row:02}.{column:02}" for row in range(15) for column in range(22)} - SEA
ARSOUF = {"01.00", "01.01"}
DOORS = {"01.02", "02.00", "02.01"}
CAMP = {f"{row:02}.{column:02}" for row in range(4) for column in range(18, 22)}
MUSLIM_AREA = {f"{row:02}.{column:02}" for row in (13, 14) for column in range(8)}
BANNER = {f"{row:02}.{column:02}" for row in (13, 14) for column in range(12, 22)}
MARSH = {
    *("04.16", "04.17", "04.18", "04.19"),
    *("05.16", "05.17", "05.18", "05.20"),
    *("06.15", "06.16", "06.17"),
    *("07.16", "07.17", "07.18"),
    "08.17",
}
OPEN = sorted(SPACES - MARSH - ARSOUF)
ROAD_FROM_THE_DOOR = [
    *("02.00", "02.01", "03.02", "03.03", "03.04"),
    *("04.04", "04.05", "04.06", "04.07", "04.08", "04.09", "04.10"),
    *("03.11", "03.12", "03.13", "03.14", "03.15", "03.16", "03.17", "03.18", "03.19", "03.20", "03.21"),
]
ROAD = {*ARSOUF, *ROAD_FROM_THE_DOOR}
CLOSED_SIDES = [("00.17", "00.18"), ("00.17", "01.18"), ("01.17", "01.18"), ("02.17", "01.18")]
FORD_SIDES = [("02.17", "02.18"), ("02.17", "03.18"), ("03.17", "03.18")]
CLOSED = {frozenset(side) for side in CLOSED_SIDES}

NEIGHBOURS_OF_EVEN_ROWS = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, 0), (1, 1))
NEIGHBOURS_OF_ODD_ROWS = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 0))


def neighbours(space: str) -> set[str]:
    """The spaces that adjoin a space, rivers or not."""
    row, column = int(space[:2]), int(space[3:])
    steps = NEIGHBOURS_OF_ODD_ROWS if row % 2 else NEIGHBOURS_OF_EVEN_ROWS
    return {f"{row + down:02}.{column + right:02}" for down, right in steps} & SPACES


def ways(space: str) -> set[str]:
    """The spaces one step away, without wading the closed sides of the river or the marsh."""
    return {there for there in neighbours(space) if frozenset((space, there)) not in CLOSED} - MARSH


def walk(start: str, spaces: int, *, stops: Iterable[str] = ()) -> set[str]:
    """The spaces that can be walked to on the empty board in at most so many steps, going no further from `stops`."""
    stopping = set(stops)
    reached, edge = {start}, {start}
    for _ in range(spaces):
        edge = {there for here in edge - stopping for there in ways(here)} - reached
        reached |= edge
    return reached - {start}


def distances(start: str, onward: Callable[[str], set[str]] = neighbours) -> dict[str, int]:
    """How many spaces lead to each space, going `onward` from one to the next."""
    found, edge, steps = {start: 0}, {start}, 0
    while edge:
        steps += 1
        edge = {there for here in edge for there in onward(here)} - set(found)
        found |= dict.fromkeys(edge, steps)
    return found
