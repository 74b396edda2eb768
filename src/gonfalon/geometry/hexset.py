"""Sets of hexes as bare ints: the hex with index `at` is in the set when bit `at` is set."""

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta

Hexes: TypeAlias = int

KeptHexes: TypeAlias = Annotated[str, Meta(pattern=r"^(0|[1-9a-f][0-9a-f]*)$")]
"""A set of hexes as a field of a state: an int of so many bits could be written neither as JSON nor for a browser."""


def hexset(hexes: Iterable[int]) -> Hexes:
    """The set of the given hexes."""
    union = 0
    for at in hexes:
        union |= 1 << at
    return union


def kept(hexes: Hexes) -> KeptHexes:
    """A set as a state keeps it; equal sets are kept alike."""
    return f"{hexes:x}"


def read(hexes: KeptHexes) -> Hexes:
    """The set that a state keeps."""
    return int(hexes, 16)


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
