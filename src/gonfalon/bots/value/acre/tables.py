"""Numbers that the bots of Acre look up instead of reckoning them: units, odds, results, arrows and distances."""

from bisect import bisect_right
from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

from gonfalon.games.acre.charts import AGAINST, ODDS, RESULTS
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import ROSTER, Arm, Side
from gonfalon.games.acre.rules.reckoning import half
from gonfalon.games.acre.rules.shooting import hits
from gonfalon.geometry.hexset import Hexes, members

NEXT_TO = BOARD.neighbours
SIDES = tuple(unit.side for unit in ROSTER)
PRINTED = tuple(unit.strength for unit in ROSTER)
HALVED = tuple(half(strength) for strength in PRINTED)
PACE = tuple(unit.movement for unit in ROSTER)
ARCHERY = tuple(unit.archery for unit in ROSTER)
RANGE = tuple(unit.range for unit in ROSTER)
IS_LIGHT = tuple(unit.is_light for unit in ROSTER)
IS_KNIGHT = tuple(unit.arm is Arm.HC for unit in ROSTER)
IS_FREE_OF_DUTY = tuple(unit.is_light or unit.arm is Arm.AR for unit in ROSTER)
"""S7.3: light troops and archers on foot owe no attack."""
EXPOSED = tuple(AGAINST[unit.arm] for unit in ROSTER)
"""What the class of a unit adds to the fire value of whoever fires at it."""
GARRISONED = tuple(unit.is_garrison for unit in ROSTER)

FACES = 6


class Chances(NamedTuple):
    """How likely each result of a column is."""

    ae: float
    ar: float
    ad: float
    dd: float
    dr: float
    de: float
    ex: float


def _chances(heading: str) -> Chances:
    falls = Counter(RESULTS.column(heading).values())
    return Chances(*(falls[name.capitalize()] / FACES for name in Chances._fields))


COLUMNS = tuple(_chances(heading) for heading in RESULTS.columns)
RATIOS = tuple(attack / defence - 1e-9 for attack, defence in ODDS)
LAST = len(COLUMNS) - 1
HOPELESS = -1


def column_of(attack: float, defence: float, shift: int) -> int:
    """The column that two strengths lead to after a shift; HOPELESS when they do not reach the first one."""
    place = bisect_right(RATIOS, attack / defence) - 1
    return HOPELESS if place < 0 else min(max(place + shift, 0), LAST)


HIT_CHANCES = tuple(sum(hits(value, face) for face in range(1, FACES + 1)) / FACES for value in range(FACES + 1))


def hit_chance(value: int) -> float:
    """How likely a fire value hits."""
    return HIT_CHANCES[min(max(value, 0), FACES)]


ENVELOPED = tuple(
    any(ways >> way & 1 and ways >> way + 3 & 1 for way in range(3))
    or ways & 0b10101 == 0b10101
    or ways & 0b101010 == 0b101010
    for ways in range(64)
)
"""Whether attackers in a set of the six directions envelop a hex."""

WAY = {shift: 1 << direction for direction, shift in enumerate(BOARD.shifts)}
"""The bit of a direction by the difference of two adjoining hexes."""


@lru_cache(maxsize=65_536)
def ways_round(target: int, hexes: Hexes) -> int:
    """The directions in which hexes adjoin a target, as a set of bits."""
    return sum(WAY[at - target] for at in members(NEXT_TO[target] & hexes))


@cache
def distances(at: int) -> tuple[int, ...]:
    """How far every hex is from one, as the crow flies."""
    spaces = BOARD.spaces
    return tuple(BOARD.distance(at, there) if spaces >> there & 1 else 0 for there in range(BOARD.size))


def apart(hexes: Hexes, most: int) -> list[int]:
    """How far every hex is from the nearest of a set, `most` where it is farther."""
    found, reached = [most] * BOARD.size, hexes
    fresh = hexes
    for steps in range(most):
        for at in members(fresh):
            found[at] = steps
        fresh = BOARD.spread(reached) & ~reached
        reached |= fresh
    return found


ROSTER_SIZE = len(ROSTER)
UNITS_OF = {side: tuple(unit.index for unit in ROSTER if unit.side is side) for side in Side}
