"""The rules drawer: drawings beside clauses, and clauses inside sentences one click away."""

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen

DRAWN = ("1.2", "1.3", "1.5", "6.2", "6.5", "6.6", "6.11", "6.12", "7.2")


def opened(screen: Screen, clause: str) -> None:
    """Open the rules at a clause."""
    screen.part("rules-search").fill(clause)
    screen.part(f"contents-{clause}").click()
    expect(screen.part("clause")).to_have_attribute("data-clause", clause)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_clause_that_needs_a_drawing_has_one_with_a_sentence(screen: Screen, language: str) -> None:
    screen.home()
    screen.part(f"language-{language}").click()
    screen.part("open-rules").click()
    captions = set()
    for clause in DRAWN:
        opened(screen, clause)
        figure = screen.part("figure")
        assert figure.locator("path.space").count() > 5
        captions.add(figure.locator("figcaption").inner_text())
    assert len(captions) == len(DRAWN)
    assert not any(caption.startswith("skin-") for caption in captions)
    opened(screen, "6.8")
    expect(screen.part("figure")).to_have_count(0)


def test_a_clause_named_in_a_sentence_is_one_click_away(screen: Screen) -> None:
    screen.home()
    screen.part("open-rules").click()
    opened(screen, "6.5")
    named = screen.part("clause").locator(".gist [data-clause]")
    assert [chip.get_attribute("data-clause") for chip in named.all()] == ["6.6", "6.13"]
    named.last.click()
    expect(screen.part("clause")).to_have_attribute("data-clause", "6.13")
