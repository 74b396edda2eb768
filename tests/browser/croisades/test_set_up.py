"""The open set-up of The Sultan's Guard: the tray, riders rear hex then front hex, what is refused, and its end."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.croisades.looking import faultless
from tests.browser.croisades.playing import SEATS
from tests.browser.keys import FOCUSED
from tests.browser.screen import Screen


@pytest.fixture
def camp(screen: Screen) -> Screen:
    screen.open(game="croisades", scenario="sultans-guard", seats=SEATS, seed=3)
    return screen


def test_4_1_6_a_rider_is_set_up_by_his_rear_hex_and_then_his_front_turned_and_taken_back(camp: Screen) -> None:
    expect(camp.part("prompt-text")).to_have_text("Press the hex of the rear half of Saladin.")
    camp.click_space("G10")
    # G11 is a tree, so that five of six ways are left.
    assert sorted(camp.choices("front")) == ["F10", "F11", "G9", "H10", "H11"]
    with camp.changing():
        camp.click_space("G9")
    assert stood(camp) == {"saladin": ("G10", "n")}
    camp.part("stood-saladin").click()
    with camp.changing():
        camp.part("face-H10").click()
    assert stood(camp) == {"saladin": ("G10", "ne")}
    with camp.changing():
        camp.page.keyboard.press("u")
    assert stood(camp) == {"saladin": ("G10", "n")}
    camp.part("stood-saladin").click()
    with camp.changing():
        camp.part("lift").click()
    assert stood(camp) == {}


def test_4_1_6_only_ringed_hexes_are_free_and_what_is_refused_says_why(camp: Screen) -> None:
    # All within four hexes of G11.
    expect(camp.part("outside")).to_have_attribute("data-allowed", "61")
    refused(camp, "G11", "1.51.2")
    refused(camp, "L8", "4.1.6")
    camp.part("hand-sadik").click()
    with camp.changing():
        camp.click_space("G11")
    assert stood(camp) == {"sadik": ("G11", "")}
    camp.part("hand-ageel").click()
    refused(camp, "M12", "4.1.6")


def test_4_1_6_the_proposed_set_up_is_taken_by_one_button_and_nobody_is_ready_before(camp: Screen) -> None:
    camp.part("end-phase").click()
    refusal = camp.part("prompt").get_by_test_id("refusal")
    expect(refusal.locator("[data-clause]")).to_have_attribute("data-clause", "4.1.6")
    with camp.changing():
        camp.part("way-preset").click()
    assert stood(camp)["saladin"] == ("G10", "n")
    assert faultless(camp)
    camp.part("clear").click()
    camp.part("clear").click()
    # They are taken back one by one.
    expect(camp.part("end-phase")).to_contain_text("16 in hand")
    expect(camp.part("tray").locator("[data-testid^=stood-]")).to_have_count(0)
    with camp.changing():
        camp.part("way-preset").click()
    expect(camp.part("end-phase")).to_have_text("Ready")
    with camp.changing():
        camp.part("end-phase").click()
    expect(camp.part("prompt")).to_have_attribute("data-ask", "move")
    expect(camp.part("wait-richard")).to_be_visible()


def test_4_1_6_a_rider_is_set_up_by_keys_alone(camp: Screen) -> None:
    camp.part("hand-maarat").focus()
    camp.page.keyboard.press("Enter")
    camp.page.keyboard.press("Tab")
    first = camp.choices("go")[0]
    assert camp.page.evaluate(FOCUSED) == f"go-{first}"
    camp.page.keyboard.press("Enter")
    expect(camp.part("facings")).to_be_visible()
    expect(camp.part("prompt-text")).to_contain_text("Choose which way Maarat looks")
    fronts = camp.choices("front")
    camp.part(f"front-{fronts[-1]}").focus()
    with camp.changing():
        camp.page.keyboard.press("Enter")
    assert stood(camp)["maarat"][0] == first


def refused(camp: Screen, place: str, clause: str) -> None:
    """Press a hex where the figure in hand may not stand, and read why."""
    camp.click_space(place)
    expect(camp.part("refusal").locator("[data-clause]")).to_have_attribute("data-clause", clause)


def stood(camp: Screen) -> dict[str, tuple[str, str]]:
    """Who has been set up, where, and which way he faces."""
    figures: list[dict[str, Any]] = camp.read()["now"]["view"]["position"]["figures"]
    return {each["figure"]: (each["at"], each.get("facing", "")) for each in figures if each.get("at")}
