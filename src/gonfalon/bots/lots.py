"""The bot that draws lots: any lawful action, every one with a chance."""

from random import Random
from typing import Any

from gonfalon.bots.bot import Reason
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.menu import Menu


class LotDrawer:
    """Samples the menu."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: Any, ask: Ask[Any], menu: Menu[Any]) -> Any:
        """Any action of the menu."""
        return menu.sample(self._random)

    def why(self) -> Reason:
        """Lots were drawn."""
        return Reason("lots")
