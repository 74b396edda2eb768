"""Chapter 1.4: which hexes a line crosses, what the ground does to it, and who bars it."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.games.croisades.actions import Shoot
from gonfalon.games.croisades.charts import Cover
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.shooting import targets, why_not_shoot
from gonfalon.games.croisades.rules.sight import prospect, sees, span
from gonfalon.games.croisades.state import State, figure_of, side_of
from gonfalon.games.croisades.state import field_of as field_of_state
from gonfalon.geometry.hexset import members
from tests.games.croisades.ruler import obvious
from tests.games.croisades.stamp import OLIVE_GROVE, SARACEN, WATER_HOLE, ground, stamp


def refused(state: State, shooter: str, target: str) -> tuple[str, str, str] | None:
    """The clause, the sentence and the hex that forbid a shot in the own turn."""
    seat = side_of(figure_of(state, shooter))
    refusal = why_not_shoot(state, Shoot(seat=seat, figure=shooter, target=target))
    return None if refusal is None else (refusal.clause, refusal.key, str(refusal.args.get("at", "")))


def cover(state: State, shooter: str, target: str) -> str | None:
    """The cover of a target against a shooter; None when there is no shot."""
    found = aim(state, figure_of(state, shooter), figure_of(state, target))
    return None if found is None else found.cover.heading


def half(state: State, shooter: str, target: str) -> str:
    """The hex of a target that a shooter aims at."""
    found = aim(state, figure_of(state, shooter), figure_of(state, target))
    assert found is not None
    return field_of_state(state).names[found.at]


def crossbow(target: str, *others: str, **kinds: str) -> State:
    """A crossbowman on E10 and a Fatimid, on ground of these kinds."""
    return stamp("anselmo E10 offensive", f"yasaffa {target}", *others, field=ground(**kinds))


def test_E9_a_line_along_hexsides_leans_to_the_open_side() -> None:
    assert cover(crossbow("G7", trees="F10"), "anselmo", "yasaffa") == "none"
    assert refused(crossbow("G7", trees="E9 F10"), "anselmo", "yasaffa") == ("1.43b", "tree-between", "E9")
    assert cover(crossbow("G7", "bertin F8", scrub="G8"), "anselmo", "yasaffa") == "light"
    assert refused(crossbow("G7", "bertin F9"), "anselmo", "yasaffa") == ("1.42a", "somebody-between", "F9")
    assert refused(crossbow("G7", "bertin F8", "crispin G8"), "anselmo", "yasaffa") == (
        "1.42a",
        "somebody-between",
        "F8",
    )


def test_R19_with_the_other_leaning_the_worse_hex_of_a_side_counts() -> None:
    field = FIELDS[ground(trees="F10", scrub="G8")]
    e10, g7 = field.index["E10"], field.index["G7"]
    assert span(field.id, e10, g7).cover is Cover.NONE
    assert span(field.id, e10, g7, "target").clause == "1.43b"
    bushes = FIELDS[ground(scrub="G8")]
    assert span(bushes.id, e10, g7, "target").cover is Cover.LIGHT


def test_R19_over_the_edge_of_the_map_a_line_takes_the_hex_that_is_there() -> None:
    field = FIELDS[ground(scrub="C1")]
    line = span(field.id, field.index["B1"], field.index["D1"])
    assert (line.cover, line.crossed) == (Cover.LIGHT, field.board.hexes("C1"))


def test_1_43a_and_R20_scrub_on_the_line_or_under_the_target_is_light_cover_and_under_the_shooter_none() -> None:
    assert cover(crossbow("E6", scrub="E8"), "anselmo", "yasaffa") == "light"
    assert cover(crossbow("E6", scrub="E6"), "anselmo", "yasaffa") == "light"
    assert cover(crossbow("E6", scrub="E10"), "anselmo", "yasaffa") == "none"
    assert cover(crossbow("E6", scrub="E6 E7 E8"), "anselmo", "yasaffa") == "light"


def test_1_43b_trees_between_stop_a_shot_and_a_target_among_trees_has_light_cover() -> None:
    assert cover(crossbow("E6", trees="E6 E5"), "anselmo", "yasaffa") == "light"
    assert refused(crossbow("E6", trees="E8 E6"), "anselmo", "yasaffa") == ("1.43b", "tree-between", "E8")
    assert cover(crossbow("E6", trees="E10"), "anselmo", "yasaffa") == "none"


def test_E10_the_lip_hides_whoever_is_nearer_to_the_slope_than_the_man_above() -> None:
    def above(shooter: str, target: str) -> State:
        return stamp(f"anselmo {shooter} offensive", f"yasaffa {target}", field=WATER_HOLE)

    assert refused(above("C15", "C12"), "anselmo", "yasaffa") == ("1.43c", "lip-between", "C13")
    assert refused(above("C12", "C15"), "anselmo", "yasaffa") == ("1.43c", "lip-between", "C13")
    assert cover(above("C15", "C11"), "anselmo", "yasaffa") == "none"
    assert cover(above("C11", "C15"), "anselmo", "yasaffa") == "none"
    assert cover(above("C15", "C13"), "anselmo", "yasaffa") == "medium"
    assert cover(above("C13", "C15"), "anselmo", "yasaffa") == "none"
    assert refused(above("C14", "C13"), "anselmo", "yasaffa") == ("1.32a", "in-contact", "")


def test_1_43c_slope_hexes_hinder_nothing_while_the_lip_is_not_crossed() -> None:
    state = stamp("anselmo A12 offensive", "yasaffa D14", "ahmed C13", field=WATER_HOLE)
    assert cover(state, "anselmo", "ahmed") == "none"
    both = stamp("anselmo A16 offensive", "yasaffa F16", field=WATER_HOLE)
    assert cover(both, "anselmo", "yasaffa") == "none"


def test_R25_between_two_men_below_upper_ground_stops_a_shot() -> None:
    state = stamp("anselmo H2 offensive", "yasaffa H6", field=ground(upper="H4"))
    assert refused(state, "anselmo", "yasaffa") == ("1.43c", "lip-between", "H4")


def test_R19_a_side_between_an_upper_hex_and_a_lower_one_lets_men_below_see_each_other_past_it() -> None:
    kinds = {"upper": "F9", "slope": "E9 E10 F8 F10 G8 G9"}
    state = stamp("anselmo E10 offensive", "yasaffa G7", field=ground(upper="G8", slope="F8 G7 H8"))
    assert cover(state, "anselmo", "yasaffa") == "none"
    stopped = stamp("anselmo E10 offensive", "yasaffa G7", "bertin F8", field=ground(upper="G8", slope="F8 G7 H8"))
    assert refused(stopped, "anselmo", "yasaffa") == ("1.42a", "somebody-between", "F8")
    assert refused(crossbow("G7", **kinds), "anselmo", "yasaffa") == ("1.43c", "lip-between", "F9")


def test_R27_and_E26_water_is_light_cover_unless_the_shooter_stands_at_the_edge_of_that_pool() -> None:
    state = stamp("anselmo J11 offensive", "baldo K11 offensive", "yasaffa M12", field=WATER_HOLE)
    assert cover(stamp("anselmo J11 offensive", "yasaffa M12", field=WATER_HOLE), "anselmo", "yasaffa") == "light"
    assert cover(state, "baldo", "yasaffa") == "none"
    two = ground(water="K5 P5")
    assert cover(stamp("anselmo K6 offensive", "yasaffa P5", field=two), "anselmo", "yasaffa") == "light"
    assert cover(stamp("anselmo P8 offensive", "yasaffa P5", field=two), "anselmo", "yasaffa") == "light"


def test_1_43d_nobody_shoots_from_water_and_water_between_hinders_nothing() -> None:
    state = stamp("jehangir M12", "bertin M8", field=WATER_HOLE, side=SARACEN)
    assert refused(state, "jehangir", "bertin") == ("1.43d", "in-water", "M12")
    assert cover(stamp("anselmo M10 offensive", "yasaffa M14", field=WATER_HOLE), "anselmo", "yasaffa") == "none"


def test_1_42a_and_R21_the_living_bar_a_crossbow_and_the_stunned_the_dead_and_men_in_water_do_not() -> None:
    for other in ("bertin E8", "ahmed E8 wounded", "gerard E8 ne", "gerard-horse E8 ne"):
        assert refused(crossbow("E6", other), "anselmo", "yasaffa") == ("1.42a", "somebody-between", "E8")
    for other in ("bertin E8 stunned", "bertin E8 dead", "gerard-horse E8 ne dead"):
        assert cover(crossbow("E6", other), "anselmo", "yasaffa") == "none"


def test_1_42c_a_man_in_water_bars_nobody() -> None:
    assert cover(crossbow("E6", "bertin E8", water="E8"), "anselmo", "yasaffa") == "none"


def test_1_42b_and_R22_bows_shoot_over_others_at_medium_range() -> None:
    near = stamp("jehangir A1", "ahmed A8", "bertin A16", side=SARACEN)
    assert refused(near, "jehangir", "bertin") == ("1.42b", "over-others-too-near", "A8")
    far = stamp("jehangir A1", "ahmed A8", "bertin I14", "hashmi E8", side=SARACEN)
    assert refused(far, "jehangir", "bertin") is None
    touched = stamp("jehangir A1", "ahmed E8", "bertin I14", "yasaffa I15", side=SARACEN)
    assert refused(touched, "jehangir", "bertin") == ("1.42b", "over-others-at-contact", "E8")
    alone = stamp("jehangir A1", "bertin I14", "yasaffa I15", side=SARACEN)
    assert refused(alone, "jehangir", "bertin") is None
    stunned = stamp("jehangir A1", "ahmed E8", "bertin I14", "yasaffa I15 stunned", side=SARACEN)
    assert refused(stunned, "jehangir", "bertin") is None


def test_1_42b_whoever_may_be_shot_over_turns_no_line_into_the_scrub_beside_him() -> None:
    men, scrub = ("jehangir A1", "ahmed B4"), ground(scrub="C3")
    assert cover(stamp(*men, "bertin I13", side=SARACEN, field=scrub), "jehangir", "bertin") == "none"
    assert cover(stamp(*men, "bertin E7", side=SARACEN, field=scrub), "jehangir", "bertin") == "light"


def test_R106_light_cover_lets_a_bow_shoot_over_others_and_medium_does_not() -> None:
    light = stamp("jehangir A1", "ahmed E8", "bertin I14", side=SARACEN, field=ground(scrub="I14 G10"))
    assert cover(light, "jehangir", "bertin") == "light"
    medium = stamp(
        "jehangir A1", "ahmed E8", "bertin I14", side=SARACEN, field=ground(upper="A1", slope="A2 B1 B2 I14")
    )
    assert refused(medium, "jehangir", "bertin") == ("1.42b", "over-others-at-cover", "E8")


def test_E7_a_horse_archer_shoots_over_friends_beside_him() -> None:
    state = stamp(
        *("dabir K2 s", "yasaffa K4", "jehangir L4", "ahmed L5"),
        *("bertin K5", "crispin L6", "hal M6"),
        side=SARACEN,
    )
    assert refused(state, "dabir", "bertin") is None
    assert refused(state, "jehangir", "crispin") == ("1.42b", "over-others-too-near", "L5")
    assert refused(state, "dabir", "hal") == ("1.42d", "friend-not-beside", "L5")


def test_1_42d_and_R23_not_over_enemies_nor_over_mounted_friends() -> None:
    enemy = stamp("dabir K2 s", "crispin K4", "bertin K6", side=SARACEN)
    assert refused(enemy, "dabir", "bertin") == ("1.32a", "in-contact", "")
    rider = stamp("dabir K2 s", "fayiz K4 s", "bertin K7", side=SARACEN)
    assert refused(rider, "dabir", "bertin") == ("1.42b", "over-others-too-near", "K4")
    second = stamp("dabir K2 s", "yasaffa K4", "ahmed K5", "bertin K7", side=SARACEN)
    assert refused(second, "dabir", "bertin") == ("1.42d", "friend-not-beside", "K5")


ROW = ("bertin J8", "crispin K7", "hal L7", "odo M6")


def test_E8_through_a_formed_row_an_archer_shoots_straight_ahead() -> None:
    assert refused(stamp(*ROW, "arnulf L8", "yasaffa J4"), "arnulf", "yasaffa") is None
    assert refused(stamp(*ROW, "arnulf L8", "ahmed K5"), "arnulf", "ahmed") == ("1.42e", "outside-the-lane", "L7")
    both = stamp(*ROW, "arnulf L8", "yasaffa J4", "ahmed K5")
    assert refused(both, "arnulf", "yasaffa") == ("1.42b", "over-others-too-near", "K5")
    two = stamp("crispin K7", "hal L7", "arnulf L8", "yasaffa J4")
    assert refused(two, "arnulf", "yasaffa") is not None


def test_1_42e_the_lane_of_the_printed_figure() -> None:
    lane = {
        name
        for name in FIELDS[ground()].index
        if name not in ("J8", "K7", "L7", "M6", "L8")
        and "yasaffa" in targets(state := stamp(*ROW, "arnulf L8", f"yasaffa {name}"), figure_of(state, "arnulf"))
    }
    ahead = {name for name in lane if name[0] <= "L" and int(name[1:]) <= 6}
    assert {"J5", "I4", "J4", "I3"} <= ahead
    assert not {"K6", "K5", "J6"} & lane


def test_R24_a_row_is_three_of_one_class_on_foot_and_on_their_feet_before_bow_crossbow_or_javelin() -> None:
    def opened(*row: str) -> bool:
        return refused(stamp(*row, "anselmo L8 offensive", "yasaffa J5"), "anselmo", "yasaffa") is None

    assert opened(*ROW)
    assert opened("bertin J8", "crispin K7", "hal L7")
    assert not opened("crispin K7", "hal L7")
    assert not opened("adam J8", "crispin K7", "hal L7", "ned M6")
    assert not opened("bertin J8 stunned", "crispin K7", "hal L7")
    assert not opened("bertin I8", "crispin K7", "hal L7")
    assert opened("bertin J7", "crispin K7", "hal L7")
    slinger = stamp("yasaffa J8", "ahmed K7", "hashmi L7", "latif L8", "bertin J5", side=SARACEN)
    assert refused(slinger, "latif", "bertin") == ("1.42a", "somebody-between", "K7")
    javelin = stamp("yasaffa J8", "ahmed K7", "hashmi L7", "anbar L8", "bertin J5", side=SARACEN)
    assert refused(javelin, "anbar", "bertin") is None
    mixed = stamp("yasaffa J8", "ahmed K7", "tossaun L7", "bashir M6", "anbar L8", "bertin J5", side=SARACEN)
    assert refused(mixed, "anbar", "bertin") is not None


def test_R24_every_other_restriction_holds_beyond_the_row() -> None:
    state = stamp(*ROW, "anselmo L8 offensive", "yasaffa I3", "ahmed J5")
    assert refused(state, "anselmo", "yasaffa") == ("1.42a", "somebody-between", "J5")
    woods = stamp(*ROW, "anselmo L8 offensive", "yasaffa I3", field=ground(trees="J5"))
    assert refused(woods, "anselmo", "yasaffa") == ("1.43b", "tree-between", "J5")


def test_1_42f_and_R26_from_above_men_are_shot_over_who_cannot_be_seen() -> None:
    state = stamp("anselmo C15 offensive", "bertin C12", "yasaffa C10", field=WATER_HOLE)
    assert refused(state, "anselmo", "yasaffa") is None
    seen = stamp("anselmo C15 offensive", "bertin C11", "yasaffa C9", field=WATER_HOLE)
    assert refused(seen, "anselmo", "yasaffa") == ("1.42a", "somebody-between", "C11")
    half_way = stamp("anselmo C15 offensive", "bertin C13", "yasaffa C9", field=WATER_HOLE)
    assert refused(half_way, "anselmo", "yasaffa") == ("1.42a", "somebody-between", "C13")
    from_below = stamp("anselmo C10 offensive", "bertin C12", "yasaffa C15", field=WATER_HOLE)
    assert refused(from_below, "anselmo", "yasaffa") == ("1.42a", "somebody-between", "C12")


def test_R17_a_rider_is_shot_at_in_the_half_that_serves_the_shooter_better() -> None:
    assert half(crossbow("E3", "mohammad E6 s"), "anselmo", "mohammad") == "E7"
    assert half(crossbow("A1", "mohammad F6 sw"), "anselmo", "mohammad") == "E6"
    for kinds in ({"trees": "E7"}, {"scrub": "E7"}):
        assert half(crossbow("A1", "mohammad F6 sw", **kinds), "anselmo", "mohammad") == "F6"
    assert half(crossbow("A1", "mohammad F6 sw", "bertin E7"), "anselmo", "mohammad") == "F6"
    assert half(crossbow("A1", "mohammad F6 sw", scrub="E8 E7"), "anselmo", "mohammad") == "E6"
    far = stamp("jehangir A1", "gerard A16 n", side=SARACEN)
    assert half(far, "jehangir", "gerard") == "A15"
    turned = stamp("jehangir A1", "gerard P8 se", side=SARACEN)
    assert half(turned, "jehangir", "gerard") == "P8"


def test_R17_a_rider_shoots_from_his_front_hex_and_his_own_rear_half_never_bars() -> None:
    assert refused(stamp("dabir K4 n", "bertin K9", side=SARACEN), "dabir", "bertin") is None
    state = stamp("jehangir K12", "gerard K8 n", side=SARACEN)
    assert half(state, "jehangir", "gerard") == "K7"
    state = stamp("jehangir K12", "gerard-horse K8 n", side=SARACEN)
    assert half(state, "jehangir", "gerard-horse") == "K7"


def test_1_44_a_rider_has_the_better_cover_of_his_two_hexes() -> None:
    for scrub in ("E6", "E5"):
        assert cover(crossbow("A1", "mohammad E5 s", scrub=scrub), "anselmo", "mohammad") == "light"
    below = stamp("anselmo C15 offensive", "mohammad B13 s", field=WATER_HOLE)
    assert cover(below, "anselmo", "mohammad") == "medium"


def test_R46_sight_for_a_charge_is_that_of_fire_past_the_blockers_that_are_given() -> None:
    state = stamp("gerard B6 se", field=ground(trees="H8"))
    field = field_of_state(state)
    e10, g7, e6 = (field.index[name] for name in ("E10", "G7", "E6"))
    assert sees(state, e10, e6, 0)
    assert not sees(state, e10, e6, field.board.hexes("E8"))
    assert sees(state, e10, g7, field.board.hexes("F8", "E9"))
    assert not sees(state, e10, g7, field.board.hexes("F8", "G8"))
    assert not sees(state, field.index["H10"], field.index["H6"], 0)


@pytest.mark.parametrize("id", [OLIVE_GROVE, WATER_HOLE])
@given(data=st.data())
def test_1_41_and_R18_the_ground_of_both_maps_is_that_of_the_slow_obvious_reading(id: str, data: st.DataObject) -> None:
    field = FIELDS[id]
    spaces = sorted(members(field.board.spaces))
    for _ in range(12):
        a, b = data.draw(st.sampled_from(spaces)), data.draw(st.sampled_from(spaces))
        if a != b:
            line = span(id, a, b)
            expected = obvious(field, a, b)
            assert (None if line.clause else line.cover) == expected, (field.names[a], field.names[b])


@pytest.mark.parametrize("id", [OLIVE_GROVE, WATER_HOLE])
def test_1_43c_and_R25_round_the_slopes_every_line_is_that_of_the_slow_obvious_reading(id: str) -> None:
    field = FIELDS[id]
    high = field.upper | field.slope
    near = field.board.spread(field.board.spread(high))
    for a in members(field.upper):
        for b in members(near):
            if a != b:
                for start, end in ((a, b), (b, a)):
                    line = span(id, start, end)
                    assert (None if line.clause else line.cover) == obvious(field, start, end), (
                        field.names[start],
                        field.names[end],
                    )


@pytest.mark.parametrize("id", [OLIVE_GROVE, WATER_HOLE])
@given(data=st.data())
def test_whom_one_sees_he_is_seen_by(id: str, data: st.DataObject) -> None:
    spaces = sorted(members(FIELDS[id].board.spaces))
    a, b = data.draw(st.sampled_from(spaces)), data.draw(st.sampled_from(spaces))
    there, back = span(id, a, b), span(id, b, a)
    assert (there.clause, there.crossed) == (back.clause, back.crossed)


def test_from_one_hex_to_all_the_ground_takes_no_time_once_it_is_known() -> None:
    field = FIELDS[WATER_HOLE]
    at = field.index["M8"]
    known = prospect(WATER_HOLE, at)
    for there in members(field.board.spaces & ~(1 << at)):
        line = span(WATER_HOLE, at, there)
        assert bool(known.seen >> there & 1) is (line.clause == "")
        if not line.clause:
            assert (known.none, known.light, known.medium)[line.cover] >> there & 1
    began = time.process_time()
    for _ in range(1000):
        prospect(WATER_HOLE, at)
    assert time.process_time() - began < 0.05
