"""Where the leaders of the bots of Acre ride, and why."""

import pytest

from gonfalon.games.acre.actions import Ride
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import State
from tests.bots.acre.tables import BOTS, after, phase, told
from tests.games.acre.stamp import stamp, with_whom

NO_ENGINES = {"trebuchets": (), "camps": ()}


def rides(name: str, state: State) -> list[tuple[str, str]]:
    """The rides of a bot in its movement phase."""
    return [(action.leader, action.unit) for action in phase(name, state) if isinstance(action, Ride)]


@pytest.mark.parametrize("name", BOTS)
def test_10_2_a_leader_rides_to_those_who_attack(name: str) -> None:
    units = {"ma1": "1201", "ma2": "1302", "sp1": "0603", "as1": "1301 disorganized", "tk1": "2601"}
    state = stamp(units, {"conrad": "sp1"}, rest=NO_ENGINES)
    (ride,) = rides(name, state)
    assert ride in {("conrad", "ma1"), ("conrad", "ma2")}
    action, reason = told(name, state)
    assert isinstance(action, Ride)
    assert (reason.key, reason.clauses) == ("take-command", ("S10.1", "S10.2"))


@pytest.mark.parametrize("name", BOTS)
def test_11_1_a_leader_rides_to_a_broken_unit_that_cannot_rally_without_him(name: str) -> None:
    units = {"k1": "1004 disorganized", "sp1": "0804", "in4": "1104", "sp2": "1003", "tk1": "2601"}
    state = stamp(units, {"james": "sp1"}, ask="move", rest=NO_ENGINES)
    assert with_whom(after(name, state), "james") == "k1"


@pytest.mark.parametrize("name", BOTS)
def test_10_3_a_leader_leaves_a_broken_unit_that_the_enemy_can_destroy(name: str) -> None:
    units = {"sp7": "1206 disorganized", "ma1": "0807", "ma2": "0808", "t1": "0809"}
    foes = {"hq1": "1406", "hq2": "1407", "hq3": "1306", "as1": "1507"}
    state = stamp(units | foes, {"guy": "sp7"}, rest=NO_ENGINES)
    assert with_whom(after(name, state), "guy") not in {None, "sp7"}


@pytest.mark.parametrize("name", BOTS)
def test_a_leader_stays_where_no_other_unit_needs_him_more(name: str) -> None:
    state = stamp({"in1": "2129", "as1": "2120", "sp1": "0208"}, {"isa": "as1"}, seat=Side.MUSLIM, rest=NO_ENGINES)
    assert not rides(name, state)
