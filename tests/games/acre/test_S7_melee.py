"""Chapter S7: attacks, odds and shifts, results, retreats, advances, and the duty to fight."""

from fractions import Fraction
from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Advance, Join, Retreat
from gonfalon.games.acre.events import Fought, Joined, Slain
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.reckoning import odds_column, reckoning
from gonfalon.games.acre.state import MustAttack
from gonfalon.kernel.odds import odds
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
    nothing,
    offered,
    play,
    refused,
    score,
    stamp,
    stand,
    where,
    with_whom,
)

MORE = {"sp9": "2020", "li6": "2021", "be3": "2420"}
"""Another melee far away, so that the phase does not end by itself."""


@pytest.mark.parametrize(
    ("attackers", "defenders", "column"),
    [
        *((1, 4, "1:3"), (1, 3, "1:3"), (1, 2, "1:2"), (2, 3, "1:2"), (1, 1, "1:1"), (4, 3, "1:1")),
        *((3, 2, "3:2"), (8, 5, "3:2"), (2, 1, "2:1"), (3, 1, "3:1"), (4, 1, "4:1"), (5, 1, "5:1"), (9, 1, "6:1")),
    ],
)
def test_S2_3_the_column_is_the_highest_whose_odds_are_reached(attackers: int, defenders: int, column: str) -> None:
    assert odds_column(attackers, defenders) == column


def column(units: dict[str, str], attackers: str, defenders: str, charger: str = "", **rest: Any) -> str:
    state = stamp(units, ask="attack", seat=BY_ID[attackers.split(maxsplit=1)[0]].side, **rest)
    sums = reckoning(state, [BY_ID[u] for u in attackers.split()], [BY_ID[u] for u in defenders.split()], charger)
    return sums.column


def test_S2_3_envelopment_shifts_one_column() -> None:
    assert column({"sp1": "1207", "sp2": "1307", "as1": "1206"}, "sp1 sp2", "as1") == "3:2"
    assert column({"sp1": "1207", "sp2": "1205", "as1": "1206"}, "sp1 sp2", "as1") == "2:1"
    three = {"sp1": "1205", "sp2": "1307", "sp3": "1107", "as1": "1206"}
    assert column(three, "sp1 sp2 sp3", "as1") == "3:1"


def test_S2_3_a_charge_shifts_two_and_the_edge_of_the_chart_holds() -> None:
    assert column({"t1": "1207", "as1": "1206"}, "t1", "as1", "t1") == "3:1"
    assert column({"t1": "1207", "t2": "1107", "li1": "1206"}, "t1 t2", "li1", "t1") == "6:1"


@pytest.mark.parametrize(("at", "shifted"), [("1611", "1:1"), ("0404", "1:1"), ("0319", "1:1"), ("1022", "3:2")])
def test_S2_1_cover_shifts_one_column_and_the_stream_does_not_cover(at: str, shifted: str) -> None:
    beside = {"1611": "1610", "0404": "0405", "0319": "0318", "1022": "1021"}[at]
    assert column({"ma1": beside, "in1": at}, "ma1", "in1") == shifted


def test_S2_1_attackers_who_all_stand_in_the_stream_lose_a_column() -> None:
    assert column({"ma1": "1022", "in1": "1021"}, "ma1", "in1") == "1:1"
    both = {"ma1": "1022", "sp1": "0922", "in1": "1021"}
    assert column(both, "ma1 sp1", "in1") == "2:1"
    assert column({**both, "sp1": "1121"}, "ma1 sp1", "in1") == "3:1"


def test_R13_a_trebuchet_covers_its_defender_unless_the_option_forbids() -> None:
    units = {"in1": "0308", "in2": "0309", "sp2": "0208"}
    assert column(units, "in1 in2", "sp2") == "1:1"
    assert column(units, "in1 in2", "sp2", trebuchet_cover=False) == "3:2"


