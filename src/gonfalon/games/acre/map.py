"""The plain of Acre: hexes by printed number, terrain, camps, walls and the two lines of the set-up."""

from gonfalon.games.acre.pieces import Side
from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.rulebook import Source

COLUMNS, ROWS = 26, 29


def hex_name(column: int, row: int) -> str:
    """The printed number of a hex: column, then row."""
    return f"{column:02}{row:02}"


def down(column: int, first: int, last: int) -> tuple[str, ...]:
    """The hexes of a column from one row to another."""
    return tuple(hex_name(column, row) for row in range(first, last + 1))


BOARD = Board.columns(
    {(row, column): hex_name(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)},
    shifted="even",
)
"""Even columns lie half a hex lower: only so do six siege hexes wrap the five of the wall."""

INDEX = {name: at for at, name in BOARD.names.items()}
"""Each hex by its printed number; the lowest number has the lowest index."""

SEA_NAMES = (*down(1, 1, 7), *down(1, 13, 29), *down(2, 14, 29))
FORTRESS_NAMES = down(1, 8, 12)
SIEGE_NAMES = down(2, 7, 12)
BESIDE_NAMES = ("0206", "0213")
TORON_NAMES = ("0513", "0514", "0613", "0614")
AYYADIYA_NAMES = ("1611", "1612", "1711", "1712")
KAISAN_NAMES = ("2128", "2129", "2228", "2229", "2328", "2329")
HILL_NAMES = (*TORON_NAMES, *AYYADIYA_NAMES, *KAISAN_NAMES)
STREAM_NAMES = (
    *("0320", "0420", "0521", "0522", "0622", "0722", "0822", "0922", "1022", "1123"),
    *("1223", "1324", "1424", "1525", "1526", "1626", "1727", "1827", "1828", "1929"),
)
MARSH_NAMES = ("0319", "0419")
ORCHARD_NAMES = ("0302", "0303", "0403", "0404", "0504", "0505")

CAMP_NAMES = {
    Side.CRUSADER: ("0514", "0515", "0614"),
    Side.MUSLIM: ("2129", "2229", "2329"),
}
LINE_NAMES = {
    Side.CRUSADER: (
        *("0902", "0903", "1003", "1004", "1005", "1006", "1107", "1108", "1109", "1110", "1111", "1011"),
        *("1012", "1013", "1014", "1015", "0916", "0917", "0817", "0818", "0719", "0720", "0620", "0621"),
    ),
    Side.MUSLIM: (
        *("1201", "1202", "1303", "1304", "1404", "1405", "1406", "1507", "1508", "1509", "1609", "1610"),
        *("1611", "1612", "1513", "1514", "1515", "1516", "1416", "1417", "1318", "1319", "1219", "1220"),
        *("1121", "1021", "1022", "0923", "0823", "0724", "0623", "0524", "0423", "0324"),
    ),
}

SEA: Hexes = BOARD.hexes(*SEA_NAMES)
FORTRESS: Hexes = BOARD.hexes(*FORTRESS_NAMES)
SIEGE: Hexes = BOARD.hexes(*SIEGE_NAMES)
HILL: Hexes = BOARD.hexes(*HILL_NAMES)
STREAM: Hexes = BOARD.hexes(*STREAM_NAMES)
MARSH: Hexes = BOARD.hexes(*MARSH_NAMES)
ORCHARD: Hexes = BOARD.hexes(*ORCHARD_NAMES)
LAND: Hexes = BOARD.spaces & ~SEA
CLEAR: Hexes = LAND & ~(FORTRESS | HILL | STREAM | MARSH | ORCHARD)
EAST_EDGE: Hexes = BOARD.hexes(*down(COLUMNS, 1, ROWS))
SOUTH_EDGE: Hexes = BOARD.hexes(*(hex_name(column, ROWS) for column in range(1, COLUMNS + 1)))

TORON_CAMP = INDEX["0514"]

SOURCES = {
    "size": Source.RECONSTRUCTED,
    "grid": Source.DERIVED,
    "fortress": Source.PRINTED,
    "siege": Source.PRINTED,
    "camps": Source.PRINTED,
    "ends of the lines": Source.PRINTED,
    "course of the lines": Source.RECONSTRUCTED,
    "sea": Source.RECONSTRUCTED,
    "hill": Source.RECONSTRUCTED,
    "stream": Source.RECONSTRUCTED,
    "marsh": Source.RECONSTRUCTED,
    "orchard": Source.RECONSTRUCTED,
}
"""Where each part of the map comes from."""
