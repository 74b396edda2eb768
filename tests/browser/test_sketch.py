"""The table of no game: what the shell can carry beyond the finished games, in a real window without a server."""

import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gonfalon.lab.browsing import DESKTOP, PHONE
from tests.browser.conftest import Screens
from tests.browser.test_axe import everywhere
from tests.client.test_client import CLIENT, build_hook

STACK = "05.10"
KNOWN = """[...document.querySelectorAll("[data-piece]")]
    .filter((piece) => piece.isKnown).map((piece) => piece.dataset.piece)"""
FOCUSED = "document.activeElement.dataset.testid"


class Quiet(SimpleHTTPRequestHandler):
    """Files of a folder, without a word."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("studio")
    node, _ = build_hook().tools()
    vite = [node, "node_modules/vite/bin/vite.js", "build", "--config", "vite.studio.ts", "--outDir", str(folder)]
    subprocess.run(vite, cwd=CLIENT, check=True, capture_output=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/studio.html?table"
        server.shutdown()


def sat_down(screens: Screens, address: str, size: tuple[int, int] = DESKTOP) -> Page:
    """A window on the table of no game."""
    page = screens(size, speed="instant", motion="system").page
    page.goto(address)
    page.get_by_test_id("grid").wait_for(state="attached")
    return page


def test_a_stack_of_twenty_opens_in_rows_that_the_arrows_walk(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    page.get_by_test_id(f"space-{STACK}").focus()
    expect(page.locator("[data-testid^=stack-]")).to_have_count(20)
    assert lies_within(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == "stack-man-2"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == "stack-man-8"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("unit-panel")).to_have_attribute("data-piece", "man-2")


def test_a_stack_of_twenty_keeps_inside_a_phone(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio, PHONE)
    page.get_by_test_id(f"space-{STACK}").focus()
    assert lies_within(page)
    page.get_by_test_id("stack-man-20").tap()
    expect(page.get_by_test_id("unit-panel")).to_have_attribute("data-piece", "man-20")


@pytest.mark.parametrize("place", ["05.06", "05.07"])
def test_each_space_that_a_rider_covers_means_him(screens: Screens, studio: str, place: str) -> None:
    page = sat_down(screens, studio)
    page.get_by_test_id(f"space-{place}").click(force=True)
    expect(page.get_by_test_id("unit-panel")).to_have_attribute("data-piece", "rider")


def test_a_line_at_a_point_is_pressed_as_it_is_turned(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    box = page.locator("[data-piece=line]").bounding_box()
    assert box is not None
    # Its right end lies higher than its middle: what is under the one corner is the line, under the other it is not.
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.85)
    expect(page.get_by_test_id("unit-panel")).to_have_count(0)
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.2)
    expect(page.get_by_test_id("unit-panel")).to_have_attribute("data-piece", "line")


def test_backs_that_are_dealt_anew_are_not_seen_to_move(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    page.evaluate("document.querySelectorAll('[data-piece]').forEach((piece) => (piece.isKnown = true))")
    page.evaluate("sketch.deal(1)")
    expect(page.get_by_test_id("board")).to_have_attribute("data-seq", "1")
    known = set(page.evaluate(KNOWN))
    assert not {"back-1", "back-2"} & known
    assert {"rider", "line", "man-1"} <= known


def test_an_ask_over_the_map_is_answered_by_a_key_and_tells_what_follows(screens: Screens, studio: str) -> None:
    page = sat_down(screens, f"{studio}&asked")
    ask = page.get_by_test_id("inline-ask")
    expect(ask).to_contain_text("Shoot at the rider?")
    expect(page.get_by_test_id("answers")).to_have_count(0)
    page.get_by_test_id("inline-queue").locator("summary").click()
    expect(page.get_by_test_id("inline-queue").locator("li")).to_have_count(2)
    page.keyboard.press("1")
    page.wait_for_function("sketch.sent.some(({ body }) => String(body).includes('shoot'))")


def test_a_leaf_over_the_map_has_an_order_of_its_own(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    page.get_by_test_id(f"space-{STACK}").focus()
    page.keyboard.press("o")
    expect(page.get_by_test_id("leaf-order")).to_be_visible()
    assert page.evaluate(FOCUSED) == "unit-man-1"
    for key, unit in [
        ("ArrowRight", "man-2"),
        ("ArrowDown", "man-8"),
        ("ArrowDown", "man-14"),
        ("ArrowLeft", "man-13"),
    ]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == f"unit-{unit}"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("leaf-order")).to_have_count(0)
    assert page.evaluate(FOCUSED) == f"space-{STACK}"
    page.get_by_test_id("open-roster").click()
    expect(page.get_by_test_id("leaf-roster")).to_be_visible()
    page.keyboard.press("b")
    expect(page.get_by_test_id("leaf-roster")).to_have_count(0)


def test_the_footer_tells_tracks_purses_and_hands(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    expect(page.get_by_test_id("rail-phases")).to_have_accessible_name("Phases: moves, one of 5")
    purse = page.get_by_test_id("purse-own").get_by_role("img")
    expect(purse).to_have_accessible_name("Your purse: 9 to spend, 2 of them planned, 3 spent")
    expect(page.get_by_test_id("hand-south").get_by_role("listitem")).to_have_text(
        ["March", "Charge", "a card face down"]
    )


def test_a_game_lends_icons_edges_and_names_of_people(screens: Screens, studio: str) -> None:
    page = sat_down(screens, studio)
    expect(page.get_by_test_id("off-map-south")).to_be_visible()
    expect(page.locator("header .who")).to_contain_text("first: Anna · second: The computer, Recruit")
    page.get_by_test_id("space-05.06").click(force=True)
    expect(page.locator("[data-testid=unit-panel] use[href='#note-eye']")).to_have_count(1)


@pytest.mark.parametrize("state", ["asked", "leaf", "stack"])
def test_nothing_bars_the_way_at_the_table_of_no_game(screens: Screens, studio: str, state: str) -> None:
    screen = screens(speed="instant")
    screen.page.goto(f"{studio}&asked" if state == "asked" else studio)
    screen.part("grid").wait_for(state="attached")
    if state == "leaf":
        screen.page.keyboard.press("o")
    if state == "stack":
        screen.part(f"space-{STACK}").focus()
    assert everywhere(screen) == []


def lies_within(page: Page) -> bool:
    """Whether the open stack lies inside the window of the map."""
    stack, board = page.get_by_test_id("stack").bounding_box(), page.get_by_test_id("board").bounding_box()
    assert stack is not None
    assert board is not None
    return (
        stack["x"] >= board["x"] - 1
        and stack["y"] >= board["y"] - 1
        and stack["x"] + stack["width"] <= board["x"] + board["width"] + 1
        and stack["y"] + stack["height"] <= board["y"] + board["height"] + 1
    )
