"""Section 14: setting both armies up, the coverage of their lines, the preset, and the scenarios."""

from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Arrange, Attach, Confirm, Dismantle, Emplace, Lift, Place
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.deploying import uncovered
from gonfalon.games.acre.rules.morale import numbers
from gonfalon.games.acre.state import Options, SetUp, SiegeLineExtra, State, ZocOf
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.acre.stamp import CRUSADER, MUSLIM, asked, by_default, end, offered, play, refused, score, where

HISTORY = Arrange(seat=CRUSADER, how="historical")
READY = Confirm(seat=CRUSADER)


def opening(scenario: str = "battle", **options: Any) -> State:
    return begin(GAME, scenario, Options(**options), ScriptedDice(()), unheard)


def ready(**options: Any) -> State:
    return play(opening(**options), HISTORY).state


def place(unit: str, at: str) -> Place:
    return Place(seat=BY_ID[unit].side, unit=unit, at=at)


def test_14_1a_the_crusader_sets_up_first_and_moves_first() -> None:
    state = opening()
    assert asked(state) == ("crusader", "deploy")
    state = play(state, HISTORY, READY).state
    assert asked(state) == ("muslim", "deploy")
    state = play(state, Arrange(seat=MUSLIM, how="historical"), Confirm(seat=MUSLIM)).state
    assert asked(state) == ("crusader", "move")


def test_14_1b_the_battle_begins_on_turn_1_of_stage_1() -> None:
    state = opening(setup=SetUp.HISTORICAL)
    assert (state.stage, state.turn) == (1, 1)
    state = play(state, end(CRUSADER)).state
    assert (asked(state), state.turn) == (("muslim", "move"), 1)
    assert play(state, end(MUSLIM)).state.turn == 2


def test_14_1b_after_the_set_up_the_first_stage_begins() -> None:
    state = play(ready(), READY, Arrange(seat=MUSLIM, how="historical"), Confirm(seat=MUSLIM)).state
    assert (state.stage, state.turn, asked(state)) == (1, 1, ("crusader", "move"))


def test_S3_2_the_default_at_set_up_is_the_preset_and_then_the_end() -> None:
    state = opening()
    for _ in range(4):
        state = by_default(state).state
    assert asked(state) == ("crusader", "move")


def test_14_2a_seven_infantry_and_four_trebuchets_face_acre() -> None:
    state = play(ready(), Lift(seat=CRUSADER, unit="xb6")).state
    assert refused(state, READY) == ("14.2a", "siege-line")
    state = play(ready(), Dismantle(seat=CRUSADER, at="0208")).state
    assert refused(state, READY) == ("14.2a", "trebuchets-in-hand")
    assert refused(state, Emplace(seat=CRUSADER, at="0208")) is None
    assert refused(ready(), Emplace(seat=CRUSADER, at="0212")) == ("14.2a", "four-trebuchets")


def test_14_2b_each_camp_is_guarded() -> None:
    state = play(ready(), Lift(seat=CRUSADER, unit="sp8")).state
    assert refused(state, READY) == ("14.2b", "camp-unguarded")


def test_14_2c_every_hex_of_the_line_holds_a_unit_or_lies_in_a_zoc() -> None:
    state = play(ready(), Lift(seat=CRUSADER, unit="tu3")).state
    assert not uncovered(state, CRUSADER)
    assert refused(state, READY) == ("14.2c", "units-in-hand")
    state = opening()
    assert uncovered(state, CRUSADER).bit_count() == 24
    state = play(state, place("ma1", "1004")).state
    assert set(BOARD.printed(uncovered(state, CRUSADER))) & {"1003", "1004", "1005"} == set()
    assert refused(state, place("ma1", "1101")) == ("14.2c", "outside-area")


def test_14_2d_leaders_start_with_units() -> None:
    state = play(ready(), Lift(seat=CRUSADER, unit="k1"), place("k1", "1110")).state
    assert refused(state, READY) == ("14.2d", "leader-in-hand")
    state = play(state, Attach(seat=CRUSADER, leader="guy", unit="k1")).state
    assert refused(state, READY) is None
    assert refused(opening(), Attach(seat=CRUSADER, leader="guy", unit="k1")) == ("14.2d", "not-placed")


def test_14_3a_the_garrison_stays_inside() -> None:
    state = play(ready(), READY).state
    assert refused(state, place("g1", "1201")) == ("14.3a", "garrison-inside")


def test_14_3b_and_14_3c_and_14_3d_the_muslims_guard_camps_and_cover_their_line() -> None:
    state = play(ready(), READY, Arrange(seat=MUSLIM, how="historical")).state
    ready_too = Confirm(seat=MUSLIM)
    assert refused(state, ready_too) is None
    assert refused(play(state, Lift(seat=MUSLIM, unit="in1")).state, ready_too) == ("14.3b", "camp-unguarded")
    assert refused(play(state, place("as6", "1021")).state, ready_too) is None
    bare = play(state, place("tk8", "1508")).state
    assert BOARD.printed(uncovered(bare, MUSLIM)) == ("0324",)
    assert refused(bare, ready_too) == ("14.3c", "uncovered")
    assert refused(play(state, Lift(seat=MUSLIM, unit="hq2"), place("hq2", "1611")).state, ready_too) == (
        "14.3d",
        "leader-in-hand",
    )


