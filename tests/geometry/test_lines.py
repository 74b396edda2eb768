"""Lines from centre to centre against the stretches that fractions cut out of hexes on paper."""

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes, members
from tests.geometry.paper import Paper, Stretch, papers, sheet

OPEN = Board.rows({(row, column): f"{row}.{column}" for row in range(9) for column in range(9)}, shifted="odd")


@given(papers(), st.data())
def test_a_line_crosses_the_hexes_it_has_a_stretch_in(paper: Paper, data: st.DataObject) -> None:
    a, b = data.draw(st.sampled_from(paper.places)), data.draw(st.sampled_from(paper.places))
    assert paper.board.line(paper.at(a), paper.at(b)) == measured(paper, a, b)


def test_every_line_of_a_board_is_exact_in_both_orientations() -> None:
    places = tuple((row, column) for row in range(13) for column in range(13))
    for flat in (False, True):
        paper = sheet(places, flat, "even")
        for corner in ((0, 0), (6, 6), (0, 12)):
            for goal in places:
                assert paper.board.line(paper.at(corner), paper.at(goal)) == measured(paper, corner, goal)


@given(papers(), st.data())
def test_a_line_is_the_same_from_both_ends(paper: Paper, data: st.DataObject) -> None:
    a, b = (paper.at(data.draw(st.sampled_from(paper.places))) for _ in range(2))
    assert paper.board.line(a, b) == tuple(reversed(paper.board.line(b, a)))


def test_a_line_along_hexsides_names_both_hexes_at_once() -> None:
    line = OPEN.line(OPEN.at("1.4"), OPEN.at("5.4"))
    assert [OPEN.printed(hexes) for hexes in line] == [("1.4",), ("2.4", "2.5"), ("3.4",), ("4.4", "4.5"), ("5.4",)]


def test_a_line_over_the_middle_of_a_hexside_crosses_one_hex_after_the_other() -> None:
    line = OPEN.line(OPEN.at("0.0"), OPEN.at("3.2"))
    assert all(hexes.bit_count() == 1 for hexes in line)
    assert OPEN.distance(OPEN.at("0.0"), OPEN.at("3.2")) + 1 < len(line)


def test_a_line_to_itself_is_one_hex() -> None:
    assert OPEN.line(OPEN.at("4.4"), OPEN.at("4.4")) == (OPEN.hexes("4.4"),)


def test_a_line_along_a_row_is_the_straight_way() -> None:
    line = OPEN.line(OPEN.at("4.1"), OPEN.at("4.6"))
    assert [next(members(hexes)) for hexes in line[1:]] == list(OPEN.straight(OPEN.at("4.1"), 1, 5))


def measured(paper: Paper, a: tuple[int, int], b: tuple[int, int]) -> tuple[Hexes, ...]:
    """The spaces with a stretch of the line, in its order; two with the same stretch share a hexside."""
    if a == b:
        return (1 << paper.at(a),)
    stretches: dict[Stretch, Hexes] = {}
    for place in paper.places:
        stretch = paper.chord(a, b, place)
        if stretch is not None:
            stretches[stretch] = stretches.get(stretch, 0) | 1 << paper.at(place)
    return tuple(hexes for _, hexes in sorted(stretches.items()))
