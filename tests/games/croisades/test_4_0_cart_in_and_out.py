"""Clauses 4.0a and 4.0b for the cart: it enters as a whole, on four hexes that are named, and leaves by its front."""

import pytest

from gonfalon.games.croisades.arrivals import Left
from gonfalon.games.croisades.cartage import DroveIn
from gonfalon.games.croisades.frames import Defending
from gonfalon.games.croisades.map import EAST, WEST
from gonfalon.games.croisades.scenarios import Entry
from gonfalon.games.croisades.state import GONE, WAITING, Figure, State, amended, figure_of, with_cart
from tests.games.croisades.fray import refused, settled
from tests.games.croisades.march import end, left, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.wagon import hauled, in_by, lead, off, pull, push, roll, string

WESTWARD = Entry(CRUSADER, 1, WEST, ("A5", "A6"))


def coming(*placed: str, field: str = "") -> State:
    """A movement phase in which the cart waits to enter over A5 or A6."""
    state = hauled("draft E6 se", "bertin Y1", *placed, field=field, entry=WESTWARD)
    assert state.cart is not None
    cart = amended(state.cart, at=WAITING, facing=-1)
    return with_cart(state, cart, Figure("draft", WAITING))


def test_4_0a_it_enters_in_harness_on_four_hexes_for_all_its_points() -> None:
    told = settled(coming(), in_by("A5 B6 C6 D7"))
    assert told.events(DroveIn) == [DroveIn(clause="4.0a", hexes=("A5", "B6", "C6", "D7"), cost=4)]
    assert string(told.state) == "A5 B6 C6 D7"
    assert left(told.state) == 0
    # Nobody need lead it in, and nobody leads it on in this turn.
    assert refused(told.state, end()) is None
    assert refused(told.state, pull("E7")[0]) == ("1.59a", "nobody-hauls")


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("A4 B5 C5 D6", ("4.0a", "no-entrance")),
        ("A5 B6 C6", ("R60", "no-train")),
        ("A5 B6 B5 C5", ("R60", "no-train")),
        ("A5 A6 A7 A8", ("4.0a", "train-faces-outward")),
        ("A6 B6 C5 D5", None),
        ("A6 B6 B5 B4", None),
    ],
)
def test_4_0a_which_hexes_it_enters_by(path: str, refusal: tuple[str, str] | None) -> None:
    assert refused(coming(), in_by(path)) == refusal


def test_4_0a_all_four_are_free_and_together_cost_no_more_than_four() -> None:
    assert refused(coming("crispin C6"), in_by("A5 B6 C6 D7")) == ("4.0a", "no-road-in")
    assert refused(coming(field=ground(trees="C6")), in_by("A5 B6 C6 D7")) == ("4.0a", "no-road-in")
    assert refused(coming(field=ground(scrub="C6")), in_by("A5 B6 C6 D7")) == ("4.0a", "train-too-dear")


def test_4_0a_its_horse_may_be_shot_at_where_it_enters() -> None:
    told = settled(coming("jehangir D12"), in_by("A5 B6 C6 D7"))
    assert told.state.agenda[-1] == Defending(SARACEN, "draft")


def test_4_0b_it_leaves_with_the_horse_that_draws_it() -> None:
    state = hauled("draft X5 ne", "bertin X7", cart="V6 ne harnessed", exits=(EAST,))
    assert string(state) == "V6 W5 X5 Y4"
    assert refused(state, off("draft")) == ("1.59a", "nobody-hauls")
    state = hauled("draft X5 ne", "bertin W7", "crispin X6", cart="V6 ne harnessed", exits=(EAST,))
    told = settled(state, lead("crispin"), off("draft"))
    assert told.events(Left) == [Left(clause="4.0b", figure="cart", at="Y4")]
    assert told.state.cart is not None
    assert (told.state.cart.at, figure_of(told.state, "draft").at) == (GONE, GONE)
    # Who led it is free, and owes no walk.
    assert refused(told.state, step("crispin", "X7")) is None
    assert refused(told.state, end()) is None


def test_4_0b_not_by_a_side_that_is_no_exit_nor_out_of_harness() -> None:
    state = hauled("draft X5 ne", "crispin X6", cart="V6 ne harnessed", exits=(WEST,))
    assert refused(settled(state, lead("crispin")).state, off("draft")) == ("4.0b", "not-at-an-exit")
    nobody = hauled("draft X5 ne", "crispin X6", cart="V6 ne harnessed")
    assert refused(settled(nobody, lead("crispin")).state, off("draft")) == ("4.0b", "nobody-leaves")
    alone = hauled("draft X5 ne", "crispin X6", cart="C5 se", exits=(EAST,))
    assert refused(settled(alone, lead("crispin")).state, off("draft")) == ("4.0b", "leaves-with-cart")


def test_4_0b_it_must_look_out_and_have_a_point() -> None:
    along = hauled("draft Y6 n", "crispin X6", cart="Y8 n harnessed", exits=(EAST,))
    assert refused(settled(along, lead("crispin")).state, off("draft")) is None
    pushed = hauled("draft A1 s", "crispin X6", "bertin X7", cart="Y7 n", exits=(EAST,))
    pushed = settled(pushed, push("crispin", "bertin")).state
    assert refused(pushed, off("cart")) is None
    # With a point spent on each of its two hexes nothing is left for the last.
    spent = settled(pushed, *roll("Y5", "Y4")).state
    assert refused(spent, off("cart")) == ("1.59b", "nobody-hauls")
    inward = hauled("draft A1 s", "crispin W6", "bertin X5", cart="Y6 nw", exits=(EAST,))
    assert refused(settled(inward, push("crispin", "bertin")).state, off("cart")) == ("4.0b", "not-at-an-exit")


def test_4_0b_without_its_horse_it_leaves_by_its_own_front() -> None:
    state = hauled("draft A1 s", "crispin Y7", "bertin X8", "hal W7", cart="W6 se", exits=(EAST,))
    told = settled(state, push("crispin", "bertin", "hal"), *roll("Y7"), off("cart"))
    assert told.state.cart is not None
    assert told.state.cart.at == GONE
    assert figure_of(told.state, "draft").at >= 0
    assert refused(told.state, end()) is None
