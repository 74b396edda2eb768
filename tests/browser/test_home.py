"""The start page: the chosen game's map from side to side, and games to continue with how they stand."""

import re

from playwright.sync_api import expect

from gonfalon.lab.browsing import DESKTOP, PHONE
from tests.browser.conftest import Screens
from tests.browser.positions import SURE_BLOW
from tests.browser.screen import Screen

OUTSIDE = """() => {
    const frame = document.querySelector(".hero .map").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".hero .map svg > g")].map((each) => each.getBoundingClientRect());
    const isIn = ({ left, right, top, bottom }) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    return [boxes.length, boxes.filter((box) => !isIn(box)).length];
}"""
SIDES = """() => ["map", "map .plane"].map((each) => document.querySelector(`.hero .${each}`).getBoundingClientRect())
    .map(({ left, right, top }) => [left, right, top].map(Math.round))"""


def test_a_game_to_continue_says_its_turn_how_it_stands_and_when_it_was_played(screen: Screen) -> None:
    screen.place({**SURE_BLOW, "turn": 12})
    screen.home()
    row = screen.part(f"continue-{screen.table}")
    expect(row).to_contain_text("Arsouf, turn 12 of 50")
    expect(row).to_contain_text("Crusader attacks · against Recruit · now")
    expect(row).to_contain_text("Baggage: 1 of 2 · Others: 1 of 2")
    screen.part("language-es").click()
    expect(row).to_contain_text("Arsouf, turno 12 de 50")
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
