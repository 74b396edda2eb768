"""Acre keeps the laws of every game: random games of each scenario end, under each option and pairs of them."""

from functools import cache
from random import Random

import pytest

from gonfalon.games.acre import GAME
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.conformance import LAWS, Law
from gonfalon.lab.histories import HISTORY_LAWS, HistoryLaw
from gonfalon.lab.moment import AnySitting, moments, wander
from gonfalon.lab.variants import pairwise, singles

SCENARIOS = [scenario.id for scenario in GAME.scenarios]
RUNAWAY = 20_000
LOOKED_AT = 2


@cache
def sittings(scenario: str) -> tuple[AnySitting, ...]:
    """A random game for each set of options."""
    played = []
    for number, options in enumerate([*singles(GAME.options), *pairwise(GAME.options)]):
        dice = SeededDice(f"acre/{scenario}/{number}")
        sitting: AnySitting = Sitting(GAME, scenario, options, dice)
        wander(sitting, Random(number), dice, RUNAWAY)
        played.append(sitting)
    return tuple(played)


@pytest.mark.slow
@pytest.mark.parametrize("law", HISTORY_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_game_keeps(scenario: str, law: HistoryLaw) -> None:
    for sitting in sittings(scenario):
        assert not list(law(sitting)), sitting.header.options


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_moment_keeps(scenario: str, law: Law) -> None:
    for number, sitting in enumerate(sittings(scenario)):
        random = Random(number)
        stations = moments(sitting)
        for moment in [stations[0], *random.sample(stations, min(LOOKED_AT, len(stations))), stations[-1]]:
            assert not list(law(moment, random)), sitting.header.options
