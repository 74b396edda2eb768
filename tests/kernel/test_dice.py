"""Dice: scripted faces must fit, exact chances are exact, and seeds repeat."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.dice import Dice, DiceError, ScriptedDice, SeededDice, TellingDice, chance_of, falls
from gonfalon.kernel.events import Event, Rolled


def roll(dice: Dice, sides: int = 6) -> int:
    """A roll for nothing in particular."""
    return dice.roll(sides, clause="1.1", why="test")


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedDice([3, 10])
    assert (roll(dice), roll(dice, 10)) == (3, 10)
    dice.finish()


def test_too_few_dice_name_the_roll() -> None:
    with pytest.raises(DiceError, match=r"too few dice: the roll for test \(1\.1\)"):
        roll(ScriptedDice([]))


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_face_that_the_die_does_not_have_is_named(face: int) -> None:
    with pytest.raises(DiceError, match=rf"die 1: {face} is no face of the d6"):
        roll(ScriptedDice([face]))


def test_left_over_dice_are_counted() -> None:
    dice = ScriptedDice([1, 2, 3])
    roll(dice)
    with pytest.raises(DiceError, match="2 of 3 not used, the first is die 2"):
        dice.finish()


@given(st.integers(), st.integers(1, 100))
def test_seeded_dice_stay_on_the_die_and_repeat(seed: int, sides: int) -> None:
    first, second = SeededDice(seed), SeededDice(seed)
    faces = [roll(first, sides) for _ in range(20)]
    assert faces == [roll(second, sides) for _ in range(20)]
    assert all(1 <= face <= sides for face in faces)


def test_seeded_dice_are_fair() -> None:
    dice = SeededDice(1)
    fallen = Counter(roll(dice) for _ in range(6000))
    assert all(850 < fallen[face] < 1150 for face in range(1, 7))


def test_telling_dice_tell_every_roll_with_its_audience() -> None:
    told: list[Event] = []
    TellingDice(ScriptedDice([4]), told.append).roll(6, clause="2.3", why="shot", to=("red",))
    assert told == [Rolled(clause="2.3", why="shot", sides=6, face=4, to=("red",))]
    TellingDice(ScriptedDice([4]), told.append).roll(6, clause="2.3", why="shot", who="archer")
    assert told[1:] == [Rolled(clause="2.3", why="shot", who="archer", sides=6, face=4)]


def test_a_handful_is_in_ascending_order() -> None:
    assert ScriptedDice([5, 1, 3]).handful(3, 6, clause="1.1", why="volley") == (1, 3, 5)


def test_the_chances_of_two_dice_are_exact() -> None:
    expected = {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
    assert chance_of(lambda dice: roll(dice) + roll(dice)) == expected


def test_a_rule_without_dice_is_certain() -> None:
    assert chance_of(lambda dice: "so") == {"so": Fraction(1)}


def test_chances_are_exact_when_the_number_of_dice_varies() -> None:
    def until_six(dice: Dice) -> int:
        return next((throw for throw in range(1, 4) if roll(dice) == 6), 4)

    chances = {1: Fraction(1, 6), 2: Fraction(5, 36), 3: Fraction(25, 216), 4: Fraction(125, 216)}
    assert chance_of(until_six) == chances


def test_chances_are_exact_when_the_second_die_depends_on_the_first() -> None:
    chances = chance_of(lambda dice: roll(dice, 4) if roll(dice, 2) == 1 else roll(dice, 6))
    assert chances[1] == Fraction(1, 8) + Fraction(1, 12)
    assert chances[6] == Fraction(1, 12)


@given(st.lists(st.integers(1, 4), max_size=4))
def test_every_fall_comes_once_and_all_chances_make_one(sides: list[int]) -> None:
    walked = list(falls(lambda dice: tuple(roll(dice, each) for each in sides)))
    assert len({answer for answer, _ in walked}) == len(walked)
    assert sum(Fraction(1, paths) for _, paths in walked) == 1
