"""The great decisions of the bots of Acre: withdrawal, sortie, and the way to the walls, each for its reason."""

import pytest

from gonfalon.games.acre.actions import Pass, Sally, Withdraw
from gonfalon.games.acre.rules.victory import has_line
from gonfalon.games.acre.state import SortieStage, State
from tests.bots.acre.tables import BOTS, after, moves_and_reasons, phase, told
from tests.games.acre.stamp import CRUSADER, MUSLIM, stamp

NO_ENGINES = {"trebuchets": (), "camps": ()}
BESIEGERS = {"sp1": "0208", "sp2": "0211"}
LOST = ("hq1", "hq2", "hq3", "hq4", "as1", "as2", "as3", "as4", "as5", "as6")
"""54 points, above the 50 of 14.5."""
KNIGHTS = ("t1", "t2", "h1", "h2", "k1", "k2", "k3", "k4")
FAR_AWAY = {**BESIEGERS, "in1": "2129", "in2": "2229"}
AT_HAND = {
    **BESIEGERS,
    "t1": "2026",
    "t2": "2126",
    "h1": "2226",
    "h2": "2326",
    "k1": "1927",
    "ku1": "2128",
    "ku2": "2028",
    "in1": "2129",
    "in2": "2229",
    "in3": "2328",
}


def asked_to_withdraw(units: dict[str, str], turn: int, *lost: str) -> State:
    """A Muslim with losses who may withdraw."""
    rest = {"turn": turn, "eliminated": lost}
    return stamp(units, {"saladin": "in1"}, ask="withdraw", seat=MUSLIM, rest=rest)


@pytest.mark.parametrize("name", BOTS)
def test_15_5a_an_army_that_the_enemy_cannot_reach_waits_until_the_withdrawal_is_cheaper(name: str) -> None:
    action, reason = told(name, asked_to_withdraw(FAR_AWAY, 5, *LOST))
    assert action == Pass(seat=MUSLIM)
    assert (reason.key, reason.args["toll"]) == ("fight-on", 0)
    assert {"15.5a", "14.5", "16.2"} <= set(reason.clauses)


@pytest.mark.parametrize("name", BOTS)
def test_15_5a_an_army_that_the_next_turn_may_break_withdraws(name: str) -> None:
    lost = (*LOST, "tk1", "tk2", "tk3", "tk4", "tk5")
    action, reason = told(name, asked_to_withdraw(AT_HAND, 5, *lost))
    assert isinstance(action, Withdraw)
    assert reason.args["losses"] == 69
    assert reason.args["toll"] >= 75 - 69
    assert {"15.5a", "14.5", "16.2"} <= set(reason.clauses)


@pytest.mark.parametrize("name", BOTS)
def test_16_2_a_muslim_who_leads_on_the_last_turn_stays_and_one_who_is_behind_withdraws(name: str) -> None:
    assert told(name, asked_to_withdraw(FAR_AWAY, 10, *LOST, *KNIGHTS))[0] == Pass(seat=MUSLIM)
    assert isinstance(told(name, asked_to_withdraw(FAR_AWAY, 10, *LOST))[0], Withdraw)


SIEGE_LINE = {"sp1": "0207", "sp2": "0208", "sp3": "0209", "sp4": "0210", "tk1": "2601"}
INSIDE = ("g1", "g2", "g3", "g4", "g5", "g6", "g7")


@pytest.mark.parametrize("name", BOTS)
def test_15_4b_the_garrison_sallies_on_to_the_walls_as_soon_as_the_army_is_back(name: str) -> None:
    state = stamp(SIEGE_LINE, ask="sortie", seat=MUSLIM, rest={"stage": 2, "turn": 1, "inside": INSIDE})
    sallies = [action for action in phase(name, state) if isinstance(action, Sally)]
    assert [action.unit for action in sallies] == ["g1", "g2", "g3", "g4", "g5"]
    assert {action.at for action in sallies} == {"0108", "0109", "0110", "0111", "0112"}
    assert {"15.4b", "15.4a"} <= set(told(name, state)[1].clauses)


@pytest.mark.parametrize("name", BOTS)
def test_17_2_the_garrison_is_kept_for_the_second_stage(name: str) -> None:
    rest = {"stage": 1, "turn": 3, "inside": INSIDE}
    action, reason = told(name, stamp(SIEGE_LINE, ask="sortie", seat=MUSLIM, rest=rest, sortie_stage=SortieStage.ANY))
    assert action == Pass(seat=MUSLIM)
    assert (reason.key, reason.clauses[0]) == ("bide", "17.2")


@pytest.mark.parametrize("name", BOTS)
def test_16_1b_the_way_to_the_walls_stays_closed_on_the_last_turn(name: str) -> None:
    units = {**BESIEGERS, "ma1": "0606", "in1": "0510"}
    state = stamp(units, rest={"turn": 10, **NO_ENGINES})
    assert not has_line(state)
    assert not has_line(after(name, state))


@pytest.mark.parametrize("name", BOTS)
def test_16_1b_an_open_way_to_the_walls_is_closed_and_the_reason_says_so(name: str) -> None:
    state = stamp({"sp1": "0208", "sp2": "0411", "in1": "1510"}, rest={"turn": 10, **NO_ENGINES})
    assert has_line(state)
    assert not has_line(after(name, state))
    ((move, reason),) = [each for each in moves_and_reasons(name, state) if each[0].unit == "sp2"]
    assert (move.seat, reason.key, reason.clauses) == (CRUSADER, "bar-way", ("16.1b", "S12.4"))
