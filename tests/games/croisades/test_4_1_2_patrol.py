"""Clause 4.1.2: the groves of Patrol, leaving to the south once three are searched, and who has won."""

from collections.abc import Iterable

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm, Pass
from gonfalon.games.croisades.arrivals import GroveSearched
from gonfalon.games.croisades.events import Brought
from gonfalon.games.croisades.frames import Moving, Naming, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.passage import through
from gonfalon.games.croisades.rules.points import strength
from gonfalon.games.croisades.scenarios import PATROL
from gonfalon.games.croisades.state import (
    DEAD,
    GONE,
    HEALTHY,
    ON_FOOT,
    WOUNDED,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    replace,
    with_figures,
)
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import Outcome, begin, settle
from tests.games.croisades.border import enter, leave
from tests.games.croisades.fray import refused
from tests.games.croisades.march import end, halt, step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.veil import asks

RIDERS = ("walter", "gunter", "guy", "arnim", "awood", "brand")
LET_PASS = Pass(seat=SARACEN)


def opened() -> State:
    """The scenario with the Saracens hidden as it proposes, at the first ask of the Crusaders."""
    state = begin(GAME, PATROL, Options(), ScriptedDice(()), unheard)
    return taken(state, Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)).state


def gone(state: State, *names: str, health: Health = HEALTHY) -> State:
    """The state with some of the patrol off the map."""
    return with_figures(
        state, *(amended(figure_of(state, name), at=GONE, facing=ON_FOOT, health=health) for name in names)
    )


def dead(state: State, *names: str) -> State:
    """The state with some of the patrol dead, wherever."""
    out = (amended(figure_of(state, name), at=0, horse="", health=DEAD) for name in names)
    return with_figures(state, *out)


def ended(state: State, told: list[Event] | None = None) -> State:
    """The state at the end of the last turn."""
    last = replace(state, turn=15, side=SARACEN, agenda=(Rise(SARACEN),))
    return settle(GAME, last, ScriptedDice(()), unheard if told is None else told.append)


def test_4_1_2_the_forces_are_worth_what_the_scenario_says() -> None:
    assert (strength(opened(), CRUSADER), strength(opened(), SARACEN)) == (138, 146)


def test_4_1_2_they_enter_over_the_eastern_part_of_the_north_side() -> None:
    state = opened()
    assert refused(state, enter("walter", "J1", "s")) is None
    assert refused(state, enter("walter", "Y1", "sw")) is None
    assert refused(state, enter("walter", "I1", "s")) == ("4.0a", "no-entrance")


def ridden(state: State, figure: str, *path: str) -> State:
    """A ride during which nobody shoots."""
    for to in path:
        state = taken(state, step(figure, to)).state
        while asks(state) == [(SARACEN, "defend")]:
            state = taken(state, LET_PASS).state
    return state


def entered(figure: str, to: str) -> State:
    """The scenario after somebody has entered and nobody has shot."""
    state = taken(opened(), enter(figure, to, "s")).state
    return taken(state, LET_PASS).state


def test_4_1_2_a_grove_is_searched_when_somebody_ends_his_move_beside_it() -> None:
    state = entered("walter", "P1")
    assert taken(state, halt()).state.groves == ()
    beside = ridden(state, "walter", "Q2")
    assert beside.groves == ()
    told = taken(beside, halt())
    assert told.state.groves == ("R3",)
    assert [(each.at, each.count, each.clause) for each in told.events(GroveSearched)] == [("R3", 1, "4.1.2")]


def test_4_1_2_the_end_of_the_phase_ends_a_move_too_and_riding_past_searches_nothing() -> None:
    beside = ridden(entered("walter", "P1"), "walter", "Q2")
    assert taken(beside, end()).state.groves == ("R3",)
    past = ridden(beside, "walter", "R2", "S1", "T1")
    assert taken(past, halt()).state.groves == ()


def test_4_1_2_an_advance_ends_no_move() -> None:
    beside = ridden(entered("walter", "P1"), "walter", "Q2")
    walter = amended(figure_of(beside, "walter"), is_done=True)
    fighting = replace(with_figures(beside, walter), mover=None, agenda=(Naming(CRUSADER),))
    assert settle(GAME, fighting, ScriptedDice(()), unheard).groves == ()