def test_R21_several_hexes_are_attacked_together_without_a_charge() -> None:
    state = stamp({"ma1": "1206", "li1": "1205", "li2": "1306", "t1": "1207 moved"}, ask="attack")
    assert refused(state, attack("ma1", "1205 1306")) is None
    assert refused(state, attack("ma1 t1", "1205 1306")) == ("S7.1", "not-beside")
    assert refused(state, attack("ma1", "1205 1306", "ma1")) == ("R21", "charge-one-hex")
    done = play(state, attack("ma1", "1205 1306"), stand(MUSLIM), stand(MUSLIM), dice=(6,))
    assert done.sums()["defence"] == [("li1", 2), ("li2", 2)]


def test_S7_1_each_unit_attacks_once_and_each_hex_is_attacked_once() -> None:
    units = {"ma1": "1206", "sp1": "1106", "in1": "1205", **MORE}
    state = by_default(play(stamp(units, ask="attack"), attack("ma1", "1205"), dice=(5,)).state).state
    state = play(state, nothing(CRUSADER)).state
    assert refused(state, attack("ma1", "1205")) == ("S7.1", "attacked-already")
    assert refused(stamp({**units, "in1": "1205 struck"}, ask="attack"), attack("sp1", "1205")) == (
        "S7.1",
        "struck-already",
    )
    assert refused(state, attack("sp1", "1107")) == ("S7.1", "nobody-there")
    assert refused(stamp(units, ask="attack"), attack("sp9", "1205")) == ("S7.1", "not-beside")


def test_S7_1_and_R18_odds_below_1_to_3_may_not_be_declared() -> None:
    state = stamp({"be1": "1206", "be2": "1106", "k1": "1205"}, ask="attack", seat=MUSLIM)
    assert refused(state, attack("be1", "1205")) == ("S7.1", "hopeless")
    assert refused(state, attack("be1 be2", "1205")) is None


def test_15_4a_crusaders_never_attack_the_walls() -> None:
    state = stamp({"ma1": "0208", "g1": "0109", **MORE}, ask="attack", rest={"stage": 2, "sortied": True})
    assert refused(state, attack("ma1", "0109")) == ("15.4a", "walls-attacked")
    assert refused(state, end(CRUSADER)) is None


def test_R20_a_unit_that_retreated_is_not_attacked_again_but_a_displaced_one_may_be() -> None:
    units = {"t1": "1207", "ma1": "1006", "ma2": "1406", "as1": "1206", "in1": "1205", **MORE}
    state = play(stamp(units, ask="attack"), attack("t1", "1206"), dice=(6,)).state
    displaced = Retreat(seat=MUSLIM, unit="as1", path=("1205",), way="1204")
    state = play(state, displaced, nothing(CRUSADER)).state
    assert refused(state, attack("ma1", "1205")) == ("S7.1", "struck-already")
    assert refused(state, attack("ma1", "1204")) == ("S7.1", "not-beside")


EVEN = {"ma1": "1206", "as1": "1205"}


def test_S7_2_ar_drives_the_attacker_back_disorganized() -> None:
    done = play(stamp({**EVEN, **MORE}, ask="attack"), attack("ma1", "1205"), dice=(1,))
    assert asked(done.state) == ("crusader", "retreat")
    done = by_default(done.state)
    assert where(done.state, "ma1") == "1107"
    assert broken(done.state, "ma1")
    assert asked(done.state) == ("crusader", "attack")


def test_S7_2_ad_and_dd_disorganize_and_R22_eliminate_the_disorganized() -> None:
    done = play(stamp({**EVEN, **MORE}, ask="attack"), attack("ma1", "1205"), dice=(4,))
    assert broken(done.state, "ma1")
    assert where(done.state, "ma1") == "1206"
    done = play(stamp({**EVEN, **MORE}, ask="attack"), attack("ma1", "1205"), dice=(5,))
    assert broken(done.state, "as1")
    weak = {"ma1": "1206", "as1": "1205 disorganized", **MORE}
    done = play(stamp(weak, ask="attack"), attack("ma1", "1205"), dice=(4,))
    assert [event.result for event in done.events(Fought)] == ["Dd"]
    assert where(done.state, "as1") is None
    assert asked(done.state) == ("crusader", "attack")


