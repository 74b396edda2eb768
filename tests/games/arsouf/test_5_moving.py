"""Section 5: how many pieces move, how far, through whom, and why a move is refused."""

import itertools

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Move
from gonfalon.games.arsouf.events import Moved
from gonfalon.games.arsouf.map import BOARD
from tests.games.arsouf import book
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    NO_DICE,
    asked,
    attack,
    end,
    lonely,
    move,
    offered,
    play,
    reach,
    refused,
    stamp,
    where,
)


def test_5_1_every_piece_of_a_side_may_move_in_one_turn() -> None:
    pieces = {"templars": "08.02", "richard": "08.05", "infantry-1": "08.08", "baggage-1": "08.11"}
    ends = {"templars": "08.01", "richard": "08.04", "infantry-1": "08.07", "baggage-1": "08.10"}
    state = play(stamp(pieces), *(move(piece, to) for piece, to in ends.items())).state
    assert {piece: where(state, piece) for piece in ends} == ends
    assert asked(state) == ("crusader", "move")


def test_5_1_a_side_may_move_nothing_at_all() -> None:
    assert asked(play(stamp({"templars": "08.08", "skirmishers-1": "02.08"}), end(CRUSADER)).state) == (
        "muslim",
        "move",
    )


def test_5_1_pieces_move_in_any_order() -> None:
    state = stamp({"templars": "08.08", "richard": "08.09"})
    assert refused(state, move("templars", "08.09")) == ("5.2", "occupied")
    state = play(state, move("richard", "08.10"), move("templars", "08.09")).state
    assert (where(state, "templars"), where(state, "richard")) == ("08.09", "08.10")


@pytest.mark.parametrize(
    ("piece", "to", "clause"),
    [
        ("templars", "08.10", "1.2"),
        ("richard", "08.10", "1.2"),
        ("infantry-1", "08.09", "1.3"),
        ("baggage-1", "08.09", "1.3"),
        ("skirmishers-1", "08.11", "1.5"),
    ],
)
def test_5_1_a_move_is_told_with_the_clause_that_allows_it(piece: str, to: str, clause: str) -> None:
    told = play(lonely(piece, "08.08"), move(piece, to)).events(Moved)
    assert told == [Moved(clause=clause, piece=piece, start="08.08", to=to)]


@pytest.mark.parametrize("other", ["infantry-1", "skirmishers-1", "skirmishers-1 wounded", "baggage-1 wounded"])
def test_5_2_a_space_holds_one_piece(other: str) -> None:
    name, *words = other.split()
    state = stamp({"templars": "08.08", name: " ".join(["08.09", *words])})
    assert refused(state, move("templars", "08.09")) == ("5.2", "occupied")
    assert refused(state, move("templars", "07.09")) is None


def test_5_2_standing_still_is_no_move() -> None:
    assert refused(stamp({"templars": "08.08"}), move("templars", "08.08")) == ("5.2", "placed-there")


@pytest.mark.parametrize(
    ("piece", "furthest", "beyond", "spaces"),
    [
        ("templars", "10.09", "11.10", 2),
        ("templars", "08.06", "08.05", 2),
        ("mamelukes-1", "11.10", "12.10", 3),
        ("mamelukes-1", "08.05", "08.04", 3),
    ],
)
def test_5_3_no_piece_goes_further_than_its_allowance(piece: str, furthest: str, beyond: str, spaces: int) -> None:
    state = lonely(piece, "08.08")
    away = book.distances("08.08")
    assert (away[furthest], away[beyond]) == (spaces, spaces + 1)
    assert refused(state, move(piece, furthest)) is None
    assert refused(state, move(piece, beyond)) == ("5.3", "too-far")


def test_R1_foot_goes_two_spaces_only_where_start_middle_and_end_are_road() -> None:
    for start, to in [("04.05", "03.05"), ("04.05", "05.05"), ("04.05", "04.06")]:
        assert refused(stamp({"infantry-1": start}), move("infantry-1", to)) is None
    off_at_the_end = stamp({"infantry-1": "04.10"})
    assert refused(off_at_the_end, move("infantry-1", "04.12")) == ("1.3", "off-the-road")
    off_at_the_start = stamp({"infantry-1": "05.05"})
    assert refused(off_at_the_start, move("infantry-1", "04.06")) == ("1.3", "off-the-road")
    off_in_the_middle = stamp({"infantry-1": "04.10", "skirmishers-1": "03.11"})
    assert refused(off_in_the_middle, move("infantry-1", "03.12")) == ("R2", "way-barred")


def test_R1_road_entry_lets_the_first_space_be_the_step_onto_the_road() -> None:
    state = stamp({"infantry-1": "05.05"}, road_entry=True)
    assert offered(state, "infantry-1") == {*book.neighbours("05.05"), "03.04", "04.06"}
    assert refused(state, move("infantry-1", "04.07")) == ("5.3", "too-far")


