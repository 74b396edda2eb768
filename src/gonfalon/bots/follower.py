"""The bot that thinks once and follows its plan while the table looks as it foresaw."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice, SeededDice
from gonfalon.kernel.events import Audience, unheard
from gonfalon.kernel.game import Game, take
from gonfalon.kernel.menu import Menu

SECONDS_AT_MOST = 20.0


class Follower:
    """Answers from a plan; plans anew when a die fell or somebody else changed the table.

    A fresh plan depends on the seed and the view alone, so the same seed in the same game gives the same answers.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        think: Callable[[Any, Ask[Any], Effort], tuple[Choice[Any], ...]],
        nodes: int,
        seed: int,
    ) -> None:
        self._game = game
        self._think = think
        self._nodes = nodes
        self._seed = seed
        self._foreseen: Any = None
        self._plan: list[Choice[Any]] = []
        self._reason = Reason("default")

    def choose(self, view: Any, ask: Ask[Any], menu: Menu[Any]) -> Any:
        """The next action of the plan, or of a new one; the ask's default when there is no better idea."""
        state = self._game.imagine(view, SeededDice(self._seed))
        if state != self._foreseen or not self._next_is_lawful(menu):
            random = Random(f"{self._seed} {ask.id}")
            self._plan = list(self._think(state, ask, Effort(self._nodes, random, SECONDS_AT_MOST)))
        choice = self._plan.pop(0) if self._next_is_lawful(menu) else Choice(ask.default, Reason("default"))
        self._foreseen = foreseen(self._game, state, choice.action)
        self._reason = choice.reason
        return choice.action

    def why(self) -> Reason:
        """Why it gave its last answer."""
        return self._reason

    def _next_is_lawful(self, menu: Menu[Any]) -> bool:
        return bool(self._plan) and self._plan[0].action in menu


def foreseen(game: Game[Any, Any, Any], state: Any, action: Struct) -> Any:
    """The state after an action if no die falls, else None."""
    try:
        return take(game, state, action, NoDice(), unheard)
    except DieFell:
        return None


class DieFell(Exception):
    """A rule wanted a roll."""


class NoDice(Dice):
    """Dice that nobody may throw: a plan ends where chance begins."""

    __slots__ = ()

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        raise DieFell
