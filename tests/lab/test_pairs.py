"""Pairs go by games won, then by margins; intervals are Wilson's."""

import pytest

from gonfalon.lab.pairs import Half, Pairs, added, interval, tally

WON = Half(True, False, (1, 0), (-1, 0))
LOST = Half(False, True, (-1, 0), (1, 0))
DRAWN = Half(False, False, (0, 0), (0, 0))


def test_a_pair_goes_to_who_won_more_games_whatever_the_margins() -> None:
    crushed = Half(False, False, (-9, 0), (9, 0))
    assert tally([(WON, crushed)]) == Pairs(won=1, lost=0, tied=0, by_wins=1)
    assert tally([(LOST, DRAWN)]) == Pairs(won=0, lost=1, tied=0, by_wins=1)


def test_equal_wins_are_broken_by_the_margins_of_both_games_together() -> None:
    narrowly = Half(False, True, (-1, 3), (1, -3))
    assert tally([(WON, narrowly)]) == Pairs(won=1, lost=0, tied=0, by_wins=0)
    assert tally([(LOST, Half(True, False, (1, -1), (-1, 1)))]) == Pairs(won=0, lost=1, tied=0, by_wins=0)


def test_the_first_figure_of_a_margin_outweighs_the_second() -> None:
    assert tally([(Half(False, False, (1, -50), (-1, 50)), DRAWN)]).won == 1


def test_equal_pairs_are_ties_and_count_half() -> None:
    pairs = tally([(WON, LOST), (DRAWN, DRAWN), (WON, WON), (LOST, LOST)])
    assert pairs == Pairs(won=1, lost=1, tied=2, by_wins=2)
    assert pairs.score == 0.5
    assert Pairs(won=3, lost=0, tied=1, by_wins=3).score == 0.875


def test_margins_add_place_by_place() -> None:
    assert added([(1, 2), (3, -5)]) == (4, -3)
    assert added([]) == ()


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (70, 100, 0.6042, 0.7811)],
)
def test_intervals_agree_with_published_ones(successes: int, n: int, low: float, high: float) -> None:
    assert interval(successes, n) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert interval(0, 0) == (0.0, 1.0)
