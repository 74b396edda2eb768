"""Ways of figures over the board: the cheapest to a hex, past dice and by half-turns, and what each hex costs."""

from typing import Any

import msgspec

from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.position import Position, state_of
from gonfalon.games.croisades.state import State
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.ways import accounts_along, cheapest

NO_DICE = SeededDice(0)


def stood(*figures: dict[str, Any]) -> State:
    """The Crusaders move, with these figures."""
    wish = {"scenario": "first-blood", "turn": 1, "side": "crusader", "ask": "move", "seat": "crusader"}
    return state_of(msgspec.convert({**wish, "figures": figures}, Position))


GERARD = {"figure": "gerard", "at": "F7", "facing": "se", "horse": "gerard-horse"}
BERTIN = {"figure": "bertin", "at": "D10"}
AHMED = {"figure": "ahmed", "at": "F9"}
FAR = {"figure": "ahmed", "at": "Y16"}


def test_1_55a_the_cheapest_way_of_a_rider_pays_for_his_turns() -> None:
    way = cheapest(GAME, stood(GERARD, FAR), "crusader", "gerard", "B5")
    assert way is not None
    assert (way.cost, way.places[-1], way.rolls) == (7, "B5", False)


def test_1_54a_a_way_past_an_enemy_says_that_a_die_falls_and_where() -> None:
    state = stood(BERTIN, AHMED)
    way = cheapest(GAME, state, "crusader", "bertin", "G10")
    assert way is not None
    assert way.rolls
    risky = [
        [remark.args["at"] for remark in told.remarks if remark.key == "crossing"]
        for told in accounts_along(GAME, state, "crusader", way)
    ]
    assert sum(map(len, risky)) >= 1


def test_1_5a_what_each_hex_costs_is_what_the_cheapest_way_there_costs() -> None:
    state = stood(GERARD, BERTIN, FAR)
    view = GAME.view(state, "crusader")
    for figure, hexes in (("bertin", ("E10", "F12", "G11")), ("gerard", ("H8", "J9", "E6", "D5"))):
        costs = GAME.advice.costs(view, figure, NO_DICE)
        for to in hexes:
            way = cheapest(GAME, state, "crusader", figure, to)
            assert way is not None
            assert costs[to] == way.cost


def test_1_5a_what_cannot_be_reached_has_no_cost_and_no_own_hex_has_one() -> None:
    costs = GAME.advice.costs(GAME.view(stood(BERTIN, FAR), "crusader"), "bertin", NO_DICE)
    assert not {"D10", "P10"} & set(costs)
    assert max(costs.values()) == 8
