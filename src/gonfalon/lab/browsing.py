"""A Chromium of our own, windows of any size in it, and tables for it to sit down at."""

import json
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from gonfalon.kernel.reading import BadInput

# The first are Playwright's own, which ours would else replace: without them a page is shown late or asked for twice.
NOT_WANTED = (
    "PaintHolding",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "ThirdPartyStoragePartitioning",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "PreconnectToSearch",
    # The lists under the address bar are pages too: nobody types there, and each window would load both of them.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
ARGUMENTS = (
    # As root Chromium starts only without its sandbox; it visits nothing but our own server.
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(NOT_WANTED)}",
)
NAMES = ("chromium", "chromium-browser")
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
SHELF = "gonfalon-settings"
"""Where the client keeps a player's settings."""
ON_THE_MAP = ("piece-", "go-", "target-", "origin-")
"""What may lie under a counter or another ring: a press there is meant for the place either way."""
SEATS = {"crusader": "person", "muslim": "recruit"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium, without a window."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise BadInput("browser", "chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def window(
    browser: Browser, size: tuple[int, int] = DESKTOP, *, is_dark: bool = False, sharpness: float = 1, **settings: str
) -> BrowserContext:
    """A visitor who was never here before, but has his settings; a narrow window is touched, not clicked."""
    width, height = size
    is_phone = size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=sharpness,
        color_scheme="dark" if is_dark else "light",
        has_touch=is_phone,
        is_mobile=is_phone,
        locale="en-GB",
    )
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.getItem('{SHELF}') ?? localStorage.setItem('{SHELF}', {kept})")
    return context


def opened(page: Page, address: str, **wish: Any) -> str:
    """A new table, by its id; against a recruit unless seats are named."""
    return _asked(page, f"{address}api/tables", {"game": "arsouf", "seats": SEATS, **wish})


def imported(page: Page, address: str, position: Mapping[str, Any], **wish: Any) -> str:
    """A new table that begins with a position, by its id."""
    return _asked(page, f"{address}api/import", {"game": "arsouf", "position": position, "seats": SEATS, **wish})


def gone_on(page: Page, address: str, record: Any) -> str:
    """A new table that goes on where a record ends, by its id."""
    return _asked(page, f"{address}api/import", {"record": record})


def sit_down(page: Page, address: str, table: str) -> None:
    """Show a table and wait until its board is there."""
    answer = page.goto(f"{address}#/table/{table}")
    if answer is not None and not answer.ok:
        raise BadInput("browser", answer.text())
    page.get_by_test_id("grid").wait_for(state="attached")


def press(page: Page, name: str) -> None:
    """Click something by its test id; a button once it is still and enabled, for a busy table would not hear it."""
    page.get_by_test_id(name).first.click(force=name.startswith(ON_THE_MAP))


def _asked(page: Page, address: str, wish: Mapping[str, Any]) -> str:
    answer = page.request.post(address, data={"key": uuid4().hex, **wish})
    if not answer.ok:
        raise BadInput("browser", answer.text())
    return str(answer.json()["id"])
