"""Positions of the battle of Acre that pictures and browser tests begin with, made from the historical set-up."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import convert, to_builtins

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Attack
from gonfalon.games.acre.pieces import GARRISON, LEADERS, Side
from gonfalon.games.acre.scenarios import HISTORICAL, HISTORICAL_LEADERS, SIEGE_TREBUCHETS
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take


def battle(
    ask: str,
    seat: str,
    *,
    moved_to: Mapping[str, str] = {},
    marked: Mapping[str, Mapping[str, Any]] = {},
    gone: tuple[str, ...] = (),
    riding: Mapping[str, str] = {},
    turn: int = 4,
) -> dict[str, Any]:
    """The historical set-up with some units elsewhere, marked or lost, and some leaders with others."""
    stood = {**HISTORICAL[Side.CRUSADER], **HISTORICAL[Side.MUSLIM], **moved_to}
    led = {**HISTORICAL_LEADERS[Side.CRUSADER], **HISTORICAL_LEADERS[Side.MUSLIM], **riding}
    return {
        "ask": ask,
        "seat": seat,
        "scenario": "battle",
        "turn": turn,
        "units": [{"unit": unit, "at": at, **marked.get(unit, {})} for unit, at in stood.items() if unit not in gone],
        "leaders": [{"leader": leader.id, "with": led[leader.id]} for leader in LEADERS],
        "eliminated": list(gone),
        "inside": [unit.id for unit in GARRISON],
        "trebuchets": list(SIEGE_TREBUCHETS),
    }


MELEE = battle(
    "attack",
    "crusader",
    moved_to={"t2": "1307", "xb2": "1406", "ma2": "1408", "t1": "1308", "hq1": "1407", "tk3": "1506"},
    marked={
        "t2": {"moved": True, "charging": "1407"},
        "xb2": {"moved": True, "fired": True},
        "ma2": {"disorganized": True},
    },
)
"""Templars who charge, crossbowmen who have shot and disorganized Flemings around the Halqa at 1407."""

NEAR_THE_WITHDRAWAL = battle(
    "withdraw",
    "muslim",
    gone=("as1", "as2", "as3", "hq1", "hq2", "tk1", "tk2", "tk3", "tk4", "ku1", "ku2", "in3", "k4", "ma8", "sp9"),
    riding={"saladin": "hq3", "taqi": "as4", "afdal": "as6", "louis": "k1"},
)
"""The Muslims have lost 50 points, are demoralized, and may withdraw."""


@cache
def asked() -> dict[str, Any]:
    """Flemings and Pisans attack Turkomans who may stand, shoot or evade, but not feign."""
    before = battle("attack", "crusader", moved_to={"ma2": "1408", "ma3": "1308", "tk3": "1407", "as2": "1707"})
    attack = Attack(seat=Side.CRUSADER, units=("ma2", "ma3"), hexes=("1407",))
    state = take(GAME, GAME.state_of(convert(before, GAME.position_type)), attack, SeededDice(1), unheard)
    found: dict[str, Any] = to_builtins(GAME.position(state))
    return found
