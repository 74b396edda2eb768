"""Clause 1.56 in the movement phase: charges are ridden first, in their order, and may be stopped on the way."""

import pytest

from gonfalon.games.croisades.actions import Volley
from gonfalon.games.croisades.events import ChargeArrived, ChargeLost, PutBack, Shot
from gonfalon.games.croisades.frames import Moving, Ride, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.sequence import begin_turn
from gonfalon.games.croisades.state import Charged, Combat, Ridden, State, amended, figure_of, replace
from gonfalon.kernel.events import unheard
from tests.games.croisades.fray import (
    advance,
    asked,
    attack,
    default,
    end,
    fall,
    fray,
    holds,
    nothing,
    refused,
    result,
    settled,
)
from tests.games.croisades.gallop import (
    ANSWER,
    END,
    FAR,
    PASS,
    SOUTH,
    SYRIAN,
    TEMPLAR,
    charge,
    charging,
    counter,
    ridden,
)
from tests.games.croisades.march import crossings, left, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, at, health, stamp, where

BOWMAN = "jehangir M13"
ROUTE = tuple(SOUTH.split())
PAIR = ("hal C3", "hashmi C4")
"""Two who touch, so that combats are asked for."""


def met(*placed: str, dice: tuple[int, ...] = ()) -> Told:
    """The printed charge and its counter-charge, ridden."""
    state = charging(TEMPLAR, BOWMAN, *placed, *FAR)
    return settled(state, charge("gerard", "jehangir", SOUTH), counter("mohammad", ANSWER), dice=dice)


def riding(*placed: str, charges: tuple[Charged, ...], hexes: int = 0) -> State:
    """A state in which announced charges are still to be ridden."""
    return stamp(*placed, charges=charges, agenda=(Rise(CRUSADER), Moving(CRUSADER), Ride(0, hexes, False)))


def test_R51_and_E4_charger_and_counter_charger_stand_head_to_head() -> None:
    told = met(SYRIAN, "ali A13")
    assert (holds(told.state, "mohammad"), holds(told.state, "gerard")) == ("M12 M11", "M9 M10")
    assert ridden(told) == [
        *(("mohammad", to) for to in ANSWER.split()),
        *(("gerard", to) for to in SOUTH.split()[:8]),
    ]
    assert asked(told.state) == ("crusader", "move")
    assert [(each.figure, each.target) for each in told.events(ChargeArrived)] == [("gerard", "mohammad")]


def test_1_56k_bowmen_who_see_a_charger_who_is_met_are_not_asked() -> None:
    told = met(SYRIAN, "ali A8", "khaleed Y8")
    assert told.events(Shot) == []
    assert not figure_of(told.state, "ali").replied
    alone = settled(charging(TEMPLAR, BOWMAN, "ali A8", *FAR), charge("gerard", "jehangir", SOUTH))
    assert asked(alone.state) == ("saracen", "defend")


def test_R54_the_two_riders_fight_each_other_and_the_target_is_spared() -> None:
    told = settled(met(SYRIAN, *PAIR).state, END, PASS)
    assert told.state.combats == (Combat(("gerard",), ("mohammad",), 0),)
    assert refused(told.state, attack("gerard", "jehangir")) == ("1.74c", "charge-apart")
    told = settled(told.state, end(CRUSADER), dice=(9,))
    assert (figure_of(told.state, "mohammad").struck, figure_of(told.state, "jehangir").struck) == (True, False)


def test_R53_a_counter_charge_does_not_shorten_his_own_next_turn() -> None:
    mohammad = figure_of(begin_turn(met(SYRIAN).state, SARACEN, unheard), "mohammad")
    assert (mohammad.moved, mohammad.spent, mohammad.is_done, mohammad.replied) == (False, 0, False, False)
    assert allowance(Options(), mohammad) == 12


def ridden_home(*more: str) -> State:
    """The charge of the second example, ridden home."""
    state = charging(TEMPLAR, "yasaffa M13", *more, *FAR)
    return settled(state, charge("gerard", "yasaffa", SOUTH)).state


