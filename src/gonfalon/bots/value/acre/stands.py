"""Stands: where every unit will be, and in which order it can be moved there."""

from collections import Counter

from gonfalon.bots.value.acre.field import Field

Stand = list[int]
"""Where every unit is, by its index."""


def in_order(field: Field, stand: Stand) -> list[tuple[int, int]] | None:
    """The moves to a stand in an order in which each end is empty; None when units wait for each other."""
    taken = Counter(field.at[unit] for unit in field.mine)
    left = [unit for unit in field.mine if stand[unit] != field.at[unit]]
    moves: list[tuple[int, int]] = []
    while left:
        ready = [unit for unit in left if not taken[stand[unit]]]
        if not ready:
            return None
        unit = ready[0]
        taken[field.at[unit]] -= 1
        taken[stand[unit]] += 1
        moves.append((unit, stand[unit]))
        left.remove(unit)
    return moves
