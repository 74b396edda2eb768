"""The map as a client draws it."""

from gonfalon.games.acre.map import (
    BOARD,
    CAMP_NAMES,
    FORTRESS_NAMES,
    HILL_NAMES,
    LINE_NAMES,
    MARSH_NAMES,
    ORCHARD_NAMES,
    SEA_NAMES,
    SIEGE_NAMES,
    SOURCES,
    STREAM_NAMES,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.geometry.sheet import Area, sheet_of

SHEET = sheet_of(
    BOARD,
    terrain={
        "sea": SEA_NAMES,
        "fortress": FORTRESS_NAMES,
        "hill": HILL_NAMES,
        "stream": STREAM_NAMES,
        "marsh": MARSH_NAMES,
        "orchard": ORCHARD_NAMES,
    },
    areas={
        "siege-line": Area(Side.CRUSADER, SIEGE_NAMES),
        "crusader-line": Area(Side.CRUSADER, LINE_NAMES[Side.CRUSADER]),
        "muslim-line": Area(Side.MUSLIM, LINE_NAMES[Side.MUSLIM]),
        "crusader-camps": Area(Side.CRUSADER, CAMP_NAMES[Side.CRUSADER]),
        "muslim-camps": Area(Side.MUSLIM, CAMP_NAMES[Side.MUSLIM]),
    },
    sources=SOURCES,
)
