"""Clause 4.1.3: the forces of The Emissary, when the lady is taken, and who has won."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm
from gonfalon.games.croisades.events import Escorted
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.escort import captor
from gonfalon.games.croisades.rules.points import strength
from gonfalon.games.croisades.scenarios import EMISSARY
from gonfalon.games.croisades.state import (
    DEAD,
    HIDDEN,
    STUNNED,
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
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN


def opened() -> State:
    """The scenario with the Saracens hidden as it proposes, at the first ask of the Crusaders."""
    state = begin(GAME, EMISSARY, Options(), ScriptedDice(()), unheard)
    return taken(state, Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)).state


def put(state: State, **places: str) -> State:
    """The state with some on foot in the open on these hexes, whoever hid among them."""
    index = field_of(state).index
    out = [amended(figure_of(state, name), at=index[at], horse="") for name, at in places.items()]
    hidden = tuple(lair for lair in state.hidden if lair.figure not in places)
    return with_figures(state, *out, hidden=hidden)


def turn_over(state: State, turn: int = 3, told: list[Event] | None = None) -> State:
    """The state after a player turn of the Saracens has ended."""
    last = replace(state, turn=turn, side=SARACEN, agenda=(Rise(SARACEN),))
    return settle(GAME, last, ScriptedDice(()), unheard if told is None else told.append)


def outcome(state: State) -> tuple[object, str] | None:
    """Who has won and how."""
    result = GAME.outcome(state)
    return None if result is None else (result.winner, result.how)


def test_4_1_3_the_forces_are_worth_what_the_scenario_says() -> None:
    state = opened()
    assert (strength(state, CRUSADER), strength(state, SARACEN)) == (152, 148)
    assert sum(each.at == HIDDEN for each in state.figures) == 10


def test_4_1_3_they_enter_over_the_middle_of_the_west_side() -> None:
    state = opened()
    assert refused(state, enter("alys", "A4")) is None
    assert refused(state, enter("alys", "A13")) is None
    assert refused(state, enter("alys", "A3")) == ("4.0a", "no-entrance")
    assert refused(state, enter("raymond", "A8", "se")) == ("1.51.2", "ground-closed")


def test_4_1_3_the_lady_is_taken_by_one_beside_whom_and_her_nobody_of_her_escort_stands() -> None:
    state = put(opened(), alys="M5", raymond="A4", tossaun="M6")
    assert captor(state) == figure_of(state, "tossaun")
    assert outcome(turn_over(state)) == (SARACEN, "lady-taken")
    # Somebody beside her, or beside him alone, keeps her free; one who is stunned does not.
    assert outcome(turn_over(put(state, bertin="M4"))) is None
    assert outcome(turn_over(put(state, bertin="M7"))) is None
    stunned = put(state, bertin="M4")
    stunned = with_figures(stunned, amended(figure_of(stunned, "bertin"), health=STUNNED, fell=6))
    assert captor(stunned) is not None
    assert captor(put(state, bertin="M9")) is not None


def test_4_1_3_one_of_two_who_is_watched_leaves_the_other_free_to_take_her() -> None:
    # Bertin stands beside Tossaun alone, so Bashir on her other side takes her.
    state = put(opened(), alys="M5", raymond="A4", tossaun="M6", bashir="M4", bertin="M7")
    assert captor(state) == figure_of(state, "bashir")


def test_4_1_3_a_stunned_saracen_takes_nobody_and_it_is_looked_for_only_as_a_saracen_turn_ends() -> None:
    state = put(opened(), alys="M5", raymond="A4", tossaun="M6")
    stunned = with_figures(state, amended(figure_of(state, "tossaun"), health=STUNNED, fell=6))
    assert captor(stunned) is None
    own = replace(state, turn=3, side=CRUSADER, agenda=(Rise(CRUSADER),))
    assert outcome(settle(GAME, own, ScriptedDice(()), unheard)) is None


@pytest.mark.parametrize(
    ("fallen", "result"),
    [("raymond", (SARACEN, "baron-killed")), ("alys", (None, "lady-killed"))],
)
def test_4_1_3_the_death_of_the_baron_or_of_the_lady_ends_it_at_once(fallen: str, result: tuple[object, str]) -> None:
    state = put(opened(), alys="M5", raymond="A4")
    state = with_figures(state, amended(figure_of(state, fallen), health=DEAD))
    told: list[Event] = []
    over = settle(GAME, state, ScriptedDice(()), told.append)
    assert outcome(over) == result
    (event,) = (each for each in told if isinstance(each, Escorted))
    assert (event.winner, event.how, event.clause) == (*result, "4.1.3")


def test_4_1_3_she_gets_through_over_the_east_side() -> None:
    state = replace(put(opened(), alys="Y5", raymond="A4"), agenda=(Moving(CRUSADER),))
    state = settle(GAME, state, ScriptedDice(()), unheard)
    over = taken(state, leave("alys")).state
    assert GAME.outcome(over) == Outcome(CRUSADER, "lady-safe", "4.1.3")
    west = settle(
        GAME, replace(put(opened(), alys="A5", raymond="A4"), agenda=(Moving(CRUSADER),)), ScriptedDice(()), unheard
    )
    assert refused(west, leave("alys")) == ("4.0b", "not-at-an-exit")


def test_4_1_3_R119_she_is_late_after_turn_fourteen_on_the_map_or_off_it() -> None:
    assert outcome(turn_over(put(opened(), alys="M5", raymond="A4"), turn=13)) is None
    assert outcome(turn_over(put(opened(), alys="M5", raymond="A4"), turn=14)) == (SARACEN, "lady-late")
    assert outcome(turn_over(opened(), turn=14)) == (SARACEN, "lady-late")


def test_4_1_3_R128_nobody_takes_her_from_hiding_until_the_last_turn_is_over() -> None:
    state = put(opened(), alys="L8", raymond="A4")
    lady = amended(figure_of(state, "alys"), health=STUNNED, fell=6)
    # Tossaun hides on L7, and she has not got up to find him.
    state = with_figures(state, lady)
    assert captor(state) is None
    assert outcome(turn_over(state, turn=14)) in ((SARACEN, "lady-taken"), (SARACEN, "lady-late"))
