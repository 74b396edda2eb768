"""Somebody who plays whole skirmishes on the screen: a few shots and steps a turn, every combat he can name."""

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as Late

from tests.browser.acre.devices import IN_HAND, Device
from tests.browser.acre.playing import ASKED, CHANGED, END, SETTLED
from tests.browser.screen import STANDING, Screen

MOST_STEPS = 700
MOST = {"shoot": 1, "charge": 0, "move": 3, "name": 1}
"""How much he does in a phase before he ends it."""
BRIEFLY = 2_500
SHOTS = 0.1
MOST_BACK = 3


class Skirmisher:
    """A player with a device."""

    def __init__(self, screen: Screen, device: Device, chance: Random) -> None:
        self.screen = screen
        self.device = device
        self.chance = chance
        self.seen: set[str] = set()
        self.did: set[str] = set()
        self._ask, self._done = "", 0

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
        prompt.wait_for(timeout=60_000)
        return prompt.get_attribute("data-state") or ""

    def decide(self) -> None:
        """Answer one ask."""
        ask = self.screen.part("prompt").get_attribute("data-ask") or ""
        if not ask:
            # The computer has taken its turn since.
            return
        if ask != self._ask:
            self._ask, self._done = ask, 0
        self.seen.add(ask)
        self._done += 1
        if self.screen.part("volley-pass").count():
            self.shoot_back()
        elif self.screen.part("inline-ask").count():
            self.reply()
        elif self.screen.part("ledger").get_attribute("data-kind") == "answers":
            self.answer()
        elif ask == "mark":
            self.mark()
        elif ask == "fight":
            self.strike(self.screen.choices("target")[0])
        else:
            self.act(ask)

    def mark(self) -> None:
        """Mark one for offensive fire, if anybody may be, and leave the others as they are."""
        self.screen.part("commit").wait_for()
        able = self.screen.page.locator("[data-testid^=give-][data-testid$=-offensive]").all()
        if able:
            self.device.press(self.chance.choice(able).get_attribute("data-testid") or "")
        self.push("commit")

    def shoot_back(self) -> None:
        """Let those shoot who are named, now and then; else nobody."""
        is_shot = self.chance.random() < SHOTS and self.screen.part("commit").count() > 0
        self.did.add("volley" if is_shot else "pass")
        self.push("commit" if is_shot else "volley-pass")

    def reply(self) -> None:
        """Shoot now and then, else let them pass."""
        is_shot = self.chance.random() < SHOTS
        standing = self.screen.page.evaluate(STANDING)
        self.device.press("inline-volley" if is_shot else "inline-pass")
        self.settle(standing, "volley" if is_shot else "pass")

    def answer(self) -> None:
        """Give one of the answers."""
        rows = self.screen.page.locator("[data-testid^=answer-]")
        names = [each.get_attribute("data-testid") or "" for each in rows.all()]
        # Shots are named on the map; here they are let be.
        able = [place for place, name in enumerate(names) if name != "answer-volley"]
        place = self.chance.choice(able)
        self.did.add(names[place].removeprefix("answer-"))
        with self.screen.changing():
            self.device.answer(place, names[place])

    def act(self, ask: str) -> None:
        """Do something with a figure, or end the phase."""
        may_end = self.screen.part("end-phase").count() > 0
        if may_end and self._done > MOST.get(ask, 1):
            return self.end()
        # Whoever is under way and must go on is in hand already.
        is_held = self.screen.page.locator(IN_HAND).count() > 0
        if not is_held and not self.device.take(self.chance, is_owing=False):
            return self.end() if may_end else None
        targets, rings = self.screen.choices("target"), self.screen.choices("go")
        if targets:
            self.strike(self.chance.choice(targets))
        elif rings:
            self.go(self.chance.choice(self.empty(rings)))
        elif may_end:
            self.end()
        return None

    def empty(self, rings: list[str]) -> list[str]:
        """The hexes where nobody stands, if there are any: a press on somebody takes him in hand."""
        figures = self.screen.read()["now"]["view"]["position"]["figures"]
        held = {each.get("at") for each in figures}
        return [ring for ring in rings if ring not in held] or rings

    def strike(self, target: str) -> None:
        """Weigh a shot, a charge or a combat, and commit it if that is offered."""
        standing = self.screen.page.evaluate(STANDING)
        self.device.press(f"target-{target}")
        with suppress(Late):
            self.screen.part("commit").wait_for(timeout=BRIEFLY)
        self.settle(standing, self._ask)

    def go(self, place: str) -> None:
        """Go there."""
        standing = self.screen.page.evaluate(STANDING)
        self.device.press(f"go-{place}")
        self.settle(standing, "step")

    def settle(self, standing: Any, deed: str) -> None:
        """Commit what is on the scales, if it is there, and see it done; else put it down."""
        page = self.screen.page
        with suppress(Late):
            page.wait_for_function(SETTLED, arg=standing, timeout=BRIEFLY)
        if page.evaluate(STANDING) == standing and self.screen.part("commit").count():
            self.device.commit()
            with suppress(Late):
                page.wait_for_function(CHANGED, arg=standing)
        if page.evaluate(STANDING) != standing:
            self.did.add(deed)
        else:
            self.let_be()

    def let_be(self) -> None:
        """Step back until nobody is in hand; one step more would open the menu."""
        for _ in range(MOST_BACK):
            if not self.screen.page.locator(IN_HAND).count():
                return
            self.screen.page.keyboard.press("Escape")

    def push(self, name: str) -> None:
        """Press a button and see something done."""
        with self.screen.changing():
            self.device.press(name)

    def end(self) -> None:
        """End the phase, and say so again when asked."""
        self._done = 0
        with self.screen.changing():
            self.device.end()
            if "asking" in self.screen.page.evaluate(END):
                self.device.end()
