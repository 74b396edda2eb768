"""Hands that touch nothing but the keyboard."""

from contextlib import suppress

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.playing import Hands
from tests.browser.screen import ASKING, Screen

FOCUSED = "document.activeElement?.dataset?.testid ?? ''"
MOST_TABS = 120


class Keys(Hands):
    """A player who chooses with H and Tab, does with Enter, and ends a phase with E."""

    def choose(self, piece: str) -> None:
        """Take pieces in hand one after the other until it is this one."""
        own = self.screen.part(f"piece-{piece}")
        for _ in self.screen.choices("piece"):
            if own.get_attribute("aria-pressed") == "true":
                return
            self.screen.page.keyboard.press("h")
        expect(own).to_have_attribute("aria-pressed", "true")

    def move(self, piece: str, place: str) -> None:
        """Go to the ring on a space and enter it."""
        tab_to(self.screen, f"go-{place}")
        with self.screen.changing():
            self.screen.page.keyboard.press("Enter")

    def attack(self, piece: str, target: str) -> None:
        """Go to an enemy; once to weigh the attack, once more to make it."""
        bar = self.screen.part("chance-bar")
        for patience in (5_000, 5_000, 20_000):
            # A view that arrives while the key is pressed may take the focus with it.
            tab_to(self.screen, f"target-{target}")
            self.screen.page.keyboard.press("Enter")
            with suppress(Late):
                bar.wait_for(timeout=patience)
                break
        expect(bar).to_be_visible()
        with self.screen.changing():
            self.screen.page.keyboard.press("Enter")

    def end_phase(self) -> None:
        """End the phase, and say so again when asked."""
        button = self.screen.part("end-phase")
        if "primary" not in (button.get_attribute("class") or ""):
            self.screen.page.keyboard.press("e")
            expect(button).to_have_class(ASKING)
        with self.screen.changing():
            self.screen.page.keyboard.press("e")

    def go_on(self) -> None:
        """Press Enter."""
        self.screen.page.keyboard.press("Enter")


def tab_to(screen: Screen, name: str) -> None:
    """Press Tab until a thing has the focus."""
    passed = []
    for _ in range(MOST_TABS):
        passed.append(screen.page.evaluate(FOCUSED))
        if passed[-1] == name:
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}, only to {', '.join(dict.fromkeys(passed))}")


def enter(screen: Screen, name: str) -> None:
    """Go to a thing and enter it."""
    tab_to(screen, name)
    screen.page.keyboard.press("Enter")
