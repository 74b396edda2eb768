"""No state of the screen breaks a rule of WCAG 2.2, A or AA: light and dark, on a desk and on a phone."""

from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from gonfalon.lab.browsing import DESKTOP, PHONE, press
from gonfalon.lab.screenshots import STATES
from tests.browser.conftest import Screens
from tests.browser.screen import Screen

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
# Only what is wrong is told in full; every rule runs all the same.
RUN = "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })"

Look: TypeAlias = tuple[tuple[int, int], Literal["light", "dark"]]
ALL_LOOKS: tuple[Look, ...] = ((DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark"))

PANELS_AT_HOME = {"settings": "open-settings", "about": "open-about", "import": "open-import", "options": "options"}
PANELS_AT_TABLE = {"menu": "game-menu", "key of the map": "map-key"}


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_nothing_bars_the_way_in(screens: Screens, state: str) -> None:
    screen = screens(speed="slow")
    STATES[state](screen.page, screen.address)
    assert everywhere(screen, ALL_LOOKS) == []


@pytest.mark.parametrize("panel", PANELS_AT_HOME)
def test_nothing_bars_the_way_into_a_panel_of_the_start_page(screen: Screen, panel: str) -> None:
    screen.home()
    press(screen.page, PANELS_AT_HOME[panel])
    assert everywhere(screen) == []


@pytest.mark.parametrize("panel", PANELS_AT_TABLE)
def test_nothing_bars_the_way_into_a_panel_of_the_table(screen: Screen, panel: str) -> None:
    screen.open(scenario="gate")
    press(screen.page, PANELS_AT_TABLE[panel])
    assert everywhere(screen) == []


def test_nothing_bars_the_way_into_the_card_of_keys_and_a_refusal(screen: Screen) -> None:
    screen.open(scenario="gate")
    screen.choose("templars")
    screen.click_space("09.09")
    screen.part("refusal").wait_for()
    assert everywhere(screen) == []
    screen.page.keyboard.press("k")
    screen.part("keys").wait_for()
    assert everywhere(screen) == []


def test_nothing_bars_the_way_into_the_first_lesson(screen: Screen) -> None:
    screen.home()
    press(screen.page, "learn")
    screen.part("lesson").wait_for()
    assert everywhere(screen) == []


def everywhere(screen: Screen, looks: tuple[Look, ...] = ((DESKTOP, "light"), (PHONE, "dark"))) -> list[str]:
    """What is wrong with the page as it stands, in each size and theme."""
    screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for (width, height), theme in looks:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.emulate_media(color_scheme=theme)
        screen.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)
        found += [f"{width}, {theme}: {wrong}" for wrong in violations(screen)]
    return found


def violations(screen: Screen) -> list[str]:
    """Each rule that is broken, with what breaks it."""
    told: dict[str, Any] = screen.page.evaluate(RUN, TAGS)
    return [f"{rule['id']}: {node['html'][:160]}" for rule in told["violations"] for node in rule["nodes"]]
