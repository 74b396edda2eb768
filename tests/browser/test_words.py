"""Each game speaks its own words, also where another calls other things alike."""

import pytest
from playwright.sync_api import expect

from tests.browser.positions import SURE_BLOW
from tests.browser.screen import Screen


def test_a_table_speaks_the_words_of_its_game(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    screen.attack("templars", "skirmishers-1")
    expect(screen.part("log")).to_contain_text("Templars attack Skirmishers 1 at 08.07.")
    named = screen.part("log").locator("button.text").first.get_attribute("aria-label") or ""
    assert named.startswith("Replay: The Templars attack")


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_sentence_of_the_start_page_is_only_a_key(screen: Screen, language: str) -> None:
    screen.place(SURE_BLOW)
    screen.home()
    screen.part(f"language-{language}").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    for plate in screen.page.locator("[data-testid^=plate-]").all():
        plate.click()
        words = screen.page.locator("body").inner_text().lower().split()
        assert [word for word in words if word.startswith(("skin-", "game-", "scenario-", "option-", "level-"))] == []
