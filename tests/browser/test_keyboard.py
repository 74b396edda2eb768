"""Everything by keyboard alone: a whole game, whose record is kept, and each key of the card."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.screenshots import BATTLE
from gonfalon.registry import game_named
from tests.browser.conftest import Screens
from tests.browser.keys import FOCUSED, Keys, enter, tab_to
from tests.browser.playing import play_to_the_end
from tests.browser.positions import CHARGE, SURE_BLOW
from tests.browser.screen import Screen

CHANCES = """[...document.querySelectorAll("[data-testid=choices] [data-testid^=target-]")]
    .map((each) => /(\\d+) per cent/.exec(each.getAttribute("aria-label"))?.[1]).filter(Boolean)"""
KEPT = Path(__file__).parents[2] / "records" / "arsouf" / "played" / "by-keyboard.json"


@pytest.mark.night
def test_a_whole_game_is_played_by_keyboard_alone(screens: Screens) -> None:
    screen = screens(speed="slow")
    screen.home()
    enter(screen, "open-settings")
    enter(screen, "set-speed-instant")
    screen.page.keyboard.press("Escape")
    enter(screen, "options")
    tab_to(screen, "option-turn_limit")
    screen.page.keyboard.type("20")
    enter(screen, "options-done")
    enter(screen, "begin")
    screen.part("grid").wait_for(state="attached")
    screen.table = screen.page.url.rpartition("/")[2]
    enter(screen, "way-historical")
    expect(screen.piece("baggage-1")).to_be_visible()
    hands = Keys(screen)
    hands.end_phase()
    play_to_the_end(hands, Random(3))
    text = screen.exported()
    record = read_record(text)
    assert (record.header.options["turn_limit"], record.header.scenario) == (20, "printed")
    assert replay(game_named("arsouf"), record).outcome() is not None
    if not KEPT.exists():
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_text(write_record(record), encoding="utf-8")


def test_the_kept_game_by_keyboard_replays_to_its_end() -> None:
    text = KEPT.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.header.seats == {"crusader": "person", "muslim": "recruit"}
    outcome = replay(game_named("arsouf"), record).outcome()
    assert outcome is not None
    assert outcome.how in ("arrived", "stopped", "too-late")
    assert write_record(record) == text


def test_arrows_walk_the_board_and_a_space_reads_itself(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.part("space-08.10").focus()
    for key, place in (("ArrowLeft", "08.09"), ("ArrowRight", "08.10"), ("ArrowUp", "07.10"), ("ArrowDown", "08.10")):
        screen.page.keyboard.press(key)
        assert screen.page.evaluate(FOCUSED) == f"space-{place}"
    screen.page.keyboard.press("Shift+ArrowUp")
    assert screen.page.evaluate(FOCUSED) == "space-07.11"
    screen.page.keyboard.press("Shift+ArrowDown")
    reading = screen.part("space-08.10").get_attribute("aria-label") or ""
    for words in ("08.10", "Templars", "yours", "4", "can act"):
        assert words in reading
    expect(screen.marks("cursor-pointy")).to_have_count(1)


def test_enter_chooses_and_moves_at_the_cursor(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.part("space-08.10").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("piece-templars")).to_have_attribute("aria-pressed", "true")
    screen.page.keyboard.press("ArrowLeft")
    screen.page.keyboard.press("ArrowLeft")
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert screen.choices("origin") == ["08.10"]
    # The focus stays on the board.
    assert screen.page.evaluate(FOCUSED) == "space-08.08"


def test_tab_leads_from_a_piece_that_enter_has_taken_to_its_choices_and_back(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.part("space-08.10").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("piece-templars")).to_be_focused()
    screen.page.keyboard.press("Tab")
    assert screen.page.evaluate(FOCUSED) == f"go-{screen.choices('go')[0]}"
    screen.page.keyboard.press("Shift+Tab")
    assert screen.page.evaluate(FOCUSED) == "piece-templars"


def test_the_first_choice_of_an_attacker_is_the_one_with_the_best_chance(screen: Screen) -> None:
    screen.place(BATTLE)
    screen.part("end-phase").click()
    with screen.changing():
        screen.part("end-phase").click()
    screen.part("space-05.08").focus()
    screen.page.keyboard.press("h")
    chosen = screen.page.evaluate(FOCUSED)
    assert chosen.startswith("piece-")
    # The odds come in and put the choices in another order; the focus stays where it is.
    screen.page.locator("[data-testid^=target-][aria-label*='per cent']").first.wait_for(state="attached")
    assert screen.page.evaluate(FOCUSED) == chosen
    screen.page.keyboard.press("Tab")
    chances = [int(each) for each in screen.page.evaluate(CHANCES)]
    assert screen.page.evaluate(FOCUSED) == f"target-{screen.choices('target')[0]}"
    assert chances == sorted(chances, reverse=True)


def test_a_moved_piece_is_sent_back_by_tab_and_enter(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    tab_to(screen, "origin-08.10")
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert "templars" in screen.choices("piece")


def test_letters_open_rules_log_replay_and_the_card_and_escape_closes_them(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    for key, part in (("r", "rules"), ("/", "rules"), ("v", "replay"), ("k", "keys")):
        screen.page.keyboard.press(key)
        expect(screen.part(part)).to_be_visible()
        screen.page.keyboard.press("Escape")
        expect(screen.part(part)).to_have_count(0)
    screen.page.keyboard.press("?")
    expect(screen.part("clause")).to_have_attribute("data-clause", re.compile(r"6\.\d"))


def test_the_slash_puts_the_focus_into_the_search(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.page.keyboard.press("/")
    expect(screen.part("rules-search")).to_be_focused()


def test_plus_minus_and_nought_zoom(screen: Screen) -> None:
    screen.place(CHARGE)
    widths = []
    for key in ("0", "+", "-", "0"):
        screen.page.keyboard.press(key)
        screen.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        box = screen.part("space-08.10").bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[1] == pytest.approx(1.25 * widths[0], rel=0.02)
    assert widths[3] == pytest.approx(widths[0], rel=0.02)


def test_alt_and_a_digit_go_to_the_four_regions(screen: Screen) -> None:
    screen.place(CHARGE)
    inside = {"1": "[data-testid=grid]", "2": "#region-2", "3": "[data-testid=log]", "4": "[data-testid=prompt]"}
    for digit, region in inside.items():
        screen.page.keyboard.press(f"Alt+{digit}")
        assert screen.page.evaluate("(region) => document.activeElement?.closest(region) !== null", region), digit


def test_what_is_asked_and_what_happened_is_announced(screen: Screen) -> None:
    screen.place(SURE_BLOW)
    expect(screen.part("live-prompt")).to_have_attribute("aria-live", "assertive")
    expect(screen.part("live-prompt")).to_contain_text("Your decision")
    screen.attack("templars", "skirmishers-1")
    expect(screen.part("live-log")).to_contain_text("Templars attack Skirmishers 1 at 08.07.")
    expect(screen.part("live-log")).to_contain_text("wounded")


def test_letters_can_be_switched_off(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.part("open-settings").click()
    screen.part("shortcuts").uncheck()
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("r")
    screen.page.wait_for_timeout(200)
    expect(screen.part("rules")).to_have_count(0)
