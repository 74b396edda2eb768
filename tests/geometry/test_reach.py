"""Movement ranges and ways against a plain Dijkstra, floods against walking step by step."""

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.reach import cheapest, flood, reach, rings, route
from gonfalon.lab.slow_reach import slow_reach, step_costs
from tests.geometry.paper import Paper, name, papers

FORK = Board.rows({(0, 1): "top", (1, 0): "left", (1, 1): "right", (2, 1): "foot"}, shifted="odd")
STRIP = Board.rows({(0, column): str(column) for column in range(6)}, shifted="even")


class Limits(TypedDict):
    """What a range takes by name."""

    blocked: Hexes
    stops: Hexes
    walls: Sides | None
    extras: tuple[tuple[int, Sides], ...]


@dataclass(frozen=True)
class Ground:
    """A random position to move in."""

    board: Board
    start: int
    budget: int
    costs: tuple[tuple[int, Hexes], ...]
    blocked: Hexes
    stops: Hexes
    walls: Sides | None
    extras: tuple[tuple[int, Sides], ...]


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    paper = draw(papers())
    spaces = [paper.at(place) for place in paper.places]
    prices = draw(st.lists(st.integers(1, 5), min_size=1, max_size=3))
    sets = st.sets(st.sampled_from(spaces), max_size=len(spaces) // 4).map(hexset)
    terrain = draw(st.lists(st.integers(0, len(prices)), min_size=len(spaces), max_size=len(spaces)))
    costs = tuple(
        (price, hexset(at for at, kind in zip(spaces, terrain, strict=True) if kind == index))
        for index, price in enumerate(prices)
    )
    extras = tuple((draw(st.integers(0, 3)), draw(sides_of(paper))) for _ in range(draw(st.integers(0, 2))))
    start, budget = draw(st.sampled_from(spaces)), draw(st.integers(0, 12))
    walls = draw(st.none() | sides_of(paper))
    return Ground(paper.board, start, budget, costs, draw(sets), draw(sets), walls, extras)


def sides_of(paper: Paper) -> st.SearchStrategy[Sides]:
    pairs = [(name(a), name(b)) for a in paper.places for b in paper.places if paper.distance(a, b) == 1]
    return (
        st.sets(st.sampled_from(pairs), max_size=20).map(paper.board.sides) if pairs else st.just(paper.board.sides(()))
    )


@given(grounds())
def test_reach_pays_what_dijkstra_pays(ground: Ground) -> None:
    slow = slowly(ground)
    where, limits = (ground.board, ground.start, ground.budget, ground.costs), limits_of(ground)
    assert cheapest(*where, **limits) == slow
    assert reach(*where, **limits) == hexset(slow)
    assert rings(*where, **limits) == [
        hexset(at for at, cost in slow.items() if cost == spent) for spent in range(ground.budget + 1)
    ]


def test_reach_answers_like_dijkstra_from_every_hex_of_a_large_map_with_zones_of_control() -> None:
    dice = Random(1187)
    board = Board.rows({(row, column): f"{row}.{column}" for row in range(30) for column in range(40)}, shifted="odd")
    spaces = list(members(board.spaces))
    kinds = dict(zip(spaces, dice.choices((1, 2, 5), (6, 3, 1), k=len(spaces)), strict=True))
    costs = tuple((cost, hexset(at for at in spaces if kinds[at] == cost)) for cost in (1, 2, 5))
    enemies = hexset(dice.sample(spaces, 25))
    watched = board.spread(enemies)
    steps, blocked, stops = step_costs(board, costs), set(members(enemies)), set(members(watched))
    for start in spaces:
        slow = slow_reach(steps, start, 8, blocked=blocked, stops=stops)
        assert reach(board, start, 8, costs, blocked=enemies, stops=watched) == hexset(slow)


@given(grounds())
def test_a_route_is_lawful_and_as_cheap_as_any(ground: Ground) -> None:
    slow = slowly(ground)
    steps = step_costs(ground.board, ground.costs, walls=ground.walls, extras=ground.extras)
    for goal in members(ground.board.spaces):
        way = route(ground.board, ground.start, goal, ground.budget, ground.costs, **limits_of(ground))
        if way is None:
            assert goal not in slow
            continue
        assert (way[0], way[-1]) == (ground.start, goal)
        assert sum(steps[a][b] for a, b in pairwise(way)) == slow[goal]
        assert not hexset(way[1:]) & ground.blocked
        assert not hexset(way[1:-1]) & ground.stops


@given(papers(), st.integers(0, 6), st.data())
def test_a_flood_is_walked_step_by_step(paper: Paper, steps: int, data: st.DataObject) -> None:
    spaces = [paper.at(place) for place in paper.places]
    starts, open_spaces = (data.draw(st.sets(st.sampled_from(spaces))) for _ in range(2))
    walls = data.draw(st.none() | sides_of(paper))
    walked = set(starts)
    for _ in range(steps):
        walked |= {
            there
            for here in walked
            for there in open_spaces
            if paper.board.distance(here, there) == 1 and not (walls and walls.separated(here, there))
        }
    assert flood(paper.board, hexset(starts), steps, hexset(open_spaces), walls) == hexset(walked)


def test_a_stop_hex_is_entered_but_not_left_unless_the_move_starts_there() -> None:
    everywhere = ((1, STRIP.spaces),)
    assert names(reach(STRIP, STRIP.at("0"), 5, everywhere, stops=STRIP.hexes("2"))) == "012"
    assert names(reach(STRIP, STRIP.at("2"), 5, everywhere, stops=STRIP.hexes("2"))) == "012345"


@pytest.mark.parametrize(("shut", "open_way"), [("left", "right"), ("right", "left")])
def test_a_route_takes_the_other_of_two_equal_ways_when_one_stops_or_is_walled(shut: str, open_way: str) -> None:
    top, foot = FORK.at("top"), FORK.at("foot")
    stopped = route(FORK, top, foot, 2, ((1, FORK.spaces),), stops=FORK.hexes(shut))
    walled = route(FORK, top, foot, 2, ((1, FORK.spaces),), walls=FORK.sides([(shut, "foot")]))
    assert stopped == walled == (top, FORK.at(open_way), foot)


def test_a_dear_side_costs_its_surcharge_and_two_surcharges_add_up() -> None:
    everywhere = ((1, STRIP.spaces),)
    stream, bank = STRIP.sides([("1", "2")]), STRIP.sides([("2", "1"), ("3", "4")])
    paid = cheapest(STRIP, STRIP.at("0"), 9, everywhere, extras=((1, stream), (2, bank)))
    assert {STRIP.name(at): cost for at, cost in paid.items()} == {"0": 0, "1": 1, "2": 5, "3": 6, "4": 9}


def test_a_wall_closes_both_ways_and_a_hex_without_terrain_is_never_entered() -> None:
    walls = STRIP.sides([("3", "2")])
    assert names(reach(STRIP, STRIP.at("0"), 9, ((1, STRIP.spaces),), walls=walls)) == "012"
    assert names(reach(STRIP, STRIP.at("5"), 9, ((1, STRIP.spaces),), walls=walls)) == "345"
    assert names(reach(STRIP, STRIP.at("0"), 9, ((1, STRIP.hexes("1", "3")),))) == "01"


def test_a_hex_in_two_classes_costs_the_less() -> None:
    paid = cheapest(STRIP, STRIP.at("0"), 4, ((3, STRIP.spaces), (1, STRIP.hexes("1"))))
    assert paid == {STRIP.at("0"): 0, STRIP.at("1"): 1, STRIP.at("2"): 4}


def test_budgets_costs_and_surcharges_are_not_negative() -> None:
    with pytest.raises(ValueError, match="budget"):
        reach(STRIP, STRIP.at("0"), -1, ((1, STRIP.spaces),))
    with pytest.raises(ValueError, match="cost of a terrain"):
        reach(STRIP, STRIP.at("0"), 3, ((0, STRIP.spaces),))
    with pytest.raises(ValueError, match="surcharge"):
        reach(STRIP, STRIP.at("0"), 3, ((1, STRIP.spaces),), extras=((-1, STRIP.sides([("0", "1")])),))


def slowly(ground: Ground) -> dict[int, int]:
    steps = step_costs(ground.board, ground.costs, walls=ground.walls, extras=ground.extras)
    blocked, stops = set(members(ground.blocked)), set(members(ground.stops))
    return slow_reach(steps, ground.start, ground.budget, blocked=blocked, stops=stops)


def limits_of(ground: Ground) -> Limits:
    return {"blocked": ground.blocked, "stops": ground.stops, "walls": ground.walls, "extras": ground.extras}


def names(hexes: Hexes) -> str:
    return "".join(STRIP.printed(hexes))
