"""Bots whose seats have standing orders: the clerk answers what is left to it, the bot the rest."""

from collections.abc import Mapping

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Evade, Feign, Fire
from gonfalon.games.acre.clerk import AcreOrders
from gonfalon.games.acre.state import Options
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.match import Match, Turnout, play
from gonfalon.lab.moment import AnySitting, drive
from gonfalon.lab.simulate import simulate
from tests.cli.asking import ask, is_one_complaint

BOTS = ("random", "random")
NEVER = AcreOrders(fire=When.NEVER, evade=When.NEVER, feign=When.NEVER)
WING = ("simulate", "acre", "--scenario", "templars-wing", "--games", "2")


def match(orders: Mapping[str, Orders] | None = None) -> Match:
    return Match(GAME, "templars-wing", Options(), BOTS, seed=3, orders=orders)


def reactions(orders: Mapping[str, Orders]) -> dict[str, set[type]]:
    """What the units of each seat did before melees, in some games."""
    found: dict[str, set[type]] = {"crusader": set(), "muslim": set()}
    for place in range(12):
        dice = SeededDice(place)
        sitting: AnySitting = Sitting(GAME, "templars-wing", Options(), dice)
        drive(sitting, match(orders).choosers(Turnout(place, False)), dice, 3000)
        for step in sitting.steps:
            if step.ask.ask == "react":
                found[step.action.seat].add(type(step.action))
    return found


def test_what_is_left_to_a_clerk_its_bot_is_not_asked() -> None:
    free, bound = reactions({}), reactions({"muslim": NEVER})
    assert {Fire, Evade, Feign} <= free["muslim"]
    assert not {Fire, Evade, Feign} & bound["muslim"]
    assert Fire in bound["crusader"]


def test_a_match_under_orders_is_another_match_and_one_without_is_as_before() -> None:
    assert match({"muslim": NEVER}).key != match().key
    assert match({}).key == match().key
    assert play(match({}), Turnout(0, False)) == play(match(), Turnout(0, False))


def test_orders_go_with_the_seats_whatever_the_number_of_workers() -> None:
    orders = {"muslim": NEVER}
    alone, many = (
        simulate(GAME, "templars-wing", Options(), BOTS, 4, seed=3, orders=orders, workers=workers)
        for workers in (1, 2)
    )
    assert (alone.wins, alone.actions) == (many.wins, many.actions)


def test_simulate_takes_orders() -> None:
    plain, ordered = ask(*WING, "--json"), ask(*WING, "--json", "--order", "muslim.fire=never")
    assert plain.code == ordered.code == 0
    assert plain.json["actions"] != 0 != ordered.json["actions"]


@pytest.mark.parametrize(
    ("game", "order", "named"),
    [
        ("acre", "muslim.fire", "SEAT.ORDER=WHEN"),
        ("acre", "fire=never", "SEAT.ORDER=WHEN"),
        ("acre", "pope.fire=never", "pope"),
        ("acre", "muslim.fire=often", "--order muslim.fire"),
        ("acre", "muslim.sleep=never", "sleep"),
        ("arsouf", "muslim.fire=never", "clerk"),
    ],
)
def test_orders_that_cannot_be_are_one_complaint(game: str, order: str, named: str) -> None:
    answer = ask("simulate", game, "--games", "1", "--order", order)
    assert is_one_complaint(answer)
    assert named in answer.err
