"""What an action means before its dice: ways by the rules, costs line by line, and what the defenders may do first."""

import itertools
from typing import Any

import msgspec

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Move, Place, Ride
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.position.written import Placed
from gonfalon.games.acre.rules.attacking import attack as declared
from gonfalon.games.acre.rules.forestalling import columns
from gonfalon.games.acre.rules.reaching import destinations, points_for, way_to
from gonfalon.games.acre.state import State
from gonfalon.geometry.hexset import members
from gonfalon.kernel.accounts import Account, Remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.acre.stamp import CRUSADER, MUSLIM, NO_DICE, attack, move, posted, stamp


def told(state: State, action: AcreAction) -> Account:
    assert GAME.check(state, action) is None
    (account,) = GAME.advice.accounts(GAME.view(state, action.seat), [action], NO_DICE)
    return account


def remarks(account: Account) -> dict[str, dict[str, Any]]:
    return {each.key: each.args for each in account.remarks}


def lines(account: Account) -> list[tuple[str, str, int]]:
    return [(line.clause, line.who or line.why, line.add) for each in account.sums for line in each.lines]


def test_S4_1_the_way_of_a_unit_goes_from_hex_to_hex_and_costs_what_the_terrain_says() -> None:
    account = told(stamp({"t1": "1206", "in1": "2020"}), move("t1", "1209"))
    assert account.way == ("1206", "1207", "1208", "1209")
    assert account.straight == ()
    assert lines(account) == [("S2.1", "clear", 3)]
    uphill = told(stamp({"t1": "1511", "in1": "2020"}), move("t1", "1611"))
    assert lines(uphill) == [("S2.1", "hill", 2)]


def test_S4_2_every_hex_in_reach_has_a_way_that_the_points_pay_for_and_that_passes_nobody_it_may_not() -> None:
    for unit, state in (
        ("t1", stamp({"t1": "1206", "ma1": "1207", "as1": "1305", "as2": "1408"})),
        ("tk1", stamp({"tk1": "1304", "ku1": "1404", "t1": "1204", "t2": "1306"}, seat=MUSLIM)),
        ("in1", stamp({"in1": "0418", "t1": "0619"}, seat=MUSLIM)),
        ("ma1", stamp({"ma1": "1206", "as1": "1306"})),
    ):
        piece = BY_ID[unit]
        reached = list(members(destinations(state, piece)))
        assert reached
        for to in reached:
            way = way_to(state, piece, to, 0)
            assert (way[0], way[-1]) == (state.at[piece.index], to)
            assert all(BOARD.neighbours[one] >> other & 1 for one, other in itertools.pairwise(way))
            assert not {state.at[each.index] for each in BY_ID.values() if each.side is not piece.side} & {*way}
            assert points_for(state, piece, way) <= piece.movement


def test_S4_2_of_equally_cheap_ways_the_one_past_no_friend_is_told_and_a_dearer_one_is_not() -> None:
    beside = told(stamp({"t1": "1204", "ma1": "1304", "in1": "2020"}), move("t1", "1405"))
    assert beside.way == ("1204", "1305", "1405")
    through = told(stamp({"t1": "1204", "ma1": "1205", "in1": "2020"}), move("t1", "1206"))
    assert through.way == ("1204", "1205", "1206")


def test_S8_2_slipping_away_is_paid_for_and_falling_back_is_not() -> None:
    state = stamp({"tk1": "1304", "t1": "1204"}, seat=MUSLIM)
    slip = told(state, move("tk1", "1505"))
    assert ("S8.2", "slip", 1) in lines(slip)
    assert sum(add for _, _, add in lines(slip)) == points_for(state, BY_ID["tk1"], tuple(INDEX[at] for at in slip.way))
    back = told(stamp({"ma1": "1206", "as1": "1306"}), move("ma1", "1106"))
    assert lines(back) == []
    assert "falls-back" in remarks(back)


def test_S9_3_a_ride_straight_at_somebody_has_its_last_two_hexes_in_line_with_him() -> None:
    state = stamp({"t1": "1204", "as1": "1207"}, {"gerard": "t1"})
    account = told(state, move("t1", "1206", "1207"))
    assert account.way == ("1204", "1205", "1206")
    assert account.straight == ("1205", "1206", "1207")
    assert remarks(account)["may-charge"] == {"at": "1207"}
    assert remarks(account)["keeps-order"] == {"most": 4}
    bent = told(stamp({"t1": "1004", "as1": "1207"}), move("t1", "1206", "1207"))
    assert bent.way[-2:] == ("1205", "1206")
    walked = told(state, move("t1", "1206"))
    assert {"may-charge", "keeps-order"}.isdisjoint(remarks(walked))


