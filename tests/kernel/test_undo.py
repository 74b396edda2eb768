"""Undo, taking back and cancelling: free exactly while nothing happened that cannot be unseen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.dice import Dice, ScriptedDice
from gonfalon.kernel.events import Event, Revealed, Rolled, Settled, Whisper
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import TookBack
from gonfalon.kernel.replay import replay
from gonfalon.kernel.rulebook import Refusal, refuse
from tests.proof.actions import Beacon, Choose, Halt, Inspect, Pass, Patrol, ProofAction, Ride, Step
from tests.proof.frames import BeginSteps, BeginWatch, Choosing, Dusk, Frame, Weather
from tests.proof.frozen import replace
from tests.proof.game import GAME
from tests.proof.play import AMBER, BIRCH, CLOVER, NO_DICE, STEPPING, WATCHING, Table, random_game, table
from tests.proof.position import Position
from tests.proof.state import SEATS, token_of

CROSSING = Position(
    markers=(replace(AMBER, steps=2), BIRCH, CLOVER), agenda=STEPPING, asked=2, rider="ford", cards=("haste",) * 3
)
TO_THE_MILL = Step(seat="fox", token="amber", to="mill")
TO_THE_HILL = Step(seat="fox", token="amber", to="hill")
BIRCH_TO_THE_MILL = Step(seat="fox", token="birch", to="mill")


def crossing(*actions: ProofAction, dice: Dice = NO_DICE) -> Table:
    """The crossing after some actions."""
    sitting = table(CROSSING)
    for action in actions:
        assert not isinstance(sitting.take(action, dice), Refusal)
    return sitting


def watch(action: ProofAction) -> Table:
    """The owl's phase after an action."""
    position = Position(markers=(replace(AMBER, at="hill"),), agenda=WATCHING, asked=1, inspections=1)
    sitting = table(position)
    assert not isinstance(sitting.take(action, NO_DICE), Refusal)
    return sitting


def test_a_plain_step_can_be_taken_back_by_its_seat_alone() -> None:
    sitting = crossing(TO_THE_MILL)
    assert [seat for seat in SEATS if sitting.may_undo(seat)] == ["fox"]
    assert sitting.undo("fox") == TO_THE_MILL
    assert sitting.state == sitting.first
    assert sitting.record.entries == ()
    assert not sitting.may_undo("fox")


def test_undo_needs_that_the_seat_is_asked_again() -> None:
    sitting = crossing(Halt(seat="fox"))
    assert [ask.seat for ask in sitting.due()] == ["hare"]
    assert not sitting.may_undo("fox")


def test_another_seats_answer_ends_undo() -> None:
    sitting = crossing(TO_THE_MILL, Step(seat="hare", token="clover", to="mill"))
    assert [seat for seat in SEATS if sitting.may_undo(seat)] == ["hare"]


def test_a_die_ends_undo_even_one_that_only_its_seat_sees() -> None:
    sitting = crossing(TO_THE_MILL, BIRCH_TO_THE_MILL, dice=ScriptedDice([1]))
    assert not sitting.may_undo("fox")


def test_an_interrupt_ends_undo_even_when_it_is_passed() -> None:
    sitting = crossing(Step(seat="fox", token="amber", to="wood"))
    assert not sitting.may_undo("fox")
    assert not isinstance(sitting.take(Pass(seat="owl"), NO_DICE), Refusal)
    assert not sitting.may_undo("fox")


@pytest.mark.parametrize(
    ("action", "free"),
    [
        (Ride(seat="owl", route=("ford",)), True),
        (Patrol(seat="owl", order=("wood", "mill", "ford")), True),
        (Beacon(seat="owl", height=37), False),
        (Inspect(seat="owl", places=("hill",)), False),
    ],
)
def test_what_is_settled_or_revealed_even_in_a_whisper_cannot_be_taken_back(action: ProofAction, free: bool) -> None:
    assert watch(action).may_undo("owl") is free


def test_a_secret_answer_is_replaced_and_not_taken_back_so_that_undo_tells_of_nobodys_change_of_mind() -> None:
    choosing = [Choosing(at, seat) for at, seat in enumerate(SEATS, 1)]
    agenda: tuple[Frame, ...] = (Dusk(), BeginWatch(), BeginSteps(), Weather(), *choosing)
    sitting = table(Position(markers=(AMBER, CLOVER), agenda=agenda, asked=3))
    sitting.take(Choose(seat="hare", card="haste"), NO_DICE)
    sitting.take(Choose(seat="fox", card="haste"), NO_DICE)
    before = [sitting.may_undo(seat) for seat in SEATS]
    assert sitting.take(Choose(seat="hare", card="stealth"), NO_DICE)
    assert [sitting.may_undo(seat) for seat in SEATS] == before == [False] * len(SEATS)


