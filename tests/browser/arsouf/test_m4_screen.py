"""The manual's screen: map, panels, buttons, wheel and ESC."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE, SURE_BLOW
from tests.browser.screen import Screen

PLANE = "new DOMMatrix(getComputedStyle(document.querySelector('[data-testid=board] .plane')).transform)"


@pytest.fixture
def gate(screen: Screen) -> Screen:
    screen.open(scenario="gate")
    return screen


def test_m4_1_the_map_shows_the_pieces_of_both_armies_where_they_stand(gate: Screen) -> None:
    standing = {each["piece"]: each["at"] for each in gate.read("/position")["pieces"]}
    assert {"templars", "saladin"} <= standing.keys()
    for name, place in standing.items():
        box = gate.piece(name).bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert middle == pytest.approx(gate.spot(place), abs=12), name


def test_m4_2_the_unit_panel_describes_the_piece_in_hand(gate: Screen) -> None:
    gate.choose("templars")
    panel = gate.part("unit-panel")
    expect(panel).to_have_attribute("data-piece", "templars")
    for words in ("Templars", "Crusaders", "03.02", "4"):
        expect(panel).to_contain_text(words)


def test_m4_3_the_side_panel_tells_how_both_armies_fare(gate: Screen) -> None:
    panel = gate.part("side-panel")
    expect(panel.locator("article[data-side=crusader]")).to_contain_text(re.compile(r"fit\s*6"))
    expect(panel.locator("article[data-side=crusader]")).to_contain_text(re.compile(r"in Arsouf\s*2"))
    expect(panel.locator("article[data-side=muslim]")).to_contain_text(re.compile(r"fit\s*3"))


def test_m4_4_the_log_panel_tells_whatever_happens(gate: Screen) -> None:
    gate.move("richard", "04.03")
    expect(gate.part("log")).to_contain_text("Richard moves from 04.04 to 04.03.")
    gate.place(SURE_BLOW)
    gate.attack("templars", "skirmishers-1")
    line = gate.part("log").locator("li", has_text="Templars attack Skirmishers 1 at 08.07.")
    expect(line.locator(".dice")).to_contain_text("against")
    expect(line.locator("[data-clause]")).to_have_attribute("data-clause", "6.7")


def test_m4_4_the_log_of_a_game_that_began_with_a_position_knows_its_turn_and_sides(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    screen.end_phase()
    expect(screen.part("log")).to_contain_text("Turn 3, Crusader attacks")
    screen.attack("templars", "skirmishers-1")
    dice = screen.part("log").locator("li", has_text="Templars attack Skirmishers 1 at 08.07.").locator(".dice svg")
    expect(dice.first).to_have_attribute("data-side", "crusader")
    expect(dice.last).to_have_attribute("data-side", "muslim")


def test_m4_5_and_m8_2_the_progress_panel_counts_turn_baggage_and_others(gate: Screen) -> None:
    progress = gate.part("progress")
    expect(progress).to_contain_text(re.compile(r"43\s*of 50"))
    expect(gate.part("slots-baggage")).to_have_accessible_name("Baggage: 1 of 2")
    expect(progress).to_contain_text(re.compile(r"Others\s*1\s*of 2", re.I))


def test_m8_2_an_arrival_is_counted_at_once(screen: Screen) -> None:
    pieces = [{"piece": "infantry-1", "at": "02.01"}, {"piece": "baggage-2", "at": "03.09"}]
    pieces += [{"piece": "knights-1", "at": "03.10"}, {"piece": "baggage-1", "at": "03.11"}]
    screen.place(
        {"ask": "move", "seat": "crusader", "turn": 7, "pieces": [*pieces, {"piece": "saladin", "at": "14.00"}]}
    )
    expect(screen.part("progress")).to_contain_text(re.compile(r"7\s*of 50"))
    expect(screen.part("progress")).to_contain_text(re.compile(r"Others\s*0\s*of 2", re.I))
    screen.move("infantry-1", "01.01")
    expect(screen.part("progress")).to_contain_text(re.compile(r"Others\s*1\s*of 2", re.I))


def test_m4_6_one_button_opens_the_rules_and_any_clause_is_one_click_away(gate: Screen) -> None:
    gate.part("open-rules").click()
    expect(gate.part("rules")).to_be_visible()
    gate.part("close-rules").click()
    expect(gate.part("rules")).to_have_count(0)
    gate.part("prompt").locator("[data-clause]").click()
    expect(gate.part("clause")).to_have_attribute("data-clause", "5.1")
    gate.part("rules-search").fill("charge")
    gate.part("contents-7.1").click()
    expect(gate.part("clause")).to_have_attribute("data-clause", "7.1")


def test_m4_7_the_button_ends_the_phase_and_warns_once_while_pieces_could_act(gate: Screen) -> None:
    button = gate.part("end-phase")
    expect(button).to_contain_text("6 can still move")
    button.click()
    expect(button).to_contain_text("End all the same?")
    expect(gate.page.locator(".piece.asks")).to_have_count(6)
    gate.page.keyboard.press("Escape")
    expect(button).to_contain_text("End moves")
    assert gate.read()["now"]["due"][0]["ask"] == "move"
    gate.end_phase()
    assert gate.read()["now"]["due"][0]["ask"] == "attack"


def test_m4_8_the_wheel_scrolls_the_map_up_and_down(gate: Screen) -> None:
    enlarge(gate)
    before = plane(gate)
    gate.page.mouse.wheel(0, -120)
    expect_shift(gate, before, (0, 120))
    gate.page.mouse.wheel(0, 120)
    expect_shift(gate, before, (0, 0))


def test_m4_9_ctrl_and_the_wheel_scroll_the_map_sideways(gate: Screen) -> None:
    enlarge(gate)
    before = plane(gate)
    gate.page.keyboard.down("Control")
    gate.page.mouse.wheel(0, -120)
    expect_shift(gate, before, (120, 0))
    gate.page.mouse.wheel(0, 120)
    expect_shift(gate, before, (0, 0))
    gate.page.keyboard.up("Control")


def test_m4_10_escape_steps_back_to_the_menu_whose_first_item_leaves(gate: Screen) -> None:
    gate.choose("templars")
    gate.page.keyboard.press("Escape")
    expect(gate.part("piece-templars")).to_have_attribute("aria-pressed", "false")
    expect(gate.part("menu")).to_have_count(0)
    gate.page.keyboard.press("Escape")
    first = gate.part("menu").locator("li button").first
    expect(first).to_have_attribute("data-testid", "leave")
    first.click()
    expect(gate.part("begin")).to_be_visible()
    # Nothing is lost by leaving.
    expect(gate.part(f"continue-{gate.table}")).to_be_visible()


def test_R25_a_setting_lets_the_wheel_zoom_instead(screens: Screens) -> None:
    screen = screens(wheel="zoom", scale="60")
    screen.open(scenario="gate")
    screen.page.mouse.move(*screen.spot("03.05"))
    box = screen.part("space-03.05").bounding_box()
    assert box is not None
    screen.page.mouse.wheel(0, -240)
    wider = "(least) => document.querySelector(\"[data-testid='space-03.05']\").getBoundingClientRect().width > least"
    screen.page.wait_for_function(wider, arg=1.2 * box["width"])


def enlarge(screen: Screen) -> None:
    """Make the map larger than its window, with the pointer over its middle."""
    screen.part("open-settings").click()
    screen.part("set-scale-75").click()
    screen.page.keyboard.press("Escape")
    screen.page.mouse.move(500, 400)
    screen.page.mouse.wheel(0, 300)
    screen.page.keyboard.down("Control")
    screen.page.mouse.wheel(0, 300)
    screen.page.keyboard.up("Control")
    screen.page.wait_for_function(f"{PLANE}.e < 0 && {PLANE}.f < 0")
    screen.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def plane(screen: Screen) -> tuple[float, float]:
    """Where the map lies under its window."""
    at: list[float] = screen.page.evaluate(f"[{PLANE}.e, {PLANE}.f]")
    return at[0], at[1]


def expect_shift(screen: Screen, before: tuple[float, float], by: tuple[float, float]) -> None:
    """See the map move by so much and no other way."""
    x, y = before[0] + by[0], before[1] + by[1]
    script = f"([x, y]) => Math.abs({PLANE}.e - x) < 1 && Math.abs({PLANE}.f - y) < 1"
    screen.page.wait_for_function(script, arg=[x, y])
