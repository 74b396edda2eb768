"""The charts: terrain, results and archery, laid out as a card would print them."""

from gonfalon.games.acre.map import BOARD, CLEAR, FORTRESS, HILL, MARSH, ORCHARD, STREAM
from gonfalon.games.acre.pieces import ROSTER, Arm, Side
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import Ground
from gonfalon.kernel.charts import chart
from gonfalon.kernel.rulebook import Source

RESULTS = chart(
    "results",
    source=Source.RECONSTRUCTED,
    text="""
    d6  1:3  1:2  1:1  3:2  2:1  3:1  4:1  5:1  6:1
     1   Ae   Ae   Ar   Ar   Ar   Ad   Dd   Dd   Dr
     2   Ae   Ar   Ar   Ar   Ad   Dd   Dr   Dr   Dr
     3   Ar   Ar   Ar   Ad   Dd   Dr   Dr   Dr   De
     4   Ar   Ar   Ad   Dd   Dr   Dr   Dr   Ex   De
     5   Ar   Ad   Dd   Dr   Dr   Dr   Ex   De   De
     6   Ad   Dd   Dr   Dr   Ex   Ex   De   De   De
""",
)

RESULT_AT = {(face, column): RESULTS.at(face, column) for face in RESULTS.rows for column in RESULTS.columns}
"""The same, cell by cell."""

ODDS = tuple((int(column[0]), int(column[2])) for column in RESULTS.columns)
"""Each column as attack to defence."""

TERRAIN = chart(
    "terrain",
    source=Source.RECONSTRUCTED,
    text="""
    row  terrain   foot  horse  melee  archery
      1  clear        1      1      0        0
      2  hill         2      2     -1        0
      3  stream       2      2      0        0
      4  orchard      2      3     -1       -1
      5  marsh        3      -     -1        0
""",
)
"""A `-` is closed; the fortress costs Muslims 1, and the sea is closed to everybody."""

TERRAIN_HEXES: dict[str, Hexes] = {"clear": CLEAR, "hill": HILL, "stream": STREAM, "orchard": ORCHARD, "marsh": MARSH}


def _costs(side: Side, is_foot: bool) -> tuple[tuple[int, Hexes], ...]:
    by_cost: dict[int, Hexes] = {1: FORTRESS if side is Side.MUSLIM else 0}
    for row in TERRAIN.rows:
        cost = TERRAIN.at(row, "foot" if is_foot else "horse")
        if cost != "-":
            by_cost[int(cost)] = by_cost.get(int(cost), 0) | TERRAIN_HEXES[TERRAIN.at(row, "terrain")]
    return tuple(sorted(by_cost.items()))


GROUNDS = {(side, is_foot): Ground(BOARD, _costs(side, is_foot)) for side in Side for is_foot in (True, False)}
"""What it costs a side's foot or horse to enter each hex."""

GROUND_OF = tuple(GROUNDS[unit.side, unit.is_foot] for unit in ROSTER)
"""The ground of each unit, by its index."""

OPEN: dict[tuple[Side, bool], Hexes] = {key: sum(hexes for _, hexes in ground.costs) for key, ground in GROUNDS.items()}
"""The hexes that are never closed to a side's foot or horse."""

OPEN_TO: tuple[Hexes, ...] = tuple(OPEN[unit.side, unit.is_foot] for unit in ROSTER)
"""The same for each unit, by its index."""

COVER: Hexes = sum(
    TERRAIN_HEXES[TERRAIN.at(row, "terrain")] for row in TERRAIN.rows if TERRAIN.at(row, "melee") == "-1"
)
"""The ground that gives its defender a column."""

ARCHERY = chart(
    "archery",
    source=Source.RECONSTRUCTED,
    text="""
    row  target  value
      1  hc         -1
      2  hi         -1
      3  mc          0
      4  mi          0
      5  ar          0
      6  lc          1
      7  ha          1
      8  li          1
""",
)

AGAINST = {Arm(ARCHERY.at(row, "target")): int(ARCHERY.at(row, "value")) for row in ARCHERY.rows}
"""What the class of the target adds to a firer's value."""

SURE_HIT, SURE_MISS = 1, 6
"""The faces of the die that hit and miss whatever the fire value."""
