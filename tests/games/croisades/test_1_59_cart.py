"""Clauses 1.59d to 1.59f and 1.8d: the harness, the hexes of a cart, shots across it, a horse driven back with it."""

import pytest

from gonfalon.games.croisades.actions import Harness, Retreat, Unharness
from gonfalon.games.croisades.cartage import Harnessed, Unharnessed
from gonfalon.games.croisades.charts import Cover
from gonfalon.games.croisades.events import ActLost, Cornered, Killed, Retreated
from gonfalon.games.croisades.frames import Retreating
from gonfalon.games.croisades.rules.acting import take_effect
from gonfalon.games.croisades.rules.barring import line_of_fire
from gonfalon.games.croisades.rules.charging import why_not_charge
from gonfalon.games.croisades.rules.ground import able_to_attack
from gonfalon.games.croisades.state import State, amended, figure_of, replace, with_figure
from gonfalon.kernel.events import Event
from tests.games.croisades.fray import refused, retreat, settled
from tests.games.croisades.gallop import charge
from tests.games.croisades.march import costs, end, step, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, at, ground, health, where
from tests.games.croisades.wagon import HARNESSED, LOOSE, TRAIN, cart_on, hauled, lead, pull, push, string


def harness(figure: str) -> Harness:
    """The Crusaders' harnessing."""
    return Harness(seat=CRUSADER, figure=figure)


def unharness(figure: str) -> Unharness:
    """The Crusaders' unharnessing."""
    return Unharness(seat=CRUSADER, figure=figure)


def effect(state: State) -> tuple[State, list[Event]]:
    """What comes of the acts of a turn in phase 5."""
    told: list[Event] = []
    return take_effect(state, told.append), told


def test_1_59d_harnessing_takes_a_whole_turn() -> None:
    state = hauled("draft E6 se", "bertin F8", "crispin F6", cart=LOOSE)
    told = settled(state, harness("bertin"))
    assert told.state.cart is not None
    assert not told.state.cart.is_harnessed
    assert refused(told.state, step("bertin", "F9")) == ("1.57a", "is-busy")
    assert refused(told.state, harness("crispin")) == ("1.59d", "harness-taken")
    after, events = effect(told.state)
    assert after.cart is not None
    assert after.cart.is_harnessed
    assert events == [Harnessed(clause="1.59d", figure="bertin")]


def test_1_59d_so_does_unharnessing_the_living_and_the_dead() -> None:
    for marks in ("", " dead"):
        state = hauled(f"draft E6 se{marks}", "bertin F8")
        after, events = effect(settled(state, unharness("bertin")).state)
        assert after.cart is not None
        assert not after.cart.is_harnessed
        assert events == [Unharnessed(clause="1.59d", figure="bertin")]


@pytest.mark.parametrize(
    ("placed", "cart", "action", "refusal"),
    [
        (("draft E6 se", "bertin F8"), HARNESSED, harness("bertin"), ("1.59d", "in-harness")),
        (("draft E6 se", "bertin F8"), LOOSE, unharness("bertin"), ("1.59d", "not-in-harness")),
        (("draft E6 se", "bertin H8"), LOOSE, harness("bertin"), ("R109", "not-beside-draft")),
        (("draft E6 se", "gerard F8 s"), LOOSE, harness("gerard"), ("R109", "works-on-foot")),
        (("draft E6 se", "bertin F8 shot"), LOOSE, harness("bertin"), ("1.59d", "shot-this-turn")),
        (("draft E6 se", "bertin F8 moved"), LOOSE, harness("bertin"), ("1.59d", "moved-this-turn")),
        (("draft E6 se dead", "bertin F8"), LOOSE, harness("bertin"), ("1.59d", "nothing-to-harness")),
        (("draft F7 se", "bertin F8"), LOOSE, harness("bertin"), ("R109", "not-before-shafts")),
        (("draft F7 nw", "bertin F8"), LOOSE, harness("bertin"), ("R109", "not-before-shafts")),
        (("draft E6 n", "bertin F6"), LOOSE, harness("bertin"), ("R109", "not-before-shafts")),
    ],
)
def test_R109_and_R122_who_harnesses_what(
    placed: tuple[str, ...], cart: str, action: Harness | Unharness, refusal: tuple[str, str]
) -> None:
    assert refused(hauled(*placed, cart=cart), action) == refusal


def test_R109_a_dead_horse_in_harness_holds_the_cart_fast() -> None:
    state = hauled("draft E6 se dead", "bertin E7", "crispin D7", "hal E5")
    assert refused(state, push("bertin", "crispin")) == ("1.59d", "in-harness")
    assert refused(state, lead("bertin")) == ("1.59a", "no-draft-horse")


def test_1_59d_it_is_lost_if_the_horse_is_no_longer_there() -> None:
    state = settled(hauled("draft E6 se", "bertin F8", cart=LOOSE), harness("bertin")).state
    gone = with_figure(state, amended(figure_of(state, "draft"), at=at(state, "H9")))
    assert [type(event) for event in effect(gone)[1]] == [ActLost]


