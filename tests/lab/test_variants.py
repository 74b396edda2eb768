"""Options are tried one by one and two by two."""

from enum import StrEnum
from itertools import combinations, product
from random import Random
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, structs

from gonfalon.lab.variants import pairwise, sample, singles, values


class Weather(StrEnum):
    """A closed set."""

    SUN = "sun"
    RAIN = "rain"
    FOG = "fog"


class Options(Struct, frozen=True):
    """Every kind of option."""

    night: bool = False
    weather: Weather = Weather.SUN
    pace: Literal["slow", "fast"] = "slow"
    turns: Annotated[int, Meta(ge=3, le=9)] = 5
    title: str = "none"


class Plain(Struct, frozen=True):
    """A single option."""

    night: bool = True


VALUES = {
    "night": (False, True),
    "weather": tuple(Weather),
    "pace": ("fast", "slow"),
    "turns": (3, 9),
    "title": ("none",),
}


def test_closed_sets_are_tried_whole_and_ranges_at_both_ends() -> None:
    assert {name: tuple(sorted(tried)) for name, tried in values(Options).items()} == {
        name: tuple(sorted(tried)) for name, tried in VALUES.items()
    }


def test_singles_change_one_option_at_a_time() -> None:
    tried = list(singles(Options))
    assert tried[0] == Options()
    changed = [{name for name in VALUES if getattr(each, name) != getattr(Options(), name)} for each in tried[1:]]
    assert all(len(names) == 1 for names in changed)
    assert {(name, getattr(each, name)) for each in tried for name in VALUES} >= {
        (name, value) for name, each in VALUES.items() for value in each
    }


def test_every_two_values_meet_in_few_rows() -> None:
    rows = list(pairwise(Options))
    for (some, first), (other, second) in combinations(VALUES.items(), 2):
        met = {(getattr(row, some), getattr(row, other)) for row in rows}
        assert met == set(product(first, second)), (some, other)
    assert len(rows) < 24, "all combinations would be 24"


@pytest.mark.parametrize("options", [Options, Plain])
def test_samples_are_options_and_reach_every_value(options: type[Struct]) -> None:
    drawn = [sample(options, Random(seed)) for seed in range(200)]
    for name, tried in values(options).items():
        assert set(tried) <= {getattr(each, name) for each in drawn}
    assert all(structs.replace(options(), **structs.asdict(each)) == each for each in drawn)
