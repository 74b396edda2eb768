"""Clause 4.0c at set-up: who hides where, unseen; 1.11 names the hexes in which he does."""

from typing import Any

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm, CroisadesAction, Lift, Place
from gonfalon.games.croisades.arrivals import Deployed
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.scenarios import EMISSARY, PATROL, SETTINGS
from gonfalon.games.croisades.state import State
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import Event, heard, unheard
from gonfalon.kernel.game import begin, take
from tests.games.croisades.fray import refused
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.veil import asks, shown_to

PRESET, READY = Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)


def begun(scenario: str) -> State:
    """A scenario at its first ask."""
    return begin(GAME, scenario, Options(), ScriptedDice(()), unheard)


def place(figure: str, to: str, facing: Any = "") -> Place:
    """A hiding place."""
    return Place(seat=SARACEN, figure=figure, to=to, facing=facing)


def told_by(state: State, action: CroisadesAction) -> list[Event]:
    """What an action tells."""
    told: list[Event] = []
    take(GAME, state, action, SeededDice(0), told.append)
    return told


@pytest.mark.parametrize("scenario", [PATROL, EMISSARY])
def test_4_0c_the_preset_is_a_lawful_hiding_hex_by_hex(scenario: str) -> None:
    state = begun(scenario)
    assert asks(state) == [(SARACEN, "hide")]
    assert GAME.due(state)[0].prelude
    for name, at, facing in SETTINGS[scenario].preset:
        state = taken(state, place(name, at, facing)).state
    assert state == taken(begun(scenario), PRESET).state
    assert asks(taken(state, READY).state) == [(CRUSADER, "move")]


def test_4_0c_on_foot_one_hides_in_trees_and_scrub_and_assassins_in_trees_alone() -> None:
    state = begun(EMISSARY)
    assert refused(state, place("tossaun", "L7")) is None
    assert refused(state, place("tossaun", "M9")) is None
    assert refused(state, place("tossaun", "L8")) == ("4.0c", "no-hiding-place")
    assert refused(state, place("hasan", "M9")) is None
    assert refused(state, place("hasan", "L7")) == ("4.0c", "no-hiding-tree")
    assert refused(state, place("hasan", "E5")) == ("4.1.3", "outside-cover")


def test_4_0c_a_rider_hides_on_flat_ground_and_scrub_with_one_hex_of_scrub_or_beside_a_tree() -> None:
    state = begun(PATROL)
    assert refused(state, place("yesugai", "L8", "n")) is None
    # J7 lies beside the tree of J6.
    assert refused(state, place("jellal", "J8", "n")) is None
    assert refused(state, place("jellal", "J7", "n")) == ("1.51.2", "ground-closed")
    assert refused(state, place("jellal", "H10", "n")) == ("4.0c", "no-nook")
    assert refused(state, place("jellal", "P8", "n")) is None
    assert refused(state, place("jellal", "A4", "n")) == ("4.1.2", "outside-cover")
    assert refused(state, place("jellal", "P8")) == ("A3e", "needs-facing")


def test_4_0c_two_do_not_hide_in_one_hex_and_whoever_hides_may_be_shifted_or_lifted() -> None:
    state = taken(begun(EMISSARY), place("tossaun", "L7")).state
    assert refused(state, place("bashir", "L7")) == ("A3e", "hex-taken")
    assert refused(state, place("tossaun", "L7")) == ("4.1.3", "placed-there")
    shifted = taken(state, place("tossaun", "M9")).state
    assert refused(shifted, place("bashir", "L7")) is None
    lifted = taken(shifted, Lift(seat=SARACEN, figure="tossaun"))
    assert lifted.state == begun(EMISSARY)
    assert refused(lifted.state, READY) == ("4.1.3", "figures-in-hand")


def test_4_0c_the_other_side_sees_only_that_it_is_done() -> None:
    first = begun(EMISSARY)
    state = taken(first, place("tossaun", "L7")).state
    for seat in (CRUSADER, None):
        assert GAME.view(state, seat) == GAME.view(first, seat)
        assert heard(told_by(first, place("tossaun", "L7")), seat) == []
        assert heard(told_by(state, Lift(seat=SARACEN, figure="tossaun")), seat) == []
        assert heard(told_by(first, PRESET), seat) == []
    assert shown_to(state, SARACEN, "tossaun") == ("L7", "hidden")
    assert len(heard(told_by(first, PRESET), SARACEN)) == 1


def test_4_0c_how_often_a_hidden_set_up_was_changed_cannot_be_told_from_the_asks() -> None:
    quick = taken(begun(EMISSARY), PRESET, READY).state
    slow = taken(begun(EMISSARY), place("tossaun", "M10"), place("tossaun", "W9"), PRESET, READY).state
    assert quick == slow


def test_4_0c_who_hides_is_known_and_where_is_not() -> None:
    state = taken(begun(PATROL), PRESET, READY).state
    assert shown_to(state, CRUSADER, "yesugai") == ("", "hidden")
    assert shown_to(state, None, "yesugai") == ("", "hidden")
    assert shown_to(state, SARACEN, "yesugai") == ("L8", "hidden")
    told = heard(told_by(taken(begun(PATROL), PRESET).state, READY), CRUSADER)
    assert [each.side for each in told if isinstance(each, Deployed)] == [SARACEN]


def test_4_0c_states_that_are_imagined_hide_everybody_where_he_may() -> None:
    state = taken(begun(PATROL), PRESET, READY).state
    view = GAME.view(state, CRUSADER)
    imagined = [GAME.imagine(view, SeededDice(seed)) for seed in range(8)]
    assert len({each.hidden for each in imagined}) == 8
    for each in imagined:
        assert GAME.view(each, CRUSADER) == view
        assert GAME.state_of(GAME.position(each)) == each
