"""The survey of a game: the games of one plan are played once, and feed laws, sightings, endings and words.

The plan has a game for each scenario under each set of options, more of them where these are few and a share of them
where they are many, the golden records, the scenes that random play hardly comes to, and games between bots. It is
split into parts that depend on nothing but their names, so that they may be played in any order and in any process.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import Any, TypeAlias

from msgspec import Struct

from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.replay import replay
from gonfalon.lab.fuzz import FORGED, MANGLED, Finding, Fuzzer
from gonfalon.lab.golden import kept_records
from gonfalon.lab.match import RANDOM
from gonfalon.lab.moment import moments, wander
from gonfalon.lab.pace import pace
from gonfalon.lab.variants import doubles, pairwise, singles
from gonfalon.registry import AnyGame, names

BUDGET = 60
"""Core-seconds that the survey of a game may take, on a core of the pace for which budgets are written."""
SEED = 1
SETS_IN_A_PART = 7
LEAST_GAMES = 24
"""Random games of the smallest plan; a game with few scenarios and options is played again under the same ones."""
LOOKED_AT = 1
MOST_GAMES = 100
"""Where it would be more, the defaults are played in all scenarios, the other values of options in one, by twos."""
LEAST_HURT = 20
"""For how many games those are mangled at least that are played under the defaults alone."""
GAMES_TO_A_HURT_ONE = 4
FORGED_AT_A_SCENE = 2000
ACTIONS_FROM_A_SCENE = 6
MOST_MOMENTS = 100
"""How many moments of scenes are held against the laws at most, or nearly."""
RECORDS = "records"
SCENES = "scenes"
BOTS = "bots"
RECRUITS = ("recruit",)

Plan: TypeAlias = dict[str, Callable[[Fuzzer], None]]
"""What is played in each part."""


class Surveyed(Struct, frozen=True):
    """What a part of a survey, or all of them together, did and found; `held` counts how often each law was asked."""

    games: int
    forged: int
    mangled: int
    held: dict[str, int]
    endings: dict[str, int]
    seen: dict[str, tuple[str, ...]]
    findings: tuple[Finding, ...]
    core_seconds: float


def survey(game: AnyGame) -> Surveyed:
    """The whole survey, a part after the other."""
    return together({part: surveyed(game, part) for part in parts(game)})


def parts(game: AnyGame) -> tuple[str, ...]:
    """The names of the parts of a survey."""
    return tuple(plan(game))


def surveyed(game: AnyGame, part: str) -> Surveyed:
    """Play one part of a survey; of the paces before and after it the slower one holds."""
    before = pace()
    started = process_time()
    fuzzer = Fuzzer(game, SEED, bots=RECRUITS if part == BOTS else (RANDOM,))
    fuzzer.looked_at, fuzzer.accidents = LOOKED_AT, accidents(game)
    plan(game)[part](fuzzer)
    return Surveyed(
        games=fuzzer.rounds,
        forged=fuzzer.counts["forged"],
        mangled=fuzzer.counts["mangled"],
        held=dict(fuzzer.held),
        endings=dict(fuzzer.endings),
        seen=fuzzer.sightings.by_clause(),
        findings=tuple(fuzzer.findings),
        core_seconds=(process_time() - started) / max(before, pace()),
    )


def together(found: dict[str, Surveyed]) -> Surveyed:
    """What the parts found; bots change from day to day, so what only they have shown does not count as seen."""
    every = found.values()
    carriers: dict[str, set[str]] = {}
    for part, each in found.items():
        for clause, carried in each.seen.items() if part != BOTS else ():
            carriers.setdefault(clause, set()).update(carried)
    return Surveyed(
        games=sum(each.games for each in every),
        forged=sum(each.forged for each in every),
        mangled=sum(each.mangled for each in every),
        held=summed(each.held for each in every),
        endings=summed(each.endings for each in every),
        seen={clause: tuple(sorted(carriers[clause])) for clause in sorted(carriers)},
        findings=tuple(finding for each in every for finding in each.findings),
        core_seconds=sum(each.core_seconds for each in every),
    )


def summed(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    """Counts added up."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return dict(sorted(total.items()))


