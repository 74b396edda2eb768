"""Clause 1.56: charges as they are announced; every refusal names the hex that breaks the rule."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.games.croisades.actions import Charge, Pass
from gonfalon.games.croisades.events import ChargeAnnounced
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.charging import frontal_arc
from gonfalon.games.croisades.state import field_of, front_of
from gonfalon.geometry.hexset import members
from tests.games.croisades.fray import asked, offered, refused, settled
from tests.games.croisades.gallop import ANSWER, END, FAR, SOUTH, SYRIAN, TEMPLAR, charge, charging, counter, why
from tests.games.croisades.march import moving, opened, passed_over, step, taken
from tests.games.croisades.stamp import FACINGS, SARACEN, WATER_HOLE, figures_of, ground


def test_1_56a_and_1_21b_charges_are_announced_one_by_one_with_rider_target_and_route() -> None:
    state = charging(TEMPLAR, "robert P1 s", "yasaffa M13", "hashmi P13", *FAR)
    told = settled(state, charge("gerard", "yasaffa", SOUTH))
    (event,) = told.events(ChargeAnnounced)
    assert (event.clause, event.figure, event.target, event.route) == (
        "1.56a",
        "gerard",
        "yasaffa",
        tuple(SOUTH.split()),
    )
    assert asked(told.state) == ("crusader", "charge")
    both = settled(told.state, charge("robert", "hashmi", SOUTH.replace("M", "P")))
    assert [each.rider for each in both.state.charges] == ["gerard", "robert"]


def test_1_56a_only_riders_on_horseback_charge() -> None:
    men = (TEMPLAR, "robert P1", "everard S2 dead", "arnaud U2 stunned fell=1", "hal W9", "yasaffa M13", *FAR)
    state = charging(*men)
    assert why(state, charge("robert", "yasaffa", SOUTH)) == ("1.56a", "rides-nothing", "")
    assert why(state, charge("everard", "yasaffa", SOUTH)) == ("C5g", "is-dead", "")
    assert why(state, charge("arnaud", "yasaffa", SOUTH)) == ("A3b", "is-stunned", "")
    assert why(state, charge("hal", "yasaffa", SOUTH)) == ("1.56a", "rides-nothing", "")
    for target in ("hal", "everard"):
        assert why(state, charge("gerard", target, SOUTH)) == ("1.56a", "no-enemy-to-charge", "")
    dead = charging(TEMPLAR, "yasaffa M13 dead", "mohammad-horse N13 n", "hashmi M14", *FAR)
    for target in ("yasaffa", "mohammad-horse"):
        assert why(dead, charge("gerard", target, SOUTH)) == ("1.56a", "no-enemy-to-charge", "")


def test_R48_who_shot_does_not_charge_and_a_wound_keeps_nobody_from_it() -> None:
    men = ("yasaffa M13", *FAR)
    state = charging("arnulf M1 s shot", "gerard P1 s", "hashmi P13", *men)
    assert why(state, charge("arnulf", "yasaffa", SOUTH)) == ("R48", "has-shot", "")
    assert why(charging("arnulf M1 s", *men), charge("arnulf", "yasaffa", SOUTH)) is None
    assert why(charging("gerard M1 s wounded", *men), charge("gerard", "yasaffa", SOUTH)) is None


@given(st.sampled_from(sorted(members(FIELDS[WATER_HOLE].board.spaces))), st.integers(0, 5))
def test_1_56b_the_frontal_arc_is_the_wedge_of_both_front_rows(rear: int, facing: int) -> None:
    field = FIELDS[WATER_HOLE]
    if field.board.step(rear, facing) is None:
        return
    rider = figures_of("gerard", rear, [FACINGS[facing]])[0]
    start = axial(field.names[front_of(field, rider)])
    left, right = STEPS[(facing - 1) % 6], STEPS[(facing + 1) % 6]
    wedge = {
        (start[0] + i * left[0] + j * right[0], start[1] + i * left[1] + j * right[1])
        for i in range(60)
        for j in range(60)
        if i + j
    }
    expected = {name for name in field.index if axial(name) in wedge}
    assert {field.names[at] for at in members(frontal_arc(field, rider))} == expected


STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions from north round, in the numbers of the rules file."""


def axial(name: str) -> tuple[int, int]:
    """A hex in the numbers of the rules file."""
    q, row = ord(name[0]) - ord("A"), int(name[1:])
    return q, row - (q + q % 2) // 2


def test_1_56b_the_target_is_in_the_arc() -> None:
    state = charging(TEMPLAR, "yasaffa M13", "hashmi A2", *FAR)
    assert why(state, charge("gerard", "hashmi", SOUTH)) == ("1.56b", "outside-the-arc", "")


