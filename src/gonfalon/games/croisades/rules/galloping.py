"""Chapter 1.56: which charges a rider can still complete, found for all targets at once with sets of hexes."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.rules.ground import barred, closed_to, held_by_others, priced
from gonfalon.games.croisades.state import Figure, State, field_of, front_of, lay_of, side_of, values_of
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.rulebook import cites

SHORTEST, STRAIGHT = 6, 4
"""The least hexes of a charge, and how many of the last of them lead straight at the target."""
FORWARD = (0, -1, 1)
BEFORE = SHORTEST - STRAIGHT + 1
"""How many hexes are entered at least up to the first of the last four."""

Arrivals: TypeAlias = list[list[Hexes]]
"""By points spent and facing: where the front half can be, so that the last four may begin there."""
Levels: TypeAlias = list[list[list[Hexes]]]
"""By hexes entered, as far as they matter, points spent and facing: where the front half can be."""


class Stand(NamedTuple):
    """A rider on his route: front hex, facing, hexes entered, how many of the last steps went straight, points left."""

    front: int
    facing: int
    entered: int
    run: int
    left: int


class Turf(NamedTuple):
    """The ground of a charge: hexes by what they cost, all of them, and those on which nobody may end."""

    field: Field
    costs: tuple[tuple[int, Hexes], ...]
    open: Hexes
    others: Hexes


@cites("1.56c", "1.51.1", "R45", "R99")
def turf_of(state: State, rider: Figure) -> Turf:
    """The ground of a rider's charge, with everybody where the earlier charges leave him."""
    field, lay = field_of(state), lay_of(state)
    here = field.board.spaces & ~(closed_to(state, rider) | barred(state, side_of(rider)))
    costs = priced(field, state.options, True, lay.littered, here)
    return Turf(field, costs, here, held_by_others(state, rider))


def cost_of(turf: Turf, at: int) -> int:
    """What a hex of the ground of a charge costs; 0 where it may not be entered."""
    return next((cost for cost, hexes in turf.costs if hexes >> at & 1), 0)


def start_of(field: Field, rider: Figure) -> Stand:
    """A rider before his charge."""
    return Stand(front_of(field, rider), rider.facing, 0, 0, values_of(rider).moves)


@cites("1.56c", "1.55a")
def next_stands(turf: Turf, stand: Stand) -> list[Stand]:
    """The stands after one more hex ahead or diagonally ahead."""
    found = []
    for turn in FORWARD:
        way = (stand.facing + turn) % 6
        to = turf.field.board.step(stand.front, way)
        cost = 0 if to is None else cost_of(turf, to)
        if to is not None and 0 < cost <= stand.left:
            # Two hexes make a line whatever came before them.
            run = 0 if stand.entered == 0 else stand.run + 1 if turn == 0 else 1
            found.append(Stand(to, way, stand.entered + 1, run, stand.left - cost))
    return found


@cites("1.56c")
def levels_of(turf: Turf, stand: Stand) -> Levels:
    """Where the front half can be after each number of hexes and points, as long as the last three can be paid for."""
    shifts, left = turf.field.board.shifts, stand.left
    # Dear ground may take more than is left; what was overspent is never looked at.
    overspent = max(0, max((cost for cost, _ in turf.costs), default=0) - STRAIGHT)
    levels = [[[0] * 6 for _ in range(left + overspent + 1)] for _ in range(BEFORE + 1)]
    levels[min(stand.entered, BEFORE)][0][stand.facing] = 1 << stand.front
    for count, level in enumerate(levels):
        after = levels[min(count + 1, BEFORE)]
        for spent, here in enumerate(level[: max(0, left - STRAIGHT + 1)]):
            n, ne, se, s, sw, nw = here
            if not n | ne | se | s | sw | nw:
                continue
            # Who rides on a way has faced it before, or the next to its left or right.
            faced = (nw | n | ne, n | ne | se, ne | se | s, se | s | sw, s | sw | nw, sw | nw | n)
            for way, hexes in enumerate(faced):
                if hexes:
                    shift = shifts[way]
                    moved = (hexes << shift if shift > 0 else hexes >> -shift) & turf.open
                    for cost, open_hexes in turf.costs if moved else ():
                        after[spent + cost][way] |= moved & open_hexes
    return levels


@cites("1.56c")
def arrivals(turf: Turf, stand: Stand) -> Arrivals:
    """Where the front half can be after each number of points, once the last four hexes may begin."""
    found = levels_of(turf, stand)[BEFORE][: stand.left + 1]
    # The hex where he stands now was not entered anew.
    found[0] = [0] * 6
    return found


class RunUp(NamedTuple):
    """The last four hexes straight at a hex, the way they lead, and the sets of all, the last three and two of them."""

    way: int
    path: tuple[int, ...]
    hexes: Hexes
    three: Hexes
    two: Hexes


@lru_cache(maxsize=1 << 12)
@cites("1.56d")
def run_ups(field_id: str, aim: int) -> tuple[RunUp, ...]:
    """The last four hexes straight at a hex, from each direction from which the map has room for them."""
    found = []
    for way in range(6):
        back = FIELDS[field_id].board.straight(aim, (way + 3) % 6, STRAIGHT)
        if len(back) == STRAIGHT:
            found.append(RunUp(way, back[::-1], hexset(back), hexset(back[:3]), hexset(back[:2])))
    return tuple(found)


