"""The clerk of Acre: defensive fire, retreat before combat and Karr-wa-Farr under standing orders."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Attack, Evade, Feign, Fire, Stand
from gonfalon.games.acre.clerk import AcreOrders, worth
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import State
from gonfalon.kernel.clerk import When
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import standing_answer, take
from gonfalon.kernel.odds import odds
from tests.games.acre.stamp import CRUSADER, MUSLIM, stamp

NEVER, FAVOURED, ASK = When


def attacked(
    units: dict[str, str], by: tuple[str, ...], at: str, *, seat: Side = CRUSADER, charger: str = "", **rest: Any
) -> State:
    """The state in which the first defender is asked how it reacts."""
    state = stamp(units, ask="attack", seat=seat, **rest)
    action = Attack(seat=seat, units=by, hexes=(at,), charger=charger)
    assert GAME.check(state, action) is None
    return take(GAME, state, action, ScriptedDice(()), unheard)


def answer(state: State, **orders: When) -> AcreAction | None:
    (ask,) = GAME.due(state)
    return standing_answer(GAME, state, ask, AcreOrders(**orders))


def skirmishers() -> State:
    """LI1 attacked by two units: it may fire, evade and feign."""
    return attacked({"ma1": "1304", "ma2": "1305", "li1": "1404"}, ("ma1", "ma2"), "1404")


def test_S3_2_without_orders_everything_is_asked() -> None:
    assert answer(skirmishers()) is None


@pytest.mark.parametrize(("fire", "evade", "feign"), list(product(When, repeat=3)))
def test_S3_2_a_reaction_that_is_open_and_to_be_asked_about_is_asked(fire: When, evade: When, feign: When) -> None:
    found = answer(skirmishers(), fire=fire, evade=evade, feign=feign)
    assert (found is None) == (ASK in (fire, evade, feign))
    never = {kind for kind, when in ((Fire, fire), (Evade, evade), (Feign, feign)) if when is NEVER}
    assert type(found) not in never
    assert found is None or GAME.check(skirmishers(), found) is None


def test_S3_2_what_is_not_open_need_not_be_asked_about() -> None:
    crossbows = attacked({"as1": "1304", "xb1": "1404"}, ("as1",), "1404", seat=MUSLIM)
    assert answer(crossbows, fire=NEVER) == Stand(seat=CRUSADER)
    assert answer(crossbows, evade=NEVER, feign=NEVER) is None


def test_S6_5_fire_is_judged_by_the_exact_odds_of_the_melee() -> None:
    crossbows = attacked({"as1": "1304", "xb1": "1404"}, ("as1",), "1404", seat=MUSLIM)
    fire, stand = Fire(seat=CRUSADER, target="as1"), Stand(seat=CRUSADER)
    assert expected(crossbows, fire) > expected(crossbows, stand)
    assert answer(crossbows, fire=FAVOURED) == fire


def test_S6_5_of_several_attackers_the_best_target_is_shot_at() -> None:
    state = attacked({"hq1": "1403", "as1": "1305", "xb1": "1404"}, ("hq1", "as1"), "1404", seat=MUSLIM)
    targets = [Fire(seat=CRUSADER, target=unit) for unit in ("hq1", "as1")]
    assert answer(state, fire=FAVOURED) == max(targets, key=lambda fire: expected(state, fire))


def test_S8_3_a_weak_unit_evades_a_strong_attack_and_stands_against_a_poor_one() -> None:
    state = skirmishers()
    assert expected(state, Stand(seat=MUSLIM)) < 0
    assert answer(state, fire=NEVER, evade=FAVOURED, feign=NEVER) == Evade(seat=MUSLIM, path=("1504",))
    poor = attacked({"sp1": "1304 disorganized", "li1": "1404"}, ("sp1",), "1404")
    assert answer(poor, fire=NEVER, evade=FAVOURED, feign=NEVER) == Stand(seat=MUSLIM)


def test_15_1a_karr_wa_farr_is_used_where_the_ordinary_retreat_is_forbidden() -> None:
    assert answer(skirmishers(), fire=NEVER, evade=NEVER, feign=FAVOURED) == Feign(seat=MUSLIM)


def test_S8_3_horse_archers_fire_and_then_go() -> None:
    state = attacked({"t1": "1304", "k1": "1305", "tk1": "1404"}, ("t1", "k1"), "1404", leaders={"gerard": "t1"})
    found = answer(state, fire=FAVOURED, evade=FAVOURED)
    assert isinstance(found, Fire)
    missed = take(GAME, state, found, ScriptedDice((6,)), unheard)
    then = answer(missed, fire=FAVOURED, evade=FAVOURED)
    assert isinstance(then, Evade)
    assert answer(missed, fire=FAVOURED, evade=NEVER) == Stand(seat=MUSLIM)


def test_S3_2_other_asks_are_never_left_to_the_clerk() -> None:
    state = stamp({"ma1": "1207", "as1": "1206"}, ask="attack")
    state = take(GAME, state, Attack(seat=CRUSADER, units=("ma1",), hexes=("1206",)), ScriptedDice((6,)), unheard)
    (ask,) = GAME.due(state)
    assert (ask.ask, ask.interrupt) == ("retreat", True)
    assert standing_answer(GAME, state, ask, AcreOrders(fire=NEVER, evade=NEVER, feign=NEVER)) is None


def test_14_5_an_army_that_would_disintegrate_counts_more_than_any_score() -> None:
    gone = ("hq1", "as1", "as2", "in3")
    state = stamp({"ma1": "1207", "li1": "1206"}, scenario="templars-wing", rest={"eliminated": gone})
    over: Any = {"ask": None, "seat": None, "scenario": "templars-wing"}
    lost = stamp({"ma1": "1207"}, rest={"eliminated": (*gone, "li1")}, **over)
    assert worth(lost, MUSLIM) < worth(state, MUSLIM) - 900
    assert worth(lost, MUSLIM) == -worth(lost, CRUSADER)


def expected(state: State, action: AcreAction) -> Fraction:
    """The worth of a reaction at the next ask that is no interrupt, where no other unit can rally before."""
    found = odds(GAME, state, action, through=True)
    assert found.exact
    return sum((chance.chance * worth(chance.state, Side(action.seat)) for chance in found.chances), Fraction(0))
