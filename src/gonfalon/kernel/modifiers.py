"""A sum as a list of lines, each with its clause: what the log, the preview, the bots and the tests all read."""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct


class Line(Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of a sum: it adds, multiplies by `times / over`, or shifts a column; `who` names what it came from."""

    clause: str
    why: str
    who: str = ""
    add: int = 0
    times: int = 1
    over: int = 1
    shift: int = 0


def total(lines: Iterable[Line]) -> Fraction:
    """The lines added up, then multiplied; shifts do not count here."""
    added, factor = 0, Fraction(1)
    for line in lines:
        added += line.add
        if line.times != 1 or line.over != 1:
            factor *= Fraction(line.times, line.over)
    return added * factor


def sum_of(lines: Iterable[Line]) -> int:
    """The lines added up, for sums that only add."""
    added = 0
    for line in lines:
        added += line.add
    return added


def shifts(lines: Iterable[Line]) -> int:
    """How many columns the lines shift together, to the right when positive."""
    return sum(line.shift for line in lines)