@pytest.mark.parametrize("hidden", ["mohammad M7 n", "robert M7 ne", "robert M6 s"])
def test_1_56b_and_R46_riders_hide_a_target(hidden: str) -> None:
    state = charging(TEMPLAR, "yasaffa M13", "hashmi P13", hidden, *FAR)
    assert why(state, charge("gerard", "yasaffa", SOUTH)) == ("1.56b", "out-of-sight", "")


def test_1_56b_and_R46_trees_and_lips_hide_a_target_and_men_on_foot_scrub_and_horses_do_not() -> None:
    for other in ("hal M7", "gerard-horse M7 ne", "hashmi N8", "hashmi M7 stunned fell=1"):
        men = (TEMPLAR.replace("gerard", "robert"), "yasaffa M13", other, *FAR)
        assert why(charging(*men), charge("robert", "yasaffa", SOUTH)) is None
    scrub = charging(TEMPLAR, "yasaffa M13", *FAR, field=ground(scrub="M7"))
    assert why(scrub, charge("gerard", "yasaffa", SOUTH)) is None
    wood = charging(TEMPLAR, "yasaffa M13", "hashmi P13", *FAR, field=ground(trees="M7"))
    assert why(wood, charge("gerard", "yasaffa", SOUTH)) == ("1.56b", "out-of-sight", "")
    above = charging("gerard C16 n", "yasaffa C9", "hashmi F4", *FAR, field=WATER_HOLE)
    assert why(above, charge("gerard", "yasaffa", "C14 C13 C12 C11 C10")) == ("1.56c", "charge-too-short", "C10")
    near = charging("gerard C16 n", "yasaffa C12", "hashmi F4", *FAR, field=WATER_HOLE)
    assert why(near, charge("gerard", "yasaffa", "C14 C13")) == ("1.56b", "out-of-sight", "")


def test_E6_which_routes_make_a_charge() -> None:
    state = charging(TEMPLAR, "yasaffa R7", "hashmi P8", "abdur M8", *FAR)
    assert why(state, charge("gerard", "yasaffa", "M3 M4 N5 O5 P6 Q6")) is None
    assert why(state, charge("gerard", "hashmi", "M3 M4 M5 M6 N7 O7")) == ("1.56d", "not-straight", "N7")
    assert why(state, charge("gerard", "abdur", "M3 M4 M5 M6 M7")) == ("1.56c", "charge-too-short", "M7")
    wood = charging(TEMPLAR, "yasaffa R7", "hashmi P13", *FAR, field=ground(trees="R7"))
    assert why(wood, charge("gerard", "yasaffa", "M3 M4 N5 O5 P6 Q6")) == ("R45", "target-on-closed-ground", "")


def test_1_56d_the_next_hex_of_the_line_is_the_targets() -> None:
    state = charging(TEMPLAR, "yasaffa N13", *FAR, "hashmi M13")
    assert why(state, charge("gerard", "yasaffa", SOUTH)) == ("1.56d", "not-straight", "M12")
    rider = charging(TEMPLAR, "mohammad M13 ne", *FAR)
    assert why(rider, charge("gerard", "mohammad", SOUTH)) is None
    behind = charging(TEMPLAR, "mohammad L14 ne", *FAR)
    assert why(behind, charge("gerard", "mohammad", SOUTH)) is None


def test_1_56c_no_sharp_turn_and_no_gap() -> None:
    state = charging(TEMPLAR, "yasaffa M13", *FAR)
    assert why(state, charge("gerard", "yasaffa", "M3 M4 L4 L5 M5 M6")) == ("1.56c", "sharp-turn", "L4")
    assert why(state, charge("gerard", "yasaffa", "M3 M4 M6 M7 M8 M9")) == ("1.56c", "sharp-turn", "M6")
    assert why(state, charge("gerard", "yasaffa", "M1")) == ("1.56c", "sharp-turn", "M1")
    assert why(state, charge("gerard", "yasaffa", "M3 ZZ")) == ("K3", "no-such-hex", "")
    assert why(state, charge("gerard", "yasaffa", "")) == ("1.56c", "charge-too-short", "M2")


def test_1_56c_six_hexes_are_enough() -> None:
    state = charging("gerard M5 s", "yasaffa M13", *FAR)
    assert why(state, charge("gerard", "yasaffa", "M7 M8 M9 M10 M11 M12")) is None
    near = charging("gerard M6 s", "yasaffa M13", "hashmi M14", *FAR)
    assert why(near, charge("gerard", "yasaffa", "M8 M9 M10 M11 M12")) == ("1.56c", "charge-too-short", "M12")


