"""Those beside the map: taken in hand from their box, entering over the edge for points, and walking on."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.croisades.looking import faultless
from tests.browser.croisades.playing import man, position, rider, sat
from tests.browser.keys import FOCUSED
from tests.browser.screen import Screen

WAITING = position(
    "move",
    {"figure": "richard", "off": "waiting", "horse": "richard-horse"},
    {"figure": "bertin", "off": "waiting"},
    rider("saladin", "G10", "n"),
    man("sadik", "E12"),
    scenario="sultans-guard",
)


@pytest.fixture
def edge(screen: Screen) -> Screen:
    return sat(screen, WAITING)


def test_4_0a_a_man_enters_for_the_cost_of_his_hex_and_walks_on(edge: Screen) -> None:
    edge.part("wait-bertin").click()
    expect(edge.part("step-G1")).to_have_attribute("data-step", "1")
    edge.click_space("G4")
    expect(edge.part("refusal").locator("[data-clause]")).to_have_attribute("data-clause", "4.0a")
    edge.click_space("G1")
    expect(edge.part("prompt-text")).to_have_text("Press it again to enter, or choose another hex.")
    with edge.changing():
        edge.part("commit").click()
    assert at(edge, "bertin") == ("G1", "")
    expect(edge.part("walk-points")).to_have_text("1 spent, 7 left")
    edge.part("go-G2").click(force=True)
    with edge.changing():
        edge.part("commit").click()
    assert at(edge, "bertin") == ("G2", "")


def test_4_0a_a_rider_enters_by_keys_alone_rear_hex_then_front(edge: Screen) -> None:
    edge.page.keyboard.press("h")
    assert edge.page.evaluate(FOCUSED) == "wait-richard"
    expect(edge.part("step-A1")).to_have_attribute("data-step", "2")
    edge.part("go-G1").focus()
    edge.page.keyboard.press("Enter")
    expect(edge.part("facings")).to_be_visible()
    assert sorted(edge.choices("front")) == ["F2", "G2", "H2"]
    edge.part("front-F2").focus()
    with edge.changing():
        edge.page.keyboard.press("Enter")
    assert at(edge, "richard") == ("G1", "sw")


def test_4_0a_those_who_wait_lie_in_a_box_and_nothing_is_hidden_from_anybody(edge: Screen) -> None:
    expect(edge.part("box-waiting-crusader")).to_contain_text("2, by A1 to Y1")
    expect(edge.part("terms")).to_contain_text("The death of Richard or Saladin ends the game at once")
    assert faultless(edge)


def test_4_0a_on_a_phone_they_wait_under_the_map(edge: Screen) -> None:
    edge.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(edge.part("reserve-waiting-crusader")).to_be_visible()
    edge.part("wait-bertin").click()
    expect(edge.part("step-G1")).to_be_attached()
    edge.click_space("G1")
    with edge.changing():
        edge.part("commit").click()
    assert at(edge, "bertin") == ("G1", "")


def at(screen: Screen, figure: str) -> tuple[str, str]:
    """Where a figure is, and which way it faces."""
    figures = screen.read()["now"]["view"]["position"]["figures"]
    return next((each["at"], each.get("facing", "")) for each in figures if each["figure"] == figure)
