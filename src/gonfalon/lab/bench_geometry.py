"""Movement range beside a plain Dijkstra over dicts: 40 x 30 hexes, costs 1, 2 and 5, budget 8, zones of control."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from time import process_time
from typing import NamedTuple

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.reach import Ground, reach
from gonfalon.lab.slow_reach import Graph, slow_reach, step_costs

ROWS, COLUMNS, BUDGET, ENEMIES = 30, 40, 8, 25


class Field(NamedTuple):
    """A map with terrain, enemies and their zones, in both forms."""

    ground: Ground
    graph: Graph
    enemies: Hexes
    zones: Hexes
    enemy_set: frozenset[int]
    zone_set: frozenset[int]
    starts: tuple[int, ...]


def movement_range() -> Iterator[tuple[str, str, Callable[[int], float], Callable[[int], float]]]:
    """The one comparison; both must give the same answer before either is timed."""
    field = battlefield()
    for start in field.starts:
        assert members_of(fast(field, start)) == set(slow(field, start))
    yield "movement range : Dijkstra over dicts", "queries/s", fast_rate, slow_rate


@cache
def battlefield() -> Field:
    """One map, always the same."""
    chance = random.Random(7)
    names = {(row, column): f"{column:02}{row:02}" for row in range(ROWS) for column in range(COLUMNS)}
    board = Board.columns(names, shifted="even")
    spaces = list(members(board.spaces))
    rough, hills = hexset(chance.sample(spaces, 400)), hexset(chance.sample(spaces, 120))
    clear = board.spaces & ~(rough | hills)
    costs = ((1, clear), (2, rough & ~hills), (5, hills))
    enemies = hexset(chance.sample(spaces, ENEMIES))
    zones = board.spread(enemies) & ~enemies
    starts = tuple(chance.sample([at for at in spaces if not enemies >> at & 1], 60))
    graph = step_costs(board, costs)
    return Field(
        Ground(board, costs), graph, enemies, zones, frozenset(members(enemies)), frozenset(members(zones)), starts
    )


def fast(field: Field, start: int) -> Hexes:
    """The range as a set of hexes."""
    return reach(field.ground, start, BUDGET, blocked=field.enemies, stops=field.zones)


def slow(field: Field, start: int) -> dict[int, int]:
    """The range as a plain Dijkstra finds it."""
    return slow_reach(field.graph, start, BUDGET, blocked=field.enemy_set, stops=field.zone_set)


def members_of(hexes: Hexes) -> set[int]:
    """A set of hexes as a plain set."""
    return set(members(hexes))


def fast_rate(turn: int) -> float:
    """Ranges a second, as sets of hexes."""
    field, begun = battlefield(), process_time()
    for _ in range(40):
        for start in field.starts:
            fast(field, start)
    return 40 * len(field.starts) / (process_time() - begun)


def slow_rate(turn: int) -> float:
    """Ranges a second, by Dijkstra."""
    field, begun = battlefield(), process_time()
    for _ in range(4):
        for start in field.starts:
            slow(field, start)
    return 4 * len(field.starts) / (process_time() - begun)
