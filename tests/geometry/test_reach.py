"""Movement ranges and ways against a plain Dijkstra, floods against walking step by step."""

from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.reach import Ground, cheapest, flood, onward, reach, rings, route
from gonfalon.lab.slow_reach import slow_reach, step_costs
from tests.geometry.paper import Paper, name, papers

FORK = Board.rows({(0, 1): "top", (1, 0): "left", (1, 1): "right", (2, 1): "foot"}, shifted="odd")
STRIP = Board.rows({(0, column): str(column) for column in range(6)}, shifted="even")
EVEN = Ground(STRIP, ((1, STRIP.spaces),))


@dataclass(frozen=True)
class Errand:
    """A random position to move in."""

    ground: Ground
    start: int
    budget: int
    blocked: Hexes
    stops: Hexes


@st.composite
def errands(draw: st.DrawFn) -> Errand:
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
    return Errand(Ground(paper.board, costs, walls, extras), start, budget, draw(sets), draw(sets))


def sides_of(paper: Paper) -> st.SearchStrategy[Sides]:
    pairs = [(name(a), name(b)) for a in paper.places for b in paper.places if paper.distance(a, b) == 1]
    return (
        st.sets(st.sampled_from(pairs), max_size=20).map(paper.board.sides) if pairs else st.just(paper.board.sides(()))
    )


@given(errands())
def test_reach_pays_what_dijkstra_pays(errand: Errand) -> None:
    slow = slowly(errand)
    where, blocked, stops = (errand.ground, errand.start, errand.budget), errand.blocked, errand.stops
    assert cheapest(*where, blocked=blocked, stops=stops) == slow
    assert reach(*where, blocked=blocked, stops=stops) == hexset(slow)
    assert rings(*where, blocked=blocked, stops=stops) == by_cost(slow, errand.budget)


@given(errands(), st.integers(0, 3))
def test_a_move_that_has_begun_goes_on_like_the_cheapest_of_all_its_beginnings(errand: Errand, extra: int) -> None:
    prices = ((at, errand.ground.price(at)) for at in members(errand.ground.board.neighbours[errand.start]))
    begun = {at: price + extra for at, price in prices if price is not None and not errand.blocked >> at & 1}
    slow: dict[int, int] = {}
    for at, spent in begun.items():
        left = errand.budget - spent
        beyond = {at: 0} if errand.stops >> at & 1 and left >= 0 else slowly(replace(errand, start=at, budget=left))
        for there, cost in beyond.items() if left >= 0 else ():
            if not errand.blocked >> there & 1:
                slow[there] = min(slow.get(there, errand.budget), spent + cost)
    entered = [(spent, 1 << at) for at, spent in begun.items()]
    paid = onward(errand.ground, entered, errand.budget, blocked=errand.blocked, stops=errand.stops)
    assert paid == by_cost(slow, errand.budget)


def test_reach_answers_like_dijkstra_from_every_hex_of_a_large_map_with_zones_of_control() -> None:
    dice = Random(1187)
    board = Board.rows({(row, column): f"{row}.{column}" for row in range(30) for column in range(40)}, shifted="odd")
    spaces = list(members(board.spaces))
    kinds = dict(zip(spaces, dice.choices((1, 2, 5), (6, 3, 1), k=len(spaces)), strict=True))
    costs = tuple((cost, hexset(at for at in spaces if kinds[at] == cost)) for cost in (1, 2, 5))
    enemies = hexset(dice.sample(spaces, 25))
    watched = board.spread(enemies)
    ground = Ground(board, costs)
    steps, blocked, stops = step_costs(board, costs), set(members(enemies)), set(members(watched))
    for start in spaces:
        slow = slow_reach(steps, start, 8, blocked=blocked, stops=stops)
        assert reach(ground, start, 8, blocked=enemies, stops=watched) == hexset(slow)


@given(errands())
def test_a_route_is_lawful_and_as_cheap_as_any(errand: Errand) -> None:
    slow, ground = slowly(errand), errand.ground
    steps = step_costs(ground.board, ground.costs, walls=ground.walls, extras=ground.extras)
    for goal in members(ground.board.spaces):
        way = route(ground, errand.start, goal, errand.budget, blocked=errand.blocked, stops=errand.stops)
        if way is None:
            assert goal not in slow
            continue
        assert (way[0], way[-1]) == (errand.start, goal)
        assert sum(steps[a][b] for a, b in pairwise(way)) == slow[goal]
        assert not hexset(way[1:]) & errand.blocked
        assert not hexset(way[1:-1]) & errand.stops