def test_R1_road_entry_lets_nobody_leave_the_road_with_the_second_space() -> None:
    state = stamp({"infantry-1": "04.05", "infantry-2": "05.07"}, road_entry=True)
    assert refused(state, move("infantry-1", "05.07")) == ("5.2", "occupied")
    assert refused(state, move("infantry-1", "03.07")) == ("1.3", "off-the-road")
    assert refused(state, move("infantry-2", "03.07")) == ("1.3", "off-the-road")


def test_R1_road_entry_gives_nothing_away_from_the_road() -> None:
    assert offered(stamp({"infantry-1": "08.08"}, road_entry=True), "infantry-1") == book.neighbours("08.08")


def test_R1_road_entry_reaches_exactly_the_road_beyond_the_first_step() -> None:
    for start in book.OPEN:
        near = book.ways(start)
        along = {end for middle in (near & book.ROAD) - book.ARSOUF for end in book.ways(middle) & book.ROAD}
        assert offered(lonely("baggage-1", start, road_entry=True), "baggage-1") == (near | along) - {start}, start


@pytest.mark.parametrize("road_entry", [False, True])
def test_R1_wounded_foot_goes_one_space_on_the_road_too(road_entry: bool) -> None:
    state = stamp({"infantry-1": "04.06 wounded"}, road_entry=road_entry)
    assert refused(state, move("infantry-1", "04.07")) is None
    assert refused(state, move("infantry-1", "04.08")) == ("6.11", "too-far-wounded")


@pytest.mark.parametrize(
    ("piece", "start", "friend", "between", "to"),
    [
        ("templars", "08.08", "infantry-1", "08.09", "08.10"),
        ("infantry-1", "04.06", "infantry-2", "04.07", "04.08"),
        ("mamelukes-1", "00.02", "mamelukes-2", "00.03", "00.04"),
    ],
)
def test_R2_a_piece_passes_through_friends_unless_the_option_forbids(
    piece: str, start: str, friend: str, between: str, to: str
) -> None:
    seat = MUSLIM if piece.startswith("mamelukes") else CRUSADER
    # A third friend shuts the only way round that a Muslim's third space would leave.
    pieces = {piece: start, friend: between, **({"saladin": "01.03"} if seat is MUSLIM else {})}
    assert refused(stamp(pieces, seat=seat), move(piece, to)) is None
    assert refused(stamp(pieces, seat=seat, pass_friends=False), move(piece, to)) == ("R2", "way-barred")


@pytest.mark.parametrize("pass_friends", [True, False])
@pytest.mark.parametrize("words", ["", " wounded"])
def test_R2_nobody_passes_through_enemies(pass_friends: bool, words: str) -> None:
    state = stamp({"templars": "08.08", "skirmishers-1": f"08.09{words}"}, pass_friends=pass_friends)
    assert refused(state, move("templars", "08.10")) == ("R2", "way-barred")
    state = stamp({"infantry-1": "04.06", "skirmishers-1": f"04.07{words}"}, pass_friends=pass_friends)
    assert refused(state, move("infantry-1", "04.08")) == ("R2", "way-barred")


def test_R2_without_passing_friends_only_what_lies_behind_one_is_lost() -> None:
    alone = stamp({"templars": "08.08"}, pass_friends=False)
    assert offered(alone, "templars") == book.walk("08.08", 2)
    beside = stamp({"templars": "08.08", "richard": "08.09"}, pass_friends=False)
    assert offered(beside, "templars") == book.walk("08.08", 2) - {"08.09", "08.10"}


def test_R2_two_friends_in_a_row_are_passed_by_a_muslim() -> None:
    pieces = {"mamelukes-1": "08.08", "mamelukes-2": "08.09", "mamelukes-3": "08.10"}
    assert refused(stamp(pieces, seat=MUSLIM), move("mamelukes-1", "08.11")) is None
    assert refused(stamp(pieces, seat=MUSLIM, pass_friends=False), move("mamelukes-1", "08.11")) == ("R2", "way-barred")


def test_R2_a_way_round_an_enemy_is_taken_when_the_allowance_suffices() -> None:
    state = stamp({"mamelukes-1": "08.08", "templars": "08.09"}, seat=MUSLIM)
    assert refused(state, move("mamelukes-1", "08.10")) is None
    assert refused(state, move("mamelukes-1", "08.11")) == ("R2", "way-barred")


def test_R3_a_piece_moves_once_a_turn_and_not_in_two_parts() -> None:
    state = play(stamp({"templars": "08.08"}), move("templars", "08.09")).state
    assert refused(state, move("templars", "08.10")) == ("R3", "moved-already")


