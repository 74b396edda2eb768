"""Exact odds of one attack beside ten thousand sampled attacks."""

from collections.abc import Callable, Iterator
from functools import cache
from time import process_time
from typing import Any

import msgspec

from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import Game, take
from gonfalon.kernel.odds import odds
from gonfalon.registry import game_named

SAMPLES = 10_000

POSITION = {
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
ACTION = {"do": "attack", "seat": "crusader", "piece": "templars", "target": "mamelukes-1"}


def exact_odds() -> Iterator[tuple[str, str, Callable[[int], float], Callable[[int], float]]]:
    """The one comparison: a distribution each."""
    yield "exact odds of an attack : 10,000 sampled attacks", "attacks/s", exact_rate, sampled_rate


@cache
def attack() -> tuple[Game[Any, Any, Any], Any, Any]:
    """A charge with a leader on either side, support and a wounded friend."""
    game = game_named("arsouf")
    state = game.state_of(msgspec.convert(POSITION, game.position_type))
    action = msgspec.convert(ACTION, game.action_type)
    assert game.check(state, action) is None
    return game, state, action


def exact_rate(turn: int) -> float:
    """Exact distributions a second."""
    game, state, action = attack()
    begun = process_time()
    for _ in range(40):
        assert odds(game, state, action).exact
    return 40 / (process_time() - begun)


def sampled_rate(turn: int) -> float:
    """Sampled distributions a second."""
    game, state, action = attack()
    dice, begun = SeededDice(turn), process_time()
    for _ in range(SAMPLES):
        take(game, state, action, dice, unheard)
    return 1 / (process_time() - begun)
