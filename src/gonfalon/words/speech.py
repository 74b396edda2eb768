"""What the program says to a player: events, refusals, prompts, sums, ends and the contents page, in his language."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import Outcome, Scenario
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.rulebook import Clause, Refusal, Ruling
from gonfalon.words.catalogue import NONE, Called, Unsaid, catalogue, together

ENGLISH = "en"


class Words:
    """The sentences of a game in one language.

    What the language lacks is said in English, or else by its key; `strict` words raise Unsaid instead.
    """

    def __init__(self, language: str, game: str, *, strict: bool = False) -> None:
        spoken = (language,) if strict else tuple(dict.fromkeys((language, ENGLISH)))
        self.language = language
        self._catalogues = tuple(catalogue(each, game) for each in spoken)
        self._strict = strict

    def knows(self, key: str) -> bool:
        """Whether one of its languages has a sentence under that key."""
        return any(key in each for each in self._catalogues)

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say(f"event-{event.__struct_config__.tag}", _fields(event))

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not lawful."""
        return self.say(f"refusal-{refusal.key}", refusal.args)

    def ask(self, ask: Ask[Any]) -> str:
        """The prompt that puts an ask to a person."""
        return self.say(f"ask-{ask.ask}", {"seat": ask.seat})

    def line(self, line: Line) -> str:
        """One entry of a sum, with its amount."""
        return self.say(f"line-{line.why}", _fields(line))

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self.say(f"outcome-{outcome.how}", _fields(outcome))

    def name(self, id: str) -> str:
        """What a piece, kind, side, condition, scenario or option is called."""
        for family in ("name", "scenario", "option"):
            if any(f"{family}-{id}" in each for each in self._catalogues):
                return self.say(f"{family}-{id}")
        return self.say(f"name-{id}", otherwise=id)

    def option(self, name: str) -> str:
        """What an option changes when it is on."""
        return self.say(f"option-{name}", part="about")

    def order(self, name: str) -> tuple[str, str]:
        """What may be left to a clerk, and what it means."""
        return self.say(f"order-{name}", otherwise=name), self.say(f"order-{name}", part="about")

    def order_value(self, name: str, value: str) -> str:
        """What a value of an order is called: by the game, or as all games call it."""
        return self.say(f"order-{name}-{value}", otherwise=self.say(f"when-{value}", otherwise=value))

    def scenario(self, scenario: Scenario) -> tuple[str, str, str]:
        """Title, summary and notes of a scenario."""
        key = f"scenario-{scenario.id}"
        return (
            self.say(key, otherwise=scenario.title),
            self.say(key, part="summary", otherwise=scenario.summary),
            self.say(key, part="notes", otherwise=scenario.notes) if scenario.notes else "",
        )

    def clause(self, clause: Clause) -> tuple[str, str]:
        """Title and gist of a clause; the English ones stand in the rulebook."""
        if self.language == ENGLISH:
            return clause.title, clause.gist
        key = f"clause-{clause.id.replace('.', '-')}"
        return self.say(key, part="title", otherwise=clause.title), self.say(key, part="gist", otherwise=clause.gist)

    def ruling(self, ruling: Ruling) -> tuple[str, str, str]:
        """Question, answer and reason of a ruling; the English ones stand with the rulings."""
        if self.language == ENGLISH:
            return ruling.question, ruling.answer, ruling.reason
        key = f"ruling-{ruling.id.replace('.', '-')}"
        return (
            self.say(key, part="question", otherwise=ruling.question),
            self.say(key, part="answer", otherwise=ruling.answer),
            self.say(key, part="reason", otherwise=ruling.reason),
        )

    def say(self, key: str, args: Mapping[str, Any] | None = None, *, part: str = "", otherwise: str = "") -> str:
        """The sentence of a key, or its `part`; `otherwise` is what to say where no language has it."""
        shown = self._shown(args or {})
        for each in self._catalogues:
            try:
                return each.say(key, shown, part)
            except Unsaid:
                if self._strict:
                    raise
        return otherwise or key

    def _shown(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """The arguments as sentences want them: of words their names, the bare values and how they are called."""
        shown: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, int):
                shown[key] = value
                continue
            words = value if isinstance(value, tuple) else (value or "",)
            if not words or not all(isinstance(word, str) for word in words):
                continue
            called = together(self.language, [self._called(str(word)) for word in words])
            shown[key] = called.name
            shown[f"{key}_id"] = ",".join(words) or NONE
            shown[f"{key}_form"] = called.form
            shown[f"{key}_number"] = called.number
            shown[f"{key}_the"] = called.the
            shown[f"{key}_mid"] = called.mid
        return shown

    def _called(self, word: str) -> Called:
        """How a word is called; one without a name stands for itself."""
        for each in self._catalogues:
            called = each.called(word)
            if called is not None:
                return called
        return Called(word, NONE, word, word)


def _fields(struct: Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
