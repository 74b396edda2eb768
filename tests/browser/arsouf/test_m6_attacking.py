"""The manual's combat phase and the computer's turn."""

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE, HURT, SURE_BLOW, SURE_DEATH, piece, position
from tests.browser.screen import Screen

COLOURS = (
    """(id) => [...document.getElementById(id).querySelectorAll("*")].map((each) => getComputedStyle(each).stroke)"""
)
WATCH_PROMPT = """() => {
  window.told = [];
  new MutationObserver(() => {
    const text = document.querySelector("[data-testid=prompt-text]")?.textContent ?? "";
    if (text !== window.told.at(-1)?.text) window.told.push({ text, at: performance.now() });
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
MOVE = r"\d\d\.\d\d to"
SLOW = 630
"""Milliseconds that moves stay on show at the slowest speed."""


def test_m6_1_choosing_an_attacker_shows_red_circles_on_its_targets(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    screen.click_space("08.08")
    expect(screen.marks("attack")).to_have_count(1)
    assert screen.choices("target") == ["skirmishers-1"]
    assert "rgb(192, 26, 31)" in screen.page.evaluate(COLOURS, "mark-attack")
    # The tag beside the target gives the chance to harm it.
    expect(screen.page.locator("[data-testid=board] .tag")).to_have_text(re.compile(r"100%"))


def test_m6_2_a_right_click_drops_the_attacker(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    screen.choose("templars")
    screen.click_space("10.10", button="right")
    expect(screen.part("piece-templars")).to_have_attribute("aria-pressed", "false")
    expect(screen.marks("attack")).to_have_count(0)


def test_m6_3_a_left_click_on_a_marked_enemy_weighs_the_attack_and_a_second_one_makes_it(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    screen.click_space("08.08")
    screen.part("target-skirmishers-1").wait_for(state="attached")
    screen.click_space("08.07")
    expect(screen.part("chance-harm")).to_contain_text("100%")
    expect(screen.part("sum-attack")).to_contain_text("die + 7")
    assert screen.read()["now"]["due"][0]["ask"] == "attack"
    with screen.changing():
        screen.click_space("08.07")
    pieces = {each["piece"]: each for each in screen.read("/position")["pieces"]}
    assert pieces["skirmishers-1"]["wounded"] is True
    expect(screen.part("log")).to_contain_text("Templars attack Skirmishers 1 at 08.07.")


def test_m6_4_a_red_cross_and_the_panel_show_the_wounded(screen: Screen) -> None:
    screen.place(HURT)
    cross = screen.piece("knights-1").locator("use[href='#state-wounded']")
    expect(cross).to_have_count(1)
    expect(screen.piece("templars").locator("use[href='#state-wounded']")).to_have_count(0)
    screen.choose("knights-1")
    expect(screen.part("unit-panel")).to_contain_text("wounded")


def test_m6_4_a_wounded_piece_that_is_beaten_again_leaves_the_map(screen: Screen) -> None:
    screen.place(SURE_DEATH)
    screen.attack("templars", "skirmishers-1")
    expect(screen.piece("skirmishers-1")).to_have_count(0)
    expect(screen.part("log")).to_contain_text("killed")


def test_m6_5_the_cross_goes_when_the_piece_recovers(screen: Screen) -> None:
    alone = position("attack", piece("knights-1", "08.20", wounded=True), piece("saladin", "14.00"), seat="muslim")
    screen.place(alone, seats={"crusader": "person", "muslim": "person"})
    cross = screen.piece("knights-1").locator("use[href='#state-wounded']")
    expect(cross).to_have_count(1)
    screen.end_phase()
    expect(cross).to_have_count(0)
    expect(screen.part("log")).to_contain_text(re.compile("Knights 1 recover"))


def test_m7_the_computer_plays_by_itself_in_plain_sight_and_logged(screens: Screens) -> None:
    screen = screens(speed="quick")
    screen.place(CHARGE)
    screen.end_phase()
    expect(screen.part("prompt")).to_have_attribute("data-state", "computer")
    assert screen.wait_for_turn() == "decision"
    entries = [entry for entry in screen.read("/replay")["entries"] if entry["by_bot"]]
    moves = [each for entry in entries for each in entry["events"] if each["event"] == "moved"]
    assert moves
    for each in moves:
        expect(screen.part("log")).to_contain_text(f"{each['start']} to {each['to']}.")


def test_m7_what_the_computer_did_stays_in_sight_for_a_while(screens: Screens) -> None:
    screen = screens(speed="slow")
    screen.place(CHARGE)
    # The page's own clock tells how long a text stood; a busy test cannot miss a change.
    screen.page.evaluate(WATCH_PROMPT)
    screen.end_phase()
    screen.wait_for_turn()
    told = screen.page.evaluate("window.told")
    stood = [later["at"] - each["at"] for each, later in pairwise(told) if re.search(MOVE, each["text"])]
    assert min(stood) > SLOW / 2


def test_m7_the_computers_turn_can_be_skipped(screens: Screens) -> None:
    screen = screens(speed="slow")
    screen.place(CHARGE)
    screen.end_phase()
    screen.part("skip").click()
    assert screen.wait_for_turn() == "decision"
    expect(screen.part("progress")).to_contain_text(re.compile(r"4\s*of 50"))
