"""Clause 1.56: counter-charges, declared at once against the charge announced last."""

from typing import Any

import pytest

from gonfalon.games.croisades.actions import Counter
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import CounterAnnounced
from gonfalon.games.croisades.state import State, figure_of
from tests.games.croisades.fray import asked, default, offered, settled
from tests.games.croisades.gallop import ANSWER, FAR, PASS, SOUTH, SYRIAN, TEMPLAR, charge, charging, counter, why
from tests.games.croisades.stamp import SARACEN, ground

BOWMAN = "jehangir M13"


def charged(*placed: str, target: str = "jehangir", **rest: Any) -> State:
    """The state after the printed charge has been announced."""
    return settled(charging(TEMPLAR, *placed, *FAR, **rest), charge("gerard", target, SOUTH)).state


def test_1_56e_a_counter_charge_is_declared_at_once_by_any_rider() -> None:
    state = charged(BOWMAN, SYRIAN)
    assert asked(state) == ("saracen", "counter")
    assert DECISIONS.due(state)[0].interrupt
    assert default(state) == PASS
    told = settled(state, counter("mohammad", ANSWER))
    (event,) = told.events(CounterAnnounced)
    assert (event.clause, event.figure, event.charger, event.route) == (
        "1.56e",
        "mohammad",
        "gerard",
        tuple(ANSWER.split()),
    )
    (met,) = told.state.charges
    assert (met.counter, met.way) == ("mohammad", tuple(ANSWER.split()))


def test_1_56e_the_next_charge_waits_for_the_answer() -> None:
    men = ("robert P1 s", "hashmi P13", BOWMAN, SYRIAN)
    state = charged(*men)
    refusal = DECISIONS.check(state, charge("robert", "hashmi", SOUTH.replace("M", "P")))
    assert refusal is not None
    assert refusal.clause == "K1"
    after = settled(state, PASS).state
    assert asked(after) == ("crusader", "charge")
    assert why(after, charge("robert", "hashmi", SOUTH.replace("M", "P"))) is None


def test_1_56e_who_cannot_counter_charge() -> None:
    men = (BOWMAN, SYRIAN, "yasaffa K13", "nasir C9 dead", "qasim C12 stunned fell=1", "rashid E9")
    state = charged(*men)
    for rider, refusal in (
        ("yasaffa", ("1.56e", "rides-nothing", "")),
        ("nasir", ("C5g", "is-dead", "")),
        ("qasim", ("A3b", "is-stunned", "")),
        ("rashid", ("1.56e", "rides-nothing", "")),
        ("tariq", ("K3", "not-in-this-game", "")),
    ):
        assert why(state, counter(rider, ANSWER)) == refusal
    turncoat = Counter(seat=SARACEN, figure="gerard", route=tuple(ANSWER.split()))
    assert why(state, turncoat) == ("1.56e", "not-yours", "")


def test_1_56f_the_charger_is_in_the_arc_and_in_sight() -> None:
    state = charged(BOWMAN, SYRIAN, "nasir H13 se")
    assert why(state, counter("nasir", "J14 K13 L13 M12 M11")) == ("1.56f", "charger-not-in-sight", "")
    hidden = charged(BOWMAN, SYRIAN, "nasir K9 s", "qasim Q14 nw")
    assert why(hidden, counter("mohammad", ANSWER)) == ("1.56f", "charger-not-in-sight", "")
    on_foot = charged(BOWMAN, SYRIAN, "hashmi K8")
    assert why(on_foot, counter("mohammad", ANSWER)) is None


def test_1_56g_and_R50_he_comes_onto_the_last_hex_and_then_the_one_before() -> None:
    state = charged(BOWMAN, SYRIAN)
    for way in ("K13 L13 M12", "K13 L13 M12 N12", "K13", "K13 K12 K11 K10"):
        assert why(state, counter("mohammad", way)) == ("1.56g", "does-not-meet", ""), way
    assert why(state, counter("mohammad", ANSWER)) is None
    assert why(state, counter("mohammad", "J13 K12 L13 M12 M11")) is None
    assert why(state, counter("mohammad", "")) == ("1.56g", "does-not-meet", "")


def test_1_56h_over_half_the_hexes_of_the_charge_at_most() -> None:
    near = charged(BOWMAN, "mohammad H15 ne")
    assert why(near, counter("mohammad", "J14 K13 L13 M12 M11")) is None
    far = charged(BOWMAN, SYRIAN, "nasir G15 ne")
    assert why(far, counter("nasir", "I14 J14 K13 L13 M12 M11")) == ("1.56h", "counter-too-long", "")


