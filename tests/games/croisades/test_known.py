"""What a state remembers or a menu draws by a short cut is what the rules say at length."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from random import Random

import pytest

from gonfalon.games.croisades.actions import ENDS, Clear, Shoot, Step, Volley
from gonfalon.games.croisades.decisions.acting import clear_offers
from gonfalon.games.croisades.decisions.charging import ChargeWay
from gonfalon.games.croisades.decisions.moving import movers, next_hexes
from gonfalon.games.croisades.frames import Charging, Defending, Moving, Naming, Shooting, Stride
from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.acting import places_down, why_not_clear, why_not_down
from gonfalon.games.croisades.rules.aiming import why_unarmed
from gonfalon.games.croisades.rules.combat import Clash, is_possible, reaches, reckoning
from gonfalon.games.croisades.rules.defending import holders_of_right, why_no_right, why_not_volley
from gonfalon.games.croisades.rules.ground import affordable, entry_cost
from gonfalon.games.croisades.rules.moving import why_not_mover, why_not_step
from gonfalon.games.croisades.rules.naming import contacts, why_not_attacker, why_not_target
from gonfalon.games.croisades.rules.shooting import why_not_shoot
from gonfalon.games.croisades.rules.winning import is_decided
from gonfalon.games.croisades.state import State, field_of, figure_of, is_horse, is_up, side_of
from gonfalon.geometry.hexset import hexset, members
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


def test_1_33a_holders_of_the_right_are_those_whom_no_rule_refuses(passed_through: list[State]) -> None:
    held = 0
    for state in passed_through:
        for side in Side:
            men = [each for each in state.figures if side_of(each) is side and why_unarmed(each) is None]
            lawful = [each for each in men if why_no_right(state, each) is None]
            assert holders_of_right(state, side) == lawful
            held += len(lawful)
    assert held


def test_R102_nobody_is_asked_to_shoot_at_a_mover_exactly_where_nobody_could(passed_through: list[State]) -> None:
    asked = spared = 0
    for before, after in pairwise(passed_through):
        if not isinstance(before.agenda[-1], Stride) or after.mover is None or is_decided(after):
            continue
        mover = figure_of(after, after.mover.figure)
        frame = Defending(side_of(mover).enemy, mover.id)
        able = [
            each.id
            for each in after.figures
            if why_not_volley(after, frame, Volley(seat=frame.seat, target=mover.id, figures=(each.id,))) is None
        ]
        assert (after.agenda[-1] == frame) == bool(able)
        asked, spared = asked + bool(able), spared + (not able)
    assert asked
    assert spared


def test_1_21a_shooters_and_the_draw_of_a_shot_are_what_no_rule_refuses(passed_through: list[State]) -> None:
    chance, shots = Random(42), 0
    for state in passed_through:
        if not isinstance(state.agenda[-1], Shooting):
            continue
        menu = GAME.menu(state, state.side)
        lawful = {
            shot
            for one in state.figures
            for other in state.figures
            if why_not_shoot(state, shot := Shoot(seat=state.side, figure=one.id, target=other.id)) is None
        }
        drawn = {menu.sample(chance) for _ in range(20 * (len(lawful) + 1))}
        assert set(menu.actions()) == lawful | {ENDS[state.side]}
        assert drawn <= lawful | {ENDS[state.side]}
        shots += len(drawn & lawful)
    assert shots


def test_R55_places_to_get_down_are_those_of_which_no_rule_speaks(passed_through: list[State]) -> None:
    found = 0
    for state in passed_through[::5]:
        for each in state.figures:
            if each.horse and each.at >= 0:
                lawful = hexset(to for to in field_of(state).names if why_not_down(state, each, to) is None)
                assert places_down(state, each) == lawful
                found += lawful.bit_count()
    assert found


def test_R66_a_combat_is_possible_where_its_sums_say_so(passed_through: list[State]) -> None:
    seen = set()
    for state in passed_through[::7]:
        up = [each for each in state.figures if is_up(each)]
        for attacker, defender in permutations(up, 2):
            possible = reckoning(state, Clash((attacker,), (defender,))).is_possible
            assert is_possible(state, (attacker,), (defender,)) is possible
            seen.add(possible)
    assert seen == {True, False}


def test_1_7a_contacts_are_all_pairs_that_no_rule_refuses(passed_through: list[State]) -> None:
    found = 0
    for state in passed_through:
        frame = state.agenda[-1]
        if not isinstance(frame, Naming):
            continue
        able = [each for each in state.figures if why_not_attacker(state, frame.seat, each.id) is None]
        foes = [each for each in state.figures if why_not_target(state, frame.seat, each.id) is None]
        pairs = {(one.id, other.id) for one in able for other in foes if reaches(state, one, other)}
        assert {(who, enemy.id) for who, enemies in contacts(state, frame).items() for enemy in enemies} == pairs
        found += len(pairs)
    assert found


def test_1_52_bodies_are_offered_wherever_two_men_may_clear_them(passed_through: list[State]) -> None:
    offered = 0
    asked = [state for state in passed_through if isinstance(state.agenda[-1], Moving) and state.lay.bodies]
    for state in asked[::9]:
        names, near = field_of(state).names, field_of(state).board.neighbours
        horses = ("", *(each.id for each in state.figures if is_horse(each)))
        pairs = combinations([each.id for each in movers(state, state.side)], 2)
        lawful = {
            clear
            for pair in pairs
            for at in members(state.lay.bodies)
            for to in members(near[at])
            for horse in horses
            if why_not_clear(
                state, clear := Clear(seat=state.side, figures=pair, at=names[at], to=names[to], horse=horse)
            )
            is None
        }
        offers = clear_offers(state, state.side, movers(state, state.side))
        assert {action for offer in offers for action in offer} == lawful
        offered += len(lawful)
    assert offered
