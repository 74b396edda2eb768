"""Chapters 15.1, S8 and S9: evading, Karr-wa-Farr, cavalry and charges."""

from typing import Any

import pytest

from gonfalon.games.acre.actions import Advance, Flee, Follow, Retreat
from gonfalon.games.acre.events import ChargeChecked, Fled, Fought
from gonfalon.games.acre.state import DotUnits, KwfFollower, State
from tests.games.acre.stamp import (
    CRUSADER,
    MUSLIM,
    asked,
    attack,
    broken,
    by_default,
    end,
    evade,
    feign,
    fire,
    move,
    offered,
    play,
    refused,
    score,
    shoot,
    stamp,
    stand,
    where,
)

MORE = {"sp9": "2020", "li6": "2021"}
LOST = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(2, 7)), "in3")
"""Muslims of 52 strength: without them the army is demoralized."""


def reacting(attackers: dict[str, str], defender: str, **rest: Any) -> State:
    state = stamp({**attackers, defender: "1205", **MORE}, ask="attack", **rest)
    return play(state, attack(" ".join(attackers), "1205")).state


@pytest.mark.parametrize(
    ("attacker", "defender", "goes"),
    [
        *(("ma1", "li1", True), ("t1", "li1", False), ("t1", "ku1", True), ("tu1", "li1", False)),
        *(("tu1", "tk1", True), ("tu1", "be1", True), ("ma1", "hq1", False)),
    ],
)
def test_S8_3_and_R30_light_units_evade_attackers_who_are_not_faster(attacker: str, defender: str, goes: bool) -> None:
    state = reacting({attacker: "1206"}, defender)
    refusal = refused(state, evade(MUSLIM, "1204"))
    assert (refusal is None) is goes


def test_S8_3_horse_evades_one_or_two_hexes_and_stays_organized() -> None:
    state = reacting({"ma1": "1206"}, "tk1")
    assert refused(state, evade(MUSLIM, "1204", "1203")) is None
    assert refused(state, evade(MUSLIM, "1106")) == ("S8.3", "still-watched")
    done = play(state, evade(MUSLIM, "1204", "1203"))
    assert not broken(done.state, "tk1")


def test_S11_3_a_demoralized_army_neither_evades_nor_feigns() -> None:
    state = reacting({"ma1": "1206"}, "li1", rest={"eliminated": LOST})
    assert refused(state, evade(MUSLIM, "1204")) == ("S11.3", "evade-demoralized")
    assert refused(state, feign()) == ("S11.3", "feign-demoralized")


def test_15_1a_only_dot_units_feign_and_only_in_the_crusader_melee_phase() -> None:
    assert refused(reacting({"ma1": "1206"}, "tk1"), feign()) == ("15.1a", "no-dot")
    assert refused(reacting({"ma1": "1206"}, "li1"), feign()) is None


def test_R31_under_the_option_turkomans_bear_the_dot() -> None:
    assert refused(reacting({"ma1": "1206"}, "tk1", dot_units=DotUnits.LI_TK), feign()) is None


def test_15_1b_there_is_no_feint_before_a_charge() -> None:
    state = play(stamp({"t1": "1208", "li1": "1205", **MORE}), move("t1", "1206", "1205"), end(CRUSADER)).state
    state = play(state, end(CRUSADER)).state if asked(state) == ("crusader", "shoot") else state
    charged = play(state, attack("t1", "1205", "t1")).state
    assert refused(charged, feign()) == ("15.1b", "charged")
    plain = play(state, attack("t1", "1205")).state
    assert refused(plain, feign()) is None


def test_15_1c_and_R32_a_disorganized_unit_neither_feigns_nor_evades_but_under_the_option() -> None:
    units = {"ma1": "1206", "li1": "1205 disorganized", "in4": "1304", **MORE}
    able = play(stamp(units, ask="attack", disrupted_evade=True), attack("ma1", "1205")).state
    assert asked(able) == ("muslim", "react")
    assert refused(able, feign()) == ("15.1c", "feign-disorganized")
    assert refused(able, evade(MUSLIM, "1204")) is None
    done = play(stamp(units, ask="attack"), attack("ma1", "1205"), dice=(1,))
    assert len(done.events(Fought)) == 1


def test_15_1d_each_attacker_rolls_less_3_and_less_the_best_leader() -> None:
    units = {"ma1": "1206", "ma2": "1106"}
    state = stamp({**units, "li1": "1205", **MORE}, {"guy": "ma1", "james": "ma2"}, ask="attack")
    done = play(state, attack("ma1 ma2", "1205"), feign(), dice=(2, 6))
    assert [event.hexes for event in done.events(Fled)] == [1]
    assert asked(done.state) == ("muslim", "flee")


