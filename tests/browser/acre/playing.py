"""Somebody who plays whole games of Acre on the screen: a few moves a turn up to the enemy, and every fight he owes."""

from contextlib import suppress
from random import Random

from playwright.sync_api import TimeoutError as Late

from tests.browser.acre.devices import Device
from tests.browser.screen import STANDING, Screen

MOST_STEPS = 900
ASKED = ":is([data-state=decision], [data-state=asked], [data-state=over], [data-state=result])"
CHANGED = f"(before) => {STANDING} !== before"
SETTLED = f"(before) => {STANDING} !== before || document.querySelector('[data-testid=commit]') !== null"
END = "document.querySelector('[data-testid=end-phase]')?.className ?? ''"
HELP = ("way-historical", "way-rest")
"""What lets the program place an army."""


class Commander:
    """A player with a device, who does at most so much in a phase beside what he owes."""

    def __init__(
        self, screen: Screen, device: Device, chance: Random, *, is_crusader: bool = True, most: int = 4
    ) -> None:
        self.screen = screen
        self.device = device
        self.chance = chance
        self.is_crusader = is_crusader
        self.seen: set[str] = set()
        self._most = most
        self._done = 0

    def play_to_the_end(self) -> None:
        """Answer whatever is asked until the game is over."""
        for _ in range(MOST_STEPS):
            state = self.waited()
            if state == "over":
                return
            if state == "result":
                self.device.go_on()
            else:
                self.decide()
        raise AssertionError("the game did not end")

    def waited(self) -> str:
        """Wait until something is asked, a result is to be seen or the game is over; answers which."""
        prompt = self.screen.page.locator(f"[data-testid=prompt]{ASKED}")
        for _ in range(MOST_STEPS):
            prompt.wait_for(timeout=60_000)
            state = prompt.get_attribute("data-state") or ""
            if state in ("over", "result") or self.screen.is_up_to_date():
                return state
            self.screen.page.wait_for_timeout(50)
        raise AssertionError("the screen does not catch up with the table")

    def decide(self) -> None:
        """Answer one ask."""
        kind = self.screen.part("ledger").get_attribute("data-kind") or ""
        self.seen.add(self.screen.part("prompt").get_attribute("data-ask") or "")
        match kind:
            case "answers":
                self.answer()
            case "tray":
                self.place()
            case "sequence":
                self.end()
            case _:
                self.act()

    def answer(self) -> None:
        """Withdraw where that may be, else give the first answer."""
        rows = self.screen.page.locator("[data-testid^=answer-]")
        names = [each.get_attribute("data-testid") or "" for each in rows.all()]
        place = names.index("answer-withdraw") if "answer-withdraw" in names else 0
        with self.screen.changing():
            self.device.answer(place, names[place])

    def place(self) -> None:
        """Let the program place the army, put a unit on the first ring, or be done with it."""
        way = next((name for name in HELP if self.screen.part(name).count()), "")
        rings = self.screen.choices("go")
        if way:
            with self.screen.changing():
                self.device.press(way)
        elif rings and not self.screen.part("end-phase").count():
            with self.screen.changing():
                self.device.press(f"go-{rings[0]}")
        else:
            self.end()

    def act(self) -> None:
        """Do something with a unit, or end the phase."""
        is_owing = (self.screen.part("end-phase").get_attribute("data-owing") or "0") != "0"
        if self._done >= self._most and not is_owing:
            self._done = 0
            return self.end()
        self._done += 1
        if not self.device.take(self.chance, is_owing=is_owing):
            return None if is_owing else self.end()
        targets = [f"target-{name}" for name in self.screen.choices("target")]
        rings = self.screen.choices("go")
        if targets:
            self.fight(self.chance.choice(targets))
        elif rings:
            zone = self.screen.read()["now"]["view"]["zoc"]["muslim" if self.is_crusader else "crusader"]
            self.march(self.chance.choice([ring for ring in rings if ring in zone] or rings))
        return None

    def fight(self, target: str) -> None:
        """Weigh a fight, bring others in while the odds do not suffice, and commit it; a ride needs no weighing."""
        standing = self.screen.page.evaluate(STANDING)
        self.device.press(target)
        with suppress(Late):
            self.screen.page.wait_for_function(SETTLED, arg=standing, timeout=1500)
        self.waited()
        if self.screen.page.evaluate(STANDING) != standing:
            return
        for piece in self.screen.choices("piece"):
            if self.screen.part("commit").count():
                break
            self.device.join(piece)
        if self.screen.part("commit").count():
            self.device.commit()
            # A ride that was pressed just before may have come in between; then another fight is chosen.
            with suppress(Late):
                self.screen.page.wait_for_function(CHANGED, arg=standing)
        if self.screen.page.evaluate(STANDING) == standing:
            self.screen.page.keyboard.press("Escape")
            self.screen.page.keyboard.press("Escape")

    def march(self, goal: str) -> None:
        """Go there, by the way that is proposed."""
        with self.screen.changing():
            self.device.press(f"go-{goal}")
            if self.screen.part("variants").count():
                self.device.commit()

    def end(self) -> None:
        """End the phase, and say so again when asked."""
        with self.screen.changing():
            self.device.end()
            if "asking" in self.screen.page.evaluate(END):
                self.device.end()
