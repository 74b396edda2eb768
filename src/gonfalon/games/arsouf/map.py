"""The board: spaces by printed name, road, marsh, river, camp and town."""

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.rulebook import Source

ROWS, COLUMNS = 15, 22


def space(row: int, column: int) -> str:
    """The printed name of a space."""
    return f"{row:02}.{column:02}"


def run(row: int, first: int, last: int) -> tuple[str, ...]:
    """The spaces of a row from one column to another."""
    return tuple(space(row, column) for column in range(first, last + 1))


# R4: the two sea spaces are no part of the board.
SEA = (space(0, 0), space(0, 1))

BOARD = Board.rows(
    {
        (row, column): space(row, column)
        for row in range(ROWS)
        for column in range(COLUMNS)
        if space(row, column) not in SEA
    },
    shifted="even",
)
"""Even rows lie half a space to the right. Source: found, on the original double page."""

INDEX = {name: at for at, name in BOARD.names.items()}
"""Each space by its printed name."""

ARSOUF_NAMES = run(1, 0, 1)
ROAD_NAMES = (
    *run(1, 0, 1),
    *run(2, 0, 1),
    *run(3, 2, 4),
    *run(4, 4, 10),
    *run(3, 11, 21),
)
MARSH_NAMES = (
    *run(4, 16, 19),
    *run(5, 16, 18),
    *run(5, 20, 20),
    *run(6, 15, 17),
    *run(7, 16, 18),
    *run(8, 17, 17),
)
CAMP_NAMES = tuple(name for row in range(4) for name in run(row, 18, 21))
MUSLIM_AREA_NAMES = (*run(13, 0, 7), *run(14, 0, 7))
BANNER_NAMES = (*run(13, 12, 21), *run(14, 12, 21))

# R4: open water on four sides; the striped strip on three sides is the ford.
RIVER_SIDES = (("00.17", "00.18"), ("00.17", "01.18"), ("01.17", "01.18"), ("01.18", "02.17"))
FORD_SIDES = (("02.17", "02.18"), ("02.17", "03.18"), ("03.17", "03.18"))

ARSOUF: Hexes = BOARD.hexes(*ARSOUF_NAMES)
ROAD: Hexes = BOARD.hexes(*ROAD_NAMES)
MARSH: Hexes = BOARD.hexes(*MARSH_NAMES)
CAMP: Hexes = BOARD.hexes(*CAMP_NAMES)
MUSLIM_AREA: Hexes = BOARD.hexes(*MUSLIM_AREA_NAMES)
BANNER: Hexes = BOARD.hexes(*BANNER_NAMES)
RIVER = BOARD.sides(RIVER_SIDES)

SOURCES = {
    "grid": Source.FOUND,
    "arsouf": Source.FOUND,
    "road": Source.FOUND,
    "marsh": Source.FOUND,
    "river": Source.FOUND,
    "camp": Source.FOUND,
    "muslim area": Source.FOUND,
    "banner": Source.RECONSTRUCTED,
}
"""Where each part of the map comes from."""
