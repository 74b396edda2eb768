"""Offensive fire of Croisades: targets and others, the line with its beads, sum and chart; and the line tool."""

import pytest
from playwright.sync_api import Locator, expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.firing import AGAINST_RECRUIT, CRUSADERS, FIRE, MOVE, ONE_SCREEN, position
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


def fire(screen: Screen, name: str) -> Locator:
    """A part of the lines of fire by its attribute."""
    return screen.page.locator(f"[data-testid=board] [data-{name}]")


def aimed(screen: Screen) -> None:
    """Anselmo aims at Ali."""
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.choose("anselmo")
    screen.part("target-ali").click(force=True)
    screen.part("sighting").wait_for()


def test_whoever_cannot_be_hit_bears_a_saltire_and_says_why_by_hex_and_clause(screen: Screen) -> None:
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.choose("anselmo")
    expect(fire(screen, "saltire")).to_have_count(4)
    assert sorted(screen.choices("target")) == ["ali", "jehangir"]
    x, y = screen.spot("L8")
    screen.page.mouse.move(x, y)
    expect(screen.part("fire-note")).to_contain_text("somebody on G9 bars the line of fire")
    expect(screen.part("fire-note").locator("[data-clause]")).to_have_attribute("data-clause", "1.42a")
    expect(fire(screen, "bars=G9")).to_have_count(1)
    expect(fire(screen, "bead")).to_have_count(1)
    screen.part("space-N7").focus()
    expect(screen.part("fire-note")).to_contain_text("Mohammad")


def test_the_line_of_a_target_has_a_bead_for_each_hex_and_dashes_round_what_covers(screen: Screen) -> None:
    aimed(screen)
    expect(fire(screen, "bead")).to_have_count(4)
    expect(fire(screen, "cover=G10")).to_have_count(1)
    expect(screen.page.locator("[data-bead='2'] .half")).to_have_count(1)
    expect(fire(screen, "bars")).to_have_count(0)


def test_the_ledger_tells_sum_cover_range_chart_and_exact_chances(screen: Screen) -> None:
    aimed(screen)
    expect(screen.part("sum-shot")).to_contain_text("Crossbow")
    expect(screen.part("sum-shot")).to_contain_text("die + 2")
    expect(screen.part("sighting")).to_contain_text("Scrub on G10: light cover.")
    expect(screen.part("range-ruler")).to_have_attribute("data-range", "0")
    expect(screen.part("chart")).to_have_attribute("data-column", "light")
    expect(screen.part("chart").locator("tbody tr")).to_have_count(10)
    expect(screen.part("chance-basis")).to_have_text("of 10 equally likely falls")
    # Faces 1 and 2 kill, 3 and 4 wound, 5 and 6 drive back.
    expect(screen.part("chance-harm")).to_have_text(["20% 2killed", "20% 2wounded"])
    expect(screen.part("chance-driven")).to_have_text("20% 2driven back")
    expect(screen.part("chance-nothing")).to_have_text("40% 4nothing")
    assert screen.page.locator(".button.primary:visible").count() == 1


def test_a_shot_is_made_by_the_keyboard_and_its_result_is_held(screens: Screens) -> None:
    screen = screens(speed="steady")
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.part("piece-anselmo").focus()
    screen.page.keyboard.press("Enter")
    screen.part("target-ali").focus()
    screen.page.keyboard.press("Enter")
    screen.part("sighting").wait_for()
    screen.page.keyboard.press("Enter")
    screen.part("held").wait_for()
    expect(screen.part("prompt")).to_have_attribute("data-state", "result")
    expect(screen.part("chart")).to_have_attribute("data-column", "light")
    expect(screen.part("chart").locator("[data-rolled]")).to_have_count(1)
    expect(screen.part("held")).to_contain_text("Row")
    expect(screen.part("falls")).to_be_visible()
    assert everywhere(screen) == []


def test_the_edges_of_bands_are_drawn_where_the_map_holds_them(screen: Screen) -> None:
    bowmen = position("shoot", "saracen", "bertin A1", "anselmo B4", "jehangir W12", "ali J10", "mohammad N7 sw")
    screen.place(bowmen, game="croisades", seats=ONE_SCREEN)
    screen.choose("ali")
    expect(fire(screen, "band")).to_have_count(1)
    expect(fire(screen, "band='0'")).to_have_attribute("data-last", "15")


def test_the_line_tool_looks_from_any_hex_to_any_hex_and_changes_nothing(screen: Screen) -> None:
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.part("prompt").wait_for()
    before = screen.read()["now"]["entries"]
    screen.page.keyboard.press("f")
    screen.click_space("E9")
    screen.click_space("L8")
    expect(screen.part("line-distance")).to_have_text("7 hexes")
    expect(screen.part("line-crossed")).to_have_text("F9 G9 H9 I8 J8 K8")
    expect(screen.page.locator("[data-remark=somebody-bars]")).to_contain_text("Crispin on G9")
    expect(screen.part("line-panel").get_by_test_id("range-ruler")).to_have_count(2)
    expect(fire(screen, "fire=look")).to_have_count(1)
    assert everywhere(screen) == []
    screen.page.keyboard.press("Escape")
    expect(screen.part("line-panel")).to_have_count(0)
    assert screen.read()["now"]["entries"] == before


def test_the_line_tool_begins_where_the_keyboard_is_and_follows_it(screen: Screen) -> None:
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.part("space-C9").focus()
    screen.page.keyboard.press("f")
    expect(screen.part("line-panel")).to_contain_text("Choose the hex where it ends.")
    screen.part("space-C6").focus()
    expect(screen.part("line-distance")).to_have_text("3 hexes")


def test_while_the_computer_is_waited_for_lines_can_still_be_looked_along(screens: Screens) -> None:
    screen = screens(speed="steady")
    screen.place(MOVE, game="croisades", seats=CRUSADERS)
    screen.page.locator("[data-testid=prompt][data-state=asked]").wait_for()
    screen.part("line-tool").click()
    screen.click_space("F10")
    screen.click_space("F8")
    expect(screen.part("line-distance")).to_have_text("2 hexes")
    screen.part("line-close").click()
    screen.part("volley").wait_for()


@pytest.mark.slow
def test_nothing_bars_the_way_into_a_shot(screen: Screen) -> None:
    aimed(screen)
    screen.part("chance-bar").wait_for()
    assert everywhere(screen, ALL_LOOKS) == []


def test_a_shot_is_made_with_a_finger_on_a_phone(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.place(FIRE, **AGAINST_RECRUIT)
    screen.part("piece-anselmo").tap(force=True)
    screen.part("target-ali").tap(force=True)
    screen.part("sighting").wait_for()
    with screen.changing():
        screen.part("commit").tap()
