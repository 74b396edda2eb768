"""The replay: slider, keys, the log's own door, and playing on from any moment."""

import json
import re

import pytest
from playwright.sync_api import expect

from gonfalon.lab.golden import golden_folder
from gonfalon.registry import game_named
from tests.browser.screen import Screen

FOLDER = golden_folder(game_named("arsouf"))


@pytest.fixture
def ended(screen: Screen) -> Screen:
    assert FOLDER is not None
    screen.go_on(json.loads((FOLDER / "gate-arrived.json").read_bytes()))
    return screen


def test_the_slider_shows_any_moment(ended: Screen) -> None:
    ended.part("open-replay").click()
    slider = ended.part("replay-slider")
    last = int(slider.get_attribute("max") or 0)
    assert last == len(ended.read("/replay")["entries"])
    for at in (0, last // 2, last):
        slider.fill(str(at))
        expect(ended.part("replay")).to_contain_text(re.compile(rf"\b{at}\b.*\b{last}\b"))
        expect(ended.part("prompt")).to_have_attribute("data-state", "replay")
        assert shown(ended) == {piece["piece"] for piece in moment(ended, at)}


def test_keys_step_play_and_leave(ended: Screen) -> None:
    last = len(ended.read("/replay")["entries"])
    ended.page.keyboard.press("v")
    expect(ended.part("replay-slider")).to_have_value(str(last))
    for key, at in ((",", last - 1), (",", last - 2), (".", last - 1)):
        ended.page.keyboard.press(key)
        expect(ended.part("replay-slider")).to_have_value(str(at))
    ended.part("replay-first").click()
    expect(ended.part("replay-slider")).to_have_value("0")
    # On a button the space bar is the button's own.
    ended.page.keyboard.press("Alt+1")
    ended.page.keyboard.press("Space")
    expect(ended.part("replay-slider")).not_to_have_value("0")
    ended.page.keyboard.press("Space")
    ended.page.keyboard.press("Escape")
    expect(ended.part("replay")).to_have_count(0)


def test_keys_step_and_play_also_while_the_slider_has_the_focus(ended: Screen) -> None:
    ended.part("open-replay").click()
    slider = ended.part("replay-slider")
    slider.fill("3")
    slider.focus()
    for key, at in ((",", "2"), (".", "3"), ("ArrowRight", "4"), ("ArrowLeft", "3")):
        ended.page.keyboard.press(key)
        expect(slider).to_have_value(at)
    ended.page.keyboard.press("Space")
    expect(slider).not_to_have_value("3")
    ended.page.keyboard.press("Space")


def test_the_log_marks_the_step_on_show_and_follows_it(ended: Screen) -> None:
    ended.part("open-replay").click()
    slider = ended.part("replay-slider")
    current = ended.part("log").locator("[aria-current=step]")
    last = len(ended.read("/replay")["entries"])
    for at in (1, last // 2, last):
        slider.fill(str(at))
        expect(ended.part("replay")).to_contain_text(re.compile(rf"\b{at}\b.*\b{last}\b"))
        expect(current.first).to_be_in_viewport(ratio=0.9)
    slider.fill("1")
    expect(current).to_have_count(1)
    expect(current).to_contain_text(ended.part("prompt-text").inner_text().split("§")[0].strip())
    slider.fill("0")
    expect(current).to_have_count(0)


def test_a_line_of_the_log_opens_the_replay_there(ended: Screen) -> None:
    ended.part("aftermath-close").click()
    first = ended.part("log").locator("button.text").first
    first.click()
    expect(ended.part("replay-slider")).to_have_value("1")


def test_a_branch_plays_on_from_the_moment_shown(ended: Screen) -> None:
    ended.part("open-replay").click()
    ended.part("replay-slider").fill("2")
    expect(ended.part("replay")).to_contain_text(re.compile(r"\b2\b"))
    there = moment(ended, 2)
    ended.part("play-on").click()
    ended.page.wait_for_url(re.compile(rf"#/table/(?!{ended.table})"))
    first, ended.table = ended.table, ended.page.url.rpartition("/")[2]
    ended.part("grid").wait_for(state="attached")
    assert len(ended.read("/replay")["entries"]) >= 2
    assert moment(ended, 2) == there
    # The game that was branched from is as it was.
    ended.table = first
    assert ended.read()["now"]["outcome"] is not None


def shown(screen: Screen) -> set[str]:
    """The pieces on the board."""
    names = screen.page.evaluate(
        "[...document.querySelectorAll('[data-testid=board] [data-piece]')].map((each) => each.dataset.piece)"
    )
    return set(names)


def moment(screen: Screen, entries: int) -> list[dict[str, object]]:
    """The pieces after some entries, as the server has them."""
    pieces: list[dict[str, object]] = screen.read(f"/replay/{entries}")["view"]["position"]["pieces"]
    return pieces
