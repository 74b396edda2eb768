"""Amounts under a budget and amounts that make up a need, beside a version that is slow and obvious."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.allotments import Allotment, Levy, Outlay, Share
from gonfalon.kernel.holes import Hole

KEYS = "abcd"
limits = st.dictionaries(st.sampled_from(KEYS), st.integers(0, 3), max_size=4)
numbers = st.fixed_dictionaries({key: st.integers(1, 4) for key in KEYS})
shares = st.lists(st.tuples(st.frozensets(st.sampled_from(KEYS), max_size=3), st.integers(0, 6)), max_size=2)

Amounts = dict[str, int]


def every(limits: Amounts) -> list[Amounts]:
    """All amounts within the limits."""
    return [dict(zip(limits, each, strict=True)) for each in product(*(range(most + 1) for most in limits.values()))]


def changed(amounts: Amounts, key: str, by: int) -> Amounts:
    """The amounts with one of them changed."""
    return {**amounts, key: amounts[key] + by}


def weight(amounts: Amounts, weights: Amounts, keys: Any = KEYS) -> int:
    """What amounts of some keys weigh."""
    return sum(weights[key] * amount for key, amount in amounts.items() if key in keys)


def bought(limits: Amounts, prices: Amounts, budget: int, least: int, spare: bool) -> set[Any]:
    """What an outlay means, said slowly."""

    def is_paid(amounts: Amounts) -> bool:
        return weight(amounts, prices) <= budget

    def is_spent(amounts: Amounts) -> bool:
        more = (changed(amounts, key, 1) for key in limits if amounts[key] < limits[key])
        return not any(map(is_paid, more))

    return {
        tuple(amounts.items())
        for amounts in every(limits)
        if is_paid(amounts) and sum(amounts.values()) >= least and (spare or is_spent(amounts))
    }


def levied(limits: Amounts, need: int, weights: Amounts, owing: list[tuple[Any, int]], spare: bool) -> set[Any]:
    """What a levy means, said slowly."""

    def is_met(amounts: Amounts) -> bool:
        for keys, owed in [(KEYS, need), *owing]:
            is_all = all(amounts[key] == limits[key] for key in limits if key in keys)
            if weight(amounts, weights, keys) < owed and not is_all:
                return False
        return True

    def is_tight(amounts: Amounts) -> bool:
        return not any(is_met(changed(amounts, key, -1)) for key in limits if amounts[key])

    found = (amounts for amounts in every(limits) if is_met(amounts))
    return {tuple(amounts.items()) for amounts in found if spare or is_tight(amounts)}


def agrees(hole: Hole, expected: set[Any], limits: Amounts, seed: int) -> None:
    """Hold a hole to the slow version: counting, listing, membership, truth and both ways of drawing."""
    listed = list(hole)
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert hole.count() == len(expected)
    assert bool(hole) == bool(expected)
    for amounts in every({key: most + 1 for key, most in limits.items()}):
        assert (tuple(amounts.items()) in hole) == (tuple(amounts.items()) in expected)
    if expected:
        random = Random(seed)
        assert {hole.sample(random) for _ in range(5)} <= expected
        assert {hole.uniform(random) for _ in range(5)} <= expected


@given(limits, numbers, st.integers(-1, 12), st.integers(0, 3), st.booleans(), st.integers())
def test_an_outlay_is_what_it_says(
    limits: Amounts, prices: Amounts, budget: int, least: int, spare: bool, seed: int
) -> None:
    hole = Outlay(limits, prices, budget, least=least, spare=spare)
    agrees(hole, bought(limits, prices, budget, least, spare), limits, seed)


@given(limits, numbers, st.integers(-1, 12), st.integers(0, 3), st.integers(0, 3), st.integers())
def test_keys_of_an_outlay_share_a_limit(
    limits: Amounts, prices: Amounts, budget: int, least: int, most: int, seed: int
) -> None:
    pair = tuple(key for key in limits if key in "ac")
    hole = Outlay(limits, prices, budget, least=least, shared=[(pair, most)] if pair else [])
    expected = {
        amounts
        for amounts in bought(limits, prices, budget, least, spare=True)
        if sum(amount for key, amount in amounts if key in pair) <= most
    }
    agrees(hole, expected, limits, seed)


@given(limits, numbers, st.integers(-1, 20), shares, st.booleans(), st.integers())
def test_a_levy_is_what_it_says(
    limits: Amounts, weights: Amounts, need: int, owing: list[tuple[Any, int]], spare: bool, seed: int
) -> None:
    owed = [Share(tuple(key for key in limits if key in keys), most) for keys, most in owing]
    hole = Levy(limits, need, weights=weights, shares=owed, spare=spare)
    agrees(hole, levied(limits, need, weights, owing, spare), limits, seed)


HORSE = ("horse", "knight")
HOLES = [
    Outlay({"bow": 3, "horse": 2, "king": 1}, {"bow": 2, "horse": 3, "king": 5}, 8, least=1),
    Outlay({"bow": 3, "horse": 2, "king": 1}, {"bow": 2, "horse": 3, "king": 5}, 8, spare=False),
    Outlay({"bow": 3, "sling": 2, "king": 1}, {"bow": 2, "sling": 1, "king": 5}, 8, shared=[(("bow", "sling"), 3)]),
    Levy({"foot": 4, "horse": 3, "knight": 2}, 6, weights={"horse": 2, "knight": 3}, shares=[Share(HORSE, 2)]),
    Levy({"foot": 2, "horse": 2}, 2, spare=True),
]


@pytest.mark.parametrize("hole", HOLES)
def test_sampling_reaches_every_choice_and_uniform_makes_all_alike(hole: Allotment) -> None:
    random, draws = Random(1), 600 * hole.count()
    assert {hole.sample(random) for _ in range(draws)} == set(hole)
    drawn = Counter(hole.uniform(random) for _ in range(draws))
    assert set(drawn) == set(hole)
    # Six standard deviations of about 24.5 around 600.
    assert all(450 < many < 750 for many in drawn.values())


@pytest.mark.parametrize("value", [(), "no", (("bow", 1),), (("bow", True), ("horse", 0), ("king", 0)), (1, 2, 3)])
def test_what_is_no_list_of_amounts_does_not_belong(value: Any) -> None:
    assert value not in HOLES[0]


def test_a_third_of_eight_losses_falls_on_the_horse_and_nothing_is_given_for_nothing() -> None:
    hole = Levy({"foot": 10, "horse": 5}, 8, weights={"horse": 2}, shares=[Share(("horse",), 3)])
    assert (("foot", 4), ("horse", 2)) in hole
    assert (("foot", 0), ("horse", 4)) in hole
    assert (("foot", 6), ("horse", 1)) not in hole, "the share is not made up"
    assert (("foot", 5), ("horse", 2)) not in hole, "one to spare"


def test_who_cannot_make_up_a_need_gives_all() -> None:
    assert list(Levy({"foot": 2, "horse": 1}, 9, shares=[Share(("horse",), 4)])) == [(("foot", 2), ("horse", 1))]


def test_a_muster_of_many_classes_is_drawn_counted_and_listed_without_listing_all() -> None:
    prices = {f"class {number}": 7 + 3 * number for number in range(12)}
    hole = Outlay(dict.fromkeys(prices, 9), prices, 300, least=1, spare=False)
    assert hole.sample(Random(1)) in hole
    assert next(iter(hole)) in hole
    assert hole.count() > 10**6
    assert hole.uniform(Random(1)) in hole


def test_on_the_wire_conditions_come_with_the_amounts() -> None:
    assert Outlay({"bow": 3, "king": 1}, {"bow": 2, "king": 5}, 8, least=1).wire() == {
        "amounts": {"bow": 3, "king": 1},
        "prices": {"bow": 2, "king": 5},
        "budget": 8,
        "least": 1,
        "spare": True,
        "shared": [],
    }
    levy = Levy({"foot": 3, "horse": 1}, 9, weights={"horse": 2}, shares=[Share(("horse",), 3)])
    assert levy.wire() == {
        "amounts": {"foot": 3, "horse": 1},
        "weights": {"foot": 1, "horse": 2},
        "need": 5,
        "shares": [{"of": ["horse"], "need": 2}],
        "spare": False,
    }
