"""The charts of the card: every printed cell once more, weapon by weapon, and how bands, odds and ground are read."""

import pytest

from gonfalon.games.croisades.charts import (
    BANDS,
    COMBAT_AGAINST_FOOT,
    COMBAT_AGAINST_MOUNTED,
    FIRE_AT_FOOT,
    FIRE_AT_MOUNTED,
    MOUNTED_BANDS,
    OFFSETS,
    Cover,
    band,
    combat_result,
    ground_shift,
    odds_column,
    shot_result,
)
from gonfalon.games.croisades.pieces import Weapon

TWO = (Weapon.CROSSBOW, Weapon.DAGGER)
THREE = (Weapon.LONGBOW, Weapon.SLING)
FOUR = (Weapon.SHORTBOW, Weapon.JAVELIN)

# die of crossbow and dagger, of longbow and sling, of shortbow and javelin; results under none, light, medium, heavy
AT_MOUNTED = """
    1 . .  F E D
    2 1 .  E D C
    3 2 1  D C B
    4 3 2  C B A
    5 4 3  B A -
    6 5 4  A - -
    7 6 5  - - -
"""
AT_FOOT = """
    1 . .  C C C B
    2 1 .  C C B A
    3 2 1  C B B A
    4 3 2  B B A -
    5 4 3  B A A -
    6 5 4  A A - -
    7 6 5  A - - -
    8 7 6  - - - -
"""
AGAINST_MOUNTED = """
    CDDEEFFGGHHH
    CCDDEEFFGGHH
    CCCDDEEFFGGH
    BCCCDDEEFFGG
    BBCCCDDEEFFG
    AABCCCDDEEFF
    --ABCCCDDEEF
    ---ABCCCDDEE
    ----ABCCCDDE
    -----BBCCCDD
"""
AGAINST_FOOT = """
    DEEEFFFFFFFF
    CDDEEFFFFFFF
    CCDDEEEFFFFF
    BCCDDEEEFFFF
    BCCCDDEEEFFF
    ABCCCDDEEEFF
    -BCCCCDDEEEF
    -ABCCCCDDEEF
    --ABCCCCDDEE
    ---BBCCCCDDE
"""


def check_shots(text: str, at_mounted: bool) -> None:
    """Every die of every weapon up to 14 gives the printed result; past the last row everything misses."""
    lines = [line.split() for line in text.split("\n") if line.strip()]
    for column, weapons in enumerate((TWO, THREE, FOUR)):
        printed = {int(line[column]): line[3:] for line in lines if line[column] != "."}
        for weapon in weapons:
            for die in range(1, 15):
                expected = printed.get(die, ["-"] * len(lines[0][3:]))
                covers = list(Cover)[: len(expected)]
                assert [shot_result(die + OFFSETS[weapon], cover, at_mounted) for cover in covers] == expected


def test_C5b_every_weapon_against_the_mounted() -> None:
    check_shots(AT_MOUNTED, at_mounted=True)


def test_C5c_every_weapon_against_men_on_foot() -> None:
    check_shots(AT_FOOT, at_mounted=False)


def test_C5b_and_C5c_the_rows_of_the_ballista() -> None:
    assert [shot_result(1, cover, True) for cover in list(Cover)[:3]] == ["F", "F", "F"]
    assert [shot_result(2, cover, True) for cover in list(Cover)[:3]] == ["F", "F", "E"]
    assert [shot_result(1, cover, False) for cover in Cover] == ["C", "C", "C", "C"]
    assert [shot_result(2, cover, False) for cover in Cover] == ["C", "C", "C", "B"]
    assert (FIRE_AT_MOUNTED.rows[-1], FIRE_AT_FOOT.rows[-1]) == (9, 10)


def test_C5b_nobody_mounted_has_heavy_cover() -> None:
    assert FIRE_AT_MOUNTED.columns == ("none", "light", "medium")
    assert FIRE_AT_FOOT.columns == tuple(cover.heading for cover in Cover)


@pytest.mark.parametrize(
    ("weapon", "is_mounted", "short", "medium", "long"),
    [
        ("dagger", False, "1-2", "3-4", "5-7"),
        ("javelin", False, "1-7", "8-15", "16-30"),
        ("sling", False, "1-10", "11-25", "26-45"),
        ("shortbow", True, "1-12", "13-30", "31-55"),
        ("shortbow", False, "1-15", "16-40", "41-70"),
        ("crossbow", False, "1-25", "26-55", "56-90"),
        ("longbow", False, "1-30", "31-60", "61-120"),
    ],
)
def test_C5a_range_bands(weapon: str, is_mounted: bool, short: str, medium: str, long: str) -> None:
    for number, limits in enumerate((short, medium, long)):
        first, last = map(int, limits.split("-"))
        assert band("off", Weapon(weapon), is_mounted, first) == band("off", Weapon(weapon), is_mounted, last) == number
    assert band("off", Weapon(weapon), is_mounted, int(long.split("-")[1]) + 1) is None


def test_C5a_every_weapon_has_a_band_and_an_offset_and_only_shortbows_are_shot_from_the_saddle() -> None:
    assert set(BANDS) == set(OFFSETS) == set(Weapon)
    assert set(MOUNTED_BANDS) == {Weapon.SHORTBOW}


@pytest.mark.parametrize(("text", "at_mounted"), [(AGAINST_MOUNTED, True), (AGAINST_FOOT, False)])
def test_C6b_and_C6c_every_cell_of_combat(text: str, at_mounted: bool) -> None:
    for die, line in enumerate(text.split(), 1):
        assert "".join(combat_result(column, die, at_mounted) for column in range(1, 13)) == line


def test_C6b_and_C6c_odds_and_die_are_held_at_the_ends() -> None:
    for at_mounted in (True, False):
        assert combat_result(20, 1, at_mounted) == combat_result(12, 1, at_mounted)
        assert combat_result(5, 11, at_mounted) == combat_result(5, 10, at_mounted)
    assert COMBAT_AGAINST_MOUNTED.columns == COMBAT_AGAINST_FOOT.columns == tuple(f"{n}:1" for n in range(1, 13))


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(8, 3, 2), (42, 13, 3), (42, 5, 8), (28, 6, 4), (4, 6, 0), (6, 1, 6), (5, 5, 1), (16, 8, 2), (60, 4, 15)],
)
def test_1_7b_odds_are_rounded_for_the_defender(attack: int, defence: int, column: int) -> None:
    assert odds_column(attack, defence) == column


@pytest.mark.parametrize(
    ("attacker", "defender", "shift"),
    [(-1, 1, -2), (-1, 0, -1), (0, 1, -1), (0, -1, 1), (1, 0, 1), (1, -1, 2), (-1, -1, 0), (0, 0, 0), (1, 1, 0)],
)
def test_C6a_shifts_by_ground(attacker: int, defender: int, shift: int) -> None:
    assert ground_shift(attacker, defender) == shift
