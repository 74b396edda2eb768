"""How fast the core is that something was measured on, so that a budget means the same on a slow or a busy machine."""

from time import process_time

LOOPS = 100_000
REFERENCE = 0.0086
"""Core-seconds that the yardstick takes on the machine for which budgets are written."""
TRIES = 3
LEEWAY = 1.25
"""How far beyond its budget a cost may be measured: no pace tells in full how much a busy neighbour takes."""


def pace() -> float:
    """How many times as long as there the same work takes here and now."""
    return min(_yardstick() for _ in range(TRIES)) / REFERENCE


def _yardstick() -> float:
    """The core-seconds of a piece of work that never changes."""
    started = process_time()
    held: dict[int, int] = {}
    for number in range(LOOPS):
        held[number & 255] = held.get(number >> 3 & 255, 0) ^ number
    return process_time() - started
