"""The aftermath: the page at the end of a game, its buttons and keys, its charts, and its way into the replay."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.browsing import PHONE
from gonfalon.lab.golden import golden_folder
from gonfalon.lab.screenshots import aftermath
from gonfalon.registry import game_named
from tests.browser.conftest import PAINTED, Screens
from tests.browser.positions import SURE_DEATH
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

STEPS = {"A": 154, "B": 235, "C": 294}
"""The turning points of the long game."""


def golden(game: str, name: str) -> Any:
    folder = golden_folder(game_named(game))
    assert folder is not None
    return json.loads((folder / f"{name}.json").read_bytes())


@pytest.fixture
def ended(screen: Screen) -> Screen:
    """A long game that is over."""
    record = golden("arsouf", "played/by-keyboard")
    record["header"]["seats"] = {"crusader": "recruit", "muslim": "person"}
    screen.go_on(record)
    screen.part("step-C").wait_for()
    return screen


def test_the_page_tells_how_it_ended_what_was_lost_and_what_the_dice_did(ended: Screen) -> None:
    expect(ended.part("aftermath-title")).to_have_text(ended.part("prompt-text").inner_text())
    expect(ended.part("aftermath-facts")).to_contain_text("turn 20 · 294 steps · 38 attacks")
    expect(ended.part("aftermath").locator("[data-clause='m8.1']").first).to_be_visible()
    told = ended.read("/aftermath?seat=muslim")
    losses, luck = ended.part("losses"), ended.part("luck")
    expect(losses).to_contain_text("Level until turn 6; from turn 7 on the Muslims lost 19½, the Crusaders 6½.")
    expect(losses.locator("tbody tr")).to_have_count(20)
    expect(losses.locator("tbody tr").last).to_have_text("20" + "8½" + "20½")
    rows = [each[kind]["fell"] for each in told["luck"] for kind in ("harm", "backfire")]
    cells = luck.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert [int(cell) for cell in cells] == rows
    expect(luck).to_contain_text("so few attackers hurt, or fewer, come in one game of 9.")
    expect(luck.locator("svg text", has_text="too few dice to tell")).to_have_count(2)
    assert ended.page.locator("[data-testid=aftermath] .button.primary").count() == 1


@pytest.mark.parametrize("letter", STEPS)
def test_a_turning_point_opens_the_replay_there_and_the_replay_leads_back(ended: Screen, letter: str) -> None:
    ended.part(f"step-{letter}").click()
    expect(ended.part("aftermath")).to_have_count(0)
    expect(ended.part("replay-slider")).to_have_value(str(STEPS[letter]))
    ended.page.keyboard.press("Escape")
    expect(ended.part("aftermath")).to_be_visible()
    ended.page.keyboard.press(letter.lower())
    expect(ended.part("replay-slider")).to_have_value(str(STEPS[letter]))


def test_letters_that_are_switched_off_open_nothing(screens: Screens) -> None:
    screen = screens(shortcuts=False)
    screen.go_on(golden("arsouf", "gate-stopped"))
    screen.part("step-A").wait_for()
    screen.page.keyboard.press("a")
    screen.page.keyboard.press("v")
    expect(screen.part("aftermath")).to_be_visible()
    expect(screen.part("replay")).to_have_count(0)


def test_the_final_board_can_be_looked_at_and_the_page_laid_over_it_again(ended: Screen) -> None:
    expect(ended.page.locator("main")).to_have_attribute("inert", "")
    ended.page.keyboard.press("Escape")
    expect(ended.part("aftermath")).to_have_count(0)
    expect(ended.page.locator("main")).not_to_have_attribute("inert", "")
    ended.part("over-aftermath").click()
    ended.part("aftermath-close").click()
    ended.part("game-menu").click()
    ended.part("menu-aftermath").click()
    expect(ended.part("aftermath")).to_be_visible()
    ended.page.keyboard.press("v")
    expect(ended.part("replay")).to_be_visible()


def test_a_clause_opens_the_rules_over_the_page(ended: Screen) -> None:
    ended.part("losses").locator("[data-clause='6.10']").click()
    expect(ended.page.locator("[data-testid=clause][data-clause='6.10']")).to_be_visible()
    ended.page.keyboard.press("Escape")
    expect(ended.part("rules")).to_have_count(0)
    expect(ended.part("aftermath")).to_be_visible()


def test_enter_begins_the_rematch_with_the_sides_swapped(ended: Screen) -> None:
    ended.page.keyboard.press("Enter")
    ended.page.wait_for_url(lambda url: not url.endswith(ended.table))
    ended.table = ended.page.url.rpartition("/")[2]
    ended.part("grid").wait_for(state="attached")
    assert ended.read()["info"]["seats"] == {"crusader": "person", "muslim": "recruit"}


@PAINTED
def test_record_and_picture_are_handed_out_as_files(ended: Screen, tmp_path: Path) -> None:
    with ended.page.expect_download() as download:
        ended.part("aftermath-record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert len(replay(game_named("arsouf"), read_record(file.read_bytes())).steps) == 294
    with ended.page.expect_download() as download:
        ended.part("aftermath-picture").click()
    assert download.value.suggested_filename.endswith(".png")
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    with Image.open(BytesIO(picture.read_bytes())) as drawn:
        assert drawn.width == 2800
        # Red bars, green hatching and the blue of the sea are there: charts and vignettes were drawn.
        colours = {colour for _, colour in drawn.convert("RGB").getcolors(maxcolors=1 << 24) or ()}
    assert {(0x9C, 0x1C, 0x1C), (0x14, 0x58, 0x3A), (0xF2, 0xBF, 0x3A)} <= colours


def test_the_page_comes_when_a_game_ends_at_the_table(screen: Screen) -> None:
    screen.place(SURE_DEATH, seats={"crusader": "person", "muslim": "person"})
    screen.attack("templars", "skirmishers-1")
    expect(screen.part("aftermath")).to_have_count(0)
    screen.part("game-menu").click()
    screen.part("resign").click()
    screen.part("resign").click()
    expect(screen.part("aftermath-title")).to_contain_text("given up")
    expect(screen.part("luck")).to_contain_text("Too few dice to tell.")
    expect(screen.part("losses").locator("svg")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name", "losses", "luck", "points"),
    [
        ("arsouf", "printed-arrived", "Nobody has lost anything.", "No die decided an attack.", 1),
        ("arsouf", "printed-resigned", "Nobody has lost anything.", "No die decided an attack.", 0),
        ("acre", "templars-wing-both-disintegrated-muslim", "lost", "Too few dice to tell.", 1),
        ("acre", "battle-disintegrated-crusader", "Never level: the Muslims lost 76", "one game of 66.", 3),
    ],
)
def test_no_chart_is_broken_however_little_happened(
    screen: Screen, game: str, name: str, losses: str, luck: str, points: int
) -> None:
    screen.go_on(golden(game, name))
    expect(screen.part("losses")).to_contain_text(losses)
    expect(screen.part("luck")).to_contain_text(luck)
    expect(screen.page.locator("[data-testid^=step-]")).to_have_count(points)
    assert "NaN" not in screen.page.content()


def test_a_position_that_is_over_at_once_is_told_without_turning_points(screen: Screen) -> None:
    home = ("baggage-1", "baggage-2", "infantry-1", "infantry-2")
    screen.place({"ask": None, "turn": 9, "arrived": home, "pieces": []})
    expect(screen.part("aftermath-facts")).to_contain_text("0 steps")
    expect(screen.part("losses")).to_contain_text("Nobody has lost anything.")
    expect(screen.part("turning")).to_have_count(0)


def test_on_a_phone_letters_keep_their_size_and_nothing_is_wider_than_the_screen(screens: Screens) -> None:
    screen = screens(PHONE)
    aftermath(screen.page, screen.address)
    for chart in ("losses", "luck"):
        sizes = screen.part(chart).locator("svg text").evaluate_all("all => all.map(e => e.getBoundingClientRect())")
        assert min(box["height"] for box in sizes) >= 12
        assert max(box["right"] for box in sizes) <= PHONE[0]
    assert screen.part("aftermath").evaluate("e => e.scrollWidth") <= PHONE[0]
    screen.part("step-B").tap()
    expect(screen.part("replay-slider")).to_have_value(str(STEPS["B"]))


def test_nothing_bars_the_way_into_the_aftermath(ended: Screen) -> None:
    assert everywhere(ended, ALL_LOOKS) == []