def test_R3_a_piece_moves_again_in_its_next_turn() -> None:
    state = stamp({"templars": "08.08", "skirmishers-1": "02.02"})
    state = play(state, move("templars", "08.09"), end(CRUSADER), end(MUSLIM)).state
    assert refused(state, move("templars", "08.11")) is None


def test_R18_muslims_may_enter_the_camp() -> None:
    assert reach(lonely("mamelukes-1", "03.17"), "mamelukes-1", book.CAMP) == {
        space for space in book.CAMP if book.distances("03.17", book.ways)[space] <= 3
    }


@pytest.mark.parametrize("piece", ["templars", "mamelukes-1"])
def test_R24_no_enemy_pins_or_slows_a_piece(piece: str) -> None:
    enemy = "skirmishers" if piece == "templars" else "infantry"
    seat = CRUSADER if piece == "templars" else MUSLIM
    around = {f"{enemy}-1": "07.08", f"{enemy}-2": "09.08", f"{enemy}-3": "07.10", f"{enemy}-4": "09.10"}
    state = stamp({piece: "08.08", **around}, seat=seat)
    assert refused(state, move(piece, "08.10")) is None
    assert refused(state, move(piece, "08.06")) is None


def test_R24_nobody_retreats_or_advances_after_an_attack() -> None:
    pieces = {"templars": "08.08", "infantry-1": "10.08", "skirmishers-1": "08.09", "skirmishers-2": "10.09 wounded"}
    state = stamp(pieces, ask="attack")
    state = play(
        state, attack("templars", "skirmishers-1"), attack("infantry-1", "skirmishers-2"), dice=(6, 1, 6, 1)
    ).state
    assert {piece: where(state, piece) for piece in pieces} == {
        "templars": "08.08",
        "infantry-1": "10.08",
        "skirmishers-1": "08.09",
        "skirmishers-2": None,
    }


def test_5_1_a_space_is_refused_in_order_none_closed_taken_too_far_barred() -> None:
    state = stamp({"templars": "08.08", "skirmishers-1": "08.09", "infantry-1": "08.12"})
    assert refused(state, move("templars", "00.00")) == ("R4", "sea")
    for nowhere in ("15.00", "00.22", "8.08", "", "Arsouf"):
        assert refused(state, move("templars", nowhere)) == ("K3", "no-such-space")
    assert refused(state, move("templars", "05.20")) == ("4.5", "marsh")
    assert refused(state, move("templars", "08.12")) == ("5.2", "occupied")
    assert refused(state, move("templars", "08.11")) == ("5.3", "too-far")
    assert refused(state, move("templars", "08.10")) == ("R2", "way-barred")


def test_5_1_only_pieces_on_the_board_move() -> None:
    state = stamp({"templars": "08.08"}, killed=("richard",), arrived=("infantry-1",))
    assert refused(state, move("richard", "08.09")) == ("6.10", "killed")
    assert refused(state, move("infantry-1", "08.09")) == ("R15", "arrived")
    assert refused(state, move("knights-1", "08.09")) == ("K3", "not-in-play")
    assert refused(state, Move(seat=CRUSADER, piece="godfrey", to="08.09")) == ("K3", "no-such-piece")


@pytest.mark.parametrize("piece", ["templars", "infantry-1", "knights-1", "baggage-1", "horse-archers-1"])
def test_5_2_every_space_in_reach_has_a_way_step_by_step_past_no_enemy(piece: str) -> None:
    stands = {"templars": "03.15", "infantry-1": "03.17", "knights-1": "08.08 wounded", "baggage-1": "02.02"}
    enemies = {"mamelukes-1": "03.14", "mamelukes-2": "05.14", "saladin": "03.19", "horse-archers-1": "08.09"}
    state = stamp({**stands, **enemies}, seat=MUSLIM if piece == "horse-archers-1" else CRUSADER)
    view = GAME.view(state, None)
    moves = [move(piece, to) for to in GAME.advice.reach(view, piece, NO_DICE)]
    assert moves
    foes = stands if piece in enemies else enemies
    for action, account in zip(moves, GAME.advice.accounts(view, moves, NO_DICE), strict=True):
        hexes = [BOARD.at(name) for name in account.way]
        assert account.way[-1] == action.to
        assert all(BOARD.neighbours[one] >> other & 1 for one, other in itertools.pairwise(hexes))
        assert not {at.split()[0] for at in foes.values()} & {*account.way}


def test_7_2_the_way_of_a_charge_points_at_whom_it_charges() -> None:
    state = stamp({"templars": "03.15", "mamelukes-1": "03.12"})
    moves = [move("templars", "03.13"), move("templars", "02.14")]
    charge, bent = GAME.advice.accounts(GAME.view(state, None), moves, NO_DICE)
    assert charge.straight == ("03.15", "03.14", "03.13", "03.12")
    assert bent.straight == ()
