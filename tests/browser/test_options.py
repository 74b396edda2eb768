"""What was agreed on before the game can be seen at the table, in words and on the map."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

PEOPLE = {"crusader": "person", "muslim": "person"}


def test_R21_the_banner_is_drawn_and_read_out_where_its_spaces_are_closed(screen: Screen) -> None:
    screen.open(scenario="gate", seats=PEOPLE, options={"banner_spaces": False})
    expect(screen.part("closed-ground")).to_have_count(1)
    covered = screen.part("closed-ground").locator(".border").bounding_box()
    assert covered is not None
    for place, is_closed in (("13.15", True), ("14.20", True), ("12.15", False), ("13.11", False)):
        x, y = screen.spot(place)
        assert (covered["x"] < x < covered["x"] + covered["width"] and y > covered["y"]) is is_closed, place
        assert ("closed" in (screen.part(f"space-{place}").get_attribute("aria-label") or "")) is is_closed, place


def test_R21_the_banner_is_not_there_where_its_spaces_are_open(screen: Screen) -> None:
    screen.open(scenario="gate")
    expect(screen.part("closed-ground")).to_have_count(0)
    expect(screen.part("agreed")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_was_agreed_on_stands_beside_the_armies_and_in_the_menu(screens: Screens, language: str) -> None:
    screen = screens(language=language)
    screen.open(scenario="gate", seats=PEOPLE, options={"banner_spaces": False, "turn_limit": 20})
    panel = screen.part("side-panel").get_by_test_id("agreed")
    expect(panel.locator("li")).to_have_count(2)
    expect(panel).to_contain_text("20")
    assert [chip.get_attribute("data-clause") for chip in panel.locator("[data-clause]").all()] == ["R19", "R21"]
    screen.part("game-menu").click()
    expect(screen.part("menu").get_by_test_id("agreed").locator("li")).to_have_count(2)


def test_on_a_phone_it_stands_in_the_menu(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.open(scenario="gate", seats=PEOPLE, options={"turn_limit": 20})
    screen.part("game-menu").click()
    expect(screen.part("menu").get_by_test_id("agreed")).to_contain_text("20")
