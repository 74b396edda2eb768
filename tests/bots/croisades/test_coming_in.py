"""The bots set up, come in over the edge of the map, and mind their commander."""

import pytest

from gonfalon.bots import bot_named
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.bots.value.croisades.worth import Stakes
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm, Enter, Lift
from gonfalon.games.croisades.map import NORTH
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.scenarios import SULTANS_GUARD, VANGUARDS, Entry
from gonfalon.games.croisades.state import State, figure_of, is_waiting, replace
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.bots.croisades.tables import BOTS, phase, told
from tests.games.croisades.border import bordered
from tests.games.croisades.stamp import CRUSADER, SARACEN


def opened(*actions: Arrange | Confirm | Lift) -> State:
    """The Sultan's Guard after some answers of its set-up."""
    dice = SeededDice(0)
    state = begin(GAME, SULTANS_GUARD, Options(), dice, unheard)
    for action in actions:
        state = take(GAME, state, action, dice, unheard)
    return state


PRESET, READY = Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)


@pytest.mark.parametrize("name", BOTS)
def test_4_1_6_they_take_the_places_that_the_scenario_proposes(name: str) -> None:
    action, reason = told(opened(), name)
    assert (action, reason.key) == (PRESET, "take-posts")
    action, reason = told(opened(PRESET), name)
    assert (action, reason.key) == (READY, "deployed")
    assert told(opened(PRESET, Lift(seat=SARACEN, figure="ali")), name)[0] == PRESET


@pytest.mark.parametrize("name", BOTS)
def test_4_1_5_they_choose_the_forces_that_the_scenario_proposes(name: str) -> None:
    state = begin(GAME, VANGUARDS, Options(), SeededDice(0), unheard)
    bot = bot_named(name, GAME, 1)
    for ask in GAME.due(state):
        action = bot.choose(GAME.view(state, ask.seat), ask, GAME.menu(state, ask.seat))
        assert action == ask.default
        assert "4.1.5" in bot.why().clauses


@pytest.mark.parametrize("name", BOTS)
def test_4_0a_everybody_comes_in_on_the_first_turn(name: str) -> None:
    state, done = phase(opened(PRESET, READY), name)
    assert not [each.id for each in state.figures if is_waiting(each)]
    entries = [(action, reason) for action, reason in done if isinstance(action, Enter)]
    assert len(entries) == 15
    assert {reason.key for _, reason in entries} == {"come-in"}


@pytest.mark.parametrize("name", BOTS)
def test_4_0a_who_enters_goes_on_towards_those_whom_he_can_attack(name: str) -> None:
    state = bordered("ahmed K9 wounded", "ali Y16", waiting="gerard+ bertin", entry=Entry(CRUSADER, 1, NORTH))
    state, _ = phase(replace(state, agenda=state.agenda[-1:]), name)
    for who in ("gerard", "bertin"):
        assert figure_of(state, who).at >= 0
        assert figure_of(state, who).spent > 2


def test_4_1_6_a_commander_is_dearer_than_his_points_to_both_sides() -> None:
    state, weights = opened(PRESET, READY), Weights()
    plain = Stakes(state, CRUSADER, Weights(crown=0.0))
    stakes = Stakes(state, CRUSADER, weights)
    for who, more in (("richard", weights.crown), ("saladin", weights.crown), ("gerard", 0.0)):
        figure = figure_of(state, who)
        assert stakes.worth(figure) == pytest.approx(plain.worth(figure) + more)
