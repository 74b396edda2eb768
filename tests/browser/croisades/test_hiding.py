"""Hidden set-up at one screen: the curtain between two people, and what each of them sees."""

import pytest
from playwright.sync_api import expect

from tests.browser.croisades.looking import faultless
from tests.browser.croisades.playing import SEATS
from tests.browser.croisades.test_set_up import refused
from tests.browser.screen import Screen

LAIRS = ("J6", "M9", "P12", "T8", "L7", "O7", "M10", "Q10", "R10", "S8")
"""Where the scenario proposes that Assassins and infantry hide."""


@pytest.fixture
def grove(screen: Screen) -> Screen:
    screen.open(game="croisades", scenario="emissary", seats=SEATS)
    return screen


def lift(grove: Screen, side: str) -> None:
    """Lift the curtain for a side."""
    expect(grove.part("curtain")).to_contain_text(side)
    grove.part("lift-curtain").click()
    expect(grove.part("curtain")).to_have_count(0)


def hidden(grove: Screen) -> None:
    """The Saracens hide as the scenario proposes and say that they are ready."""
    lift(grove, "Saracens")
    with grove.changing():
        grove.part("way-preset").click()
    grove.part("end-phase").click()
    lift(grove, "Crusaders")


def test_4_0c_only_ringed_hexes_hide_somebody_and_what_is_refused_says_why(grove: Screen) -> None:
    lift(grove, "Saracens")
    grove.part("hand-hasan").click()
    expect(grove.part("prompt-text")).to_have_text("Hide Hasan on a ringed hex.")
    refused(grove, "L7", "4.0c")
    with grove.changing():
        grove.click_space("M9")
    expect(grove.part("stood-hasan")).to_be_visible()
    assert faultless(grove)


def test_4_0c_behind_the_curtain_the_crusaders_see_who_hides_and_not_where(grove: Screen) -> None:
    hidden(grove)
    expect(grove.part("box-hidden-saracen")).to_contain_text("10, somewhere on dotted ground")
    expect(grove.part("haunt")).to_have_count(1)
    seen = grove.read("?seat=crusader")["now"]["view"]["position"]["figures"]
    assert [each.get("at", "") for each in seen if each.get("off") == "hidden"] == [""] * len(LAIRS)


def test_4_0c_the_owner_sees_his_men_marked_as_hidden(grove: Screen) -> None:
    lift(grove, "Saracens")
    with grove.changing():
        grove.part("way-preset").click()
    expect(grove.part("stood-tossaun")).to_contain_text("L7")
    expect(grove.page.locator("[href='#marker-hidden']").first).to_be_attached()
