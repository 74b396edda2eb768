"""Section 6, the wounded: what they may still do, how they die, and when they recover."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.events import Killed, Moved, Recovered, TurnBegan, Wounded
from gonfalon.games.arsouf.state import Condition, Recovery
from tests.games.arsouf import book
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    NO_DICE,
    Played,
    asked,
    attack,
    chances,
    condition,
    end,
    lonely,
    move,
    offered,
    play,
    reckoned,
    refused,
    stamp,
    sums,
    where,
)

FIT, WOUNDED, KILLED = Condition.FIT, Condition.WOUNDED, Condition.KILLED


def test_6_9_a_wounded_piece_cannot_attack() -> None:
    pieces = {"templars": "08.08 wounded", "richard": "07.09", "mamelukes-1": "08.09"}
    state = stamp(pieces, ask="attack")
    assert refused(state, attack("templars", "mamelukes-1")) == ("6.9", "wounded")
    assert refused(state, attack("richard", "mamelukes-1")) is None


def test_6_9_a_wounded_piece_defends_with_its_full_value() -> None:
    state = stamp({"templars": "08.08 wounded", "mamelukes-1": "08.09"}, ask="attack", seat=MUSLIM)
    assert sums(state, attack("mamelukes-1", "templars"))["defence"] == [("1.1", "templars", 8)]


def test_6_9_a_wounded_piece_is_led_like_any_other() -> None:
    pieces = {"templars": "08.08 wounded", "richard": "08.07", "mamelukes-1": "08.09"}
    lines = sums(stamp(pieces, ask="attack", seat=MUSLIM), attack("mamelukes-1", "templars"))
    assert lines["defence"] == [("1.1", "templars", 8), ("6.6", "richard", 4)]


def test_6_9_a_wounded_defender_still_wounds_his_attacker() -> None:
    state = stamp({"templars": "08.08 wounded", "mamelukes-1": "08.09"}, ask="attack", seat=MUSLIM)
    odds = chances(state, attack("mamelukes-1", "templars"))
    assert set(odds) == {(FIT, KILLED), (FIT, WOUNDED), (WOUNDED, WOUNDED)}
    assert odds[WOUNDED, WOUNDED] * 36 == 21
    assert odds[FIT, KILLED] * 36 == 10


def test_6_10_a_wounded_piece_beaten_again_is_killed_and_removed() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "08.09 wounded", "saladin": "02.02"}, ask="attack")
    played = play(state, attack("templars", "mamelukes-1"), dice=(6, 1))
    assert played.events(Killed) == [Killed(clause="6.10", piece="mamelukes-1")]
    assert played.events(Wounded) == []
    assert condition(played.state, "mamelukes-1") is KILLED
    assert where(played.state, "mamelukes-1") is None


def test_6_10_the_space_of_the_killed_is_free_again() -> None:
    pieces = {"templars": "08.08", "mamelukes-1": "08.09 wounded", "saladin": "08.10"}
    state = play(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1"), dice=(6, 1)).state
    assert refused(state, move("saladin", "08.09")) is None
    assert refused(state, move("mamelukes-1", "08.10")) == ("6.10", "killed")


def test_R7_a_piece_can_be_wounded_and_killed_in_one_phase_by_two_attackers() -> None:
    pieces = {"templars": "08.08", "richard": "07.10", "mamelukes-1": "08.09"}
    state = play(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1"), dice=(6, 1)).state
    assert condition(state, "mamelukes-1") is WOUNDED
    assert asked(state) == ("crusader", "attack")
    state = play(state, attack("richard", "mamelukes-1"), dice=(6, 1)).state
    assert condition(state, "mamelukes-1") is KILLED


@pytest.mark.parametrize("piece", ["templars", "richard", "infantry-1", "baggage-1", "mamelukes-1", "saladin"])
def test_6_11_a_wounded_piece_moves_one_space(piece: str) -> None:
    state = lonely(piece, "08.08 wounded")
    assert offered(state, piece) == book.neighbours("08.08")
    assert {*GAME.advice.reach(GAME.view(state, None), piece, NO_DICE)} == book.neighbours("08.08")
    assert refused(state, move(piece, "08.10")) == ("6.11", "too-far-wounded")
    assert play(state, move(piece, "08.09")).events(Moved)[0].clause == "6.11"


def test_6_11_a_move_does_not_heal() -> None:
    state = play(lonely("templars", "08.08 wounded"), move("templars", "08.09")).state
    assert condition(state, "templars") is WOUNDED


def crusader_turn_begins(enemy: str, *, hurt: str = "08.08", **options: object) -> Played:
    """The end of a Muslim half, with a wounded Templar and one enemy somewhere."""
    return play(stamp({"templars": f"{hurt} wounded", "mamelukes-1": enemy}, seat=MUSLIM, **options), end(MUSLIM))


RING = {many: sorted(space for space, away in book.distances("08.08").items() if away == many) for many in range(1, 5)}


@pytest.mark.parametrize("enemy", [*RING[2], *RING[3]])
def test_6_12_an_enemy_within_3_spaces_prevents_recovery(enemy: str) -> None:
    played = crusader_turn_begins(enemy)
    assert condition(played.state, "templars") is WOUNDED
    assert played.events(Recovered) == []


@pytest.mark.parametrize("enemy", RING[4])
def test_6_12_an_enemy_4_spaces_away_does_not(enemy: str) -> None:
    played = crusader_turn_begins(enemy)
    assert condition(played.state, "templars") is FIT
    assert played.events(Recovered) == [Recovered(clause="6.12", piece="templars")]


def test_6_12_who_has_recovered_moves_and_attacks_normally() -> None:
    state = crusader_turn_begins("08.12").state
    state = play(state, move("templars", "08.10")).state
    assert condition(state, "templars") is FIT
    beside = stamp({"templars": "08.08 wounded", "mamelukes-1": "08.12"}, seat=MUSLIM)
    state = play(beside, end(MUSLIM), move("templars", "08.10"), end(CRUSADER), move("mamelukes-1", "08.11")).state
    state = play(state, end(MUSLIM), end(MUSLIM), end(CRUSADER)).state
    assert refused(state, attack("templars", "mamelukes-1")) is None


def test_6_12_muslims_recover_alike() -> None:
    for enemy, after in (("08.11", WOUNDED), ("08.12", FIT)):
        state = stamp({"mamelukes-1": "08.08 wounded", "templars": enemy})
        assert condition(play(state, end(CRUSADER)).state, "mamelukes-1") is after


def test_R14_wounded_enemies_count() -> None:
    assert condition(crusader_turn_begins("08.11 wounded").state, "templars") is WOUNDED


def test_R14_friends_within_3_spaces_do_not_count() -> None:
    state = stamp({"templars": "08.08 wounded", "richard": "08.09", "mamelukes-1": "08.12"}, seat=MUSLIM)
    assert condition(play(state, end(MUSLIM)).state, "templars") is FIT


def test_R14_the_distance_is_counted_over_closed_ground_too() -> None:
    assert book.distances("01.18")["00.15"] == 3
    assert book.distances("01.18", book.ways)["00.15"] > 3
    assert condition(crusader_turn_begins("00.15", hurt="01.18").state, "templars") is WOUNDED


def test_R14_recovery_comes_at_the_start_of_the_owners_turn_before_its_moves() -> None:
    played = crusader_turn_begins("08.12")
    kinds = [type(event) for event in played.told if isinstance(event, TurnBegan | Recovered)]
    assert kinds == [TurnBegan, Recovered]
    assert asked(played.state) == ("crusader", "move")


def test_R14_nobody_recovers_by_moving_away_before_his_next_turn() -> None:
    state = stamp({"templars": "08.08 wounded", "mamelukes-1": "08.11"})
    played = play(state, move("templars", "08.07"), end(CRUSADER))
    assert condition(played.state, "templars") is WOUNDED
    assert condition(play(played.state, end(MUSLIM)).state, "templars") is FIT


def test_R14_nobody_recovers_when_the_enemys_turn_begins() -> None:
    state = play(stamp({"templars": "08.08 wounded", "mamelukes-1": "02.02"}), end(CRUSADER)).state
    assert asked(state) == ("muslim", "move")
    assert condition(state, "templars") is WOUNDED


@pytest.mark.parametrize(
    ("seat", "piece", "enemy"), [(CRUSADER, "templars", "saladin"), (MUSLIM, "saladin", "templars")]
)
def test_R14_both_ends_lets_the_wounded_recover_at_the_end_of_their_own_turn_too(
    seat: str, piece: str, enemy: str
) -> None:
    pieces = {piece: "08.08 wounded", enemy: "08.11"}
    for option, after in ((Recovery.OWN_TURN, WOUNDED), (Recovery.BOTH_ENDS, FIT)):
        state = stamp(pieces, seat=seat, recovery=option)
        played = play(state, move(piece, "08.07"), end(CRUSADER if seat == CRUSADER else MUSLIM))
        assert condition(played.state, piece) is after


def test_R14_both_ends_keeps_the_distance_and_the_start_of_the_turn() -> None:
    near = stamp({"templars": "08.08 wounded", "saladin": "08.11"}, recovery=Recovery.BOTH_ENDS)
    assert condition(play(near, end(CRUSADER)).state, "templars") is WOUNDED
    played = crusader_turn_begins("08.12", recovery=Recovery.BOTH_ENDS)
    assert condition(played.state, "templars") is FIT
    assert [type(event) for event in played.told if isinstance(event, TurnBegan | Recovered)] == [TurnBegan, Recovered]


def test_R14_both_ends_means_the_owners_own_turn_not_the_enemys() -> None:
    """When the Muslims move away in their half, the Templar waits for the start of his own."""
    state = stamp({"templars": "08.08 wounded", "saladin": "08.11"}, seat=MUSLIM, recovery=Recovery.BOTH_ENDS)
    played = play(state, move("saladin", "08.12"), end(MUSLIM))
    assert [type(event) for event in played.told if isinstance(event, TurnBegan | Recovered)] == [TurnBegan, Recovered]


def test_6_13_wounded_friends_give_no_support() -> None:
    pieces = {"templars": "08.08", "mamelukes-1": "08.09", "mamelukes-2": "08.07 wounded", "skirmishers-1": "07.09"}
    state = stamp(pieces, ask="attack")
    lines = reckoned(state, attack("templars", "mamelukes-1"))["defence"]
    given = {line.who: (line.clause, line.add) for line in lines}
    assert given["skirmishers-1"] == ("6.5", 1)
    assert given.get("mamelukes-2", ("6.13", 0)) == ("6.13", 0)


def test_6_13_a_wounded_leader_gives_no_support_either() -> None:
    pieces = {"templars": "08.08", "mamelukes-1": "08.09", "saladin": "08.07 wounded"}
    lines = sums(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6)]


@pytest.mark.parametrize("leads", [True, False])
def test_R12_a_wounded_leader_leads_unless_the_option_says_otherwise(leads: bool) -> None:
    pieces = {"templars": "08.08", "richard": "08.07 wounded", "mamelukes-1": "08.09", "saladin": "08.10 wounded"}
    lines = sums(stamp(pieces, ask="attack", wounded_leader_leads=leads), attack("templars", "mamelukes-1"))
    assert lines["attack"] == [("1.1", "templars", 8), *([("6.6", "richard", 4)] if leads else [])]
    assert lines["defence"] == [("1.4", "mamelukes-1", 6), *([("6.6", "saladin", 4)] if leads else [])]


def test_R12_an_unwounded_leader_leads_whatever_the_option_says() -> None:
    pieces = {"templars": "08.08", "richard": "08.07", "mamelukes-1": "08.09"}
    lines = sums(stamp(pieces, ask="attack", wounded_leader_leads=False), attack("templars", "mamelukes-1"))
    assert lines["attack"] == [("1.1", "templars", 8), ("6.6", "richard", 4)]
