"""Whole games against the computer by mouse and by touch, from the start page to the last sentence."""

from random import Random

import pytest
from playwright.sync_api import expect

from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.browsing import PHONE
from gonfalon.registry import game_named
from tests.browser.conftest import Screens
from tests.browser.fingers import Fingers
from tests.browser.playing import Hands, play_to_the_end
from tests.browser.screen import Screen


def test_a_lesson_sized_game_is_played_to_its_end_by_mouse(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.home()
    screen.part("scenario").select_option("gate")
    begin(screen)
    play_to_the_end(Hands(screen), Random(1))
    the_end_is_told(screen)


@pytest.mark.slow
def test_a_lesson_sized_game_is_played_to_its_end_by_touch(screens: Screens) -> None:
    screen = screens(PHONE, speed="quick")
    screen.open(scenario="gate", seats={"crusader": "person", "muslim": "recruit"}, seed=1)
    play_to_the_end(Fingers(screen), Random(1))
    the_end_is_told(screen)


@pytest.mark.night
def test_the_printed_game_is_played_to_its_end_by_mouse(screen: Screen) -> None:
    screen.home()
    screen.part("options").click()
    screen.part("option-turn_limit").fill("20")
    screen.part("options-done").click()
    begin(screen)
    screen.part("way-historical").click()
    expect(screen.piece("baggage-1")).to_be_visible()
    screen.end_phase()
    play_to_the_end(Hands(screen), Random(2))
    the_end_is_told(screen)


def begin(screen: Screen) -> None:
    """Take the Crusaders' seat against a recruit."""
    screen.part("side-crusader").click()
    screen.part("against-computer").click()
    screen.part("level-recruit").click()
    screen.part("begin").click()
    screen.part("grid").wait_for(state="attached")
    screen.table = screen.page.url.rpartition("/")[2]


def the_end_is_told(screen: Screen) -> None:
    """The prompt names the end and its clause, and the exported record replays to it."""
    outcome = screen.read()["now"]["outcome"]
    expect(screen.part("prompt")).to_have_attribute("data-state", "over")
    expect(screen.part("prompt").locator("[data-clause]")).to_have_attribute("data-clause", outcome["clause"])
    expect(screen.part("again")).to_be_visible()
    ended = replay(game_named("arsouf"), read_record(screen.exported())).outcome()
    assert ended is not None
    assert (ended.winner, ended.how, ended.clause) == (outcome["winner"], outcome["how"], outcome["clause"])
