"""Hands that only tap on glass."""

from playwright.sync_api import expect

from gonfalon.lab.browsing import ON_THE_MAP
from tests.browser.playing import Hands
from tests.browser.screen import ASKING


class Fingers(Hands):
    """A player on a phone."""

    def tap(self, name: str) -> None:
        """Tap a thing, whatever lies over it; a focus brings into the window what the window hides."""
        thing = self.screen.part(name)
        thing.focus()
        thing.tap(force=name.startswith(ON_THE_MAP))

    def choose(self, piece: str) -> None:
        """Tap a piece, unless it is in hand."""
        own = self.screen.part(f"piece-{piece}")
        if own.get_attribute("aria-pressed") != "true":
            self.tap(f"piece-{piece}")
        expect(own).to_have_attribute("aria-pressed", "true")

    def move(self, piece: str, place: str) -> None:
        """Tap the ring on a space."""
        with self.screen.changing():
            self.tap(f"go-{place}")

    def attack(self, piece: str, target: str) -> None:
        """Tap an enemy to weigh the attack, then the button that makes it."""
        self.tap(f"target-{target}")
        self.screen.part("commit").wait_for()
        with self.screen.changing():
            self.screen.part("commit").tap()

    def end_phase(self) -> None:
        """Tap the button, and again when asked."""
        button = self.screen.part("end-phase")
        if "primary" not in (button.get_attribute("class") or ""):
            button.tap()
            expect(button).to_have_class(ASKING)
        with self.screen.changing():
            button.tap()

    def go_on(self) -> None:
        """Tap the button."""
        self.screen.part("go-on").tap()
