"""The games that are installed, found through the entry-point group `gonfalon.games`."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from gonfalon.kernel.game import Game
from gonfalon.kernel.reading import BadInput

GROUP = "gonfalon.games"

AnyGame: TypeAlias = Game[Any, Any, Any]


def game_named(name: str) -> AnyGame:
    """The installed game of that name."""
    found = _entries().get(name)
    if found is None:
        raise BadInput("game", f"{name} is none of the installed games: {', '.join(names())}")
    game: AnyGame = found.load()
    return game


def games() -> tuple[AnyGame, ...]:
    """Every installed game, by name."""
    return tuple(game_named(name) for name in names())


def names() -> tuple[str, ...]:
    """The names of the installed games, sorted."""
    return tuple(sorted(_entries()))


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