@given(papers(), st.integers(0, 6), st.data())
def test_a_flood_is_walked_step_by_step(paper: Paper, steps: int, data: st.DataObject) -> None:
    spaces = [paper.at(place) for place in paper.places]
    starts, open_spaces, stops = (data.draw(st.sets(st.sampled_from(spaces))) for _ in range(3))
    walls = data.draw(st.none() | sides_of(paper))
    walked = set(starts)
    for _ in range(steps):
        walked |= {
            there
            for here in walked
            if here in starts or here not in stops
            for there in open_spaces
            if paper.board.distance(here, there) == 1 and not (walls and walls.separated(here, there))
        }
    assert flood(paper.board, hexset(starts), steps, hexset(open_spaces), walls, stops=hexset(stops)) == hexset(walked)


def test_a_stop_hex_is_entered_but_not_left_unless_the_move_starts_there() -> None:
    for ground in (EVEN, Ground(STRIP, ((1, STRIP.spaces & ~STRIP.hexes("4")), (2, STRIP.hexes("4"))))):
        assert names(reach(ground, STRIP.at("0"), 6, stops=STRIP.hexes("2"))) == "012"
        assert names(reach(ground, STRIP.at("2"), 6, stops=STRIP.hexes("2"))) == "012345"


@pytest.mark.parametrize(("shut", "open_way"), [("left", "right"), ("right", "left")])
def test_a_route_takes_the_other_of_two_equal_ways_when_one_stops_or_is_walled(shut: str, open_way: str) -> None:
    top, foot, everywhere = FORK.at("top"), FORK.at("foot"), ((1, FORK.spaces),)
    stopped = route(Ground(FORK, everywhere), top, foot, 2, stops=FORK.hexes(shut))
    walled = route(Ground(FORK, everywhere, FORK.sides([(shut, "foot")])), top, foot, 2)
    assert stopped == walled == (top, FORK.at(open_way), foot)


def test_a_dear_side_costs_its_surcharge_and_two_surcharges_add_up() -> None:
    stream, bank = STRIP.sides([("1", "2")]), STRIP.sides([("2", "1"), ("3", "4")])
    paid = cheapest(Ground(STRIP, ((1, STRIP.spaces),), extras=((1, stream), (2, bank))), STRIP.at("0"), 9)
    assert {STRIP.name(at): cost for at, cost in paid.items()} == {"0": 0, "1": 1, "2": 5, "3": 6, "4": 9}


def test_a_wall_closes_both_ways_and_a_hex_without_terrain_is_never_entered() -> None:
    walled = Ground(STRIP, ((1, STRIP.spaces),), STRIP.sides([("3", "2")]))
    assert names(reach(walled, STRIP.at("0"), 9)) == "012"
    assert names(reach(walled, STRIP.at("5"), 9)) == "345"
    assert names(reach(Ground(STRIP, ((1, STRIP.hexes("1", "3")),)), STRIP.at("0"), 9)) == "01"


def test_a_hex_in_two_classes_costs_the_less() -> None:
    paid = cheapest(Ground(STRIP, ((3, STRIP.spaces), (1, STRIP.hexes("1")))), STRIP.at("0"), 4)
    assert paid == {STRIP.at("0"): 0, STRIP.at("1"): 1, STRIP.at("2"): 4}


def test_budgets_costs_and_surcharges_are_not_negative() -> None:
    with pytest.raises(ValueError, match="budget"):
        reach(EVEN, STRIP.at("0"), -1)
    with pytest.raises(ValueError, match="cost of a terrain"):
        Ground(STRIP, ((0, STRIP.spaces),))
    with pytest.raises(ValueError, match="surcharge"):
        Ground(STRIP, ((1, STRIP.spaces),), extras=((-1, STRIP.sides([("0", "1")])),))


def slowly(errand: Errand) -> dict[int, int]:
    ground = errand.ground
    steps = step_costs(ground.board, ground.costs, walls=ground.walls, extras=ground.extras)
    blocked, stops = set(members(errand.blocked)), set(members(errand.stops))
    return slow_reach(steps, errand.start, errand.budget, blocked=blocked, stops=stops)


def by_cost(costs: dict[int, int], budget: int) -> list[Hexes]:
    return [hexset(at for at, cost in costs.items() if cost == spent) for spent in range(budget + 1)]


def names(hexes: Hexes) -> str:
    return "".join(STRIP.printed(hexes))
