"""The view tells what lies on the map, whatever the position leaves out."""

from gonfalon.games.acre import GAME
from gonfalon.games.acre.map import CAMP_NAMES, INDEX
from gonfalon.games.acre.pieces import TREBUCHETS, Side
from gonfalon.games.acre.scenarios import RETURN, WING
from gonfalon.games.acre.state import replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin


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
