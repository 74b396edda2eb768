"""No byte that the Crusaders or a spectator receive in a game of Croisades depends on where somebody hides."""

from random import Random

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm, Lift, Muster, Place
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.scenarios import EMISSARY, PATROL, SETTINGS, VANGUARDS
from gonfalon.games.croisades.state import State
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.server.watched import Watched

CRUSADER, SARACEN = Side
PRESET, READY = Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)
ACTIONS = 120
COMPARED = 20
"""How many actions of a game are taken, and after how many everything received so far is compared."""


def begun(scenario: str) -> State:
    """A scenario at its first ask."""
    return begin(GAME, scenario, Options(), ScriptedDice(()), unheard)


def hidden(scenario: str) -> State:
    """A scenario in which everybody hides as it proposes."""
    state = begun(scenario)
    for action in (PRESET, READY):
        state = take(GAME, state, action, ScriptedDice(()), unheard)
    return state


@pytest.mark.parametrize("seat", [CRUSADER, None])
@pytest.mark.parametrize("scenario", [PATROL, EMISSARY])
def test_4_0c_a_set_up_is_received_alike_however_it_came_about(scenario: str, seat: str | None) -> None:
    quick, slow = Watched(begun(scenario), seat, GAME, scenario), Watched(begun(scenario), seat, GAME, scenario)
    quick.act(PRESET, 1)
    for name, at, facing in SETTINGS[scenario].preset:
        slow.act(Place(seat=SARACEN, figure=name, to=at, facing=facing), 1)  # type: ignore[arg-type]
    name, at, facing = SETTINGS[scenario].preset[0]
    slow.act(Lift(seat=SARACEN, figure=name), 1)
    slow.act(Place(seat=SARACEN, figure=name, to=at, facing=facing), 1)  # type: ignore[arg-type]
    for watched in (quick, slow):
        watched.act(READY, 2)
    assert quick.received() == slow.received()


@pytest.mark.parametrize("seat", [CRUSADER, None])
@pytest.mark.parametrize("scenario", [PATROL, EMISSARY])
def test_4_0c_no_message_depends_on_where_somebody_hides(scenario: str, seat: str | None) -> None:
    """Two games differ in the hiding places alone, and go on alike until something is found in one of them."""
    taken = 0
    for seed in range(6):
        random, state = Random(seed), hidden(scenario)
        other = GAME.imagine(GAME.view(state, seat), SeededDice(seed))
        true, twin = Watched(state, seat, GAME, scenario), Watched(other, seat, GAME, scenario)
        for turn in range(ACTIONS):
            due = true.table.sitting.due()
            if not due:
                break
            action = GAME.menu(true.table.sitting.state, due[0].seat).sample(random)
            if due[0].seat == SARACEN or GAME.check(twin.table.sitting.state, action) is not None:
                # What the hiding side does would show itself; it lets everything pass.
                action = due[0].default
            if true.act(action, turn) != twin.act(action, turn):
                break
            taken += 1
            if turn % COMPARED == 0:
                assert true.received() == twin.received()
        else:
            assert true.received() == twin.received()
    assert taken > 2 * ACTIONS


def test_4_0c_a_place_that_is_sent_would_be_noticed() -> None:
    state = hidden(PATROL)
    owner = Watched(state, SARACEN, GAME, PATROL)
    other = GAME.imagine(GAME.view(state, CRUSADER), SeededDice(1))
    assert owner.received() != Watched(other, SARACEN, GAME, PATROL).received()


@pytest.mark.parametrize("seat", [CRUSADER, None])
def test_4_1_5_no_message_depends_on_the_forces_that_a_side_has_chosen_or_on_how_often(seat: str | None) -> None:
    state = begin(GAME, VANGUARDS, Options(), ScriptedDice((7, 3)), unheard)
    once, often = Watched(state, seat, GAME, VANGUARDS), Watched(state, seat, GAME, VANGUARDS)
    once.act(Muster(seat=SARACEN, numbers=(("saladin", 1),)), 1)
    often.act(Muster(seat=SARACEN, numbers=(("assassin", 4),)), 1)
    often.act(Muster(seat=SARACEN, numbers=(("royal-mamluk", 8),)), 2)
    assert once.received() == often.received()
    owner = Watched(state, SARACEN, GAME, VANGUARDS)
    owner.act(Muster(seat=SARACEN, numbers=(("saladin", 1),)), 1)
    other = Watched(state, SARACEN, GAME, VANGUARDS)
    other.act(Muster(seat=SARACEN, numbers=(("assassin", 4),)), 1)
    assert owner.received() != other.received()
