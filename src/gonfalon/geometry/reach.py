"""How far one can go: movement ranges with terrain costs, stop-hexes and marked hexsides, and the ways there.

Terrain is a sequence of (cost to enter, hexes), costs at least 1; a hex in two classes costs the less, a hex in none
cannot be entered. The hex where a move starts is always in the answer.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, members

Costs: TypeAlias = Sequence[tuple[int, Hexes]]
Extras: TypeAlias = Sequence[tuple[int, Sides]]


def reach(
    board: Board,
    start: int,
    budget: int,
    costs: Costs,
    *,
    blocked: Hexes = 0,
    stops: Hexes = 0,
    walls: Sides | None = None,
    extras: Extras = (),
) -> Hexes:
    """The hexes that `budget` pays for: none `blocked`, none beyond a hex of `stops`, over no side of `walls`."""
    # No hex is in two rings, so the sum of the rings is their union.
    return sum(rings(board, start, budget, costs, blocked=blocked, stops=stops, walls=walls, extras=extras))


def cheapest(
    board: Board,
    start: int,
    budget: int,
    costs: Costs,
    *,
    blocked: Hexes = 0,
    stops: Hexes = 0,
    walls: Sides | None = None,
    extras: Extras = (),
) -> dict[int, int]:
    """The least cost of each hex in reach."""
    paid = rings(board, start, budget, costs, blocked=blocked, stops=stops, walls=walls, extras=extras)
    return {at: cost for cost, ring in enumerate(paid) for at in members(ring)}


def route(
    board: Board,
    start: int,
    goal: int,
    budget: int,
    costs: Costs,
    *,
    blocked: Hexes = 0,
    stops: Hexes = 0,
    walls: Sides | None = None,
    extras: Extras = (),
) -> tuple[int, ...] | None:
    """One cheapest way from `start` to `goal`, both included, or None if the goal is out of reach."""
    paid = rings(board, start, budget, costs, blocked=blocked, stops=stops, walls=walls, extras=extras)
    cost = next((cost for cost, ring in enumerate(paid) if ring >> goal & 1), None)
    if cost is None:
        return None
    way = [goal]
    while cost:
        here = way[-1]
        enter = min(price for price, hexes in costs if hexes >> here & 1)
        sources = board.neighbours[here] & (~stops | 1 << start) & ~(walls.across[here] if walls else 0)
        prices = {
            before: enter + sum(extra for extra, sides in extras if sides.separated(before, here))
            for before in members(sources)
        }
        before = next(at for at, price in prices.items() if price <= cost and paid[cost - price] >> at & 1)
        way.append(before)
        cost -= prices[before]
    return tuple(reversed(way))


def rings(
    board: Board,
    start: int,
    budget: int,
    costs: Costs,
    *,
    blocked: Hexes = 0,
    stops: Hexes = 0,
    walls: Sides | None = None,
    extras: Extras = (),
) -> list[Hexes]:
    """For each cost from 0 to `budget`, the hexes that cost exactly that much to reach."""
    affordable = sorted(costs)
    if budget < 0 or (affordable and affordable[0][0] < 1):
        raise ValueError("a budget is at least 0 and the cost of a terrain at least 1")
    crossings = _crossings(walls, tuple(extras)) if walls or extras else None
    here = 1 << start
    unseen = board.spaces & ~blocked | here
    leaving = board.spaces & ~stops | here
    far, near = board.stride, board.stride - 1
    paid = [0] * (budget + 1)
    paid[0] = here
    for spent in range(budget):
        while affordable and spent + affordable[-1][0] > budget:
            affordable.pop()
        paid[spent] = fresh = paid[spent] & unseen
        unseen ^= fresh
        fresh &= leaving
        if not fresh:
            continue
        if crossings is not None and fresh & crossings.touched:
            edge = fresh & crossings.touched
            fresh ^= edge
            for due, masks in crossings.dues:
                _pay(paid, spent + due, affordable, _cross(board, edge, masks))
        # The same three shifts as Board.spread, written out because this is the innermost loop.
        fresh |= fresh << 1
        fresh |= fresh << near
        fresh |= fresh >> far
        for cost, hexes in affordable:
            paid[spent + cost] |= fresh & hexes
    paid[budget] &= unseen
    return paid


def flood(board: Board, starts: Hexes, steps: int, open_spaces: Hexes, walls: Sides | None = None) -> Hexes:
    """The starts and all `open_spaces` at most so many steps from them, over no side of `walls`."""
    reached = fresh = starts
    spread = board.spread
    for _ in range(steps):
        if walls is not None and fresh & walls.touched:
            edge = fresh & walls.touched
            fresh = spread(fresh ^ edge) | _cross(board, edge, walls.unmarked)
        else:
            fresh = spread(fresh)
        fresh &= open_spaces & ~reached
        if not fresh:
            break
        reached |= fresh
    return reached


class _Crossings(NamedTuple):
    """The hexes with a wall or a dear side, and for each surcharge the hexes that pay it, direction by direction."""

    touched: Hexes
    dues: tuple[tuple[int, tuple[Hexes, ...]], ...]


@lru_cache(maxsize=256)
def _crossings(walls: Sides | None, extras: tuple[tuple[int, Sides], ...]) -> _Crossings:
    """Sorts every side by what crossing it costs on top; surcharges on one side add up, walls are left out."""
    if any(extra < 0 for extra, _ in extras):
        raise ValueError("a surcharge on a hexside is at least 0")
    dues: dict[int, list[Hexes]] = {0: list(walls.unmarked) if walls else [-1] * 6}
    touched = walls.touched if walls else 0
    for extra, sides in extras:
        touched |= sides.touched
        sorted_anew: dict[int, list[Hexes]] = {}
        for due, masks in dues.items():
            for total, marked in ((due, False), (due + extra, True)):
                row = sorted_anew.setdefault(total, [0] * 6)
                for direction, mask in enumerate(masks):
                    side = sides.masks[direction]
                    row[direction] |= mask & (side if marked else ~side)
        dues = sorted_anew
    return _Crossings(touched, tuple((due, tuple(masks)) for due, masks in sorted(dues.items())))


def _cross(board: Board, hexes: Hexes, masks: Sequence[Hexes]) -> Hexes:
    """The spaces next to the set over the sides that the masks allow, direction by direction."""
    crossed = 0
    for direction, mask in enumerate(masks):
        crossed |= board.moved(hexes & mask, direction)
    return crossed


def _pay(paid: list[Hexes], spent: int, costs: Costs, hexes: Hexes) -> None:
    """Puts hexes entered after `spent` where their terrain's cost leads, if the budget goes so far."""
    for cost, terrain in costs:
        if spent + cost < len(paid):
            paid[spent + cost] |= hexes & terrain
