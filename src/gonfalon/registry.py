"""The games that are installed, found through entry points: those that are offered, and those in the making."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeAlias

from gonfalon.kernel.game import Game
from gonfalon.kernel.reading import BadInput

GROUP = "gonfalon.games"
MAKING = "gonfalon.making"
"""Games whose rules can be run by name, and that no table offers until they are whole."""

AnyGame: TypeAlias = Game[Any, Any, Any]


def game_named(name: str) -> AnyGame:
    """The installed game of that name, whole or in the making."""
    found = _entries(GROUP).get(name) or _entries(MAKING).get(name)
    if found is None:
        raise BadInput("game", f"{name} is none of the installed games: {', '.join(names())}")
    game: AnyGame = found.load()
    return game


def games() -> tuple[AnyGame, ...]:
    """Every installed game, by name."""
    return tuple(game_named(name) for name in names())


def names() -> tuple[str, ...]:
    """The names of the installed games, sorted."""
    return tuple(sorted(_entries(GROUP)))


def games_in_the_making() -> tuple[AnyGame, ...]:
    """Every game that is not whole yet, by name."""
    return tuple(game_named(name) for name in sorted(_entries(MAKING)))


def _entries(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=group)}
