"""Section 7: which moves become a charge, at whom, and what it adds."""

import pytest

from gonfalon.games.arsouf.events import Charged
from gonfalon.games.arsouf.state import State
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    attack,
    end,
    move,
    play,
    refused,
    stamp,
    sums,
)

KNIGHTS = ["templars", "hospitallers", "knights-1", "knights-2", "knights-3"]
VALUE = {"templars": 8, "hospitallers": 8, "knights-1": 6, "knights-2": 6, "knights-3": 6}
WAYS = {
    "east": ("08.08", "08.09", "08.10", "08.11"),
    "west": ("08.08", "08.07", "08.06", "08.05"),
    "north-east": ("08.08", "07.09", "06.09", "05.10"),
    "north-west": ("08.08", "07.08", "06.07", "05.07"),
    "south-east": ("08.08", "09.09", "10.09", "11.10"),
    "south-west": ("08.08", "09.08", "10.07", "11.07"),
}


def after_move(pieces: dict[str, str], piece: str, to: str, **options: object) -> State:
    """The attacks that follow one move."""
    return play(stamp(pieces, **options), move(piece, to), end(CRUSADER)).state


def charges(state: State, piece: str, target: str = "mamelukes-1") -> bool:
    """Whether an attack gets the line of a charge, which adds exactly one."""
    lines = sums(state, attack(piece, target))["attack"]
    added = [add for clause, _, add in lines if clause == "7.1"]
    assert added in ([], [2])
    return bool(added)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("knights", KNIGHTS)
def test_7_1_knights_who_charge_two_spaces_straight_at_a_target_add_one(knights: str, way: tuple[str, ...]) -> None:
    start, _, to, target = way
    state = after_move({knights: start, "mamelukes-1": target}, knights, to)
    clauses = [(clause, add) for clause, _, add in sums(state, attack(knights, "mamelukes-1"))["attack"]]
    assert clauses == [("1.1", VALUE[knights]), ("7.1", 2)]


def test_7_1_the_charge_and_the_leader_add_up() -> None:
    pieces = {"templars": "08.08", "richard": "07.10", "mamelukes-1": "08.11"}
    lines = sums(after_move(pieces, "templars", "08.10"), attack("templars", "mamelukes-1"))["attack"]
    assert sum(add for _, _, add in lines) == 8 + 4 + 2


def test_7_1_knights_who_did_not_move_do_not_charge() -> None:
    state = play(stamp({"templars": "08.10", "mamelukes-1": "08.11"}), end(CRUSADER)).state
    assert not charges(state, "templars")


def test_7_1_knights_who_moved_one_space_do_not_charge() -> None:
    assert not charges(after_move({"templars": "08.09", "mamelukes-1": "08.11"}, "templars", "08.10"), "templars")


def test_7_1_the_charge_helps_against_its_target_only() -> None:
    pieces = {"templars": "08.08", "mamelukes-1": "08.11", "mamelukes-2": "07.11"}
    state = after_move(pieces, "templars", "08.10")
    assert charges(state, "templars", "mamelukes-1")
    assert not charges(state, "templars", "mamelukes-2")


def test_7_1_a_charge_is_lost_on_another_when_its_target_was_killed_first() -> None:
    pieces = {"templars": "08.08", "richard": "08.12", "mamelukes-1": "08.11 wounded", "mamelukes-2": "07.11"}
    state = after_move(pieces, "templars", "08.10")
    state = play(state, attack("richard", "mamelukes-1"), dice=(6, 1)).state
    assert refused(state, attack("templars", "mamelukes-1")) == ("6.10", "killed")
    assert not charges(state, "templars", "mamelukes-2")


def test_7_1_a_charge_is_forgotten_when_the_turn_is_over() -> None:
    state = after_move({"templars": "08.08", "mamelukes-1": "08.11"}, "templars", "08.10")
    state = play(state, end(CRUSADER), end(MUSLIM), end(MUSLIM), end(CRUSADER)).state
    assert not charges(state, "templars")


def test_7_1_two_knights_may_charge_the_same_target() -> None:
    state = stamp({"templars": "08.08", "hospitallers": "05.10", "mamelukes-1": "08.11"})
    state = play(state, move("templars", "08.10"), move("hospitallers", "07.11"), end(CRUSADER)).state
    assert charges(state, "templars")
    assert charges(state, "hospitallers")


@pytest.mark.parametrize("target", ["07.11", "09.11", "07.10", "09.10"])
def test_7_2_the_target_must_stand_on_the_line(target: str) -> None:
    assert not charges(after_move({"templars": "08.08", "mamelukes-1": target}, "templars", "08.10"), "templars")


@pytest.mark.parametrize(
    ("to", "target"), [("07.10", "07.11"), ("07.10", "06.10"), ("06.08", "05.08"), ("06.08", "05.09")]
)
def test_7_2_a_bent_move_is_no_charge(to: str, target: str) -> None:
    assert not charges(after_move({"templars": "08.08", "mamelukes-1": target}, "templars", to), "templars")


