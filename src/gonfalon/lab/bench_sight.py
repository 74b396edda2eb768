"""Sight from one hex of Croisades to all others, once it is known, beside the same drawn line by line."""

from collections.abc import Callable, Iterator
from time import process_time

from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.sight import Prospect, prospect

FIELD = "water-hole"
HEXES = tuple(FIELDS[FIELD].index[name] for name in ("E9", "E10", "J7", "J11", "N7", "B6"))
"""Where those who shoot in First Blood begin, and the riders."""
FAST_RUNS, SLOW_RUNS = 2_000, 4


def sight_to_all() -> Iterator[tuple[str, str, Callable[[int], float], Callable[[int], float]]]:
    """The one comparison; both must give the same answer before either is timed."""
    for at in HEXES:
        assert prospect(FIELD, at) == line_by_line(at)
    yield "Croisades, sight from a hex to all, once known : line by line", "hexes/s", known_rate, drawn_rate


def line_by_line(at: int) -> Prospect:
    """All that is seen from a hex, its lines remembered but not their sum."""
    seen: Prospect = prospect.__wrapped__(FIELD, at)
    return seen


def known_rate(turn: int) -> float:
    """Hexes a second whose sight is known already."""
    begun = process_time()
    for _ in range(FAST_RUNS):
        for at in HEXES:
            prospect(FIELD, at)
    return FAST_RUNS * len(HEXES) / (process_time() - begun)


def drawn_rate(turn: int) -> float:
    """Hexes a second, line by line."""
    begun = process_time()
    for _ in range(SLOW_RUNS):
        for at in HEXES:
            line_by_line(at)
    return SLOW_RUNS * len(HEXES) / (process_time() - begun)
