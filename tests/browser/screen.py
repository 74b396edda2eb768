"""A player's window: what stands in it, and what hands on a mouse or a keyboard do there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from gonfalon.lab.browsing import gone_on, imported, opened, sit_down

PATIENCE = 20_000
"""Milliseconds that something may take on a busy machine."""
DECIDING = "[data-testid=prompt]:is([data-state=decision], [data-state=over], [data-state=result])"
CHOICES = "[...document.querySelectorAll('[data-testid=choices] [data-testid]')].map((each) => each.dataset.testid)"
STANDING = "document.querySelector('[data-testid=board]').dataset.seq"
ASKING = re.compile(r"\basking\b")
WATCH = """document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""

UNWRITTEN = re.compile(r"\bskin(?:-[a-z]+){2,}")


class Screen:
    """One window; whatever the browser complains about is a fault."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.table = ""
        self.faults: list[str] = []
        self._pardoned: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(WATCH)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def pardon(self, words: str) -> None:
        """Let complaints pass that a test provokes."""
        self._pardoned.append(words)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in self._pardoned):
            self.faults.append(message.text)

    def look_for_keys(self) -> None:
        """Where the last page shows the key of a sentence that nobody wrote, that is a fault too."""
        if not self.page.is_closed():
            self.faults += UNWRITTEN.findall(self.page.locator("body").text_content(timeout=1000) or "")

    def home(self) -> None:
        """Go to the start page."""
        self.page.goto(self.address)
        self.part("begin").wait_for()
        # Letters that come later would move everything.
        self.page.evaluate("document.fonts.ready.then(() => null)")

    def open(self, **wish: Any) -> None:
        """Sit down at a new table."""
        self.show(opened(self.page, self.address, **wish))

    def place(self, position: dict[str, Any], **wish: Any) -> None:
        """Sit down at a table that begins with a position, and whose dice fall alike each time."""
        self.show(imported(self.page, self.address, position, **{"seed": 1, **wish}))

    def go_on(self, record: Any) -> None:
        """Sit down where a record ends."""
        self.show(gone_on(self.page, self.address, record))

    def order(self, seat: str, **orders: str) -> None:
        """Give a seat's clerk standing orders."""
        wish = {"seat": seat, "orders": orders}
        assert self.page.request.post(f"{self.address}api/tables/{self.table}/orders", data=wish).ok

    def show(self, table: str) -> None:
        """Sit down at a table."""
        self.table = table
        sit_down(self.page, self.address, table)

    def read(self, path: str = "") -> Any:
        """What the server knows of the table."""
        answer = self.page.request.get(f"{self.address}api/tables/{self.table}{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def exported(self) -> str:
        """The record of the table as the server hands it out."""
        return self.page.request.get(f"{self.address}api/tables/{self.table}/record").text()

    def part(self, name: str) -> Locator:
        """A thing on the screen by its test id."""
        return self.page.get_by_test_id(name)

    def piece(self, name: str) -> Locator:
        """A counter on the map."""
        return self.page.locator(f"[data-testid=board] [data-piece={name}]")

    def marks(self, kind: str) -> Locator:
        """The marks of a kind on the map, such as the rings where a piece may go."""
        return self.page.locator(f"[data-testid=board] use[href='#mark-{kind}']")

    def choices(self, kind: str) -> list[str]:
        """What the board offers of a kind: `piece`, `go`, `target` or `origin`."""
        names: list[str] = self.page.evaluate(CHOICES)
        return [name.removeprefix(f"{kind}-") for name in names if name.startswith(f"{kind}-")]

    def is_up_to_date(self) -> bool:
        """Whether nothing is under way to the server and the board shows what is stored there."""
        if self.part("board").get_attribute("aria-busy") != "false":
            return False
        return bool(self.page.evaluate(STANDING) == str(self.read()["now"]["seq"]))

    def choose(self, piece: str) -> None:
        """Click a piece that can act, unless it is in hand."""
        own = self.part(f"piece-{piece}")
        if own.get_attribute("aria-pressed") != "true":
            own.click()
        expect(own).to_have_attribute("aria-pressed", "true")

    def move(self, piece: str, place: str) -> None:
        """Click a piece, then the ring on a space, and see it done."""
        self.choose(piece)
        with self.changing():
            # The way back of another piece may lie over the ring: the click is the space's either way.
            self.part(f"go-{place}").click(force=True)

    def attack(self, piece: str, target: str) -> None:
        """Click a piece, then an enemy, then the button that commits, and see it done."""
        self.choose(piece)
        self.part(f"target-{target}").click()
        self.part("commit").wait_for()
        with self.changing():
            self.part("commit").click()

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Do something and wait until the board shows what the server has stored of it."""
        standing = self.page.evaluate(STANDING)
        yield
        self.page.wait_for_function(f"(before) => {STANDING} !== before", arg=standing)

    def click_space(self, place: str, button: Any = "left") -> None:
        """Click a space, whatever lies on it."""
        x, y = self.spot(place)
        self.page.mouse.click(x, y, button=button)

    def spot(self, place: str) -> tuple[float, float]:
        """Where the middle of a space is in the window."""
        box = self.part(f"space-{place}").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def end_phase(self) -> None:
        """End the phase, whether or not pieces could still act, and see it ended."""
        button = self.part("end-phase")
        is_settled = "primary" in (button.get_attribute("class") or "")
        if not is_settled:
            button.click()
            expect(button).to_have_class(ASKING)
        with self.changing():
            button.click()

    def wait_for_turn(self) -> str:
        """Wait until the player decides, a result is to be seen or the game is over; answers which."""
        self.page.locator(DECIDING).wait_for()
        return self.part("prompt").get_attribute("data-state") or ""
