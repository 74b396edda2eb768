"""The board: which spaces there are, what adjoins what, and where road, marsh, river, camp and town lie."""

from itertools import pairwise

import pytest

from gonfalon.games.arsouf import map as board
from gonfalon.games.arsouf.map import BOARD
from tests.games.arsouf import book

SHARED = [("arsouf", board.ARSOUF, book.ARSOUF), ("road", board.ROAD, book.ROAD), ("marsh", board.MARSH, book.MARSH)]
AREAS = [("camp", board.CAMP, book.CAMP), ("muslim area", board.MUSLIM_AREA, book.MUSLIM_AREA)]


def test_R4_the_board_has_313_playable_spaces_beside_15_of_marsh() -> None:
    assert set(BOARD.names.values()) == book.SPACES
    assert len(set(BOARD.names.values()) - set(BOARD.printed(board.MARSH))) == 313


@pytest.mark.parametrize("sea", ["00.00", "00.01"])
def test_R4_the_sea_spaces_are_no_part_of_the_board(sea: str) -> None:
    assert not BOARD.has(sea)


def test_R4_every_space_adjoins_what_the_printed_grid_shows() -> None:
    shown = {name: set(BOARD.printed(BOARD.adjoining(at))) for at, name in BOARD.names.items()}
    assert shown == {name: book.neighbours(name) for name in book.SPACES}


@pytest.mark.parametrize("start", ["00.02", "01.00", "03.18", "08.08", "09.05", "14.00", "14.21"])
def test_R14_distances_are_counted_by_spaces_whatever_the_ground(start: str) -> None:
    counted = {name: BOARD.distance(BOARD.at(start), BOARD.at(name)) for name in book.SPACES}
    # The crow flies over the corner of sea, which no counted way can cross.
    assert {name: many for name, many in counted.items() if many <= 3} == {
        name: many for name, many in book.distances(start).items() if many <= 3
    }


@pytest.mark.parametrize(("what", "ours", "listed"), [*SHARED, *AREAS], ids=[row[0] for row in (*SHARED, *AREAS)])
def test_R4_the_ground_lies_where_the_map_has_it(what: str, ours: int, listed: set[str]) -> None:
    assert set(BOARD.printed(ours)) == listed, what


@pytest.mark.parametrize(
    ("ours", "many"),
    [(board.ROAD, 25), (board.MARSH, 15), (board.CAMP, 16), (board.MUSLIM_AREA, 16), (board.BANNER, 20)],
)
def test_R4_the_ground_has_as_many_spaces_as_were_counted(ours: int, many: int) -> None:
    assert ours.bit_count() == many


def test_R4_the_road_is_one_chain_from_the_door_to_the_edge_of_the_camp() -> None:
    road = book.ROAD_FROM_THE_DOOR
    joined = {frozenset((a, b)) for a in road for b in BOARD.printed(BOARD.adjoining(BOARD.at(a)) & board.ROAD)}
    chain = {frozenset(pair) for pair in pairwise(road)}
    assert joined - chain == {frozenset(pair) for pair in [("02.00", "01.00"), ("02.00", "01.01"), ("02.01", "01.01")]}
    assert chain <= joined


def test_R4_the_camp_has_six_ways_out_three_of_them_at_the_ford() -> None:
    out = {(a, b) for a in book.CAMP for b in book.ways(a) - book.CAMP}
    ford = {(b, a) for a, b in book.FORD_SIDES}
    assert ford < out
    assert {a for a, _ in out - ford} == {"03.20", "03.21"}
    ours = {
        (BOARD.names[a], BOARD.names[b])
        for a in BOARD.names
        for b in BOARD.names
        if board.CAMP >> a & 1
        and not (board.CAMP | board.MARSH) >> b & 1
        and BOARD.adjoining(a) >> b & 1
        and not board.RIVER.separated(a, b)
    }
    assert ours == out
    assert len(ours) == 6


def test_R4_arsouf_has_three_doors() -> None:
    assert set(BOARD.printed(BOARD.border(board.ARSOUF))) == book.DOORS


@pytest.mark.parametrize(("a", "b"), book.CLOSED_SIDES)
def test_R4_open_water_lies_on_four_sides(a: str, b: str) -> None:
    assert board.RIVER.separated(BOARD.at(a), BOARD.at(b))
    assert board.RIVER.separated(BOARD.at(b), BOARD.at(a))


def test_R4_no_other_side_is_open_water() -> None:
    wet = {frozenset((BOARD.names[a], BOARD.names[b])) for a in BOARD.names for b in BOARD.names if wet_between(a, b)}
    assert wet == book.CLOSED


def wet_between(a: int, b: int) -> bool:
    return bool(BOARD.adjoining(a) >> b & 1) and board.RIVER.separated(a, b)


def test_R4_the_way_from_the_camp_to_arsouf_is_18_to_22_spaces() -> None:
    def onward(space: str) -> set[str]:
        at = BOARD.at(space)
        return set(BOARD.printed(BOARD.adjoining(at) & ~board.RIVER.across[at] & ~board.MARSH))

    away = {min(found[town] for town in book.ARSOUF) for found in (book.distances(each, onward) for each in book.CAMP)}
    assert (min(away), max(away)) == (18, 22)


def test_R21_the_banner_covers_rows_13_and_14_from_column_12() -> None:
    assert set(BOARD.printed(board.BANNER)) == book.BANNER
