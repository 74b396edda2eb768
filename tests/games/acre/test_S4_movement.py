"""Chapters S4 and S5: paths, stops, zones of control, falling back and slipping away."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Move, Ride
from gonfalon.games.acre.events import CampCaptured, Moved, TrebuchetCaptured
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.state import ZocOf, zoc_of
from gonfalon.kernel.rulebook import refuse
from tests.games.acre.stamp import (
    CRUSADER,
    MUSLIM,
    attack,
    end,
    hexes_offered,
    move,
    offered,
    play,
    refused,
    score,
    shoot,
    stamp,
    where,
    with_whom,
)

AWAY = {"sp9": "2020"}


def test_S4_1_a_unit_goes_as_far_as_its_movement_points() -> None:
    state = stamp({"ma1": "1206"})
    assert refused(state, move("ma1", "1202")) is None
    assert refused(state, move("ma1", "1201")) == ("S4.1", "too-far")
    assert refused(state, move("ma1", "1206")) == ("S4.1", "stays")
    assert refused(state, move("ma1", "1230")) == ("K3", "no-such-hex")
    assert len(hexes_offered(state, "ma1")) == 60


def test_S4_1_leaders_go_along() -> None:
    state = play(stamp({"ma1": "1206", **AWAY}, {"james": "ma1"}), move("ma1", "1205")).state
    assert with_whom(state, "james") == "ma1"
    assert not state.rode


def test_S2_1_sea_walls_and_marsh_are_closed() -> None:
    state = stamp({"sp1": "0207", "t1": "0318"})
    assert refused(state, move("sp1", "0107")) == ("S2.1", "sea")
    assert refused(state, move("sp1", "0108")) == ("15.4a", "walls")
    assert refused(state, move("t1", "0319")) == ("S2.1", "marsh")


def test_S4_2_enemies_bar_the_way_and_friends_only_the_end() -> None:
    state = stamp({"ma1": "1206", "ma2": "1205", "li1": "1305"})
    assert refused(state, move("ma1", "1205")) == ("S4.2", "occupied")
    assert refused(state, move("ma1", "1204")) is None
    assert refused(state, move("ma2", "1305")) == ("S4.2", "enemy-in-the-way")
    shut_in = stamp({"sp1": "0302", "li1": "0401", "li2": "0402", "li3": "0303", "li4": "0202", "li5": "0201"})
    assert refused(shut_in, move("sp1", "0301")) is None
    assert refused(shut_in, move("sp1", "0203")) == ("S4.2", "enemies-between")


def test_S4_3_entering_an_enemy_zoc_ends_the_move() -> None:
    state = stamp({"ma1": "1206", "as1": "1204"})
    assert refused(state, move("ma1", "1205")) is None
    assert refused(state, move("ma1", "1203")) == ("S4.3", "zoc-between")
    assert refused(stamp({"ma1": "1206", "li1": "1204"}), move("ma1", "1203")) is None


def test_S4_3_and_R10_an_enemy_camp_or_a_trebuchet_ends_the_move() -> None:
    state = stamp({"ma1": "2028", "li1": "2128", "li2": "2127", "li3": "2027"})
    assert refused(state, move("ma1", "2129")) is None
    assert refused(state, move("ma1", "2228")) == ("S4.3", "prize-between")
    state = stamp({"in1": "0207", "sp1": "0308 disorganized", "sp2": "0307 disorganized"}, seat=MUSLIM)
    assert refused(state, move("in1", "0208")) is None
    assert refused(state, move("in1", "0309")) == ("S4.3", "prize-between")


def test_S4_4_formed_units_fall_back_one_hex_out_of_every_enemy_zoc() -> None:
    state = stamp({"ma1": "1206", "as1": "1205", **AWAY})
    assert hexes_offered(state, "ma1") == {"1107", "1207", "1307"}
    assert refused(state, move("ma1", "1106")) == ("S4.4", "still-watched")
    assert refused(state, move("ma1", "1208")) == ("S4.4", "falls-back-one-hex")
    done = play(state, move("ma1", "1207"))
    assert [(event.how, event.clause) for event in done.events(Moved)] == [("fall-back", "S4.4")]


def test_S8_2_light_units_slip_away_for_a_point_more_and_go_on() -> None:
    state = stamp({"be1": "1206", "ma1": "1205", "in1": "2020"}, seat=MUSLIM)
    assert refused(state, move("be1", "1106")) is None, "out and back into the ZOC"
    shut_in = stamp({"be1": "1206", "ma1": "1205", "ma2": "1207", "in1": "2020"}, seat=MUSLIM)
    assert refused(shut_in, move("be1", "1106")) == ("S4.4", "still-watched")
    assert refused(state, move("be1", "1213")) is None
    assert refused(state, move("be1", "1214")) == ("S4.1", "too-far")
    done = play(state, move("be1", "1208"))
    assert [(event.how, event.clause) for event in done.events(Moved)] == [("slip", "S8.2")]
    assert "1213" in hexes_offered(state, "be1")
    assert "1214" not in hexes_offered(state, "be1")


def test_R9_under_the_option_formed_units_are_held() -> None:
    state = stamp({"ma1": "1206", "as1": "1205", **AWAY}, fall_back=False)
    assert refused(state, move("ma1", "1207")) == ("R9", "held")
    assert not hexes_offered(state, "ma1")


def test_S4_5_and_15_2_a_camp_is_captured_and_tempts_to_plunder() -> None:
    state = stamp({"t1": "2028", **AWAY}, {"gerard": "t1"})
    done = play(state, move("t1", "2129"), dice=(3,))
    assert [event.at for event in done.events(CampCaptured)] == ["2129"]
    assert (score(done.state), where(done.state, "t1")) == ((5, 0), "2129")
    scattered = play(state, move("t1", "2129"), dice=(4,)).state
    assert (score(scattered), where(scattered, "t1")) == ((5, 0), None)
    assert GAME.position(scattered).scattered == ("t1",)
    assert with_whom(scattered, "gerard") == "sp9"


def test_15_3_trebuchets_hinder_no_crusader_and_fall_to_any_muslim() -> None:
    state = stamp({"sp1": "0308", **AWAY})
    assert refused(state, move("sp1", "0210")) is None
    assert where(play(state, move("sp1", "0208")).state, "sp1") == "0208"
    done = play(stamp({"li1": "0308", "in1": "2020"}, seat=MUSLIM), move("li1", "0208"))
    assert [event.at for event in done.events(TrebuchetCaptured)] == ["0208"]
    assert score(done.state) == (0, 5)
    assert where(done.state, "li1") == "0208"


def test_S3_1_each_unit_moves_once_and_only_in_its_phase() -> None:
    state = play(stamp({"ma1": "1206", **AWAY}), move("ma1", "1205")).state
    assert refused(state, move("ma1", "1204")) == ("S3.1", "moved-already")
    assert refused(state, attack("ma1", "1204")) == ("S3.1", "another-phase")
    assert refused(state, shoot("xb1", "as1")) == ("S3.1", "another-phase")
    assert refused(stamp({"ma1": "1206"}), move("as1", "1205")) == ("K1", "not-your-ask")


def test_S3_1_a_turn_has_movement_archery_and_melee_in_this_order() -> None:
    state = stamp({"xb1": "1206", "li1": "1205", "ma1": "1204"})
    asks = []
    for _ in range(3):
        asks.append(GAME.due(state)[0].ask)
        state = play(state, end(CRUSADER)).state
    assert asks == ["move", "shoot", "attack"]
    assert GAME.due(state)[0].seat == "muslim"


def test_S5_1_formed_units_control_six_hexes_and_others_none() -> None:
    assert set(BOARD.printed(zoc_of(stamp({"ma1": "1206"}), CRUSADER))) == {
        *("1206", "1106", "1107", "1205", "1207", "1306", "1307"),
    }
    for unit in ("tu1 1206", "ma1 1206 disorganized"):
        name, *place = unit.split()
        assert zoc_of(stamp({name: " ".join(place)}), CRUSADER) == 0


def test_R6_under_the_option_all_units_exert_a_zoc() -> None:
    for words in ({"tu1": "1206"}, {"ma1": "1206 disorganized"}):
        assert zoc_of(stamp(words, zoc=ZocOf.ALL), CRUSADER).bit_count() == 7


@pytest.mark.parametrize(
    ("unit", "at", "into"), [("ma1", "1021", "1022"), ("ma1", "2127", "2128"), ("as1", "0308", "0208")]
)
def test_R7_a_zoc_crosses_stream_hill_and_trebuchet(unit: str, at: str, into: str) -> None:
    state = stamp({unit: at}, seat=BY_ID[unit].side)
    assert into in BOARD.printed(zoc_of(state, BY_ID[unit].side))


def test_R8_and_15_4a_no_crusader_zoc_enters_the_walls_but_muslim_ones_go_out() -> None:
    state = stamp({"sp1": "0208", "g1": "0109"}, rest={"stage": 2, "sortied": True})
    assert not {"0108", "0109"} & set(BOARD.printed(zoc_of(state, CRUSADER)))
    assert "0107" not in BOARD.printed(zoc_of(state, CRUSADER))
    assert {"0208", "0209"} <= set(BOARD.printed(zoc_of(state, MUSLIM)))
    assert hexes_offered(state, "sp1") == {"0207", "0307", "0308", "0309"} - {"0307"} | {"0307"} & hexes_offered(
        state, "sp1"
    )


def test_S5_2_a_zoc_stops_movement_and_shortens_bows() -> None:
    state = stamp({"xb1": "1206", "as1": "1205", "li1": "1208"}, ask="shoot")
    assert GAME.check(state, shoot("xb1", "li1")) == refuse(
        "S6.1", "range-shortened", unit="xb1", target="li1", at="1206", by="as1", hexes=2
    )
    assert refused(stamp({"xb1": "1206", "li1": "1208"}, ask="shoot"), shoot("xb1", "li1")) is None


def test_S10_2_a_leader_rides_alone_once_past_no_enemy_zoc() -> None:
    state = stamp({"ma1": "1206", "ma2": "1214", "as1": "1210", "sp1": "1203"}, {"guy": "ma1"})
    assert refused(state, Ride(seat=CRUSADER, leader="guy", unit="ma2")) == ("S10.2", "ride-barred")
    assert refused(state, Ride(seat=CRUSADER, leader="guy", unit="ma1")) == ("S10.2", "with-it-already")
    done = play(state, Ride(seat=CRUSADER, leader="guy", unit="sp1"))
    assert with_whom(done.state, "guy") == "sp1"
    assert refused(done.state, Ride(seat=CRUSADER, leader="guy", unit="ma1")) == ("S10.2", "rode-already")
    open_way = stamp({"ma1": "1206", "ma2": "1214"}, {"guy": "ma1"})
    assert refused(open_way, Ride(seat=CRUSADER, leader="guy", unit="ma2")) is None


def test_S10_2_a_leader_rides_as_far_as_his_movement_points() -> None:
    state = stamp({"ma1": "1204", "ma2": "1212", "ma3": "1213"}, {"guy": "ma1"})
    assert refused(state, Ride(seat=CRUSADER, leader="guy", unit="ma2")) is None
    assert refused(state, Ride(seat=CRUSADER, leader="guy", unit="ma3")) == ("S10.2", "ride-too-far")


def test_S10_2_friends_shield_a_ride_through_enemy_zoc() -> None:
    units = {"ma1": "0207", "ma2": "0209", "sp1": "0208", "as1": "0309"}
    assert Ride(seat=CRUSADER, leader="guy", unit="ma2") in offered(stamp(units, {"guy": "ma1"}))


def test_S3_2_the_menu_offers_each_hex_and_each_straight_approach() -> None:
    state = stamp({"t1": "1209", "as2": "1206", **AWAY})
    rides = {(action.to, action.toward) for action in offered(state) if isinstance(action, Move) and action.toward}
    assert {to for to, toward in rides if toward == "1206"} == {"1106", "1107", "1207", "1306", "1307"}
    assert ("1207", "1206") in rides
    assert ("1208", "1207") not in rides, "one hex is too short"
    assert all(refused(state, move("t1", *ride)) is None for ride in rides)


def test_S3_2_and_S9_3_a_straight_ride_is_named_by_the_hex_it_leads_to() -> None:
    state = stamp({"t1": "1209", "as2": "1206", "ma1": "1109", **AWAY})
    assert refused(state, move("t1", "1207", "1206")) is None
    assert refused(state, move("t1", "1208", "1206")) == ("S9.3", "no-straight-ride")
    assert refused(state, move("t1", "1207", "1208")) == ("R57", "nobody-to-charge")
    assert refused(state, move("t1", "1207", "1230")) == ("K3", "no-such-hex")
    assert refused(state, move("ma1", "1107", "1106")) == ("S9.1", "cannot-charge")
    assert refused(state, move("t1", "1211", "1212")) == ("R57", "nobody-to-charge")
    broken = stamp({"t1": "1209 disorganized", "as2": "1206", **AWAY})
    assert refused(broken, move("t1", "1207", "1206")) == ("S9.3", "charge-disorganized")
