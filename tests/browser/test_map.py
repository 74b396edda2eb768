"""The painted map tells the truth: the middle of each space has the hue of its terrain."""

import re
from colorsys import rgb_to_hls
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import opened
from tests.browser.conftest import PAINTED
from tests.browser.screen import Screen

pytestmark = PAINTED

WATER, LAND = (130, 195), (25, 85)
"""Hues in degrees: the marsh's teal, and everything from sand to leaves."""
BRIGHT = 600
"""Red, green and blue of a road's brightest spot make at least this."""
MIDDLES = """() => {
    const canvas = document.querySelector(".bitmap canvas");
    const sheet = canvas.getBoundingClientRect();
    const pixels = canvas.width / sheet.width;
    const brush = canvas.getContext("2d");
    return [...document.querySelectorAll("[data-place]")].map((space) => {
        const box = space.getBoundingClientRect();
        const far = Math.round(box.width * pixels * 0.14);
        const x = Math.round((box.x + box.width / 2 - sheet.x) * pixels) - far;
        const y = Math.round((box.y + box.height / 2 - sheet.y) * pixels) - far;
        return [space.dataset.place, [...brush.getImageData(x, y, 2 * far + 1, 2 * far + 1).data]];
    });
}"""


@pytest.fixture
def middles(screen: Screen) -> dict[str, list[tuple[int, ...]]]:
    """The pixels about the middle of each space, on a map without pieces."""
    screen.show(opened(screen.page, screen.address))
    screen.page.locator("[data-testid=board] [data-painted=true]").wait_for()
    return {place: list(zip(*(data[at::4] for at in range(3)), strict=True)) for place, data in painted(screen)}


def test_each_space_has_the_hue_of_its_terrain(screen: Screen, middles: dict[str, list[tuple[int, ...]]]) -> None:
    terrain = screen.page.request.get(f"{screen.address}api/games/arsouf/sheet").json()["terrain"]
    assert len(middles) == 328
    wrong = {}
    for place, pixels in middles.items():
        least, most = WATER if place in terrain["marsh"] else LAND
        hue = hue_of(pixels)
        if not least <= hue <= most:
            wrong[place] = hue
    assert wrong == {}


def test_the_road_runs_through_the_middle_of_its_spaces(
    screen: Screen, middles: dict[str, list[tuple[int, ...]]]
) -> None:
    terrain = screen.page.request.get(f"{screen.address}api/games/arsouf/sheet").json()["terrain"]
    roads = [place for place in terrain["road"] if place not in terrain["town"]]
    assert roads
    assert {place: max(map(sum, middles[place])) for place in roads if max(map(sum, middles[place])) < BRIGHT} == {}


def test_the_map_is_painted_anew_in_another_language_and_is_the_same_land(screen: Screen) -> None:
    screen.show(opened(screen.page, screen.address))
    screen.page.locator("[data-testid=board] [data-painted=true]").wait_for()
    before = dict(painted(screen))
    screen.part("open-settings").click()
    screen.part("set-language-es").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", re.compile("es"))
    changed = f"(before) => ({MIDDLES})().some(([, data], at) => String(data) !== before[at])"
    screen.page.wait_for_function(changed, arg=[",".join(map(str, data)) for data in before.values()], polling=500)
    after = dict(painted(screen))
    far = [place for place in before if abs(hue_of(split(before[place])) - hue_of(split(after[place]))) > 25]
    assert far == []


def painted(screen: Screen) -> list[tuple[str, list[int]]]:
    """Each space with the colours about its middle."""
    screen.pardon("willReadFrequently")
    found: list[Any] = screen.page.evaluate(MIDDLES)
    return [(place, data) for place, data in found]


def split(data: list[int]) -> list[tuple[int, ...]]:
    """Colours out of a row of numbers."""
    return list(zip(*(data[at::4] for at in range(3)), strict=True))


def hue_of(pixels: list[tuple[int, ...]]) -> float:
    """The hue, in degrees, of the middle colour of some pixels."""
    red, green, blue = (median(channel) / 255 for channel in zip(*pixels, strict=True))
    return 360 * rgb_to_hls(red, green, blue)[0]
