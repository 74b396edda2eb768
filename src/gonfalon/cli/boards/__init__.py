"""Pictures of boards for the terminal, one file a game; the only place in the command line that knows a game."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from rich.text import Text

from gonfalon.kernel.events import Event

Say: TypeAlias = Callable[..., str]
"""Answers the sentence of a key."""


class Picture(NamedTuple):
    """How a game is shown: the board, the key to it, what each thing on it may be called, and events beside results."""

    draw: Callable[[Any, Say, frozenset[str], int], Text]
    key: Callable[[Any, Say], Text]
    names: Callable[[Any], Mapping[str, str]]
    asides: tuple[type[Event], ...]


DRAWN = ("acre", "arsouf", "croisades")
"""The games that have a picture; others are shown as their position file."""


@cache
def picture_of(game: str) -> Picture | None:
    """The picture of a game, if it has one; it is read when it is wanted, so that no command waits for it."""
    if game not in DRAWN:
        return None
    board = import_module(f"{__name__}.{game}")
    return Picture(board.draw, board.key, board.names, board.ASIDES)
