"""Chapter S6: who may fire, what a hit does, fire and attack, and defensive fire."""

import pytest

from gonfalon.games.acre.events import Shot, Slain
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.reckoning import strength_of
from tests.games.acre.stamp import (
    MUSLIM,
    asked,
    attack,
    broken,
    by_default,
    end,
    evade,
    fire,
    hits_on,
    offered,
    play,
    refused,
    score,
    shoot,
    stamp,
    where,
)

MORE = {"sp9": "2020", "tk8": "2021", "xb6": "2022"}
"""Enough far away that no phase ends by itself."""


def test_S6_1_one_to_three_archers_fire_each_once_at_a_target_fired_at_once() -> None:
    units = {"xb1": "1206", "xb2": "1106", "xb3": "1306", "xb4": "1107", "as1": "1205", "as2": "1105", **MORE}
    state = stamp(units, ask="shoot")
    assert refused(state, shoot("xb1 xb2 xb3", "as1")) is None
    assert refused(state, shoot("xb1 xb2 xb3 xb4", "as1")) == ("S6.1", "one-to-three")
    assert refused(state, shoot("xb2 xb1", "as1")) is None
    assert refused(state, shoot("xb2 xb1 xb2", "as1")) == ("K4", "each-once")
    assert refused(state, shoot("xb1", "xb2")) == ("S6.1", "not-an-enemy")
    state = play(state, shoot("xb1 xb2", "as1"), dice=(6,)).state
    assert refused(state, shoot("xb3", "as1")) == ("S6.1", "shot-at-already")
    assert refused(state, shoot("xb2", "as2")) == ("S6.1", "fired-already")


def test_S6_1_range_is_one_hex_or_two_for_the_long_bows_out_of_enemy_zoc() -> None:
    state = stamp({"xb1": "1206", "tu1": "1208", "li1": "1204", **MORE}, ask="shoot")
    assert refused(state, shoot("xb1", "li1")) is None
    assert refused(state, shoot("tu1", "li1")) == ("S6.1", "out-of-range")
    assert refused(stamp({"xb1": "1207", "li1": "1204", **MORE}, ask="shoot"), shoot("xb1", "li1")) == (
        "S6.1",
        "out-of-range",
    )
    assert refused(state, shoot("sp9", "li1")) == ("S6.1", "no-archers")


def test_15_4a_crusaders_never_fire_into_the_fortress() -> None:
    units = {"xb1": "0208", "g1": "0109", **MORE}
    state = stamp(units, ask="shoot", rest={"stage": 2, "sortied": True})
    assert refused(state, shoot("xb1", "g1")) == ("15.4a", "behind-walls")


def test_S6_2_a_hit_endangers_leaders_first_and_then_disorganizes() -> None:
    state = stamp({"xb1": "1206", "as1": "1205", **MORE}, {"taqi": "as1", "isa": "as1"}, ask="shoot")
    done = play(state, shoot("xb1", "as1"), dice=(3, 6, 5))
    assert [event.hit for event in done.events(Shot)] == [True]
    assert [event.leader for event in done.events(Slain)] == ["taqi"]
    assert broken(done.state, "as1")
    assert score(done.state) == (4, 0)


def test_S6_2_a_disorganized_unit_that_cannot_go_back_is_eliminated() -> None:
    ring = {"ma1": "1104", "ma2": "1306", "xb1": "1206"}
    state = stamp(
        {**ring, "ma3": "1303", "ma4": "1106", "ma5": "1203", "as1": "1205 disorganized", **MORE}, ask="shoot"
    )
    done = play(state, shoot("xb1", "as1"), dice=(1,))
    assert where(done.state, "as1") is None
    assert score(done.state) == (5, 0)


def test_S6_2_and_R22_horse_too_is_driven_only_one_hex_by_arrows() -> None:
    state = stamp({"xb1": "1206", "as1": "1205 disorganized", **MORE}, ask="shoot")
    done = play(state, shoot("xb1", "as1"), dice=(1,))
    assert asked(done.state) == ("muslim", "retreat")
    assert {len(getattr(action, "path", ())) for action in offered(done.state)} == {1}


def test_R14_units_in_between_do_not_matter() -> None:
    state = stamp({"xb1": "1206", "sp1": "1205", "li1": "1204", **MORE}, ask="shoot")
    assert refused(state, shoot("xb1", "li1")) is None


