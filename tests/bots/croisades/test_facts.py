"""What the bots of Croisades take for granted on a stand that is not yet is what the rules say once it is."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from gonfalon.bots.follower import NoDice
from gonfalon.bots.value.croisades.clash import Clashes, blow
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.firing import worth_of
from gonfalon.bots.value.croisades.gallop import chargeable
from gonfalon.bots.value.croisades.odds import struck
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.peril import peril
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.frames import Moving, Naming
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.charging import charge_routes, why_no_charger, why_no_target
from gonfalon.games.croisades.rules.combat import Clash, reckoning
from gonfalon.games.croisades.rules.defending import why_too_far
from gonfalon.games.croisades.rules.foretelling import crossing
from gonfalon.games.croisades.rules.ground import able_to_attack, entry_cost, rider_ground
from gonfalon.games.croisades.rules.infiltrating import FACES
from gonfalon.games.croisades.rules.naming import attacker_sets, besieged, contacts
from gonfalon.games.croisades.rules.sight import span
from gonfalon.games.croisades.state import State, figure_of, hexes_of, is_horse
from gonfalon.geometry.hexset import hexset
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from tests.bots.croisades.tables import game, put
from tests.games.croisades.stamp import CRUSADER, at

CLOSE = pytest.approx


def positions(*asks: str) -> Iterator[tuple[State, Side]]:
    """States of some games in which one of these is asked, and who is asked."""
    for state, ask in played():
        if ask.ask in asks and state.mover is None:
            yield state, Side(ask.seat)


@cache
def played() -> list[tuple[State, Ask[Any]]]:
    """What was asked in some games."""
    return [(state, ask) for seed in (2, 4) for state, ask, _, _ in game(("recruit", "recruit"), seed)]


def test_1_54a_the_hexes_that_enemies_watch_are_the_rule_s() -> None:
    watched = 0
    for state, side in positions("mark", "move", "name"):
        field = Field(state, side, Weights())
        rule = hexset(at for at in range(len(field.ground.names)) if able_to_attack(state, at, side.enemy))
        # A rider's halves lie beside each other.
        assert field.zone & ~field.foe_hexes == rule & ~field.foe_hexes
        watched += rule.bit_count()
    assert watched > 100


def test_1_5a_every_end_is_reached_by_its_steps_for_its_points_and_without_a_die() -> None:
    random, rides = Random(1), 0
    for state, side in positions("move"):
        field = Field(state, side, Weights())
        routes = Routes(field)
        for who, ends in routes.ends.items():
            free = [end for end in ends if not field.hexes(end) & field.living & ~field.hexes(field.home[who])]
            if free:
                end = random.choice(free)
                after = walked(state, routes.steps(field.mine[who], end) or [])
                figure = figure_of(after, who)
                assert (figure.at, figure.facing) == end
                assert figure.spent == routes.points(field.mine[who], end)
                rides += bool(figure.horse)
    assert rides > 10


def walked(state: State, steps: list[Any]) -> State:
    """The state after some steps at which nobody shoots; a die would be an error."""
    for step in steps:
        state = take(GAME, state, step, NoDice(), unheard)
        while (ask := shooting_back(state)) is not None:
            state = take(GAME, state, ask.default, NoDice(), unheard)
    return state


def shooting_back(state: State) -> Ask[Any] | None:
    """What the other side is asked in the middle of a move."""
    due = GAME.due(state)
    return due[0] if due and due[0].ask == "defend" else None


def test_1_31_the_shot_that_a_way_leaves_is_the_rule_s() -> None:
    random, kept = Random(2), set()
    for state, side in positions("move"):
        field = Field(state, side, Weights())
        routes, outlook = Routes(field), Outlook(field)
        for who in [who for who, ends in routes.ends.items() if field.mine[who].weapon is not None and ends]:
            free = [end for end in routes.ends[who] if not field.hexes(end) & field.living]
            end = random.choice(free)
            man = field.mine[who]
            after = walked(state, routes.steps(man, end) or [])
            may_reply = outlook.may_reply(man, routes.points(man, end))
            assert may_reply == (why_too_far(after.options, figure_of(after, who)) is None)
            kept.add(may_reply)
    assert kept == {True, False}


def test_1_1_what_riding_costs_is_what_the_rule_takes() -> None:
    for state, _ in positions("name"):
        field, ground = Field(state, CRUSADER, Weights()), rider_ground(state)
        for here in range(len(field.ground.names)):
            price = ground.price(here)
            assert price is None or price == entry_cost(state, here, True)


def test_1_41_a_shot_past_nobody_is_worth_what_the_rule_s_aim_is() -> None:
    weighed = 0
    for state, side in positions("shoot", "move"):
        field = Field(state, side, Weights())
        for man in field.mine.values():
            for target in field.targets.values() if man.weapon is not None else ():
                start = field.front(field.home[man.id])
                guessed, rule = (
                    field.shot(man, start, target, field.home[target.id]),
                    worth_of(field, man.figure, target),
                )
                if aim(state, man.figure, target) is not None:
                    assert guessed >= rule - 1e-9
                is_clear = target.facing < 0 and not span(field.ground.id, start, target.at).crossed & field.living
                if is_clear:
                    assert guessed == CLOSE(rule)
                    weighed += rule > 0
    assert weighed > 50


def test_1_7b_the_column_of_every_attack_is_the_rule_s() -> None:
    together = 0
    for state, side in positions("name"):
        frame = Naming(side)
        field = Field(state, side, Weights())
        sets: list[tuple[tuple[str, ...], str]] = [
            ((who,), foe.id) for who, foes in contacts(state, frame).items() for foe in foes if not is_horse(foe)
        ]
        sets += [
            (each, who)
            for who in besieged(state, frame)
            if who in field.targets
            for each in attacker_sets(state, frame, who)
        ]
        for figures, who in sets:
            victim, clashes = field.victim(who), Clashes(field)
            theirs = -1 if hexes_of(field.ground, figure_of(state, who)) & ~field.flat else 0
            blown = blow([clashes.attacker(field.mine[each], field.home[each]) for each in figures], theirs)
            now = victim.conditions[0]
            odds = blown.attack // now.defence
            column = odds + blown.shift + (blown.riders if now.at_mounted else blown.joint)
            sums = reckoning(state, Clash(tuple(figure_of(state, each) for each in figures), (figure_of(state, who),)))
            assert (min(column, 12) if odds else 0) == sums.column
            together += len(figures) > 1
    assert together > 10


def test_1_56_whoever_the_rule_lets_be_charged_stands_where_a_charge_is_feared() -> None:
    charges = 0
    for state, side in positions("charge", "move"):
        field = Field(state, side, Weights())
        for man in field.mine.values():
            if why_no_charger(state, side, man.id) is None:
                near = [each for each in field.targets.values() if why_no_target(state, man.figure, each.id) is None]
                for who in charge_routes(state, man.figure, near):
                    assert chargeable(field, man) & field.hexes(field.home[who])
                    charges += 1
    assert charges > 3


@pytest.mark.parametrize("mover", ["yasaffa", "yasaffa wounded"])
@pytest.mark.parametrize("watcher", ["bertin", "bertin wounded"])
def test_1_54b_the_peril_of_a_hex_is_the_rule_s(mover: str, watcher: str) -> None:
    def placed(text: str, here: str) -> str:
        name, *marks = text.split()
        return " ".join((name, here, *marks))

    agenda = (Moving(CRUSADER.enemy),)
    spots = (placed(mover, "K8") + " moved", placed(watcher, "K9"))
    state = put(*spots, agenda=agenda, side=CRUSADER.enemy, mover="yasaffa", left=5)
    figure = figure_of(state, "yasaffa")
    found = crossing(state, figure, at(state, "K7"))
    assert found is not None
    assert peril(state, figure, at(state, "K8")) == CLOSE(found[1] / FACES)


def test_C6_one_attack_by_its_column_is_worth_what_a_sequence_of_one_is() -> None:
    compared = 0
    for state, side in positions("name"):
        field = Field(state, side, Weights())
        clashes = Clashes(field)
        for who, foes in contacts(state, Naming(side)).items():
            for foe in foes:
                if not is_horse(foe):
                    victim = field.victim(foe.id)
                    sums = reckoning(state, Clash((figure_of(state, who),), (foe,)))
                    attacker = clashes.attacker(field.mine[who], field.home[who])
                    best = clashes.best(victim, field.home[foe.id], [attacker], victim.driven)
                    if best.gain > 0:
                        assert struck(victim, sums.column, field.victim(who), victim.driven) == CLOSE(best.gain)
                        compared += 1
    assert compared > 5
