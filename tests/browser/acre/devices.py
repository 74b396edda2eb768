"""The two ways to touch the table: a mouse, and a keyboard alone."""

from random import Random
from typing import Protocol

from playwright.sync_api import expect

from gonfalon.lab.browsing import ON_THE_MAP
from tests.browser.keys import tab_to
from tests.browser.screen import Screen

IN_HAND = "[data-testid^=piece-][aria-pressed=true]"


class Device(Protocol):
    """What a player does with his hands."""

    def press(self, name: str) -> None:
        """Press a thing."""

    def take(self, chance: Random, *, is_owing: bool) -> bool:
        """Take a unit in hand, one that must act if any must; answers whether there is one."""

    def join(self, piece: str) -> None:
        """Let a piece join those in hand."""

    def answer(self, place: int, name: str) -> None:
        """Give the answer in that row."""

    def commit(self) -> None:
        """Do what is on the scales."""

    def end(self) -> None:
        """End the phase."""

    def go_on(self) -> None:
        """Go on from what came of an attack."""


class Mouse:
    """Clicks."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str) -> None:
        """Click a thing; a focus brings into the window what the window hides."""
        thing = self.screen.part(name).first
        thing.focus()
        # A button is clicked once it is still and enabled: a busy table would not hear it.
        thing.click(force=name.startswith(ON_THE_MAP))

    def look(self, place: str) -> None:
        """Bring a hex into the window."""
        self.screen.part(f"space-{place}").focus()

    def take(self, chance: Random, *, is_owing: bool) -> bool:
        """Click a unit, or the button that leads to one that must act."""
        if is_owing:
            self.press("end-phase")
        else:
            pieces = self.screen.choices("piece")
            if not pieces:
                return False
            self.press(f"piece-{chance.choice(pieces)}")
        return self.screen.page.locator(IN_HAND).count() > 0

    def join(self, piece: str) -> None:
        """Click another unit."""
        self.press(f"piece-{piece}")

    def answer(self, place: int, name: str) -> None:
        """Click the row, then the button."""
        self.press(name)
        self.press("commit")

    def commit(self) -> None:
        """Click the button."""
        self.press("commit")

    def end(self) -> None:
        """Click the button beside the prompt."""
        self.screen.part("end-phase").first.click()

    def go_on(self) -> None:
        """Click somewhere on the map."""
        self.screen.part("board").click(position={"x": 300, "y": 300})


class Keyboard:
    """Keys alone."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def press(self, name: str) -> None:
        """Go to a thing with Tab and enter it."""
        tab_to(self.screen, name)
        self.screen.page.keyboard.press("Enter")

    def take(self, chance: Random, *, is_owing: bool) -> bool:
        """The next unit that can act, or that must."""
        if not self.screen.choices("piece"):
            return False
        for _ in range(1 if is_owing else chance.randint(1, 3)):
            self.screen.page.keyboard.press("m" if is_owing else "h")
        expect(self.screen.page.locator(IN_HAND)).to_have_count(1)
        return True

    def join(self, piece: str) -> None:
        """Go to another unit and add it."""
        tab_to(self.screen, f"piece-{piece}")
        self.screen.page.keyboard.press("a")

    def answer(self, place: int, name: str) -> None:
        """The digit of the row chooses it, Enter gives it."""
        self.screen.page.keyboard.press(str(place + 1))
        expect(self.screen.part(name)).to_be_focused()
        self.screen.page.keyboard.press("Enter")

    def commit(self) -> None:
        """Enter once more, where the focus is."""
        self.screen.page.keyboard.press("Enter")

    def end(self) -> None:
        """The letter."""
        self.screen.page.keyboard.press("e")

    def go_on(self) -> None:
        """Press Enter."""
        self.screen.page.keyboard.press("Enter")