def test_E5_a_charge_comes_home_and_stands_named() -> None:
    state = ridden_home(*PAIR)
    assert (holds(state, "gerard"), state.charges[0].ridden) == ("M11 M12", Ridden.ARRIVED)
    told = settled(state, END)
    assert told.state.combats == (Combat(("gerard",), ("yasaffa",), 0),)


@pytest.mark.parametrize(("die", "then", "advances"), [(7, "stunned", True), (6, "wounded", False)])
def test_E5_stunned_he_is_ridden_over_and_wounded_he_stands(die: int, then: str, advances: bool) -> None:
    told = settled(ridden_home(), END, dice=(die,))
    assert health(told.state, "yasaffa") == then
    assert (asked(told.state) == ("crusader", "advance")) is advances
    if advances:
        after = settled(told.state, advance("gerard", "M13 M14 M15")).state
        assert holds(after, "gerard") == "M14 M15"
        for way in ("M13", "M13 M14"):
            assert refused(told.state, advance("gerard", way)) is not None
        assert asked(settled(told.state, nothing(CRUSADER)).state) is None


def test_1_21c_and_R47_charges_are_ridden_first_and_in_their_order() -> None:
    men = (TEMPLAR, "robert P1 s", "yasaffa M13", "hashmi P13", *FAR)
    south = SOUTH.replace("M", "P")
    told = settled(charging(*men), charge("robert", "hashmi", south), charge("gerard", "yasaffa", SOUTH))
    assert [rider for rider, _ in ridden(told)] == ["robert"] * 10 + ["gerard"] * 10
    assert asked(told.state) == ("crusader", "move")
    for rider, to in (("gerard", "M10"), ("robert", "P10")):
        assert refused(told.state, step(rider, to)) == ("1.56j", "charges-only")
    assert refused(told.state, step("crispin", "Y2")) is None


def volley(figures: str, dice: int) -> Told:
    """The printed charge without an answer, shot at in its first hex."""
    state = charging(TEMPLAR, BOWMAN, "ali A8", *FAR)
    state = settled(state, charge("gerard", "jehangir", SOUTH)).state
    return settled(state, Volley(seat=SARACEN, figures=tuple(figures.split()), target="gerard"), dice=(dice,))


def test_1_33b_a_charger_is_shot_at_in_the_hexes_of_his_route() -> None:
    told = volley("ali", 10)
    assert asked(told.state) == ("saracen", "defend")
    assert (where(told.state, "gerard"), left(told.state)) == ("M6", 7)
    assert holds(told.state, "gerard") == "M6 M7"


def test_R49_whose_points_run_out_stops_where_he_is_and_fights_without_bonus() -> None:
    told = volley("ali", 3)
    assert left(told.state) == 3
    told = settled(told.state, PASS)
    while asked(told.state) == ("saracen", "defend"):
        told = settled(told.state, PASS)
    assert [(each.clause, each.figure) for each in told.events(ChargeLost)] == [("R49", "gerard")]
    assert (holds(told.state, "gerard"), told.state.charges[0].ridden) == ("M9 M10", Ridden.LOST)
    assert refused(told.state, step("gerard", "M11")) == ("1.56j", "charges-only")


def test_R49_a_lost_charge_may_attack_as_anybody() -> None:
    lost = Charged("gerard", "jehangir", ROUTE, ridden=Ridden.LOST)
    state = fray("gerard M11 s", BOWMAN, *FAR, charges=(lost,))
    assert state.combats == ()
    told = settled(state, attack("gerard", "jehangir"), end(CRUSADER), dice=(10,))
    assert result(told)[0] == 28 // 4


