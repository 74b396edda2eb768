"""Clause 4.0c at the table: plans, undo and questions where somebody hides, and those among whom he comes out."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction
from gonfalon.games.croisades.arrivals import GroundSearched
from gonfalon.games.croisades.frames import Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.state import DEAD, State, figure_of
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.plan import Halt, Plan, follow
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from gonfalon.kernel.ways import cheapest, reckoned
from tests.games.croisades.march import step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.veil import found, is_out, offers, show, veiled

NO_DICE = ScriptedDice(())
ESCORT = (
    {"figure": "alys", "at": "C9"},
    {"figure": "raymond", "at": "C7", "facing": "se", "horse": "raymond-horse"},
    {"figure": "bertin", "at": "L10"},
)


def emissary(*more: dict[str, Any]) -> Sitting[State, CroisadesAction, Any]:
    """The Emissary while the Crusaders move, with some Saracens."""
    written = {"scenario": "emissary", "turn": 4, "side": "crusader", "ask": "move", "seat": "crusader"}
    position = msgspec.convert({**written, "figures": [*ESCORT, *more]}, GAME.position_type)
    return Sitting(GAME, "emissary", Options(), NO_DICE, start=position)


def in_hiding(figure: str, at: str) -> dict[str, Any]:
    """A Saracen in hiding, as a position file says it."""
    return {"figure": figure, "at": at, "off": "hidden"}


def plan(*actions: CroisadesAction) -> Plan[CroisadesAction]:
    """A plan of the Crusaders."""
    return Plan(CRUSADER, actions, 0)


def test_4_0c_a_walk_stops_where_somebody_is_found() -> None:
    sitting = emissary(in_hiding("tossaun", "L7"))
    walk = tuple(step("bertin", to) for to in ("L9", "L8", "M8", "N7"))
    progress = follow(sitting, plan(*walk), NO_DICE)
    assert (progress.halt, progress.plan.actions) == (Halt.REVEALED, walk[2:])


def test_4_0c_a_walk_that_ends_where_somebody_is_found_is_done() -> None:
    sitting = emissary(in_hiding("tossaun", "L7"))
    progress = follow(sitting, plan(step("bertin", "L9"), step("bertin", "L8")), NO_DICE)
    assert progress.halt is Halt.DONE


def test_4_0c_whoever_has_looked_round_cannot_take_it_back() -> None:
    # Only men without missiles hide, so nobody is asked in between.
    sitting = emissary(in_hiding("tossaun", "V6"))
    told = sitting.take(step("bertin", "L9"), NO_DICE)
    assert not isinstance(told, Refusal)
    # L7 is scrub and two away still; M9 and M10 are trees beside the way.
    assert [each.count for each in told if isinstance(each, GroundSearched)] != []
    assert not sitting.may_undo(CRUSADER)


def test_4_0c_a_step_that_searches_nothing_new_is_taken_back() -> None:
    sitting = emissary(in_hiding("tossaun", "V6"))
    assert not isinstance(sitting.take(step("alys", "B9"), NO_DICE), Refusal)
    assert sitting.may_undo(CRUSADER)


def test_4_0c_a_way_is_looked_for_without_guessing_who_hides_where() -> None:
    hidden = [in_hiding(*each) for each in (("hasan", "T8"), ("tossaun", "V6"), ("bashir", "U5"), ("hamid", "Y8"))]
    view = GAME.view(emissary(*hidden).state, CRUSADER)
    assert reckoned(GAME, view) == GAME.advice.known(view)
    way = cheapest(GAME, reckoned(GAME, view), CRUSADER, "bertin", "L4")
    assert way is not None
    assert (len(way.places), way.rolls) == (6, False)


@pytest.mark.parametrize("figure", ["tossaun", "idris"])
def test_4_0c_who_comes_out_of_hiding_has_his_way_and_his_account(figure: str) -> None:
    state = veiled("bertin A1", "idris Y16", hidden=("tossaun L7",), side=SARACEN)
    view = GAME.view(state, SARACEN)
    steps = [each for each in offers(state, SARACEN) if getattr(each, "figure", "") == figure and hasattr(each, "to")]
    assert steps
    start = {"tossaun": "L7", "idris": "Y16"}[figure]
    for action, account in zip(steps, GAME.advice.accounts(view, steps, SeededDice(0)), strict=True):
        assert account.way == GAME.advice.way(view, action, SeededDice(0)) == (start, action.to)


def test_4_0c_the_reach_of_one_in_hiding_is_known_to_his_own_side_alone() -> None:
    state = veiled("bertin A1", "idris Y16", hidden=("tossaun L7",), side=SARACEN)
    own, other = GAME.view(state, SARACEN), GAME.view(state, CRUSADER)
    assert "L8" in GAME.advice.reach(own, "tossaun", SeededDice(0))
    assert GAME.advice.costs(own, "tossaun", SeededDice(0))["L8"] == 1
    assert GAME.advice.reach(other, "tossaun", SeededDice(0)) == ()
    assert GAME.advice.costs(other, "tossaun", SeededDice(0)) == {}


def ringed(*more: str, side: Any = SARACEN) -> State:
    """A stunned man in the corner with an enemy on two of the three hexes beside him, and one hidden on the third."""
    # A1 has three neighbours: A2, B1 and B2.
    corner = ground(scrub="A2", trees="Y16")
    placed = ("bertin A1 stunned fell=2", "crispin Y1", "idris B1", "kamal B2", *more)
    return veiled(*placed, hidden=("tossaun A2",), side=side, field=corner)


def test_4_0c_and_R77_who_comes_out_beside_one_who_is_stunned_may_close_the_ring() -> None:
    told = taken(ringed(), show("tossaun"))
    assert figure_of(told.state, "bertin").health is DEAD


def test_4_0c_and_R77_who_hides_closes_no_ring() -> None:
    assert figure_of(ringed(), "bertin").health is not DEAD


def test_4_0c_and_1_21e_who_gets_up_beside_one_in_hiding_finds_him_before_the_turn_ends() -> None:
    state = veiled(
        "bertin L8 stunned fell=1",
        "crispin A1",
        "idris Y16",
        hidden=("tossaun L7",),
        side=SARACEN,
        agenda=(Rise(SARACEN),),
    )
    assert is_out(state, "tossaun")


def test_4_0c_who_is_found_is_told_once() -> None:
    told = taken(veiled("bertin L10", hidden=("tossaun L7",)), step("bertin", "L9"), step("bertin", "L8"))
    assert found(told) == [("tossaun", "L7")]
