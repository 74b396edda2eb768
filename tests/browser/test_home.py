"""The start page: the chosen game's map from side to side, games to continue with how they stand, and the way out."""

import re
import time

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import DESKTOP, PHONE, opened
from gonfalon.lab.scenes_library import posted
from tests.browser.conftest import Screens
from tests.browser.positions import SURE_BLOW
from tests.browser.screen import PATIENCE, Screen
from tests.browser.serving import Serving
from tests.browser.test_axe import ALL_LOOKS, everywhere

OUTSIDE = """() => {
    const frame = document.querySelector(".hero .map").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".hero .map svg > g")].map((each) => each.getBoundingClientRect());
    const isIn = ({ left, right, top, bottom }) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    return [boxes.length, boxes.filter((box) => !isIn(box)).length];
}"""
SIDES = """() => ["map", "map .plane"].map((each) => document.querySelector(`.hero .${each}`).getBoundingClientRect())
    .map(({ left, right, top }) => [left, right, top].map(Math.round))"""


def lies_in_bin(screen: Screen, table: str, is_binned: bool) -> None:
    """Wait until the server says so: the page shows at once what will be."""
    until = time.monotonic() + PATIENCE / 1000
    address = f"{screen.address}api/tables/{table}"
    while (screen.page.request.get(address).json()["info"]["binned"] is not None) != is_binned:
        assert time.monotonic() < until


def test_a_game_to_continue_says_its_turn_how_it_stands_and_when_it_was_played(screen: Screen) -> None:
    screen.place({**SURE_BLOW, "turn": 12})
    screen.home()
    row = screen.part(f"continue-{screen.table}")
    expect(row).to_contain_text("Arsouf, turn 12 of 50")
    expect(row).to_contain_text("Crusader attacks · against Recruit · now")
    expect(row).to_contain_text("Baggage: 1 of 2 · Others: 1 of 2")
    screen.part("language-es").click()
    expect(row).to_contain_text("Arsuf, turno 12 de 50")
    expect(row).to_contain_text("ahora")


def test_what_both_sides_have_lost_is_told_once_somebody_has(screen: Screen) -> None:
    screen.place({**SURE_BLOW, "killed": ["mamelukes-1", "mamelukes-2"]})
    screen.home()
    expect(screen.part(f"continue-{screen.table}")).to_contain_text("Muslims 2")


def test_the_map_of_the_start_page_is_shown_from_side_to_side_with_everybody_on_it(screens: Screens) -> None:
    screen = screens(DESKTOP)
    screen.home()
    screen.page.locator(".hero .map svg > g").first.wait_for()
    frame, plane = screen.page.evaluate(SIDES)
    assert frame == plane
    assert screen.page.evaluate(OUTSIDE) == [28, 0]


def test_nothing_of_the_start_page_runs_off_the_side_of_a_phone(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.place(SURE_BLOW)
    screen.home()
    expect(screen.part(f"continue-{screen.table}")).to_contain_text("turn 3")
    assert screen.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]


