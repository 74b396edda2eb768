"""Every registered game, and the proof game, keeps the laws: in every scenario, under each option and pairs of them."""

from functools import cache
from random import Random

import pytest

from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.conformance import LAWS, Law
from gonfalon.lab.histories import HISTORY_LAWS, HistoryLaw
from gonfalon.lab.moment import AnySitting, moments, wander
from gonfalon.lab.variants import pairwise, singles
from gonfalon.registry import AnyGame, games
from tests.proof.game import GAME as PROOF

GAMES: dict[str, AnyGame] = {game.name: game for game in (*games(), PROOF)}
LONG = {("acre", "battle"), ("acre", "saladin-returns")}
SCENARIOS = [
    pytest.param(name, scenario.id, marks=pytest.mark.slow if (name, scenario.id) in LONG else ())
    for name, game in GAMES.items()
    for scenario in game.scenarios
]
RUNAWAY = 20_000
LOOKED_AT = 3


@cache
def sittings(name: str, scenario: str) -> tuple[AnySitting, ...]:
    """A random game for each set of options."""
    game = GAMES[name]
    played = []
    for number, options in enumerate([*singles(game.options), *pairwise(game.options)]):
        dice = SeededDice(f"{name}/{scenario}/{number}")
        sitting: AnySitting = Sitting(game, scenario, options, dice)
        wander(sitting, Random(number), dice, RUNAWAY)
        played.append(sitting)
    return tuple(played)


@pytest.mark.parametrize("law", HISTORY_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_game_keeps(name: str, scenario: str, law: HistoryLaw) -> None:
    for sitting in sittings(name, scenario):
        assert not list(law(sitting)), sitting.header.options


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_moment_keeps(name: str, scenario: str, law: Law) -> None:
    for number, sitting in enumerate(sittings(name, scenario)):
        random = Random(number)
        stations = moments(sitting)
        for moment in [stations[0], *random.sample(stations, min(LOOKED_AT, len(stations))), stations[-1]]:
            assert not list(law(moment, random)), sitting.header.options
