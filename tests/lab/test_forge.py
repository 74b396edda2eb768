"""The forge: structs inside an action are forged with their tags, and lists of them are bent like any other."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct

from gonfalon.kernel.game import Action
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.lab.forge import Forge
from gonfalon.lab.moment import Moment
from tests.proof.actions import Halt, ProofAction, Step
from tests.proof.game import ProofGame
from tests.proof.play import AMBER, STEPPING
from tests.proof.position import Position
from tests.proof.state import State

if TYPE_CHECKING:
    from gonfalon.registry import AnyGame


class Go(Struct, frozen=True, tag_field="step", tag="go"):
    """A step to a place."""

    to: str


class Wait(Struct, frozen=True, tag_field="step", tag="wait"):
    """A pause."""

    hours: int


class Throw(Struct, frozen=True, tag=True, array_like=True):
    """A stone at a place."""

    at: str
    stones: int


class Walk(Action, frozen=True, kw_only=True, tag="walk"):
    """Several steps in one."""

    steps: tuple[Go | Wait, ...]
    throw: Throw = Throw("mill", 1)


class WalkingGame(ProofGame):
    """The proof game with walks of several steps, none of which is lawful."""

    action_type: Any = ProofAction | Walk

    def menu(self, state: State, seat: str) -> Menu[Any]:
        walk: Offer[Any] = Offer(Walk, {"seat": seat}, {"steps": One([(Go("hill"), Wait(2), Go("hex 7"))])})
        return Menu.of(walk, Offer(Halt, {"seat": seat}))


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    game: AnyGame = WalkingGame()
    state = game.state_of(Position(markers=(AMBER,), agenda=STEPPING, asked=2))
    return list(forged(Moment(game, "night", state)))


def forged(moment: Moment) -> Iterator[Walk]:
    """The forged walks among many forged actions."""
    yield from (each for each in Forge(moment, Random(1)).actions(1500) if isinstance(each, Walk))


def test_a_list_of_steps_is_forged_of_every_kind_of_step(walks: list[Walk]) -> None:
    steps = [step for walk in walks for step in walk.steps]
    assert {type(step) for step in steps} == {Go, Wait}
    assert len({walk.steps for walk in walks}) > 50


def test_a_list_of_steps_that_is_nearly_the_lawful_one_is_forged(walks: list[Walk]) -> None:
    found = {walk.steps for walk in walks}
    assert (Go("hill"), Wait(2)) in found
    assert {(Go("hill"), Wait(2), Go(f"hex {number}")) for number in (6, 8)} & found


def test_a_struct_written_as_a_list_is_forged(walks: list[Walk]) -> None:
    assert len({walk.throw for walk in walks}) > 20


def test_a_field_that_names_a_thing_is_forged_with_things_of_its_kind_though_nobody_sees_them() -> None:
    game: AnyGame = ProofGame()
    state = game.state_of(Position(markers=(AMBER,), agenda=STEPPING, asked=2))
    actions = list(Forge(Moment(game, "night", state), Random(1)).actions(800))
    assert {"birch", "clover", "dew"} <= {each.token for each in actions if isinstance(each, Step)}
