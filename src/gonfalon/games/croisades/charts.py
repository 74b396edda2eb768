"""The charts of fire and combat, laid out as the card prints them, and how each of them is read."""

from enum import IntEnum
from typing import TypeAlias

from gonfalon.games.croisades.options import Ranges
from gonfalon.games.croisades.pieces import Weapon
from gonfalon.kernel.charts import Chart, chart
from gonfalon.kernel.rulebook import Source, cites

NO_EFFECT = "-"


class Cover(IntEnum):
    """How well a target is covered; the higher number covers better."""

    NONE = 0
    LIGHT = 1
    MEDIUM = 2
    HEAVY = 3

    @property
    def heading(self) -> str:
        """The heading of its column on the charts of fire."""
        return self.name.lower()


NO_COVER, LIGHT, MEDIUM, HEAVY = Cover

FIRE_AT_MOUNTED = chart(
    "C5b",
    source=Source.PRINTED,
    text="""
    row  none  light  medium
      1     F      F       F
      2     F      F       E
      3     F      E       D
      4     E      D       C
      5     D      C       B
      6     C      B       A
      7     B      A       -
      8     A      -       -
      9     -      -       -
""",
)

FIRE_AT_FOOT = chart(
    "C5c",
    source=Source.PRINTED,
    text="""
    row  none  light  medium  heavy
      1     C      C       C      C
      2     C      C       C      B
      3     C      C       C      B
      4     C      C       B      A
      5     C      B       B      A
      6     B      B       A      -
      7     B      A       A      -
      8     A      A       -      -
      9     A      -       -      -
     10     -      -       -      -
""",
)
"""The rows are those of the ballista; beyond the last one a shot misses."""

COMBAT_AGAINST_MOUNTED = chart(
    "C6b",
    source=Source.PRINTED,
    text="""
    d10  1:1  2:1  3:1  4:1  5:1  6:1  7:1  8:1  9:1  10:1  11:1  12:1
      1    C    D    D    E    E    F    F    G    G     H     H     H
      2    C    C    D    D    E    E    F    F    G     G     H     H
      3    C    C    C    D    D    E    E    F    F     G     G     H
      4    B    C    C    C    D    D    E    E    F     F     G     G
      5    B    B    C    C    C    D    D    E    E     F     F     G
      6    A    A    B    C    C    C    D    D    E     E     F     F
      7    -    -    A    B    C    C    C    D    D     E     E     F
      8    -    -    -    A    B    C    C    C    D     D     E     E
      9    -    -    -    -    A    B    C    C    C     D     D     E
     10    -    -    -    -    -    B    B    C    C     C     D     D
""",
)

COMBAT_AGAINST_FOOT = chart(
    "C6c",
    source=Source.PRINTED,
    text="""
    d10  1:1  2:1  3:1  4:1  5:1  6:1  7:1  8:1  9:1  10:1  11:1  12:1
      1    D    E    E    E    F    F    F    F    F     F     F     F
      2    C    D    D    E    E    F    F    F    F     F     F     F
      3    C    C    D    D    E    E    E    F    F     F     F     F
      4    B    C    C    D    D    E    E    E    F     F     F     F
      5    B    C    C    C    D    D    E    E    E     F     F     F
      6    A    B    C    C    C    D    D    E    E     E     F     F
      7    -    B    C    C    C    C    D    D    E     E     E     F
      8    -    A    B    C    C    C    C    D    D     E     E     F
      9    -    -    A    B    C    C    C    C    D     D     E     E
     10    -    -    -    B    B    C    C    C    C     D     D     E
""",
)

GROUND_SHIFTS = chart(
    "C6a",
    source=Source.PRINTED,
    text="""
    attacker  -1   0   1
          -1   0  -1  -2
           0   1   0  -1
           1   2   1   0
""",
)
"""Columns right, by the ground of the attacker and of the defender."""

# C5b, C5c: how many rows below the ballista's a weapon is read.
OFFSETS: dict[Weapon, int] = {
    Weapon.CROSSBOW: 2,
    Weapon.DAGGER: 2,
    Weapon.LONGBOW: 3,
    Weapon.SLING: 3,
    Weapon.SHORTBOW: 4,
    Weapon.JAVELIN: 4,
}

Limits: TypeAlias = tuple[int, int, int]
"""Where short, medium and long range end."""

# C5a: for a shooter on foot.
BANDS: dict[Weapon, Limits] = {
    Weapon.DAGGER: (2, 4, 7),
    Weapon.JAVELIN: (7, 15, 30),
    Weapon.SLING: (10, 25, 45),
    Weapon.SHORTBOW: (15, 40, 70),
    Weapon.CROSSBOW: (25, 55, 90),
    Weapon.LONGBOW: (30, 60, 120),
}

# C5a: the same for a shortbow in the saddle.
MOUNTED_BANDS: dict[Weapon, Limits] = {Weapon.SHORTBOW: (12, 30, 55)}