def plan(game: AnyGame) -> Plan:
    """The parts by name: so many sets of options of each scenario, then the records, then the bots."""
    planned: Plan = {}
    for number, scenario in enumerate(game.scenarios):
        own = dealt(game, number)
        for start in range(0, len(own), SETS_IN_A_PART):
            name = f"{scenario.id}-{start // SETS_IN_A_PART + 1}"
            planned[name] = partial(under_options, scenario.id, start, own[start : start + SETS_IN_A_PART])
    return {**planned, RECORDS: golden_games, SCENES: scenes, BOTS: bots_games}


def sets_of_options(game: AnyGame) -> list[tuple[Any, bool]]:
    """The options of each game that is played of a scenario, and whether it is hurt; all are that only play again."""
    sets = [*singles(game.options), *pairwise(game.options)]
    games = max(len(sets), -(-LEAST_GAMES // len(game.scenarios)))
    played = islice(cycle(sets), games)
    return [
        (options, number % GAMES_TO_A_HURT_ONE == 0 or number >= len(sets)) for number, options in enumerate(played)
    ]


def dealt(game: AnyGame, number: int) -> list[tuple[Any, bool]]:
    """The sets of options under which the scenario of this number is played, and which of these games are hurt.

    Where all sets in all scenarios would be too many, it is the defaults, which are hurt, and this scenario's share of
    the other values, two at a time.
    """
    if not is_large(game):
        return sets_of_options(game)
    many = len(game.scenarios)
    # The last scenario is served first: what was added last has options of its own.
    share = islice(doubles(game.options), (number + 1) % many, None, many)
    return [(game.options(), True), *((options, False) for options in share)]


def is_large(game: AnyGame) -> bool:
    """Whether all sets of options in all scenarios would be too many games."""
    return len(sets_of_options(game)) * len(game.scenarios) > MOST_GAMES


def accidents(game: AnyGame) -> int:
    """How often a hurt game is mangled: the more, the fewer they are."""
    return MANGLED * -(-LEAST_HURT // len(game.scenarios)) if is_large(game) else MANGLED


def under_options(scenario: str, start: int, sets: list[tuple[Any, bool]], fuzzer: Fuzzer) -> None:
    """A random game of a scenario under each set of options; a hurt one is played again from near its end, and mangled.

    Only games that are installed read what people write, so that nothing of another is mangled.
    """
    is_installed = fuzzer.game.name in names()
    for number, (options, is_hurt) in enumerate(sets, start):
        random = Random(f"{SEED}/{scenario}/{number}")
        fuzzer.try_out(scenario, options, random, is_hurt=is_hurt and is_installed)
        fuzzer.rounds += 1


def golden_games(fuzzer: Fuzzer) -> None:
    """The golden records, from their openings to their ends."""
    for _, record in kept_records(fuzzer.game):
        fuzzer.note(replay(fuzzer.game, record))
        fuzzer.rounds += 1


def scenes(fuzzer: Fuzzer) -> None:
    """Many forged actions at each scene, and a few actions on, whose moments are held against the laws.

    Of many scenes only every so-manieth moment is; at the others too actions are forged.
    """
    found = list(kept_records(fuzzer.game, SCENES))
    apart = 1 + len(found) * (ACTIONS_FROM_A_SCENE + 1) // MOST_MOMENTS
    for name, record in found:
        random = Random(f"{SEED}/{name}")
        sitting = replay(fuzzer.game, record)
        fuzzer.forge(moments(sitting)[0], random, FORGED_AT_A_SCENE)
        wander(sitting, random, SeededDice(random.getrandbits(32)), ACTIONS_FROM_A_SCENE)
        fuzzer.note(sitting)
        for number, moment in enumerate(moments(sitting)):
            if number % apart:
                fuzzer.forge(moment, random, FORGED)
            else:
                fuzzer.look_at(moment, sitting, random)
        fuzzer.rounds += 1


def bots_games(fuzzer: Fuzzer) -> None:
    """A game between bots of each scenario, or of every second one where there are many games to play."""
    game = fuzzer.game
    for scenario in game.scenarios[1::2] if is_large(game) else game.scenarios:
        fuzzer.try_out(scenario.id, game.options(), Random(f"{SEED}/{scenario.id}/{BOTS}"), is_hurt=False)
        fuzzer.rounds += 1
