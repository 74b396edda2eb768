"""Section 6, the attack: who may attack whom, the two sums, and the exact odds."""

from fractions import Fraction

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Attack
from gonfalon.games.arsouf.events import Fought, Withstood, Wounded
from gonfalon.games.arsouf.state import Condition
from gonfalon.kernel.events import Reckoned, Rolled
from tests.games.arsouf import book
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    NO_DICE,
    asked,
    attack,
    chances,
    condition,
    end,
    move,
    play,
    reckoned,
    refused,
    stamp,
    sums,
)

FIT, WOUNDED = Condition.FIT, Condition.WOUNDED
DUEL = {"templars": "08.08", "mamelukes-1": "08.09"}


def test_6_1_attacks_come_after_all_movement() -> None:
    assert refused(stamp(DUEL), attack("templars", "mamelukes-1")) == ("6.1", "moves-before-attacks")
    assert refused(stamp(DUEL, ask="attack"), move("templars", "08.07")) == ("6.1", "moves-before-attacks")


def test_6_1_ending_the_moves_opens_the_attacks() -> None:
    state = play(stamp(DUEL), move("templars", "07.09"), end(CRUSADER)).state
    assert asked(state) == ("crusader", "attack")
    assert refused(state, attack("templars", "mamelukes-1")) is None


def test_6_1_nobody_is_asked_for_attacks_when_there_can_be_none() -> None:
    state = play(stamp({"templars": "08.08", "mamelukes-1": "08.10"}), end(CRUSADER)).state
    assert asked(state) == ("muslim", "move")
    state = play(stamp({"templars": "08.08 wounded", "mamelukes-1": "08.09"}), end(CRUSADER)).state
    assert asked(state) == ("muslim", "move")


def test_6_1_the_attacks_end_by_themselves_after_the_last_possible_one() -> None:
    state = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 4)).state
    assert asked(state) == ("muslim", "move")


def test_6_1_a_side_need_not_attack() -> None:
    assert asked(play(stamp(DUEL, ask="attack"), end(CRUSADER)).state) == ("muslim", "move")


@pytest.mark.parametrize("space", sorted(book.neighbours("08.08")))
def test_6_2_an_enemy_on_each_adjoining_space_may_be_attacked(space: str) -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": space}, ask="attack")
    assert refused(state, attack("templars", "mamelukes-1")) is None


TWO_AWAY = sorted(space for space, away in book.distances("08.08").items() if away == 2)


@pytest.mark.parametrize("space", TWO_AWAY)
def test_6_2_an_enemy_two_spaces_away_may_not(space: str) -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": space}, ask="attack")
    assert refused(state, attack("templars", "mamelukes-1")) == ("6.2", "not-adjoining")


def test_6_2_friends_are_not_attacked() -> None:
    state = stamp({**DUEL, "richard": "08.07"}, ask="attack")
    assert refused(state, attack("templars", "richard")) == ("6.2", "not-an-enemy")
    assert refused(state, attack("templars", "templars")) == ("6.2", "not-an-enemy")


def test_6_2_comes_before_6_3_and_6_9_when_an_attack_fails_them_all() -> None:
    pieces = {"templars": "08.08 wounded attacked", "richard": "08.07", "mamelukes-1": "08.10", "mamelukes-2": "08.06"}
    state = stamp(pieces, ask="attack")
    assert refused(state, attack("templars", "mamelukes-1")) == ("6.2", "not-adjoining")


def test_6_3_comes_before_6_9_when_a_piece_was_wounded_by_its_own_attack() -> None:
    state = stamp({**DUEL, "richard": "07.09"}, ask="attack")
    state = play(state, attack("templars", "mamelukes-1"), dice=(1, 6)).state
    assert condition(state, "templars") is WOUNDED
    assert refused(state, attack("templars", "mamelukes-1")) == ("6.3", "attacked-already")


def test_6_3_any_number_of_pieces_attack_in_one_turn() -> None:
    pieces = {"templars": "08.08", "richard": "07.09", "infantry-1": "07.10", "baggage-1": "08.10"}
    state = stamp({**pieces, "mamelukes-1": "08.09"}, ask="attack")
    state = play(state, *(attack(piece, "mamelukes-1") for piece in pieces), dice=(1, 4, 2, 1, 1, 2, 3, 1)).state
    assert asked(state) == ("muslim", "move")


def test_6_3_each_piece_attacks_once_a_turn() -> None:
    state = stamp({**DUEL, "mamelukes-2": "08.07", "richard": "09.09"}, ask="attack")
    state = play(state, attack("templars", "mamelukes-1"), dice=(6, 1)).state
    assert asked(state) == ("crusader", "attack")
    for target in ("mamelukes-1", "mamelukes-2"):
        assert refused(state, attack("templars", target)) == ("6.3", "attacked-already")


