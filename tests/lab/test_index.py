"""The committed rules index is up to date."""

import pytest

from gonfalon.lab.coverage import seen_file
from gonfalon.lab.index import index, index_file
from gonfalon.registry import game_named, names


@pytest.mark.parametrize("name", names())
def test_the_index_is_up_to_date(name: str) -> None:
    game = game_named(name)
    seen = seen_file(game)
    assert seen is not None
    assert index_file(seen, game).read_text(encoding="utf-8") == index(game), "run make index"


@pytest.mark.parametrize("name", names())
def test_every_clause_has_its_row(name: str) -> None:
    game = game_named(name)
    rows = [line.split(" | ")[0].removeprefix("| ") for line in index(game).splitlines() if line.startswith("| ")]
    assert rows[2:] == [each.id for each in game.rulebook.clauses] + [each.id for each in game.rulings]
