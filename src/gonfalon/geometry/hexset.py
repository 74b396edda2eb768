"""Sets of hexes as bare ints: the hex with index `at` is in the set when bit `at` is set."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Hexes: TypeAlias = int


def hexset(hexes: Iterable[int]) -> Hexes:
    """The set of the given hexes."""
    union = 0
    for at in hexes:
        union |= 1 << at
    return union


def members(hexes: Hexes) -> Iterator[int]:
    """The hexes of a set, ascending."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low


def lowest(hexes: Hexes) -> int:
    """The first hex of a set that is not empty."""
    if not hexes:
        raise IndexError("an empty set of hexes has no lowest member")
    return (hexes & -hexes).bit_length() - 1
