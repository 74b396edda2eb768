"""Asks of the proof game: secret, together, shared, nested, moot, and owed for a whole phase."""

import pytest

from gonfalon.kernel.events import Rolled, heard
from gonfalon.kernel.rulebook import refuse
from tests.proof.actions import (
    Challenge,
    Choose,
    Flee,
    Halt,
    Inspect,
    Load,
    Pass,
    Patrol,
    ProofAction,
    Rest,
    Ride,
    Step,
    Surrender,
)
from tests.proof.events import Chose, Readied, Shown
from tests.proof.frames import BeginSteps, BeginWatch, Choosing, Dusk, Loading, Stepping, Toll, Weather
from tests.proof.frozen import replace
from tests.proof.game import GAME
from tests.proof.play import AMBER, BIRCH, CLOVER, DEW, STEPPING, WATCHING, played
from tests.proof.position import Position
from tests.proof.state import State, token_of

TOGETHER = Position(
    markers=(AMBER, CLOVER),
    agenda=(Dusk(), BeginWatch(), BeginSteps(), Weather(), Choosing(3, "owl"), Choosing(2, "hare"), Choosing(1, "fox")),
    asked=3,
)
AT_THE_FORD = Position(
    markers=(replace(AMBER, at="wood", coins=2), CLOVER), agenda=STEPPING, asked=2, whistles=1, rider="ford"
)


def asks(state: State) -> list[tuple[int, str, str, bool]]:
    """The open asks in short: number, seat, what, and whether it is answered."""
    return [(ask.id, ask.seat, ask.ask, ask.answered) for ask in GAME.due(state)]


def after(state: State, *actions: ProofAction) -> State:
    """The state after actions that need no dice."""
    for action in actions:
        state, _ = played(state, action)
    return state


@pytest.mark.parametrize("whistles", [0, 1, 2])
def test_4_1_the_owl_is_asked_whether_or_not_it_has_a_whistle(whistles: int) -> None:
    state = GAME.state_of(replace(AT_THE_FORD, whistles=whistles))
    state = after(state, Step(seat="fox", token="amber", to="ford"))
    assert asks(state) == [(4, "owl", "stop", False)]
    offered: list[ProofAction] = [Pass(seat="owl"), Challenge(seat="owl")]
    assert list(GAME.menu(state, "owl").actions()) == offered[: 2 if whistles else 1]
    assert GAME.check(state, Challenge(seat="owl")) == (None if whistles else refuse("4.1", "no-whistle"))


def test_4_1_the_owl_is_not_asked_when_all_can_see_that_its_whistles_are_spent() -> None:
    state = GAME.state_of(replace(AT_THE_FORD, whistles=0, spent=2))
    state, _ = played(state, Step(seat="fox", token="amber", to="ford"), [6])
    assert [seat for _, seat, _, _ in asks(state)] == ["fox", "hare"]


def test_2_1_nothing_is_rolled_and_nothing_shown_before_the_last_answer() -> None:
    state = GAME.state_of(TOGETHER)
    for action in (Choose(seat="hare", card="haste"), Choose(seat="owl", card="dogs")):
        state, told = played(state, action)
        assert not any(isinstance(event, Rolled | Shown) for event in told)
    state, told = played(state, Choose(seat="fox", card="stealth"), [5])
    assert Shown(clause="2.1", cards=("stealth", "haste", "dogs")) in told
    assert state.fog
    assert [seat for _, seat, _, _ in asks(state)] == ["fox", "hare"]


def test_2_1_an_answered_ask_stays_open_under_its_number_and_marked() -> None:
    state = after(GAME.state_of(TOGETHER), Choose(seat="hare", card="haste"))
    assert asks(state) == [(1, "fox", "choose", False), (2, "hare", "choose", True), (3, "owl", "choose", False)]
    assert all(ask.together for ask in GAME.due(state))


def test_2_1_an_answer_can_be_replaced_until_the_last_and_only_its_seat_hears_of_it() -> None:
    state, told = played(GAME.state_of(TOGETHER), Choose(seat="hare", card="haste"))
    assert heard(told, "fox") == [Readied(clause="2.1", seat="hare")]
    before = state
    state, told = played(state, Choose(seat="hare", card="stealth"))
    assert heard(told, "hare") == [Chose(clause="2.1", seat="hare", card="stealth")]
    for other in ("fox", "owl", None):
        assert heard(told, other) == []
        assert GAME.view(state, other) == GAME.view(before, other)
    state = after(state, Choose(seat="owl", card="dogs"))
    state, _ = played(state, Choose(seat="fox", card="haste"), [1])
    assert state.cards == ("haste", "stealth", "dogs")
    refusal = GAME.check(state, Choose(seat="hare", card="haste"))
    assert refusal == refuse("K1", "another-answer", seat="hare")


