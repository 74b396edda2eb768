"""Chapter 1.4: what the ground does to a line from hex to hex, and whom it crosses on its way."""

from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from gonfalon.games.croisades.charts import LIGHT, MEDIUM, NO_COVER, Cover
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.options import Leaning
from gonfalon.games.croisades.state import State, field_of
from gonfalon.geometry.hexset import Hexes, hexset, lowest, members
from gonfalon.geometry.sight import barrier, between
from gonfalon.kernel.rulebook import cites

OPEN, TREES, LIP, STEEP = "", "1.43b", "1.43c", "D1.1c"


class Span(Struct, frozen=True, gc=False):
    """What the ground does to a line between two hexes, and how long it is.

    `cover` is that of the target while nobody is in the way, `end` the part of it that its own hex and the lip give;
    `crossed` are the hexes between, and `steps` those of them that let the line pass, step by step; `scrub` are those
    that cover whoever is behind them. A line that the ground bars names the clause and the hex.
    """

    range: int
    cover: Cover
    end: Cover
    crossed: Hexes
    scrub: Hexes
    steps: tuple[Hexes, ...]
    clause: str = OPEN
    at: int = -1


class Prospect(NamedTuple):
    """The hexes that the ground lets a shooter see from his, by the cover that a man on foot has there."""

    none: Hexes
    light: Hexes
    medium: Hexes

    @property
    def seen(self) -> Hexes:
        """All of them."""
        return self.none | self.light | self.medium


@lru_cache(maxsize=1 << 16)
@cites("1.41", "1.43a", "1.43b", "1.43c", "1.43d", "D1.1c", "R18", "R19", "R20")
def span(field_id: str, a: int, b: int, leaning: Leaning = "shooter", is_steep: bool = False) -> Span:
    """What the ground does to a line from one hex to another; slopes may be steep."""
    field = FIELDS[field_id]
    way = between(field.board, a, b)
    if leaning == "target":
        way = tuple(1 << at for step in way for at in members(step))
    crossed = 0
    for step in way:
        crossed |= step
    over = is_over_lip(field, a, b)
    hexes, end = field.board.distance(a, b), hex_cover(field, a, b, over)
    # R25: between two men below, an upper hex hides everything.
    hidden = 0 if (field.upper >> a | field.upper >> b) & 1 else field.upper
    for clause, closed in ((TREES, field.trees), (LIP, field.trees | hidden)):
        cut = barrier(way, closed)
        if cut:
            return Span(hexes, end, end, crossed, 0, (), clause, lowest(cut & hidden or cut))
    slope, closed, scrub = hiding_slope(field, a, b, leaning, is_steep), field.trees | hidden, crossed & field.scrub
    steps = tuple([step & ~closed for step in way]) if crossed & closed else way
    cover = LIGHT if scrub and barrier(steps, scrub) else NO_COVER
    return Span(hexes, max(cover, end), end, crossed, scrub, steps, OPEN if slope < 0 else over_lip(field, a, b), slope)


def is_over_lip(field: Field, a: int, b: int) -> bool:
    """Whether a line goes down over a lip, from an upper hex to one that is not."""
    return bool(field.upper >> a & 1 and not field.upper >> b & 1)


@cites("1.43a", "1.43b", "1.43c", "1.43d", "R25", "R27")
def hex_cover(field: Field, start: int, at: int, over: bool) -> Cover:
    """The cover that a hex gives to whoever is in it, against a shot from `start` that comes over a lip or does not."""
    if (field.scrub | field.trees) >> at & 1:
        return LIGHT
    if field.slope >> at & 1:
        return MEDIUM if over else NO_COVER
    if field.water >> at & 1:
        return NO_COVER if shores(field.id)[at] >> start & 1 else LIGHT
    return NO_COVER


