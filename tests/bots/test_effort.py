"""What a plan may cost: nodes are the measure, seconds a cap."""

from collections.abc import Sequence
from random import Random

import pytest

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.arsouf.search import Search
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.games.arsouf.pieces import Side
from tests.bots.tables import game


def test_a_node_can_be_spent_once() -> None:
    effort = Effort(2, Random(1), seconds=60)
    assert [effort.spend() for _ in range(4)] == [True, True, False, False]


def test_the_cap_on_seconds_ends_an_effort_with_nodes_left() -> None:
    effort = Effort(10**9, Random(1), seconds=-1)
    assert not effort.spend()
    assert effort.left == 10**9


@pytest.mark.parametrize("nodes", [1, 10, 300])
def test_a_search_weighs_as_many_stands_as_it_has_nodes(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    search, weighed = searching(0, nodes), []
    value = search.outlook.value

    def weigh(at: Sequence[int]) -> float:
        weighed.append(at)
        return value(at)

    monkeypatch.setattr(search.outlook, "value", weigh)
    search.run()
    assert len(weighed) == nodes


def test_more_nodes_find_a_better_turn() -> None:
    found = []
    for nodes in (5, 50, 500):
        search = searching(60, nodes)
        search.run()
        found.append(search.best_value)
    assert found[0] < found[1] <= found[2]


def searching(place: int, nodes: int) -> Search:
    """The search for a turn at some move of a game."""
    asked = [(state, ask) for state, ask, _, _ in game(("recruit", "recruit"), 1) if ask.ask == "move"]
    state, ask = asked[place]
    return Search(state, Side(ask.seat), Effort(nodes, Random(1), seconds=60), Weights())
