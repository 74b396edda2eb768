"""How fast Gonfalon is, as ratios beside peers in the same run: medians of interleaved rounds, in processor time."""

from collections.abc import Callable, Iterator
from statistics import median
from typing import TypeAlias

from msgspec import Struct

from gonfalon.lab.bench_client import rows as client_rows
from gonfalon.lab.bench_geometry import movement_range
from gonfalon.lab.bench_odds import exact_odds
from gonfalon.lab.bench_play import random_play
from gonfalon.lab.bench_server import rows as server_rows
from gonfalon.lab.bench_sight import sight_to_all

ROUNDS = 7

Rate: TypeAlias = Callable[[int], float]
"""Does some work, differently in each round, and answers how much of it a second of processor time does."""


class Comparison(Struct, frozen=True):
    """What is measured, ours and the peer's."""

    what: str
    unit: str
    ours: Rate
    peer: Rate


class Row(Struct, frozen=True):
    """The medians of one comparison; the ratio is the median of the rounds' own ratios."""

    what: str
    ours: float
    peer: float
    unit: str
    ratio: float


class Bench(Struct, frozen=True):
    """All rows of one run."""

    rows: tuple[Row, ...]


def bench(*, rounds: int = ROUNDS, progress: Callable[[float], None] | None = None) -> Bench:
    """Measure everything, round by round."""
    rates: list[dict[Rate, float]] = []
    compared = list(comparisons())
    for turn in range(rounds):
        measured: dict[Rate, float] = {}
        for comparison in compared:
            for rate in (comparison.ours, comparison.peer):
                if rate not in measured:
                    measured[rate] = rate(turn)
        rates.append(measured)
        if progress is not None:
            progress((turn + 1) / rounds)
    live = (Row(*measured) for measured in (*server_rows(), *client_rows()))
    return Bench((*(row(comparison, rates) for comparison in compared), *live))


def comparisons() -> Iterator[Comparison]:
    """Everything that is measured."""
    for what, unit, ours, peer in (*random_play(), *movement_range(), *sight_to_all(), *exact_odds()):
        yield Comparison(what, unit, ours, peer)


def row(comparison: Comparison, rates: list[dict[Rate, float]]) -> Row:
    """The medians of a comparison over all rounds."""
    ours = [measured[comparison.ours] for measured in rates]
    peer = [measured[comparison.peer] for measured in rates]
    ratio = median(mine / theirs for mine, theirs in zip(ours, peer, strict=True))
    return Row(comparison.what, median(ours), median(peer), comparison.unit, ratio)