@pytest.mark.parametrize(
    ("scenario", "side", "expected"),
    [
        ("battle", "crusader", (80, 110, 3)),
        ("saladin-returns", "crusader", (80, 110, 3)),
        ("templars-wing", "crusader", (12, 20, 3)),
    ],
)
def test_14_4_crusader_morale(scenario: str, side: str, expected: tuple[int, int, int]) -> None:
    found = numbers(opening(scenario), CRUSADER)
    assert (found.demoralized, found.disintegrated, found.rally) == expected


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [("battle", (50, 75, 5)), ("saladin-returns", (70, 100, 5)), ("templars-wing", (12, 20, 5))],
)
def test_14_5_muslim_morale_before_and_after_the_withdrawal(scenario: str, expected: tuple[int, int, int]) -> None:
    found = numbers(opening(scenario), MUSLIM)
    assert (found.demoralized, found.disintegrated, found.rally) == expected


def test_R1_one_siege_hex_holds_two_and_no_other_does() -> None:
    state = ready()
    assert where(state, "sp3") == where(state, "xb6") == "0209"
    pushed_out = play(state, place("sp9", "0208")).state
    assert where(pushed_out, "sp2") is None
    beside = ready(siege_line_extra=SiegeLineExtra.BESIDE)
    assert where(beside, "xb6") == "0213"
    assert refused(beside, READY) is None
    assert where(play(beside, place("xb6", "0209")).state, "sp3") is None


def test_R2_only_infantry_stands_before_the_walls_and_trebuchets_on_different_hexes() -> None:
    assert refused(ready(), place("t1", "0207")) == ("R2", "not-infantry")
    assert refused(ready(), place("tu1", "0207")) == ("R2", "not-infantry")
    state = play(ready(), Dismantle(seat=CRUSADER, at="0208")).state
    assert refused(state, Emplace(seat=CRUSADER, at="0209")) == ("R2", "one-trebuchet-a-hex")
    assert refused(state, Emplace(seat=CRUSADER, at="0514")) == ("R2", "not-before-the-walls")
    assert refused(state, Dismantle(seat=CRUSADER, at="0208")) == ("R2", "no-trebuchet-there")


def test_R3_any_unit_may_guard_a_camp() -> None:
    state = play(ready(), place("t1", "0514"), place("sp7", "1005")).state
    assert refused(state, READY) is None


def test_R4_light_units_cover_only_their_own_hex_unless_all_exert_zoc() -> None:
    state = play(opening(), place("tu1", "0903")).state
    assert set(BOARD.printed(uncovered(state, CRUSADER))) >= {"0902", "1003"}
    state = play(opening(zoc=ZocOf.ALL), place("tu1", "0903")).state
    assert not set(BOARD.printed(uncovered(state, CRUSADER))) & {"0902", "0903", "1003"}


def test_R4_a_placed_unit_can_be_taken_back_and_a_leader_with_it() -> None:
    assert refused(opening(), Lift(seat=CRUSADER, unit="t1")) == ("R4", "not-placed")
    state = play(ready(), Lift(seat=CRUSADER, unit="t1")).state
    assert where(state, "t1") is None
    assert "gerard" in GAME.position(state).leaders_waiting
    assert refused(ready(), place("t1", "1005")) == ("R4", "placed-there")


def test_R5_the_set_up_is_open_and_history_can_stand_for_it() -> None:
    state = opening(setup=SetUp.HISTORICAL)
    assert asked(state) == ("crusader", "move")
    assert len(GAME.position(state).units) == 69
    assert refused(ready(), HISTORY) == ("R5", "arranged-already")
    assert refused(opening(), Arrange(seat=CRUSADER, how="rest")) == ("R5", "only-history")
    assert GAME.view(ready(), "muslim").position.units == GAME.view(ready(), "crusader").position.units


@pytest.mark.parametrize(
    ("scenario", "first", "points", "units"),
    [("saladin-returns", ("muslim", "sortie"), (34, 16), 63), ("templars-wing", ("crusader", "move"), (0, 0), 14)],
)
def test_S2_2_the_other_scenarios_begin_as_listed(
    scenario: str, first: tuple[str, str], points: tuple[int, int], units: int
) -> None:
    state = opening(scenario)
    assert asked(state) == first
    assert score(state) == points
    assert len(GAME.position(state).units) == units


def test_14_1a_nobody_sets_up_the_other_army() -> None:
    assert refused(opening(), place("tk1", "1201")) == ("K1", "not-your-ask")
    assert refused(opening(), Place(seat=CRUSADER, unit="tk1", at="1201")) == ("14.1a", "not-yours")
    assert refused(opening(), end(CRUSADER)) == ("S3.2", "another-matter")


def test_14_2c_the_menu_offers_the_end_only_when_it_is_lawful() -> None:
    actions: set[AcreAction] = offered(ready())
    assert READY in actions
    assert READY not in offered(opening())
