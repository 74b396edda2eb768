"""The counters of both armies: units, leaders, and what each class of unit is."""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from gonfalon.kernel.rulebook import Source


class Side(StrEnum):
    """The two armies; each has one seat of the same name."""

    CRUSADER = "crusader"
    MUSLIM = "muslim"

    enemy: "Side"
    number: int
    """The place of a side in every pair of the state."""


Side.CRUSADER.enemy, Side.CRUSADER.number = Side.MUSLIM, 0
Side.MUSLIM.enemy, Side.MUSLIM.number = Side.CRUSADER, 1


class Arm(StrEnum):
    """The class of a unit, as its counter abbreviates it."""

    HC = "hc"
    MC = "mc"
    LC = "lc"
    HA = "ha"
    HI = "hi"
    MI = "mi"
    AR = "ar"
    LI = "li"


FOOT = (Arm.HI, Arm.MI, Arm.AR, Arm.LI)
LIGHT = (Arm.LI, Arm.LC, Arm.HA)
INFANTRY = (Arm.HI, Arm.MI, Arm.AR)
"""R2: who may man the line that faces Acre."""

CRUSADER, MUSLIM = SIDES = (Side.CRUSADER, Side.MUSLIM)
HC, MC, LC, HA, HI, MI, AR, LI = Arm


class Row(Struct, frozen=True):
    """A row of the table of units: units `letters` + `first` and on, one for each label."""

    letters: str
    first: int
    side: Side
    arm: Arm
    strength: int
    movement: int
    archery: int
    range: int
    labels: tuple[str, ...]
    is_garrison: bool = False
    has_dot: bool = False
    source: Source = Source.RECONSTRUCTED


# letters, first number, side, class, strength, movement, archery, range, a label for each unit
UNIT_TABLE = (
    Row("t", 1, CRUSADER, HC, 8, 6, 0, 0, ("templars",) * 2),
    Row("h", 1, CRUSADER, HC, 8, 6, 0, 0, ("hospitallers",) * 2),
    Row("k", 1, CRUSADER, HC, 7, 6, 0, 0, ("royal-household", "barons-of-jerusalem", "montferrat", "thuringians")),
    Row("tu", 1, CRUSADER, HA, 4, 8, 2, 1, ("turcopoles",) * 3),
    Row(
        *("ma", 1, CRUSADER, HI, 5, 4, 0, 0),
        ("french", "flemings", "pisans", "lombards", "germans", "danes-and-frisians", "jerusalem", "jerusalem"),
    ),
    Row("sp", 1, CRUSADER, MI, 4, 4, 0, 0, ("spearmen",) * 9),
    Row("xb", 1, CRUSADER, AR, 3, 4, 3, 2, ("crossbowmen",) * 6),
    Row("hq", 1, MUSLIM, MC, 6, 7, 1, 1, ("halqa",) * 4),
    Row("as", 1, MUSLIM, MC, 5, 7, 0, 0, ("damascus", "aleppo", "hamah", "mosul", "egypt", "egypt")),
    Row("ku", 1, MUSLIM, LC, 4, 7, 0, 0, ("kurds", "kurds", "diyar-bakr")),
    Row("tk", 1, MUSLIM, HA, 3, 8, 2, 1, ("turkomans",) * 8),
    Row("be", 1, MUSLIM, LC, 2, 8, 0, 0, ("bedouin",) * 3),
    Row("in", 1, MUSLIM, MI, 3, 4, 0, 0, ("infantry",) * 3),
    Row("in", 4, MUSLIM, AR, 3, 4, 2, 2, ("archers",) * 2),
    Row("li", 1, MUSLIM, LI, 2, 5, 1, 1, ("skirmishers",) * 6, has_dot=True),
    Row("g", 1, MUSLIM, MI, 4, 4, 0, 0, ("garrison-foot",) * 4, is_garrison=True),
    Row("g", 5, MUSLIM, AR, 3, 4, 2, 2, ("garrison-archers",) * 2, is_garrison=True),
    Row("g", 7, MUSLIM, LC, 4, 7, 0, 0, ("garrison-horse",), is_garrison=True),
)


class Unit(Struct, frozen=True):
    """One unit: its public id, its place in every tuple of units, its bit in every set of its side's units."""

    id: str
    index: int
    bit: int
    side: Side
    arm: Arm
    strength: int
    movement: int
    archery: int
    range: int
    label: str
    is_garrison: bool
    has_dot: bool
    is_foot: bool
    is_light: bool


class Leader(Struct, frozen=True):
    """A leader; `points` is what the enemy scores for his loss."""

    id: str
    index: int
    side: Side
    value: int
    movement: int
    points: int
    source: Source


Units: TypeAlias = int
"""A set of one side's units: a unit is in it when its `bit` is set."""


def _muster() -> tuple[Unit, ...]:
    units: list[Unit] = []
    for row in UNIT_TABLE:
        for number, label in enumerate(row.labels, row.first):
            before = sum(unit.side is row.side for unit in units)
            unit = Unit(
                id=f"{row.letters}{number}",
                index=len(units),
                bit=1 << before,
                side=row.side,
                arm=row.arm,
                strength=row.strength,
                movement=row.movement,
                archery=row.archery,
                range=row.range,
                label=label,
                is_garrison=row.is_garrison,
                has_dot=row.has_dot,
                is_foot=row.arm in FOOT,
                is_light=row.arm in LIGHT,
            )
            units.append(unit)
    return tuple(units)


ROSTER = _muster()
"""All 76 units, Crusaders first; a unit's `index` is its place here and in a state."""

LEADERS = (
    Leader("guy", 0, CRUSADER, 2, 8, 10, Source.PRINTED),
    Leader("conrad", 1, CRUSADER, 2, 8, 4, Source.RECONSTRUCTED),
    Leader("gerard", 2, CRUSADER, 1, 8, 2, Source.FOUND),
    Leader("louis", 3, CRUSADER, 1, 8, 2, Source.FOUND),
    Leader("geoffrey", 4, CRUSADER, 1, 8, 2, Source.FOUND),
    Leader("james", 5, CRUSADER, 1, 8, 2, Source.RECONSTRUCTED),
    Leader("saladin", 6, MUSLIM, 3, 9, 15, Source.PRINTED),
    Leader("taqi", 7, MUSLIM, 2, 9, 4, Source.FOUND),
    Leader("gokbori", 8, MUSLIM, 2, 9, 4, Source.FOUND),
    Leader("isa", 9, MUSLIM, 1, 9, 2, Source.FOUND),
    Leader("afdal", 10, MUSLIM, 1, 9, 2, Source.RECONSTRUCTED),
)
"""Values and movement are reconstructed; the source is that of the name."""

BY_ID = {unit.id: unit for unit in ROSTER}
PLACES = {unit.id: unit.index for unit in ROSTER}
ARMY = {side: tuple(unit for unit in ROSTER if unit.side is side) for side in Side}
STAFF = {side: tuple(leader for leader in LEADERS if leader.side is side) for side in Side}
LEADER_BY_ID = {leader.id: leader for leader in LEADERS}
SPAN = {side: slice(ARMY[side][0].index, ARMY[side][-1].index + 1) for side in Side}
GARRISON = tuple(unit for unit in ROSTER if unit.is_garrison)
TREBUCHETS = 4
