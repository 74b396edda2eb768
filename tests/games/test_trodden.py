"""The way of an action that stands can be told afterwards: hex by hex, from where its piece stood to where it went."""

import itertools
from typing import Any

import pytest

from gonfalon.games.acre.map import BOARD as ACRE
from gonfalon.games.arsouf.map import BOARD as ARSOUF
from gonfalon.geometry.board import Board
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.golden import golden_folder
from gonfalon.registry import game_named

RECORDS = {"arsouf": ("printed-arrived.json", ARSOUF), "acre": ("battle-disintegrated-crusader.json", ACRE)}


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_of_a_game_that_was_played_has_its_way(name: str) -> None:
    game, (file, board) = game_named(name), RECORDS[name]
    folder = golden_folder(game)
    assert folder is not None
    sitting = replay(game, read_record((folder / file).read_bytes()))
    states = [sitting.first, *(step.state for step in sitting.steps)]
    moves = 0
    for before, step in zip(states, sitting.steps, strict=False):
        way = game.advice.way(game.view(before, step.action.seat), step.action, SeededDice(0))
        assert is_joined(board, way), step.action
        told: tuple[Any, ...] = step.told
        for event in told:
            if type(event).__name__ == "Moved":
                assert (way[0], way[-1]) == (event.start, event.to)
                moves += 1
        # A path that the action names is its way.
        if path := getattr(step.action, "path", ()):
            assert way[1:] == path
    assert moves > 30


def is_joined(board: Board, way: tuple[str, ...]) -> bool:
    """Whether each space of a way is beside the one before it."""
    spaces = [board.at(name) for name in way]
    return all(board.neighbours[one] >> other & 1 for one, other in itertools.pairwise(spaces))
