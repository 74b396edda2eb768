"""Boards of both orientations and parities against hexes measured on paper, and three printed maps."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import hexset
from tests.geometry.paper import Paper, name, papers, sheet

ARSOUF = Board.rows(
    {(row, column): f"{row:02}.{column:02}" for row in range(15) for column in range(22) if row or column > 1},
    shifted="even",
)
ACRE = Board.columns(
    {(row, column): f"{column:02}{row:02}" for row in range(1, 30) for column in range(1, 27)}, shifted="even"
)
LETTERED = Board.columns(
    {(row, column): f"{chr(64 + column)}{row}" for row in range(1, 17) for column in range(1, 26)}, shifted="odd"
)


@given(papers())
def test_names_and_places_lead_both_ways(paper: Paper) -> None:
    board = paper.board
    assert board.spaces.bit_count() == len(paper.places)
    assert board.size == board.spaces.bit_length()
    for place in paper.places:
        at = board.at(name(place))
        assert board.name(at) == board.names[at] == name(place)
        assert board.row_column(at) == place
        assert board.has(name(place))
        assert board.spaces >> at & 1


@given(papers())
def test_neighbours_are_the_spaces_one_hex_away_and_nothing_wraps(paper: Paper) -> None:
    for a in paper.places:
        near = hexset(paper.at(b) for b in paper.places if paper.distance(a, b) == 1)
        assert paper.board.neighbours[paper.at(a)] == paper.board.adjoining(paper.at(a)) == near
    empty = [at for at in range(paper.board.size) if not paper.board.spaces >> at & 1]
    assert not any(paper.board.neighbours[at] for at in empty)


@given(papers())
def test_distance_is_the_one_on_paper(paper: Paper) -> None:
    for a in paper.places:
        for b in paper.places:
            there, back = paper.board.distance(paper.at(a), paper.at(b)), paper.board.distance(paper.at(b), paper.at(a))
            assert there == back == paper.distance(a, b)


@given(papers(), st.data())
def test_spread_is_the_set_and_its_neighbours_and_border_the_neighbours_alone(
    paper: Paper, data: st.DataObject
) -> None:
    board = paper.board
    chosen = data.draw(st.sets(st.sampled_from(paper.places)))
    inside = hexset(map(paper.at, chosen))
    around = hexset(paper.at(b) for b in paper.places if any(paper.distance(a, b) == 1 for a in chosen))
    assert board.spread(inside) == inside | around
    assert board.border(inside) == around & ~inside


@given(papers(), st.integers(0, 9))
def test_within_counts_hexes_even_across_holes(paper: Paper, radius: int) -> None:
    for a in paper.places:
        disc = hexset(paper.at(b) for b in paper.places if paper.distance(a, b) <= radius)
        assert paper.board.within(paper.at(a), radius) == disc
        assert paper.board.within(paper.at(a), radius) == disc


@given(papers())
def test_directions_go_round_clockwise_and_lead_back(paper: Paper) -> None:
    board = paper.board
    # Half hexes right and quarters down on rows; a flat board is the same page turned over its diagonal.
    pointing = {"ne": (1, -3), "e": (2, 0), "se": (1, 3), "sw": (-1, 3), "w": (-2, 0), "nw": (-1, -3)}
    turned = {"s": (2, 0), "se": (1, 3), "ne": (-1, 3), "n": (-2, 0), "nw": (-1, -3), "sw": (1, -3)}
    steps = turned if paper.flat else pointing
    centres = {paper.centre(place): paper.at(place) for place in paper.places}
    for (x, y), at in centres.items():
        for direction, word in enumerate(board.directions):
            dx, dy = steps[word]
            there = centres.get((x + dx, y + dy))
            assert board.step(at, direction) == there
            assert board.moved(1 << at, direction) == (0 if there is None else 1 << there)
            if there is not None:
                assert board.direction(at, there) == direction
                assert board.direction(there, at) == board.opposite(direction)
    apart = [(a, b) for a in paper.places for b in paper.places if paper.distance(a, b) != 1]
    assert all(board.direction(paper.at(a), paper.at(b)) is None for a, b in apart)


def test_the_directions_are_named_clockwise() -> None:
    assert ARSOUF.directions == ("ne", "e", "se", "sw", "w", "nw")
    assert ACRE.directions == ("n", "ne", "se", "s", "sw", "nw")


@given(papers(), st.integers(0, 5), st.integers(0, 9))
def test_a_straight_way_keeps_its_direction_to_the_edge(paper: Paper, direction: int, steps: int) -> None:
    board = paper.board
    for place in paper.places:
        at = paper.at(place)
        way = board.straight(at, direction, steps)
        assert all(board.direction(a, b) == direction for a, b in pairwise((at, *way)))
        assert len(way) == steps or (len(way) < steps and board.step((at, *way)[-1], direction) is None)
        assert [board.distance(at, there) for there in way] == list(range(1, len(way) + 1))


@given(papers(), st.data())
def test_sides_are_seen_from_both_hexes(paper: Paper, data: st.DataObject) -> None:
    board = paper.board
    pairs = [(a, b) for a in paper.places for b in paper.places if paper.distance(a, b) == 1]
    marked = data.draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    sides = board.sides((name(a), name(b)) for a, b in marked)
    both = marked | {(b, a) for a, b in marked}
    for a, b in pairs:
        direction = board.direction(paper.at(a), paper.at(b))
        assert direction is not None
        assert sides.separated(paper.at(a), paper.at(b)) == ((a, b) in both)
        assert bool(sides.masks[direction] >> paper.at(a) & 1) == ((a, b) in both)
        assert bool(sides.unmarked[direction] >> paper.at(a) & 1) == ((a, b) not in both)
    assert sides.touched == hexset(paper.at(a) for a, _ in both)


def test_sides_need_hexes_that_adjoin() -> None:
    with pytest.raises(ValueError, match=r"00\.05 and 00\.07"):
        ARSOUF.sides([("00.05", "00.07")])


def test_a_name_that_is_not_printed_is_named_in_the_error() -> None:
    assert not ARSOUF.has("00.01")
    with pytest.raises(KeyError, match=r"00\.01"):
        ARSOUF.at("00.01")
    with pytest.raises(KeyError, match="Z9"):
        ARSOUF.hexes("00.02", "Z9")


def test_a_board_has_spaces_with_a_name_each() -> None:
    with pytest.raises(ValueError, match="name of its own"):
        Board.rows({(0, 0): "A", (0, 1): "A"}, shifted="odd")
    with pytest.raises(ValueError, match="needs spaces"):
        Board.columns({}, shifted="odd")


def test_printed_names_come_in_the_order_of_the_board() -> None:
    assert ARSOUF.printed(ARSOUF.hexes("10.01", "02.15", "02.03")) == ("02.03", "02.15", "10.01")
    assert LETTERED.printed(LETTERED.hexes("K10", "B1", "K7")) == ("B1", "K7", "K10")


def test_pointy_rows_with_the_even_ones_shifted_adjoin_as_on_the_map_of_arsouf() -> None:
    even = ARSOUF.neighbours[ARSOUF.at("04.10")]
    odd = ARSOUF.neighbours[ARSOUF.at("03.11")]
    assert ARSOUF.printed(even) == ("03.10", "03.11", "04.09", "04.11", "05.10", "05.11")
    assert ARSOUF.printed(odd) == ("02.10", "02.11", "03.10", "03.12", "04.10", "04.11")


def test_flat_columns_with_the_even_ones_shifted_wrap_the_walls_of_acre() -> None:
    walls = ACRE.hexes(*(f"01{row:02}" for row in range(8, 13)))
    siege = ACRE.border(walls) & ~ACRE.hexes("0107", "0113")
    assert ACRE.printed(siege) == ("0207", "0208", "0209", "0210", "0211", "0212")


def test_flat_columns_with_the_odd_ones_shifted_ring_the_water_hole() -> None:
    ring = LETTERED.neighbours[LETTERED.at("W12")]
    assert LETTERED.printed(ring) == ("V12", "V13", "W11", "W13", "X12", "X13")


def test_a_picture_shows_members_spaces_and_holes() -> None:
    places = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1))
    rows, columns = sheet(places, flat=False, shifted="odd").board, sheet(places, flat=True, shifted="odd").board
    assert rows.draw(rows.hexes("0:1", "2:1")) == ". #\n . .\n  #"
    assert columns.draw(columns.hexes("0:1"), mark="X", space="o") == "o\n  X\no\n  o\n\n  o"
