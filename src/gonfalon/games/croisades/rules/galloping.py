"""Chapter 1.56: which charges a rider can still complete, found for all targets at once with sets of hexes."""

from typing import NamedTuple, TypeAlias

from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.rules.ground import barred, closed_ground, held_by_others
from gonfalon.games.croisades.state import Figure, State, field_of, front_of, lay_of, side_of, values_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.rulebook import cites

SHORTEST, STRAIGHT = 6, 4
"""The least hexes of a charge, and how many of the last of them lead straight at the target."""
FORWARD = (0, -1, 1)
BEFORE = SHORTEST - STRAIGHT + 1
"""How many hexes are entered at least up to the first of the last four."""

Arrivals: TypeAlias = list[list[Hexes]]
"""By points spent and facing: where the front half can be, so that the last four may begin there."""


class Stand(NamedTuple):
    """A rider on his route: front hex, facing, hexes entered, how many of the last steps went straight, points left."""

    front: int
    facing: int
    entered: int
    run: int
    left: int


class Turf(NamedTuple):
    """The ground of a charge: hexes by what they cost, and those on which nobody may end."""

    field: Field
    costs: tuple[tuple[int, Hexes], ...]
    others: Hexes

    @property
    def open(self) -> Hexes:
        """Every hex that may be entered."""
        return sum(hexes for _, hexes in self.costs)


@cites("1.56c", "1.51.1", "R45", "R99")
def turf_of(state: State, rider: Figure) -> Turf:
    """The ground of a rider's charge, with everybody where the earlier charges leave him."""
    field, lay = field_of(state), lay_of(state)
    here = field.board.spaces & ~(closed_ground(field, rider) | lay.choked | barred(state, side_of(rider)))
    rough = (field.scrub | field.slope) & here
    flat = here & ~rough
    costs = (
        (1, flat & ~lay.littered),
        (2, rough & ~lay.littered | flat & lay.littered),
        (3, rough & lay.littered),
    )
    return Turf(field, tuple((cost, hexes) for cost, hexes in costs if hexes), held_by_others(state, rider))


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
        cost = 0 if to is None else next((cost for cost, hexes in turf.costs if hexes >> to & 1), 0)
        if to is not None and 0 < cost <= stand.left:
            # Two hexes make a line whatever came before them.
            run = 0 if stand.entered == 0 else stand.run + 1 if turn == 0 else 1
            found.append(Stand(to, way, stand.entered + 1, run, stand.left - cost))
    return found


@cites("1.56c")
def arrivals(turf: Turf, stand: Stand) -> Arrivals:
    """Where the front half can be after each number of points, once the last four hexes may begin."""
    board, left = turf.field.board, stand.left
    # By points, by hexes entered as far as they matter, by facing.
    levels = [[[0] * 6 for _ in range(BEFORE + 1)] for _ in range(left + 4)]
    levels[0][min(stand.entered, BEFORE)][stand.facing] = 1 << stand.front
    for spent in range(left):
        for count in range(BEFORE + 1):
            for facing, hexes in enumerate(levels[spent][count]):
                if hexes:
                    after = min(count + 1, BEFORE)
                    for turn in FORWARD:
                        way = (facing + turn) % 6
                        moved = board.moved(hexes, way)
                        for cost, open_hexes in turf.costs:
                            levels[spent + cost][after][way] |= moved & open_hexes
    found = [levels[spent][BEFORE] for spent in range(left + 1)]
    # The hex where he stands now was not entered anew.
    found[0] = [0] * 6
    return found


@cites("1.56d", "R45")
def last_four(turf: Turf, aim: int, way: int, first: int = STRAIGHT) -> tuple[int, int] | None:
    """The first of the last hexes straight at a hex, and what those after it cost; None when they cannot be ridden."""
    board, here, hexes = turf.field.board, aim, list[int]()
    for _ in range(first):
        step = board.step(here, (way + 3) % 6)
        if step is None:
            return None
        here = step
        hexes.append(here)
    if any(not turf.open >> at & 1 for at in hexes) or turf.others & (1 << hexes[0] | 1 << hexes[1]):
        return None
    return hexes[-1], sum(next(cost for cost, mask in turf.costs if mask >> at & 1) for at in hexes[:-1])


@cites("1.56c", "1.56d")
def is_within_reach(turf: Turf, ways: Arrivals, left: int, aims: Hexes) -> bool:
    """Whether some last four hexes straight at one of some hexes can begin where a rider can come to."""
    for aim in members(aims):
        for way in range(6):
            found = last_four(turf, aim, way)
            if found is None:
                continue
            first, cost = found
            for spent in range(left - cost + 1):
                for turn in FORWARD:
                    if ways[spent][(way + turn) % 6] >> first & 1:
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
    return is_within_reach(turf, arrivals(turf, stand), stand.left, aims)


class ChargeRoutes:
    """The routes by which a rider can charge one target, step by step: what a menu offers."""

    def __init__(self, turf: Turf, rider: Figure, aims: Hexes) -> None:
        self._turf, self._start, self._aims = turf, start_of(turf.field, rider), aims

    def onward(self, path: tuple[str, ...]) -> list[str]:
        """The hexes by which a route may go on so that it can be completed."""
        stand = self._stand(path)
        if stand is None:
            return []
        names = self._turf.field.names
        ahead = next_stands(self._turf, stand)
        return [names[each.front] for each in ahead if leads_home(self._turf, each, self._aims)]

    def ends(self, path: tuple[str, ...]) -> bool:
        """Whether the charge may end here."""
        stand = self._stand(path)
        return stand is not None and is_home(self._turf, stand, self._aims)

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
