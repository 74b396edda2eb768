"""The rules of Acre beside the table: charts, counters and drawings at the clauses that need them."""

import pytest
from playwright.sync_api import expect

from gonfalon.games.acre.charts import ARCHERY, RESULTS, TERRAIN
from gonfalon.kernel.charts import Chart
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


@pytest.fixture
def book(screen: Screen) -> Screen:
    screen.home()
    screen.part("plate-acre").click()
    screen.part("open-rules").click()
    return screen


@pytest.mark.parametrize(("clause", "chart"), [("S2.1", TERRAIN), ("S2.3", RESULTS), ("S2.4", ARCHERY)])
def test_a_chart_stands_whole_at_its_clause_with_where_it_comes_from(book: Screen, clause: str, chart: Chart) -> None:
    turn_to(book, clause)
    table = book.part(f"chart-{chart.name}")
    expect(table.locator("tbody tr")).to_have_count(len(chart.rows))
    expect(table.locator("tbody td")).to_have_count(len(chart.rows) * len(chart.columns))
    expect(book.part("figure").locator("figcaption")).to_contain_text("Reconstructed")


def test_counters_are_explained_and_zones_and_charges_drawn(book: Screen) -> None:
    turn_to(book, "S2.2")
    expect(book.part("figure").get_by_role("listitem")).to_have_count(5)
    for clause in ("S5.1", "S7.1", "S9.3"):
        turn_to(book, clause)
        expect(book.part("figure").locator("svg")).to_have_count(1)


def test_nothing_bars_the_way_into_the_charts(book: Screen) -> None:
    turn_to(book, "S2.3")
    assert everywhere(book, ALL_LOOKS) == []


def turn_to(screen: Screen, clause: str) -> None:
    """Open the rules at a clause."""
    screen.part("rules-search").fill(clause)
    screen.part(f"contents-{clause}").click()
    expect(screen.part("clause")).to_have_attribute("data-clause", clause)
