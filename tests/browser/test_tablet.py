"""A tablet on its side: the column of the desk, targets for fingers, nothing cut off and nothing covered."""

from typing import Any

import pytest
from playwright.sync_api import expect

from gonfalon.lab.battles import battle
from gonfalon.lab.browsing import TABLET
from gonfalon.lab.screenshots import STATES
from tests.browser.conftest import Screens
from tests.browser.screen import Screen
from tests.browser.test_axe import Look, everywhere

BOTH: tuple[Look, ...] = ((TABLET, "light"), (TABLET, "dark"))
TABLES = ("deployment", "move", "attack", "replay", "acre-setup", "acre-melee", "acre-asked", "acre-withdrawal")
SIZES = ((1440, 900), (1280, 800), TABLET, (390, 844))
SMALL = """[...document.querySelectorAll(".tablet .button, .tablet nav button, .tablet .keys button, .tablet .answer")]
    .filter((each) => each.checkVisibility()).map((each) => [each.dataset.testid, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 43.5 || height < 43.5).map(([name, { height }]) => [name, height])"""
COVERED = """[...document.querySelectorAll(".button")].filter((each) => each.checkVisibility()).flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return each.contains(over) ? [] : [[each.dataset.testid, over?.outerHTML.slice(0, 80)]];
})"""
CUT = """[...document.querySelectorAll("[data-testid=preview] :is(b, p span, th, td), [data-testid=cause] b")]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1)
    .map((each) => each.textContent)"""
CROSSED = """(() => {
    const boxes = [...document.querySelectorAll("[data-testid=preview] header :is(p, svg)")]
        .filter((each) => each.checkVisibility() && !each.closest(".cards")).map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            return each.tagName === "P" ? range.getBoundingClientRect() : each.getBoundingClientRect();
        });
    return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
        one.x + 9 < other.x + other.width && other.x + 9 < one.x + one.width
        && one.y + 2 < other.y + other.height && other.y + 2 < one.y + one.height)).length;
})()"""
LONG = battle(
    "attack",
    "crusader",
    moved_to={"k2": "1307", "xb2": "1406", "ma6": "1408", "hq1": "1407", "tk3": "1506"},
    marked={"k2": {"moved": True, "charging": "1407"}},
)
"""The barons of Jerusalem, the Danes and Frisians and others against the Halqa: the longest names there are."""


def shown(screens: Screens, state: str, size: tuple[int, int] = TABLET, **settings: Any) -> Screen:
    """A window with a state of the table."""
    screen = screens(size, speed="slow", **settings)
    STATES[state](screen.page, screen.address)
    return screen


def test_a_tablet_has_the_column_and_the_measures_of_its_picture(screens: Screens) -> None:
    screen = shown(screens, "attack")
    boxes = {name: screen.part(name).bounding_box() for name in ("ledger", "prompt", "board", "commit", "space-06.08")}
    sizes = {name: (round(box["width"]), round(box["height"])) for name, box in boxes.items() if box}
    assert sizes["ledger"] == (288, 720)
    assert sizes["prompt"] == (736, 72)
    assert sizes["commit"][1] >= 54
    assert sizes["space-06.08"][0] == pytest.approx(50, abs=1)
    assert sizes["board"][0] * sizes["board"][1] > 1024 * 768 / 2 - 1
    expect(screen.part("progress").get_by_test_id("undo")).to_contain_text("a die has fallen")
    expect(screen.part("end-phase")).to_have_text("End 6 left")
    # Causes shorten, clauses never.
    expect(screen.part("sum-attack").locator("tbody tr")).to_have_count(4)
    expect(screen.part("sum-attack").locator("tbody [data-clause]")).to_have_count(4)


def test_upright_it_keeps_the_sheet_under_the_map(screens: Screens) -> None:
    screen = shown(screens, "attack", (1024, 1366))
    ledger, board = screen.part("ledger").bounding_box(), screen.part("board").bounding_box()
    assert ledger is not None
    assert board is not None
    assert ledger["y"] >= board["y"] + board["height"]
    assert ledger["width"] == 1024


def test_the_key_of_the_map_is_seen_whole(screens: Screens) -> None:
    for game in ({"game": "arsouf", "scenario": "gate"}, {"game": "acre", "scenario": "templars-wing"}):
        screen = screens(TABLET)
        screen.open(**game)
        screen.part("map-key").click()
        key, board = screen.part("map-key-panel").bounding_box(), screen.part("board").bounding_box()
        assert key is not None
        assert board is not None
        assert (key["x"] >= board["x"], key["y"] >= board["y"]) == (True, True)
        expect(screen.part("map-key-panel")).to_contain_text(
            "you may join this" if game["game"] == "acre" else "chosen"
        )


@pytest.mark.parametrize("state", TABLES)
def test_nothing_is_too_small_for_a_finger_or_covered_or_bars_the_way_in_on_a_tablet(
    screens: Screens, state: str
) -> None:
    screen = shown(screens, state)
    assert screen.page.evaluate(SMALL) == []
    assert screen.page.evaluate(COVERED) == []
    assert everywhere(screen, BOTH) == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_names_are_never_cut_in_the_scales(screens: Screens, size: tuple[int, int], language: str) -> None:
    screen = screens(size, language=language)
    screen.place(LONG, game="acre")
    for part in ("piece-k2", "target-1407"):
        screen.part(part).focus()
        screen.page.keyboard.press("Enter")
    for unit in ("xb2", "ma6"):
        screen.part(f"piece-{unit}").focus()
        screen.page.keyboard.press("a")
    screen.page.locator("[data-testid=sum-attack] tfoot").wait_for()
    screen.part("chart").wait_for()
    assert screen.page.evaluate(CUT) == []
    assert screen.page.evaluate(CROSSED) == 0
    screen = shown(screens, "attack", size, language=language)
    assert screen.page.evaluate(CUT) == []
    assert screen.page.evaluate(CROSSED) == 0
