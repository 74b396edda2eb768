"""What may happen in the middle of a game: another language, a reload, a server that goes and comes back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE
from tests.browser.screen import Screen
from tests.browser.serving import Serving


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


def test_the_language_changes_in_place_in_the_middle_of_a_game(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    screen.choose("richard")
    rings = screen.choices("go")
    english = screen.part("log").inner_text()
    screen.part("open-settings").click()
    screen.part("set-language-es").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", "es")
    expect(screen.part("set-language-es")).to_be_focused()
    screen.page.keyboard.press("Escape")
    expect(screen.part("log")).not_to_have_text(english)
    expect(screen.part("log")).to_contain_text("Los templarios")
    expect(screen.part("prompt-text")).to_contain_text("Ricardo")
    # What was in hand is still in hand.
    assert screen.choices("go") == rings
    screen.part("open-settings").click()
    screen.part("set-language-en").click()
    expect(screen.part("prompt-text")).to_contain_text("Richard")


def test_a_reload_in_the_middle_of_a_move_loses_nothing_that_was_done(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    screen.choose("richard")
    screen.page.reload()
    screen.part("grid").wait_for(state="attached")
    expect(screen.part("origin-08.10")).to_have_count(1)
    assert "templars" not in screen.choices("piece")
    screen.move("richard", "08.09")
    with screen.changing():
        screen.part("undo").click()
    assert "richard" in screen.choices("piece")


def test_a_game_goes_on_after_the_server_was_restarted(screens: Screens, frail: Serving) -> None:
    screen = screens(address=frail.address)
    screen.pardon("net::ERR_CONNECTION_REFUSED")
    screen.pardon("WebSocket connection")
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    frail.stop()
    expect(screen.part("offline")).to_contain_text(re.compile(r"\d"))
    # The board stays readable, and what is asked for now is done when the server is back.
    expect(screen.piece("templars")).to_be_visible()
    screen.choose("richard")
    screen.part("go-08.09").click(force=True)
    frail.start()
    # The page tries again by itself too, and then the button is gone.
    screen.page.evaluate("document.querySelector('[data-testid=try-now]')?.click()")
    expect(screen.part("offline")).to_have_count(0)
    expect(screen.part("origin-08.11")).to_have_count(1)
    moves = [entry["action"]["piece"] for entry in screen.read("/replay")["entries"]]
    assert moves == ["templars", "richard"]


def test_two_windows_at_one_table_see_the_same(screens: Screens) -> None:
    one, other = screens(), screens()
    one.place(CHARGE)
    other.show(one.table)
    one.move("templars", "08.08")
    expect(other.part("origin-08.10")).to_have_count(1)
    expect(other.part("piece-templars")).to_have_count(0)


def test_an_answer_that_comes_too_late_is_told_what_is_due_now(screen: Screen) -> None:
    screen.pardon("409")
    screen.place(CHARGE, seats={"crusader": "person", "muslim": "person"})

    def overtake(route: Route) -> None:
        sent: Any = route.request.post_data_json
        ended = {"key": "somebody else ended", "ask": sent["ask"]}
        action = {"do": "end", "seat": "crusader"}
        assert screen.page.request.post(route.request.url, data={**ended, "action": action}).ok
        route.continue_()

    screen.page.route(re.compile("/actions$"), overtake, times=1)
    screen.choose("templars")
    screen.part("go-07.10").click(force=True)
    expect(screen.part("notice")).to_contain_text("Another player was faster. Now the Muslims decide: movement.")
    screen.wait_for_turn()
    moves = [entry["action"]["do"] for entry in screen.read("/replay")["entries"] if entry["seat"] == "crusader"]
    assert moves == ["end"]


def test_a_curtain_hangs_between_two_people_where_the_game_has_secrets(screen: Screen) -> None:
    asked: list[str] = []

    def veil(socket: WebSocketRoute) -> None:
        asked.append(socket.url)
        server = socket.connect_to_server()

        def show(told: str | bytes) -> None:
            update = json.loads(told)
            if f"seat={update['due'][0]['seat']}" not in socket.url:
                update |= {"curtain": True, "seat": None, "menu": {"exact": True, "offers": []}}
            socket.send(json.dumps(update))

        server.on_message(show)

    screen.page.route_web_socket(re.compile("/live"), veil)
    screen.place(CHARGE, seats={"crusader": "person", "muslim": "person"})
    expect(screen.part("curtain")).to_contain_text("Crusaders")
    screen.page.keyboard.press("Escape")
    expect(screen.part("curtain")).to_be_visible()
    screen.part("lift-curtain").click()
    expect(screen.part("curtain")).to_have_count(0)
    assert "seat=crusader" in asked[-1]
    screen.choose("templars")
    screen.end_phase()
    expect(screen.part("curtain")).to_contain_text("Muslims")
    screen.part("lift-curtain").click()
    expect(screen.part("curtain")).to_have_count(0)
    assert "seat=muslim" in asked[-1]


def test_an_unknown_table_offers_a_way_on(screen: Screen) -> None:
    screen.pardon("404")
    screen.page.goto(f"{screen.address}#/table/nobody-knows-it")
    screen.page.get_by_role("button", name="Leave").click()
    expect(screen.part("begin")).to_be_visible()
