"""The generic bots, on the proof game: secrets, interrupts, three seats on two sides, and a menu with every hole."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gonfalon.bots import Bot, bot_named
from gonfalon.bots.follower import Follower
from gonfalon.bots.imagination import IMAGINED, SpreadDice, imagined
from gonfalon.bots.lots import LotDrawer
from gonfalon.bots.value import GenericJudgement, judgement_of, value_of
from gonfalon.bots.valuing import MarginValue, Value
from gonfalon.games.arsouf import GAME as ARSOUF
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from gonfalon.words import Words, languages
from tests.proof.actions import Halt, Step
from tests.proof.game import GAME
from tests.proof.play import AMBER, BIRCH, STEPPING
from tests.proof.position import Position, state_of
from tests.proof.state import OWL, SEATS, SMUGGLERS, Options, State
from tests.proof.value import ProofValue

LEVELS = ("quick", "deep")


def bot(level: str, seed: int, value: Value | None = None, nodes: int = 120) -> Bot:
    """A generic bot for the proof game."""
    judgement = GenericJudgement(GAME, value or ProofValue())
    return Follower(GAME, getattr(judgement, level), nodes, seed)


def game(bots: dict[str, Bot], seed: int) -> Iterator[tuple[State, Ask[Any] | None, Any]]:
    """Every decision of a game, and at last how it ended; whoever is asked first answers first."""
    dice = SeededDice(seed)
    state = begin(GAME, "night", Options(), dice, unheard)
    while due := [ask for ask in GAME.due(state) if not ask.answered]:
        ask = due[0]
        action = bots[ask.seat].choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))
        assert GAME.check(state, action) is None
        yield state, ask, action
        state = take(GAME, state, action, dice, unheard)
    yield state, None, None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("value", [ProofValue(), MarginValue(GAME)])
def test_whole_games_are_lawful_whatever_is_hidden_or_interrupts(level: str, value: Value) -> None:
    asked = set()
    for seed in range(3):
        bots = {seat: bot(level, seed, value, nodes=60) for seat in SEATS}
        asked |= {ask.ask for _, ask, _ in game(bots, seed) if ask is not None}
    assert {"load", "choose", "step", "watch", "stop"} <= asked


def test_a_generic_recruit_beats_random_play_on_either_side() -> None:
    margin = 0
    for seed in range(20):
        for mine in (SMUGGLERS, (OWL,)):
            bots = {seat: bot("quick", seed) if seat in mine else LotDrawer(seed) for seat in SEATS}
            *_, (state, _, _) = game(bots, seed)
            margin += GAME.margin(state, GAME.side(mine[0]))[0]
    assert margin > 20


def test_the_same_seed_and_view_give_the_same_answer_and_a_bot_keeps_its_mind() -> None:
    bots = {seat: bot("quick", 4) for seat in SEATS}
    again = {seat: pickle.loads(pickle.dumps(bot("quick", 4))) for seat in SEATS}
    assert [action for _, _, action in game(bots, 4)] == [action for _, _, action in game(again, 4)]


def test_several_states_are_imagined_where_the_view_hides_something() -> None:
    state = begin(GAME, "night", Options(), SeededDice(1), unheard)
    found = imagined(GAME, GAME.view(state, "fox"), Random(1))
    assert len(found) == IMAGINED
    assert len({each.whistles for each in found}) > 1
    assert all(GAME.view(each, "fox") == GAME.view(state, "fox") for each in found)
    open_state = begin(ARSOUF, "printed", ARSOUF.options(), SeededDice(1), unheard)
    assert imagined(ARSOUF, ARSOUF.view(open_state, "crusader"), Random(1)) == [open_state]


def test_the_first_rolls_of_the_samples_show_every_face_alike_often() -> None:
    dice = [SpreadDice(Random(1), number, 36) for number in range(36)]
    rolls = [(each.roll(6, clause="", why=""), each.roll(6, clause="", why="")) for each in dice]
    assert len(set(rolls)) == 36


STEPS = state_of(
    Position(markers=(AMBER, BIRCH), agenda=STEPPING, rider="town", turn=1, cards=("haste", "haste", "dogs"))
)


def test_an_action_that_gains_nothing_gives_way_to_the_end_of_the_ask() -> None:
    class Content(Value):
        def parts(self, state: State, seat: str) -> tuple[float, ...]:
            return (-float(sum(marker.at != "camp" for marker in state.markers)),)

    chosen = bot("quick", 1, Content()).choose(GAME.view(STEPS, "fox"), GAME.due(STEPS)[0], GAME.menu(STEPS, "fox"))
    assert isinstance(chosen, Halt)


def test_an_action_that_gains_is_taken_before_the_ask_ends_and_says_why() -> None:
    fox = bot("quick", 1)
    chosen = fox.choose(GAME.view(STEPS, "fox"), GAME.due(STEPS)[0], GAME.menu(STEPS, "fox"))
    assert isinstance(chosen, Step)
    assert fox.why().key == "way"


def test_no_more_positions_are_looked_at_than_there_are_nodes_but_for_the_last_action() -> None:
    looked = []

    class Counting(ProofValue):
        def parts(self, state: State, seat: str) -> tuple[float, ...]:
            looked.append(state)
            return super().parts(state, seat)

    state = next(
        state for state, ask, _ in game(dict.fromkeys(SEATS, LotDrawer(3)), 3) if ask is not None and ask.ask == "watch"
    )
    bot("quick", 1, Counting(), nodes=50).choose(GAME.view(state, OWL), GAME.due(state)[0], GAME.menu(state, OWL))
    assert 0 < len(looked) < 120


def test_a_game_without_a_value_is_judged_by_its_margin_and_plays_at_once() -> None:
    assert isinstance(value_of(GAME), MarginValue)
    assert isinstance(judgement_of(GAME), GenericJudgement)
    state = begin(GAME, "night", Options(), SeededDice(1), unheard)
    ask = GAME.due(state)[0]
    for level in ("recruit:20", "captain:20"):
        action = bot_named(level, GAME, 1).choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))
        assert GAME.check(state, action) is None


def test_every_language_can_say_the_generic_reasons() -> None:
    for language in languages():
        words = Words(language, "arsouf", strict=True)
        for key in ("promising", "nothing-better"):
            assert words.say(f"why-{key}", {"seat": "crusader", "looked": 12})
