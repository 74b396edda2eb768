"""The view tells what lies on the map, whatever the position leaves out."""

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Arrange, Confirm, Lend, Lift, Withdraw
from gonfalon.games.acre.map import CAMP_NAMES, INDEX
from gonfalon.games.acre.pieces import TREBUCHETS, Side
from gonfalon.games.acre.scenarios import BATTLE, RETURN, WING
from gonfalon.games.acre.state import SiegeLineExtra, State, replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.acre.stamp import CRUSADER, MUSLIM, play, stamp


def test_15_2_camps_that_stand_are_shown_by_side_and_a_captured_one_is_not() -> None:
    state = begin(GAME, RETURN, GAME.options(), ScriptedDice(()), unheard)
    assert {side: set(places) for side, places in GAME.view(state, None).camps.items()} == {
        side: set(names) for side, names in CAMP_NAMES.items()
    }
    left = tuple(at for at in state.camps if at != INDEX["2129"])
    assert "2129" not in GAME.view(replace(state, camps=left), None).camps[Side.MUSLIM]
    wing = GAME.view(begin(GAME, WING, GAME.options(), ScriptedDice(()), unheard), None)
    assert wing.camps == {Side.CRUSADER: (), Side.MUSLIM: ("1703",)}


def test_14_2a_trebuchets_are_shown_where_they_stand() -> None:
    state = begin(GAME, RETURN, GAME.options(), ScriptedDice(()), unheard)
    assert len(GAME.view(state, None).trebuchets) == TREBUCHETS
    assert GAME.view(replace(state, trebuchets=(INDEX["0209"],)), None).trebuchets == ("0209",)


def mustered(state: State) -> dict[str, tuple[str, int, int]]:
    return {str(each.task): (each.clause, each.done, each.of) for each in GAME.view(state, None).muster}


def test_14_2a_to_14_2d_the_view_counts_what_the_crusader_has_placed() -> None:
    state = begin(GAME, BATTLE, GAME.options(), ScriptedDice(()), unheard)
    assert mustered(state) == {
        "siege": ("14.2a", 0, 7),
        "trebuchets": ("14.2a", 0, 4),
        "camps": ("14.2b", 0, 3),
        "units": ("14.2c", 0, 34),
        "leaders": ("14.2d", 0, 6),
    }
    state = play(state, Arrange(seat=CRUSADER, how="historical"), Lift(seat=CRUSADER, unit="sp8")).state
    assert mustered(state) == {
        "siege": ("14.2a", 7, 7),
        "trebuchets": ("14.2a", 4, 4),
        "camps": ("14.2b", 2, 3),
        "units": ("14.2c", 33, 34),
        "leaders": ("14.2d", 5, 6),
    }


def test_R1_the_seventh_infantry_unit_counts_beside_the_line_too() -> None:
    options = GAME.options(siege_line_extra=SiegeLineExtra.BESIDE)
    state = begin(GAME, BATTLE, options, ScriptedDice(()), unheard)
    assert mustered(play(state, Arrange(seat=CRUSADER, how="historical")).state)["siege"] == ("14.2a", 7, 7)


def test_14_3b_to_14_3d_the_muslim_musters_without_the_garrison() -> None:
    state = begin(GAME, BATTLE, GAME.options(), ScriptedDice(()), unheard)
    state = play(state, Arrange(seat=CRUSADER, how="historical"), Confirm(seat=CRUSADER)).state
    assert mustered(state) == {"camps": ("14.3b", 0, 3), "units": ("14.3c", 0, 35), "leaders": ("14.3d", 0, 5)}
    state = play(state, Arrange(seat=MUSLIM, how="historical"), Confirm(seat=MUSLIM)).state
    assert mustered(state) == {}, "nothing is wanted once the battle has begun"


def test_15_5d_and_R50_the_view_tells_which_die_brings_each_lost_unit_back() -> None:
    lost = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(2, 7)), "in3", "sp9", "t2")
    units = {"as1": "1405", "ma1": "1304"}
    leaders = {"guy": "ma1", "gerard": "ma1"}
    state = stamp(units, leaders, ask="withdraw", seat=MUSLIM, rest={"eliminated": lost, "scattered": ("k1",)})
    assert GAME.view(state, None).fallen == ()
    state = play(state, Withdraw(seat=MUSLIM)).state
    assert told_of(state) == [("t2", None, 3), ("k1", None, 3), ("sp9", None, 3)]
    state = play(state, Lend(seat=CRUSADER, leader="guy", unit="k1")).state
    assert told_of(state) == [("t2", None, 3), ("k1", "guy", 5), ("sp9", None, 3)]
    assert {each.clause for each in GAME.view(state, None).fallen} == {"15.5d"}


def test_R50_no_die_needs_more_than_its_faces() -> None:
    lost = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(2, 7)), "in3")
    units, leaders = {"as1": "1405", "ma1": "1304"}, {"saladin": "as1", "taqi": "as1"}
    state = stamp(units, leaders, ask="withdraw", seat=MUSLIM, rest={"eliminated": lost})
    state = play(state, Withdraw(seat=MUSLIM), Lend(seat=MUSLIM, leader="saladin", unit="in3")).state
    assert told_of(state)[0] == ("hq1", None, 5)
    assert told_of(state)[-1] == ("in3", "saladin", 6)


def told_of(state: State) -> list[tuple[str, str | None, int]]:
    return [(each.unit, each.leader, each.needed) for each in GAME.view(state, None).fallen]