# D5: the weapons of the official list, then the others that are proposed.
OFFICIAL_BANDS: dict[Weapon, Limits] = {
    Weapon.SHORTBOW: (10, 25, 50),
    Weapon.CROSSBOW: (15, 30, 75),
    Weapon.LONGBOW: (12, 30, 90),
}
LATER_BANDS: dict[Weapon, Limits] = {**OFFICIAL_BANDS, Weapon.JAVELIN: (5, 12, 25), Weapon.SLING: (8, 15, 30)}
LATER_MOUNTED_BANDS: dict[Weapon, Limits] = {Weapon.SHORTBOW: (8, 15, 35)}

LISTS: tuple[tuple[Ranges, dict[Weapon, Limits], dict[Weapon, Limits]], ...] = (
    ("off", BANDS, MOUNTED_BANDS),
    ("official", OFFICIAL_BANDS, MOUNTED_BANDS),
    ("all", LATER_BANDS, LATER_MOUNTED_BANDS),
)
ENDS: dict[tuple[Ranges, Weapon, bool], Limits] = {
    (ranges, weapon, is_mounted): later.get(weapon, limits)
    for ranges, on_foot, in_saddle in LISTS
    for is_mounted, printed, later in ((False, BANDS, on_foot), (True, MOUNTED_BANDS, in_saddle))
    for weapon, limits in printed.items()
}
"""The limits of each weapon by the ranges agreed on and whether its bearer rides."""

LAST_ROW, LAST_COLUMN, LAST_FACE = 10, 12, 10

SHOTS: dict[tuple[bool, int, Cover], str] = {
    (at_mounted, row, cover): fire.at(row, cover.heading)
    for at_mounted, fire in ((True, FIRE_AT_MOUNTED), (False, FIRE_AT_FOOT))
    for row in FIRE_AT_FOOT.rows
    for cover in Cover
    if cover.heading in fire.columns
}
COMBATS: dict[tuple[bool, int, int], str] = {
    (at_mounted, column, die): combat.at(die, f"{column}:1")
    for at_mounted, combat in ((True, COMBAT_AGAINST_MOUNTED), (False, COMBAT_AGAINST_FOOT))
    for column in range(1, LAST_COLUMN + 1)
    for die in combat.rows
}
"""The charts cell by cell, by whether the target is mounted."""
SHIFTS: dict[tuple[int, int], int] = {
    (attacker, defender): int(GROUND_SHIFTS.at(attacker, str(defender)))
    for attacker in (-1, 0, 1)
    for defender in (-1, 0, 1)
}
WORST_SHIFT = -min(SHIFTS.values())
"""How many columns the ground can take away at most."""


BAND_AT: dict[tuple[Ranges, Weapon, bool], tuple[int, ...]] = {
    key: (0,) * (near + 1) + (1,) * (middle - near) + (2,) * (far - middle) for key, (near, middle, far) in ENDS.items()
}
"""Short, medium or long range as 0, 1 or 2 for each number of hexes, by weapon and whether its bearer rides."""


@cites("C5a", "D5")
def range_clause(ranges: Ranges, weapon: Weapon, is_mounted: bool) -> str:
    """Where the limits of a weapon stand: on the card, or in the later list where that is agreed on and differs."""
    return "C5a" if ENDS[ranges, weapon, is_mounted] == ENDS["off", weapon, is_mounted] else "D5"


@cites("C5a", "D5")
def band(ranges: Ranges, weapon: Weapon, is_mounted: bool, range: int) -> int | None:
    """Short, medium or long range as 0, 1 or 2, which is also what it adds to the die; None beyond."""
    bands = BAND_AT[ranges, weapon, is_mounted]
    return bands[range] if range < len(bands) else None


@cites("C5b", "C5c")
def shot_result(row: int, cover: Cover, at_mounted: bool) -> str:
    """What a shot does, by its row after all modifiers; past the last row it misses."""
    return SHOTS[at_mounted, min(row, LAST_ROW), cover]


@cites("1.7b")
def odds_column(attack: int, defence: int) -> int:
    """The odds to one, rounded for the defender; 0 is below 1:1."""
    return attack // defence


@cites("C6b", "C6c")
def combat_result(column: int, die: int, at_mounted: bool) -> str:
    """What a combat does at odds of `column` to one; odds and die are held at the end of the chart."""
    return COMBATS[at_mounted, min(column, LAST_COLUMN), min(die, LAST_FACE)]


@cites("C6a")
def ground_shift(attacker_ground: int, defender_ground: int) -> int:
    """How many columns right the ground moves the odds: -1 is bad ground, 1 is good."""
    return SHIFTS[attacker_ground, defender_ground]


CHARTS: tuple[Chart, ...] = (FIRE_AT_MOUNTED, FIRE_AT_FOOT, GROUND_SHIFTS, COMBAT_AGAINST_MOUNTED, COMBAT_AGAINST_FOOT)
"""All of them, in the order of the card."""
