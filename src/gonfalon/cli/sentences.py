"""Events, refusals, sums and asks as sentences in one language, each with its clause in brackets."""

from collections.abc import Iterable
from typing import Any

import msgspec

from gonfalon.cli.phrases import Phrases
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import Event, Reckoned, opened
from gonfalon.kernel.game import Action, Outcome
from gonfalon.kernel.rulebook import Refusal
from gonfalon.registry import AnyGame
from gonfalon.words import Words

NOTHING = "-"
"""What is typed for a list without anything in it."""


class Sentences:
    """Speaks one language about one game."""

    def __init__(self, language: str, game: AnyGame) -> None:
        self.words = Words(language, game.name)
        self.phrases = Phrases(language, game.name)

    def action(self, action: Action) -> str:
        """Who does what, as it is typed."""
        return f"{self.words.name(action.seat)}: {self.spelled(action)}"

    def spelled(self, action: Action) -> str:
        """An action as it is typed in the terminal: the verb and what it names."""
        verb = str(action.__struct_config__.tag)
        named = [[leaf for leaf in each if leaf] for each in written(action)]
        while len(named) > needed_fields(type(action)) and not named[-1]:
            named.pop()
        values = [",".join(map(self.typed, each)) or NOTHING for each in named]
        return " ".join((self.phrases.verb(verb), *values))

    def typed(self, value: str) -> str:
        """One value of an action, or a key with its value, such as anselmo=defensive."""
        return "=".join(map(self.phrases.value, value.split("=")))

    def printed(self, value: int | str) -> str:
        """What is printed on a piece: a number, yes or no, letters, or what the game calls it."""
        if isinstance(value, bool):
            return self.phrases.say("yes") if value else self.phrases.say("no")
        return self.words.name(value) if isinstance(value, str) else str(value)

    def told(self, events: Iterable[Event], indent: str = "  ") -> list[str]:
        """The events line by line; a sum is followed by its own lines."""
        lines = []
        for event in map(opened, events):
            lines += self.sum(event, indent) if isinstance(event, Reckoned) else [f"{indent}{self.event(event)}"]
        return lines

    def event(self, event: Event) -> str:
        """An event with its clause, out of its envelope."""
        event = opened(event)
        return cited(self.words.event(event), event.clause)

    def sum(self, reckoned: Reckoned, indent: str) -> list[str]:
        """Whose sum it is and what for, then its lines, each with its clause."""
        words = self.words
        title = cited(f"{indent}{words.name(reckoned.who)}, {words.name(reckoned.what)}", reckoned.clause)
        return [title, *(cited(f"{indent}  {words.line(line)}", line.clause) for line in reckoned.lines)]

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the clause."""
        return cited(self.words.refusal(refusal), refusal.clause)

    def ask(self, ask: Ask[Any]) -> str:
        """The prompt, with the clause."""
        return cited(self.words.ask(ask), ask.clause)

    def outcome(self, outcome: Outcome) -> str:
        """How it ended, with the clause that the board gives."""
        return cited(self.words.outcome(outcome), outcome.clause)

    def ending(self, outcome: Outcome | None, told: Iterable[Event]) -> list[str]:
        """How it ended, unless the last events have said so already."""
        said = () if outcome is None else (self.outcome(outcome),)
        heard = [self.event(event) for event in told]
        return [sentence for sentence in said if sentence not in heard]


def needed_fields(kind: type[Action]) -> int:
    """How many words an action needs at least."""
    return sum(field.required for field in msgspec.structs.fields(kind) if field.name != "seat")


def values_of(action: Action) -> list[list[str]]:
    """What an action names besides its seat, each as a list."""
    fields = msgspec.to_builtins(action)
    return [leaves(value) for field, value in fields.items() if field not in ("do", "seat")]


def written(action: Action) -> list[list[str]]:
    """What an action names besides its seat, each as a list: pairs as key=value, a flag that is set by its name."""
    fields = msgspec.to_builtins(action)
    found = []
    for field, value in fields.items():
        if field in ("do", "seat"):
            continue
        if isinstance(value, bool):
            found.append([field] if value else [])
        elif isinstance(value, list | tuple):
            found.append(["=".join(leaves(each)) for each in value])
        else:
            found.append([str(value)])
    return found


def leaves(value: object) -> list[str]:
    """The single values inside a value; a flag names nothing."""
    if isinstance(value, list | tuple):
        return [leaf for each in value for leaf in leaves(each)]
    return [] if isinstance(value, bool) else [str(value)]


def cited(sentence: str, clause: str) -> str:
    """A sentence with its clause in brackets; what ends a game at the table has none."""
    return f"{sentence} [{clause}]" if clause else sentence