@pytest.mark.parametrize("piece", ["templars", "knights-1", "richard"])
def test_6_3_no_piece_that_has_attacked_attacks_again(piece: str) -> None:
    state = stamp({piece: "08.08 attacked", "mamelukes-1": "08.09"}, ask="attack")
    assert refused(state, attack(piece, "mamelukes-1")) == ("6.3", "attacked-already")


def test_6_3_a_piece_attacks_again_in_its_next_turn() -> None:
    state = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 4)).state
    state = play(state, end(MUSLIM), end(MUSLIM), end(CRUSADER)).state
    assert refused(state, attack("templars", "mamelukes-1")) is None


def test_6_3_nobody_attacks_with_a_piece_of_the_other_side_or_off_the_board() -> None:
    state = stamp(DUEL, ask="attack", killed=("richard", "saladin"))
    assert refused(state, Attack(seat=CRUSADER, piece="mamelukes-1", target="templars")) == ("3.3", "not-your-piece")
    assert refused(state, attack("richard", "mamelukes-1")) == ("6.10", "killed")
    assert refused(state, attack("templars", "saladin")) == ("6.10", "killed")
    assert refused(state, attack("knights-1", "mamelukes-1")) == ("K3", "not-in-play")
    assert refused(state, attack("templars", "mamelukes-2")) == ("K3", "not-in-play")
    assert refused(state, Attack(seat=CRUSADER, piece="godfrey", target="mamelukes-1")) == ("K3", "no-such-piece")
    assert refused(state, Attack(seat=CRUSADER, piece="templars", target="nobody")) == ("K3", "no-such-piece")


def test_R8_an_attack_throws_two_dice_the_attackers_first() -> None:
    played = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(5, 2))
    assert [(roll.clause, roll.why, roll.face) for roll in played.events(Rolled)] == [
        ("6.4", "attack", 5),
        ("6.5", "defence", 2),
    ]