@settings(max_examples=30)
@given(st.integers(0, 10_000))
def test_undo_is_offered_exactly_when_the_last_answer_is_mine_and_nothing_came_of_it(seed: int) -> None:
    for sitting in random_game(seed):
        asked = {ask.seat for ask in sitting.due()}
        for seat in SEATS:
            free = bool(sitting.steps) and sitting.steps[-1].action.seat == seat and seat in asked
            free = free and not sitting.steps[-1].ask.together
            assert sitting.may_undo(seat) == (free and not any(map(ends_undo, sitting.steps[-1].told)))


def ends_undo(event: Event) -> bool:
    """Whether an event, whoever hears it, cannot be unseen."""
    inner = event.event if isinstance(event, Whisper) else event
    return isinstance(inner, Rolled | Revealed | Settled)


def test_taking_back_with_consent_leaves_a_trace_and_ends_undo() -> None:
    sitting = crossing(TO_THE_MILL, TO_THE_HILL)
    before = sitting.steps[0].state
    sitting.take_back("fox", 1)
    assert sitting.state == before
    assert len(sitting.record.entries) == 3
    assert sitting.record.entries[-1] == TookBack(seat="fox", actions=1)
    assert not sitting.may_undo("fox")
    assert not isinstance(sitting.take(BIRCH_TO_THE_MILL, ScriptedDice([2])), Refusal)
    assert replay(GAME, sitting.record).state == sitting.state


def test_after_taking_back_only_what_came_later_is_free() -> None:
    sitting = crossing(TO_THE_MILL, TO_THE_HILL)
    sitting.take_back("fox", 1)
    sitting.take(TO_THE_HILL, NO_DICE)
    assert sitting.may_undo("fox")
    assert sitting.may_cancel("fox", 1)
    assert not sitting.may_cancel("fox", 0)
    sitting.undo("fox")
    assert len(sitting.record.entries) == 3


@pytest.mark.parametrize("actions", [0, -1, 3])
def test_no_more_can_be_taken_back_than_was_done(actions: int) -> None:
    with pytest.raises(BadInput, match=f"{actions} of 2 cannot be taken back"):
        crossing(TO_THE_MILL, TO_THE_HILL).take_back("fox", actions)


def test_an_earlier_step_is_cancelled_and_what_is_no_longer_lawful_is_named() -> None:
    sitting = crossing(TO_THE_MILL, TO_THE_HILL, BIRCH_TO_THE_MILL)
    assert sitting.may_cancel("fox", 0)
    lost = sitting.cancel("fox", 0, NO_DICE)
    assert lost == [(TO_THE_HILL, refuse("3.1", "no-path", token="amber", to="hill"))]
    places = {token: marker.at for token in ("amber", "birch") if (marker := token_of(sitting.state, token))}
    assert places == {"amber": "camp", "birch": "mill"}
    assert [step.action for step in sitting.steps] == [BIRCH_TO_THE_MILL]
    assert replay(GAME, sitting.record).state == sitting.state


def test_nothing_before_a_die_or_another_seats_answer_can_be_cancelled() -> None:
    with_a_die = crossing(TO_THE_MILL, BIRCH_TO_THE_MILL, dice=ScriptedDice([1]))
    assert not with_a_die.may_cancel("fox", 0)
    mixed = crossing(TO_THE_MILL, Step(seat="hare", token="clover", to="mill"), TO_THE_HILL)
    assert not mixed.may_cancel("fox", 0)
    assert mixed.may_cancel("fox", 2)
    assert not mixed.may_cancel("hare", 2)
    assert not mixed.may_cancel("fox", 3)
    assert not mixed.may_cancel("fox", -1)


def test_nothing_can_be_done_once_the_game_was_given_up() -> None:
    sitting = crossing(TO_THE_MILL)
    sitting.resign("hare")
    assert sitting.due() == ()
    assert not sitting.may_undo("fox")
    assert sitting.take(TO_THE_HILL, NO_DICE) == refuse("K2", "game-over")
    with pytest.raises(BadInput, match="the game has ended"):
        sitting.resign("fox")
    with pytest.raises(BadInput, match="the game has ended"):
        sitting.agree(None)
    with pytest.raises(BadInput, match="the game has ended"):
        sitting.take_back("fox", 1)
