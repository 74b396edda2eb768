"""Odds: exact, merged between works, to the next ask or through interrupts, and honest above the cap."""

from fractions import Fraction
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice, SeededDice, chance_of
from gonfalon.kernel.events import Reckoned, Tell, unheard
from gonfalon.kernel.game import take
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.odds import LEAST_IMAGINED, MOST_IMAGINED, odds, preview
from tests.proof.actions import Challenge, Choose, Flee, Inspect, Patrol, ProofAction, Rest, Step
from tests.proof.events import Caught
from tests.proof.frames import BeginSteps, BeginWatch, Chase, Choosing, Dusk, Weather
from tests.proof.frozen import replace
from tests.proof.game import GAME, ProofGame
from tests.proof.play import AMBER, BIRCH, CLOVER, STEPPING, WATCHING, played, random_game
from tests.proof.position import Position
from tests.proof.state import Options, State
from tests.proof.view import View

LAST_CARD = Position(
    markers=(AMBER, CLOVER),
    agenda=(
        *(Dusk(), BeginWatch(), BeginSteps(), Weather()),
        *(Choosing(3, "owl"), Choosing(2, "hare", True, "haste"), Choosing(1, "fox", True, "haste")),
    ),
    asked=3,
)
UNDER_THE_HILL = Position(
    markers=(replace(AMBER, at="mill", coins=1), replace(CLOVER, steps=0)), agenda=STEPPING, asked=2, whistles=1
)
CAUGHT = 1 - Fraction(2, 3) ** 5 - 5 * Fraction(1, 3) * Fraction(2, 3) ** 4


def challenged() -> State:
    """The owl may loose five hounds, each of which bites on a five or a six."""
    state, _ = played(GAME.state_of(UNDER_THE_HILL), Step(seat="fox", token="amber", to="hill"))
    return state


def test_2_2_faces_that_lead_to_the_same_state_are_merged() -> None:
    result = odds(GAME, GAME.state_of(LAST_CARD), Choose(seat="owl", card="dogs"), most_runs=15)
    assert result.exact
    assert [(chance.state.fog, chance.chance) for chance in result.chances] == [
        (False, Fraction(2, 3)),
        (True, Fraction(1, 3)),
    ]


def test_4_2_five_hounds_take_few_runs_because_equal_states_are_merged_between_works() -> None:
    result = odds(GAME, challenged(), Challenge(seat="owl"), most_runs=70)
    assert result.exact
    by_ask = {GAME.due(chance.state)[0].ask: chance.chance for chance in result.chances}
    assert by_ask == {"yield": CAUGHT, "step": 1 - CAUGHT}


def test_the_sums_made_before_the_dice_come_with_the_odds() -> None:
    result = odds(GAME, challenged(), Challenge(seat="owl"))
    assert result.sums == (Reckoned(clause="4.2", what="bite", who="amber", lines=(Line("4.2", "hound", add=1),)),)


def test_each_chance_says_what_every_way_to_it_tells() -> None:
    for chance in odds(GAME, challenged(), Challenge(seat="owl")).chances:
        is_caught = GAME.due(chance.state)[0].ask == "yield"
        assert Caught(clause="4.2", token="amber", caught=is_caught) in chance.told


def test_4_3_odds_go_through_interrupts_by_their_defaults_and_stop_at_the_next_ordinary_ask() -> None:
    result = odds(GAME, challenged(), Challenge(seat="owl"), through=True)
    assert result.exact
    assert {chance.state.purses[0].taken: chance.chance for chance in result.chances} == {
        1: CAUGHT,
        0: 1 - CAUGHT,
    }
    for chance in result.chances:
        assert GAME.due(chance.state)[0].ask == "step"
        assert chance.state.turn == 0


def test_odds_through_a_step_answer_for_the_owl() -> None:
    state = GAME.state_of(replace(UNDER_THE_HILL, markers=(replace(AMBER, at="wood", coins=2), CLOVER)))
    result = odds(GAME, state, Step(seat="fox", token="amber", to="ford"), through=True)
    assert {chance.state.purses[0].swept: chance.chance for chance in result.chances} == {
        0: Fraction(5, 6),
        2: Fraction(1, 6),
    }


@pytest.mark.parametrize("through", [False, True])
def test_above_the_cap_it_samples_and_says_so(through: bool) -> None:
    result = odds(GAME, challenged(), Challenge(seat="owl"), through=through, most_runs=40)
    assert not result.exact
    assert sum(chance.chance for chance in result.chances) == 1
    likelier = result.chances[0]
    assert abs(likelier.chance - CAUGHT) < Fraction(1, 3)
    assert len(result.sums) == 1


def test_a_game_that_is_over_has_one_outcome() -> None:
    state = GAME.state_of(Position(markers=(AMBER,), agenda=WATCHING, asked=1, turn=3))
    (only,) = odds(GAME, state, Rest(seat="owl"), through=True).chances
    assert only.chance == 1
    assert GAME.outcome(only.state) is not None


def whole_action(state: State, action: ProofAction, dice: Dice) -> State:
    """The state at the next ask under one fall of the dice."""
    return take(GAME, state, action, dice, unheard)


@settings(max_examples=15)
@given(st.integers(0, 10_000))
def test_odds_agree_with_running_the_whole_action_under_every_fall(seed: int) -> None:
    random = Random(seed)
    for sitting in random_game(seed):
        for seat in {ask.seat for ask in sitting.due()}:
            state = replace(sitting.state, options=Options(hounds=3))
            action = GAME.menu(state, seat).sample(random)
            plain = chance_of(partial(whole_action, state, action))
            assert {chance.state: chance.chance for chance in odds(GAME, state, action).chances} == plain


