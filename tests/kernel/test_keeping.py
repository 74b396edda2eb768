"""The kennel of the proof game: amounts within a budget, keys with values of their own, and a need made up."""

import pytest

from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.rulebook import refuse
from tests.proof.actions import Feed, Patrol, Post, ProofAction, Provide
from tests.proof.frozen import replace
from tests.proof.game import GAME
from tests.proof.play import AMBER, WATCHING, played
from tests.proof.position import Position
from tests.proof.rules.stopping import bite_lines
from tests.proof.state import State

BEGUN = Position(markers=(replace(AMBER, at="wood"),), agenda=WATCHING, asked=1)


def offered(state: State, kind: type[ProofAction]) -> list[ProofAction]:
    """The actions of a verb on the owl's menu."""
    return [action for action in GAME.menu(state, "owl").actions() if type(action) is kind]


def provide(bones: int, hams: int) -> Provide:
    return Provide(seat="owl", stores=(("bone", bones), ("ham", hams)))


def test_5_6_the_owl_buys_until_nothing_more_can_be_had() -> None:
    state = GAME.state_of(BEGUN)
    assert offered(state, Provide) == [provide(2, 1), provide(4, 0)]
    assert GAME.check(state, provide(1, 1)) == refuse("5.6", "not-so")
    assert GAME.check(state, provide(0, 2)) == refuse("5.6", "not-so")
    state, _ = played(state, provide(2, 1))
    assert state.stores == (("bone", 2), ("ham", 1))
    assert GAME.check(state, provide(2, 1)) == refuse("5.6", "not-now")


def test_5_7_each_hound_goes_to_one_of_its_own_posts() -> None:
    state = GAME.state_of(BEGUN)
    assert len(offered(state, Post)) == 4
    assert GAME.check(state, Post(seat="owl", posts=(("argus", "ford"), ("bran", "ford")))) == refuse("5.7", "not-so")
    before = sum_of(bite_lines(state, state.markers[0]))
    state, _ = played(state, Post(seat="owl", posts=(("argus", "wood"), ("bran", "ford"))))
    assert sum_of(bite_lines(state, state.markers[0])) == before + 1


@pytest.mark.parametrize(
    ("stores", "food"),
    [
        ((4, 0), [(4, 0)]),
        ((2, 1), [(1, 1)]),
        ((4, 2), [(0, 2), (1, 1)]),
        ((1, 0), [(1, 0)]),
        ((0, 0), []),
    ],
)
def test_5_8_the_hounds_eat_their_fill_and_no_bite_too_many(
    stores: tuple[int, int], food: list[tuple[int, int]]
) -> None:
    state = GAME.state_of(replace(BEGUN, stores=(("bone", stores[0]), ("ham", stores[1]))))
    meals = [Feed(seat="owl", food=(("bone", bones), ("ham", hams))) for bones, hams in food]
    assert offered(state, Feed) == meals
    for meal in meals:
        fed, _ = played(state, meal)
        assert fed.fed
        assert [amount for _, amount in fed.stores] == [
            had - eaten for had, (_, eaten) in zip(stores, meal.food, strict=True)
        ]


@pytest.mark.parametrize("order", [("ford",), ("wood", "mill"), ("ford", "wood", "mill")])
def test_5_4_the_owl_puts_a_part_of_the_posts_in_order(order: tuple[str, ...]) -> None:
    state = GAME.state_of(BEGUN)
    assert len(offered(state, Patrol)) == 3 + 6 + 6
    state, _ = played(state, Patrol(seat="owl", order=order))
    assert state.patrol == order


@pytest.mark.parametrize("order", [(), ("ford", "ford"), ("town",)])
def test_5_4_only_posts_are_put_in_order_and_each_once(order: tuple[str, ...]) -> None:
    patrol = Patrol(seat="owl", order=order)
    assert GAME.check(GAME.state_of(BEGUN), patrol) == refuse("5.4", "not-the-posts")
    assert patrol not in GAME.menu(GAME.state_of(BEGUN), "owl")
