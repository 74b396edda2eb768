"""Sentences for players: one Fluent file for each game and language, and one for what all games share."""

from gonfalon.words.catalogue import Unsaid, languages
from gonfalon.words.speech import Words

__all__ = ["Unsaid", "Words", "languages"]
