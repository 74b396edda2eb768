"""The client in a real browser: how soon the board is there and how smoothly it pans, beside an empty page."""

import tempfile
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page

from gonfalon.lab.bench_server import SERVE, Measured, started
from gonfalon.lab.browsing import DESKTOP, chromium, imported, sit_down, window
from gonfalon.lab.screenshots import BATTLE

ROUNDS = 5
NOTHING = "favicon.svg"
PAINTED = "[data-testid=board] [data-painted=true]"
FRAMES = """async (place) => {
    const target = document.querySelector(place);
    const began = performance.now();
    let frames = 0;
    while (performance.now() - began < 1500) {
        await new Promise(requestAnimationFrame);
        const down = frames % 40 < 20 ? 12 : -12;
        target.dispatchEvent(new WheelEvent("wheel", { deltaY: down, bubbles: true, cancelable: true }));
        frames += 1;
    }
    return (1000 * frames) / (performance.now() - began);
}"""
"""Frames a second while something is wheeled up and down."""


def rows() -> list[Measured]:
    """Measure in interleaved rounds; a ratio is the median of the rounds' own ratios."""
    with tempfile.TemporaryDirectory() as folder, started((*SERVE, folder)) as server, chromium() as browser:
        rounds = [one_round(browser, server.address) for _ in range(ROUNDS)]
    return [
        compared("client: time to first board, beside an empty page", "ms", [(each[0], each[2]) for each in rounds]),
        compared(
            "client: time to the painted map, beside an empty page", "ms", [(each[1], each[2]) for each in rounds]
        ),
        compared("client: frames while panning, beside an empty page", "frames/s", [each[3:] for each in rounds]),
    ]


def one_round(browser: Browser, address: str) -> tuple[float, float, float, float, float]:
    """Milliseconds to board, painting and empty page; then frames a second on the board and on the empty page."""
    context = window(browser, DESKTOP, scale="75")
    try:
        page, empty = context.new_page(), context.new_page()
        table = imported(page, address, BATTLE)
        began = perf_counter()
        sit_down(page, address, table)
        board = perf_counter() - began
        page.locator(PAINTED).wait_for()
        painted = perf_counter() - began
        page.bring_to_front()
        panning = frames(page, "[data-testid=board]")
        began = perf_counter()
        empty.goto(address + NOTHING)
        nothing = perf_counter() - began
        empty.bring_to_front()
        return 1000 * board, 1000 * painted, 1000 * nothing, panning, frames(empty, ":root")
    finally:
        context.close()


def frames(page: Page, place: str) -> float:
    """Frames a second while a place of a page is wheeled up and down."""
    return float(page.evaluate(FRAMES, place))


def compared(what: str, unit: str, pairs: list[tuple[float, ...]]) -> Measured:
    """The medians of ours and of the empty page's."""
    ours, peer = zip(*pairs, strict=True)
    return Measured(what, median(ours), median(peer), unit, median(mine / theirs for mine, theirs in pairs))


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:60} {row.ours:12.4g} {row.peer:12.4g} {row.unit:12} {row.ratio:8.2f}x")
