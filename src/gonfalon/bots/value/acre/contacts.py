"""What can be attacked together from where units stand: single hexes, and several that the same units adjoin."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import NEXT_TO, column_of
from gonfalon.games.acre.charts import RESULTS
from gonfalon.games.acre.map import BOARD
from gonfalon.geometry.hexset import Hexes, members

Front = tuple[int, ...]
"""The target hexes of one attack, in order."""

MOST_HEXES = 3
EVEN_CHANCE = RESULTS.columns.index("3:2")
"""The column below which nobody should take on several hexes when one would do."""


def contacts(lineup: Lineup, units: Iterable[int], targets: Hexes, attack: Sequence[int]) -> dict[Front, list[int]]:
    """Each target hex with the units that adjoin it, the strongest first."""
    near = BOARD.spread(targets) & lineup.hexes
    found: dict[Front, list[int]] = {}
    if near:
        for unit in units:
            here = lineup.at[unit]
            if here >= 0 and near >> here & 1:
                for target in members(NEXT_TO[here] & targets):
                    found.setdefault((target,), []).append(unit)
    for beside in found.values():
        beside.sort(key=lambda unit: -attack[unit])
    return found


def wide_fronts(
    singles: dict[Front, list[int]], attack: Sequence[int], defence: dict[int, int], shift: int
) -> dict[Front, list[int]]:
    """Several target hexes at once, with the units that adjoin them all, where their strength may suffice."""
    reach: dict[int, list[int]] = {}
    for (target,), units in singles.items():
        for unit in units:
            reach.setdefault(unit, []).append(target)
    found: dict[Front, list[int]] = {}
    for unit, hexes in reach.items():
        for size in range(2, min(MOST_HEXES, len(hexes)) + 1):
            for front in combinations(sorted(hexes), size):
                found.setdefault(front, []).append(unit)
    wide = {}
    for front, units in found.items():
        strength = sum(attack[unit] for unit in units)
        if column_of(strength, sum(defence[target] for target in front), shift) >= EVEN_CHANCE:
            wide[front] = sorted(units, key=lambda unit: -attack[unit])
    return wide
