"""The playing areas: names, neighbours, terrain, lips and edges as the rules file lists them."""

from itertools import combinations, pairwise

import pytest

from gonfalon.games.croisades.map import FIELDS, LETTERS, SOURCES, Field, Terrain
from gonfalon.games.croisades.sheet import SHEETS
from gonfalon.geometry.hexset import members
from gonfalon.kernel.rulebook import Source

OG, WH, BOTH = FIELDS["olive-grove"], FIELDS["water-hole"], FIELDS["both"]
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
"""The six steps in columns and rows from N clockwise, out of an odd and out of an even column."""

each_field = pytest.mark.parametrize("field", [OG, WH, BOTH], ids=lambda field: field.id)


def column_row(name: str) -> tuple[int, int]:
    """Column and row of a hex of a single map, counted from 1."""
    return LETTERS.index(name[0]) + 1, int(name[1:])


def name_of(column: int, row: int) -> str:
    """The name of a hex of a single map, or of one that lies beside it."""
    return f"{LETTERS[column - 1] if 0 < column <= len(LETTERS) else '?'}{row}"


def away(a: str, b: str) -> int:
    """The distance of two hexes by the formula of the rules file."""
    (first, one), (second, two) = column_row(a), column_row(b)
    q, p = first - 1, second - 1
    dq, dz = p - q, (two - (p + p % 2) // 2) - (one - (q + q % 2) // 2)
    return max(abs(dq), abs(dz), abs(dq + dz))


def around(field: Field, name: str) -> set[str]:
    """The neighbours of a hex by name."""
    return set(field.board.printed(field.board.adjoining(field.index[name])))


def has(field: Field, hexes: int, names: str) -> bool:
    """Whether all these hexes are in the set."""
    return all(hexes >> field.index[name] & 1 for name in names.split())


@pytest.mark.parametrize("field", [OG, WH], ids=lambda field: field.id)
def test_1_11_hexes_go_by_letter_and_number_and_odd_columns_lie_lower(field: Field) -> None:
    assert list(field.names.values()) == [f"{letter}{row}" for letter in LETTERS for row in range(1, 17)]
    assert list(field.index.values()) == sorted(field.index.values())
    for name, at in field.index.items():
        column, row = column_row(name)
        steps = ODD if column % 2 else EVEN
        for direction, (right, low) in enumerate(steps):
            there = field.board.step(at, direction)
            beside = name_of(column + right, row + low)
            assert (field.names[there] if there is not None else None) == (beside if beside in field.index else None)


def test_1_11_and_R1_the_trees_of_the_water_hole_ring_w12() -> None:
    assert around(WH, "W12") == {"V12", "V13", "W11", "W13", "X12", "X13"}
    assert has(WH, WH.trees, "V12 V13 W11 W12 W13 X12 X13")


@pytest.mark.parametrize("way", ["K10 J11 I10 H11 G11", "F14 E13 D13 C12"])
def test_R1_worked_moves_are_chains_of_neighbours(way: str) -> None:
    assert all(second in around(OG, first) for first, second in pairwise(way.split()))


def test_R1_three_hexes_of_the_worked_moves_touch_l10() -> None:
    assert around(OG, "L10") >= {"K9", "M9", "M10"}


@pytest.mark.parametrize("start", ["A1", "K8", "L8", "Y16", "G11"])
def test_C5a_distance_is_counted_as_the_rules_file_says(start: str) -> None:
    assert all(WH.board.distance(WH.index[start], at) == away(start, name) for name, at in WH.index.items())


def test_1_12a_the_completed_trees_are_trees() -> None:
    assert has(OG, OG.trees, "A8 I6 K5 N4 Q3 R4 S3 V10 V13 W4 W12 W14 W15 X10 X14")
    assert has(WH, WH.trees, "K7 M4 M5 N5 N11 O5 O12 S9 U6 V12 V13 W11 W13 X12 X13")
    assert (OG.trees.bit_count(), WH.trees.bit_count()) == (34, 23)


def test_1_12a_each_completed_tree_hex_touches_another_tree() -> None:
    for field, names in ((OG, "A8 I6 K5 N4 Q3 R4 S3 V10 V13 W4 W12 W14 W15 X10 X14"), (WH, "K7 M4 M5 N5 O5 O12 S9 U6")):
        assert [name for name in names.split() if not field.board.adjoining(field.index[name]) & field.trees] == []


def test_1_12b_water_is_water_only_and_n11_is_a_tree() -> None:
    assert WH.board.printed(WH.water) == ("L11", "L12", "M11", "M12", "M13", "N12", "N13")
    assert WH.terrain(WH.index["M12"]) is Terrain.WATER
    assert WH.terrain(WH.index["N11"]) is Terrain.TREE
    assert not OG.water


def test_1_12c_scrub_rings_the_palm_and_the_palm_is_a_tree() -> None:
    assert WH.board.printed(WH.palms) == ("G11",)
    assert WH.terrain(WH.index["G11"]) is Terrain.TREE
    assert around(WH, "G11") == {"G10", "G12", "F11", "F12", "H11", "H12"}
    assert has(WH, WH.scrub, "G10 G12 F11 F12 H11 H12")


@each_field
def test_1_1a_no_hex_has_two_terrains_and_the_rest_is_flat(field: Field) -> None:
    lists = (field.trees, field.scrub, field.slope, field.upper, field.water)
    assert not any(one & other for one, other in combinations(lists, 2))
    named = {Terrain.TREE: field.trees, Terrain.SCRUB: field.scrub, Terrain.SLOPE: field.slope}
    named |= {Terrain.WATER: field.water, Terrain.FLAT: field.flat}
    assert sum(named.values()) == field.board.spaces
    assert all(field.terrain(at) is terrain for terrain, hexes in named.items() for at in members(hexes))
    assert field.upper & ~field.flat == 0


def test_1_1b_and_1_1d_there_is_as_much_scrub_and_slope_as_was_listed() -> None:
    counts = [(field.scrub.bit_count(), field.slope.bit_count(), field.upper.bit_count()) for field in (OG, WH, BOTH)]
    assert counts == [(19, 10, 12), (20, 8, 13), (39, 18, 25)]


@each_field
def test_1_43c_upper_ground_ends_in_slopes(field: Field) -> None:
    assert not any(field.board.adjoining(at) & ~(field.upper | field.slope) for at in members(field.upper))


def test_1_43c_the_lips_lie_between_upper_and_slope() -> None:
    assert [sum(mask.bit_count() for mask in field.lips.masks) // 2 for field in (OG, WH, BOTH)] == [18, 13, 31]
    assert WH.lips.separated(WH.index["C14"], WH.index["C13"])
    assert not WH.lips.separated(WH.index["C14"], WH.index["C15"])
    assert not WH.lips.separated(WH.index["C13"], WH.index["C12"])


@each_field
def test_4_0a_the_edges_are_numbered_from_the_north_clockwise(field: Field) -> None:
    rows = 32 if field is BOTH else 16
    assert {number: hexes.bit_count() for number, hexes in field.edges.items()} == {1: 25, 2: rows, 3: 25, 4: rows}
    places = {number: [field.board.row_column(at) for at in members(hexes)] for number, hexes in field.edges.items()}
    assert {row for row, _ in places[1]} == {1}
    assert {column for _, column in places[2]} == {25}
    assert {row for row, _ in places[3]} == {rows}
    assert {column for _, column in places[4]} == {1}


def test_4_1_5_the_joined_maps_touch_along_their_edge() -> None:
    assert around(BOTH, "OG:K16") == {"OG:K15", "WH:K1", "OG:J16", "WH:J1", "OG:L16", "WH:L1"}
    assert around(BOTH, "WH:J1") == {"OG:J16", "WH:J2", "OG:I16", "WH:I1", "OG:K16", "WH:K1"}
    assert len(BOTH.index) == 800


def test_4_1_5_R127_hexes_of_joined_maps_come_by_column_those_of_the_northern_map_first() -> None:
    names = list(BOTH.index)
    assert names[:2] == ["OG:A1", "OG:A2"]
    assert names[14:18] == ["OG:A15", "OG:A16", "WH:A1", "WH:A2"]
    assert names[30:34] == ["WH:A15", "WH:A16", "OG:B1", "OG:B2"]
    assert names[-1] == "WH:Y16"


def test_4_1_5_the_joined_maps_keep_their_terrain() -> None:
    for prefix, field in (("OG:", OG), ("WH:", WH)):
        joined = {name: BOTH.terrain(BOTH.index[prefix + name]) for name in field.index}
        assert joined == {name: field.terrain(at) for name, at in field.index.items()}


@each_field
def test_1_11_a_sheet_names_every_hex_and_no_hex_twice(field: Field) -> None:
    sheet = SHEETS[field.id]
    assert sheet.flat
    assert sheet.shifted == "odd"
    assert list(sheet.spaces) == list(field.index)
    named = [name for names in sheet.terrain.values() for name in names]
    assert len(set(named)) == len(named)
    assert set(sheet.terrain) == {"tree", "palm", "scrub", "slope", "upper", "water"}
    assert len(sheet.sides["lip"]) == sum(mask.bit_count() for mask in field.lips.masks) // 2


def test_1_12a_the_trees_of_the_list_are_printed_and_the_rest_is_not() -> None:
    assert {part for part, source in SOURCES.items() if source is Source.PRINTED} == {
        "completed trees",
        "scrub round the palms",
    }