@lru_cache(maxsize=16)
@cites("R27")
def shores(field_id: str) -> dict[int, Hexes]:
    """For each water hex all hexes that touch its pool, and the pool itself."""
    field = FIELDS[field_id]
    found: dict[int, Hexes] = {}
    for at in members(field.water):
        pool, more = 0, 1 << at
        while more != pool:
            pool, more = more, field.board.spread(more) & field.water
        found[at] = field.board.spread(pool)
    return found


@cites("1.43c", "D1.1c")
def over_lip(field: Field, a: int, b: int) -> str:
    """The clause by which a lip hides two from each other: only where it is steep does it hide the slope itself."""
    return STEEP if (field.slope >> a | field.slope >> b) & 1 else LIP


@cites("1.43c", "D1.1c", "R19", "R25")
def hiding_slope(field: Field, a: int, b: int, leaning: Leaning = "shooter", is_steep: bool = False) -> int:
    """The slope hex whose lip hides a man above and a man below from each other; -1 when none does."""
    if is_over_lip(field, a, b):
        high, low = a, b
    elif is_over_lip(field, b, a):
        high, low = b, a
    else:
        return -1
    if field.slope >> low & 1:
        return low if is_steep and not field.board.neighbours[low] >> high & 1 else -1
    way = (1 << high, *between(field.board, high, low), 1 << low)
    upper = field.upper
    last = max(
        number for number, step in enumerate(way) if (step & upper if leaning == "target" else not step & ~upper)
    )
    # The two hexes of a pair mirror each other, so neither is nearer to anybody.
    slope = lowest(way[last + 1] & ~upper)
    distance = field.board.distance
    return slope if distance(low, slope) < distance(high, slope) else -1


@cites("D1.1c", "R26")
def unseen_below(field: Field, a: int, hexes: Hexes, leaning: Leaning = "shooter", is_steep: bool = False) -> Hexes:
    """Those of some hexes below a lip that a man on an upper hex cannot see for it; none for one who is not there."""
    if not field.upper >> a & 1:
        return 0
    return hexset(at for at in members(hexes & ~field.upper) if _is_hidden(field.id, a, at, leaning, is_steep))


@lru_cache(maxsize=1 << 14)
def _is_hidden(field_id: str, a: int, b: int, leaning: Leaning, is_steep: bool) -> bool:
    return hiding_slope(FIELDS[field_id], a, b, leaning, is_steep) >= 0


@lru_cache(maxsize=1 << 10)
@cites("1.41", "1.43a", "1.43b", "1.43c", "1.43d")
def prospect(field_id: str, a: int, leaning: Leaning = "shooter") -> Prospect:
    """All that the ground lets a shooter see from a hex."""
    seen = [0, 0, 0]
    for at in members(FIELDS[field_id].board.spaces & ~(1 << a)):
        line = span(field_id, a, at, leaning)
        if line.clause == OPEN:
            seen[line.cover] |= 1 << at
    return Prospect(*seen)


@cites("1.59f", "R19", "R20", "R28")
def passage(line: Span, barring: Hexes, carted: Hexes = 0) -> tuple[Cover, int]:
    """The cover at the end of a line that the ground lets pass, and the first hex where somebody bars it, or -1.

    Along a hexside the line takes the free hex of two, and of two free ones that which covers less; a cart covers most.
    """
    if not line.crossed & (barring | carted):
        return line.cover, -1
    cover, scrub = line.end, line.scrub
    for step in line.steps:
        free = step & ~barring
        if not free:
            return line.cover, lowest(step & ~scrub or step)
        if not free & ~(scrub | carted):
            cover = max(cover, LIGHT if free & ~carted else MEDIUM)
    return cover, -1


@cites("1.56b", "R46")
def sees(state: State, a: int, b: int, blockers: Hexes) -> bool:
    """Whether there is a clear line between two hexes, on the ground of fire and past these blockers."""
    line = span(field_of(state).id, a, b, state.options.hexside_line, state.options.steep_slope)
    return line.clause == OPEN and (not line.crossed & blockers or passage(line, blockers)[1] < 0)