def test_games_that_cannot_be_opened_are_named_with_the_reason_and_saved_as_far_as_they_read(screen: Screen) -> None:
    damaged = {"id": "a1", "game": "arsouf", "changed": 1, "why": "damaged", "sentence": "", "record": True}
    older = {"id": "b2", "game": "", "changed": 0, "why": "other-version", "sentence": "", "record": False}
    trouble = {"why": "damaged", "file": "games/tables.sqlite", "sentence": ""}
    listed = {"tables": [], "unreadable": [damaged, older], "trouble": trouble}
    screen.page.route(re.compile("/api/tables$"), lambda route: route.fulfill(json=listed))
    screen.page.route(
        re.compile("/api/tables/a1/record$"), lambda route: route.fulfill(body='{"as far": "as it reads"}')
    )
    screen.home()
    expect(screen.part("unreadable")).to_contain_text("2 more games")
    expect(screen.part("unreadable-a1")).to_contain_text("Arsouf")
    expect(screen.part("unreadable-a1")).to_contain_text("This game is damaged")
    expect(screen.part("unreadable-b2")).to_contain_text("another version")
    expect(screen.part("unreadable-b2").get_by_role("button")).to_have_count(0)
    expect(screen.part("disk-trouble")).to_contain_text("The file games/tables.sqlite is damaged")
    with screen.page.expect_download() as download:
        screen.part("unreadable-a1").get_by_role("button").click()
    assert download.value.path().read_text() == '{"as far": "as it reads"}'


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080), (2560, 1440), (1200, 1920)])
def test_no_window_cuts_the_map_to_a_tall_one(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(size)
    screen.home()
    box = screen.page.locator(".hero .map").bounding_box()
    assert box is not None
    assert box["width"] > 1.2 * box["height"]
    screen.page.locator(".hero .map svg > g").first.wait_for()
    assert screen.page.evaluate(OUTSIDE) == [28, 0]


def test_on_a_phone_the_plates_stand_over_what_they_change(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.home()
    plates = [screen.part(f"plate-{name}").bounding_box() for name in ("arsouf", "acre")]
    hero, begin = screen.page.locator(".hero").bounding_box(), screen.part("begin").bounding_box()
    assert hero is not None
    assert begin is not None
    assert all(plate is not None and plate["y"] + plate["height"] <= hero["y"] for plate in plates)
    assert hero["y"] < begin["y"]
    screen.part("plate-acre").tap()
    expect(screen.page.locator(".hero h2")).to_contain_text("Acre")


def test_a_game_is_thrown_away_in_its_place_and_put_back(screen: Screen) -> None:
    below, table = (opened(screen.page, screen.address, scenario="gate") for _ in range(2))
    screen.home()
    own, other = screen.part(f"continue-{table}"), screen.part(f"continue-{below}")
    expect(own).to_contain_text("turn 43")
    # A press brings what is pressed into sight, and everything with it.
    screen.part(f"throw-{table}").scroll_into_view_if_needed()
    before = other.bounding_box()
    screen.part(f"throw-{table}").click()
    expect(own).to_contain_text("was taken to the bin")
    assert other.bounding_box() == before
    lies_in_bin(screen, table, True)
    screen.part(f"put-back-{table}").click()
    expect(own).to_contain_text("Continue")
    lies_in_bin(screen, table, False)
    screen.part(f"throw-{table}").click()
    lies_in_bin(screen, table, True)
    screen.page.reload()
    expect(other).to_be_visible()
    expect(own).to_have_count(0)


def test_all_games_are_one_press_away_also_when_only_finished_ones_are_left(empty: Serving, screens: Screens) -> None:
    screen = screens(address=empty.address)
    screen.home()
    expect(screen.part("all-games")).to_have_count(0)
    tables = [opened(screen.page, screen.address, scenario="gate") for _ in range(4)]
    screen.page.reload()
    expect(screen.part("all-games")).to_have_text("All games (4)")
    expect(screen.page.locator("[data-testid=continue] article")).to_have_count(3)
    for table in tables:
        posted(screen.page, f"{screen.address}api/tables/{table}/resign", key=f"up {table}", seat="crusader")
    screen.page.reload()
    expect(screen.part("all-games")).to_have_text("All games (4)")
    expect(screen.page.locator("[data-testid=continue] article")).to_have_count(0)
    screen.part("all-games").click()
    expect(screen.part("library-shown")).to_have_text("4 of 4 shown")


def test_quitting_is_asked_once_and_ends_with_a_page_that_can_be_read(empty: Serving, screens: Screens) -> None:
    screen = screens(address=empty.address)
    screen.pardon("ERR_CONNECTION_REFUSED")
    screen.home()
    quit_at, language_at = screen.part("quit").bounding_box(), screen.part("language-en").bounding_box()
    assert quit_at is not None
    assert language_at is not None
    assert language_at["x"] - (quit_at["x"] + quit_at["width"]) > 200
    screen.part("quit").click()
    assert everywhere(screen) == []
    screen.page.keyboard.press("Escape")
    expect(screen.part("quit-panel")).to_have_count(0)
    assert screen.page.request.get(f"{screen.address}api/games").ok
    screen.part("quit").click()
    screen.part("quit-surely").click()
    farewell = screen.part("farewell")
    expect(farewell).to_contain_text("Every game is kept")
    expect(farewell).to_contain_text("You can close this page.")
    assert empty.has_ended()
    assert everywhere(screen, ALL_LOOKS) == []
