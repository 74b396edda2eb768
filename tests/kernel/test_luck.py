"""Luck is exact: the same as counting every way in which chances of their own may fall."""

from fractions import Fraction
from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.luck import luck_of, ways_of

CHANCES = st.lists(st.fractions(min_value=0, max_value=1, max_denominator=36), max_size=7)


def brute(chances: list[Fraction]) -> list[Fraction]:
    """The chance of each number of happenings, by every fall of every one of them."""
    spread = [Fraction(0)] * (len(chances) + 1)
    for falls in product((False, True), repeat=len(chances)):
        weight = Fraction(1)
        for fell, chance in zip(falls, chances, strict=True):
            weight *= chance if fell else 1 - chance
        spread[sum(falls)] += weight
    return spread


@given(CHANCES)
def test_the_spread_is_that_of_every_fall(chances: list[Fraction]) -> None:
    ways, total = ways_of(chances)
    assert [Fraction(each, total) for each in ways] == brute(chances)


@given(CHANCES, st.data())
def test_the_bracket_holds_eight_games_of_ten_and_no_smaller_one_that_leaves_as_little_at_either_end(
    chances: list[Fraction], data: st.DataObject
) -> None:
    spread = brute(chances)
    luck = luck_of(chances, data.draw(st.integers(0, len(chances))))
    assert sum(spread[luck.least : luck.most + 1]) >= Fraction(8, 10)
    assert sum(spread[: luck.least]) <= Fraction(1, 10) < sum(spread[: luck.least + 1])
    assert sum(spread[luck.most + 1 :]) <= Fraction(1, 10) < sum(spread[luck.most :])


@given(CHANCES, st.data())
def test_how_rare_it_is_counts_what_fell_and_all_beyond_it(chances: list[Fraction], data: st.DataObject) -> None:
    spread = brute(chances)
    fell = data.draw(st.integers(0, len(chances)))
    luck = luck_of(chances, fell)
    assert luck.expected == sum(many * chance for many, chance in enumerate(spread))
    assert luck.as_rare == (sum(spread[fell:]) if luck.is_more else sum(spread[: fell + 1]))


def test_twelve_even_chances_as_a_table_of_the_binomial_has_them() -> None:
    luck = luck_of([Fraction(1, 2)] * 12, 9)
    assert (luck.tries, luck.least, luck.most) == (12, 4, 8)
    assert luck.expected == 6
    assert luck.as_rare == Fraction(299, 4096)


def test_nothing_tried_is_no_luck() -> None:
    luck = luck_of([], 0)
    assert (luck.tries, luck.fell, luck.least, luck.most) == (0, 0, 0, 0)
    assert (luck.expected, luck.as_rare) == (Fraction(0), Fraction(1))


def test_a_game_of_many_attacks_is_exact_too() -> None:
    chances = [Fraction(at % 35 + 1, 36) for at in range(500)]
    assert luck_of(chances, 0).as_rare == prod((1 - chance for chance in chances), start=Fraction(1))
