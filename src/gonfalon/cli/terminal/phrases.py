"""The terminal's own sentences, and the words that may be typed instead of a command's name."""

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from gonfalon.words import Words


class Phrases:
    """What the terminal says in one language; names of the game's own things come from its words."""

    def __init__(self, language: str, words: Words) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        path = files(__package__) / f"{language}.ftl"
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._words = words

    def say(self, key: str, **arguments: str | int) -> str:
        """The sentence of a key."""
        if key.startswith("name-"):
            return self._words.name(key.removeprefix("name-"))
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, f"{key}: {errors}"
        return str(sentence)

    def synonyms(self) -> dict[str, str]:
        """Other words for commands, as `word=command` in one message."""
        return dict(pair.split("=", 1) for pair in self.say("synonyms").split())