@pytest.mark.parametrize("order", [("fox", "hare"), ("hare", "fox")])
def test_1_1_allies_load_in_any_order(order: tuple[str, ...]) -> None:
    markers = (AMBER, BIRCH, CLOVER, DEW)
    state = GAME.state_of(Position(markers=markers, agenda=(Loading(2, "hare"), Loading(1, "fox")), asked=2))
    loads = {
        "fox": Load(seat="fox", coins=(("amber", 1), ("birch", 1))),
        "hare": Load(seat="hare", coins=(("clover", 0), ("dew", 2))),
    }
    first, second = order
    number = {ask.seat: ask.id for ask in GAME.due(state)}
    state = after(state, loads[first])
    assert asks(state) == [(number[second], second, "load", False)]
    assert GAME.check(state, loads[first]) == refuse("K1", "not-your-ask", seat=first)
    state = after(state, loads[second])
    assert [marker.coins for marker in state.markers] == [1, 1, 0, 2]


def test_3_1_allies_step_in_any_mixture_and_keep_their_numbers_meanwhile() -> None:
    state = GAME.state_of(Position(markers=(AMBER, BIRCH, CLOVER), agenda=STEPPING, asked=2))
    state = after(state, Step(seat="hare", token="clover", to="mill"))
    assert asks(state) == [(1, "fox", "step", False), (3, "hare", "step", False)]
    state = after(state, Step(seat="fox", token="amber", to="wood"), Halt(seat="hare"))
    assert asks(state) == [(4, "fox", "step", False)]
    state = after(state, Step(seat="fox", token="birch", to="mill"), Halt(seat="fox"))
    assert [seat for _, seat, _, _ in asks(state)] == ["owl"]


def test_4_3_work_asks_and_the_answer_is_work_again() -> None:
    state = after(GAME.state_of(AT_THE_FORD), Step(seat="fox", token="amber", to="ford"))
    state, _ = played(state, Challenge(seat="owl"), [6, 1, 6])
    assert [(seat, ask) for _, seat, ask, _ in asks(state)] == [("fox", "yield")]
    assert GAME.due(state)[0].interrupt
    fled, _ = played(state, Flee(seat="fox"), [4])
    assert [marker.at for marker in fled.markers if marker.owner == "fox"] == ["camp"]
    caught, _ = played(state, Flee(seat="fox"), [3])
    assert caught.purses[0].taken == 2


def test_3_3_the_ford_is_not_rolled_for_a_marker_that_is_gone() -> None:
    state = after(GAME.state_of(AT_THE_FORD), Step(seat="fox", token="amber", to="ford"))
    assert any(isinstance(frame, Toll) for frame in state.agenda)
    let_through, _ = played(state, Pass(seat="owl"), [2])
    assert token_of(let_through, "amber") is not None
    state, _ = played(state, Challenge(seat="owl"), [6, 6])
    state, told = played(state, Surrender(seat="fox"))
    assert not any(isinstance(event, Rolled) for event in told)
    assert not any(isinstance(frame, Toll) for frame in state.agenda)


def test_3_1_an_ask_is_moot_once_its_seat_has_lost_its_last_marker() -> None:
    state = after(GAME.state_of(AT_THE_FORD), Step(seat="fox", token="amber", to="ford"))
    state, _ = played(state, Pass(seat="owl"), [1])
    assert asks(state) == [(2, "hare", "step", False)]
    assert not any(isinstance(frame, Stepping) and frame.seat == "fox" for frame in state.agenda)


DUTY = Position(
    markers=(replace(AMBER, at="hill"), replace(CLOVER, at="ford"), replace(DEW, at="camp")),
    agenda=WATCHING,
    asked=1,
    inspections=1,
)


def test_5_3_the_phase_cannot_end_while_the_duty_can_be_done() -> None:
    state = GAME.state_of(DUTY)
    assert GAME.check(state, Rest(seat="owl")) == refuse("5.3", "inspect-first", place="hill")
    assert Rest(seat="owl") not in GAME.menu(state, "owl")
    assert GAME.check(state, Inspect(seat="owl", places=("hill",))) is None


def test_5_3_the_duty_refuses_nothing_but_the_end_of_the_phase() -> None:
    state = GAME.state_of(DUTY)
    assert GAME.check(state, Ride(seat="owl", route=("ford",))) is None
    assert GAME.check(state, Patrol(seat="owl", order=("wood", "ford", "mill"))) is None


def test_5_3_a_duty_that_cannot_be_met_lapses() -> None:
    state = after(GAME.state_of(DUTY), Inspect(seat="owl", places=("hill",)))
    assert GAME.check(state, Inspect(seat="owl", places=("ford",))) == refuse("5.2", "so-many-inspections", most=0)
    assert GAME.check(state, Rest(seat="owl")) is None


def test_5_3_the_duty_is_discharged_by_doing_it() -> None:
    state = after(GAME.state_of(replace(DUTY, inspections=2)), Inspect(seat="owl", places=("hill", "ford")))
    assert GAME.check(state, Rest(seat="owl")) is None


def test_K1_an_answer_to_another_ask_is_refused() -> None:
    state = GAME.state_of(TOGETHER)
    assert GAME.check(state, Halt(seat="fox")) == refuse("K1", "another-answer", seat="fox")
    assert GAME.check(GAME.state_of(DUTY), Halt(seat="fox")) == refuse("K1", "not-your-ask", seat="fox")


def test_5_3_the_default_does_the_duty_and_then_rests() -> None:
    state = GAME.state_of(DUTY)
    assert GAME.due(state)[0].default == Inspect(seat="owl", places=("hill",))
    assert GAME.due(after(state, GAME.due(state)[0].default))[0].default == Rest(seat="owl")
