"""Pictures of boards for the terminal, one file a game; the only place in the command line that knows a game."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from rich.text import Text

from gonfalon.cli.boards import acre, arsouf, croisades
from gonfalon.kernel.events import Event

Say: TypeAlias = Callable[..., str]
"""Answers the sentence of a key."""


class Picture(NamedTuple):
    """How a game is shown: the board, the key to it, what each thing on it may be called, and events beside results."""

    draw: Callable[[Any, Say, frozenset[str], int], Text]
    key: Callable[[Any, Say], Text]
    names: Callable[[Any], Mapping[str, str]]
    asides: tuple[type[Event], ...]


PICTURES: dict[str, Picture] = {
    "acre": Picture(acre.draw, acre.key, acre.names, acre.ASIDES),
    "arsouf": Picture(arsouf.draw, arsouf.key, arsouf.names, arsouf.ASIDES),
    "croisades": Picture(croisades.draw, croisades.key, croisades.names, croisades.ASIDES),
}
"""The games that have a picture; others are shown as their position file."""
