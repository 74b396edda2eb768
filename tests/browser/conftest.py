"""One server and one Chromium for all tests; each test gets a window of its own, which must see no fault."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from gonfalon.lab.browsing import DESKTOP, chromium, window
from tests.browser.screen import PATIENCE, Screen
from tests.browser.serving import Serving

BUILT = Path(__file__).parents[2] / "src" / "gonfalon" / "server" / "static" / "index.html"

Screens: TypeAlias = Callable[..., Screen]
"""Opens a window: its size, whether it is dark, and the settings of who looks at it."""
PAINTED = pytest.mark.parametrize("is_painted", [True], ids=["painted"])
"""Marks tests that look at pictures on canvases, such as the sheet of the map."""
BLANK = "CanvasRenderingContext2D.prototype.drawImage = () => undefined"
"""Leaves canvases white for all others: to paint the map would take a second of a core in each window."""


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not BUILT.is_file():
        pytest.fail("the browser client is not built: make play builds it", pytrace=False)
    serving = Serving(tmp_path_factory.mktemp("games"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Serving]:
    """A server that keeps no games yet; whoever asks for it before the windows lets it outlive them."""
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        yield browser


@pytest.fixture
def is_painted() -> bool:
    return False


@pytest.fixture
def screens(browser: Browser, serving: Serving, is_painted: bool) -> Iterator[Screens]:
    opened: list[Screen] = []

    def screen(
        size: tuple[int, int] = DESKTOP, *, is_dark: bool = False, address: str = serving.address, **settings: Any
    ) -> Screen:
        context = window(browser, size, is_dark=is_dark, **{"speed": "instant", "motion": "less", **settings})
        if not is_painted:
            context.add_init_script(BLANK)
        opened.append(Screen(context.new_page(), address))
        return opened[-1]

    yield screen
    for each in opened:
        each.look_for_keys()
        each.page.context.close()
    assert [fault for each in opened for fault in each.faults] == []


@pytest.fixture
def screen(screens: Screens) -> Screen:
    return screens()
