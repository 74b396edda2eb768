"""Clause 4.1.1: the forces of The Water Hole, barrels that are filled and staved in, and who has won."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Fill, Stave
from gonfalon.games.croisades.cart import EMPTY, FULL, STAVED, Barrel, Cart, named_barrels
from gonfalon.games.croisades.cartage import BarrelFilled, BarrelStaved, Watered
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import DRAFT, MEN, Side
from gonfalon.games.croisades.rules.acting import take_effect
from gonfalon.games.croisades.rules.points import strength
from gonfalon.games.croisades.scenarios import FIRST_BLOOD, WATER_HOLE
from gonfalon.games.croisades.state import (
    DEAD,
    GONE,
    STUNNED,
    WAITING,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    replace,
    with_cart,
    with_figures,
)
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import begin, settle
from tests.games.croisades.border import enter
from tests.games.croisades.fray import refused, settled
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.wagon import in_by

EMPTIES = (EMPTY,) * 4


def opened() -> State:
    """The scenario at its first ask."""
    return begin(GAME, WATER_HOLE, Options(), ScriptedDice(()), unheard)


def at_water(side: Side = CRUSADER, cart: str = "J11", barrels: tuple[Barrel, ...] = EMPTIES, **places: str) -> State:
    """A movement phase with the cart out of harness on a hex and the one south of it, and some on foot on theirs."""
    state = opened()
    index = field_of(state).index
    men = [amended(figure_of(state, name), at=index[at], horse="") for name, at in places.items()]
    draft = amended(figure_of(state, "draft"), at=index["C5"], facing=3)
    found = Cart(index[cart], 3, barrels=barrels)
    return with_cart(state, found, *men, draft, side=side, turn=5, agenda=(Rise(side), Moving(side)))


def fill(figure: str) -> Fill:
    """The Crusaders' filling of a barrel."""
    return Fill(seat=CRUSADER, figure=figure)


def stave(figure: str, barrel: str = "barrel-1") -> Stave:
    """The Saracens' staving in of a barrel."""
    return Stave(seat=SARACEN, figure=figure, barrel=barrel)


def effect(state: State) -> tuple[State, list[Event]]:
    """What comes of the acts of a turn in phase 5."""
    told: list[Event] = []
    return take_effect(state, told.append), told


def over(state: State) -> tuple[object, str] | None:
    """Who has won and how, once the game has looked."""
    told: list[Event] = []
    last = replace(state, agenda=(Rise(state.side),))
    result = GAME.outcome(settle(GAME, last, ScriptedDice(()), told.append))
    assert bool([each for each in told if isinstance(each, Watered)]) is (result is not None)
    return None if result is None else (result.winner, result.how)


def test_4_1_1_the_forces_are_worth_what_the_scenario_says() -> None:
    state = opened()
    assert (strength(state, CRUSADER), strength(state, SARACEN)) == (247, 232)
    assert state.cart == Cart(WAITING, is_harnessed=True, barrels=EMPTIES)
    assert figure_of(state, "draft").at == WAITING


def test_4_1_1_the_crusaders_enter_by_the_west_and_the_saracens_a_turn_later_by_the_east() -> None:
    state = replace(opened(), agenda=(Moving(CRUSADER),))
    assert refused(state, enter("bertin", "A4")) is None
    assert refused(state, enter("bertin", "A13")) == ("4.0a", "no-entrance")
    assert refused(state, in_by("A8 B9 C9 D10")) is None
    assert refused(state, in_by("A3 B4 C4 D5")) == ("4.0a", "no-entrance")
    saracens = replace(state, side=SARACEN, agenda=(Moving(SARACEN),))
    assert refused(saracens, enter("yasaffa", "Y4")) == ("4.0a", "not-yet-entering")
    assert refused(replace(saracens, turn=2), enter("yasaffa", "Y4")) is None


def test_4_1_1_a_crusader_at_the_water_fills_a_barrel_in_a_whole_turn() -> None:
    # K12 is next to L11; the cart on J11 and J12 is beside it.
    state = at_water(bertin="K12", crispin="K11")
    after, told = effect(settled(state, fill("bertin"), fill("crispin")).state)
    assert told == [
        BarrelFilled(clause="4.1.1", figure="bertin", barrel="barrel-1", full=1),
        BarrelFilled(clause="4.1.1", figure="crispin", barrel="barrel-2", full=2),
    ]
    assert after.cart is not None
    assert after.cart.barrels == (FULL, FULL, EMPTY, EMPTY)