@cites("1.56d", "R45")
def last_fours(turf: Turf, aims: Hexes) -> list[tuple[RunUp, int]]:
    """The last four hexes at one of some hexes that can be ridden, each with the points that the last three cost."""
    closed = ~turf.open
    return [
        (run, points_for(turf, run.three))
        for aim in members(aims)
        for run in run_ups(turf.field.id, aim)
        if not run.hexes & closed and not run.two & turf.others
    ]


def points_for(turf: Turf, hexes: Hexes) -> int:
    """What some hexes of the ground of a charge cost together."""
    points = 0
    for cost, like in turf.costs:
        points += cost * (hexes & like).bit_count()
    return points


@cites("1.56c", "1.56d")
def is_within_reach(ways: Arrivals, left: int, runs: list[tuple[RunUp, int]]) -> bool:
    """Whether some last four hexes can begin where a rider can come to."""
    for run, cost in runs:
        first, way = run.path[0], run.way
        for here in ways[: max(0, left - cost + 1)]:
            if (here[way - 1] | here[way] | here[way - 5]) >> first & 1:
                return True
    return False


@cites("1.56c", "1.56d", "R45")
def is_home(turf: Turf, stand: Stand, aims: Hexes) -> bool:
    """Whether a charge may end here: six hexes ridden, four of them straight, the target before the horse's head."""
    board = turf.field.board
    beyond = board.step(stand.front, stand.facing)
    rear = stand.front - board.shifts[stand.facing]
    return (
        stand.entered >= SHORTEST
        and stand.run >= STRAIGHT - 1
        and beyond is not None
        and bool(aims >> beyond & 1)
        and not turf.others & (1 << stand.front | 1 << rear)
    )


@cites("1.56d")
def runs_home(turf: Turf, stand: Stand, aims: Hexes) -> bool:
    """Whether a rider who has begun the last four hexes comes home by them."""
    for _ in range(STRAIGHT - 1):
        if is_home(turf, stand, aims):
            return True
        straight = [each for each in next_stands(turf, stand) if each.facing == stand.facing]
        if not straight:
            return False
        stand = straight[0]
    return is_home(turf, stand, aims)


@cites("1.56c", "1.56d")
def leads_home(turf: Turf, stand: Stand, aims: Hexes) -> bool:
    """Whether a route can be completed from here: by last four hexes that have begun, or by some still to come."""
    if is_home(turf, stand, aims):
        return True
    if any(runs_home(turf, first, aims) for first in next_stands(turf, stand)):
        return True
    return is_within_reach(arrivals(turf, stand), stand.left, last_fours(turf, aims))


class Mark(NamedTuple):
    """A place on the way to the last four hexes: front hex, facing, points spent, and hexes entered as they matter."""

    front: int
    facing: int
    spent: int
    entered: int


class ChargeRoutes:
    """The routes by which a rider can charge one target, step by step: what a menu offers.

    They can be followed from their start, and from their end back to it.
    """

    def __init__(self, turf: Turf, start: Stand, aims: Hexes, levels: Levels) -> None:
        self._turf, self._start, self._aims, self._levels = turf, start, aims, levels
        self._known: dict[Stand, bool] = {}

    def onward(self, path: tuple[str, ...]) -> list[str]:
        """The hexes by which a route may go on so that it can be completed."""
        stand = self._stand(path)
        if stand is None:
            return []
        names = self._turf.field.names
        return [names[each.front] for each in next_stands(self._turf, stand) if self._leads_home(each)]

    def ends(self, path: tuple[str, ...]) -> bool:
        """Whether the charge may end here."""
        stand = self._stand(path)
        return stand is not None and is_home(self._turf, stand, self._aims)

    def endings(self) -> list[tuple[tuple[int, ...], Mark]]:
        """The last three hexes of all routes, each with the mark before them."""
        return [
            (run.path[1:], Mark(run.path[0], way % 6, spent, BEFORE))
            for run, cost in last_fours(self._turf, self._aims)
            for spent in range(self._start.left - cost + 1)
            for way in (run.way - 1, run.way, run.way + 1)
            if self._levels[BEFORE][spent][way % 6] >> run.path[0] & 1
        ]

    def before(self, mark: Mark) -> list[Mark]:
        """The marks from which the next step leads to a mark; none for the start."""
        front, way, spent, entered = mark
        if entered == 0:
            return []
        start = front - self._turf.field.board.shifts[way]
        spent -= cost_of(self._turf, front)
        return [
            Mark(start, facing % 6, spent, count)
            for count in ((entered - 1, entered) if entered == BEFORE else (entered - 1,))
            for facing in (way - 1, way, way + 1)
            if self._levels[count][spent][facing % 6] >> start & 1
        ]

    def _leads_home(self, stand: Stand) -> bool:
        """Whether a route can be completed from here, looked up once."""
        stand = stand._replace(entered=min(stand.entered, SHORTEST), run=min(stand.run, STRAIGHT - 1))
        if stand not in self._known:
            self._known[stand] = leads_home(self._turf, stand, self._aims)
        return self._known[stand]

    def _stand(self, path: tuple[str, ...]) -> Stand | None:
        """The rider after a path; None where he cannot ride it."""
        stand = self._start
        for name in path:
            to = self._turf.field.index.get(name)
            found = next((each for each in next_stands(self._turf, stand) if each.front == to), None)
            if found is None:
                return None
            stand = found
        return stand
