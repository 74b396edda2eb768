"""The sentences of one language, read from its Fluent files."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from gonfalon.kernel.reading import BadInput

SHARED = ("ui", "bots", "table")
"""The files that every game reads beside its own, in the browser too."""

TERMINAL = "terminal"
"""The file that only the command line reads."""

PLURAL = "plural"

NONE = "none"
"""How a sentence knows an argument that is empty, or a name without a form."""


class Called(NamedTuple):
    """How a word is called: alone, its grammatical form, and inside a sentence with its article and without."""

    name: str
    form: str
    the: str
    mid: str

    @property
    def number(self) -> str:
        """Whether verbs agree with one or with many."""
        return PLURAL if self.form.endswith(PLURAL) else "singular"


class Unsaid(LookupError):
    """A sentence that a language lacks, or that lacks one of its arguments."""


class Catalogue:
    """The sentences of one language for one game."""

    def __init__(self, language: str, game: str) -> None:
        # Isolating marks are for mixed directions of writing; a terminal would show them as boxes.
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.language = language
        for name in (game, *SHARED, TERMINAL):
            path = files(__package__) / language / f"{name}.ftl"
            if path.is_file():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, args: Mapping[str, str | int], part: str = "") -> str:
        """A sentence, or the `part` of it that stands under that attribute; Unsaid when it cannot be said in full."""
        if id not in self:
            raise Unsaid(f"{self.language}: {id}")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise Unsaid(f"{self.language}: {id}.{part}")
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise Unsaid(f"{self.language}: {id}: {errors[0]}")
        return str(sentence)

    def called(self, word: str) -> Called | None:
        """How a word is called, if it has a name; one without an article of its own is called by its name."""
        key = f"name-{word}"
        if key not in self:
            return None
        name = self.say(key, {})
        has = self._bundle.get_message(key).attributes
        form, the, mid = (
            self.say(key, {}, part) if part in has else otherwise
            for part, otherwise in (("form", NONE), ("the", name), ("mid", name))
        )
        return Called(name, form, the, mid)


@cache
def catalogue(language: str, game: str) -> Catalogue:
    """The catalogue of a language for a game, read once."""
    if language not in languages():
        raise BadInput("language", f"{language} is not spoken here, only {', '.join(languages())}")
    return Catalogue(language, game)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder of sentences."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if (folder / "ui.ftl").is_file()))


AND = {"en": "and", "es": "y"}
"""What stands before the last word of a list."""


def together(language: str, words: Sequence[Called]) -> Called:
    """Several words called like one; several are plural."""
    if len(words) == 1:
        return words[0]
    name, the, mid = (listed(language, [getattr(word, part) for word in words]) for part in ("name", "the", "mid"))
    return Called(name, PLURAL, the, mid)


def listed(language: str, words: Sequence[str]) -> str:
    """Words one after the other; in Spanish *y* gives way to *e* before the sound of *i*."""
    *first, last = words
    link = "e" if language == "es" and re.match("h?i(?![aeiou])", last, re.IGNORECASE) else AND[language]
    return f"{', '.join(first)} {link} {last}"


def halves(number: int) -> str:
    """A number of halves as people write it: 15 is 7½."""
    whole, half = divmod(abs(int(number)), 2)
    sign = "−" if number < 0 else ""
    return f"{sign}{whole}" if not half else f"{sign}{whole or ''}½"


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def joined(preposition: str, words: str) -> str:
    """A Spanish preposition before words, drawn together with the article *el*."""
    return f"{preposition}l {words[3:]}" if words.startswith("el ") else f"{preposition} {words}"


FUNCTIONS: dict[str, Any] = {
    "HALVES": halves,
    "CAP": capital,
    "AL": partial(joined, "a"),
    "DEL": partial(joined, "de"),
}
"""What a sentence may call beside Fluent's own functions."""