def test_R22_a_disorganized_unit_dies_of_a_retreat_result_at_once() -> None:
    weak = {"ma1": "1206", "as1": "1205 disorganized", **MORE}
    done = play(stamp(weak, ask="attack"), attack("ma1", "1205"), dice=(6,))
    assert [event.result for event in done.events(Fought)] == ["Dr"]
    assert where(done.state, "as1") is None
    assert asked(done.state) == ("crusader", "advance")


def test_R25_nobody_advances_after_a_dd_that_emptied_the_hex() -> None:
    weak = {"ma1": "1206", "as1": "1205 disorganized", **MORE}
    done = play(stamp(weak, ask="attack"), attack("ma1", "1205"), dice=(4,))
    assert where(done.state, "ma1") == "1206"


def test_R25_after_a_dd_only_a_hex_that_was_evaded_may_be_entered() -> None:
    state = stamp({"ma1": "1206", "as1": "1205 disorganized", "li1": "1306", **MORE}, ask="attack")
    state = play(state, attack("ma1", "1205 1306"), evade(MUSLIM, "1406"), dice=(4,)).state
    assert where(state, "as1") is None
    assert {action.to for action in offered(state) if isinstance(action, Advance)} == {"1306"}


def test_S6_6_archery_halves_the_attacker_alone() -> None:
    units = {"xb1": "1206 disorganized", "tu1": "1208 fired", "as5": "1205", **MORE}
    assert BY_ID["tu1"].bit == BY_ID["as5"].bit
    assert refused(stamp(units, {"saladin": "as5"}, ask="attack"), attack("xb1", "1205")) == ("S7.1", "hopeless")


def test_R19_who_drove_the_last_attacker_off_is_asked_no_more() -> None:
    state = stamp({"ma1": "1206 disorganized", "tk1": "1205", **MORE}, ask="attack")
    state = play(state, attack("ma1", "1205"), fire(MUSLIM, "ma1"), dice=(1,)).state
    assert asked(state) == ("crusader", "retreat")
    done = by_default(state)
    assert asked(done.state) == ("crusader", "attack")
    assert not done.events(Fought)


def test_S7_2_ae_eliminates_all_attackers() -> None:
    units = {"in1": "1206", "k1": "1205", "li6": "2021", "sp9": "2020"}
    state = stamp(units, ask="attack", seat=MUSLIM)
    done = play(state, attack("in1", "1205"), dice=(1,))
    assert where(done.state, "in1") is None
    assert score(done.state) == (3, 0)


def test_R41_and_S7_2_leaders_roll_attackers_first_and_again_when_their_unit_dies() -> None:
    units = {"t1": "1206", "t2": "1106", "k1": "1306", "li1": "1205 disorganized", **MORE}
    state = stamp(units, {"gerard": "t1", "taqi": "li1"}, ask="attack")
    done = play(state, attack("t1 t2 k1", "1205"), dice=(6, 1, 1, 1, 2, 6, 4))
    assert [event.leader for event in done.events(Slain)] == ["taqi"]
    assert score(done.state) == (2 + 4, 0)


def test_S10_3_a_leader_may_survive_his_unit_and_S10_4_joins_the_nearest() -> None:
    units = {"t1": "1206", "t2": "1106", "k1": "1306", "li1": "1205 disorganized", **MORE}
    state = stamp(units, {"taqi": "li1"}, ask="attack")
    done = play(state, attack("t1 t2 k1", "1205"), dice=(6, 1, 2, 4, 5))
    assert [event.unit for event in done.events(Joined)] == ["li6"]
    assert with_whom(done.state, "taqi") == "li6"


