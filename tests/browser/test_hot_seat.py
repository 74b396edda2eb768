"""Two people at one screen, and the computer against itself."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE
from tests.browser.screen import Screen


def test_both_sides_decide_in_turn_at_one_screen(screen: Screen) -> None:
    screen.home()
    screen.part("scenario").select_option("charge")
    screen.part("against-one-screen").click()
    screen.part("begin").click()
    screen.part("grid").wait_for(state="attached")
    screen.table = screen.page.url.rpartition("/")[2]
    assert set(screen.read()["info"]["seats"].values()) == {"person"}
    expect(screen.part("prompt")).to_contain_text("Crusaders decide")
    screen.move("richard", "05.07")
    while "Crusader" in screen.part("prompt").inner_text():
        screen.end_phase()
    expect(screen.part("prompt")).to_contain_text("Muslims decide")
    # A game without secrets needs no curtain.
    expect(screen.part("curtain")).to_have_count(0)
    assert "saladin" in screen.choices("piece")
    screen.move("saladin", first_ring(screen, "saladin"))
    while "Muslim" in screen.part("prompt").inner_text():
        screen.end_phase()
    expect(screen.part("progress")).to_contain_text(re.compile(r"38\s*of 50"))


def test_the_header_names_those_whom_a_file_names(screen: Screen) -> None:
    screen.open(scenario="charge", seats={"crusader": "person", "muslim": "person"})
    record = screen.page.request.get(f"{screen.address}api/tables/{screen.table}/record").json()
    record["header"]["seats"] = {"crusader": "person:Anna", "muslim": "person:Bert"}
    screen.go_on(record)
    expect(screen.page.locator("header .who")).to_have_text("Crusaders: Anna · Muslims: Bert")
    expect(screen.part("prompt")).to_contain_text("Anna decides")
    expect(screen.part("side-panel")).to_contain_text("Bert")


def test_resigning_asks_once_and_a_rematch_changes_sides(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.part("game-menu").click()
    screen.part("resign").click()
    expect(screen.part("resign")).to_have_class(re.compile("primary"))
    screen.part("resign").click()
    expect(screen.part("prompt")).to_have_attribute("data-state", "over")
    assert screen.read()["now"]["outcome"]["how"] == "resigned"
    screen.part("aftermath-again").click()
    screen.page.wait_for_url(re.compile(rf"#/table/(?!{screen.table})"))
    screen.table = screen.page.url.rpartition("/")[2]
    assert screen.read()["info"]["seats"] == {"crusader": "recruit", "muslim": "person"}


def test_the_computer_plays_itself_pauses_and_goes_on(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.home()
    screen.part("scenario").select_option("charge")
    screen.part("against-watch").click()
    screen.part("begin").click()
    screen.part("pause").click()
    expect(screen.part("pause")).to_have_attribute("aria-pressed", "true")
    screen.table = screen.page.url.rpartition("/")[2]
    assert screen.read()["now"]["paused"] is True
    screen.part("pause").click()
    expect(screen.part("pause")).to_have_attribute("aria-pressed", "false")


def first_ring(screen: Screen, piece: str) -> str:
    """A space where a piece may go."""
    screen.choose(piece)
    return screen.choices("go")[0]
