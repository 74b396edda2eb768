"""How far one can go: movement ranges with terrain costs, stop-hexes and marked hexsides, and the ways there.

A hex in two classes of terrain costs the less, a hex in none cannot be entered. The hex where a move starts is always
in the answer, and may be left even if it is a stop-hex.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from gonfalon.geometry.board import Board, Sides
from gonfalon.geometry.hexset import Hexes, members

Costs: TypeAlias = Sequence[tuple[int, Hexes]]
Extras: TypeAlias = Sequence[tuple[int, Sides]]


class _Crossings(NamedTuple):
    """The hexes with a wall or a dear side, and for each surcharge the hexes that pay it, direction by direction."""

    touched: Hexes
    dues: tuple[tuple[int, tuple[Hexes, ...]], ...]


@dataclass(frozen=True, eq=False, slots=True)
class Ground:
    """What moving over a board costs: the cost to enter each class of terrain, closed and dear hexsides.

    `costs` are kept ascending, each at least 1; surcharges on one side add up. `rough` is all but the cheapest terrain.
    """

    board: Board
    costs: Costs
    walls: Sides | None = None
    extras: Extras = ()
    rough: Hexes = field(init=False, repr=False)
    crossings: _Crossings | None = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "costs", tuple(sorted(self.costs)))
        if self.costs and self.costs[0][0] < 1:
            raise ValueError("the cost of a terrain is at least 1")
        rough = 0
        for _, hexes in self.costs[1:]:
            rough |= hexes
        object.__setattr__(self, "rough", rough)
        marked = self.walls is not None or bool(self.extras)
        object.__setattr__(self, "crossings", _crossings(self.walls, self.extras) if marked else None)

    def price(self, at: int) -> int | None:
        """The cost to enter a hex, surcharges aside; None where it cannot be entered."""
        return next((cost for cost, hexes in self.costs if hexes >> at & 1), None)


def reach(ground: Ground, start: int, budget: int, *, blocked: Hexes = 0, stops: Hexes = 0) -> Hexes:
    """The hexes that `budget` pays for: none `blocked`, and none beyond a hex of `stops`."""
    if len(ground.costs) == 1 and ground.crossings is None and budget >= 0:
        ((cost, hexes),) = ground.costs
        return flood(ground.board, 1 << start, budget // cost, hexes & ~blocked, stops=stops)
    # No hex is in two rings, so the sum of the rings is their union.
    return sum(rings(ground, start, budget, blocked=blocked, stops=stops))


def cheapest(ground: Ground, start: int, budget: int, *, blocked: Hexes = 0, stops: Hexes = 0) -> dict[int, int]:
    """The least cost of each hex in reach."""
    paid = rings(ground, start, budget, blocked=blocked, stops=stops)
    return {at: cost for cost, ring in enumerate(paid) for at in members(ring)}


def route(
    ground: Ground, start: int, goal: int, budget: int, *, blocked: Hexes = 0, stops: Hexes = 0
) -> tuple[int, ...] | None:
    """One cheapest way from `start` to `goal`, both included, or None if the goal is out of reach."""
    paid = rings(ground, start, budget, blocked=blocked, stops=stops)
    cost = next((cost for cost, ring in enumerate(paid) if ring >> goal & 1), None)
    if cost is None:
        return None
    way, walls = [goal], ground.walls
    while cost:
        here = way[-1]
        enter = ground.price(here)
        assert enter is not None
        sources = ground.board.neighbours[here] & (~stops | 1 << start) & ~(walls.across[here] if walls else 0)
        prices = {
            before: enter + sum(extra for extra, sides in ground.extras if sides.separated(before, here))
            for before in members(sources)
        }
        before = next(at for at, price in prices.items() if price <= cost and paid[cost - price] >> at & 1)
        way.append(before)
        cost -= prices[before]
    return tuple(reversed(way))


def rings(ground: Ground, start: int, budget: int, *, blocked: Hexes = 0, stops: Hexes = 0) -> list[Hexes]:
    """For each cost from 0 to `budget`, the hexes that cost exactly that much to reach."""
    here, spaces = 1 << start, ground.board.spaces
    return _paid(ground, ((0, here),), budget, spaces & ~blocked | here, spaces & ~stops | here)


def onward(
    ground: Ground, begun: Sequence[tuple[int, Hexes]], budget: int, *, blocked: Hexes = 0, stops: Hexes = 0
) -> list[Hexes]:
    """The rings of a move that has begun: the hexes it may have come to, each after so much was spent."""
    spaces = ground.board.spaces
    return _paid(ground, begun, budget, spaces & ~blocked, spaces & ~stops)


def _paid(
    ground: Ground, begun: Sequence[tuple[int, Hexes]], budget: int, unseen: Hexes, leaving: Hexes
) -> list[Hexes]:
    """The rings around some hexes, over hexes still unseen, and onward only from those that may be left."""
    if budget < 0:
        raise ValueError("a budget is at least 0")
    board, costs, crossings = ground.board, ground.costs, ground.crossings
    far, near = board.stride, board.stride - 1
    (step, easy), dearer, rough = costs[0] if costs else (1, 0), costs[1:], ground.rough
    # What lies beyond the budget is written down too, and cut off at the end: cheaper than asking each time.
    paid = [0] * (budget + 1 + (costs[-1][0] if costs else 0))
    for spent, hexes in begun:
        if spent <= budget:
            paid[spent] |= hexes
    for spent in range(budget):
        fresh = paid[spent] & unseen
        paid[spent] = fresh
        if not fresh:
            continue
        unseen ^= fresh
        fresh &= leaving
        if crossings is not None and fresh & crossings.touched:
            edge = fresh & crossings.touched
            fresh ^= edge
            for due, masks in crossings.dues:
                _pay(paid, spent + due, costs, _cross(board, edge, masks))
        # The same three shifts as Board.spread, written out because this is the innermost loop.
        fresh |= fresh << 1
        fresh |= fresh << near
        fresh |= fresh >> far
        paid[spent + step] |= fresh & easy
        if fresh & rough:
            for cost, hexes in dearer:
                paid[spent + cost] |= fresh & hexes
    paid[budget] &= unseen
    del paid[budget + 1 :]
    return paid


def flood(
    board: Board, starts: Hexes, steps: int, open_spaces: Hexes, walls: Sides | None = None, *, stops: Hexes = 0
) -> Hexes:
    """The starts and all `open_spaces` at most so many steps from them, over no side of `walls`, none beyond a stop."""
    reached = fresh = starts
    far, near = board.stride, board.stride - 1
    open_spaces &= board.spaces & ~starts
    for _ in range(steps):
        crossed = 0
        if walls is not None and (edge := fresh & walls.touched):
            fresh ^= edge
            crossed = _cross(board, edge, walls.unmarked)
        # The same three shifts as Board.spread, written out because this is the innermost loop.
        fresh |= fresh << 1
        fresh |= fresh << near
        fresh = (fresh | fresh >> far | crossed) & open_spaces
        if not fresh:
            break
        reached |= fresh
        open_spaces ^= fresh
        if stops:
            fresh &= ~stops
    return reached


def _crossings(walls: Sides | None, extras: Extras) -> _Crossings:
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
