"""Bots at the table: always lawful, the same again for the same seed, and never without a reason."""

from itertools import product

import pytest

from gonfalon.bots import bot_named
from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.follower import Follower
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ENDS, MOVES, Move
from gonfalon.games.arsouf.pieces import BY_ID
from gonfalon.games.arsouf.state import Options, Recovery, State
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from gonfalon.words import Words, languages
from tests.bots.tables import CRUSADER, answer, game, table

SHORT = ("gate", "charge", "ford")
UNUSUAL = (
    Options(),
    Options(road_entry=True, pass_friends=False, attack_across_river=False, spare_baggage_counts=False),
    Options(announce_first=True, wounded_leader_leads=False, recovery=Recovery.BOTH_ENDS),
    Options(muslims_enter_arsouf=True, banner_spaces=False, pass_friends=False),
)


@pytest.mark.parametrize(("scenario", "options"), [*product(SHORT, UNUSUAL)])
def test_whole_games_are_lawful_under_every_option(scenario: str, options: Options) -> None:
    for state, _, _, action in game(("captain:20", "recruit"), 3, scenario, options):
        assert GAME.check(state, action) is None


def test_the_same_seed_in_the_same_game_gives_the_same_answers() -> None:
    once = [action for _, _, _, action in game(("captain:40", "captain:40"), 5, "charge")]
    again = [action for _, _, _, action in game(("captain:40", "captain:40"), 5, "charge")]
    assert once == again


def test_a_bot_that_comes_in_the_middle_answers_by_seed_and_view_alone() -> None:
    states = [state for state, ask, _, _ in game(("recruit", "recruit"), 2, "ford") if ask.ask == "move"]
    for state in states[::7]:
        assert answer(bot_named("captain:25", GAME, 9), state) == answer(bot_named("captain:25", GAME, 9), state)


@pytest.mark.parametrize(
    "names",
    [
        ("captain:60", "captain:60"),
        ("recruit", "recruit"),
        ("generic-recruit", "generic-captain:200"),
        ("random", "random"),
    ],
)
def test_every_answer_has_a_reason_that_every_language_can_say(names: tuple[str, str]) -> None:
    words = [Words(language, GAME.name, strict=True) for language in languages()]
    known = {clause.id for clause in GAME.rulebook.clauses} | {ruling.id for ruling in GAME.rulings}
    for scenario in ("printed", *SHORT):
        for state, _, bot, _ in game(names, 4, scenario):
            reason = bot.why()
            assert set(reason.clauses) <= known
            assert all(each.say(f"why-{reason.key}", reason.args) for each in words)
            if state.turn > 20 and scenario == "printed":
                break


PLACED = table(CRUSADER, templars="05.05", baggage_1="05.08", baggage_2="06.08", knights_1="08.08", saladin="12.02")


def two_moves(state: State, ask: Ask[Move], effort: Effort) -> tuple[Choice[Move], ...]:
    templars, knights = BY_ID["templars"].index, BY_ID["knights-1"].index
    return (
        Choice(MOVES[templars]["05.04"], Reason(f"thought at {ask.id}")),
        Choice(MOVES[knights]["08.07"], Reason(f"thought at {ask.id}")),
    )


def test_a_plan_is_followed_while_the_table_looks_as_foreseen() -> None:
    bot = Follower(GAME, two_moves, nodes=1, seed=1)
    first = answer(bot, PLACED)
    after = take(GAME, PLACED, first, SeededDice(1), unheard)
    assert answer(bot, after) == MOVES[BY_ID["knights-1"].index]["08.07"]
    assert bot.why() == Reason("thought at 1")


def test_a_plan_is_made_anew_when_somebody_changed_the_table() -> None:
    bot = Follower(GAME, two_moves, nodes=1, seed=1)
    answer(bot, PLACED)
    other = table(CRUSADER, templars="05.05", baggage_1="05.08", baggage_2="06.08", knights_1="08.08", saladin="13.02")
    assert answer(bot, other) == MOVES[BY_ID["templars"].index]["05.04"]


def test_a_plan_that_is_not_lawful_gives_way_to_the_default() -> None:
    bot = Follower(GAME, two_moves, nodes=1, seed=1)
    blocked = table(
        CRUSADER, templars="05.05", baggage_1="05.04", baggage_2="06.08", knights_1="08.08", saladin="13.02"
    )
    assert answer(bot, blocked) == ENDS[CRUSADER]
    assert bot.why() == Reason("default")