def test_R38_only_leaders_with_attackers_count() -> None:
    state = stamp({"ma1": "1206", "ma2": "1106", "li1": "1205", **MORE}, {"guy": "ma2"}, ask="attack")
    done = play(state, attack("ma1", "1205"), feign(), dice=(6,))
    assert [event.hexes for event in done.events(Fled)] == [3]


def test_S8_4_and_R35_the_muslim_chooses_the_path_after_the_dice() -> None:
    state = play(reacting({"ma1": "1206"}, "li1"), feign(), dice=(5,)).state
    assert asked(state) == ("muslim", "flee")
    assert refused(state, Flee(seat=MUSLIM, path=("1204",))) == ("R34", "flight-too-short")
    assert refused(state, Flee(seat=MUSLIM, path=("1204", "1205"))) == ("S8.4", "path-twice")
    done = play(state, Flee(seat=MUSLIM, path=("1204", "1203")))
    assert (where(done.state, "li1"), where(done.state, "ma1")) == ("1203", "1204")
    assert not broken(done.state, "ma1")


def test_S8_4_a_unit_that_fired_may_not_feign() -> None:
    state = play(reacting({"ma1": "1206"}, "tk1", dot_units=DotUnits.LI_TK), fire(MUSLIM, "ma1"), dice=(6,)).state
    assert refused(state, feign()) == ("S8.4", "fired-before")


def test_R33_the_crusader_chooses_among_equal_dice_or_among_all_under_the_option() -> None:
    attackers = {"ma1": "1206", "ma2": "1106"}
    state = by_default(play(reacting(attackers, "li1"), feign(), dice=(5, 5)).state).state
    assert asked(state) == ("crusader", "follow")
    assert offered(state) == {Follow(seat=CRUSADER, unit="ma1"), Follow(seat=CRUSADER, unit="ma2")}
    assert refused(state, Follow(seat=CRUSADER, unit="sp9")) == ("15.1f", "not-drawn")
    free = reacting(attackers, "li1", kwf_follower=KwfFollower.CHOICE)
    state = by_default(play(free, feign(), dice=(5, 1)).state).state
    assert offered(state) == {Follow(seat=CRUSADER, unit="ma1"), Follow(seat=CRUSADER, unit="ma2")}


def test_R34_a_flight_goes_as_far_as_it_can_and_needs_a_first_hex() -> None:
    ring = {"ma2": "1104", "ma3": "1306", "ma4": "1303", "ma5": "1106", "sp1": "1203"}
    state = stamp({"ma1": "1206", "li1": "1205", **ring, **MORE}, ask="attack")
    state = play(state, attack("ma1", "1205")).state
    assert refused(state, feign()) == ("R34", "nowhere-to-go")
    pocket = {"sp2": "1002", "ma3": "1306", "ma5": "1106", "in1": "1103", "in2": "1203", "be1": "1303", "be2": "1305"}
    state = stamp({"ma1": "1206", "li1": "1205", **pocket, **MORE}, ask="attack")
    done = by_default(play(state, attack("ma1", "1205"), feign(), dice=(6,)).state)
    assert where(done.state, "li1") != "1205"
    assert where(done.state, "ma1") != "1206"


def test_R36_the_follower_stops_before_what_it_may_not_enter() -> None:
    units = {"t1": "0317", "li1": "0318", **MORE}
    state = play(stamp(units, ask="attack"), attack("t1", "0318"), feign(), dice=(5,)).state
    flight = next(each for each in offered(state) if isinstance(each, Flee) and each.path == ("0319", "0320"))
    done = play(state, flight)
    assert (where(done.state, "li1"), where(done.state, "t1")) == ("0320", "0318")


def test_15_1f_and_S8_4_nobody_else_advances_into_the_hex_of_a_drag() -> None:
    state = play(reacting({"ma1": "1206", "ma2": "1106"}, "li1"), feign(), dice=(6, 2)).state
    done = by_default(state)
    assert asked(done.state) == ("crusader", "attack")
    assert not [each for each in offered(done.state) if isinstance(each, Advance)]


def charge(units: dict[str, str], to: str, toward: str, **rest: Any) -> State:
    state = play(stamp({**units, **MORE}, **rest), move("t1", to, toward), end(CRUSADER)).state
    return play(state, end(CRUSADER)).state if asked(state) == ("crusader", "shoot") else state


