"""Holes: counting, listing, membership and both ways of sampling agree for every kind."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.holes import Amounts, Assign, Free, Hole, One, OneBit, Order, Route, Some

NAMES = {place: f"hex {place}" for place in range(80)}
INDEX = {name: place for place, name in NAMES.items()}
STREETS = {"a": "bcd", "b": "ac", "c": "abd", "d": ""}

values = st.lists(st.integers(0, 20), max_size=5, unique=True)
holes: st.SearchStrategy[Hole] = st.one_of(
    values.map(One),
    st.integers(0, 2**80 - 1).map(lambda bits: OneBit(bits & 0xF0F0F0000000000000F, NAMES, INDEX)),
    st.builds(Some, values, st.integers(0, 3), st.none() | st.integers(0, 6)),
    values.map(Order),
    st.builds(Order, values, st.integers(0, 3), st.none() | st.integers(0, 6)),
    st.dictionaries(st.sampled_from("abc"), values, max_size=3).map(Assign),
    st.builds(
        Amounts, st.dictionaries(st.sampled_from("abcd"), st.integers(0, 4), max_size=4), total=st.integers(-1, 10)
    ),
    st.builds(lambda least: walk(least, 3), st.integers(0, 5)),
    values.map(lambda tries: Free(lambda value: value in tries, tries)),
)


def walk(least: int, most: int) -> Route:
    """Walks from a through no place twice, of a length between `least` and `most`."""

    def onward(path: tuple[str, ...]) -> list[str]:
        here = path[-1] if path else "a"
        return [way for way in STREETS[here] if way not in ("a", *path)] if len(path) < most else []

    return Route("a", onward, lambda path: len(path) >= least)


@given(holes)
def test_the_count_is_the_number_of_different_values_listed(hole: Hole) -> None:
    listed = list(hole)
    assert hole.count() == len(listed) == len(set(listed))
    assert bool(hole) == bool(listed)


@given(holes)
def test_every_listed_value_belongs(hole: Hole) -> None:
    assert all(value in hole for value in hole)


@given(holes, st.integers())
def test_what_is_sampled_is_listed(hole: Hole, seed: int) -> None:
    if hole:
        listed = set(hole)
        assert hole.sample(Random(seed)) in listed
        assert hole.uniform(Random(seed)) in listed


@pytest.mark.parametrize(
    "hole",
    [
        One("abc"),
        OneBit(0b1011 | 1 << 70, NAMES, INDEX),
        Some("abcd", 1, 3),
        Order("abc"),
        Order("abc", 1, 2),
        Assign({"a": "xy", "b": "xyz"}),
        Amounts({"a": 2, "b": 1, "c": 3}, 3),
        walk(1, 3),
        Free(lambda value: value in range(10), (1, 5, 7)),
    ],
    ids=lambda hole: type(hole).__name__,
)
def test_sampling_reaches_every_value_and_uniform_makes_all_alike(hole: Hole) -> None:
    random, draws = Random(1), 600 * hole.count()
    assert {hole.sample(random) for _ in range(draws)} == set(hole)
    drawn = Counter(hole.uniform(random) for _ in range(draws))
    assert set(drawn) == set(hole)
    # Six standard deviations of about 24.5 around 600.
    assert all(450 < many < 750 for many in drawn.values())


def test_neighbours_far_from_the_first_place_are_sampled_alike() -> None:
    random, hole = Random(1), OneBit(0b111 << 60, NAMES, INDEX)
    drawn = Counter(hole.sample(random) for _ in range(600 * hole.count()))
    assert all(450 < drawn[name] < 750 for name in hole)


@pytest.mark.parametrize(
    ("hole", "value"),
    [
        (One("abc"), "d"),
        (OneBit(0b101, NAMES, INDEX), "hex 1"),
        (OneBit(0b101, NAMES, INDEX), "nowhere"),
        (OneBit(0b101, NAMES, INDEX), 0),
        (Some("abc", 1, 2), ()),
        (Some("abc", 1, 2), ("a", "b", "c")),
        (Some("abc", 1, 2), ("b", "a")),
        (Some("abc", 1, 2), ("a", "a")),
        (Some("abc", 1, 2), ("a", "z")),
        (Some("abc", 1, 2), ["a"]),
        (Order("abc"), ("a", "b")),
        (Order("abc"), ("a", "b", "b")),
        (Order("abc"), ("a", "b", "z")),
        (Order("abc"), "abc"),
        (Order("abc", 1, 2), ()),
        (Order("abc", 1, 2), ("a", "a")),
        (Order("abc", 1, 2), ("a", "b", "c")),
        (Assign({"a": "xy", "b": "z"}), (("a", "x"),)),
        (Assign({"a": "xy", "b": "z"}), (("b", "z"), ("a", "x"))),
        (Assign({"a": "xy", "b": "z"}), (("a", "z"), ("b", "z"))),
        (Assign({"a": "xy", "b": "z"}), "no"),
        (Amounts({"a": 2, "b": 1}, 2), (("a", 2),)),
        (Amounts({"a": 2, "b": 1}, 2), (("b", 0), ("a", 2))),
        (Amounts({"a": 2, "b": 1}, 2), (("a", 0), ("b", 2))),
        (Amounts({"a": 2, "b": 1}, 2), (("a", 1), ("b", 0))),
        (Amounts({"a": 2, "b": 1}, 2), (("a", True), ("b", 1))),
        (Amounts({"a": 2, "b": 1}, 2), "no"),
        (walk(1, 3), ()),
        (walk(1, 3), ("d", "c")),
        (walk(1, 3), ("b", "a")),
        (walk(1, 3), ["b"]),
        (Free(lambda value: value in range(10), (1, 5)), 10),
    ],
)
def test_other_values_do_not_belong(hole: Hole, value: Any) -> None:
    assert value not in hole


def test_a_free_hole_takes_more_than_it_lists() -> None:
    assert 3 in Free(lambda value: value in range(10), (1, 5))


@pytest.mark.parametrize("total", [-1, 4])
def test_no_amounts_make_a_total_below_nothing_or_above_the_limits(total: int) -> None:
    hole = Amounts({"a": 2, "b": 1}, total)
    assert not hole
    assert hole.count() == len(list(hole)) == 0


def test_a_walk_steps_around_dead_ends() -> None:
    assert {walk(3, 3).sample(Random(seed)) for seed in range(50)} == {("b", "c", "d")}
    assert not walk(4, 3)


@pytest.mark.parametrize(
    ("hole", "wire"),
    [
        (One("ab"), {"one": ["a", "b"]}),
        (OneBit(1 << 70 | 2, NAMES, INDEX), {"one": ["hex 1", "hex 70"]}),
        (Some("abc", 1), {"some": ["a", "b", "c"], "least": 1, "most": 3}),
        (Order("ab"), {"order": ["a", "b"]}),
        (Order("abc", 1, 2), {"order": ["a", "b", "c"], "least": 1, "most": 2}),
        (Assign({"a": "xy", "b": "z"}), {"assign": {"a": ["x", "y"], "b": ["z"]}}),
        (Amounts({"a": 2, "b": 1}, 2), {"amounts": {"a": 2, "b": 1}, "total": 2}),
        (walk(1, 3), {"route": "a", "next": ["b", "c", "d"]}),
        (Free(bool, (1, 2)), {"free": [1, 2]}),
    ],
)
def test_on_the_wire_a_hole_names_what_fits(hole: Hole, wire: dict[str, Any]) -> None:
    assert hole.wire() == wire
