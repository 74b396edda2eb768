"""What a turn of the bots of Croisades may cost: nodes bound the captain's search, and both answer at once."""

from functools import cache
from random import Random
from time import process_time

import pytest

from gonfalon.bots import bot_named
from gonfalon.bots.bot import Effort
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.search import Search
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.state import State
from gonfalon.lab.pace import pace
from tests.bots.croisades.tables import answer, game


@cache
def first_moves() -> list[State]:
    """The states in which a movement phase begins, in a game of recruits."""
    asked = [state for state, ask, _, _ in game(("recruit", "recruit"), 1) if ask.ask == "move"]
    return [state for state in asked if not any(each.moved for each in state.figures if each.id in movers(state))]


def movers(state: State) -> set[str]:
    """Who belongs to the side whose turn it is."""
    return set(Field(state, Side(GAME.due(state)[0].seat), Weights()).mine)


@pytest.mark.parametrize("nodes", [1, 60, 600])
def test_a_search_weighs_no_more_stands_than_its_nodes_pay_for(nodes: int) -> None:
    for state in first_moves()[:4]:
        field = Field(state, Side(GAME.due(state)[0].seat), Weights())
        search = Search(field, Routes(field), Effort(nodes, Random(1), seconds=60))
        search.run()
        assert len(search._seen) <= -(-nodes // search.price)


def test_more_nodes_find_a_better_turn() -> None:
    found = {1: 0.0, 100: 0.0, 8000: 0.0}
    for state in first_moves()[:4]:
        field = Field(state, Side(GAME.due(state)[0].seat), Weights())
        for nodes in found:
            search = Search(field, Routes(field), Effort(nodes, Random(1), seconds=60))
            search.run()
            found[nodes] += search.best_value
    assert found[1] < found[100] < found[8000]


@pytest.mark.parametrize(("name", "seconds"), [("recruit", 0.3), ("captain", 2.0)])
def test_a_turn_is_thought_out_in_core_seconds(name: str, seconds: float) -> None:
    slowest = 0.0
    for state in first_moves():
        started = process_time()
        answer(bot_named(name, GAME, 1), state)
        slowest = max(slowest, process_time() - started)
    assert slowest / pace() < seconds
