"""Clause 4.1.4: the forces of Ambush beneath the Olive Trees, what the cart counts, and when it ends."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import MEN, Side
from gonfalon.games.croisades.rules.points import score, score_lines, strength
from gonfalon.games.croisades.scenarios import AMBUSH
from gonfalon.games.croisades.state import (
    DEAD,
    GONE,
    HIDDEN,
    State,
    amended,
    field_of,
    figure_of,
    replace,
    with_cart,
    with_figures,
)
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, settle
from gonfalon.words.catalogue import Catalogue
from tests.games.croisades.border import enter
from tests.games.croisades.fray import refused
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.wagon import in_by


def opened() -> State:
    """The scenario with the Saracens hidden as it proposes, at the first ask of the Crusaders."""
    state = begin(GAME, AMBUSH, Options(), ScriptedDice(()), unheard)
    return taken(state, Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)).state


def away(state: State) -> State:
    """The state with the cart off the map."""
    assert state.cart is not None
    gone = amended(state.cart, at=GONE, facing=-1)
    return with_cart(state, gone, amended(figure_of(state, "draft"), at=GONE))


def over(state: State, turn: int = 18) -> tuple[object, str, str] | None:
    """Who has won, how, and by which clause as a player turn of the Saracens ends."""
    last = replace(state, turn=turn, side=SARACEN, agenda=(Rise(SARACEN),))
    result = GAME.outcome(settle(GAME, last, ScriptedDice(()), unheard))
    return None if result is None else (result.winner, result.how, result.clause)


def killed(state: State, *names: str) -> State:
    """The state with these dead."""
    at = field_of(state).index["C10"]
    hidden = tuple(lair for lair in state.hidden if lair.figure not in names)
    dead = (amended(figure_of(state, name), at=at, health=DEAD, horse="") for name in names)
    return with_figures(state, *dead, hidden=hidden)


def test_4_1_4_the_forces_are_worth_what_the_scenario_says() -> None:
    state = opened()
    assert (strength(state, CRUSADER), strength(state, SARACEN)) == (160, 151)
    assert sum(each.at == HIDDEN for each in state.figures) == 11
    assert state.cart is not None
    assert state.cart.barrels == ()


def test_4_1_4_the_crusaders_and_the_cart_enter_by_the_west() -> None:
    state = replace(opened(), agenda=(Moving(CRUSADER),))
    assert refused(state, enter("bertin", "A9")) is None
    assert refused(state, enter("bertin", "A8")) == ("4.0a", "no-entrance")
    assert refused(state, in_by("A10 B10 C9 D9")) is None


def test_4_1_4_the_cart_counts_thirty_for_one_side_or_the_other() -> None:
    state = opened()
    assert (score(state, CRUSADER), score(state, SARACEN)) == (0, 30)
    assert (score(away(state), CRUSADER), score(away(state), SARACEN)) == (30, 0)
    assert GAME.advice.losses(state) == {CRUSADER: 0, SARACEN: 0}


def test_4_1_4_a_lead_of_ten_points_wins_after_eighteen_turns() -> None:
    state = opened()
    assert over(state, 17) is None
    assert over(state) == (SARACEN, "points", "4.0e")
    assert over(away(state)) == (CRUSADER, "points", "4.0e")
    # Two Sudanese and a bowman are 33 of the Saracens': 33 to 30 is no lead.
    assert over(killed(state, "anbar", "bilal", "jehangir")) == (None, "undecided", "4.0e")


def test_4_1_4_it_ends_when_no_crusader_is_left() -> None:
    state = opened()
    dead = killed(state, *(each.id for each in state.figures if each.id in MEN[CRUSADER]))
    assert over(dead, 5) == (SARACEN, "points", "4.1.4")


def test_R125_it_goes_on_when_no_saracen_is_left() -> None:
    state = opened()
    dead = killed(state, *(each.id for each in state.figures if each.id in MEN[SARACEN]))
    assert over(dead, 5) is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_4_1_4_the_table_can_say_what_the_cart_counts(language: str) -> None:
    state = opened()
    lines = [line for told in (state, away(state)) for side in Side for line in score_lines(told, side)]
    assert [line.why for line in lines] == ["cart-behind", "cart-through"]
    spoken = Catalogue(language, "croisades")
    for part in ("segment", "source"):
        assert all(f"skin-croisades-{part}-{line.why}" in spoken for line in lines)
