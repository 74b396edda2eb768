"""Closer looks at rulings that a single position shows too little of: flights, lone leaders, the line, the exchange."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Attack, Flee, Ride
from gonfalon.games.acre.events import Eliminated, Fought, Joined, Survived
from gonfalon.games.acre.rules.victory import has_line
from tests.games.acre.stamp import (
    CRUSADER,
    MUSLIM,
    attack,
    feign,
    offered,
    play,
    refused,
    score,
    stamp,
    stand,
    where,
    with_whom,
)

CORNER = {"ma1": "2603", "li1": "2602", "be1": "2502", "sp9": "1420"}


def test_R34_a_flight_with_a_single_hex_to_go_is_one_hex_and_the_follower_as_many() -> None:
    state = play(stamp({**CORNER, "tk1": "2501"}, ask="attack"), attack("ma1", "2602")).state
    done = play(state, feign(), dice=(6,))
    assert (where(done.state, "li1"), where(done.state, "ma1")) == ("2601", "2602")


def test_R34_a_flight_treads_no_hex_twice_and_not_its_own() -> None:
    state = play(stamp(CORNER, ask="attack"), attack("ma1", "2602")).state
    done = play(state, feign(), dice=(5,))
    assert (where(done.state, "li1"), where(done.state, "ma1")) == ("2501", "2601")
    farther = play(state, feign(), dice=(6,))
    assert (where(farther.state, "li1"), where(farther.state, "ma1")) == ("2401", "2501")


def test_R34_and_R35_only_the_longest_flights_are_offered_where_there_is_a_choice() -> None:
    state = play(stamp({"ma1": "2603", "li1": "2602", "sp9": "1420"}, ask="attack"), attack("ma1", "2602")).state
    paths = {action.path for action in offered(play(state, feign(), dice=(5,)).state) if isinstance(action, Flee)}
    assert {len(path) for path in paths} == {2}
    assert {("2601", "2501"), ("2601", "2502"), ("2502", "2501"), ("2502", "2601")} <= paths
    assert not [path for path in paths if "2602" in path or len(set(path)) < len(path)]


def test_R34_and_15_1f_a_flight_takes_no_dead_end_while_a_longer_path_is_open() -> None:
    units = {"ma1": "2604", "li1": "2603", "be1": "2502", "tk1": "2501", "sp9": "1420"}
    state = play(stamp(units, ask="attack"), attack("ma1", "2603"), feign(), dice=(6,)).state
    paths = {action.path for action in offered(state) if isinstance(action, Flee)}
    assert {len(path) for path in paths} == {3}
    assert refused(state, Flee(seat=MUSLIM, path=("2602", "2601"))) == ("R34", "flight-too-short")


def test_R34_and_R36_a_capture_ends_a_flight_before_its_number() -> None:
    units = {"ma1": "0412", "li1": "0513", "sp9": "1420"}
    state = play(stamp(units, ask="attack"), attack("ma1", "0513"), feign(), dice=(5,)).state
    paths = {action.path for action in offered(state) if isinstance(action, Flee)}
    assert ("0514",) in paths
    assert {len(path) for path in paths if path[-1] not in ("0514", "0614")} == {2}


def test_R34_no_free_first_hex_is_no_flight_even_where_the_ordinary_retreat_would_be_allowed() -> None:
    state = play(stamp({**CORNER, "tk1": "2601"}, ask="attack"), attack("ma1", "2602")).state
    assert refused(state, feign()) == ("R34", "nowhere-to-go")


def test_R39_a_ride_ends_with_a_unit_and_passes_empty_hexes_on_the_way() -> None:
    state = stamp({"ma1": "1206", "sp1": "1209", "as1": "1806"}, {"guy": "ma1"})
    rides = {action for action in offered(state) if isinstance(action, Ride)}
    assert rides == {Ride(seat=CRUSADER, leader="guy", unit="sp1")}
    done = play(state, Ride(seat=CRUSADER, leader="guy", unit="sp1"))
    assert with_whom(done.state, "guy") == "sp1"
    assert not [each for each in GAME.position(done.state).leaders if each.unit not in ("ma1", "sp1")]


def test_R39_and_S10_4_a_leader_without_any_unit_left_waits_in_play_off_the_map() -> None:
    attackers = {"hq1": "1205", "hq2": "1207", "as1": "1306"}
    state = stamp({"ma1": "1206 disorganized", **attackers}, {"guy": "ma1"}, ask="attack", seat=MUSLIM)
    done = play(state, Attack(seat=MUSLIM, units=("hq1", "hq2", "as1"), hexes=("1206",)), dice=(6, 3, 4, 4, 5))
    assert [event.result for event in done.events(Fought)] == ["De"]
    assert [event.unit for event in done.events(Eliminated)] == ["ma1"]
    assert [event.leader for event in done.events(Survived)] == ["guy"]
    assert [event.unit for event in done.events(Joined)] == [""]
    assert GAME.position(done.state).leaders_alone == ("guy",)
    assert score(done.state) == (0, 5)


# From the northern edge down column 10, then west along row 19: no gap but the two hexes of marsh by the shore.
RAMPART = {
    "ma1": "1002",
    "ma2": "1005",
    "ma3": "1008",
    "ma4": "1011",
    "ma5": "1014",
    "ma6": "1017",
    "ma7": "0919",
    "ma8": "0619",
}


def test_R54_the_line_may_lead_over_marsh_alone() -> None:
    assert has_line(stamp({**RAMPART, "as1": "2010"}))


@pytest.mark.parametrize(("guard", "is_open"), [("sp1", False), ("tu1", True)])
def test_R54_a_formed_unit_beside_the_marsh_closes_it_and_a_light_one_does_not(guard: str, is_open: bool) -> None:
    assert has_line(stamp({**RAMPART, guard: "0418", "as1": "2010"})) is is_open


def test_R54_muslims_in_the_way_neither_open_nor_close_it() -> None:
    assert has_line(stamp({**RAMPART, "in1": "0419", "in2": "0319"}))
    assert not has_line(stamp({**RAMPART, "sp1": "0418", "in1": "0419", "in2": "0319"}))


def test_R54_the_line_does_not_lead_over_the_sea() -> None:
    walls = {"sp1": "0208", "sp2": "0211"}
    assert not has_line(stamp({**walls, "as1": "0213"}))
    assert has_line(stamp({"sp1": "0208", "as1": "0213"}))


def test_S7_7_E10_both_are_lost_against_an_organized_unit_that_neither_outweighs() -> None:
    state = stamp({"ma1": "1207", "sp7": "1205", "hq1": "1206", "k1": "1808"}, ask="attack")
    done = play(state, attack("ma1 sp7", "1206"), stand(MUSLIM), dice=(6,))
    assert [(event.column, event.result) for event in done.events(Fought)] == [("2:1", "Ex")]
    assert {event.unit: event.points for event in done.events(Eliminated)} == {"hq1": 6, "ma1": 5, "sp7": 4}
    assert score(done.state) == (6, 9)
    assert where(done.state, "k1") == "1808"