def test_S9_1_and_R27_only_heavy_cavalry_charges() -> None:
    state = stamp({"ma1": "1206 moved", "as1": "1205", **MORE}, ask="attack")
    assert refused(state, attack("ma1", "1205", "ma1")) == ("S9.1", "cannot-charge")
    state = stamp({"hq1": "1206 moved", "ma1": "1205", **MORE}, ask="attack", seat=MUSLIM)
    assert refused(state, attack("hq1", "1205", "hq1")) == ("S9.1", "cannot-charge")


def test_R29_nobody_dismounts() -> None:
    assert refused(stamp({"t1": "0318", **MORE}), move("t1", "0319")) == ("S2.1", "marsh")


def test_R57_a_ride_is_aimed_at_an_enemy_because_its_own_zoc_keeps_others_from_the_hex() -> None:
    units = {"t1": "1209", "as2": "1205 disorganized", "xb1": "1405", **MORE}
    assert refused(stamp(units), move("t1", "1207", "1206")) == ("R57", "nobody-to-charge")
    assert refused(stamp({**units, "as2": "1206"}), move("t1", "1207", "1206")) is None
    state = play(stamp(units), move("t1", "1207"), end(CRUSADER), shoot("xb1", "as2"), dice=(1,)).state
    assert {action.path for action in offered(state) if isinstance(action, Retreat)} >= {("1204",)}
    assert refused(state, Retreat(seat=MUSLIM, unit="as2", path=("1206",))) == ("S7.8", "still-watched")


def test_S9_3_the_line_must_be_clear_ground_without_camp_or_trebuchet() -> None:
    for units, to, toward in (
        ({"t1": "1614", "as1": "1611"}, "1612", "1611"),
        ({"t1": "1024", "as1": "1021"}, "1022", "1021"),
        ({"t1": "0412", "li1": "0415"}, "0414", "0415"),
    ):
        state = stamp({**units, **MORE})
        found = ("S9.3", "no-straight-ride") if to != "0414" else None
        assert refused(state, move("t1", to, toward)) == found
        state = charge(units, to, "")
        assert refused(state, attack("t1", toward, "t1")) == ("S9.3", "no-charge-line")
    camp = stamp({"t1": "2026", "li1": "2129", **MORE}, rest={"camps": ("2129",)})
    assert refused(camp, move("t1", "2128", "2129")) == ("S9.3", "no-straight-ride")


def test_S9_3_a_disorganized_or_demoralized_unit_does_not_charge() -> None:
    state = stamp({"t1": "1208 disorganized", "as1": "1205", **MORE})
    assert refused(state, move("t1", "1206", "1205")) == ("S9.3", "charge-disorganized")
    state = charge({"t1": "1208 disorganized", "as1": "1205"}, "1206", "")
    assert refused(state, attack("t1", "1205", "t1")) == ("S9.3", "charge-disorganized")
    lost = ("t2", "h1", "h2", "k1", "k2", "k3", "k4", *(f"ma{n}" for n in range(1, 9)))
    state = stamp({"t1": "1208", "as1": "1205", **MORE}, rest={"eliminated": lost})
    assert refused(state, move("t1", "1206", "1205")) == ("S11.3", "charge-demoralized")
    state = charge({"t1": "1208", "as1": "1205"}, "1206", "", rest={"eliminated": lost})
    assert refused(state, attack("t1", "1205", "t1")) == ("S11.3", "charge-demoralized")


def test_R28_one_charges_through_friends_and_only_one_is_named() -> None:
    state = charge({"t1": "1208", "sp1": "1207", "t2": "1106", "as1": "1205"}, "1206", "1205")
    assert refused(state, attack("t1 t2", "1205", "t1")) is None
    assert refused(state, attack("t2", "1205", "t1")) == ("S9.3", "charger-not-attacking")
    done = play(state, attack("t1 t2", "1205", "t1"), dice=(6, 1))
    assert [event.unit for event in done.events(ChargeChecked)] == ["t1"]


def test_S9_4_a_charge_into_an_evaded_hex_is_ridden_and_checked() -> None:
    state = charge({"t1": "1208", "ku1": "1205"}, "1206", "1205")
    done = play(state, attack("t1", "1205", "t1"), evade(MUSLIM, "1204", "1203"), dice=(4,))
    assert where(done.state, "t1") == "1205"
    assert broken(done.state, "t1")
    done = play(state, attack("t1", "1205", "t1"), evade(MUSLIM, "1204", "1203"), dice=(3,))
    assert not broken(done.state, "t1")
    assert score(done.state) == (0, 0)
    assert stand(MUSLIM) in offered(play(state, attack("t1", "1205", "t1")).state)
