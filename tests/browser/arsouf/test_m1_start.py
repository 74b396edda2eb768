"""The manual's menu, side selection and deployment."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen

CAMP = [f"{row:02}.{column}" for row in range(4) for column in range(18, 22)]


def test_m1_the_display_scale_sets_the_size_of_the_map(screen: Screen) -> None:
    screen.open(scenario="gate")
    screen.part("open-settings").click()
    widths = []
    for scale in ("40", "50", "60", "75"):
        screen.part(f"set-scale-{scale}").click()
        expect(screen.part(f"set-scale-{scale}")).to_have_attribute("aria-pressed", "true")
        widths.append(width_of(screen, "space-05.05"))
    # A space is a hundred units across.
    assert widths == pytest.approx([40, 50, 60, 75], abs=1)
    screen.part("set-scale-fit").click()
    sheet, pane = (screen.page.locator(each).first.bounding_box() for each in (".sheet", "[data-testid=board]"))
    assert sheet is not None
    assert pane is not None
    assert sheet["width"] <= pane["width"] + 1


def test_m1_the_language_is_english_or_spanish(screen: Screen) -> None:
    screen.home()
    expect(screen.page.locator("html")).to_have_attribute("lang", "en")
    expect(screen.part("begin")).to_have_text(re.compile("Begin as the Crusaders"))
    screen.part("language-es").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", "es")
    expect(screen.part("begin")).not_to_have_text(re.compile("Begin"))
    screen.part("language-en").click()
    expect(screen.part("begin")).to_have_text(re.compile("Begin as the Crusaders"))


def test_m1_settings_are_remembered_and_the_defaults_can_be_restored(screen: Screen) -> None:
    changed = ("set-scale-75", "set-theme-dark", "set-speed-slow", "set-language-es")
    screen.home()
    screen.part("open-settings").click()
    for setting in changed:
        screen.part(setting).click()
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    screen.part("open-settings").click()
    for setting in changed:
        expect(screen.part(setting)).to_have_attribute("aria-pressed", "true")
    screen.part("restore-defaults").click()
    for setting in ("set-scale-fit", "set-theme-system", "set-speed-steady"):
        expect(screen.part(setting)).to_have_attribute("aria-pressed", "true")
    # The browser asks for English.
    expect(screen.page.locator("html")).to_have_attribute("lang", "en")


def test_m1_the_start_page_opens_the_rules(screen: Screen) -> None:
    screen.home()
    screen.part("open-rules").click()
    expect(screen.part("clause")).to_have_attribute("data-clause", "1.1")
    screen.page.keyboard.press("Escape")
    expect(screen.part("rules")).to_have_count(0)


def test_m2_the_player_chooses_his_side(screen: Screen) -> None:
    screen.home()
    screen.part("scenario").select_option("gate")
    screen.part("side-muslim").click()
    expect(screen.part("side-muslim")).to_have_attribute("aria-pressed", "true")
    expect(screen.part("begin")).to_have_text(re.compile("Begin as the Muslims"))
    screen.part("begin").click()
    screen.part("grid").wait_for(state="attached")
    screen.table = screen.page.url.rpartition("/")[2]
    assert screen.read()["info"]["seats"] == {"crusader": "recruit", "muslim": "person"}
    screen.wait_for_turn()
    assert all(piece.startswith(("mamelukes", "saladin", "horse", "skirm")) for piece in screen.choices("piece"))


def test_m3_the_log_panel_names_the_next_piece_and_a_click_places_it(screen: Screen) -> None:
    screen.open()
    for at, place in enumerate(CAMP[:3]):
        hand = screen.page.locator("[data-testid^=hand-][aria-pressed=true]")
        piece = (hand.get_attribute("data-testid") or "").removeprefix("hand-")
        expect(screen.part("log-next")).to_contain_text(hand.get_attribute("aria-label") or "nothing")
        # Where a piece stands already, a press would take it back: no ring invites to that.
        assert sorted(screen.choices("go")) == CAMP[at:]
        screen.click_space(place)
        expect(screen.part(f"hand-{piece}")).to_have_count(0)
        expect(screen.piece(piece)).to_be_visible()
        stands = {each["piece"]: each["at"] for each in screen.read("/position")["pieces"]}
        assert stands[piece] == place


def width_of(screen: Screen, part: str) -> float:
    """How wide a thing is drawn."""
    box = screen.part(part).bounding_box()
    assert box is not None
    return box["width"]