@pytest.mark.parametrize(
    ("state", "who", "key"),
    [
        (at_water(bertin="J10"), "bertin", "not-at-water"),
        (at_water(cart="G8", bertin="K12"), "bertin", "too-far-from-cart"),
        (at_water(barrels=(FULL,) * 4, bertin="K12"), "bertin", "no-empty-barrel"),
        (at_water(barrels=(EMPTY, FULL, FULL, FULL), bertin="K12", crispin="K11"), "crispin", None),
    ],
)
def test_4_1_1_who_does_not_fill(state: State, who: str, key: str | None) -> None:
    assert refused(state, fill(who)) == (None if key is None else ("4.1.1", key))


def test_R124_a_barrel_that_is_spoken_for_is_not_taken_twice() -> None:
    state = at_water(barrels=(EMPTY, FULL, FULL, FULL), bertin="K12", crispin="K11")
    assert refused(settled(state, fill("bertin")).state, fill("crispin")) == ("4.1.1", "no-empty-barrel")
    beset = at_water(SARACEN, yasaffa="I11", ahmed="I12")
    one = settled(beset, stave("yasaffa")).state
    assert refused(one, stave("ahmed")) == ("4.1.1", "barrel-gone")
    assert refused(one, stave("ahmed", "barrel-2")) is None


def test_4_1_1_a_saracen_beside_the_cart_staves_in_a_barrel_full_or_empty() -> None:
    state = at_water(SARACEN, barrels=(FULL, EMPTY, EMPTY, EMPTY), yasaffa="I11")
    after, told = effect(settled(state, stave("yasaffa")).state)
    assert told == [BarrelStaved(clause="4.1.1", figure="yasaffa", barrel="barrel-1", left=3)]
    assert after.cart is not None
    assert after.cart.barrels == (STAVED, EMPTY, EMPTY, EMPTY)
    assert refused(replace(after, acts=(), figures=state.figures), stave("yasaffa")) == ("4.1.1", "barrel-gone")


def test_4_1_1_not_while_a_crusader_on_his_feet_is_beside_it() -> None:
    state = at_water(SARACEN, yasaffa="I11", bertin="K11")
    assert refused(state, stave("yasaffa")) == ("4.1.1", "cart-guarded")
    stunned = with_figures(state, amended(figure_of(state, "bertin"), health=STUNNED, fell=9))
    assert refused(stunned, stave("yasaffa")) is None
    assert refused(at_water(SARACEN, yasaffa="H11"), stave("yasaffa")) == ("4.1.1", "not-beside-cart")
    assert refused(at_water(bertin="I11"), Stave(seat=CRUSADER, figure="bertin", barrel="barrel-1")) == (
        "4.1.1",
        "staves-no-barrel",
    )
    assert refused(at_water(SARACEN, yasaffa="K12"), Fill(seat=SARACEN, figure="yasaffa")) == (
        "4.1.1",
        "fills-no-barrel",
    )


@pytest.mark.parametrize(
    ("full", "result"),
    [
        (4, (CRUSADER, "water-fetched")),
        (3, (CRUSADER, "water-fetched")),
        (2, (None, "water-half")),
        (1, (SARACEN, "water-little")),
        (0, (SARACEN, "water-little")),
    ],
)
def test_4_1_1_what_has_left_the_map_decides(full: int, result: tuple[object, str]) -> None:
    state = at_water(bertin="K12")
    assert state.cart is not None
    gone = amended(state.cart, at=GONE, facing=-1, barrels=(FULL,) * full + (EMPTY,) * (4 - full))
    assert over(with_cart(state, gone)) == result


def test_4_1_1_with_fewer_than_two_whole_barrels_it_ends_at_once() -> None:
    assert over(at_water(barrels=(STAVED, STAVED, FULL, EMPTY), bertin="K12")) is None
    assert over(at_water(barrels=(STAVED, STAVED, STAVED, FULL), bertin="K12")) == (SARACEN, "barrels-staved")


def test_4_1_1_with_no_crusader_left_it_ends_at_once() -> None:
    state = at_water(bertin="K12")
    fallen = [amended(each, health=DEAD) for each in state.figures if each.id in MEN[CRUSADER]]
    assert over(with_figures(state, *fallen)) == (SARACEN, "nobody-fetches")


def test_4_1_1_after_sixteen_turns_the_saracens_have_won() -> None:
    state = at_water(SARACEN, barrels=(FULL,) * 4, bertin="K12")
    assert over(replace(state, turn=15)) is None
    assert over(replace(state, turn=16)) == (SARACEN, "water-late")


def test_A3g_cart_horse_and_barrels_come_with_some_scenarios() -> None:
    cart = opened().cart
    assert cart is not None
    assert named_barrels(cart) == {"barrel-1": EMPTY, "barrel-2": EMPTY, "barrel-3": EMPTY, "barrel-4": EMPTY}
    assert has_figure(opened(), DRAFT)
    without = begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)
    assert without.cart is None
    assert not has_figure(without, DRAFT)
