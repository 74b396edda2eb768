"""The agenda: what is pushed first is done first, and who may answer what is open."""

import pytest

from gonfalon.kernel.agenda import Ask, ask_of, push
from gonfalon.kernel.game import Action, why_not_answer


class Nod(Action, frozen=True, kw_only=True, tag="nod"):
    """Agree."""


RED, BLUE = Nod(seat="red"), Nod(seat="blue")


def test_the_first_frame_pushed_is_the_next_to_be_done() -> None:
    agenda = push(("last",), "first", "second")
    assert agenda[::-1] == ("first", "second", "last")


def test_a_seat_finds_its_own_ask() -> None:
    due = (Ask(1, "red", "nod", "1", RED), Ask(2, "blue", "nod", "1", BLUE))
    assert ask_of(due, "blue") == due[1]
    assert ask_of(due, "green") is None


@pytest.mark.parametrize(
    ("due", "clause", "key"),
    [
        ((), "K2", "game-over"),
        ((Ask(1, "blue", "nod", "1", BLUE),), "K1", "not-your-ask"),
        ((Ask(1, "red", "nod", "1", RED, answered=True),), "K2", "answered-already"),
    ],
)
def test_the_table_refuses_who_owes_no_answer(due: tuple[Ask[Nod], ...], clause: str, key: str) -> None:
    refusal = why_not_answer(due, RED)
    assert refusal is not None
    assert (refusal.clause, refusal.key) == (clause, key)


@pytest.mark.parametrize("ask", [Ask(1, "red", "nod", "1", RED), Ask(1, "red", "nod", "1", RED, True, True)])
def test_an_open_ask_and_a_secret_answer_that_may_be_replaced_take_an_answer(ask: Ask[Nod]) -> None:
    assert why_not_answer((ask,), RED) is None
