"""Bots at the table of Acre: lawful in every ask and under every option, alike for the same seed, with reasons."""

import pickle

import pytest

from gonfalon.bots import bot_named
from gonfalon.games.acre import GAME
from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.state import (
    DotUnits,
    GarrisonWaiting,
    KwfFollower,
    MustAttack,
    Options,
    SetUp,
    SiegeLineExtra,
    SortieStage,
    ZocOf,
)
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from gonfalon.words import Words, languages
from tests.bots.acre.tables import answer, game

UNUSUAL = (
    Options(zoc=ZocOf.ALL, fall_back=False, must_attack=MustAttack.NONE),
    Options(dot_units=DotUnits.LI_TK, kwf_follower=KwfFollower.CHOICE, disrupted_evade=True),
)
WHOLE = (
    Options(),
    Options(siege_line_extra=SiegeLineExtra.BESIDE, sortie_stage=SortieStage.ANY, dot_units=DotUnits.LI_TK),
    Options(setup=SetUp.HISTORICAL, garrison_waiting=GarrisonWaiting.NEVER, zoc=ZocOf.ALL, plunder_rally=False),
    Options(trebuchet_cover=False, withdrawal_bonus_morale=False, must_attack=MustAttack.NONE),
)
RARE = {"flee", "follow"}
"""What a few battles may well not ask for; each has a position of its own."""


@pytest.mark.parametrize("options", UNUSUAL)
@pytest.mark.parametrize("names", [("captain:60", "recruit"), ("recruit", "captain:60")])
def test_small_battles_are_lawful_under_unusual_options(names: tuple[str, str], options: Options) -> None:
    for state, _, _, action in game(names, 3, options=options):
        assert GAME.check(state, action) is None


@pytest.mark.slow
def test_whole_battles_are_lawful_and_every_ask_is_answered_for_a_reason() -> None:
    seen = set()
    for seed, options in enumerate(WHOLE):
        for state, ask, bot, action in game(("captain:40", "recruit:150"), seed, "battle", options):
            assert GAME.check(state, action) is None
            assert bot.why().key != "default"
            seen.add(ask.ask)
    assert DECISIONS.asks - seen <= RARE


def test_the_same_seed_in_the_same_game_gives_the_same_answers() -> None:
    once = [action for _, _, _, action in game(("captain:60", "captain:60"), 5)]
    again = [action for _, _, _, action in game(("captain:60", "captain:60"), 5)]
    assert once == again


def test_a_bot_that_comes_in_the_middle_answers_by_seed_and_view_alone() -> None:
    states = [state for state, ask, _, _ in game(("recruit", "recruit"), 2) if ask.ask == "move"]
    for state in states[::9]:
        assert answer(bot_named("captain:60", GAME, 9), state) == answer(bot_named("captain:60", GAME, 9), state)


def test_a_bot_sent_to_another_process_goes_on_with_its_plan() -> None:
    states = (state for state, _, _, _ in game(("captain:60", "recruit"), 5))
    bot = bot_named("captain:60", GAME, 5)
    state = next(states)
    first = answer(bot, state)
    after = take(GAME, state, first, SeededDice(1), unheard)
    elsewhere = pickle.loads(pickle.dumps(bot))
    assert answer(elsewhere, after) == answer(bot, after)
    assert elsewhere.why() == bot.why()


@pytest.mark.parametrize("scenario", ["templars-wing", "saladin-returns"])
def test_every_answer_has_a_reason_that_every_language_can_say(scenario: str) -> None:
    words = [Words(language, GAME.name, strict=True) for language in languages()]
    known = {clause.id for clause in GAME.rulebook.clauses} | {ruling.id for ruling in GAME.rulings}
    for _, _, bot, _ in game(("captain:40", "captain:40"), 4, scenario):
        reason = bot.why()
        assert reason.clauses
        assert set(reason.clauses) <= known
        assert all(each.say(f"why-{reason.key}", reason.args) for each in words)
