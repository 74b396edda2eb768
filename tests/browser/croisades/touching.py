"""Fingers on a phone, as a device like the others."""

from random import Random

from gonfalon.lab.browsing import ON_THE_MAP
from tests.browser.acre.devices import IN_HAND, Mouse


class Touch(Mouse):
    """Taps."""

    def press(self, name: str) -> None:
        """Tap a thing; a focus brings into the window what the window hides."""
        thing = self.screen.part(name).first
        thing.focus()
        thing.tap(force=name.startswith(ON_THE_MAP))

    def take(self, chance: Random, *, is_owing: bool) -> bool:
        """Tap a figure."""
        pieces = self.screen.choices("piece")
        if not pieces:
            return False
        self.press(f"piece-{chance.choice(pieces)}")
        return self.screen.page.locator(IN_HAND).count() > 0

    def end(self) -> None:
        """Tap the button in the sheet."""
        self.press("end-phase")

    def go_on(self) -> None:
        """Tap the button."""
        self.press("go-on")
