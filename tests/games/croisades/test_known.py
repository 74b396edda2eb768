"""What a state remembers or a menu draws by a short cut is what the rules say at length."""

from collections.abc import Iterator
from random import Random

import pytest

from gonfalon.games.croisades.actions import Step
from gonfalon.games.croisades.decisions.charging import ChargeWay
from gonfalon.games.croisades.decisions.moving import movers, next_hexes
from gonfalon.games.croisades.frames import Charging, Moving
from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.ground import affordable, entry_cost
from gonfalon.games.croisades.rules.moving import why_not_mover, why_not_step
from gonfalon.games.croisades.state import State, field_of
from gonfalon.geometry.hexset import members
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin

GAMES = 12


@pytest.fixture(scope="module")
def passed_through() -> list[State]:
    """Every state of some random games, those between two works among them."""
    return [state for seed in range(GAMES) for state in states(seed)]


def states(seed: int) -> Iterator[State]:
    """The states of a random game, each with what it has been told by the one before."""
    chance, dice = Random(seed), SeededDice(seed)
    state = begin(GAME, "first-blood", GAME.options(), dice, unheard)
    while due := GAME.due(state):
        yield state
        state = GAME.apply(state, GAME.menu(state, due[0].seat).sample(chance), dice, unheard)
        while (after := GAME.resolve(state, dice, unheard)) is not None:
            yield state
            state = after


def test_who_stands_where_is_derived_as_it_would_be_found_anew(passed_through: list[State]) -> None:
    shared = 0
    for state in passed_through:
        fresh = State(*(getattr(state, field) for field in State.__struct_fields__))
        assert state.lay == fresh.lay
        shared |= state.lay.shared
    assert shared, "nobody has passed a friend"


def test_R34_movers_are_those_whom_no_rule_refuses(passed_through: list[State]) -> None:
    asked = [state for state in passed_through if isinstance(state.agenda[-1], Moving)]
    assert asked
    for state in asked:
        named = [each.id for each in state.figures if why_not_mover(state, state.side, each.id) is None]
        assert [each.id for each in movers(state, state.side)] == named


def test_1_5a_the_next_hexes_of_a_mover_are_those_that_no_rule_refuses(passed_through: list[State]) -> None:
    asked = [state for state in passed_through if isinstance(state.agenda[-1], Moving)]
    for state in asked[::10]:
        field = field_of(state)
        for each in movers(state, state.side):
            near = field.board.within(each.at, 2)
            steps = [Step(seat=state.side, figure=each.id, to=field.names[to]) for to in members(near)]
            lawful = {step.to for step in steps if why_not_step(state, step) is None}
            assert set(next_hexes(state, each)) == lawful


def test_1_51_4_what_so_many_points_pay_for_is_what_costs_no_more(passed_through: list[State]) -> None:
    state = max(passed_through, key=lambda each: each.lay.littered.bit_count())
    assert state.lay.littered, "there are no bodies in the way"
    spaces = FIELDS["water-hole"].board.spaces
    for points in range(8):
        cheap = sum(1 << at for at in members(spaces) if entry_cost(state, at) <= points)
        assert affordable(state, points) == cheap


def test_1_56c_every_charge_that_is_drawn_is_lawful_and_on_the_menu(passed_through: list[State]) -> None:
    chance, drawn = Random(1189), set()
    for state in passed_through:
        if not isinstance(state.agenda[-1], Charging):
            continue
        for offer in GAME.menu(state, state.side).offers():
            if isinstance(offer.holes.get("route"), ChargeWay):
                action = offer.sample(chance)
                assert action in offer
                assert GAME.check(state, action) is None
                drawn.add(action)
    assert len(drawn) > GAMES


def test_1_56c_every_charge_can_be_drawn(passed_through: list[State]) -> None:
    asked = (state for state in passed_through if isinstance(state.agenda[-1], Charging))
    ways = (
        hole
        for state in asked
        for offer in GAME.menu(state, state.side).offers()
        if isinstance(hole := offer.holes.get("route"), ChargeWay)
    )
    way = next(each for each in ways if 3 <= each.count() <= 30)
    chance = Random(7)
    assert {way.sample(chance) for _ in range(100 * way.count())} == set(way)
