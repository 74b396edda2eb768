"""Standing orders in the proof game: the clerk sees what its seat sees, and is asked about interrupts alone."""

from typing import Literal

import msgspec
import pytest

from gonfalon.games.arsouf import GAME as ARSOUF
from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.clerk import Orders, When, order_values
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.game import standing_answer
from gonfalon.kernel.reading import BadInput, converted
from tests.proof.actions import Challenge, Flee, Pass, ProofAction, Step, Surrender
from tests.proof.clerk import Caught, ProofOrders
from tests.proof.frozen import replace
from tests.proof.game import GAME
from tests.proof.play import AMBER, CLOVER, STEPPING, played
from tests.proof.position import Position
from tests.proof.state import State

AT_THE_FORD = Position(
    markers=(replace(AMBER, at="wood", coins=2), CLOVER), agenda=STEPPING, asked=2, whistles=1, rider="ford"
)


def stopped(**changes: object) -> State:
    """The state in which the owl is asked whether it challenges."""
    state, _ = played(
        GAME.state_of(replace(AT_THE_FORD, **changes)),  # type: ignore[arg-type]
        Step(seat="fox", token="amber", to="ford"),
    )
    return state


def answer(state: State, when: When | None) -> ProofAction | None:
    """What the owl's clerk answers."""
    ask = ask_of(GAME.due(state), "owl")
    assert ask is not None
    return standing_answer(GAME, state, ask, None if when is None else ProofOrders(challenge=when))


@pytest.mark.parametrize("whistles", [0, 1])
@pytest.mark.parametrize("when", [None, When.ASK])
def test_a_seat_without_orders_is_asked_itself(when: When | None, whistles: int) -> None:
    assert answer(stopped(whistles=whistles), when) is None


@pytest.mark.parametrize("whistles", [0, 1])
def test_never_is_answered_by_the_default_whether_or_not_the_seat_could_act(whistles: int) -> None:
    assert answer(stopped(whistles=whistles), When.NEVER) == Pass(seat="owl")


def test_when_favoured_the_clerk_judges_and_never_leaves_the_menu() -> None:
    assert answer(stopped(), When.FAVOURED) == Challenge(seat="owl")
    assert answer(stopped(fog=True), When.FAVOURED) == Pass(seat="owl")
    assert answer(stopped(whistles=0), When.FAVOURED) == Pass(seat="owl")


def test_the_answer_depends_on_nothing_that_the_seat_may_not_know() -> None:
    state = stopped()
    other = GAME.imagine(GAME.view(state, "owl"), SeededDice(3))
    assert [answer(each, when) for each in (state, other) for when in When][:3] == [
        answer(other, when) for when in When
    ]


def test_only_interrupts_are_left_to_a_clerk() -> None:
    state = GAME.state_of(AT_THE_FORD)
    ask = ask_of(GAME.due(state), "fox")
    assert ask is not None
    assert not ask.interrupt
    assert standing_answer(GAME, state, ask, ProofOrders(challenge=When.NEVER)) is None


@pytest.mark.parametrize(
    ("order", "coins", "expected"),
    [
        (Caught.ASK, 2, None),
        (Caught.SURRENDER, 2, Surrender(seat="fox")),
        (Caught.FLEE, 0, Flee(seat="fox")),
        (Caught.RICH, 2, Flee(seat="fox")),
        (Caught.RICH, 0, Surrender(seat="fox")),
    ],
)
def test_an_order_has_values_of_its_own(order: Caught, coins: int, expected: ProofAction | None) -> None:
    state = stopped(markers=(replace(AMBER, at="wood", coins=coins), CLOVER))
    state, _ = played(state, Challenge(seat="owl"), [6, 6])
    ask = ask_of(GAME.due(state), "fox")
    assert ask is not None
    assert standing_answer(GAME, state, ask, ProofOrders(caught=order)) == expected


class Lettered(Orders, frozen=True, kw_only=True):
    """Orders whose values are written out."""

    trifles: Literal["default", "ask"] = "default"


def test_the_values_of_an_order_may_be_written_out_and_need_not_be_silent_by_default() -> None:
    assert order_values(Lettered) == {"trifles": ("default", "ask")}
    assert not Lettered().are_silent
    assert Lettered(trifles="ask").are_silent


def test_a_game_without_interrupts_offers_no_clerk() -> None:
    assert ARSOUF.clerk is None


def test_orders_are_named_silent_by_default_and_refused_by_field() -> None:
    assert order_values(ProofOrders) == {
        "challenge": ("never", "favoured", "ask"),
        "caught": ("surrender", "flee", "rich", "ask"),
    }
    assert ProofOrders().are_silent
    assert not ProofOrders(challenge=When.NEVER).are_silent
    assert Orders().are_silent
    orders = ProofOrders(challenge=When.FAVOURED)
    assert msgspec.json.decode(msgspec.json.encode(orders), type=ProofOrders) == orders
    with pytest.raises(BadInput, match=r"orders\.challenge: Invalid enum value 'often'"):
        converted({"challenge": "often"}, ProofOrders, "orders")
    with pytest.raises(BadInput, match="orders: Object contains unknown field `sleep`"):
        converted({"sleep": "never"}, ProofOrders, "orders")