def test_6_4_the_attacker_adds_his_own_value_and_nothing_for_his_friends() -> None:
    friends = {"hospitallers": "07.09", "knights-1": "09.09", "infantry-1": "08.07", "baggage-1": "08.10"}
    lines = sums(stamp({**DUEL, **friends}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines == {"attack": [("1.1", "templars", 8)], "defence": [("1.4", "mamelukes-1", 6)]}


def test_6_4_and_6_5_totals_are_die_and_lines_in_halves() -> None:
    state = stamp({**DUEL, "skirmishers-1": "08.07"}, ask="attack")
    fought = play(state, attack("templars", "mamelukes-1"), dice=(5, 2)).events(Fought)
    assert fought == [Fought(clause="6.7", piece="templars", target="mamelukes-1", attack=18, defence=11)]


def test_6_5_half_of_each_other_friend_beside_the_attacker() -> None:
    friends = {"mamelukes-2": "07.09", "horse-archers-1": "09.09", "skirmishers-1": "08.07"}
    lines = sums(stamp({**DUEL, **friends}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [
        ("1.4", "mamelukes-1", 6),
        ("6.5", "mamelukes-2", 3),
        ("6.5", "horse-archers-1", 2),
        ("6.5", "skirmishers-1", 1),
    ]


def test_6_5_friends_beside_the_defender_only_give_nothing() -> None:
    friends = {"mamelukes-2": "08.10", "horse-archers-1": "07.10", "skirmishers-1": "09.10"}
    lines = sums(stamp({**DUEL, **friends}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6)]


def test_6_5_crusaders_are_supported_alike() -> None:
    pieces = {**DUEL, "knights-1": "07.10", "infantry-1": "08.10", "baggage-1": "09.10", "infantry-2": "08.07"}
    lines = sums(stamp(pieces, ask="attack", seat=MUSLIM), attack("mamelukes-1", "templars"))
    assert lines["defence"] == [
        ("1.1", "templars", 8),
        ("6.5", "knights-1", 3),
        ("6.5", "infantry-1", 2),
        ("6.5", "baggage-1", 1),
    ]


def test_6_5_the_figure_of_section_6() -> None:
    """The attacker has his own value only; of the men beside him the two unwounded ones count half each."""
    attacker_and_friend = {"knights-1": "08.08", "infantry-1": "09.10"}
    men_beside_attacker = {"horse-archers-1": "07.09", "horse-archers-2": "09.09", "horse-archers-3": "08.07 wounded"}
    pieces = {**attacker_and_friend, "mamelukes-1": "08.09", **men_beside_attacker, "horse-archers-4": "08.10"}
    state = stamp(pieces, ask="attack")
    assert sums(state, attack("knights-1", "mamelukes-1")) == {
        "attack": [("1.1", "knights-1", 6)],
        "defence": [("1.4", "mamelukes-1", 6), ("6.5", "horse-archers-1", 2), ("6.5", "horse-archers-2", 2)],
    }
    fought = play(state, attack("knights-1", "mamelukes-1"), dice=(4, 2)).events(Fought)
    assert [(each.attack, each.defence) for each in fought] == [(14, 14)]


@pytest.mark.parametrize(("leader", "adds"), [("08.07", True), ("07.08", True), ("08.06", False), ("08.10", False)])
def test_6_6_two_more_for_an_attacker_with_his_leader_adjoining(leader: str, adds: bool) -> None:
    lines = sums(stamp({**DUEL, "richard": leader}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["attack"] == [("1.1", "templars", 8), *([("6.6", "richard", 4)] if adds else [])]


@pytest.mark.parametrize(("leader", "adds"), [("08.10", True), ("07.10", True), ("08.11", False)])
def test_6_6_two_more_for_a_defender_with_his_leader_adjoining(leader: str, adds: bool) -> None:
    lines = sums(stamp({**DUEL, "saladin": leader}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6), *([("6.6", "saladin", 4)] if adds else [])]


def test_6_6_both_sides_may_have_their_leaders() -> None:
    pieces = {"mamelukes-1": "08.08", "templars": "08.09", "saladin": "08.07", "richard": "08.10"}
    lines = sums(stamp(pieces, ask="attack", seat=MUSLIM), attack("mamelukes-1", "templars"))
    assert lines == {
        "attack": [("1.4", "mamelukes-1", 6), ("6.6", "saladin", 4)],
        "defence": [("1.1", "templars", 8), ("6.6", "richard", 4)],
    }


def test_6_6_a_leader_who_has_arrived_or_was_killed_helps_nobody() -> None:
    for gone in ({"arrived": ("richard",)}, {"killed": ("richard",)}):
        lines = sums(stamp(DUEL, ask="attack", **gone), attack("templars", "mamelukes-1"))
        assert lines["attack"] == [("1.1", "templars", 8)]


def test_R11_a_leader_beside_the_attacker_only_supports_and_does_not_lead() -> None:
    lines = sums(stamp({**DUEL, "saladin": "08.07"}, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6), ("6.5", "saladin", 2)]


def test_R11_a_leader_beside_both_leads_and_supports() -> None:
    lines = sums(stamp({**DUEL, "saladin": "07.09"}, ask="attack"), attack("templars", "mamelukes-1"))
    assert sorted(lines["defence"]) == [("1.4", "mamelukes-1", 6), ("6.5", "saladin", 2), ("6.6", "saladin", 4)]


def test_R11_a_leader_does_not_help_himself() -> None:
    state = stamp({"richard": "08.08", "saladin": "08.09"}, ask="attack")
    assert sums(state, attack("richard", "saladin")) == {
        "attack": [("1.1", "richard", 4)],
        "defence": [("1.4", "saladin", 4)],
    }


def test_R10_only_the_printed_value_is_halved() -> None:
    """A supporter beside his leader still gives half of what is printed, and halves are never rounded."""
    pieces = {**DUEL, "mamelukes-2": "08.07", "saladin": "08.06"}
    lines = sums(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6), ("6.5", "mamelukes-2", 3)]


def test_R10_leaders_and_baggage_support_too() -> None:
    pieces = {**DUEL, "richard": "08.10", "baggage-1": "07.10"}
    lines = sums(stamp(pieces, ask="attack", seat=MUSLIM), attack("mamelukes-1", "templars"))
    supports = [(who, add) for clause, who, add in lines["defence"] if clause == "6.5"]
    assert sorted(supports) == [("baggage-1", 1), ("richard", 2)]


def test_R10_a_wounded_defender_is_supported_like_any_other() -> None:
    pieces = {"templars": "08.08", "mamelukes-1": "08.09 wounded", "mamelukes-2": "08.07"}
    lines = sums(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1"))
    assert lines["defence"] == [("1.4", "mamelukes-1", 6), ("6.5", "mamelukes-2", 3)]


def test_6_7_the_lower_total_is_wounded_whichever_side_it_is() -> None:
    target_beaten = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 3))
    assert target_beaten.events(Wounded) == [Wounded(clause="6.7", piece="mamelukes-1")]
    assert condition(target_beaten.state, "templars") is FIT
    attacker_beaten = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 5))
    assert attacker_beaten.events(Wounded) == [Wounded(clause="6.7", piece="templars")]
    assert condition(attacker_beaten.state, "mamelukes-1") is FIT


def test_6_7_half_a_point_decides() -> None:
    state = stamp({"knights-1": "08.08", "mamelukes-1": "08.09", "skirmishers-1": "08.07"}, ask="attack")
    state = play(state, attack("knights-1", "mamelukes-1"), dice=(3, 3)).state
    assert (condition(state, "knights-1"), condition(state, "mamelukes-1")) == (WOUNDED, FIT)


def test_6_8_equal_totals_change_nothing() -> None:
    played = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 4))
    assert played.events(Withstood) == [Withstood(clause="6.8", piece="templars", target="mamelukes-1")]
    assert (condition(played.state, "templars"), condition(played.state, "mamelukes-1")) == (FIT, FIT)


