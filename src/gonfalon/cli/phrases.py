"""What the command line says of its own accord, and the words that may be typed, in one language."""

import unicodedata

from gonfalon.words import Words
from gonfalon.words.catalogue import TERMINAL, catalogue


class Phrases:
    """The command line's own sentences and words, beside those of one game."""

    def __init__(self, language: str, game: str) -> None:
        self._catalogue = catalogue(language, game)
        self._words = Words(language, game)

    def say(self, key: str, **arguments: str | int) -> str:
        """The sentence of a key; under `name-…` what the game calls its own things."""
        if key.startswith("name-"):
            return self._words.name(key.removeprefix("name-"))
        return self._catalogue.say(f"{TERMINAL}-{key}", arguments)

    def verb(self, tag: str) -> str:
        """A game's verb as it is typed."""
        return self._word("verb", tag) or tag

    def field(self, name: str) -> str:
        """What a verb wants named, as usage shows it."""
        return self._word("field", name) or name.upper()

    def value(self, value: str) -> str:
        """A piece, a space or one of a closed set of values, as it is typed."""
        name = self._words.name(value)
        # What has no name, such as a hex, is typed as it is written.
        return self._word("value", value) or (value if name == value else name.lower().replace(" ", "-"))

    def printed(self, name: str) -> str:
        """What a number on a piece is called."""
        return self._word("printed", name) or name

    def commands(self) -> dict[str, str]:
        """The commands of the table by what they are called."""
        return self._pairs("commands")

    def synonyms(self) -> dict[str, str]:
        """Other words for commands and verbs."""
        return self._pairs("synonyms")

    def _pairs(self, key: str) -> dict[str, str]:
        pairs = (pair.split("=", 1) for pair in self.say(key).split())
        return {plain(word): command for word, command in pairs}

    def _word(self, family: str, word: str) -> str:
        key = f"{TERMINAL}-{family}-{word}"
        return self._catalogue.say(key, {}) if key in self._catalogue else ""


def plain(word: str) -> str:
    """A word as it is compared: small letters without accents, hyphens for blanks."""
    letters = unicodedata.normalize("NFD", word.lower().replace(" ", "-"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
