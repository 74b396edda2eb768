"""First Blood from the first mark to the last sentence: by mouse, by keyboard alone, and by touch on a phone."""

from random import Random

import pytest
from playwright.sync_api import expect

from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.browsing import PHONE
from gonfalon.lab.skirmishes import LAST_TURNS
from gonfalon.registry import game_named
from tests.browser.acre.devices import Device, Keyboard, Mouse
from tests.browser.conftest import Screens
from tests.browser.croisades.skirmisher import Skirmisher
from tests.browser.croisades.touching import Touch
from tests.browser.screen import Screen

SEATS = {"crusader": "person", "saracen": "recruit"}
SEED = 3


@pytest.mark.slow
def test_a_skirmish_is_fought_to_its_end_by_mouse(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.open(game="croisades", scenario="first-blood", seats=SEATS, seed=SEED)
    player = to_the_end(screen, Mouse(screen), Random(3))
    assert {"mark", "shoot", "move", "defend"} <= player.seen
    the_end_is_told(screen)


@pytest.mark.slow
def test_the_last_turns_of_a_skirmish_are_fought_by_keyboard_alone(screens: Screens) -> None:
    screen = screens(speed="instant")
    screen.place(LAST_TURNS, game="croisades", seats=SEATS)
    player = to_the_end(screen, Keyboard(screen), Random(5))
    assert {"move", "name"} <= player.seen
    the_end_is_told(screen)


@pytest.mark.slow
def test_the_last_turns_of_a_skirmish_are_fought_by_touch_on_a_phone(screens: Screens) -> None:
    screen = screens(PHONE, speed="instant")
    screen.place(LAST_TURNS, game="croisades", seats=SEATS)
    player = to_the_end(screen, Touch(screen), Random(7))
    assert {"move", "name"} <= player.seen
    the_end_is_told(screen)


def to_the_end(screen: Screen, device: Device, chance: Random) -> Skirmisher:
    """Play the game that stands on the screen, every decision of it by hand."""
    # A clerk would take small decisions while they are being looked at.
    screen.order("crusader", trifles="ask")
    player = Skirmisher(screen, device, chance)
    player.play_to_the_end()
    return player


def the_end_is_told(screen: Screen) -> None:
    """The prompt names the end and its clause, and the exported record replays to it."""
    outcome = screen.read()["now"]["outcome"]
    expect(screen.part("prompt")).to_have_attribute("data-state", "over")
    expect(screen.part("prompt").locator("[data-clause]")).to_have_attribute("data-clause", outcome["clause"])
    ended = replay(game_named("croisades"), read_record(screen.exported())).outcome()
    assert ended is not None
    assert (ended.winner, ended.how, ended.clause) == (outcome["winner"], outcome["how"], outcome["clause"])