def test_R45_a_route_is_open_and_within_the_points() -> None:
    def whole(*others: str, **kinds: str) -> tuple[str, str, str] | None:
        return why(
            charging(TEMPLAR, "yasaffa M13", *others, *FAR, field=ground(**kinds)), charge("gerard", "yasaffa", SOUTH)
        )

    assert whole() is None
    assert whole("hashmi M6") == ("1.51.1", "held-against", "M6")
    assert whole("hal M6") is None
    assert whole("hashmi M6 stunned fell=1") is None
    assert whole("mohammad-horse M6 se", "hashmi L7") == ("R36", "held-against", "M6")
    assert whole(scrub="M5 M6") is None
    assert whole(scrub="M5 M6 M7") == ("1.5a", "route-too-long", "M12")
    assert whole(*(f"{name} M6 dead" for name in ("hal", "odo", "bryn", "owain", "perkin", "wat"))) == (
        *("1.51.5", "bodies-close", "M6"),
    )
    assert whole(*(f"{name} M6 dead" for name in ("hal", "odo", "bryn"))) is None
    water = charging(TEMPLAR, "yasaffa M13", *FAR, "hashmi P13", field=ground(water="M6"))
    assert why(water, charge("gerard", "yasaffa", SOUTH)) == ("1.51.2", "ground-closed", "M6")


def test_R45_the_last_two_hexes_are_free_of_the_living() -> None:
    for at, refusal in (("M11", "M11"), ("M12", "M12"), ("M10", "")):
        state = charging(TEMPLAR, "yasaffa M13", f"hal {at}", "hashmi P13", *FAR)
        expected = ("R45", "no-room-to-end", refusal) if refusal else None
        assert why(state, charge("gerard", "yasaffa", SOUTH)) == expected
    lying = charging(TEMPLAR, "yasaffa M13", "hashmi M12 stunned fell=1", "abdur P13", *FAR)
    assert why(lying, charge("gerard", "yasaffa", SOUTH)) == ("R45", "no-room-to-end", "M12")
    bodies = charging(TEMPLAR, "yasaffa M13", "hashmi M12 dead", *FAR)
    assert why(bodies, charge("gerard", "yasaffa", SOUTH)) is None


def test_R45_and_1_76_nobody_is_charged_where_a_rider_could_not_go() -> None:
    for kind in ("trees", "water"):
        state = charging(TEMPLAR, "yasaffa M13", *FAR, "hashmi P13", field=ground(**{kind: "M13"}))
        assert why(state, charge("gerard", "yasaffa", SOUTH)) == ("R45", "target-on-closed-ground", "")
    pile = (f"{name} M13 dead" for name in ("hal", "odo", "bryn", "owain", "perkin", "wat"))
    choked = charging(TEMPLAR, "yasaffa M13", *pile, "hashmi P13", *FAR)
    assert why(choked, charge("gerard", "yasaffa", SOUTH)) == ("R45", "target-on-closed-ground", "")


def test_1_56i_and_R98_one_charge_against_a_character_in_a_player_turn() -> None:
    men = (TEMPLAR, "robert P1 s", "yasaffa M13", "hashmi P13", *FAR)
    state = settled(charging(*men), charge("gerard", "yasaffa", SOUTH)).state
    turned = "P3 P4 P5 O6 N7 M7 M8 M9 M10 M11"
    assert why(state, charge("robert", "yasaffa", turned)) == ("1.56i", "charged-already", "")
    after = opened(*men, charges=state.charges)
    assert passed_over(after, ("crusader", "charge")).state.charges == ()


def test_1_56j_a_charge_is_not_withdrawn_and_its_rider_does_nothing_else() -> None:
    men = (TEMPLAR, "robert P1 s", "yasaffa M13", "hashmi P13", "crispin A1", "ahmed Y16")
    state = settled(charging(*men), charge("gerard", "yasaffa", SOUTH)).state
    assert why(state, charge("gerard", "hashmi", SOUTH)) == ("1.56j", "charges-already", "")
    after = settled(state, END).state
    assert asked(after) == ("crusader", "move")
    assert refused(after, step("gerard", "M12")) == ("1.56j", "charges-only")
    assert refused(after, step("robert", "P3")) is None


def test_R53_a_rider_who_counter_charges_is_no_target_any_more() -> None:
    men = (TEMPLAR, "robert I3 s", SYRIAN, "yasaffa M13", "hashmi I12", "abdur C9", *FAR)
    state = settled(charging(*men), charge("gerard", "yasaffa", SOUTH), counter("mohammad", ANSWER)).state
    assert why(state, charge("robert", "mohammad", "I5 I6 I7 I8 I9 I10")) == ("R53", "counter-charges", "")