@pytest.mark.parametrize(
    ("pieces", "beaten", "withstood", "beats"),
    [
        ({"knights-1": "08.08"}, 15, 6, 15),
        ({"templars": "08.08"}, 21, 5, 10),
        ({"infantry-1": "08.08"}, 10, 5, 21),
        ({"baggage-1": "08.08"}, 6, 4, 26),
        ({"templars": "08.08", "richard": "08.07"}, 30, 3, 3),
        ({"knights-1": "08.08", "skirmishers-1": "08.07"}, 15, 0, 21),
        ({"knights-1": "08.08", "mamelukes-2": "08.07", "skirmishers-1": "07.08"}, 6, 4, 26),
        ({"baggage-1": "08.08", "saladin": "08.10", "mamelukes-2": "08.07", "mamelukes-3": "07.08"}, 0, 0, 36),
    ],
)
def test_6_7_and_6_8_exact_odds_against_mamelukes(
    pieces: dict[str, str], beaten: int, withstood: int, beats: int
) -> None:
    attacker = next(iter(pieces))
    state = stamp({**pieces, "mamelukes-1": "08.09"}, ask="attack")
    expected = {(FIT, WOUNDED): beaten, (FIT, FIT): withstood, (WOUNDED, FIT): beats}
    assert chances(state, attack(attacker, "mamelukes-1")) == {
        pair: Fraction(ways, 36) for pair, ways in expected.items() if ways
    }


def test_6_4_and_6_5_each_sum_is_told_with_its_clause_and_its_owner() -> None:
    told = play(stamp(DUEL, ask="attack"), attack("templars", "mamelukes-1"), dice=(3, 4)).events(Reckoned)
    assert [(each.clause, each.what, each.who) for each in told] == [
        ("6.4", "attack", "templars"),
        ("6.5", "defence", "mamelukes-1"),
    ]


def test_6_5_the_sum_names_what_adds_nothing_as_nothing() -> None:
    state = stamp({**DUEL, "mamelukes-2": "08.07 wounded"}, ask="attack")
    lines = reckoned(state, attack("templars", "mamelukes-1"))["defence"]
    assert sum(line.add for line in lines) == 6


def test_6_5_the_defence_is_reckoned_in_the_order_of_the_book() -> None:
    free = iter(sorted(book.neighbours("08.08") - {"08.09"}))
    friends = {"mamelukes-2": f"{next(free)} wounded", "mamelukes-3": next(free), "horse-archers-1": next(free)}
    state = stamp({**DUEL, **friends, "saladin": "14.00"}, ask="attack")
    lines = reckoned(state, attack("templars", "mamelukes-1"))["defence"]
    assert [line.clause for line in lines] == ["1.4", "6.5", "6.5", "6.6", "6.13"]


@pytest.mark.parametrize("piece", ["templars", "infantry-1", "knights-1", "baggage-1"])
def test_6_2_a_threat_names_whom_a_piece_could_attack_after_its_next_move(piece: str) -> None:
    stands = {"templars": "03.15", "infantry-1": "03.17", "knights-1": "08.08 wounded", "baggage-1": "02.02"}
    enemies = {"mamelukes-1": "03.14", "mamelukes-2": "05.14", "saladin": "03.19", "horse-archers-1": "08.09"}
    state = stamp({**stands, **enemies})
    view = GAME.view(state, None)
    after = [state, *(play(state, move(piece, to)).state for to in GAME.advice.reach(view, piece, NO_DICE))]
    attacks = [attack(piece, enemy) for enemy in enemies]
    ready = [play(each, end(CRUSADER)).state for each in after]
    could = {action.target for each in ready for action in attacks if GAME.check(each, action) is None}
    assert {*GAME.advice.threat(view, piece, NO_DICE)} == could