def test_7_2_the_target_one_space_beyond_is_not_reached() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "08.12"})
    assert play(state, move("templars", "08.10")).events(Charged) == []


def test_R13_richard_does_not_charge() -> None:
    assert not charges(after_move({"richard": "08.08", "mamelukes-1": "08.11"}, "richard", "08.10"), "richard")


def test_R13_foot_does_not_charge_along_the_road() -> None:
    assert not charges(after_move({"infantry-1": "04.05", "mamelukes-1": "04.08"}, "infantry-1", "04.07"), "infantry-1")


@pytest.mark.parametrize("piece", ["mamelukes-1", "horse-archers-1", "skirmishers-1", "saladin"])
def test_R13_muslims_do_not_charge(piece: str) -> None:
    played = play(stamp({piece: "08.08", "templars": "08.11"}, seat=MUSLIM), move(piece, "08.10"), end(MUSLIM))
    assert [clause for clause, _, _ in sums(played.state, attack(piece, "templars"))["attack"]] == ["1.4"]
    assert played.events(Charged) == []


def test_R13_a_friend_in_the_middle_makes_it_no_charge() -> None:
    pieces = {"templars": "08.08", "infantry-1": "08.09", "mamelukes-1": "08.11"}
    assert not charges(after_move(pieces, "templars", "08.10"), "templars")


def test_R13_a_friend_who_has_left_the_middle_is_no_hindrance() -> None:
    state = stamp({"templars": "08.08", "infantry-1": "08.09", "mamelukes-1": "08.11"})
    state = play(state, move("infantry-1", "09.09"), move("templars", "08.10"), end(CRUSADER)).state
    assert charges(state, "templars")


def test_R13_a_friend_who_fills_the_middle_afterwards_is_no_hindrance() -> None:
    state = stamp({"templars": "08.08", "infantry-1": "09.09", "mamelukes-1": "08.11"})
    state = play(state, move("templars", "08.10"), move("infantry-1", "08.09"), end(CRUSADER)).state
    assert charges(state, "templars")


def test_R13_nobody_charges_through_an_enemy() -> None:
    state = stamp({"templars": "08.08", "mamelukes-2": "08.09", "mamelukes-1": "08.11"})
    assert refused(state, move("templars", "08.10")) == ("R2", "way-barred")


def test_R13_a_friend_is_no_target() -> None:
    played = play(stamp({"templars": "08.08", "richard": "08.11"}), move("templars", "08.10"))
    assert played.events(Charged) == []


@pytest.mark.parametrize(
    ("start", "to", "target"),
    [
        ("00.15", "00.17", "00.18"),
        ("00.20", "00.18", "00.17"),
        ("03.19", "01.18", "00.17"),
        ("01.15", "01.17", "01.18"),
        ("01.20", "01.18", "01.17"),
    ],
)
def test_R13_nobody_charges_at_a_target_beyond_open_water(start: str, to: str, target: str) -> None:
    state = after_move({"templars": start, "mamelukes-1": target}, "templars", to)
    assert refused(state, attack("templars", "mamelukes-1")) is None
    assert not charges(state, "templars")


@pytest.mark.parametrize(
    ("start", "to", "target"),
    [
        ("02.15", "02.17", "02.18"),
        ("02.20", "02.18", "02.17"),
        ("00.16", "02.17", "03.18"),
        ("03.15", "03.17", "03.18"),
        ("03.20", "03.18", "03.17"),
        ("02.16", "02.18", "02.19"),
    ],
)
def test_R13_knights_charge_over_the_ford(start: str, to: str, target: str) -> None:
    assert charges(after_move({"templars": start, "mamelukes-1": target}, "templars", to), "templars")


def test_R13_wounded_knights_go_one_space_and_so_never_charge() -> None:
    state = stamp({"templars": "08.08 wounded", "mamelukes-1": "08.11"})
    assert refused(state, move("templars", "08.10")) == ("6.11", "too-far-wounded")


def test_m5_5_a_charge_is_logged_when_the_move_is_made() -> None:
    for knights in KNIGHTS:
        played = play(stamp({knights: "08.08", "mamelukes-1": "08.11"}), move(knights, "08.10"))
        assert played.events(Charged) == [Charged(clause="m5.5", piece=knights, target="mamelukes-1")]


def test_R23_the_move_tells_the_charge_and_the_attack_shows_its_line() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "08.11"})
    told = play(state, move("templars", "08.10"))
    assert len(told.events(Charged)) == 1
    assert charges(play(told.state, end(CRUSADER)).state, "templars")
    silent = play(stamp({"templars": "08.09", "mamelukes-1": "08.11"}), move("templars", "08.10"))
    assert silent.events(Charged) == []
