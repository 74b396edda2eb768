"""A plain Dijkstra over dicts: the slow, obvious movement range that the fast one is tested and timed against."""

from collections.abc import Collection, Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeAlias

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, members

Graph: TypeAlias = Mapping[int, Mapping[int, int]]


def slow_reach(
    graph: Graph, start: int, budget: int, *, blocked: Collection[int] = (), stops: Collection[int] = ()
) -> dict[int, int]:
    """The least cost of each hex that `budget` pays for; `blocked` is not entered, a hex of `stops` not left."""
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, here = heappop(queue)
        if spent > best[here] or (here in stops and here != start):
            continue
        for there, price in graph[here].items():
            total = spent + price
            if total < best.get(there, budget + 1) and there not in blocked:
                best[there] = total
                heappush(queue, (total, there))
    return best


def step_costs(
    board: Board,
    costs: Sequence[tuple[int, Hexes]],
    *,
    walls: Sides | None = None,
    extras: Sequence[tuple[int, Sides]] = (),
) -> dict[int, dict[int, int]]:
    """What each step of the board costs, hex by hex, without the steps that cannot be made."""
    priced: dict[int, dict[int, int]] = {}
    for here in members(board.spaces):
        priced[here] = {}
        for there in members(board.neighbours[here]):
            prices = [cost for cost, hexes in costs if hexes >> there & 1]
            shut = walls is not None and walls.separated(here, there)
            if prices and not shut:
                surcharge = sum(extra for extra, sides in extras if sides.separated(here, there))
                priced[here][there] = min(prices) + surcharge
    return priced
