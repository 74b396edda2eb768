"""Pictures of start page, library and table in their states, made by a real browser in front of a real server.

`python -m gonfalon.lab.screenshots FOLDER` writes them; without a folder they go under `docs/screens/`.
"""

import io
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from gonfalon.kernel.reading import BadInput
from gonfalon.lab.bench_server import SERVE, started
from gonfalon.lab.browsing import (
    DESKTOP,
    PHONE,
    SEATS,
    TABLET,
    chromium,
    gone_on,
    imported,
    opened,
    press,
    sit_down,
    window,
)
from gonfalon.lab.citations import checkout
from gonfalon.lab.golden import golden_folder
from gonfalon.lab.others_turn import beset
from gonfalon.lab.scenes_acre import SCENES
from gonfalon.lab.scenes_croisades import SCENES as SKIRMISHES
from gonfalon.lab.scenes_library import library
from gonfalon.registry import game_named

GAME = "arsouf"
RECORD = "printed-arrived.json"
PLAYED = "played/by-keyboard.json"
FIRST_PLACES = {
    "baggage-1": "00.18",
    "templars": "01.18",
    "richard": "01.19",
    "knights-1": "02.18",
    "infantry-1": "02.19",
}
BATTLE = {
    "ask": "move",
    "seat": "crusader",
    "turn": 12,
    "pieces": [
        {"piece": "templars", "at": "04.09"},
        {"piece": "richard", "at": "03.10"},
        {"piece": "hospitallers", "at": "04.12"},
        {"piece": "knights-1", "at": "05.11"},
        {"piece": "knights-2", "at": "04.04"},
        {"piece": "knights-3", "at": "05.05", "wounded": True},
        {"piece": "infantry-1", "at": "05.08"},
        {"piece": "infantry-2", "at": "05.07"},
        {"piece": "infantry-3", "at": "04.05"},
        {"piece": "infantry-4", "at": "04.10"},
        {"piece": "infantry-5", "at": "03.12"},
        {"piece": "baggage-1", "at": "04.06"},
        {"piece": "baggage-2", "at": "04.08"},
        {"piece": "baggage-3", "at": "03.11"},
        {"piece": "mamelukes-1", "at": "07.08"},
        {"piece": "mamelukes-2", "at": "06.09", "wounded": True},
        {"piece": "mamelukes-3", "at": "03.04"},
        {"piece": "mamelukes-4", "at": "06.12"},
        {"piece": "horse-archers-1", "at": "06.07"},
        {"piece": "horse-archers-2", "at": "07.09"},
        {"piece": "horse-archers-3", "at": "02.03"},
        {"piece": "horse-archers-4", "at": "04.13"},
        {"piece": "horse-archers-5", "at": "05.13", "wounded": True},
        {"piece": "skirmishers-1", "at": "02.04"},
        {"piece": "skirmishers-2", "at": "05.04"},
        {"piece": "skirmishers-3", "at": "06.05"},
        {"piece": "skirmishers-4", "at": "06.11"},
        {"piece": "saladin", "at": "08.09"},
    ],
    "arrived": ["baggage-4"],
    "killed": ["infantry-6", "horse-archers-6", "skirmishers-5"],
}
"""A charge in the middle of the march."""

Reach = Callable[[Page, str], None]
"""Brings a page at an address into a state."""


def start(page: Page, address: str) -> None:
    """The start page, with a game to go on with."""
    opened(page, address, scenario="gate")
    page.goto(address)
    page.get_by_test_id("continue").wait_for()


def deployment(page: Page, address: str) -> None:
    """Some pieces placed, the others in hand."""
    sit_down(page, address, opened(page, address))
    for piece, place in FIRST_PLACES.items():
        press(page, f"hand-{piece}")
        press(page, f"go-{place}")
        page.get_by_test_id(f"hand-{piece}").wait_for(state="detached")


def moving(page: Page, address: str) -> None:
    """The Templars have charged, Richard is in hand."""
    sit_down(page, address, imported(page, address, BATTLE))
    move(page, "templars", "06.08")
    press(page, "piece-richard")
    page.get_by_test_id("go-05.09").wait_for(state="attached")


def weighing(page: Page, address: str) -> None:
    """The Templars with Richard beside them against the Mamluks, on the scales."""
    moving(page, address)
    press(page, "go-05.09")
    page.get_by_test_id("piece-richard").wait_for(state="detached")
    end_phase(page)
    press(page, "piece-knights-1")
    press(page, "target-skirmishers-4")
    press(page, "commit")
    press(page, "go-on")
    page.get_by_test_id("piece-knights-1").wait_for(state="detached")
    press(page, "piece-templars")
    press(page, "target-mamelukes-1")
    page.get_by_test_id("chance-bar").wait_for()


