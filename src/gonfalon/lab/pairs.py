"""Paired play: the same seed twice with the sides swapped, who has the better of it, and how sure that is."""

from collections.abc import Iterable
from itertools import zip_longest
from math import sqrt

from msgspec import Struct

NORMAL_95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class Half(Struct, frozen=True):
    """One of the two games of a pair as the first bot sees it: games won and lost, and both margins."""

    won: bool
    lost: bool
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


class Pairs(Struct, frozen=True):
    """How many pairs the first bot won, lost and tied, and how many were decided by games won."""

    won: int
    lost: int
    tied: int
    by_wins: int

    @property
    def score(self) -> float:
        """The share of pairs that went to the first bot; a tied pair counts half."""
        played = self.won + self.lost + self.tied
        return (self.won + self.tied / 2) / played if played else 0.0


def tally(pairs: Iterable[tuple[Half, Half]]) -> Pairs:
    """Count the pairs of a match."""
    won = lost = tied = by_wins = 0
    for pair in pairs:
        by_games = sum(half.won - half.lost for half in pair)
        mine, theirs = (added(half.mine for half in pair), added(half.theirs for half in pair))
        verdict = by_games or (mine > theirs) - (mine < theirs)
        won += verdict > 0
        lost += verdict < 0
        tied += verdict == 0
        by_wins += by_games != 0
    return Pairs(won, lost, tied, by_wins)


def added(margins: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Margins added place by place."""
    return tuple(sum(column) for column in zip_longest(*margins, fillvalue=0))


def interval(successes: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share; half successes are ties."""
    if n == 0:
        return 0.0, 1.0
    share, square = successes / n, NORMAL_95**2
    middle = share + square / (2 * n)
    spread = NORMAL_95 * sqrt(share * (1 - share) / n + square / (4 * n * n))
    scale = 1 + square / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