def test_S10_4_equal_distance_is_the_owners_choice() -> None:
    units = {"t1": "1206", "t2": "1106", "li1": "1205 disorganized", "be1": "1201", "be2": "1209", "sp1": "1210"}
    state = stamp(units, {"taqi": "li1"}, ask="attack")
    done = play(state, attack("t1 t2", "1205"), dice=(6, 1, 2, 4, 5))
    assert asked(done.state) == ("muslim", "join")
    assert offered(done.state) == {Join(seat=MUSLIM, unit="be1"), Join(seat=MUSLIM, unit="be2")}
    assert refused(done.state, Join(seat=MUSLIM, unit="li2")) == ("S10.4", "not-nearest")
    assert with_whom(by_default(done.state).state, "taqi") == "be1"


def test_S7_3_and_R16_the_duty_binds_units_in_enemy_zoc_that_are_neither_light_nor_archers() -> None:
    assert refused(stamp({**EVEN, **MORE}, ask="attack"), end(CRUSADER)) == ("S7.3", "must-attack")
    free = stamp({**EVEN, **MORE}, ask="attack", must_attack=MustAttack.NONE)
    assert refused(free, end(CRUSADER)) is None
    for units in ({"tu1": "1206", "as1": "1205"}, {"xb1": "1206", "as1": "1205"}, {"ma1": "1206", "li1": "1205"}):
        assert refused(stamp({**units, **MORE}, ask="attack"), end(CRUSADER)) is None


def test_S7_3_who_stands_on_a_trebuchet_owes_nothing_and_hopeless_duties_lapse() -> None:
    assert refused(stamp({"sp2": "0208", "as1": "0308", **MORE}, ask="attack"), end(CRUSADER)) is None
    hopeless = {"sp1": "1206 disorganized", "hq1": "1205", **MORE}
    strong = stamp(hopeless, {"saladin": "hq1"}, ask="attack")
    assert refused(strong, attack("sp1", "1205")) == ("S7.1", "hopeless")
    assert refused(strong, end(CRUSADER)) is None


def test_S7_3_the_default_while_a_duty_is_owed_does_it() -> None:
    assert GAME.due(stamp({**EVEN, **MORE}, ask="attack"))[0].default == attack("ma1", "1205")


def test_R17_disorganized_units_must_fight_too() -> None:
    units = {"ma1": "1206 disorganized", "as1": "1205", **MORE}
    assert refused(stamp(units, ask="attack"), end(CRUSADER)) == ("S7.3", "must-attack")


def test_R8_crusaders_before_a_manned_wall_owe_no_attack() -> None:
    state = stamp({"ma1": "0207", "g1": "0108", **MORE}, ask="attack", rest={"stage": 2, "sortied": True})
    assert refused(state, end(CRUSADER)) is None


def test_R8_a_wall_does_not_bind_to_attack_others_who_have_no_zoc() -> None:
    before = {"stage": 2, "sortied": True, "trebuchets": ("0208", "0209", "0210", "0211")}
    light = {"sp1": "0207", "g1": "0108", "li1": "0307", **MORE}
    assert refused(stamp(light, ask="attack", rest=before), end(CRUSADER)) is None
    formed = {"sp1": "0207", "g1": "0108", "in1": "0307", **MORE}
    assert refused(stamp(formed, ask="attack", rest=before), end(CRUSADER)) == ("S7.3", "must-attack")


TRAPPED = {"xb1": "1206", "xb2": "1207", "ku1": "1107", "tk1": "1106", "tk2": "1205", "tk3": "1306", "tk4": "1307"}
TRAPPED |= {"tk5": "1308", "tk6": "1208", "tk7": "1108"}
"""Two crossbowmen whose only free hex would be each other's."""


@pytest.mark.parametrize(("first", "last", "freed"), [("xb1", "xb2", "1206"), ("xb2", "xb1", "1207")])
def test_S7_2_of_two_who_cannot_retreat_the_owner_chooses_who_falls_first_and_frees_a_hex(
    first: str, last: str, freed: str
) -> None:
    stood = play(stamp({**TRAPPED, **MORE}, ask="attack"), attack("xb1 xb2", "1107"), stand(MUSLIM), dice=(1,))
    assert asked(stood.state) == ("crusader", "retreat")
    done = play(stood.state, Retreat(seat=CRUSADER, unit=first, path=()))
    assert (where(done.state, first), where(done.state, last)) == (None, freed)


