"""Battles of Acre from the first decision to the last, by mouse and by keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import expect

from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.battles import NEAR_THE_WITHDRAWAL
from gonfalon.registry import game_named
from tests.browser.acre.devices import Keyboard, Mouse
from tests.browser.acre.playing import Commander
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

MUSLIM = {"crusader": "recruit", "muslim": "person"}


@pytest.mark.night
def test_a_battle_is_fought_through_the_withdrawal_to_its_end_by_mouse(screen: Screen) -> None:
    screen.open(game="acre", scenario="battle", seats=MUSLIM, seed=31)
    commander = Commander(screen, Mouse(screen), Random(31), is_crusader=False, most=1)
    commander.play_to_the_end()
    assert {"deploy", "withdraw", "lend", "redeploy"} <= commander.seen
    the_end_is_told(screen)


@pytest.mark.night
def test_a_withdrawal_leads_to_the_second_stage_and_that_to_an_end_by_mouse(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    commander = Commander(screen, Mouse(screen), Random(5), is_crusader=False)
    commander.play_to_the_end()
    assert {"withdraw", "lend", "redeploy", "move"} <= commander.seen
    the_end_is_told(screen)


@pytest.mark.slow
def test_the_teaching_scenario_is_played_by_keyboard_alone(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.open(game="acre", scenario="templars-wing", seed=4)
    commander = Commander(screen, Keyboard(screen), Random(2))
    commander.play_to_the_end()
    assert {"move", "shoot", "attack"} <= commander.seen
    the_end_is_told(screen)


def the_end_is_told(screen: Screen) -> None:
    """The prompt names the end and its clause, and the exported record replays to it."""
    outcome = screen.read()["now"]["outcome"]
    expect(screen.part("prompt")).to_have_attribute("data-state", "over")
    expect(screen.part("prompt").locator("[data-clause]")).to_have_attribute("data-clause", outcome["clause"])
    ended = replay(game_named("acre"), read_record(screen.exported())).outcome()
    assert ended is not None
    assert (ended.winner, ended.how, ended.clause) == (outcome["winner"], outcome["how"], outcome["clause"])
