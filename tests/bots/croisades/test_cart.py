"""The cart and the bots: a string that must turn about reckons with it, and a cart without a horse is pushed."""

from gonfalon.bots.value.croisades.carting import pushed, unharnessed
from gonfalon.bots.value.croisades.cartway import goes_home, turns_home
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.turning import rolling_points
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import Push, Unharness
from gonfalon.games.croisades.cart import EMPTY, FULL, Cart
from gonfalon.games.croisades.map import FIELDS, WEST
from gonfalon.games.croisades.state import State, replace
from tests.games.croisades.stamp import CRUSADER, WATER_HOLE
from tests.games.croisades.wagon import hauled

FIELD = FIELDS[WATER_HOLE]
EAST_WARD, WEST_WARD = 2, 5


def with_barrels(turn: int, *barrels: str) -> State:
    """The Water Hole with the cart on C5, its horse before it looking away from home."""
    state = hauled("draft E6 se", "bertin E5", field=WATER_HOLE, cart="C5 se harnessed")
    loaded = Cart(FIELD.index["C5"], EAST_WARD, True, tuple({"full": FULL, "empty": EMPTY}[each] for each in barrels))
    return replace(state, scenario="water-hole", turn=turn, cart=loaded)


def test_R60_a_string_that_looks_away_from_home_has_to_turn_about() -> None:
    points, at = rolling_points(WATER_HOLE, (WEST,)), FIELD.index["F7"]
    assert points[(FIELD.index["A8"], WEST_WARD)] == 0
    assert (points[(at, WEST_WARD)], points[(at, EAST_WARD)]) == (5, 6)


def test_4_1_1_with_three_full_barrels_or_two_in_the_last_turns_the_cart_goes_home() -> None:
    assert goes_home(with_barrels(3, "full", "full", "full", "empty"))
    late = 16 - turns_home(with_barrels(3, "full", "full", "empty", "empty"))
    found = [goes_home(with_barrels(turn, "full", "full", "empty", "empty")) for turn in (late - 1, late)]
    assert found == [False, True]
    assert not goes_home(with_barrels(15, "full", "empty", "empty", "empty"))


def test_1_59d_somebody_is_rid_of_a_dead_horse() -> None:
    state = hauled("draft E6 se dead", "bertin E5", "ahmed Y16", cart="C5 se harnessed")
    chosen = unharnessed(Field(state, CRUSADER, Weights()))
    assert chosen is not None
    assert chosen.action == Unharness(seat=CRUSADER, figure="bertin")


def test_1_59b_all_who_stand_before_the_cart_push_it() -> None:
    state = hauled("draft A1 s dead", "bertin E6", "crispin D7", "hal D5", "ahmed Y16", cart="C5 se")
    chosen = pushed(Field(state, CRUSADER, Weights()))
    assert chosen is not None
    assert isinstance(chosen.action, Push)
    assert {chosen.action.figure, *chosen.action.others} == {"bertin", "crispin", "hal"}