def test_1_56h_and_R50_no_sharp_turn_no_enemy_and_within_the_points() -> None:
    state = charged(BOWMAN, SYRIAN)
    assert why(state, counter("mohammad", "K13 L13 M13 M12 M11")) == ("1.56h", "sharp-turn", "M12")
    assert why(state, counter("mohammad", "K14 L14 M12 M11")) == ("1.56h", "sharp-turn", "M12")
    assert why(charged(BOWMAN, SYRIAN, "hal K13"), counter("mohammad", ANSWER)) == ("1.51.1", "held-against", "K13")
    assert why(charged(BOWMAN, SYRIAN, "hashmi K13"), counter("mohammad", ANSWER)) is None
    wood = charged(BOWMAN, SYRIAN, field=ground(trees="K13"))
    assert why(wood, counter("mohammad", ANSWER)) == ("1.51.2", "ground-closed", "K13")


@pytest.mark.parametrize(("most", "lawful"), [(10, 5), (9, 4)])
def test_1_56h_half_is_rounded_down(most: int, lawful: int) -> None:
    rear = f"M{11 - most}"
    route = " ".join(SOUTH.split()[10 - most :])
    state = charging(f"gerard {rear} s", BOWMAN, SYRIAN, "nasir H15 ne", *FAR)
    state = settled(state, charge("gerard", "jehangir", route)).state
    expected = None if lawful == 5 else ("1.56h", "counter-too-long", "")
    assert why(state, counter("nasir", "J14 K13 L13 M12 M11")) == expected
    assert why(state, counter("mohammad", ANSWER)) is None


ASIDE = ("gerard I5 se", "jehangir Y9", *FAR)
BENT = "K6 L7 M7 M8 M9 M10 M11 M12"
"""A charge that comes from the side and ends southward at a man on M13."""


def test_1_56l_and_R52_a_rider_charged_from_the_front_may_always_ride_two_hexes() -> None:
    state = settled(charging(*ASIDE, "mohammad L14 ne"), charge("gerard", "mohammad", BENT)).state
    assert offered(state) == {counter("mohammad", "M12 M11"), PASS}
    told = settled(state, counter("mohammad", "M12 M11"))
    assert told.state.charges[0].way == ("M12", "M11")


def test_R52_only_the_target_and_only_if_the_route_ends_before_him() -> None:
    other = (*ASIDE, "mohammad L14 ne", "hashmi M14")
    state = settled(charging(*other), charge("gerard", "mohammad", BENT)).state
    assert asked(state) == ("saracen", "counter")
    beside = (*ASIDE, "mohammad K12 se", "hashmi M13")
    assert asked(settled(charging(*beside), charge("gerard", "hashmi", BENT)).state) != ("saracen", "counter")
    turned = (*ASIDE, "mohammad M14 n")
    state = settled(charging(*turned), charge("gerard", "mohammad", BENT)).state
    assert counter("mohammad", "M12 M11") in offered(state)
    away = (*ASIDE, "mohammad M13 s")
    assert asked(settled(charging(*away), charge("gerard", "mohammad", BENT)).state) != ("saracen", "counter")


def test_R53_nobody_counter_charges_twice() -> None:
    men = (TEMPLAR, "robert Q1 s", "hashmi Q13", BOWMAN, SYRIAN, "nasir M14 ne", *FAR)
    first = settled(charging(*men), charge("gerard", "jehangir", SOUTH), counter("mohammad", ANSWER)).state
    second = settled(first, charge("robert", "hashmi", SOUTH.replace("M", "Q"))).state
    assert why(second, counter("nasir", "O13 P13 Q12 Q11")) is None
    assert why(second, counter("mohammad", ANSWER)) == ("R53", "counter-charges", "")


def test_R53_nor_does_the_target_of_another_charge() -> None:
    men = (TEMPLAR, "robert J1 s", BOWMAN, SYRIAN, "nasir Q14 nw", *FAR)
    south = " ".join(f"J{row}" for row in range(3, 14))
    state = settled(
        charging(*men), charge("robert", "mohammad", south), PASS, charge("gerard", "jehangir", SOUTH)
    ).state
    assert why(state, counter("mohammad", ANSWER)) == ("R53", "charged-already", "")
    assert why(state, counter("nasir", "O13 N13 M12 M11")) is None


def test_R53_who_declares_one_shoots_no_more_in_this_turn() -> None:
    state = charged(BOWMAN, "dabir I14 ne", SYRIAN.replace("I14", "C14"))
    told = settled(state, counter("dabir", ANSWER))
    assert figure_of(told.state, "dabir").replied


def test_R102_nobody_is_asked_who_could_not_meet_the_charge() -> None:
    assert asked(charged(BOWMAN)) != ("saracen", "counter")
    assert asked(charged(BOWMAN, "nasir H13 se")) != ("saracen", "counter")
    assert asked(charged(BOWMAN, SYRIAN)) == ("saracen", "counter")


def test_1_56e_the_menu_offers_exactly_the_lawful_ways() -> None:
    state = charged(BOWMAN, SYRIAN)
    ways = {" ".join(each.route) for each in offered(state) if isinstance(each, Counter)}
    assert {ANSWER, "J13 K12 L13 M12 M11"} <= ways
    assert all(way.endswith("M12 M11") and len(way.split()) <= 5 for way in ways)