def test_S4_3_a_move_that_ends_beside_enemies_says_whose_zone_it_is_and_that_a_fight_is_owed() -> None:
    state = stamp({"ma1": "1204", "xb1": "1004", "as1": "1207", "li1": "1306"})
    assert remarks(told(state, move("ma1", "1206"))) == {
        "ends-in-zoc": {"unit": "as1", "others": 0},
        "owes-a-fight": {"unit": "ma1"},
    }
    assert remarks(told(state, move("ma1", "1205"))) == {}
    assert set(remarks(told(stamp({"xb1": "1204", "as1": "1207"}), move("xb1", "1206")))) == {"ends-in-zoc"}


def test_15_2_a_move_onto_a_camp_or_a_trebuchet_says_what_it_takes() -> None:
    camp = stamp({"t1": "2127", "in1": "1201"}, rest={"camps": ("2129",)})
    assert remarks(told(camp, move("t1", "2129"))) == {"takes-a-camp": {"at": "2129", "points": 5}}
    machine = stamp({"be1": "0307", "t1": "1204"}, seat=MUSLIM, rest={"trebuchets": ("0208",)})
    assert remarks(told(machine, move("be1", "0208")))["takes-a-trebuchet"] == {"at": "0208", "points": 5}


def test_S10_2_a_leader_rides_round_the_enemy() -> None:
    state = stamp({"t1": "1204", "ma1": "1208", "as1": "1206"}, {"guy": "t1"})
    account = told(state, Ride(seat=CRUSADER, leader="guy", unit="ma1"))
    assert (account.way[0], account.way[-1]) == ("1204", "1208")
    zone = GAME.view(state, CRUSADER).zoc["muslim"]
    assert not {*account.way[1:-1]} & {*zone, "1206"}


def test_14_2c_placing_a_unit_says_what_it_closes_and_what_stays_open() -> None:
    state = begin(GAME, "battle", GAME.options(), NO_DICE, unheard)
    before = len(GAME.view(state, CRUSADER).uncovered)
    placed = told(state, Place(seat=CRUSADER, unit="h1", at="1012"))
    said = remarks(placed)
    closed = str(said["closes"]["hexes"]).split(", ")
    assert "1012" in closed
    assert said["closes"]["count"] == len(closed)
    assert said["stay-open"] == {"count": before - len(closed)}


def test_S7_2_what_a_defender_may_not_do_first_has_its_reason() -> None:
    state = stamp({"t1": "1304", "as1": "1404"}, ask="attack")
    account = told(state, attack("t1", "1404"))
    assert [(each.who, each.verb) for each in account.replies] == [("as1", "fire"), ("as1", "evade"), ("as1", "feign")]
    refusals = [each.refusal for each in account.replies]
    assert [each and (each.clause, each.key) for each in refusals] == [
        ("S6.1", "no-archers"),
        ("S8.3", "not-light"),
        ("15.1a", "no-dot"),
    ]
    assert (account.remarks, account.worst) == ((), None)


def test_S9_4_a_charge_says_that_it_rides_in_and_on_what_it_keeps_its_order() -> None:
    charging = Placed("t1", "1304", moved=True, charging="1404")
    position = msgspec.structs.replace(posted({"as1": "1404"}, ask="attack"), units=(charging, Placed("as1", "1404")))
    account = told(GAME.state_of(position), attack("t1", "1404", "t1"))
    assert remarks(account) == {"rides-in": {"unit": "t1", "most": 3}}


def test_S6_5_what_defensive_fire_may_make_of_the_odds_at_worst() -> None:
    state = stamp({"t1": "1304", "hq1": "1404"}, ask="attack")
    melee = attack("t1", "1404")
    account = told(state, melee)
    fire = account.replies[0]
    assert (fire.refusal, fire.chance) == (None, (1, 6))
    assert account.worst == Remark("S6.5", "worst-odds", {"column": "1:2"})
    assert columns(declared(state, melee, unheard)) == {"1:1", "1:2"}


def test_S8_3_a_light_unit_hemmed_in_has_nowhere_to_go() -> None:
    open_ground = told(stamp({"ma1": "1304", "li1": "1404"}, ask="attack"), attack("ma1", "1404"))
    assert {each.verb: each.refusal for each in open_ground.replies} == {"fire": None, "evade": None, "feign": None}
    ring = {"ma1": "1304", "ma2": "1303", "ma3": "1403", "ma4": "1405", "ma5": "1503", "ma6": "1504", "li1": "1404"}
    hemmed = told(stamp(ring, ask="attack"), attack("ma1", "1404"))
    keys = {each.verb: each.refusal.key for each in hemmed.replies if each.refusal}
    assert keys == {"evade": "nowhere-to-evade", "feign": "nowhere-to-go"}


def test_accounts_come_in_the_order_of_the_actions() -> None:
    state = stamp({"t1": "1206", "in1": "2020"})
    goals = ("1207", "1205")
    actions = [Move(seat=CRUSADER, unit="t1", to=to) for to in goals]
    assert tuple(each.way[-1] for each in GAME.advice.accounts(GAME.view(state, CRUSADER), actions, NO_DICE)) == goals
