"""Section 4, the ground: the river and its ford, the stream, and the marsh."""

import pytest

from tests.games.arsouf import book
from tests.games.arsouf.stamp import MUSLIM, lonely, move, offered, reach, refused, stamp

BOTH_WAYS = [pytest.param(*pair, id="-".join(pair)) for side in book.CLOSED_SIDES for pair in (side, side[::-1])]
OVER_THE_FORD = [pytest.param(*pair, id="-".join(pair)) for side in book.FORD_SIDES for pair in (side, side[::-1])]


@pytest.mark.parametrize("piece", ["infantry-1", "templars wounded", "mamelukes-1 wounded"])
@pytest.mark.parametrize(("start", "to"), BOTH_WAYS)
def test_4_3_no_piece_steps_over_open_water(piece: str, start: str, to: str) -> None:
    name, *words = piece.split()
    state = lonely(name, " ".join([start, *words]))
    assert refused(state, move(name, to)) == ("4.3", "river")


@pytest.mark.parametrize("piece", ["infantry-1", "baggage-1 wounded", "templars", "richard", "skirmishers-1 wounded"])
@pytest.mark.parametrize(("start", "to"), OVER_THE_FORD)
def test_4_3_every_piece_crosses_at_the_ford(piece: str, start: str, to: str) -> None:
    name, *words = piece.split()
    assert refused(lonely(name, " ".join([start, *words])), move(name, to)) is None


def test_4_3_a_knight_does_not_go_round_by_the_ford_further_than_his_moves() -> None:
    state = lonely("templars", "01.17")
    assert refused(state, move("templars", "01.18")) == ("4.3", "river")
    assert refused(state, move("templars", "02.18")) is None


def test_4_3_a_muslim_goes_round_by_the_ford_when_his_moves_suffice() -> None:
    state = lonely("mamelukes-1", "01.17")
    assert refused(state, move("mamelukes-1", "01.18")) is None
    assert refused(state, move("mamelukes-1", "00.18")) == ("4.3", "river")


def test_4_4_the_stream_and_every_other_space_is_open_to_muslims() -> None:
    for start in book.OPEN:
        reached = offered(lonely("mamelukes-1", start), "mamelukes-1")
        assert reached == walk_outside(start, 3), start


def walk_outside(start: str, spaces: int) -> set[str]:
    """Where a walk leads that never enters the town."""
    reached, edge = {start}, {start}
    for _ in range(spaces):
        edge = {there for here in edge for there in book.ways(here)} - reached - book.ARSOUF
        reached |= edge
    return reached - {start}


@pytest.mark.parametrize("marsh", sorted(book.MARSH))
@pytest.mark.parametrize("piece", ["templars", "baggage-1", "skirmishers-1"])
def test_4_5_no_piece_enters_the_marsh(marsh: str, piece: str) -> None:
    away = book.distances(marsh)
    start = min(book.OPEN, key=lambda space: away[space])
    assert refused(lonely(piece, start), move(piece, marsh)) == ("4.5", "marsh")


@pytest.mark.parametrize(("piece", "start", "to"), [("templars", "08.16", "08.18"), ("mamelukes-1", "02.17", "05.19")])
def test_4_5_no_piece_goes_through_the_marsh(piece: str, start: str, to: str) -> None:
    assert refused(lonely(piece, start), move(piece, to)) == ("4.5", "marsh-between")


def test_4_5_the_marsh_may_be_walked_round() -> None:
    assert refused(stamp({"mamelukes-1": "08.16"}, seat=MUSLIM), move("mamelukes-1", "08.18")) is None


def test_4_3_the_camp_is_left_to_the_south_east_too() -> None:
    state = stamp({"infantry-1": "03.20", "infantry-2": "03.21"})
    outside = book.SPACES - book.CAMP
    assert reach(state, "infantry-1", outside) == {"04.20"}
    assert reach(state, "infantry-2", outside) == {"04.20", "04.21"}
