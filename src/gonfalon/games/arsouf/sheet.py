"""The map as a client draws it."""

from gonfalon.games.arsouf.map import (
    ARSOUF_NAMES,
    BANNER_NAMES,
    BOARD,
    CAMP_NAMES,
    FORD_SIDES,
    MARSH_NAMES,
    MUSLIM_AREA_NAMES,
    RIVER_SIDES,
    ROAD_NAMES,
    SOURCES,
)
from gonfalon.games.arsouf.pieces import Side
from gonfalon.geometry.sheet import Area, sheet_of

SHEET = sheet_of(
    BOARD,
    terrain={"road": ROAD_NAMES, "marsh": MARSH_NAMES, "town": ARSOUF_NAMES, "banner": BANNER_NAMES},
    sides={"river": RIVER_SIDES, "ford": FORD_SIDES},
    areas={"camp": Area(Side.CRUSADER, CAMP_NAMES), "muslim-area": Area(Side.MUSLIM, MUSLIM_AREA_NAMES)},
    sources=SOURCES,
)
