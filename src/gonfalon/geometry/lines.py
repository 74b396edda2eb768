"""Which hexes a straight line from centre to centre passes through, by exact integer cube arithmetic."""

from functools import lru_cache
from typing import TypeAlias

Offset: TypeAlias = tuple[int, int]

STEPS: tuple[Offset, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
# Three times the axial offsets of three corners; the other three corners are their opposites.
CORNERS: tuple[Offset, ...] = ((2, -1), (1, 1), (-1, 2))


@lru_cache(maxsize=4096)
def passed(end: Offset) -> tuple[tuple[Offset, ...], ...]:
    """The axial offsets that the line from (0, 0) to `end` passes through, in order; two at once along a hexside."""
    # A hex is crossed when corners lie strictly on both sides of the line; it is touched along a whole side only when
    # two of its corners lie on the line, and then those two are its farthest on that side.
    offs = [abs(cross(end, corner)) for corner in CORNERS]
    reach = max(offs)
    along_side = offs.count(reach) == 2
    path: list[tuple[Offset, ...]] = [((0, 0),)]
    while path[-1] != (end,):
        here = progress(end, path[-1][0])
        ahead = {(q + dq, r + dr) for q, r in path[-1] for dq, dr in STEPS}
        met = [at for at in ahead if progress(end, at) > here and meets(end, at, reach, along_side)]
        first = min(progress(end, at) for at in met)
        path.append(tuple(sorted(at for at in met if progress(end, at) == first)))
    return tuple(path)


def meets(end: Offset, at: Offset, reach: int, along_side: bool) -> bool:
    """Whether the line to `end` crosses the hex at `at`, or runs along one of its sides."""
    off = 3 * abs(cross(end, at))
    return off < reach or (along_side and off == reach)


def cross(a: Offset, b: Offset) -> int:
    """How far `b` lies off the line to `a`, signed, in a unit that depends on `a` only."""
    return a[0] * b[1] - a[1] * b[0]


def progress(end: Offset, at: Offset) -> int:
    """How far along the line to `end` the hex at `at` lies."""
    return 2 * (end[0] * at[0] + end[1] * at[1]) + end[0] * at[1] + end[1] * at[0]
