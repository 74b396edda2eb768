"""Games are found by name."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.reading import BadInput
from gonfalon.registry import game_named, games, games_in_the_making, names


def test_an_installed_game_is_found_by_its_name() -> None:
    assert game_named("arsouf") is GAME


def test_every_installed_game_is_listed_under_its_own_name() -> None:
    assert "arsouf" in names()
    assert tuple(game.name for game in games()) == names()


def test_an_unknown_game_is_bad_input_that_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"game: chess is none of the installed games: .*arsouf"):
        game_named("chess")


def test_a_game_in_the_making_is_found_by_its_name_and_not_listed() -> None:
    made = [game.name for game in games_in_the_making()]
    assert not set(made) & set(names())
    assert [game_named(name).name for name in made] == made
