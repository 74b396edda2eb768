"""What lies between two spaces, against corners measured on paper."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.geometry.sight import barrier, between
from tests.geometry.paper import CORNERS, Paper, papers

OPEN = Board.columns(
    {(row, column): f"{chr(64 + column)}{row}" for row in range(1, 17) for column in range(1, 26)}, shifted="odd"
)


@given(papers(), st.data())
def test_a_hex_is_crossed_when_corners_lie_strictly_on_both_sides(paper: Paper, data: st.DataObject) -> None:
    a, b = (data.draw(st.sampled_from(paper.places)) for _ in range(2))
    way = between(paper.board, paper.at(a), paper.at(b))
    places = [place for place in paper.places if place not in (a, b)]
    crossed = hexset(paper.at(place) for place in places if sides(paper, a, b, place) == {-1, 1})
    along = hexset(paper.at(place) for place in places if runs_along(paper, a, b, place))
    assert union(way) == crossed | along
    assert not union(step for step in way if step.bit_count() == 2) & ~along


@given(papers(), st.data())
def test_the_way_back_is_the_way_turned_about(paper: Paper, data: st.DataObject) -> None:
    a, b = (paper.at(data.draw(st.sampled_from(paper.places))) for _ in range(2))
    assert between(paper.board, a, b) == between(paper.board, b, a)[::-1]


def test_neighbours_have_nothing_between_them_and_a_hex_nothing_between_itself() -> None:
    k8 = OPEN.at("K8")
    assert between(OPEN, k8, k8) == between(OPEN, k8, OPEN.at("K7")) == ()


def test_a_pair_along_a_hexside_is_closed_only_when_both_hexes_are() -> None:
    way = between(OPEN, OPEN.at("E10"), OPEN.at("G7"))
    assert [OPEN.printed(step) for step in way] == [("E9", "F10"), ("F9",), ("F8", "G8")]
    assert barrier(way, OPEN.hexes("E9", "F8")) == 0
    assert barrier(way, OPEN.hexes("E9", "F10", "F9")) == OPEN.hexes("E9", "F10")
    assert barrier(way, OPEN.hexes("F9", "G8", "F8")) == OPEN.hexes("F9")


def test_over_the_edge_a_pair_is_the_one_hex_on_the_board() -> None:
    way = between(OPEN, OPEN.at("B1"), OPEN.at("D1"))
    assert way == (OPEN.hexes("C1"),)


def sides(paper: Paper, a: tuple[int, int], b: tuple[int, int], place: tuple[int, int]) -> set[int]:
    """On which sides of the line, strictly, corners of a hex between its ends lie; none for one beside or beyond."""
    (ax, ay), (bx, by), (x, y) = paper.centre(a), paper.centre(b), paper.centre(place)
    # Half a hex across is 1 one way, a quarter of a hex is 1 the other way: squares weigh 3 to 1.
    along = 3 * (bx - ax) * (x - ax) + (by - ay) * (y - ay)
    if not 0 < along < 3 * (bx - ax) ** 2 + (by - ay) ** 2:
        return set()
    crosses = [(bx - ax) * (y + dy - ay) - (by - ay) * (x + dx - ax) for dx, dy in CORNERS]
    return {1 if cross > 0 else -1 for cross in crosses if cross}


def runs_along(paper: Paper, a: tuple[int, int], b: tuple[int, int], place: tuple[int, int]) -> bool:
    """Whether a whole side of a hex between the ends lies on the line."""
    (ax, ay), (bx, by), (x, y) = paper.centre(a), paper.centre(b), paper.centre(place)
    if len(sides(paper, a, b, place)) != 1:
        return False
    on = [1 for dx, dy in CORNERS if (bx - ax) * (y + dy - ay) == (by - ay) * (x + dx - ax)]
    return len(on) == 2


def union(steps: Iterable[Hexes]) -> Hexes:
    """All hexes of some steps."""
    hexes = 0
    for step in steps:
        hexes |= step
    return hexes