def test_a_preview_from_a_view_that_hides_nothing_is_exact() -> None:
    state = GAME.state_of(Position(markers=(replace(AMBER, seen=True, coins=2),), agenda=WATCHING, asked=1))
    result = preview(GAME, GAME.view(state, "owl"), Patrol(seat="owl", order=("ford", "wood", "mill")), SeededDice(1))
    assert result.exact


def test_a_preview_over_imagined_states_says_so() -> None:
    caught, _ = played(challenged(), Challenge(seat="owl"), [6, 6])
    result = preview(GAME, GAME.view(caught, "fox"), Flee(seat="fox"), SeededDice(1))
    assert (result.exact, result.imagined) == (False, MOST_IMAGINED)
    assert sum(chance.chance for chance in result.chances) == 1
    # What the owl has left does not change whether a marker gets away.
    (taken,) = [chance for chance in result.chances if chance.state.purses[0].taken]
    assert taken.least == taken.chance == taken.most == Fraction(1, 2)


def test_5_2_what_a_seat_would_learn_has_a_range_over_what_may_be() -> None:
    marker = replace(AMBER, at="hill", coins=2)
    state = GAME.state_of(Position(markers=(marker, BIRCH), agenda=WATCHING, asked=1, inspections=1))
    result = preview(GAME, GAME.view(state, "owl"), Inspect(seat="owl", places=("hill",)), SeededDice(1))
    learned: dict[int, object] = {chance.state.flags[0].coins: (chance.least, chance.most) for chance in result.chances}
    assert learned == dict.fromkeys((0, 1, 2), (0, 1))
    assert all(sum(guesses) == 1 for guesses in zip(*(each.guesses for each in result.chances), strict=True))


@settings(max_examples=5)
@given(st.integers(0, 10_000))
def test_a_preview_lists_no_outcomes_that_the_seat_cannot_tell_apart(seed: int) -> None:
    random = Random(seed)
    for sitting in random_game(seed):
        for ask in sitting.due()[:1]:
            view, action = GAME.view(sitting.state, ask.seat), GAME.menu(sitting.state, ask.seat).sample(random)
            result = preview(GAME, view, action, SeededDice(seed), through=True, most_runs=2000)
            known = [(each.state, each.told) for each in result.chances]
            assert len(set(known)) == len(known)
            assert sum(each.chance for each in result.chances) == 1
            assert all(isinstance(each.state, View) for each in result.chances) == (result.imagined > 0)


class Counted(ProofGame):
    """The proof game, counting what it is asked to do."""

    works = 0

    def apply(self, state: State, action: ProofAction, dice: Dice, tell: Tell) -> State:
        self.works += 1
        return super().apply(state, action, dice, tell)

    def resolve(self, state: State, dice: Dice, tell: Tell) -> State | None:
        self.works += 1
        return super().resolve(state, dice, tell)


@pytest.mark.parametrize("most", [50, 500, 5000])
def test_a_preview_keeps_to_its_runs_and_samples_where_they_do_not_suffice(most: int) -> None:
    game, hounds = Counted(), replace(challenged(), options=Options(hounds=9))
    results = [
        preview(game, game.view(hounds, "owl"), Challenge(seat="owl"), SeededDice(1), most_runs=most) for _ in range(2)
    ]
    # A sampled run that has begun is finished.
    assert game.works <= 2 * (most + LEAST_IMAGINED * 15)
    assert results[0] == results[1]
    assert LEAST_IMAGINED <= results[0].imagined <= MOST_IMAGINED
    assert sum(each.chance for each in results[0].chances) == 1


def test_odds_stop_where_they_are_told_to_and_answer_what_is_asked_on_the_way() -> None:
    def is_next_turn(state: State, told: object) -> bool:
        return state.turn == 1

    state = replace(challenged(), options=Options(hounds=2))
    result = odds(GAME, state, Challenge(seat="owl"), until=is_next_turn)
    assert result.exact
    assert {chance.state.turn for chance in result.chances} == {1}
    # By their defaults a caught marker surrenders and the owl rests.
    assert sum(chance.chance for chance in result.chances if chance.state.purses[0].taken) == Fraction(1, 9)


def test_4_3_an_answer_on_the_way_may_be_given_instead_of_the_default() -> None:
    def flee(state: State, ask: Ask[ProofAction]) -> ProofAction | None:
        return Flee(seat=ask.seat) if ask.ask == "yield" else None

    result = odds(GAME, challenged(), Challenge(seat="owl"), answers=flee)
    assert sum(chance.chance for chance in result.chances if chance.state.purses[0].taken) == CAUGHT / 2
    assert {GAME.due(chance.state)[0].ask for chance in result.chances} == {"step"}


def test_sampled_odds_stop_where_exact_ones_do() -> None:
    def is_chased(state: State, told: object) -> bool:
        return isinstance(state.agenda[-1], Chase) and state.agenda[-1].hounds == 4

    exact, sampled = (
        odds(GAME, challenged(), Challenge(seat="owl"), until=is_chased, most_runs=most) for most in (70, 5)
    )
    assert (exact.exact, sampled.exact) == (True, False)
    assert {chance.state for chance in sampled.chances} <= {chance.state for chance in exact.chances}
