"""The agenda: what is pushed first is done first, and what is open on top of it."""

from gonfalon.kernel.agenda import Ask, Owed, Sole, Together, Work, ask_of, push, waiting
from gonfalon.kernel.game import Action


class Nod(Action, frozen=True, kw_only=True, tag="nod"):
    """Agree."""


class Tick(Work, frozen=True):
    """Something that the engine does."""


RED, BLUE = Nod(seat="red"), Nod(seat="blue")


def test_the_first_frame_pushed_is_the_next_to_be_done() -> None:
    agenda = push(("last",), "first", "second")
    assert agenda[::-1] == ("first", "second", "last")


def test_a_seat_finds_its_own_ask() -> None:
    due = (Ask(1, "red", "nod", "1", RED), Ask(2, "blue", "nod", "1", BLUE))
    assert ask_of(due, "blue") == due[1]
    assert ask_of(due, "green") is None


def test_one_sole_frame_waits_or_several_that_are_owed_and_of_one_kind() -> None:
    work, red, blue = Tick(), Owed(1, "red"), Owed(2, "blue")
    assert waiting((work,)) == []
    assert waiting((work, blue, red)) == [red, blue]
    assert waiting((blue, work, red)) == [red]
    assert waiting((blue, Together(3, "red"))) == [Together(3, "red")]
    assert waiting((Sole("blue"), Sole("red"))) == [Sole("red")]
