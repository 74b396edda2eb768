"""Charges of Croisades: a way drawn on the map, what it must keep to, and who rides to meet it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.croisades.playing import AGAINST_RECRUIT, CHARGED, CHARGING, ROUND_THE_LINE, sat
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

ROUTE = "[data-testid=route]"


def drawn(screen: Screen) -> list[str]:
    """The hexes of the way that is drawn, once it holds."""
    route = screen.page.locator(f"{ROUTE}[data-whole=true]")
    route.wait_for(state="attached")
    return (route.get_attribute("data-through") or "").split()


@pytest.fixture
def aimed(screen: Screen) -> Screen:
    sat(screen, CHARGING, **AGAINST_RECRUIT).choose("gerard")
    screen.part("target-mohammad").click(force=True)
    return screen


def test_1_56_a_way_is_drawn_by_itself_and_keeps_every_condition(aimed: Screen) -> None:
    assert len(drawn(aimed)) >= 6
    expect(aimed.part("checks").locator("[data-check=kept]")).to_have_count(5)
    expect(aimed.part("route-panel")).to_contain_text("4:1")
    expect(aimed.part("route-panel")).to_contain_text("If Mohammad meets it")
    expect(aimed.part("meets")).to_be_attached()
    expect(aimed.page.locator("[data-bead] .filled")).to_have_count(4)


def test_1_56c_a_hex_that_breaks_a_rule_is_refused_at_the_hex_by_its_clause(screen: Screen) -> None:
    aimed = sat(screen, ROUND_THE_LINE)
    aimed.choose("gerard")
    aimed.part("target-mohammad").click(force=True)
    assert drawn(aimed)[:3] == ["D7", "E7", "F7"]
    aimed.click_space("F7")
    expect(aimed.page.locator(ROUTE)).to_have_attribute("data-through", "D7 E7 F7")
    aimed.click_space("F9")
    refusal = aimed.part("refusal")
    expect(refusal).to_contain_text("no sharp turn")
    expect(refusal.locator("[data-clause='1.56c']")).to_have_count(1)
    expect(aimed.page.locator("use[href='#mark-refused']")).to_have_count(1)
    expect(aimed.part("checks").locator("[data-check=broken]")).to_have_count(1)
    expect(aimed.part("commit")).to_have_attribute("aria-disabled", "true")
    aimed.part("offered-way").wait_for(state="attached")
    aimed.page.keyboard.press("t")
    assert len(drawn(aimed)) >= 6


def test_a_way_is_drawn_by_dragging_and_the_map_stays_where_it_is(aimed: Screen) -> None:
    drawn(aimed)
    spots = {place: aimed.spot(place) for place in ("C6", "D7", "E7", "F8", "G8")}
    aimed.page.mouse.move(*spots["C6"])
    aimed.page.mouse.down()
    for place in ("D7", "E7", "F8", "G8", "F8"):
        aimed.page.mouse.move(*spots[place], steps=4)
    aimed.page.mouse.up()
    expect(aimed.page.locator(ROUTE)).to_have_attribute("data-through", "D7 E7 F8")
    assert aimed.spot("C6") == spots["C6"]


def test_1_56e_an_announced_charge_lies_on_the_map_until_it_is_ridden(screen: Screen) -> None:
    sat(screen, CHARGED)
    expect(screen.page.locator("[data-band=mohammad]")).to_have_count(1)
    expect(screen.part("prompt-text")).to_contain_text("Mohammad charges Gerard")


def test_1_56_a_way_that_crosses_itself_is_drawn_whole(screen: Screen) -> None:
    loop = ["M8", "L8", "L7", "M6", "N7", "N8", "M8", "L9", "K9", "J10", "I9", "H9", "G8"]
    sat(screen, {**CHARGED, "charges": [{"rider": "mohammad", "target": "gerard", "route": loop}]})
    expect(screen.page.locator("[data-band=mohammad] [data-bead]")).to_have_count(len(loop))


def test_1_56e_who_is_charged_may_ride_to_meet_it_and_sees_both_columns(screen: Screen) -> None:
    sat(screen, CHARGED)
    screen.part("answerer-gerard").click()
    assert drawn(screen)[-2:] == ["G8", "H9"]
    panel = screen.part("route-panel")
    expect(panel).to_contain_text(re.compile("If it strikes home\\s*2:1", re.IGNORECASE))
    expect(panel).to_contain_text(re.compile("If Gerard meets it\\s*1:1", re.IGNORECASE))
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("log").get_by_text("Gerard announces a counter-charge")).to_have_count(1)


def test_1_56e_nobody_need_meet_a_charge(screen: Screen) -> None:
    sat(screen, CHARGED)
    with screen.changing():
        screen.part("otherwise").click()
    expect(screen.page.locator("[data-testid=prompt][data-ask=counter]")).to_have_count(0)


@pytest.mark.slow
def test_nothing_bars_the_way_to_a_charge_and_its_answer(screens: Screens) -> None:
    screen = sat(screens(), CHARGING)
    screen.choose("gerard")
    screen.part("target-mohammad").click(force=True)
    drawn(screen)
    assert everywhere(screen, ALL_LOOKS) == []
    asked = sat(screens(), CHARGED)
    asked.part("answerer-gerard").click()
    drawn(asked)
    assert everywhere(asked) == []