def test_S7_2_where_no_order_would_save_anybody_all_fall_at_once() -> None:
    units = {**TRAPPED, "xb1": "1206 disorganized", "xb2": "1207 disorganized", **MORE}
    done = play(stamp(units, ask="attack"), attack("xb1 xb2", "1107"), stand(MUSLIM), dice=(1,))
    assert (where(done.state, "xb1"), where(done.state, "xb2")) == (None, None)


def test_S7_2_an_attacker_who_was_driven_off_is_out_of_the_melee_even_if_he_is_pushed_back_to_his_hex() -> None:
    foes = dict.fromkeys(("xb5", "xb6"), "0209 disorganized") | {"ma1": "0210 disorganized", "ma2": "0311 disorganized"}
    foes |= {"ma3": "0409 disorganized", "ma4": "0410 disorganized"}
    own = {"in1": "0208 disorganized", "in2": "0310 disorganized", "in3": "2020"}
    engines = {"turn": 3, "trebuchets": ("0207", "0209", "0211", "0212")}
    state = stamp({**foes, **own}, ask="attack", seat=MUSLIM, rest=engines)
    done = play(
        state,
        attack("in1 in2", "0209"),
        fire(CRUSADER, "in1"),
        Retreat(seat=MUSLIM, unit="in1", path=("0309",)),
        fire(CRUSADER, "in2"),
        Retreat(seat=MUSLIM, unit="in2", path=("0309",), way="0208"),
        dice=(1, 1, *[6] * len(foes)),
    )
    assert (where(done.state, "in1"), where(done.state, "in2")) == ("0208", "0309")
    assert not done.events(Fought)


def test_S7_8_foot_retreats_one_hex_and_horse_one_or_two() -> None:
    done = play(stamp({"k1": "1206", "as1": "1205", **MORE}, ask="attack"), attack("k1", "1205"), dice=(6,))
    lengths = {len(action.path) for action in offered(done.state) if isinstance(action, Retreat)}
    assert lengths == {1, 2}
    assert refused(done.state, Retreat(seat=MUSLIM, unit="as1", path=())) == ("S7.8", "may-retreat")
    assert refused(done.state, Retreat(seat=MUSLIM, unit="as1", path=("1106",))) == ("S7.8", "still-watched")
    done = play(stamp({"k1": "1206", "in1": "1205", **MORE}, ask="attack"), attack("k1", "1205"), dice=(5,))
    assert {len(action.path) for action in offered(done.state) if isinstance(action, Retreat)} == {1}


def test_S7_8_who_cannot_retreat_is_eliminated() -> None:
    ring = {"ma1": "1104", "ma2": "1306", "k1": "1206", "ma3": "1303", "ma4": "1106", "ma5": "1203"}
    done = play(stamp({**ring, "as1": "1205", **MORE}, ask="attack"), attack("k1", "1205"), dice=(6,))
    assert where(done.state, "as1") is None


def test_R24_muslims_may_retreat_into_the_fortress_and_a_pair_is_not_displaced() -> None:
    units = {"k1": "0308", "as1": "0208", "sp9": "2020", "li6": "2021"}
    rest = {"trebuchets": ("0209", "0210", "0211")}
    done = play(stamp(units, ask="attack", rest=rest), attack("k1", "0208"), dice=(6,))
    paths = {action.path for action in offered(done.state) if isinstance(action, Retreat)}
    assert ("0108",) in paths
    units = {"sp3": "0209", "sp4": "0210", "in1": "0310", "in2": "0311"}
    moment: dict[str, Any] = {"ask": "attack", "seat": MUSLIM, "rest": {"trebuchets": ()}}
    alone = play(stamp(units, **moment), attack("in1 in2", "0210"), dice=(6,)).state
    assert (where(alone, "sp4"), where(alone, "sp3")) == ("0209", "0208")
    pair = play(stamp({**units, "xb6": "0209"}, **moment), attack("in1 in2", "0210"), dice=(6,)).state
    assert where(pair, "sp4") is None