def test_1_59e_on_foot_a_hex_of_the_cart_costs_four_and_nobody_stops_there() -> None:
    state = hauled("draft Y1 s", "bertin D5", cart=LOOSE)
    told = walked(state, "bertin", "D6 D7")
    assert costs(told) == [4, 1]
    on_it = walked(state, "bertin", "D6").state
    assert refused(on_it, end()) == ("R100", "must-go-on")
    # Six points less four leave two, three leave none to get off again.
    assert refused(hauled("draft Y1 s", "frederick D5", cart=LOOSE), step("frederick", "D6")) is None
    tired = hauled("draft Y1 s", "bertin D5 wounded", cart=LOOSE)
    assert refused(tired, step("bertin", "D6")) == ("R100", "no-way-out")


def test_1_59e_no_rider_passes_it_and_none_attacks_into_it() -> None:
    state = hauled("draft Y1 s", "gerard D4 s", "bertin A1", cart=LOOSE)
    assert refused(state, step("gerard", "D6")) == ("1.59e", "cart-in-the-way")
    other = hauled("draft Y1 s", "mohammad D4 s", "ahmed E5", cart=LOOSE)
    assert [each.id for each in able_to_attack(other, at(other, "D6"), SARACEN)] == ["ahmed"]


def test_1_59e_no_charge_leads_over_it() -> None:
    state = hauled("draft Y1 s", "gerard C2 s", "ahmed C11", cart="C6 n")
    action = charge("gerard", "ahmed", "C4 C5 C6 C7 C8 C9 C10")
    refusal = why_not_charge(state, action)
    assert refusal is not None
    assert refusal.clause in ("R45", "1.59e")


def test_R120_no_horse_is_driven_over_it() -> None:
    frame = Retreating(SARACEN, ("yesugai-horse",), 1)
    state = hauled("draft Y1 s", "yesugai-horse C3 s", "ahmed A9", "bertin A1", cart="C6 n", side=CRUSADER)
    told = settled(replace(state, agenda=(*state.agenda[:1], frame)))
    assert refused(told.state, Retreat(seat=SARACEN, figure="yesugai-horse", path=("C5",))) is not None


@pytest.mark.parametrize("weapon", ["anselmo C9", "jehangir C9", "latif C9"])
def test_1_59f_a_cart_on_the_line_gives_medium_cover_from_every_weapon(weapon: str) -> None:
    shooter, target = weapon.split(maxsplit=1)[0], "ahmed" if weapon.startswith("anselmo") else "bertin"
    state = hauled("draft Y1 s", weapon, f"{target} C2", cart="C6 n")
    sight = line_of_fire(state, figure_of(state, shooter), figure_of(state, target), at(state, "C2"), 0)
    assert (sight.clause, sight.cover) == ("", Cover.MEDIUM)
    aside = hauled("draft Y1 s", weapon, f"{target} C2", cart="F6 n")
    assert (
        line_of_fire(aside, figure_of(aside, shooter), figure_of(aside, target), at(aside, "C2"), 0).cover is Cover.NONE
    )


def test_R28_along_a_hexside_the_free_hex_counts_and_scrub_covers_less() -> None:
    # From E10 to G7 the line runs between E9 and F10, over F9, and between F8 and G8.
    def cover(cart: str, field: str = "") -> Cover:
        state = hauled("draft Y1 s", "anselmo E10", "ahmed G7", cart=cart, field=field)
        return line_of_fire(state, figure_of(state, "anselmo"), figure_of(state, "ahmed"), at(state, "G7"), 0).cover

    assert cover("F10 s") is Cover.NONE
    assert cover("F10 s", ground(scrub="E9")) is Cover.LIGHT
    assert cover("F10 n") is Cover.MEDIUM


def test_1_8d_a_horse_in_harness_takes_the_cart_along() -> None:
    state = hauled(TRAIN, "bertin A1", "ahmed Y16", side=SARACEN)
    frame = Retreating(CRUSADER, ("draft",), 4)
    told = settled(replace(state, agenda=(*state.agenda[:1], frame)), retreat("draft", "G7 H8 I8 J9"))
    assert told.events(Retreated)
    assert string(told.state) == "G7 H8 I8 J9"
    one = settled(
        replace(state, agenda=(*state.agenda[:1], Retreating(CRUSADER, ("draft",), 1))), retreat("draft", "G6")
    )
    assert string(one.state) == "D6 E6 F7 G6"


def test_R83_it_goes_neither_about_nor_backwards_and_dies_where_it_cannot_go() -> None:
    state = hauled(TRAIN, "bertin A1", "ahmed Y16", side=SARACEN)
    owed = replace(state, agenda=(*state.agenda[:1], Retreating(CRUSADER, ("draft",), 1)))
    assert refused(owed, retreat("draft", "D5")) == ("R83", "goes-with-cart")
    closed = hauled(TRAIN, "bertin A1", "ahmed Y16", side=SARACEN, field=ground(trees="G6 G7 F8"))
    told = settled(replace(closed, agenda=(*closed.agenda[:1], Retreating(CRUSADER, ("draft",), 1))))
    assert [type(event) for event in told.told] == [Cornered, Killed]
    assert health(told.state, "draft") == "dead"
    assert cart_on(told.state) == "C5 D6"


def test_1_59e_those_who_lead_pass_over_the_cart_for_four_points() -> None:
    state = settled(hauled(TRAIN, "bertin D5"), *()).state
    assert refused(state, lead("bertin")) == ("1.59a", "not-beside-draft")
    state = settled(hauled(TRAIN, "bertin E5"), lead("bertin"), *pull("G7")).state
    assert where(state, "bertin") == "E5"
