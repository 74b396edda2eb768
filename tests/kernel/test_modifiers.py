"""Sums as lines."""

from fractions import Fraction

from gonfalon.kernel.modifiers import Line, shifts, sum_of, total

LINES = (
    Line("1.1", "strength", "knights", add=7),
    Line("1.2", "leader", add=2),
    Line("1.3", "tired", times=1, over=2),
    Line("1.4", "charge", times=3),
    Line("1.5", "hill", shift=-2),
    Line("1.6", "flank", shift=1),
)


def test_a_total_adds_first_and_then_multiplies_whatever_the_order() -> None:
    assert total(LINES) == total(LINES[::-1]) == Fraction(27, 2)


def test_a_sum_only_adds() -> None:
    assert sum_of(LINES) == 9


def test_shifts_are_counted_apart() -> None:
    assert shifts(LINES) == -1


def test_no_lines_are_nothing() -> None:
    assert total(()) == sum_of(()) == shifts(()) == 0