def test_R15_archery_1_is_silent_when_disorganized_and_who_fires_may_attack() -> None:
    state = stamp({"li1": "1206 disorganized", "ma1": "1205", **MORE}, ask="shoot", seat=MUSLIM)
    assert refused(state, shoot("li1", "ma1")) == ("S6.1", "no-archers")
    state = stamp({"hq1": "1206", "ma1": "1205", **MORE}, ask="shoot", seat=MUSLIM)
    state = play(state, shoot("hq1", "ma1"), end(MUSLIM), dice=(6,)).state
    assert refused(state, attack("hq1", "1205")) is None


@pytest.mark.parametrize(("words", "strength"), [("1206 fired", 3), ("1206 disorganized fired", 2), ("1206", 6)])
def test_S6_6_who_fired_attacks_at_half_strength_rounded_up(words: str, strength: int) -> None:
    state = stamp({"hq1": words, "ma1": "1205", **MORE}, ask="attack", seat=MUSLIM)
    assert strength_of(state, [BY_ID["hq1"]], is_attack=True) == strength


def test_S6_6_who_fired_owes_no_attack() -> None:
    owing = stamp({"hq1": "1206", "ma1": "1205", **MORE}, ask="attack", seat=MUSLIM)
    assert refused(owing, end(MUSLIM)) == ("S7.3", "must-attack")
    assert refused(stamp({"hq1": "1206 fired", "ma1": "1205", **MORE}, ask="attack", seat=MUSLIM), end(MUSLIM)) is None


def test_S6_5_a_defending_archer_fires_at_one_adjacent_attacker() -> None:
    state = stamp({"ma1": "1206", "sp1": "1105", "in4": "1205", **MORE}, ask="attack")
    state = play(state, attack("ma1 sp1", "1205")).state
    assert asked(state) == ("muslim", "react")
    assert refused(state, fire(MUSLIM, "sp9")) == ("S6.5", "not-attacking")
    done = play(state, fire(MUSLIM, "sp1"), dice=(2, 3))
    assert broken(done.state, "sp1")
    assert done.sums()["attack"] == [("ma1", 5), ("sp1", 2)]


def test_R19_the_melee_is_over_when_no_attacker_is_left() -> None:
    units = {"sp1": "1206 disorganized", "in4": "1205", "sp2": "1804", "li6": "1805", **MORE}
    state = play(stamp(units, ask="attack"), attack("sp1", "1205"), fire(MUSLIM, "sp1"), dice=(1,)).state
    state = by_default(state).state
    assert asked(state) == ("crusader", "attack")
    assert refused(state, attack("sp1", "1205")) == ("S7.1", "attacked-already")


def test_S6_5_horse_archers_may_fire_and_then_go() -> None:
    state = play(stamp({"ma1": "1206", "tk1": "1205", **MORE}, ask="attack"), attack("ma1", "1205")).state
    state = play(state, fire(MUSLIM, "ma1"), dice=(6,)).state
    assert asked(state) == ("muslim", "react")
    assert refused(state, fire(MUSLIM, "ma1")) == ("S6.5", "fired-once")
    done = play(state, evade(MUSLIM, "1204", "1203"))
    assert where(done.state, "tk1") == "1203"
    assert not broken(done.state, "tk1")


def test_S6_5_other_archers_who_fire_must_stand() -> None:
    state = stamp({"ma1": "1206", "li1": "1205", **MORE}, ask="attack")
    done = play(state, attack("ma1", "1205"), fire(MUSLIM, "ma1"), dice=(6, 1))
    assert done.sums()["defence"] == [("li1", 2)]


def test_S6_5_crusaders_do_not_fire_back_at_the_walls() -> None:
    state = stamp({"g1": "0108", "xb1": "0208", **MORE}, ask="attack", seat=MUSLIM, rest={"stage": 2, "sortied": True})
    done = play(state, attack("g1", "0208"), dice=(3,))
    assert asked(done.state) != ("crusader", "react")


@pytest.mark.parametrize("face", [1, 6])
def test_S2_4_a_1_always_hits_and_a_6_always_misses(face: int) -> None:
    weak = stamp({"li1": "1206", "k1": "1205", **MORE}, ask="shoot", seat=MUSLIM)
    strong = stamp({"xb1": "1206", "xb2": "1106", "xb3": "1306", "tk1": "1205", **MORE}, ask="shoot")
    assert (face in hits_on(weak, shoot("li1", "k1"))) is (face == 1)
    assert (face in hits_on(strong, shoot("xb1 xb2 xb3", "tk1"))) is (face == 1)
