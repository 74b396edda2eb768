"""Combats named by pressing attackers and targets, weighed on the whole chart, taken back, and fought in an order."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.skirmishes import CHARGED, FIGHTING, NAMING
from tests.browser.acre.devices import Mouse
from tests.browser.conftest import Screens
from tests.browser.croisades.looking import faultless
from tests.browser.screen import Screen

SEATS = {"crusader": "person", "saracen": "recruit"}


@pytest.fixture
def field(screen: Screen) -> Screen:
    screen.place(NAMING, game="croisades", seats=SEATS)
    return screen


def weighed(screen: Screen, *attackers: str, target: str = "as-salih") -> None:
    """Take attackers in hand against one target."""
    first, *others = attackers
    for name in (f"piece-{first}", f"target-{target}"):
        screen.part(name).focus()
        screen.page.keyboard.press("Enter")
    for other in others:
        screen.part(f"piece-{other}").focus()
        screen.page.keyboard.press("a")
        expect(screen.part(f"piece-{other}")).to_have_attribute("aria-pressed", "true")


def test_1_72b_attackers_join_and_the_chart_lights_its_column(field: Screen) -> None:
    weighed(field, "tom", "watkin", "crispin")
    expect(field.part("chart")).to_have_attribute("data-column", "3:1")
    expect(field.part("chart").locator("thead th")).to_have_count(12)
    expect(field.part("sum-attack").locator("tfoot")).to_contain_text("24")
    expect(field.part("sum-shift")).to_contain_text("24 against 8")
    expect(field.part("sum-shift")).to_contain_text("Tom on worse ground, P11")
    expect(field.part("letters").locator("li")).to_have_text(["D", "D", "C", "C", "C", "C", "B", "A", "–", "–"])
    expect(field.part("commit")).to_contain_text("Name it at 3:1")
    expect(field.part("remarks")).to_contain_text("Bertin would add nothing: 30 against 8 is still 3:1.")
    # Where he could be driven, and the faces of the die there.
    for place in ("Q12", "R12"):
        expect(field.part(f"back-{place}")).to_have_count(1)
        expect(field.part(f"danger-{place}")).to_have_attribute("data-faces", "5–6")
    assert faultless(field)


def test_R63_a_named_combat_is_a_numbered_link_and_is_taken_back(field: Screen) -> None:
    weighed(field, "tom", "watkin")
    with field.changing():
        field.part("commit").click()
    expect(field.part("link-1")).to_have_attribute("data-odds", "2:1")
    expect(field.part("end-phase")).to_contain_text("Fight it")
    expect(field.part("end-phase")).to_contain_text("one named, 2 could")
    expect(field.part("engagement-1")).to_contain_text("Tom, Watkin")
    assert faultless(field)
    with field.changing():
        field.part("unname-1").click()
    expect(field.part("link-1")).to_have_count(0)
    expect(field.part("end-phase")).to_contain_text("Fight nobody")


def test_1_74c_a_charge_stands_named_and_cannot_be_taken_back(screen: Screen) -> None:
    screen.place(CHARGED, game="croisades", seats=SEATS)
    expect(screen.part("link-1")).to_have_attribute("data-odds", "8:1")
    expect(screen.part("engagement-1")).to_contain_text("a charge")
    expect(screen.part("unname-1")).to_have_count(0)


def test_1_72a_one_attacks_several(screen: Screen) -> None:
    screen.place(CHARGED, game="croisades", seats=SEATS)
    weighed(screen, "watkin", target="ahmed")
    screen.part("target-hashmi").focus()
    screen.page.keyboard.press("t")
    expect(screen.part("sum-defence").locator("tfoot")).to_contain_text("7")
    expect(screen.part("chart")).to_have_attribute("data-column", "1:1")


def test_1_21d_the_order_of_fights_is_pressed_and_the_result_is_held(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.place(FIGHTING, game="croisades", seats=SEATS)
    expect(screen.part("prompt-text")).to_contain_text("which of the 2 attacks is fought next")
    expect(screen.part("link-2")).to_have_count(1)
    Mouse(screen).press("fight-2")
    expect(screen.part("chart")).to_have_attribute("data-column", "1:1")
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("prompt")).to_have_attribute("data-state", "result")
    expect(screen.part("held")).to_contain_text("Crispin")
    expect(screen.part("chart").locator("[data-rolled]")).to_have_count(1)
    expect(screen.part("letters").locator(".fell")).to_have_count(1)
    assert faultless(screen)
    screen.page.keyboard.press("Enter")
