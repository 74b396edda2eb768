"""Phase 0 of Croisades: all crossbowmen in one panel, each with a choice of three and what he could shoot at now."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.firing import AGAINST_RECRUIT, HELD, MARKS
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


def marks(screen: Screen) -> dict[str, str]:
    """What each crossbowman was marked for, as the log of the server tells it."""
    events = [event for entry in screen.read("/replay")["entries"] for event in entry["events"]]
    return {event["figure"]: event["choice"] for event in events if event["event"] == "marked"}


def test_every_crossbowman_has_a_row_with_the_default_preset_and_his_targets(screen: Screen) -> None:
    screen.place(HELD, **AGAINST_RECRUIT)
    expect(screen.part("assign-anselmo")).to_have_attribute("data-value", "none")
    expect(screen.part("assign-anselmo")).to_contain_text("Yasaffa stands next to Anselmo")
    expect(screen.part("assign-baldo")).to_have_attribute("data-value", "defensive")
    expect(screen.part("assign-baldo")).to_contain_text("50% Ahmed, J9")
    expect(screen.part("give-baldo-defensive")).to_be_checked()
    assert screen.page.locator(".button.primary:visible").count() == 1
    with screen.changing():
        screen.part("commit").click()
    assert marks(screen) == {"anselmo": "none", "baldo": "defensive"}


def test_choices_are_turned_in_the_panel_and_on_the_map_and_taken_back_by_escape(screen: Screen) -> None:
    screen.place(MARKS, **AGAINST_RECRUIT)
    screen.part("give-anselmo-offensive").check(force=True)
    expect(screen.page.locator("[data-given=anselmo]")).to_have_attribute("data-value", "offensive")
    screen.click_space("E10")
    expect(screen.part("assign-baldo")).to_have_attribute("data-value", "none")
    expect(screen.part("piece-baldo")).to_have_attribute("aria-label", "Baldo on E10: Not at all. Press to change it.")
    screen.page.keyboard.press("Escape")
    expect(screen.part("assign-baldo")).to_have_attribute("data-value", "defensive")
    expect(screen.part("assign-anselmo")).to_have_attribute("data-value", "defensive")


def test_the_keyboard_marks_and_commits(screen: Screen) -> None:
    screen.place(MARKS, **AGAINST_RECRUIT)
    screen.part("piece-anselmo").focus()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("Enter")
    expect(screen.part("assign-anselmo")).to_have_attribute("data-value", "offensive")
    screen.part("commit").focus()
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert marks(screen) == {"anselmo": "offensive", "baldo": "defensive"}


@pytest.mark.slow
def test_nothing_bars_the_way_into_the_marks(screen: Screen) -> None:
    screen.place(HELD, **AGAINST_RECRUIT)
    expect(screen.part("assign-baldo")).to_contain_text("Ahmed")
    assert everywhere(screen, ALL_LOOKS) == []


def test_the_marks_fit_a_phone(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.place(HELD, **AGAINST_RECRUIT)
    screen.part("give-baldo-offensive").tap()
    expect(screen.part("assign-baldo")).to_have_attribute("data-value", "offensive")
    with screen.changing():
        screen.part("commit").tap()
    assert marks(screen) == {"anselmo": "none", "baldo": "offensive"}
