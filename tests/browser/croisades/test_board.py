"""What is seen on the board of Croisades: its size, its words, riders over two hexes."""

import re

from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.playing import AGAINST_RECRUIT, CHARGING, MOVING, sat
from tests.browser.screen import Screen
from tests.browser.test_axe import everywhere

HEX = """() => document.querySelector('[data-testid=space-E9]').getBoundingClientRect().height"""
STRIPS = """() => getComputedStyle(document.querySelector('[data-piece=bertin] .strip')).display"""
RAW = re.compile(r"\b(game|map|skin|terrain)-[a-z]+-?")


def test_it_opens_upon_its_figures_large_enough_to_fight(screens: Screens) -> None:
    screen = screens()
    screen.open(game="croisades", scenario="first-blood", seats=AGAINST_RECRUIT)
    assert 76 <= screen.page.evaluate(HEX) <= 84
    for figure in ("gerard", "baldo", "mohammad", "ali"):
        expect(screen.piece(figure)).to_be_in_viewport()
    phone = screens(PHONE)
    phone.open(game="croisades", scenario="first-blood", seats=AGAINST_RECRUIT)
    assert 58 <= phone.page.evaluate(HEX) <= 66
    expect(phone.piece("gerard")).to_be_in_viewport()


def test_no_key_of_a_sentence_is_seen_instead_of_it(screen: Screen) -> None:
    sat(screen, MOVING)
    expect(screen.page).to_have_title(re.compile("Croisades"))
    assert RAW.search(screen.page.locator("body").inner_text()) is None
    assert RAW.search(screen.part("space-K6").get_attribute("aria-label") or "") is None


def test_value_strips_go_where_hexes_are_small(screen: Screen) -> None:
    sat(screen, MOVING)
    assert screen.page.evaluate(STRIPS) != "none"
    screen.part("zoom-fit").click()
    screen.page.wait_for_function(f"() => ({STRIPS})() === 'none'")


def test_a_rider_answers_to_a_press_on_either_of_his_hexes(screen: Screen) -> None:
    sat(screen, MOVING)
    own = screen.part("piece-gerard")
    screen.click_space("F7")
    expect(own).to_have_attribute("aria-pressed", "true")
    screen.click_space("G7")
    expect(own).to_have_attribute("aria-pressed", "false")
    screen.click_space("G7")
    expect(own).to_have_attribute("aria-pressed", "true")


def test_who_may_charge_sees_his_arc(screen: Screen) -> None:
    sat(screen, CHARGING).choose("gerard")
    screen.part("arc").wait_for(state="attached")
    assert screen.choices("target") == ["mohammad"]
    assert everywhere(screen) == []
