"""Decisions: the verbs of a game follow from them, on a game of two seats who pass a ball until one keeps it."""

from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from gonfalon.kernel.agenda import Owed, Sole, Together, Work
from gonfalon.kernel.decision import Answer, Decision, Register, plain
from gonfalon.kernel.dice import Dice, ScriptedDice
from gonfalon.kernel.events import Tell, unheard
from gonfalon.kernel.game import Action
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, refuse

OTHER = {"red": "blue", "blue": "red"}
NO_DICE = ScriptedDice(())


class Throw(Action, frozen=True, kw_only=True, tag="throw"):
    """Throw the ball."""

    force: int = 1


class Keep(Action, frozen=True, kw_only=True, tag="keep"):
    """Keep the ball."""


class Holding(Sole, frozen=True):
    """Who has the ball; a tired seat must keep it."""

    tired: bool = False


class Cheering(Owed, frozen=True):
    """A seat may cheer."""


class Guessing(Together, frozen=True):
    """Both seats guess in secret."""


class Fly(Work, frozen=True):
    """The ball flies to a seat."""

    to: str


class State(Struct, frozen=True):
    """The game."""

    agenda: tuple[Sole | Owed | Work, ...]
    asked: int = 1


def why_not_throw(state: State, frame: Holding, action: Throw) -> Refusal | None:
    return refuse("1", "too-hard") if action.force > 3 else None


def throw(state: State, frame: Holding, action: Throw, tell: Tell) -> State:
    return replace(state, agenda=(Fly(OTHER[frame.seat]),), asked=state.asked + 1)


def keep(state: State, action: Keep, tell: Tell) -> State:
    return replace(state, agenda=())


def fly(state: State, work: Fly, dice: Dice, tell: Tell) -> State:
    return replace(state, agenda=(Holding(work.to, dice.roll(6, clause="2", why="tired") == 1),))


def spare_tired(state: State, frame: Holding, tell: Tell) -> State | None:
    return replace(state, agenda=()) if frame.tired else None


HOLD = Decision[State, Holding, Action](
    frame=Holding,
    ask="hold",
    clause="1",
    menu=lambda state, frame: Menu.of(Offer(Throw, {"seat": frame.seat}), Offer(Keep, {"seat": frame.seat})),
    default=lambda state, frame: Keep(seat=frame.seat),
    spare=spare_tired,
    answers=(Answer(Throw, throw, why_not_throw), plain(Keep, keep)),
)
CHEER = Decision[State, Cheering, Action](
    frame=Cheering,
    ask="cheer",
    clause=lambda frame: f"3.{frame.seat}",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Keep, {"seat": frame.seat})),
    default=lambda state, frame: Keep(seat=frame.seat),
    answers=(plain(Keep, keep),),
)
GUESS = Decision[State, Guessing, Action](
    frame=Guessing,
    ask="guess",
    clause="4",
    prelude=True,
    menu=lambda state, frame: Menu.of(Offer(Keep, {"seat": frame.seat})),
    default=lambda state, frame: Keep(seat=frame.seat),
    answers=(plain(Keep, keep),),
)
REGISTER = Register[State, Action](
    (HOLD, CHEER, GUESS),
    {Fly: fly},
    elsewhere=lambda state, frame, action: refuse("9", "another-matter"),
)
HELD = State((Holding("red"),), 7)
OVER = State(())


def test_the_ask_of_a_frame_is_put_as_its_decision_says() -> None:
    (ask,) = REGISTER.due(HELD)
    assert (ask.id, ask.seat, ask.ask, ask.clause, ask.default) == (7, "red", "hold", "1", Keep(seat="red"))
    assert [ask.interrupt, ask.prelude, ask.together, ask.answered] == [False] * 4
    assert REGISTER.due(OVER) == REGISTER.due(State((Holding("red"), Fly("red")))) == ()


def test_several_asks_are_open_at_once_under_their_own_numbers() -> None:
    red, blue = REGISTER.due(State((Cheering(5, "blue"), Cheering(4, "red"))))
    assert (red.id, red.clause, blue.id, blue.clause) == (4, "3.red", 5, "3.blue")
    assert red.interrupt
    answered, open_still = REGISTER.due(State((Guessing(2, "blue"), Guessing(1, "red", True))))
    assert answered.together
    assert answered.answered
    assert answered.prelude
    assert not open_still.answered


@pytest.mark.parametrize(
    ("state", "action", "expected"),
    [
        (HELD, Throw(seat="red"), None),
        (HELD, Keep(seat="red"), None),
        (HELD, Throw(seat="red", force=4), ("1", "too-hard")),
        (HELD, Keep(seat="blue"), ("K1", "not-your-ask")),
        (OVER, Keep(seat="blue"), ("K2", "game-over")),
        (State((Cheering(4, "red"),)), Throw(seat="red"), ("9", "another-matter")),
        (State((Guessing(2, "blue"), Guessing(1, "red", True))), Keep(seat="red"), None),
    ],
)
def test_an_action_is_refused_by_the_table_by_another_question_or_by_its_rule(
    state: State, action: Action, expected: tuple[str, str] | None
) -> None:
    refusal = REGISTER.check(state, action)
    assert (refusal and (refusal.clause, refusal.key)) == expected


def test_a_game_may_refuse_by_its_own_clause_what_nobody_is_asked_for() -> None:
    register = Register[State, Action](
        (HOLD, CHEER, GUESS),
        {Fly: fly},
        elsewhere=lambda state, frame, action: refuse("9", "another-matter"),
        unasked=lambda state, action: refuse("1", "caught-too-early") if isinstance(action, Throw) else None,
    )
    for state, action, clause in (
        (HELD, Throw(seat="blue"), "1"),
        (HELD, Keep(seat="blue"), "K1"),
        (OVER, Throw(seat="blue"), "K2"),
    ):
        refusal = register.check(state, action)
        assert refusal is not None
        assert refusal.clause == clause


def test_the_menu_is_that_of_the_seat_which_is_asked() -> None:
    assert set(REGISTER.menu(HELD, "red").actions()) == {Throw(seat="red"), Keep(seat="red")}
    assert not REGISTER.menu(HELD, "blue")
    both = State((Cheering(5, "blue"), Cheering(4, "red")))
    assert REGISTER.menu(both, "blue").sample(Random(1)) == Keep(seat="blue")


def test_an_answer_is_taken_and_the_work_that_it_brings_is_done() -> None:
    thrown = REGISTER.apply(HELD, Throw(seat="red"), NO_DICE, unheard)
    assert thrown.agenda == (Fly("blue"),)
    assert REGISTER.resolve(thrown, ScriptedDice((6,)), unheard) == State((Holding("blue"),), 8)
    assert REGISTER.apply(HELD, Keep(seat="red"), NO_DICE, unheard).agenda == ()


def test_a_seat_is_spared_where_there_is_nothing_to_decide() -> None:
    assert REGISTER.resolve(HELD, NO_DICE, unheard) is None
    assert REGISTER.resolve(State((Cheering(4, "red"),)), NO_DICE, unheard) is None
    assert REGISTER.resolve(State((Holding("red", tired=True),)), NO_DICE, unheard) == OVER
    assert REGISTER.resolve(OVER, NO_DICE, unheard) is None


def test_the_asks_of_a_game_are_known() -> None:
    assert REGISTER.asks == {"hold", "cheer", "guess"}
