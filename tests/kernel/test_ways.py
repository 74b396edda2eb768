"""Ways in the proof game: the cheapest to a place by the rules themselves, and how a route may go on."""

from typing import Any

import pytest

from gonfalon.kernel.advice import Advice
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from gonfalon.kernel.plan import Halt as Stop
from gonfalon.kernel.plan import Plan, follow
from gonfalon.kernel.rulebook import refuse
from gonfalon.kernel.walks import Walk
from gonfalon.kernel.ways import Onward, Way, accounts_along, cheapest, onward
from tests.proof.actions import Pass, ProofAction, Ride, Step
from tests.proof.frozen import replace
from tests.proof.game import GAME, ProofGame
from tests.proof.map import PLACES
from tests.proof.play import AMBER, BIRCH, CLOVER, NO_DICE, STEPPING, WATCHING, random_game, table
from tests.proof.position import Position
from tests.proof.state import State, token_of

BEGUN = Position(
    markers=(replace(AMBER, steps=4), replace(CLOVER, steps=1)), agenda=STEPPING, asked=2, whistles=1, rider="hill"
)
WATCH = Position(markers=(AMBER,), agenda=WATCHING, asked=1, rider="wood")


def fox(*places: str) -> tuple[Step, ...]:
    return tuple(Step(seat="fox", token="amber", to=place) for place in places)


def way(to: str, position: Position = BEGUN, piece: str = "amber", seat: str = "fox") -> Way[ProofAction] | None:
    return cheapest(GAME, GAME.state_of(position), seat, piece, to)


def test_3_1_the_cheapest_way_leads_over_the_fewest_steps_past_those_who_may_interrupt() -> None:
    assert way("mill") == Way(("mill",), 1, fox("mill"))
    assert way("hill") == Way(("mill", "hill"), 2, fox("mill", "hill"))
    assert way("town") == Way(("mill", "hill", "town"), 3, fox("mill", "hill", "town"))


def test_3_3_a_way_ends_where_a_die_falls_and_says_so() -> None:
    assert way("ford") == Way(("wood", "ford"), 2, fox("wood", "ford"), rolls=True)
    past = replace(BEGUN, markers=(replace(AMBER, steps=4), replace(BIRCH, at="hill"), CLOVER))
    assert way("town", past) is None, "tokens are dealt on the hill, and behind the ford nobody knows"


def test_3_1_there_is_no_way_without_steps_for_others_or_when_nobody_is_asked() -> None:
    assert way("town", replace(BEGUN, markers=(replace(AMBER, steps=2),))) is None
    assert way("mill", piece="clover") is None
    assert way("mill", piece="nobody") is None
    assert way("nowhere") is None
    assert way("mill", WATCH) is None


def test_a_way_is_taken_as_a_plan() -> None:
    found, sitting = way("town"), table(BEGUN)
    assert found is not None
    progress = follow(sitting, Plan("fox", found.actions, 0), NO_DICE)
    while progress.halt is Stop.WAITING:
        sitting.take(Pass(seat="owl"), NO_DICE)
        progress = follow(sitting, progress.plan, NO_DICE)
    assert progress.halt is Stop.DONE
    assert sitting.state.purses[0].safe == AMBER.coins


class Lucky(Advice[State, ProofAction, Any]):
    """Steps that go on past a die, as if it had shown a fair face."""

    walks = (Walk(Step, to="to", piece="token", fair=6),)


class LuckyGame(ProofGame):
    advice = Lucky()


def test_3_3_with_a_fair_face_a_way_goes_on_past_a_die_and_says_that_one_falls() -> None:
    game = LuckyGame()
    past = replace(BEGUN, markers=(replace(AMBER, steps=4), replace(BIRCH, at="hill"), CLOVER))
    found = cheapest(game, game.state_of(past), "fox", "amber", "ford")
    assert found is not None
    assert found.rolls
    told = accounts_along(game, game.state_of(past), "fox", found)
    assert len(told) == len(found.actions)


def brambles(state: State, action: Step) -> int:
    """What a step costs where the path between mill and wood is overgrown."""
    marker = token_of(state, action.token)
    assert marker is not None
    return 5 if {marker.at, action.to} == {"mill", "wood"} else 1