def test_S7_9_one_attacker_may_enter_a_yielded_hex_heedless_of_zoc() -> None:
    units = {"ma1": "1206", "k1": "1106", "in1": "1205", "hq1": "1203", **MORE}
    done = play(stamp(units, ask="attack"), attack("ma1 k1", "1205"), dice=(4,))
    done = by_default(done.state)
    assert asked(done.state) == ("crusader", "advance")
    assert refused(done.state, Advance(seat=CRUSADER, unit="sp9", to="1205")) == ("S7.9", "not-in-the-melee")
    assert refused(done.state, Advance(seat=CRUSADER, unit="ma1", to="1204")) == ("S7.9", "not-yielded")
    done = play(done.state, Advance(seat=CRUSADER, unit="k1", to="1205"))
    assert where(done.state, "k1") == "1205"
    assert asked(done.state) == ("crusader", "attack")


def test_R26_an_advance_is_one_hex_for_horse_too() -> None:
    units = {"k1": "1206", "in1": "1205", **MORE}
    state = by_default(play(stamp(units, ask="attack"), attack("k1", "1205"), dice=(5,)).state).state
    assert {action.to for action in offered(state) if isinstance(action, Advance)} == {"1205"}


def test_R11_a_retreat_into_an_enemy_camp_captures_it() -> None:
    units = {"ma1": "2128", "as1": "2127", "hq1": "2227", **MORE}
    done = play(stamp(units, ask="attack", seat=MUSLIM), attack("as1 hq1", "2128"), dice=(6,))
    done = play(done.state, Retreat(seat=CRUSADER, unit="ma1", path=("2129",)), dice=(3,))
    assert where(done.state, "ma1") == "2129"
    assert score(done.state) == (5, 0)


def test_R11_and_S4_5_a_retreat_goes_no_farther_than_a_camp() -> None:
    state = stamp({"hq1": "2027", "k1": "2028", **MORE}, {"saladin": "hq1"}, ask="attack", seat=MUSLIM)
    state = play(state, attack("hq1", "2028"), dice=(6, 1, 1)).state
    paths = {action.path for action in offered(state) if isinstance(action, Retreat)}
    assert {path[0] for path in paths} == {"1929", "2029", "2129"}
    assert [path for path in paths if path[0] == "2129"] == [("2129",)]


def test_S8_5_and_R37_the_melee_goes_on_against_the_other_hexes_without_the_follower() -> None:
    units = {"ma1": "1106", "ma2": "1306", "li1": "1205", "in1": "1206", **MORE}
    state = play(stamp(units, ask="attack"), attack("ma1 ma2", "1205 1206"), feign(), dice=(6, 2)).state
    done = by_default(state, dice=(1,))
    assert where(done.state, "ma1") not in ("1106", None)
    assert done.sums()["attack"] == [("ma2", 5)]
    assert done.sums()["defence"] == [("in1", 3)]
    assert [event.result for event in done.events(Fought)] == ["Ar"]


def test_S8_3_an_evaded_hex_may_be_entered() -> None:
    state = play(stamp({"ma1": "1206", "tk1": "1205", **MORE}, ask="attack"), attack("ma1", "1205")).state
    done = play(state, evade(MUSLIM, "1204"))
    assert asked(done.state) == ("crusader", "advance")
    assert not done.events(Fought)


def test_S2_3_the_exact_odds_of_a_melee_through_to_its_result() -> None:
    state = stamp({"ma1": "1206", "sp1": "1106", "as1": "1205", **MORE}, {"taqi": "as1"}, ask="attack")
    found = odds(GAME, state, attack("ma1 sp1", "1205"), through=True)
    assert found.exact
    assert sum(each.chance for each in found.chances) == 1
    slain = sum(each.chance for each in found.chances if with_whom(each.state, "taqi") is None)
    # 9 to 7 is 1:1: only a Dr on a 6 and an Ar could touch the units, and neither kills here.
    assert slain == Fraction(1, 36)
    assert sum(each.chance for each in found.chances if broken(each.state, "as1")) == Fraction(2, 6)
