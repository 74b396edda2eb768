"""Moving a figure of Croisades: steps with their cost and risk, ways to hexes further off, keys of a rider."""

import re

import pytest
from playwright.sync_api import TimeoutError as NotYet
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.playing import AGAINST_RECRUIT, CROSSING, MOVING, THREATENED, sat, stepped, taken, weighed
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


def test_1_55_a_rider_has_eight_steps_with_their_cost_and_a_half_turn(screen: Screen) -> None:
    sat(screen, MOVING)
    taken(screen, "gerard")
    costs = {place: screen.part(f"step-{place}").get_attribute("data-step") for place in screen.choices("go")}
    assert costs == {"H8": "1", "G8": "1", "H7": "1", "F8": "2", "G6": "2", "E7": "3", "F6": "3", "E6": "4"}
    expect(screen.part("points-left")).to_contain_text("12 left")
    expect(screen.part("about")).to_be_attached()
    expect(screen.part("row-turn")).to_contain_text("NW")


def test_1_5_a_step_is_weighed_first_and_taken_second(screen: Screen) -> None:
    sat(screen, MOVING)
    taken(screen, "gerard")
    weighed(screen, "F8")
    expect(screen.part("step-lines").locator("li")).to_have_count(2)
    expect(screen.part("commit")).to_have_text(re.compile("Step to F8, 2 points"))
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("walk-points")).to_have_text("2 spent, 10 left")
    expect(screen.part("prompt-text")).to_contain_text("10 points left")
    with screen.changing():
        screen.part("verb-halt").click()
    expect(screen.part("piece-gerard")).to_have_count(0)


def test_the_cheapest_way_to_a_hex_further_off_is_shown_and_walked_at_once(screen: Screen) -> None:
    sat(screen, MOVING)
    taken(screen, "bertin")
    screen.page.locator("[data-cost=F9]").wait_for(state="attached")
    screen.click_space("F9")
    way = screen.part("sought-way")
    way.wait_for(state="attached")
    assert (way.get_attribute("data-through") or "").split()[-1] == "F9"
    expect(screen.part("way-table").locator("tbody tr")).to_have_count(2)
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("log").get_by_text("Bertin walks to F9 (2 hexes, 2 points).")).to_have_count(1)
    expect(screen.part("plan")).to_have_attribute("data-halt", "done")


def test_a_way_stops_when_somebody_shoots(screen: Screen) -> None:
    sat(screen, THREATENED, **AGAINST_RECRUIT)
    taken(screen, "gerard")
    expect(screen.part("step-H8").locator("[data-shooters]")).to_have_attribute("data-shooters", "1")
    expect(screen.part("row-H8")).to_contain_text("1, ")
    screen.page.locator("[data-cost=I5]").wait_for(state="attached")
    screen.click_space("I5")
    with screen.changing():
        screen.part("commit").click()
    # A shot that does something is held as a result; one that does not, or none, lets the plan tell how far it came.
    told = ", ".join(f"[data-testid=plan][data-halt={halt}]" for halt in ("interrupted", "rolled", "done"))
    expect(screen.page.locator(f"{told}, [data-testid=go-on]").first).to_be_attached()


def test_1_54_a_lozenge_shows_the_faces_that_wound(screen: Screen) -> None:
    sat(screen, CROSSING)
    expect(screen.part("step-H5").locator("[data-wounds]")).to_have_attribute("data-wounds", "6")
    weighed(screen, "H5")
    expect(screen.part("step-lines")).to_contain_text("one face of six wounds")


def test_a_press_on_another_figure_takes_that_one_in_hand(screen: Screen) -> None:
    sat(screen, MOVING)
    taken(screen, "bertin")
    screen.click_space("D11")
    expect(screen.part("piece-crispin")).to_have_attribute("aria-pressed", "true")


def test_a_rider_is_steered_by_arrows_and_turns_about_by_his_key(screen: Screen) -> None:
    sat(screen, MOVING)
    screen.part("piece-gerard").focus()
    screen.page.keyboard.press("Enter")
    screen.part("points-left").wait_for(state="attached")
    for key, place in (("ArrowUp", "H8"), ("ArrowLeft", "H7"), ("Shift+ArrowLeft", "G6"), ("Control+ArrowRight", "E7")):
        screen.page.keyboard.press(key)
        expect(screen.part(f"row-{place}").locator("button")).to_have_attribute("aria-pressed", "true")
    screen.page.keyboard.press("ArrowUp")
    with screen.changing():
        screen.page.keyboard.press("Enter")
    expect(screen.part("walk-points")).to_have_text("1 spent, 11 left")
    screen.page.keyboard.press("b")
    with screen.changing():
        screen.page.keyboard.press("b")
    expect(screen.part("walk-points")).to_have_text("4 spent, 8 left")
    with screen.changing():
        screen.page.keyboard.press("x")
    expect(screen.part("piece-gerard")).to_have_count(0)


def test_a_hex_is_read_with_its_step(screen: Screen) -> None:
    sat(screen, THREATENED)
    taken(screen, "gerard")
    read = re.compile("^H7, 1 point, 11 left, facing north-east, one may shoot, [0-9]+ per cent")
    expect(screen.part("space-H7")).to_have_attribute("aria-label", read)


def test_a_step_through_a_friend_is_entered_by_its_name(screen: Screen) -> None:
    sat(screen, MOVING)
    taken(screen, "bertin")
    screen.part("go-D11").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("row-D11").locator("button")).to_have_attribute("aria-pressed", "true")
    with screen.changing():
        screen.page.keyboard.press("Enter")
    expect(screen.part("piece-bertin")).to_have_attribute("aria-pressed", "true")
    expect(screen.part("walk-points")).to_have_text("1 spent, 7 left")


def test_a_figure_that_steps_out_and_back_goes_on(screen: Screen) -> None:
    sat(screen, MOVING)
    for place in ("D9", "D10", "D9", "E9"):
        stepped(screen, "bertin", place)
    expect(screen.part("walk-points")).to_have_text("4 spent, 4 left")


@pytest.mark.slow
def tapped_for_a_way(phone: Screen, place: str) -> None:
    """Tap a hex further off until its way is shown: the map may still glide under the finger."""
    for _ in range(5):
        phone.page.touchscreen.tap(*phone.spot(place))
        try:
            phone.part("way-table").wait_for(timeout=4000)
        except NotYet:
            continue
        return
    raise AssertionError(f"no way to {place} was shown")


def test_nothing_bars_the_way_to_a_step_and_to_a_way(screens: Screens) -> None:
    screen = sat(screens(), THREATENED)
    taken(screen, "gerard")
    weighed(screen, "H7")
    assert everywhere(screen, ALL_LOOKS) == []
    phone = sat(screens(PHONE), MOVING)
    taken(phone, "bertin")
    phone.page.locator("[data-cost=D8]").wait_for(state="attached")
    tapped_for_a_way(phone, "D8")
    assert everywhere(phone) == []