class Overgrown(Advice[State, ProofAction, Any]):
    """Steps that do not all cost the same."""

    walks = (Walk(Step, to="to", piece="token", cost=brambles),)


class OvergrownGame(ProofGame):
    """The proof game with brambles."""

    advice = Overgrown()


@pytest.mark.parametrize(
    ("steps", "places", "cost"), [(1, ("wood",), 5), (2, ("camp", "wood"), 2), (4, ("camp", "wood"), 2)]
)
def test_a_game_says_what_a_step_costs_and_a_dear_one_is_gone_around(
    steps: int, places: tuple[str, ...], cost: int
) -> None:
    state = GAME.state_of(replace(BEGUN, markers=(replace(AMBER, at="mill", steps=steps),), rider="town"))
    found = cheapest(OvergrownGame(), state, "fox", "amber", "wood")
    assert found is not None
    assert (found.places, found.cost) == (places, cost)
    plain = cheapest(GAME, state, "fox", "amber", "wood")
    assert plain is not None
    assert plain.cost == 1


def test_5_1_the_way_of_a_route_is_one_action() -> None:
    ride = Ride(seat="owl", route=("mill", "hill"))
    assert way("hill", WATCH, "rider", "owl") == Way(("mill", "hill"), 2, (ride,))
    assert way("town", WATCH, "rider", "owl") == Way(("ford", "town"), 2, (Ride(seat="owl", route=("ford", "town")),))
    assert way("camp", WATCH, "rider", "owl") is None


def riding(*route: str) -> Onward:
    return onward(GAME, GAME.state_of(WATCH), Ride(seat="owl", route=route))


def test_5_1_a_route_says_where_it_may_go_next_and_whether_it_may_end() -> None:
    assert riding() == Onward(("mill", "ford"), may_end=False, refusal=refuse("5.1", "no-route"))
    assert riding("mill") == Onward(("hill",), may_end=True)
    assert riding("mill", "hill") == Onward((), may_end=True)


def test_5_1_a_route_is_refused_at_the_step_that_breaks_the_rule() -> None:
    assert riding("mill", "town", "ford") == Onward(
        ("hill",), may_end=True, refusal=refuse("5.1", "no-way", to="town"), broken=1
    )
    assert riding("camp") == Onward(
        ("mill", "ford"), may_end=False, refusal=refuse("5.1", "no-way", to="camp"), broken=0
    )
    assert riding("mill", "hill", "town").broken == 2


def test_an_action_without_a_route_may_be_taken_or_not() -> None:
    state = GAME.state_of(BEGUN)
    assert onward(GAME, state, fox("mill")[0]) == Onward((), may_end=True)
    assert onward(GAME, state, fox("town")[0]).refusal == refuse("3.1", "no-path", token="amber", to="town")
    assert onward(GAME, state, Ride(seat="owl", route=("town",))).refusal == refuse("K1", "not-your-ask", seat="owl")


def shortest(state: State, token: str, to: str, steps: int = 3) -> int | None:
    """How many steps of a marker lead to a place, by trying all of them."""
    found = []
    for place in PLACES if steps else ():
        action = Step(seat="fox", token=token, to=place)
        if GAME.check(state, action) is not None:
            continue
        if place == to:
            return 1
        try:
            after = take(GAME, state, action, ScriptedDice(()), unheard)
            while (asked := next((ask for ask in GAME.due(after) if ask.interrupt), None)) is not None:
                after = take(GAME, after, asked.default, ScriptedDice(()), unheard)
        except DiceError:
            continue
        found.append(shortest(after, token, to, steps - 1))
    return min((1 + each for each in found if each is not None), default=None)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_the_cheapest_way_is_the_shortest_of_all(seed: int) -> None:
    for sitting in random_game(seed):
        state = sitting.state
        if ("fox", "step") not in [(ask.seat, ask.ask) for ask in sitting.due()]:
            continue
        for marker in state.markers:
            for to in PLACES:
                found = cheapest(GAME, state, "fox", marker.token, to)
                expected = shortest(state, marker.token, to)
                assert (None if found is None else found.cost) == expected
