"""The map and the counters: numbers, neighbours, terrain, lines and charts as the rules file lists them."""

from itertools import pairwise

import pytest

from gonfalon.games.acre import map as plain
from gonfalon.games.acre.charts import AGAINST, COVER, GROUNDS, RESULTS
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import ARMY, BY_ID, GARRISON, LEADERS, ROSTER, TREBUCHETS, Arm, Side
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.kernel.charts import chart
from gonfalon.kernel.rulebook import Source

EVEN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
ODD = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))


def neighbours(name: str) -> set[str]:
    """The neighbours of a hex by the printed numbers alone."""
    column, row = int(name[:2]), int(name[2:])
    steps = ODD if column % 2 else EVEN
    return {f"{column + right:02}{row + low:02}" for right, low in steps} & set(INDEX)


def away(a: str, b: str) -> int:
    """The distance of two hexes by the formula of the rules file."""
    dq = int(b[:2]) - int(a[:2])
    dz = (int(b[2:]) - (int(b[:2]) - 1) // 2) - (int(a[2:]) - (int(a[:2]) - 1) // 2)
    return max(abs(dq), abs(dz), abs(dq + dz))


def test_S2_1_the_map_has_754_hexes_and_even_columns_lie_lower() -> None:
    assert len(INDEX) == 754
    assert {name: set(BOARD.printed(BOARD.adjoining(at))) for name, at in INDEX.items()} == {
        name: neighbours(name) for name in INDEX
    }


@pytest.mark.parametrize("start", ["0101", "1206", "1305", "2629", "0514"])
def test_S6_1_distance_is_counted_as_the_rules_file_says(start: str) -> None:
    assert all(BOARD.distance(INDEX[start], INDEX[name]) == away(start, name) for name in INDEX)


def test_S3_2_the_lowest_hex_number_comes_first() -> None:
    assert list(BOARD.printed(BOARD.spaces)) == sorted(INDEX)


def test_15_4a_the_six_siege_hexes_are_the_land_beside_the_walls() -> None:
    beside = BOARD.border(plain.FORTRESS) & plain.LAND
    assert set(BOARD.printed(beside)) == {"0207", "0208", "0209", "0210", "0211", "0212"}


@pytest.mark.parametrize(
    ("terrain", "many"),
    [
        (plain.SEA, 40),
        (plain.FORTRESS, 5),
        (plain.HILL, 14),
        (plain.STREAM, 20),
        (plain.MARSH, 2),
        (plain.ORCHARD, 6),
        (plain.EAST_EDGE, 29),
        (plain.SOUTH_EDGE, 26),
    ],
)
def test_S2_1_terrain_has_as_many_hexes_as_were_listed(terrain: int, many: int) -> None:
    assert terrain.bit_count() == many


def test_S2_1_no_hex_has_two_terrains() -> None:
    grounds = (plain.SEA, plain.FORTRESS, plain.HILL, plain.STREAM, plain.MARSH, plain.ORCHARD, plain.CLEAR)
    assert sum(ground.bit_count() for ground in grounds) == 754
    assert sum(grounds) == BOARD.spaces


def test_S2_1_the_stream_is_unbroken() -> None:
    assert all(second in neighbours(first) for first, second in pairwise(plain.STREAM_NAMES))


@pytest.mark.parametrize(("side", "many", "ends"), [("crusader", 24, "0902 0621"), ("muslim", 34, "1201 0324")])
def test_14_2c_and_14_3c_the_lines_are_chains_without_short_cuts(side: str, many: int, ends: str) -> None:
    line = plain.LINE_NAMES[Side(side)]
    assert len(set(line)) == len(line) == many
    assert f"{line[0]} {line[-1]}" == ends
    joined = {frozenset((a, b)) for a in line for b in neighbours(a) & set(line)}
    assert joined == {frozenset(pair) for pair in pairwise(line)}


def test_14_2c_the_lines_come_no_closer_than_two_hexes() -> None:
    crusader, muslim = plain.LINE_NAMES[Side.CRUSADER], plain.LINE_NAMES[Side.MUSLIM]
    assert min(away(a, b) for a in crusader for b in muslim) == 2


@pytest.mark.parametrize(
    ("side", "is_foot", "costs"),
    [
        ("crusader", True, {"0301": 1, "0513": 2, "0320": 2, "0302": 2, "0319": 3, "0108": None, "0101": None}),
        ("crusader", False, {"0301": 1, "0513": 2, "0320": 2, "0302": 3, "0319": None, "0108": None}),
        ("muslim", True, {"0108": 1, "0319": 3, "0101": None}),
        ("muslim", False, {"0108": 1, "0319": None, "0302": 3}),
    ],
)
def test_S2_1_what_terrain_costs(side: str, is_foot: bool, costs: dict[str, int | None]) -> None:
    table = GROUNDS[Side(side), is_foot].costs
    paid = {name: next((cost for cost, hexes in table if hexes >> INDEX[name] & 1), None) for name in costs}
    assert paid == costs


def test_S2_1_hills_orchards_and_marsh_cover_and_the_stream_does_not() -> None:
    assert COVER == plain.HILL | plain.ORCHARD | plain.MARSH


def test_S2_2_there_are_100_counters() -> None:
    assert len(ROSTER) == 76
    assert len(LEADERS) == 11
    assert len(ROSTER) + len(LEADERS) + TREBUCHETS + len(SETTINGS["battle"].camps) + 1 + 2 == 100


@pytest.mark.parametrize(("units", "many", "strength"), [("c", 34, 166), ("field", 35, 123), ("garrison", 7, 26)])
def test_S2_2_the_armies_add_up(units: str, many: int, strength: int) -> None:
    field = [unit for unit in ARMY[Side.MUSLIM] if not unit.is_garrison]
    army = {"c": list(ARMY[Side.CRUSADER]), "field": field, "garrison": list(GARRISON)}[units]
    assert (len(army), sum(unit.strength for unit in army)) == (many, strength)


@pytest.mark.parametrize(
    ("unit", "arm", "values"),
    [
        ("t2", Arm.HC, (8, 6, 0, 0)),
        ("k4", Arm.HC, (7, 6, 0, 0)),
        ("tu3", Arm.HA, (4, 8, 2, 1)),
        ("ma8", Arm.HI, (5, 4, 0, 0)),
        ("sp9", Arm.MI, (4, 4, 0, 0)),
        ("xb6", Arm.AR, (3, 4, 3, 2)),
        ("hq4", Arm.MC, (6, 7, 1, 1)),
        ("as6", Arm.MC, (5, 7, 0, 0)),
        ("ku3", Arm.LC, (4, 7, 0, 0)),
        ("tk8", Arm.HA, (3, 8, 2, 1)),
        ("be3", Arm.LC, (2, 8, 0, 0)),
        ("in3", Arm.MI, (3, 4, 0, 0)),
        ("in5", Arm.AR, (3, 4, 2, 2)),
        ("li6", Arm.LI, (2, 5, 1, 1)),
        ("g4", Arm.MI, (4, 4, 0, 0)),
        ("g6", Arm.AR, (3, 4, 2, 2)),
        ("g7", Arm.LC, (4, 7, 0, 0)),
    ],
)
def test_S2_2_each_unit_has_its_values(unit: str, arm: Arm, values: tuple[int, ...]) -> None:
    found = BY_ID[unit]
    assert found.arm is arm
    assert (found.strength, found.movement, found.archery, found.range) == values


def test_S2_2_only_the_skirmishers_bear_a_printed_dot() -> None:
    assert {unit.id for unit in ROSTER if unit.has_dot} == {f"li{number}" for number in range(1, 7)}


def test_16_2_leaders_are_worth_twice_their_value_but_for_the_two_kings() -> None:
    worth = {leader.id: leader.points for leader in LEADERS}
    assert (worth.pop("saladin"), worth.pop("guy")) == (15, 10)
    assert worth == {leader.id: 2 * leader.value for leader in LEADERS if leader.id in worth}


def test_S2_3_the_results_chart_is_the_listed_one() -> None:
    listed = chart(
        "listed",
        source=Source.RECONSTRUCTED,
        text="""
        d6  1:3  1:2  1:1  3:2  2:1  3:1  4:1  5:1  6:1
         1   Ae   Ae   Ar   Ar   Ar   Ad   Dd   Dd   Dr
         2   Ae   Ar   Ar   Ar   Ad   Dd   Dr   Dr   Dr
         3   Ar   Ar   Ar   Ad   Dd   Dr   Dr   Dr   De
         4   Ar   Ar   Ad   Dd   Dr   Dr   Dr   Ex   De
         5   Ar   Ad   Dd   Dr   Dr   Dr   Ex   De   De
         6   Ad   Dd   Dr   Dr   Ex   Ex   De   De   De
    """,
    )
    assert {column: RESULTS.column(column) for column in listed.columns} == {
        column: listed.column(column) for column in listed.columns
    }


def test_S2_4_armour_hinders_and_light_troops_suffer() -> None:
    assert {arm for arm, value in AGAINST.items() if value == -1} == {Arm.HC, Arm.HI}
    assert {arm for arm, value in AGAINST.items() if value == 1} == {Arm.LC, Arm.HA, Arm.LI}
    assert len(AGAINST) == len(Arm)