def at_the_south(groves: Iterable[str]) -> State:
    """Walter at the south side, looking out, with some groves searched."""
    state = opened()
    walter = amended(figure_of(state, "walter"), at=field_of(state).index["K15"], facing=3)
    return settle(
        GAME, with_figures(state, walter, groves=tuple(groves), agenda=(Moving(CRUSADER),)), ScriptedDice(()), unheard
    )


def test_4_1_2_nobody_leaves_before_three_groves_are_searched() -> None:
    assert refused(at_the_south(["J6", "R3"]), leave("walter")) == ("4.1.2", "groves-first")
    after = taken(at_the_south(["J6", "R3", "E5"]), leave("walter")).state
    assert (figure_of(after, "walter").at, through(after)) == (GONE, 26)


def test_4_0b_and_4_1_2_they_leave_over_the_south_side_alone() -> None:
    state = at_the_south(["J6", "R3", "E5"])
    north = with_figures(state, amended(figure_of(state, "walter"), at=field_of(state).index["K2"], facing=0))
    assert refused(north, leave("walter")) == ("4.0b", "not-at-an-exit")


@pytest.mark.parametrize(
    ("names", "health", "points", "result"),
    [
        (("walter", "gunter", "arnim"), HEALTHY, 72, Outcome(CRUSADER, "patrol-through", "4.1.2")),
        (("walter", "gunter", "guy"), HEALTHY, 78, Outcome(CRUSADER, "patrol-through", "4.1.2")),
        (("arnim", "awood", "brand"), HEALTHY, 60, Outcome(None, "patrol-half", "4.1.2")),
        (("walter", "gunter"), HEALTHY, 52, Outcome(SARACEN, "patrol-lost", "4.1.2")),
        (RIDERS, WOUNDED, 69, Outcome(None, "patrol-half", "4.1.2")),
        ((), HEALTHY, 0, Outcome(SARACEN, "patrol-lost", "4.1.2")),
    ],
)
def test_4_1_2_the_patrol_counts_whom_it_brought_through(
    names: tuple[str, ...], health: Health, points: int, result: Outcome
) -> None:
    rest = [name for name in RIDERS if name not in names]
    state = gone(dead(opened(), *rest), *names, health=health)
    told: list[Event] = []
    over = ended(state, told)
    assert (through(over), GAME.outcome(over)) == (points, result)
    (event,) = (each for each in told if isinstance(each, Brought))
    assert (event.winner, event.points) == (result.winner, points)


def test_4_1_2_it_ends_at_once_when_nobody_of_the_patrol_is_left() -> None:
    state = gone(opened(), *RIDERS)
    over = settle(GAME, state, ScriptedDice(()), unheard)
    assert GAME.outcome(over) == Outcome(CRUSADER, "patrol-through", "4.1.2")
    # While one waits to enter it goes on.
    assert GAME.outcome(settle(GAME, gone(opened(), *RIDERS[1:]), ScriptedDice(()), unheard)) is None


def test_4_1_2_it_goes_on_when_no_saracen_is_left() -> None:
    state = opened()
    foes = [each for each in state.figures if each.at == -4]
    state = with_figures(state, *(amended(each, at=0, horse="", health=DEAD) for each in foes), hidden=())
    assert GAME.outcome(settle(GAME, state, ScriptedDice(()), unheard)) is None


def test_4_0c_when_it_is_over_everybody_is_shown() -> None:
    over = settle(GAME, gone(opened(), *RIDERS), ScriptedDice(()), unheard)
    assert over.hidden == ()
    assert all(each.off != "hidden" for each in GAME.view(over, CRUSADER).position.figures)


def test_4_1_2_the_grove_beside_which_one_stops_counts_for_the_next_who_leaves() -> None:
    state = opened()
    index = field_of(state).index
    walter = amended(figure_of(state, "walter"), at=index["K15"], facing=3)
    gunter = amended(figure_of(state, "gunter"), at=index["O3"], facing=1)
    state = with_figures(state, walter, gunter, groves=("J6", "E5"), agenda=(Moving(CRUSADER),))
    state = settle(GAME, state, ScriptedDice(()), unheard)
    assert refused(state, leave("walter")) == ("4.1.2", "groves-first")
    state = ridden(state, "gunter", "Q2", "R2")
    # Gunter has not said that he stops, but he does when another moves.
    assert state.groves == ("J6", "E5")
    told = taken(state, leave("walter"))
    assert told.state.groves == ("J6", "E5", "R3")
    assert figure_of(told.state, "walter").at == GONE