def test_R99_where_an_earlier_charger_will_stand_is_taken() -> None:
    men = (TEMPLAR, "robert J1 s", "jehangir M10", "yasaffa N9", "hashmi A9", *FAR)
    second = charge("robert", "yasaffa", "J3 J4 J5 J6 J7 K7 L8 M8")
    assert why(charging(*men), second) is None
    state = settled(charging(*men), charge("gerard", "jehangir", "M3 M4 M5 M6 M7 M8 M9")).state
    assert why(state, second) == ("R45", "no-room-to-end", "M8")


def test_R99_who_is_met_stops_earlier_and_both_take_their_places() -> None:
    men = (TEMPLAR, "robert J1 s", "mohammad I12 ne", "jehangir M11", "yasaffa N9", "abdur A9", *FAR)
    first = charge("gerard", "jehangir", "M3 M4 M5 M6 M7 M8 M9 M10")
    second = charge("robert", "yasaffa", "J3 J4 J5 J6 J7 K7 L8 M8")
    announced = settled(charging(*men), first).state
    assert why(settled(announced, Pass(seat=SARACEN)).state, second) is None
    met = settled(announced, counter("mohammad", "K11 L11 M10 M9")).state
    assert why(met, second) == ("R45", "no-room-to-end", "M8")


def test_R99_where_an_earlier_charger_stood_is_free() -> None:
    men = ("gerard L8 se", "robert J1 s", "jehangir T11", "yasaffa N9", *FAR)
    second = charge("robert", "yasaffa", "J3 J4 J5 J6 J7 K7 L8 M8")
    assert why(charging(*men), second) == ("R45", "no-room-to-end", "L8")
    state = settled(charging(*men), charge("gerard", "jehangir", "N8 O8 P9 Q9 R10 S10")).state
    assert why(state, second) is None


def test_R99_sight_is_judged_as_everybody_stands_now() -> None:
    men = (TEMPLAR, "robert M5 se", "yasaffa M13", "hashmi U9", "abdur J13", *FAR)
    state = settled(charging(*men), charge("robert", "hashmi", "O6 P7 Q7 R8 S8 T9")).state
    assert why(state, charge("gerard", "yasaffa", SOUTH)) == ("1.56b", "out-of-sight", "")
    assert why(charging(TEMPLAR, "yasaffa M13", *FAR), charge("gerard", "yasaffa", SOUTH)) is None


def test_1_56a_a_route_is_on_the_menu_if_and_only_if_it_is_lawful() -> None:
    state = charging("gerard M5 s", "yasaffa M13", "hal L11", "hashmi N9", *FAR, field=ground(scrub="L9", trees="K10"))
    board, index, names = field_of(state).board, field_of(state).index, field_of(state).names
    lawful = set()
    for turns in product(*[(0, -1, 1)] * 3, (0, 1), (0,), (0, -1)):
        at, facing, route = index["M6"], 3, list[str]()
        for turn in turns:
            facing = (facing + turn) % 6
            at = board.step(at, facing) or at
            route.append(names[at])
        if refused(state, charge("gerard", "yasaffa", " ".join(route))) is None:
            lawful.add(" ".join(route))
    assert lawful == {"M7 M8 M9 M10 M11 M12"}


def test_1_56a_longer_routes_come_home_by_every_open_line() -> None:
    state = charging("gerard M5 s", "yasaffa M13", *FAR, field=ground(scrub="N9 L8", trees="K10 O9", water="P8"))
    routes = {each.route for each in offered(state) if isinstance(each, Charge)}
    assert {route[-4:] for route in routes} == LAST_FOURS


LAST_FOURS = {
    ("M9", "M10", "M11", "M12"),
    ("I11", "J12", "K12", "L13"),
    ("Q11", "P12", "O12", "N13"),
}


def test_1_21b_the_phase_ends_by_itself_when_nobody_can_charge() -> None:
    assert asked(settled(charging(TEMPLAR, "yasaffa A1", *FAR)).state) == ("crusader", "move")
    begun = passed_over(opened(TEMPLAR, "yasaffa M13", *FAR), ("crusader", "charge")).state
    assert asked(taken(begun, END).state) == ("crusader", "move")
    assert refused(moving(TEMPLAR, "yasaffa M13", *FAR), charge("gerard", "yasaffa", SOUTH)) == (
        "1.21f",
        "another-phase",
    )
