"""Chances that had to be guessed are shown as a range, and the preview says over how many imagined states."""

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.positions import SURE_BLOW
from tests.browser.screen import Screen


def guess(route: Route) -> None:
    """Answer as if the seat did not know all: in one of two imagined states the likeliest outcome is sure."""
    answer: dict[str, Any] = route.fetch().json()
    for forecast in answer["odds"]:
        forecast |= {"exact": False, "imagined": 2}
        for place, outlook in enumerate(forecast["outlooks"]):
            sure = [1, 1] if place == 0 else [0, 1]
            outlook |= {"guesses": [outlook["chance"], sure]}
    route.fulfill(json=answer)


def test_a_guessed_chance_is_a_range_over_imagined_states(screen: Screen) -> None:
    screen.page.route(re.compile("/odds"), guess)
    screen.place(SURE_BLOW)
    screen.choose("infantry-1")
    screen.part("target-skirmishers-2").click()
    expect(screen.part("chance-basis")).to_have_text("what you would see, over 2 imagined states")
    expect(screen.part("chance-harm").locator("small")).to_have_text(re.compile(r"^\d+ to \d+%$"))