def test_R49_and_R91_the_end_is_taken_and_he_goes_back_from_the_hex_of_a_friend() -> None:
    charged = (Charged("gerard", "jehangir", ROUTE),)
    men = ("gerard M3 s moved", BOWMAN, "hal M4", "odo M12", *FAR)
    state = stamp(
        *men,
        mover="gerard",
        left=9,
        charges=charged,
        agenda=(Rise(CRUSADER), Moving(CRUSADER), Ride(0, 2, False)),
    )
    assert state.mover is not None
    back = amended(state.mover, back=at(state, "M2"))
    told = settled(replace(state, mover=back))
    assert [each.figure for each in told.events(ChargeLost)] == ["gerard"]
    assert [(each.figure, each.at) for each in told.events(PutBack)] == [("gerard", "M2")]
    assert (holds(told.state, "gerard"), told.state.charges[0].ridden) == ("M2 M3", Ridden.LOST)


def test_R49_a_hex_that_has_closed_stops_him_before_it() -> None:
    pile = tuple(f"{name} M6 dead" for name in ("hal", "odo", "bryn", "owain", "perkin", "wat"))
    told = settled(riding(TEMPLAR, "yasaffa M13", *pile, *FAR, charges=(Charged("gerard", "yasaffa", ROUTE),)))
    assert (holds(told.state, "gerard"), told.state.charges[0].ridden) == ("M4 M5", Ridden.LOST)


def test_R41_charges_and_counter_charges_roll_for_the_hexes_they_cross() -> None:
    state = charging(TEMPLAR, "yasaffa M13", "hashmi N7", *FAR)
    told = settled(state, charge("gerard", "yasaffa", SOUTH), dice=(1, 1))
    assert crossings(told) == [("M6", 1), ("M7", 1)]
    told = met(SYRIAN, "hal K14", dice=(1,))
    assert crossings(told) == [("K13", 1)]


def test_R49_a_charger_who_is_killed_on_the_way_is_done() -> None:
    state = charging("gerard M1 s wounded", "yasaffa M13", "hashmi N7", *FAR)
    told = settled(state, charge("gerard", "yasaffa", SOUTH), dice=(6,))
    assert asked(told.state) == ("crusader", "fall")
    told = settled(told.state, default(told.state))
    assert (health(told.state, "gerard"), told.state.charges[0].ridden) == ("dead", Ridden.LOST)
    assert asked(told.state) == ("crusader", "move")


def test_R113_when_the_counter_charger_falls_the_charge_rides_on_and_may_be_shot_at() -> None:
    told = met(f"{SYRIAN} wounded", "hal K14", "ali A8", dice=(6,))
    assert asked(told.state) == ("saracen", "fall")
    assert health(told.state, "mohammad") == "dead"
    told = settled(told.state, fall("J14"))
    assert told.state.charges[0].counter == ""
    assert asked(told.state) == ("saracen", "defend")
    while asked(told.state) == ("saracen", "defend"):
        told = settled(told.state, PASS)
    assert (holds(told.state, "gerard"), told.state.charges[0].ridden) == ("M11 M12", Ridden.ARRIVED)
    assert [each.target for each in told.events(ChargeArrived)] == ["jehangir"]


def test_R113_a_counter_charger_who_is_stopped_meets_nobody() -> None:
    charges = (Charged("gerard", "jehangir", ROUTE, "mohammad", tuple(ANSWER.split())),)
    state = stamp(
        *(TEMPLAR, BOWMAN, SYRIAN, "hal L13", *FAR),
        charges=charges,
        agenda=(Rise(CRUSADER), Moving(CRUSADER), Ride(0, 0, True)),
    )
    told = settled(state)
    assert [(each.figure, each.target) for each in told.events(ChargeLost)] == [("mohammad", "gerard")]
    assert holds(told.state, "mohammad") == "J14 K13"
    assert told.state.charges[0].counter == ""


def test_R14_a_mover_may_change_his_way_after_a_volley_and_a_charger_may_not() -> None:
    told = volley("ali", 10)
    assert told.state.charges[0].route == ROUTE
    walker = stamp("bertin M3", "crispin A1", "jehangir M13", agenda=(Rise(CRUSADER), Moving(CRUSADER)))
    told = settled(
        walker, step("bertin", "M4"), Volley(seat=SARACEN, figures=("jehangir",), target="bertin"), dice=(10,)
    )
    for to in ("M3", "M5", "L5", "N4"):
        assert refused(told.state, step("bertin", to)) is None
