"""Luck against expectation: how often something happened that had a chance each time, and how rare that is."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

BRACKET = Fraction(8, 10)
"""The share of games that fall between `least` and `most`, or more."""


class Luck(Struct, frozen=True):
    """How often something happened in so many tries, and how often it was to be expected.

    In eight games of ten it happens `least` to `most` times. `as_rare` is the chance of as many, or more, where it
    happened more often than expected; else of as few, or fewer.
    """

    tries: int
    fell: int
    expected: Fraction
    least: int
    most: int
    as_rare: Fraction

    @property
    def is_more(self) -> bool:
        """Whether it happened at least as often as expected."""
        return self.fell >= self.expected


def luck_of(chances: Sequence[Fraction], fell: int) -> Luck:
    """The luck of so many happenings, each with a chance of its own."""
    ways, total = ways_of(chances)
    expected = sum(chances, Fraction(0))
    up_to = list(accumulate(ways))
    rare_at = total * (1 - BRACKET) / 2
    least = next(many for many, below in enumerate(up_to) if below > rare_at)
    most = next(many for many in reversed(range(len(ways))) if total - up_to[many] + ways[many] > rare_at)
    as_rare = total - up_to[fell] + ways[fell] if fell >= expected else up_to[fell]
    return Luck(len(chances), fell, expected, least, most, Fraction(as_rare, total))


def ways_of(chances: Sequence[Fraction]) -> tuple[list[int], int]:
    """In how many ways none of some things happens, one, two and so on, and how many ways there are; all alike."""
    # Whole numbers over one common denominator: fractions would be shortened at every step.
    ways, total = [1], 1
    for chance in chances:
        yes, no = chance.numerator, chance.denominator - chance.numerator
        ways = [a * no + b * yes for a, b in zip((*ways, 0), (0, *ways), strict=True)]
        total *= chance.denominator
    return ways, total
