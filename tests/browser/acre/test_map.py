"""The painted plain tells the truth: the middle of each hex has the hue of its terrain, and what is seen is sharp."""

from playwright.sync_api import expect

from gonfalon.lab.browsing import opened
from tests.browser.acre.fights import SEATS
from tests.browser.conftest import PAINTED
from tests.browser.screen import Screen
from tests.browser.test_map import hue_of, painted, split

pytestmark = PAINTED

WATER, GREEN, LAND = (130, 215), (44, 120), (25, 70)
"""Hues in degrees: sea and marsh, meadow and orchard, everything else."""
UNDER_THE_TITLE = {"0116", "0117", "0215", "0216"}
"""Hexes of the bay, which nobody enters."""


def test_each_hex_has_the_hue_of_its_terrain(screen: Screen) -> None:
    screen.show(opened(screen.page, screen.address, game="acre", seats=SEATS))
    screen.page.locator("[data-testid=board] [data-painted=true]").wait_for()
    terrain = screen.page.request.get(f"{screen.address}api/games/acre/sheet").json()["terrain"]
    wet = {*terrain["sea"], *terrain["marsh"], *terrain["stream"]}
    middles = dict(painted(screen))
    assert len(middles) == 754
    wrong = {}
    for place, data in middles.items():
        least, most = WATER if place in wet else GREEN if place in terrain["orchard"] else LAND
        hue = hue_of(split(data))
        if not least <= hue <= most:
            wrong[place] = round(hue)
    # The middle of a stream hex may lie on its bank: there the meadow shows.
    assert {place for place in wrong if place not in terrain["stream"]} == UNDER_THE_TITLE
    banks = [wrong[place] for place in terrain["stream"] if place in wrong]
    assert [hue for hue in banks if not GREEN[0] <= hue <= GREEN[1]] == []


def test_what_is_seen_of_a_map_shown_large_is_drawn_at_its_own_scale(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    screen.page.locator("[data-testid=board] [data-painted=true]").wait_for()
    expect(screen.page.locator("[data-testid=board] .part")).to_have_count(0)
    for _ in range(6):
        screen.part("zoom-in").click()
    sharp = screen.page.locator("[data-testid=board] .part canvas")
    expect(sharp).to_have_count(1)
    wide = sharp.evaluate("(canvas) => [canvas.width, canvas.getBoundingClientRect().width * devicePixelRatio]")
    assert abs(wide[0] - wide[1]) < 2
    board = screen.part("board").bounding_box()
    assert board is not None
    assert wide[1] >= board["width"] - 2
    screen.part("zoom-fit").click()
    expect(screen.page.locator("[data-testid=board] .part")).to_have_count(0)
