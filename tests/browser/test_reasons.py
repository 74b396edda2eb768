"""The computer says why: each of its entries in the log can be opened, with the clauses of the odds it trusted."""

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen


@pytest.fixture
def answered(screen: Screen) -> Screen:
    screen.open(scenario="charge")
    for _ in range(2):
        if not any(entry["by_bot"] for entry in screen.read("/replay")["entries"]):
            screen.end_phase()
            screen.wait_for_turn()
    return screen


def test_an_entry_of_the_computer_says_why_and_a_players_own_does_not(answered: Screen) -> None:
    entries = answered.read("/replay")["entries"]
    told = [answered.read(f"/why?entry={entry['entry']}") for entry in entries if entry["by_bot"]]
    shown = [why for why in told if answered.part(f"why-{why['entry']}").count()]
    assert shown
    assert not any(answered.part(f"why-{entry['entry']}").count() for entry in entries if not entry["by_bot"])
    for why in shown:
        answered.part(f"why-{why['entry']}").click()
    expect(answered.part("why").locator("span")).to_have_text([why["sentence"] for why in shown])
    chips = [answered.part("why").nth(place).locator("[data-clause]").all() for place in range(len(shown))]
    assert [[chip.get_attribute("data-clause") for chip in each] for each in chips] == [
        list(dict.fromkeys(why["reason"]["clauses"])) for why in shown
    ]


def test_a_chip_of_a_reason_opens_its_rule_and_a_second_press_closes_the_reason(answered: Screen) -> None:
    entries = [entry["entry"] for entry in answered.read("/replay")["entries"] if entry["by_bot"]]
    reasoned = next(entry for entry in entries if answered.read(f"/why?entry={entry}")["reason"]["clauses"])
    button = answered.part(f"why-{reasoned}")
    button.click()
    chip = answered.part("why").locator("[data-clause]").first
    clause = chip.get_attribute("data-clause") or ""
    chip.click()
    expect(answered.part("clause")).to_have_attribute("data-clause", clause)
    answered.part("close-rules").click()
    button.click()
    expect(answered.part("why")).to_have_count(0)


def test_the_reason_is_told_in_the_language_that_is_spoken(answered: Screen) -> None:
    button = answered.page.locator("[data-testid^=why-]").first
    entry = int((button.get_attribute("data-testid") or "").removeprefix("why-"))
    button.click()
    answered.part("open-settings").click()
    answered.part("set-language-es").click()
    expect(answered.part("why").locator("span")).to_have_text(
        answered.read(f"/why?entry={entry}&language=es")["sentence"]
    )
