"""The worked examples E1 to E17 of the rebuilt rules, each under the clause it shows."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Advance, Lend, Lose, Retreat, Shoot, Withdraw
from gonfalon.games.acre.events import Fought, Slain
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.attacking import duties
from gonfalon.games.acre.rules.morale import losses, may_rally, rally_number
from gonfalon.games.acre.rules.victory import has_line
from gonfalon.games.acre.state import State, in_place
from gonfalon.kernel.events import Rolled
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
    hexes_offered,
    hits_on,
    move,
    nothing,
    offered,
    play,
    refused,
    score,
    shoot,
    stamp,
    stand,
    where,
)

AWAY = {"sp9": "2020"}
"""A Crusader far from everything, so that his phase does not end by itself."""


def retreats(state: State) -> set[tuple[str, ...]]:
    """The paths that an ask for retreats offers."""
    return {action.path for action in offered(state) if isinstance(action, Retreat)}


def named(units: str) -> tuple[str, ...]:
    """Units written with spaces between."""
    return tuple(units.split())


def test_S2_3_E1_odds_with_leaders_and_a_retreat_outside_zoc() -> None:
    units = {"t1": "1108", "ma2": "1109", "as1": "1208"}
    state = stamp(units, {"gerard": "t1", "taqi": "as1"}, ask="attack")
    done = play(state, attack("t1 ma2", "1208"), dice=(4, 3, 4, 6, 6))
    assert done.sums()["attack"] == [("t1", 8), ("gerard", 1), ("ma2", 5)]
    assert done.sums()["defence"] == [("as1", 5), ("taqi", 2)]
    assert [(event.column, event.result) for event in done.events(Fought)] == [("2:1", "Dr")]
    assert [event.leader for event in done.events(Slain)] == ["taqi"]
    assert score(done.state) == (4, 0)
    assert asked(done.state) == ("muslim", "retreat")
    assert {path[0] for path in retreats(done.state)} == {"1308", "1309"}
    done = play(done.state, Retreat(seat=MUSLIM, unit="as1", path=("1308", "1408")))
    assert broken(done.state, "as1")
    assert {action for action in offered(done.state) if isinstance(action, Advance)} == {
        Advance(seat=CRUSADER, unit="t1", to="1208"),
        Advance(seat=CRUSADER, unit="ma2", to="1208"),
    }


def test_S9_3_E2_a_charge_shifts_two_columns_and_must_advance() -> None:
    state = stamp({"t1": "1209", "as2": "1206", **AWAY})
    state = play(state, move("t1", "1207", "1206"), end(CRUSADER)).state
    assert asked(state) == ("crusader", "attack")
    done = play(state, attack("t1", "1206", "t1"), dice=(3,))
    assert [(event.column, event.result) for event in done.events(Fought)] == [("3:1", "Dr")]
    assert {path[0] for path in retreats(done.state)} == {"1205", "1106", "1306"}
    done = play(done.state, Retreat(seat=MUSLIM, unit="as2", path=("1205",)), dice=(4, 6))
    assert where(done.state, "t1") == "1206"
    assert broken(done.state, "t1")
    assert broken(done.state, "as2")


def test_S9_4_E2_a_leader_keeps_a_charge_in_order() -> None:
    state = stamp({"t1": "1209", "as2": "1206", **AWAY}, {"gerard": "t1"})
    state = play(state, move("t1", "1207", "1206"), end(CRUSADER)).state
    done = play(state, attack("t1", "1206", "t1"), dice=(3, 1, 2))
    assert done.sums()["attack"] == [("t1", 8), ("gerard", 1)]
    assert [event.column for event in done.events(Fought)] == ["3:1"]
    done = play(done.state, Retreat(seat=MUSLIM, unit="as2", path=("1205",)), dice=(4,))
    assert where(done.state, "t1") == "1206"
    assert not broken(done.state, "t1")


def test_S9_3_E3_a_ride_of_one_hex_is_no_charge() -> None:
    state = stamp({"t1": "1208", "as2": "1206", **AWAY})
    state = play(state, move("t1", "1207"), end(CRUSADER)).state
    assert refused(state, attack("t1", "1206", "t1")) == ("S9.3", "no-charge-line")
    done = play(state, attack("t1", "1206"), dice=(3,))
    assert [event.column for event in done.events(Fought)] == ["3:2"]


def test_S9_3_E3_an_enemy_zoc_on_the_first_of_the_two_hexes_stops_the_charge() -> None:
    state = stamp({"t1": "1209", "as2": "1206", "hq1": "1308", **AWAY})
    assert refused(state, move("t1", "1207", "1206")) == ("S9.3", "no-straight-ride")
    assert "1207" in hexes_offered(state, "t1")
    state = play(state, move("t1", "1207"), end(CRUSADER)).state
    assert refused(state, attack("t1", "1206", "t1")) == ("S9.3", "no-charge-line")
    state = stamp({"t1": "1209", "as2": "1206", "hq1": "1307", **AWAY})
    state = play(state, move("t1", "1207", "1206"), end(CRUSADER)).state
    assert refused(state, attack("t1", "1206", "t1")) is None


@pytest.mark.parametrize(
    ("units", "volley", "faces"),
    [
        ({"xb1": "1206", "hq1": "1204"}, shoot("xb1", "hq1"), {1, 2}),
        ({"xb1": "1206", "xb2": "1106", "tk1": "1205"}, shoot("xb1 xb2", "tk1"), {1, 2, 3, 4, 5}),
        ({"tk1": "1206", "tk2": "1106", "tk3": "1306", "k1": "1205"}, shoot("tk1 tk2 tk3", "k1"), {1, 2, 3}),
        ({"li1": "1206", "ma1": "1205"}, shoot("li1", "ma1"), {1}),
        ({"in4": "0405", "tu1": "0403"}, shoot("in4", "tu1"), {1}),
        ({"tk1": "1206 disorganized", "k1": "1205"}, shoot("tk1", "k1"), {1}),
    ],
    ids=["a", "b", "c", "d", "e", "f"],
)
def test_S2_4_E4_fire_values(units: dict[str, str], volley: Shoot, faces: set[int]) -> None:
    assert hits_on(stamp(units, ask="shoot", seat=volley.seat), volley) == faces


def test_S6_2_E5_a_second_hit_drives_a_unit_back_one_hex() -> None:
    units = {"sp7": "1204 disorganized", "ma1": "1203", "as1": "1305", "tk1": "1205", "sp9": "2020", "tk2": "2021"}
    done = play(stamp(units, ask="shoot", seat=MUSLIM), shoot("tk1", "sp7"), dice=(2,))
    assert asked(done.state) == ("crusader", "retreat")
    assert retreats(done.state) == {("1104",), ("1105",)}
    done = by_default(done.state)
    assert where(done.state, "sp7") == "1104"
    assert broken(done.state, "sp7")
    assert score(done.state) == (0, 0)


def test_S8_3_E6_evading_depends_on_speed() -> None:
    slow = play(stamp({"li1": "1404", "ma1": "1304"}, ask="attack"), attack("ma1", "1404")).state
    assert asked(slow) == ("muslim", "react")
    assert {action.path for action in offered(slow) if hasattr(action, "path")} == {("1405",), ("1504",), ("1505",)}
    done = play(slow, evade(MUSLIM, "1504"))
    assert Advance(seat=CRUSADER, unit="ma1", to="1404") in offered(done.state)
    fast = play(stamp({"li1": "1404", "t2": "1304"}, ask="attack"), attack("t2", "1404")).state
    assert refused(fast, evade(MUSLIM, "1504")) == ("S8.3", "faster")
    assert refused(fast, feign()) is None


FEINT = ({"ma1": "1304", "ma2": "1305", "li1": "1404"}, {"james": "ma2"})


def test_15_1f_E7_the_highest_die_must_follow() -> None:
    state = play(stamp(*FEINT, ask="attack"), attack("ma1 ma2", "1404"), feign(), dice=(6, 2)).state
    assert asked(state) == ("muslim", "flee")
    paths = {action.path for action in offered(state) if hasattr(action, "path")}
    assert {path[0] for path in paths} == {"1504", "1505"}
    assert all(len(path) == 2 for path in paths)
    flight = next(action for action in offered(state) if getattr(action, "path", None) == ("1505", "1605"))
    done = play(state, flight)
    assert (where(done.state, "li1"), where(done.state, "ma1"), where(done.state, "ma2")) == ("1605", "1505", "1305")
    assert not done.events(Fought)
    assert asked(done.state) == ("muslim", "move")


def test_15_1e_E8_at_zero_it_is_an_ordinary_retreat_and_an_advance_is_free() -> None:
    state = play(stamp(*FEINT, ask="attack"), attack("ma1 ma2", "1404"), feign(), dice=(4, 3)).state
    assert {action.path for action in offered(state) if hasattr(action, "path")} == {("1504",), ("1505",)}
    done = by_default(state)
    assert asked(done.state) == ("crusader", "advance")
    assert nothing(CRUSADER) in offered(done.state)
    assert Advance(seat=CRUSADER, unit="ma2", to="1404") in offered(done.state)


def test_R36_E9_a_pursuit_into_a_camp_captures_it() -> None:
    state = play(stamp({"ma1": "2127", "li1": "2128"}, ask="attack"), attack("ma1", "2128"), feign(), dice=(5,)).state
    flight = next(action for action in offered(state) if getattr(action, "path", None) == ("2129", "2229"))
    done = play(state, flight, dice=(3,))
    assert where(done.state, "ma1") == "2129"
    assert score(done.state) == (5, 0)
    scattered = play(state, flight, dice=(4,)).state
    assert where(scattered, "ma1") is None
    assert score(scattered) == (5, 0)


def test_R23_E10_a_charging_unit_is_lost_first_in_an_exchange() -> None:
    state = stamp({"h1": "1209", "ma1": "1306", "hq1": "1206", **AWAY})
    state = play(state, move("h1", "1207", "1206"), end(CRUSADER)).state
    done = play(state, attack("h1 ma1", "1206", "h1"), stand(MUSLIM), dice=(5,))
    assert [event.result for event in done.events(Fought)] == ["Ex"]
    assert where(done.state, "h1") is None
    assert where(done.state, "ma1") == "1306"
    assert asked(done.state) == ("crusader", "advance")


def test_S7_7_E10_nobody_is_lost_who_could_be_spared() -> None:
    state = stamp({"ma1": "1207", "sp7": "1106", "sp8": "1306", "in3": "1206"}, ask="attack")
    done = play(state, attack("ma1 sp7", "1206"), dice=(6,))
    assert [(event.column, event.result) for event in done.events(Fought)] == [("3:1", "Ex")]
    assert {action.units for action in offered(done.state) if isinstance(action, Lose)} == {("ma1",), ("sp7",)}
    assert GAME.due(done.state)[0].default == Lose(seat=CRUSADER, units=("sp7",))


def test_S7_7_E10_all_are_lost_when_neither_alone_suffices() -> None:
    state = stamp({"ma1": "1207", "sp7": "1205", "hq1": "1206 disorganized", "k1": "1808"}, ask="attack")
    done = play(state, attack("ma1 sp7", "1206"), dice=(5,))
    assert [event.result for event in done.events(Fought)] == ["Ex"]
    assert (where(done.state, "ma1"), where(done.state, "sp7")) == (None, None)
    assert score(done.state) == (6, 9)


def test_S7_8_E11_a_friend_makes_way_when_no_hex_is_free() -> None:
    units = {"t1": "1207", "ma1": "1006", "ma2": "1406", "as1": "1206", "in1": "1205"}
    done = play(stamp(units, ask="attack"), attack("t1", "1206"), dice=(6,))
    assert [event.result for event in done.events(Fought)] == ["Dr"]
    found = {(action.path, action.way) for action in offered(done.state) if isinstance(action, Retreat)}
    assert found == {(("1205",), way) for way in ("1204", "1105", "1305")}
    done = by_default(done.state)
    assert (where(done.state, "as1"), where(done.state, "in1")) == ("1205", "1105")
    assert broken(done.state, "as1")
    assert broken(done.state, "in1")


RALLY = {
    "sp1": "1804 disorganized",
    "sp8": "1206 disorganized",
    "as1": "1205",
    "ma2": "1106 disorganized",
    "tk1": "2004 disorganized",
}


@pytest.mark.parametrize(("demoralized", "needed"), [(False, (3, 4, 5)), (True, (2, 3, 4))])
def test_S11_1_E12_who_rallies_and_on_what(demoralized: bool, needed: tuple[int, int, int]) -> None:
    crusaders = ("t1", "t2", "h1", "h2", "k1", "k2", "k3", "k4", "ma3", "ma4", "ma5", "ma6")
    muslims = ("hq1", "hq2", "hq3", "hq4", "as2", "as3", "as4", "as5", "as6", "ku1")
    gone = {"eliminated": (*crusaders, *muslims)} if demoralized else {}
    state = stamp(RALLY, {"geoffrey": "sp8"}, rest=gone)
    assert losses(state, CRUSADER) == (80 if demoralized else 0)
    assert may_rally(state, BY_ID["sp1"])
    assert may_rally(state, BY_ID["sp8"])
    assert may_rally(state, BY_ID["tk1"])
    assert not may_rally(state, BY_ID["ma2"])
    assert tuple(rally_number(state, BY_ID[unit]) for unit in ("sp1", "sp8", "tk1")) == needed


def test_15_4b_E13_the_garrison_ignores_ar_and_may_take_a_trebuchet() -> None:
    units = {"g1": "0108", "g2": "0109", "sp2": "0208"}
    state = stamp(units, ask="attack", seat=MUSLIM, rest={"stage": 2, "sortied": True})
    done = play(state, attack("g1 g2", "0208"), dice=(2,))
    assert [(event.column, event.result) for event in done.events(Fought)] == [("3:2", "Ar")]
    assert [where(done.state, unit) for unit in ("g1", "g2")] == ["0108", "0109"]
    assert not broken(done.state, "g1")
    done = play(state, attack("g1 g2", "0208"), dice=(6,))
    assert retreats(done.state) == {("0308",), ("0309",)}
    done = by_default(done.state)
    done = play(done.state, Advance(seat=MUSLIM, unit="g1", to="0208"))
    assert score(done.state) == (0, 5)


LOST = ("hq1", "as3", "as4", "ku1", "tk1", "tk2", "tk3", "tk4", "tk5", "in3", "in4", "li1", "li2", "li3", "li4", "be1")
LEFT = ("hq2", "hq3", "hq4", "as1", "as2", "as5", "as6", "ku2", "ku3", "tk6", "tk7", "tk8", "be2", "be3")
MORE = ("in1", "in2", "in5", "li5", "li6")


@pytest.mark.parametrize(("counts", "total"), [(True, 40), (False, 5)])
def test_15_5d_E14_the_withdrawal_from_the_special_rally_to_the_return(counts: bool, total: int) -> None:
    units = {unit: f"20{number:02}" for number, unit in enumerate((*LEFT, *MORE), 1)}
    staff = {"saladin": "hq2", "taqi": "hq3", "gokbori": "hq4", "isa": "as1", "afdal": "as2"}
    rest = {"turn": 4, "eliminated": LOST}
    state = stamp(
        {**units, "sp1": "0207"}, staff, ask="withdraw", seat=MUSLIM, rest=rest, withdrawal_bonus_morale=counts
    )
    assert losses(state, MUSLIM) == 51
    state = play(state, Withdraw(seat=MUSLIM)).state
    assert asked(state) == ("muslim", "lend")
    given = zip(("saladin", "taqi", "gokbori", "isa", "afdal"), ("hq1", "as3", "as4", "ku1", "in3"), strict=True)
    loans = [Lend(seat=MUSLIM, leader=leader, unit=unit) for leader, unit in given]
    faces = [6 if unit in ("tk3", "li2") else 5 for unit in sorted(LOST, key=lambda unit: BY_ID[unit].index)]
    done = play(state, *loans, dice=faces)
    assert len(done.events(Rolled)) == 16
    assert losses(done.state, MUSLIM) == total
    assert asked(done.state) == ("crusader", "move")
    state = play(done.state, GAME.due(done.state)[0].default).state
    assert asked(state) == ("muslim", "redeploy")
    assert len(in_place(state, MUSLIM, -3)) == 33
    while asked(state) == ("muslim", "redeploy"):
        state = by_default(state).state
    columns = [each.at[:2] for each in GAME.position(state).units if BY_ID[each.unit].side is MUSLIM]
    assert (columns.count("26"), columns.count("25")) == (29, 4)
    assert (state.stage, state.turn, asked(state)) == (2, 1, ("muslim", "move"))


def test_S7_3_E15_a_unit_in_an_enemy_zoc_must_attack_something() -> None:
    state = stamp({"ma1": "1304", "as1": "1404", "li1": "1305"}, ask="attack")
    assert refused(state, end(CRUSADER)) == ("S7.3", "must-attack")
    for hexes in ("1404", "1305", "1305 1404"):
        assert refused(state, attack("ma1", hexes)) is None
    other = {"ma1": "1304", "as1": "1404 struck", "li1": "1305 struck", "ma2": "1405 attacked", "li2": "1506"}
    lapsed = stamp({**other, "sp7": "1505"}, ask="attack")
    assert not [duty for duty in duties(lapsed, CRUSADER) if "ma1" in duty.units]
    assert not list(duties(stamp({"ma1": "1304", "li1": "1305"}, ask="attack"), CRUSADER))


def test_S11_4_E16_both_armies_disintegrate_at_once_and_points_decide() -> None:
    crusaders = (
        *[
            "t1",
            "t2",
            "h1",
            "h2",
            "k1",
            "k2",
            "k3",
            "k4",
            "ma1",
            "ma2",
            "ma3",
            "ma4",
            "ma5",
            "ma6",
            "ma7",
            "sp1",
            "xb1",
            "xb2",
        ],
    )
    muslims = (
        *["hq1", "hq2", "hq3", "hq4", "as1", "as2", "as3", "as4", "as5", "as6", "ku1", "ku2", "ku3"],
        *(f"tk{n}" for n in range(1, 9)),
    )
    gone = (*crusaders, *muslims, "be1", "be2", "be3", "in1")
    state = stamp({"ma8": "1207", "li1": "1206"}, ask="attack", rest={"stage": 2, "eliminated": gone})
    assert score(state) == (99, 105)
    done = play(state, attack("ma8", "1206"), stand(MUSLIM), dice=(6,))
    assert [event.result for event in done.events(Fought)] == ["Ex"]
    assert score(done.state) == (101, 110)
    end_of_it = GAME.outcome(done.state)
    assert end_of_it is not None
    assert (end_of_it.winner, end_of_it.how, end_of_it.clause) == ("muslim", "both-disintegrated", "S11.4")


@pytest.mark.parametrize(("guard", "opened"), [("sp5", False), ("tu1", True)])
def test_16_1b_E17_light_units_do_not_close_the_line_to_acre(guard: str, opened: bool) -> None:
    state = stamp({"sp2": "0208", guard: "0211"}, rest={"stage": 2})
    assert has_line(state) is opened
