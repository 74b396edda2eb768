"""The computer's turn in plain sight: moves together, dice with a pause, the window where it matters."""

import json
import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from gonfalon.lab.others_turn import BESET
from tests.browser.conftest import Screens
from tests.browser.screen import PATIENCE, Screen

DWELL = 350
"""Milliseconds at a steady speed that moves stay on show, and that whoever strikes is waited for."""
TOGETHER = 4
NOTE = """() => {
  window.noted = [];
  const board = document.querySelector("[data-testid=board]");
  const isSeen = (place) => {
    const space = document.querySelector(`[data-testid="space-${place}"]`);
    const [spot, pane] = [space, board].map((each) => each.getBoundingClientRect());
    const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
    return pane.left <= x && x <= pane.right && pane.top <= y && y <= pane.bottom;
  };
  new MutationObserver(() => {
    // What befell one's own is held: whoever watches here goes on at once.
    const onward = () => document.querySelector("[data-testid=go-on]");
    if (onward() && !window.isGoing) {
      window.isGoing = true;
      setTimeout(() => {
        window.isGoing = false;
        onward()?.click();
      }, 0);
    }
    const [seq, last] = [Number(board.dataset.seq), window.noted.at(-1)];
    const struck = document.querySelector("[data-testid=striking]")?.dataset.at ?? "";
    if (seq === last?.seq && struck === last?.struck) return;
    const now = { seq, struck, at: performance.now(), seen: null };
    window.noted.push(now);
    if (struck) requestAnimationFrame(() => (now.seen = struck.split(" ").every(isSeen)));
  }).observe(document.body, { childList: true, attributes: true, subtree: true });
}"""
"""The page's own clock tells when something was shown; a busy test cannot miss a change."""
CAMERA = "document.querySelector('[data-testid=board]').dataset.camera"
OVER = "() => document.querySelector('[data-testid=prompt]').dataset.state === 'decision'"


class Held:
    """The updates of the computer's turn, kept back until it has ended: so the machine's speed does not matter."""

    def __init__(self, screen: Screen) -> None:
        self.updates: list[dict[str, Any]] = []
        self._screen = screen
        self._socket: WebSocketRoute | None = None
        screen.page.route_web_socket(re.compile("/live"), self._meet)

    def _meet(self, socket: WebSocketRoute) -> None:
        self._socket = socket

        def hear(told: str | bytes) -> None:
            update = json.loads(told)
            if self.updates or any(item.get("by_bot") for item in update["log"]):
                self.updates.append(update)
            else:
                socket.send(told)

        socket.connect_to_server().on_message(hear)

    def play(self) -> None:
        """End the player's turn, and wait until the computer has ended its own."""
        self._screen.end_phase()
        until = time.monotonic() + PATIENCE / 1000
        while not (self.updates and self.updates[-1]["menu"]["offers"]):
            assert time.monotonic() < until, "the computer never ended its turn"
            # Asking lets what has come be heard.
            self._screen.read()

    def release(self) -> None:
        """Let all of them come at once."""
        assert self._socket is not None
        for update in self.updates:
            self._socket.send(json.dumps(update))


@pytest.fixture
def turn(screens: Screens) -> tuple[Screen, Held]:
    """A turn of the Muslims, ready to be shown on a map that is larger than the window."""
    screen = screens(speed="steady", scale="75")
    held = Held(screen)
    screen.place(BESET)
    held.play()
    screen.page.evaluate(NOTE)
    return screen, held


def test_moves_go_together_by_four_and_dice_fall_one_by_one_with_a_pause(turn: tuple[Screen, Held]) -> None:
    screen, held = turn
    held.release()
    screen.page.wait_for_function(OVER, timeout=3 * PATIENCE)
    noted = screen.page.evaluate("window.noted")
    shown = [next(note for note in noted if note["seq"] == seq) for seq in sorted({note["seq"] for note in noted})]
    begun = held.updates[0]["seq"] - 1
    groups = []
    for before, after in pairwise([{"seq": begun, "at": 0}, *(each for each in shown if each["seq"] > begun)]):
        group = [weight(each) for each in held.updates if before["seq"] < each["seq"] <= after["seq"]]
        groups.append((group, after["at"]))
    assert [group for group, _ in groups] == expected([weight(each) for each in held.updates])
    assert any(len(group) > 1 for group, _ in groups)
    assert any(group == ["fell"] for group, _ in groups)
    for (group, at), (_, later) in pairwise(groups):
        # A busy machine is late to draw what it shows.
        assert later - at > {"fell": DWELL / 2, "moved": DWELL / 2, "quiet": -1}[group[-1]]


def weight(update: dict[str, Any]) -> str:
    """What an update weighs: dice that fell, a move, or neither."""
    told = {event["event"] for item in update["log"] for event in item.get("events", ())}
    return "fell" if "rolled" in told else "moved" if "moved" in told else "quiet"


def expected(weights: list[str]) -> list[list[str]]:
    """The groups in which they must be shown; what is quiet comes along with what it follows at once."""
    groups: list[list[str]] = []
    for each in weights:
        if each == "moved" and groups and set(groups[-1]) == {"moved"} and len(groups[-1]) < TOGETHER:
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def test_whoever_strikes_and_is_struck_is_marked_and_in_sight(turn: tuple[Screen, Held]) -> None:
    screen, held = turn
    fights = [
        event for each in held.updates for item in each["log"] for event in item["events"] if event["event"] == "fought"
    ]
    held.release()
    screen.page.wait_for_function(OVER, timeout=3 * PATIENCE)
    struck = [note for note in screen.page.evaluate("window.noted") if note["struck"]]
    assert len({note["struck"] for note in struck}) >= len({event["target"] for event in fights}) > 0
    assert all(note["seen"] is not False for note in struck)


def test_the_window_stays_where_it_is_held(turn: tuple[Screen, Held]) -> None:
    screen, held = turn
    box = screen.part("board").bounding_box()
    assert box is not None
    mouse = screen.page.mouse
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    # As far away from the fight as the map goes.
    mouse.move(x - 1500, y - 900, steps=4)
    camera = screen.page.evaluate(CAMERA)
    held.release()
    screen.page.wait_for_function("() => window.noted.some(({ struck }) => struck)")
    assert screen.page.evaluate(CAMERA) == camera
    mouse.up()
    screen.page.wait_for_function(OVER, timeout=3 * PATIENCE)
    assert screen.page.evaluate(CAMERA) != camera


def test_skipping_shows_the_rest_at_once(turn: tuple[Screen, Held]) -> None:
    screen, held = turn
    held.release()
    screen.part("skip").click()
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")
    noted = screen.page.evaluate("window.noted")
    assert noted[-1]["at"] - noted[0]["at"] < len(held.updates) * DWELL
