"""What a bot of Acre must do when it is plain what to do."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import (
    Advance,
    Attack,
    End,
    Evade,
    Feign,
    Fire,
    Follow,
    Lose,
    Move,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.deploying import is_ready, uncovered
from gonfalon.games.acre.state import Options
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.bots.acre.tables import BOTS, after, phase, told
from tests.games.acre.stamp import CRUSADER, MUSLIM, attack, play, shoot, stamp, where, with_whom

NO_ENGINES = {"trebuchets": (), "camps": ()}


@pytest.mark.parametrize("name", BOTS)
def test_both_sides_set_up_so_that_every_hex_of_the_line_is_covered(name: str) -> None:
    state = begin(GAME, "battle", Options(), SeededDice(1), unheard)
    for side in Side:
        for action in phase(name, state):
            assert GAME.check(state, action) is None
            if action.__struct_config__.tag == "confirm":
                assert is_ready(state, side)
                assert not uncovered(state, side)
            state = take(GAME, state, action, SeededDice(1), unheard)
    assert GAME.due(state)[0].ask == "move"


@pytest.mark.parametrize("name", BOTS)
def test_an_open_camp_in_reach_is_plundered(name: str) -> None:
    state = stamp({"tu1": "2126", "ma1": "1202", "as1": "2601"}, rest={"camps": ("2129",)})
    moves = [action for action in phase(name, state) if isinstance(action, Move)]
    assert ("tu1", "2129") in [(move.unit, move.to) for move in moves]


def test_a_leader_does_not_stay_with_a_broken_unit_that_the_enemy_can_reach() -> None:
    units = {"sp7": "1206 disorganized", "ma1": "0807", "ma2": "0808", "t1": "0809"}
    foes = {"hq1": "1406", "hq2": "1407", "hq3": "1306", "as1": "1507"}
    state = stamp(units | foes, {"guy": "sp7"}, rest=NO_ENGINES)
    end = after("captain:500", state)
    assert with_whom(end, "guy") not in {None, "sp7"}


def test_a_captain_gathers_a_force_round_one_enemy() -> None:
    units = {"t1": "1002", "t2": "1004", "ma1": "1003", "ma2": "1005"}
    state = stamp(units | {"as1": "1304"}, rest=NO_ENGINES)
    end = after("captain:500", state)
    beside = [unit for unit in units if where(end, unit) in ROUND_1304]
    assert len(beside) >= 2


ROUND_1304 = {"1303", "1403", "1404", "1305", "1204", "1203"}


@pytest.mark.parametrize("name", BOTS)
def test_a_broken_enemy_is_attacked_at_good_odds_and_the_reason_names_the_clauses(name: str) -> None:
    state = stamp({"ma1": "1304", "ma2": "1305", "as1": "1404 disorganized"}, {"james": "ma1"}, ask="attack")
    action, reason = told(name, state)
    assert action == attack("ma1 ma2", "1404")
    assert reason.key == "assault"
    assert {"S2.3", "S2.2", "S10.1"} <= set(reason.clauses)
    assert (reason.args["column"], reason.args["good"], reason.args["bad"]) == ("3:1", 5, 2)


def test_a_charge_is_named_and_its_clause_is_given() -> None:
    state = stamp({"t1": "1209", "ma1": "1106", "as2": "1206", "tk8": "2601"}, rest=NO_ENGINES)
    played = play(state, Move(seat=CRUSADER, unit="t1", to="1207", toward="1206"), End(seat=CRUSADER))
    action, reason = told("recruit", played.state)
    assert isinstance(action, Attack)
    assert action.charger == "t1"
    assert reason.key == "ride-down"
    assert "S9.3" in reason.clauses


def test_who_is_bound_to_attack_takes_the_least_bad_and_says_so() -> None:
    state = stamp({"sp1": "1304", "as1": "1404", "in1": "1305"}, {"taqi": "as1"}, ask="attack")
    action, reason = told("recruit", state)
    assert action == attack("sp1", "1305")
    assert reason.key in {"owed", "assault"}


def test_archers_shoot_and_say_their_chances() -> None:
    action, reason = told("recruit", stamp({"xb1": "1004", "xb2": "1005", "tk1": "1105"}, ask="shoot"))
    assert action == shoot("xb1 xb2", "tk1")
    assert (reason.key, reason.args["hits"], reason.args["faces"]) == ("shot", 5, 6)
    assert {"S6.2", "S2.4"} <= set(reason.clauses)


def reacting(units: dict[str, str], attackers: str, at: str) -> object:
    """The answer of the defender to an attack on a hex, as the recruit gives it."""
    state = stamp(units, ask="attack")
    return told("recruit", play(state, attack(attackers, at)).state)[0]


FOOT = {"ma1": "1304", "ma2": "1305", "ma3": "1405"}


def test_skirmishers_give_way_before_foot() -> None:
    assert isinstance(reacting({**FOOT, "li1": "1404"}, "ma1 ma2 ma3", "1404"), Evade | Feign)


def test_skirmishers_feign_flight_before_knights() -> None:
    assert isinstance(reacting({"t2": "1304", "ma1": "1305", "li1": "1404", "be1": "1804"}, "t2 ma1", "1404"), Feign)


def test_strong_friends_near_are_a_reason_to_feign_rather_than_to_slip_away() -> None:
    near = {"hq1": "1505", "hq2": "1605", "as1": "1603", "as2": "1604"}
    assert isinstance(reacting({**FOOT, "li1": "1404", **near}, "ma1 ma2 ma3", "1404"), Feign)


def test_a_feigned_flight_leads_the_pursuer_among_friends_and_the_cheapest_follows() -> None:
    units = {"ma1": "1304", "sp1": "1305", "li1": "1404", "hq1": "1408", "hq2": "1508", "as1": "1507", "as2": "1607"}
    state = play(stamp(units, ask="attack"), attack("ma1 sp1", "1404"), Feign(seat=MUSLIM), dice=(5, 5)).state
    flight, reason = told("captain:300", state)
    assert reason.key == "draw-out"
    assert flight.path[0] == "1505"
    followed = play(state, flight).state
    assert told("captain:300", followed)[0] == Follow(seat=CRUSADER, unit="sp1")


def test_horse_archers_fire_first_and_then_go() -> None:
    state = play(stamp({**FOOT, "tk1": "1404"}, ask="attack"), attack("ma1 ma2 ma3", "1404")).state
    first = told("recruit", state)[0]
    assert isinstance(first, Fire)
    again = play(state, first, dice=(6,)).state
    assert isinstance(told("recruit", again)[0], Evade)


def test_a_unit_that_holds_its_own_stands() -> None:
    state = stamp({"sp1": "1304", "hq1": "1404", "in4": "1403"}, ask="attack")
    action, reason = told("recruit", play(state, attack("sp1", "1404")).state)
    assert action.__struct_config__.tag in {"stand", "fire"}
    assert reason.args["column"] == "1:2"


def test_an_exchange_costs_the_unit_without_a_leader() -> None:
    state = stamp({"sp1": "1304", "sp2": "1305", "in3": "1404", "in1": "2601"}, {"guy": "sp1"}, ask="attack")
    state = play(state, attack("sp1 sp2", "1404"), dice=(6, 3, 3)).state
    assert told("recruit", state)[0] == Lose(seat=CRUSADER, units=("sp2",))


def test_an_empty_camp_is_entered_after_combat() -> None:
    state = stamp({"ma1": "2128", "ma2": "2028", "in1": "2129 disorganized", "tk1": "2601"}, ask="attack")
    state = play(state, attack("ma1 ma2", "2129"), dice=(6,)).state
    action, reason = told("recruit", state)
    assert isinstance(action, Advance)
    assert reason.key == "capture"
