"""The playing areas: Olive Grove, Water Hole and both joined, with terrain, lips and edges by printed name."""

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.rulebook import Source, cites

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
ROWS = 16
NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


class Terrain(StrEnum):
    """What the ground of a hex is; upper ground is flat."""

    FLAT = "flat"
    SCRUB = "scrub"
    TREE = "tree"
    SLOPE = "slope"
    WATER = "water"


class Listing(Struct, frozen=True):
    """The terrain of one printed map by the names of its hexes; `completed` are the trees that 1.12 names."""

    completed: str
    centres: str
    trees: str
    palms: str
    scrub: str
    slope: str
    upper: str
    water: str


OLIVE_GROVE = Listing(
    completed="A8 I6 K5 N4 Q3 R4 S3 V10 V13 W4 W12 W14 W15 X10 X14",
    centres="J6 R3 W9 W13",
    trees="B8 N3 W3 E5 E6 F11 E11 H14 H13 M9 M10 P13 P12 T8 S8",
    palms="",
    scrub="C3 C4 D12 D13 G8 G9 K14 L14 L7 O7 P7 Q10 R10 T15 U15 U5 V6 Y8 Y9",
    slope="A2 B3 C2 D3 E2 F3 G2 H3 I1 I2",
    upper="A1 B1 B2 C1 D1 D2 E1 F1 F2 G1 H1 H2",
    water="",
)
WATER_HOLE = Listing(
    completed="K7 M4 M5 N5 N11 O5 O12 S9 U6 V12 V13 W11 W13 X12 X13",
    centres="W12",
    trees="K6 N4 O4 P12 S8 U5",
    palms="G11",
    scrub="G10 G12 F11 F12 H11 H12 J12 J13 K10 O10 P11 P14 D5 D6 E4 R13 R14 T3 U3 Y6",
    slope="A13 B14 C13 D14 E14 F15 G15 G16",
    upper="A14 A15 A16 B15 B16 C14 C15 C16 D15 D16 E15 E16 F16",
    water="L11 L12 M11 M12 M13 N12 N13",
)


@dataclass(frozen=True, eq=False, slots=True)
class Field:
    """One playing area; palms are trees too, `lips` are the sides between upper and slope, `edges` go by number.

    `flat` are the hexes of flat ground, the upper ones among them.
    """

    id: str
    board: Board
    trees: Hexes
    palms: Hexes
    scrub: Hexes
    slope: Hexes
    upper: Hexes
    water: Hexes
    flat: Hexes
    lips: Sides
    edges: dict[int, Hexes]
    names: dict[int, str]
    index: dict[str, int]

    def terrain(self, at: int) -> Terrain:
        """What the ground of a hex is."""
        if self.trees >> at & 1:
            return Terrain.TREE
        if self.scrub >> at & 1:
            return Terrain.SCRUB
        if self.slope >> at & 1:
            return Terrain.SLOPE
        return Terrain.WATER if self.water >> at & 1 else Terrain.FLAT


@cites("1.11", "1.12a", "1.12b", "1.12c", "4.1.5", "R1", "R127")
def field_of(id: str, *parts: tuple[str, Listing]) -> Field:
    """The area made of these maps from north to south, each with the prefix of its hexes' names."""
    board = Board.columns(
        {
            (number * ROWS + row, column): f"{prefix}{letter}{row}"
            for number, (prefix, _) in enumerate(parts)
            for column, letter in enumerate(LETTERS, 1)
            for row in range(1, ROWS + 1)
        },
        shifted="odd",
    )

    def hexes(*kinds: str) -> Hexes:
        """The hexes that the lists of these kinds name, on any of the maps."""
        return board.hexes(
            *(prefix + name for prefix, listing in parts for kind in kinds for name in getattr(listing, kind).split())
        )

    trees, scrub, slope = hexes("completed", "centres", "trees", "palms"), hexes("scrub"), hexes("slope")
    upper, water = hexes("upper"), hexes("water")
    return Field(
        id=id,
        board=board,
        trees=trees,
        palms=hexes("palms"),
        scrub=scrub,
        slope=slope,
        upper=upper,
        water=water,
        flat=board.spaces & ~(trees | scrub | slope | water),
        lips=board.sides(
            (board.name(above), board.name(below))
            for above in members(upper)
            for below in members(board.adjoining(above) & slope)
        ),
        edges=_edges(board),
        names=board.names,
        index={name: at for at, name in board.names.items()},
    )


def _edges(board: Board) -> dict[int, Hexes]:
    """The hexes of the four sides of an area, by the number of the side."""
    edges = dict.fromkeys((NORTH, EAST, SOUTH, WEST), 0)
    places = {at: board.row_column(at) for at in members(board.spaces)}
    last = max(row for row, _ in places.values())
    for at, (row, column) in places.items():
        edges[NORTH] |= (row == 1) << at
        edges[EAST] |= (column == len(LETTERS)) << at
        edges[SOUTH] |= (row == last) << at
        edges[WEST] |= (column == 1) << at
    return edges


FIELDS: dict[str, Field] = {
    field.id: field
    for field in (
        field_of("olive-grove", ("", OLIVE_GROVE)),
        field_of("water-hole", ("", WATER_HOLE)),
        field_of("both", ("OG:", OLIVE_GROVE), ("WH:", WATER_HOLE)),
    )
}
"""R1: odd columns lie half a hex lower, or the ring of trees on the Water Hole would have no middle."""

SOURCES = {
    "size": Source.FOUND,
    "grid": Source.DERIVED,
    "completed trees": Source.PRINTED,
    "centres of trees": Source.DERIVED,
    "other trees": Source.RECONSTRUCTED,
    "palms": Source.DERIVED,
    "scrub round the palms": Source.PRINTED,
    "other scrub": Source.RECONSTRUCTED,
    "slope": Source.RECONSTRUCTED,
    "upper": Source.RECONSTRUCTED,
    "water": Source.RECONSTRUCTED,
}
"""Where each part of the maps comes from."""
