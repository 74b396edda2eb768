"""Exact odds of one attack, through to its result, beside ten thousand sampled runs of it."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from time import process_time
from typing import Any, NamedTuple

import msgspec

from gonfalon.kernel.dice import Dice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import Game, take
from gonfalon.kernel.odds import odds
from gonfalon.registry import game_named

SAMPLES = 10_000
EXACT_RUNS = 20

CHARGE_AT_ARSOUF = {
    "ask": "attack",
    "seat": "crusader",
    "pieces": [
        {"piece": "templars", "at": "06.08", "moved": True, "charging": "07.09"},
        {"piece": "richard", "at": "05.09"},
        {"piece": "baggage-1", "at": "04.09"},
        {"piece": "baggage-2", "at": "04.10"},
        {"piece": "infantry-1", "at": "05.08"},
        {"piece": "mamelukes-1", "at": "07.09"},
        {"piece": "horse-archers-1", "at": "06.09"},
        {"piece": "mamelukes-2", "at": "06.07", "wounded": True},
        {"piece": "saladin", "at": "08.09"},
    ],
}
"""A charge with a leader on either side, support and a wounded friend."""

MELEE_AT_ACRE = {
    "ask": "attack",
    "seat": "crusader",
    "units": [
        {"unit": "t1", "at": "1207", "moved": True, "charging": "1206"},
        {"unit": "ma2", "at": "1107"},
        {"unit": "sp1", "at": "2020"},
        {"unit": "li1", "at": "2021"},
        {"unit": "as1", "at": "1206"},
        {"unit": "hq1", "at": "1305"},
        {"unit": "in1", "at": "1104"},
        {"unit": "tk1", "at": "1307"},
    ],
    "leaders": [{"leader": "gerard", "with": "t1"}, {"leader": "taqi", "with": "as1"}],
}
"""A charge with a leader on either side, retreats, losses and advances; another melee keeps the phase open."""

VOLLEY_AT_WATER_HOLE = {
    "scenario": "first-blood",
    "turn": 2,
    "side": "crusader",
    "ask": "defend",
    "seat": "saracen",
    "agenda": [
        {"frame": "moving", "seat": "crusader"},
        {"frame": "defending", "seat": "saracen", "mover": "gerard"},
    ],
    "mover": {"figure": "gerard", "left": 8, "back": "F8", "back_facing": "se", "front": True, "rear": True},
    "figures": [
        {"figure": "gerard", "at": "F8", "facing": "se", "horse": "gerard-horse", "spent": 4, "moved": True},
        {"figure": "bertin", "at": "D10"},
        {"figure": "jehangir", "at": "J7"},
        {"figure": "ali", "at": "J9"},
        {"figure": "khaleed", "at": "J11"},
        {"figure": "yasaffa", "at": "K10"},
    ],
}
"""Three bows at a Templar in mid-ride: he may be slowed, stunned, wounded or killed, and his horse with him."""


class Case(NamedTuple):
    """An attack in a position."""

    game: Game[Any, Any, Any]
    state: Any
    action: Any


def exact_odds() -> Iterator[tuple[str, str, Callable[[int], float], Callable[[int], float]]]:
    """A distribution each, of one attack of each game."""
    for what, many, case in (
        ("Arsouf, exact odds of an attack", "attacks", charge_at_arsouf),
        ("Acre, exact odds of a melee through to its result", "melees", melee_at_acre),
        ("Croisades, exact odds of a volley of three bows", "volleys", volley_at_water_hole),
    ):
        row = f"{what} : 10,000 sampled {many}"
        yield row, f"{many}/s", partial(exact_rate, case), partial(sampled_rate, case)


@cache
def charge_at_arsouf() -> Case:
    """The Templars' charge."""
    action = {"do": "attack", "seat": "crusader", "piece": "templars", "target": "mamelukes-1"}
    return case_of("arsouf", CHARGE_AT_ARSOUF, action)


@cache
def melee_at_acre() -> Case:
    """The Templars' charge with men-at-arms beside them."""
    action = {"do": "attack", "seat": "crusader", "units": ["t1", "ma2"], "hexes": ["1206"], "charger": "t1"}
    return case_of("acre", MELEE_AT_ACRE, action)


@cache
def volley_at_water_hole() -> Case:
    """All three at once, in this order."""
    archers = ["jehangir", "ali", "khaleed"]
    action = {"do": "volley", "seat": "saracen", "figures": archers, "target": "gerard"}
    return case_of("croisades", VOLLEY_AT_WATER_HOLE, action)


def case_of(name: str, position: Any, written: Any) -> Case:
    """A case as a position file and an action file would write it."""
    game = game_named(name)
    state = game.state_of(msgspec.convert(position, game.position_type))
    action = msgspec.convert(written, game.action_type)
    assert game.check(state, action) is None
    return Case(game, state, action)


def exact_rate(case_at: Callable[[], Case], turn: int) -> float:
    """Exact distributions a second."""
    game, state, action = case_at()
    begun = process_time()
    for _ in range(EXACT_RUNS):
        assert odds(game, state, action, through=True).exact
    return EXACT_RUNS / (process_time() - begun)


def sampled_rate(case_at: Callable[[], Case], turn: int) -> float:
    """Sampled distributions a second."""
    case, dice = case_at(), SeededDice(turn)
    begun = process_time()
    for _ in range(SAMPLES):
        played_through(case, dice)
    return 1 / (process_time() - begun)


def played_through(case: Case, dice: Dice) -> Any:
    """One run of an attack, every interrupt answered by its default."""
    game = case.game
    state = take(game, case.state, case.action, dice, unheard)
    while (due := game.due(state)) and due[0].interrupt:
        state = take(game, state, due[0].default, dice, unheard)
    return state
