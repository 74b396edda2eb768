"""What a bot is, what it can say for itself, and what a game lends it to judge by."""

from random import Random
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.menu import Menu

A = TypeVar("A")


class Reason(Struct, frozen=True):
    """Why a bot chose: the key of the sentence, its arguments, and the clauses of the odds it trusted."""

    key: str
    args: dict[str, str | int] = {}
    clauses: tuple[str, ...] = ()


class Choice(Struct, Generic[A], frozen=True):
    """An action and why it was chosen."""

    action: A
    reason: Reason


class Bot(Protocol):
    """A player: it answers an ask from what its seat may know."""

    def choose(self, view: Any, ask: Ask[Any], menu: Menu[Any]) -> Any:
        """The action with which it answers."""

    def why(self) -> Reason:
        """Why it gave its last answer."""


class Effort:
    """What may be spent on a plan: nodes are the measure, seconds only a cap."""

    __slots__ = ("_deadline", "left", "nodes", "random")

    def __init__(self, nodes: int, random: Random, seconds: float) -> None:
        self.nodes = self.left = nodes
        self.random = random
        self._deadline = monotonic() + seconds

    @property
    def seconds_left(self) -> float:
        """How long thinking may still take."""
        return self._deadline - monotonic()

    @property
    def spent(self) -> int:
        """How many nodes were taken so far."""
        return self.nodes - self.left

    def spend(self, nodes: int = 1) -> bool:
        """Take a node, or as many as a dear thought costs; False when none is left or the cap is passed."""
        if self.left <= 0 or monotonic() > self._deadline:
            return False
        self.left -= nodes
        return True


class Judgement(Protocol):
    """What a game's bots care about: two ways to answer an ask, each with the actions that should follow."""

    def quick(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """A greedy answer, weighing one action at a time."""

    def deep(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """A planned answer, weighing actions together and what the enemy may do."""
