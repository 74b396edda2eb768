"""Taking back: what may be, what may not be and why."""

import pytest
from playwright.sync_api import expect

from tests.browser.positions import CHARGE, SURE_BLOW
from tests.browser.screen import Screen


def test_the_last_move_is_taken_back_by_button_and_by_key(screen: Screen) -> None:
    screen.place(CHARGE)
    expect(screen.part("undo")).to_contain_text("nothing to take back")
    for is_by_key in (False, True):
        screen.move("templars", "08.08")
        expect(screen.part("undo")).to_have_attribute("aria-disabled", "false")
        with screen.changing():
            if is_by_key:
                screen.page.keyboard.press("u")
            else:
                screen.part("undo").click()
        assert "templars" in screen.choices("piece")
        assert standing(screen)["templars"] == "08.10"


def test_undo_is_refused_after_a_die_and_says_so(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    screen.attack("templars", "skirmishers-1")
    expect(screen.part("undo")).to_have_attribute("aria-disabled", "true")
    expect(screen.part("undo")).to_contain_text("a die has fallen")
    screen.part("undo").click(force=True)
    screen.page.keyboard.press("u")
    screen.page.wait_for_timeout(200)
    assert "skirmishers-1" in [each["piece"] for each in screen.read("/position")["pieces"] if each.get("wounded")]


def test_a_move_that_others_needed_is_cancelled_and_what_is_lost_is_named(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    screen.move("richard", "08.10")
    # Richard stands where the Templars came from: the way back is his.
    screen.click_space("08.10", button="right")
    expect(screen.part("refusal")).to_be_visible()
    assert standing(screen)["templars"] == "08.10"
    assert standing(screen)["richard"] == "08.11"


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_refusal_stands_at_its_place_with_its_clause_until_the_next_input(screen: Screen, way: str) -> None:
    screen.place(CHARGE)
    screen.choose("templars")
    if way == "mouse":
        screen.click_space("08.15")
    else:
        screen.part("space-08.15").focus()
        screen.page.keyboard.press("Enter")
    refusal = screen.part("refusal")
    expect(refusal.locator("[data-clause]")).to_have_attribute("data-clause", "5.3")
    expect(screen.part("live-refusal")).to_contain_text("5.3")
    screen.page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


def standing(screen: Screen) -> dict[str, str]:
    """Where every piece stands, as the server has it."""
    return {each["piece"]: each["at"] for each in screen.read("/position")["pieces"]}
