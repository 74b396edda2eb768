"""Section 3: what wins, what stops the Crusaders, and what happens on arrival in Arsouf."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Move
from gonfalon.games.arsouf.events import Arrived, Charged, Ended
from gonfalon.games.arsouf.state import Condition, State
from gonfalon.kernel.game import Outcome
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    asked,
    attack,
    condition,
    end,
    move,
    play,
    reach,
    refused,
    stamp,
    where,
)

WON = Outcome("crusader", "arrived", "3.1")
STOPPED = Outcome("muslim", "stopped", "3.2")


def at_the_door(piece: str, *home: str, **rest: object) -> State:
    """A position with one piece at a door of Arsouf, others in the town, and enough left in the field."""
    return stamp({piece: "02.00"}, arrived=home, **rest)


@pytest.mark.parametrize(
    ("last", "home"),
    [
        ("baggage-1", ("baggage-2", "infantry-1", "templars")),
        ("infantry-1", ("baggage-1", "baggage-2", "richard")),
        ("richard", ("baggage-1", "baggage-2", "knights-1")),
    ],
)
def test_3_1_two_baggage_and_two_others_in_arsouf_win_at_once(last: str, home: tuple[str, ...]) -> None:
    played = play(at_the_door(last, *home), move(last, "01.01"))
    assert GAME.outcome(played.state) == WON
    assert GAME.due(played.state) == ()
    assert [(event.clause, event.winner, event.how) for event in played.events(Ended)] == [
        ("3.1", "crusader", "arrived")
    ]


@pytest.mark.parametrize(
    ("last", "home"),
    [
        ("infantry-1", ("baggage-1", "templars", "richard")),
        ("templars", ("baggage-1", "infantry-1", "richard", "knights-1", "knights-2")),
        ("baggage-2", ("baggage-1", "templars")),
        ("infantry-1", ("baggage-1", "baggage-2")),
        ("baggage-3", ("baggage-1", "baggage-2")),
    ],
)
def test_3_1_fewer_do_not_win(last: str, home: tuple[str, ...]) -> None:
    played = play(at_the_door(last, *home), move(last, "01.01"))
    assert GAME.outcome(played.state) is None
    assert asked(played.state) == ("crusader", "move")


def test_R16_spare_baggage_counts_among_the_others() -> None:
    for last, home in [
        ("baggage-4", ("baggage-1", "baggage-2", "baggage-3")),
        ("baggage-3", ("baggage-1", "baggage-2", "richard")),
    ]:
        assert GAME.outcome(play(at_the_door(last, *home), move(last, "01.01")).state) == WON


def test_R16_spare_baggage_counts_for_nothing_when_the_option_says_so() -> None:
    crowd = {"templars": "08.08", "richard": "08.09"}
    home = ("baggage-1", "baggage-2", "baggage-3", "infantry-1")
    state = stamp({"baggage-4": "02.00", **crowd}, arrived=home, spare_baggage_counts=False)
    after = play(state, move("baggage-4", "01.01"))
    assert GAME.outcome(after.state) is None
    state = stamp({"infantry-2": "02.00", **crowd}, arrived=home, spare_baggage_counts=False)
    assert GAME.outcome(play(state, move("infantry-2", "01.01")).state) == WON


def last_stand(victim: str, others: dict[str, str], *home: str, **options: object) -> State:
    """A Muslim beside a wounded Crusader, with only the others left."""
    pieces = {victim: "08.08 wounded", "mamelukes-1": "08.09", **others}
    return stamp(pieces, ask="attack", seat=MUSLIM, arrived=home, bystanders={}, **options)


@pytest.mark.parametrize(
    ("victim", "others", "home"),
    [
        ("baggage-1", {"baggage-2": "02.10", "templars": "02.12", "richard": "02.14"}, ()),
        ("baggage-1", {"templars": "02.12", "richard": "02.14"}, ("baggage-2",)),
        ("richard", {"baggage-1": "02.10", "baggage-2": "02.11", "templars": "02.12"}, ()),
        ("richard", {"baggage-1": "02.10", "baggage-2": "02.11"}, ("templars",)),
        ("baggage-3", {"baggage-1": "02.10", "baggage-2": "02.11", "templars": "02.12"}, ()),
    ],
)
def test_3_2_the_muslims_win_at_once_when_too_few_are_left(
    victim: str, others: dict[str, str], home: tuple[str, ...]
) -> None:
    played = play(last_stand(victim, others, *home), attack("mamelukes-1", victim), dice=(6, 1))
    assert GAME.outcome(played.state) == STOPPED
    assert GAME.due(played.state) == ()
    assert [(event.clause, event.winner, event.how) for event in played.events(Ended)] == [("3.2", "muslim", "stopped")]


@pytest.mark.parametrize(
    ("victim", "others", "home"),
    [
        ("baggage-1", {"baggage-2": "02.10", "baggage-3": "02.11", "templars": "02.12", "richard": "02.14"}, ()),
        ("baggage-1", {"baggage-2": "02.10", "templars": "02.12"}, ("baggage-3", "richard")),
        ("richard", {"baggage-1": "02.10", "baggage-2": "02.11", "templars": "02.12", "infantry-1": "02.14"}, ()),
        ("richard", {"baggage-1": "02.10", "baggage-2": "02.11", "baggage-3": "02.12", "baggage-4": "02.13"}, ()),
    ],
)
def test_R19_just_enough_left_alive_or_arrived_play_on(
    victim: str, others: dict[str, str], home: tuple[str, ...]
) -> None:
    played = play(last_stand(victim, others, *home), attack("mamelukes-1", victim), dice=(6, 1))
    assert condition(played.state, victim) is Condition.KILLED
    assert GAME.outcome(played.state) is None


def test_R16_without_spare_baggage_two_baggage_and_one_other_are_stopped() -> None:
    others = {"baggage-1": "02.10", "baggage-2": "02.11", "baggage-3": "02.12", "templars": "02.13"}
    state = last_stand("richard", others, spare_baggage_counts=False)
    assert GAME.outcome(play(state, attack("mamelukes-1", "richard"), dice=(6, 1)).state) == STOPPED
    state = last_stand("richard", others)
    assert GAME.outcome(play(state, attack("mamelukes-1", "richard"), dice=(6, 1)).state) is None


def test_3_2_nothing_more_is_rolled_once_they_are_stopped() -> None:
    crusaders = {"baggage-1": "08.08 wounded", "baggage-2": "08.12", "templars": "02.12", "richard": "02.14"}
    muslims = {"mamelukes-1": "08.09", "mamelukes-2": "08.11", "mamelukes-3": "08.07"}
    state = stamp({**crusaders, **muslims}, ask="attack", seat=MUSLIM, bystanders={}, announce_first=True)
    named = attack("mamelukes-1", "baggage-1"), attack("mamelukes-2", "baggage-2")
    played = play(state, *named, end(MUSLIM), dice=(6, 1))
    assert GAME.outcome(played.state) == STOPPED


def test_3_1_arrivals_measure_how_well_a_side_did_and_then_fighting_value_killed() -> None:
    killed = ("knights-1", "mamelukes-1", "horse-archers-1")
    state = stamp({"templars": "08.08"}, arrived=("baggage-1", "infantry-1"), killed=killed)
    assert GAME.margin(state, "crusader") == (2, 3 + 2 - 3)
    assert GAME.margin(state, "muslim") == (-2, 3 - 3 - 2)


def test_3_3_there_are_two_seats_one_for_each_army() -> None:
    assert GAME.seats("printed") == ("crusader", "muslim")
    assert [GAME.side(seat) for seat in GAME.seats("printed")] == ["crusader", "muslim"]


def test_3_3_nobody_commands_the_other_army() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "08.10"})
    assert refused(state, move("mamelukes-1", "08.11")) == ("K1", "not-your-ask")
    assert refused(state, Move(seat=CRUSADER, piece="mamelukes-1", to="08.11")) == ("3.3", "not-your-piece")


@pytest.mark.parametrize(
    ("door", "spaces"), [("01.02", {"01.01"}), ("02.00", {"01.00", "01.01"}), ("02.01", {"01.01"})]
)
@pytest.mark.parametrize("piece", ["baggage-1 wounded", "templars wounded"])
def test_R15_each_door_leads_into_the_town(door: str, spaces: set[str], piece: str) -> None:
    name, wounded = piece.split()
    assert reach(stamp({name: f"{door} {wounded}"}), name, ("01.00", "01.01")) == spaces


def test_R15_a_piece_that_arrives_leaves_the_board_and_is_counted() -> None:
    played = play(at_the_door("baggage-1", "templars"), move("baggage-1", "01.01"))
    assert condition(played.state, "baggage-1") is Condition.ARRIVED
    assert where(played.state, "baggage-1") is None
    assert [(event.clause, event.piece, event.baggage, event.others) for event in played.events(Arrived)] == [
        ("R15", "baggage-1", 1, 1)
    ]


def test_R15_an_arrival_takes_its_wound_and_its_move_along_and_nobody_elses() -> None:
    state = stamp({"baggage-1": "02.00 wounded", "templars": "08.08 wounded moved"})
    after = play(state, move("baggage-1", "01.00")).state
    assert condition(after, "baggage-1") is Condition.ARRIVED
    assert condition(after, "templars") is Condition.WOUNDED
    assert refused(after, move("templars", "08.09")) == ("R3", "moved-already")
    assert GAME.state_of(GAME.position(after)) == after


def test_R15_four_pieces_arrive_through_one_space() -> None:
    pieces = {"baggage-1": "02.00", "baggage-2": "02.01", "templars": "01.02", "richard": "02.02"}
    state = play(stamp(pieces), *(move(piece, "01.01") for piece in pieces)).state
    assert GAME.outcome(state) == WON


def test_R15_the_wounded_count() -> None:
    state = stamp({"baggage-1": "02.00 wounded"}, arrived=("baggage-2", "templars", "richard"))
    assert GAME.outcome(play(state, move("baggage-1", "01.00")).state) == WON


def test_R15_entering_the_town_ends_the_move() -> None:
    state = stamp({"templars": "01.02"})
    assert refused(state, move("templars", "01.01")) is None
    assert refused(state, move("templars", "01.00")) == ("R15", "town-between")


def test_R15_who_has_arrived_neither_moves_nor_attacks_any_more() -> None:
    state = play(stamp({"templars": "02.00", "richard": "08.08", "skirmishers-1": "02.01"}), move("templars", "01.00"))
    assert refused(state.state, move("templars", "01.01")) == ("R15", "arrived")
    richard_beside = stamp({"richard": "08.08", "skirmishers-1": "08.09"}, ask="attack", arrived=("templars",))
    assert refused(richard_beside, attack("templars", "skirmishers-1")) == ("R15", "arrived")


def test_R15_who_has_arrived_is_no_target_and_no_support() -> None:
    state = stamp({"richard": "08.08", "skirmishers-1": "08.09"}, ask="attack", seat=MUSLIM, arrived=("templars",))
    assert refused(state, attack("skirmishers-1", "templars")) == ("R15", "arrived")


def test_R15_knights_who_arrive_charge_at_nobody() -> None:
    state = stamp({"templars": "01.03", "mamelukes-1": "01.00"}, muslims_enter_arsouf=True)
    played = play(state, move("templars", "01.01"))
    assert condition(played.state, "templars") is Condition.ARRIVED
    assert played.events(Charged) == []
