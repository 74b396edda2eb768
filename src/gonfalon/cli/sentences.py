"""Events, refusals, sums and asks as sentences in one language, each with its clause in brackets."""

from collections.abc import Iterable
from typing import Any

import msgspec

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import Event, Reckoned, opened
from gonfalon.kernel.game import Action, Outcome
from gonfalon.kernel.rulebook import Refusal
from gonfalon.registry import AnyGame
from gonfalon.words import Words


class Sentences:
    """Speaks one language about one game."""

    def __init__(self, language: str, game: AnyGame) -> None:
        self.words = Words(language, game.name)

    def action(self, action: Action) -> str:
        """Who does what, as it is typed."""
        return f"{self.words.name(action.seat)}: {spelled(action)}"

    def told(self, events: Iterable[Event], indent: str = "  ") -> list[str]:
        """The events line by line; a sum is followed by its own lines."""
        lines = []
        for event in map(opened, events):
            lines += self.sum(event, indent) if isinstance(event, Reckoned) else [f"{indent}{self.event(event)}"]
        return lines

    def event(self, event: Event) -> str:
        """An event with its clause, out of its envelope."""
        event = opened(event)
        return f"{self.words.event(event)} [{event.clause}]"

    def sum(self, reckoned: Reckoned, indent: str) -> list[str]:
        """Whose sum it is and what for, then its lines, each with its clause."""
        words = self.words
        title = f"{indent}{words.name(reckoned.who)}, {words.name(reckoned.what)} [{reckoned.clause}]"
        return [title, *(f"{indent}  {words.line(line)} [{line.clause}]" for line in reckoned.lines)]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the clause."""
        return f"{self.words.refusal(refusal)} [{refusal.clause}]"

    def ask(self, ask: Ask[Any]) -> str:
        """The prompt, with the clause."""
        return f"{self.words.ask(ask)} [{ask.clause}]"

    def outcome(self, outcome: Outcome) -> str:
        """How it ended, with the clause."""
        return f"{self.words.outcome(outcome)} [{outcome.clause}]"


def spelled(action: Action) -> str:
    """An action as it is typed in the terminal: the verb and what it names."""
    fields = msgspec.to_builtins(action)
    verb = fields.pop("do")
    fields.pop("seat")
    return " ".join((verb, *(spelled_value(value) for value in fields.values())))


def spelled_value(value: object) -> str:
    """A value as it is typed: lists with commas."""
    return ",".join(map(spelled_value, value)) if isinstance(value, list) else str(value)
