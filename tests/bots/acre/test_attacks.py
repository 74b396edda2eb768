"""How the bots of Acre attack: several hexes at once, round an enemy, and with horse kept behind the line."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Attack, Move
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.reckoning import is_enveloped
from gonfalon.words import Words, languages
from tests.bots.acre.tables import BOTS, after, moves_and_reasons, told
from tests.games.acre.stamp import attack, play, stamp, where

NO_ENGINES = {"trebuchets": (), "camps": ()}


@pytest.mark.parametrize("name", BOTS)
def test_7_1_weak_enemies_on_two_hexes_are_attacked_at_once(name: str) -> None:
    units = {"t1": "1304", "li1": "1404 disorganized", "li2": "1305 disorganized", "as1": "2001"}
    action, reason = told(name, stamp(units, ask="attack"))
    assert action == attack("t1", "1305 1404")
    assert (reason.key, reason.args["column"], reason.args["further"]) == ("sweep", "4:1", 1)
    assert {"S7.1", "R21"} <= set(reason.clauses)
    assert all(Words(language, GAME.name, strict=True).say("why-sweep", reason.args) for language in languages())


@pytest.mark.parametrize("name", BOTS)
def test_7_1_one_of_two_strong_enemies_is_enough(name: str) -> None:
    units = {"t1": "1304", "as1": "1404 disorganized", "as2": "1305", "tk1": "2601"}
    assert told(name, stamp(units, ask="attack"))[0] == attack("t1", "1404")


@pytest.mark.parametrize("name", BOTS)
def test_15_1_who_would_slip_away_is_no_reason_to_spread_an_attack(name: str) -> None:
    units = {"ma1": "1304", "ma2": "1405", "in1": "1404 disorganized", "li1": "1305", "tk1": "2601"}
    action, _ = told(name, stamp(units, ask="attack"))
    assert action == attack("ma1 ma2", "1404")


SURROUNDED = {"ma1": "1002", "ma2": "1004", "ma3": "1006", "as1": "1204", "tk1": "2601"}


def test_2_3_and_7_8_an_enemy_is_enveloped_and_left_nowhere_to_go() -> None:
    state = stamp(SURROUNDED, rest=NO_ENGINES)
    moves = moves_and_reasons("captain:300", state)
    assert ("S2.3", "S7.8") in [reason.clauses for _, reason in moves if reason.key == "envelop"]
    closed_in = after("captain:300", state)
    action, _ = told("captain:300", closed_in)
    assert isinstance(action, Attack)
    assert is_enveloped(closed_in, [BY_ID[unit] for unit in action.units], [BY_ID["as1"]])
    fallen = play(closed_in, action, dice=(4,)).state
    assert where(fallen, "as1") is None


def test_9_3_knights_kept_behind_the_foot_charge_through_it() -> None:
    foot = {"ma1": "1104", "ma2": "1205", "ma3": "1106"}
    foes = {"as1": "1306", "as2": "1405", "hq1": "1307", "tk1": "2601"}
    state = stamp({**foot, "k1": "0906", **foes}, rest=NO_ENGINES)
    rides = [(action, why) for action, why in moves_and_reasons("captain:300", state) if action.unit == "k1"]
    ((ride, why),) = rides
    assert isinstance(ride, Move)
    assert ride.toward
    assert (why.key, "S9.3" in why.clauses) == ("ride-at", True)
    action, reason = told("captain:300", after("captain:300", state))
    assert (action.charger, reason.key) == ("k1", "ride-down")
    assert "S9.3" in reason.clauses