def computer(page: Page, address: str) -> None:
    """The computer in the middle of its moves, slowly."""
    sit_down(page, address, imported(page, address, BATTLE))
    end_phase(page)
    end_phase(page)
    page.locator("[data-testid=prompt][data-state=computer] [data-clause]").wait_for()


def changed(page: Page, address: str) -> None:
    """What the Muslims have done in their turn, one line pointed at."""
    sit_down(page, address, gone_on(page, address, beset()))
    page.get_by_test_id("changed").wait_for()
    page.keyboard.press("1")
    page.locator("[data-disc='1'].lit").wait_for()


def rules(page: Page, address: str) -> None:
    """The rules open beside the board, at the clause of support."""
    sit_down(page, address, imported(page, address, BATTLE))
    press(page, "open-rules")
    press(page, "chapter-6")
    press(page, "contents-6.5")
    page.locator("[data-testid=clause][data-clause='6.5']").wait_for()


def replay(page: Page, address: str) -> None:
    """A finished game at its middle."""
    sit_down(page, address, gone_on(page, address, recorded(RECORD)))
    press(page, "open-replay")
    slider = page.get_by_test_id("replay-slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.locator("[data-testid=prompt][data-state=replay]").wait_for()


def aftermath(page: Page, address: str) -> None:
    """What there is to say of a long game that is over, with the places where it turned."""
    record = recorded(PLAYED)
    record["header"]["seats"] = {seat: who for who, seat in zip(SEATS.values(), reversed(SEATS), strict=True)}
    sit_down(page, address, gone_on(page, address, record))
    page.get_by_test_id("turning-C").locator("[data-painted=true]").wait_for()


def recorded(name: str) -> Any:
    """A record of the golden folder."""
    folder = golden_folder(game_named(GAME))
    if folder is None:
        raise BadInput("records", "the sources are not checked out")
    return json.loads((folder / name).read_bytes())


STATES: dict[str, Reach] = {
    # Before the others have left their games there.
    "library": library,
    "start": start,
    "deployment": deployment,
    "move": moving,
    "attack": weighing,
    "computer": computer,
    "changed": changed,
    "rules": rules,
    "replay": replay,
    "aftermath": aftermath,
    **SCENES,
    **SKIRMISHES,
}


class Shot(NamedTuple):
    """A state in a window of some size and theme."""

    state: str
    size: tuple[int, int] = DESKTOP
    is_dark: bool = False


SHOTS = {**{name: Shot(name) for name in STATES}, "phone": Shot("attack", PHONE), "dark": Shot("move", is_dark=True)}
SHOTS["start-phone"] = Shot("start", PHONE)
SHOTS["acre-withdrawal"] = Shot("acre-withdrawal", is_dark=True)
SHOTS["tablet"] = Shot("attack", TABLET)
SHOTS["acre-phone"] = Shot("acre-melee", PHONE)
SHOTS["croisades-phone"] = Shot("croisades-melee", PHONE)


def main(arguments: list[str]) -> int:
    """Write every picture."""
    root = checkout(game_named(GAME))
    folder = Path(arguments[0]) if arguments else (root or Path()) / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, started((*SERVE, data)) as server, chromium() as browser:
        for name, shot in SHOTS.items():
            path = folder / f"{name}.png"
            path.write_bytes(picture(browser, server.address, shot))
            print(f"{path.name}: {path.stat().st_size // 1024} kB")
    return 0


def picture(browser: Browser, address: str, shot: Shot) -> bytes:
    """A picture of a state, once everything is painted."""
    context = window(browser, shot.size, is_dark=shot.is_dark, speed="slow", motion="less")
    try:
        page = context.new_page()
        STATES[shot.state](page, address)
        rest(page)
        return indexed(page.screenshot())
    finally:
        context.close()


def indexed(picture: bytes) -> bytes:
    """The same picture in 256 colours of its own choice, at a fifth of the size."""
    small = io.BytesIO()
    drawn = Image.open(io.BytesIO(picture)).convert("RGB")
    # Rings and frames are few pixels among much parchment: only this method leaves them their colours.
    drawn.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2).save(small, "PNG", optimize=True)
    return small.getvalue()


def rest(page: Page) -> None:
    """Take the pointer away and wait until map and letters are painted; the library has small maps of its own."""
    page.mouse.move(2, 2)
    page.locator("[data-painted=true], [data-testid=library]").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def move(page: Page, piece: str, place: str) -> None:
    """Move a piece and see it moved."""
    press(page, f"piece-{piece}")
    press(page, f"go-{place}")
    page.get_by_test_id(f"piece-{piece}").wait_for(state="detached")


def end_phase(page: Page) -> None:
    """End the phase, though pieces could still act."""
    before = page.get_by_test_id("prompt-text").inner_text()
    press(page, "end-phase")
    press(page, "end-phase")
    script = "(before) => document.querySelector('[data-testid=prompt-text]').innerText !== before"
    page.wait_for_function(script, arg=before)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
