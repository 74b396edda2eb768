"""Menus: offers are made lazily, and counting, listing, membership and sampling agree."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from gonfalon.kernel.game import Action
from gonfalon.kernel.holes import One, Order, Some
from gonfalon.kernel.menu import Menu, Offer


class Go(Action, frozen=True, kw_only=True, tag="go"):
    """Go somewhere with some others."""

    piece: str
    to: str
    others: tuple[str, ...] = ()
    how: str = "walking"


class Stay(Action, frozen=True, kw_only=True, tag="stay"):
    """Stay."""


def go(piece: str, places: str, others: str = "") -> Offer[Action]:
    """An offer to go to one of some places with some of the others."""
    return Offer(Go, {"seat": "red", "piece": piece}, {"to": One(places), "others": Some(others)})


MENU: Menu[Action] = Menu.of(go("knight", "abc", "xy"), go("bishop", ""), go("king", "d"), Offer(Stay, {"seat": "red"}))


def test_a_menu_counts_and_lists_the_same_actions() -> None:
    listed = list(MENU.actions())
    assert MENU.count() == len(listed) == len(set(listed)) == 3 * 4 + 1 + 1
    assert all(action in MENU for action in listed)


def test_the_first_actions_of_an_offer_are_made_without_the_others() -> None:
    many = Offer(Go, {"seat": "red", "piece": "king"}, {"to": One("ab"), "others": Some(range(100), 50)})
    assert many.count() > 10**28
    assert [(action.to, len(action.others)) for action in many.first(3)] == [("a", 50)] * 3
    assert all(list(each.first(4)) == list(each)[:4] for each in MENU.offers())


def test_an_offer_with_an_empty_hole_is_not_shown() -> None:
    assert [offer.fixed.get("piece") for offer in MENU.offers()] == ["knight", "king", None]


def test_sampling_reaches_every_action_and_uniform_makes_all_alike() -> None:
    random = Random(2)
    assert {MENU.sample(random) for _ in range(3000)} == set(MENU.actions())
    drawn = Counter(MENU.uniform(random) for _ in range(600 * MENU.count()))
    assert set(drawn) == set(MENU.actions())
    assert all(450 < many < 750 for many in drawn.values())


def test_sampling_makes_no_more_offers_than_it_needs() -> None:
    made: list[str] = []

    def offer_of(piece: str) -> Offer[Action] | None:
        made.append(piece)
        return go(piece, "ab") if piece in "xyz" else None

    Menu("xyz", offer_of).sample(Random(0))
    assert len(made) == 1
    made.clear()
    for seed in range(20):
        assert isinstance(Menu("pqx", offer_of).sample(Random(seed)), Go)
    assert len(made) <= 60


def test_sampling_does_not_wear_a_menu_out() -> None:
    menu = Menu("pqx", lambda piece: go(piece, "ab") if piece == "x" else None)
    before = list(menu.actions())
    for seed in range(20):
        menu.sample(Random(seed))
    assert list(menu.actions()) == before


@pytest.mark.parametrize("menu", [Menu.of(), Menu.of(go("knight", ""))])
def test_an_empty_menu_is_false_and_cannot_be_sampled(menu: Menu[Action]) -> None:
    assert not menu
    assert menu.count() == 0
    with pytest.raises(IndexError):
        menu.sample(Random(0))
    with pytest.raises(IndexError):
        menu.uniform(Random(0))


@pytest.mark.parametrize(
    "action",
    [
        Go(seat="blue", piece="knight", to="a"),
        Go(seat="red", piece="rook", to="a"),
        Go(seat="red", piece="knight", to="d"),
        Go(seat="red", piece="knight", to="a", others=("y", "x")),
        Stay(seat="blue"),
    ],
)
def test_other_actions_are_not_on_the_menu(action: Action) -> None:
    assert action not in MENU


@pytest.mark.parametrize(
    "offer",
    [
        go("knight", "abc"),
        Offer(Go, {"seat": "red"}, {"to": One("abc")}, lambda to: Go(seat="red", piece="knight", to=to)),
        Offer(Go, {"seat": "red", "piece": "knight", "to": "a"}),
    ],
    ids=["with holes", "with a table of its own", "without holes"],
)
def test_an_action_with_a_forged_field_that_is_neither_fixed_nor_a_hole_is_not_on_the_menu(
    offer: Offer[Action],
) -> None:
    honest = Go(seat="red", piece="knight", to="a")
    assert honest in offer
    assert replace(honest, how="flying") not in offer
    assert replace(honest, others=("x",)) not in offer


def test_a_field_that_an_offer_makes_otherwise_than_by_default_belongs() -> None:
    offer: Offer[Go] = Offer(Go, {"seat": "red"}, make=lambda: Go(seat="red", piece="king", to="a", how="riding"))
    assert all(action in offer for action in offer)
    assert Go(seat="red", piece="king", to="a") not in offer


def test_a_game_may_hand_out_its_own_actions() -> None:
    kept = {place: Go(seat="red", piece="king", to=place) for place in "ab"}
    offer: Offer[Go] = Offer(Go, {"seat": "red", "piece": "king"}, {"to": One("ab")}, kept.__getitem__)
    assert all(action is kept[action.to] for action in offer)
    assert any(offer.sample(Random(0)) is action for action in kept.values())


def test_on_the_wire_an_offer_is_an_action_with_holes() -> None:
    offer: Offer[Action] = Offer(Go, {"seat": "red", "piece": "king"}, {"to": One("ab"), "others": Order("x")})
    assert Menu.of(offer, exact=False).wire() == {
        "exact": False,
        "offers": [
            {"do": "go", "seat": "red", "piece": "king", "to": {"one": ["a", "b"]}, "others": {"order": ["x"]}},
        ],
    }
