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
    return after(before, "ma2 ma3")


@cache
def tempted() -> dict[str, Any]:
    """Flemings and Pisans with James of Avesnes attack light infantry that may do all four, feign flight too."""
    moved_to = {"ma2": "1408", "ma3": "1308", "li2": "1407", "as2": "1707", "tk3": "1906"}
    return after(battle("attack", "crusader", moved_to=moved_to, riding={"james": "ma3"}), "ma2 ma3")


@cache
def leaderless() -> dict[str, Any]:
    """The Halqa at 1407 are destroyed, and Gokbori who led them must join one of two units."""
    moved_to = {"t2": "1307", "t1": "1308", "h1": "1408", "h2": "1306", "hq1": "1407", "li1": "1406", "tk3": "1906"}
    riding = {"gokbori": "hq1", "taqi": "as5", "afdal": "hq2"}
    return after(battle("attack", "crusader", moved_to=moved_to, riding=riding), "t1 t2 h1 h2", "join")


@cache
def yielded() -> dict[str, Any]:
    """The Halqa have left 1407, and one of those who attacked may advance into it."""
    moved_to = {"t2": "1307", "t1": "1308", "h1": "1408", "hq1": "1407", "tk3": "1906", "as2": "1907", "li1": "1905"}
    return after(battle("attack", "crusader", moved_to=moved_to, riding={"afdal": "hq2"}), "t1 t2 h1", "advance")


def after(before: Mapping[str, Any], units: str, ask: str = "react") -> dict[str, Any]:
    """The position in which units have attacked 1407 and something is asked; whatever comes before goes by default."""
    attack = Attack(seat=Side.CRUSADER, units=tuple(units.split()), hexes=("1407",))
    for seed in range(MOST_SEEDS):
        dice = SeededDice(seed)
        state = take(GAME, GAME.state_of(convert(before, GAME.position_type)), attack, dice, unheard)
        for _ in range(MOST_ASKS):
            due = GAME.due(state)
            if due and due[0].ask == ask:
                found: dict[str, Any] = to_builtins(GAME.position(state))
                return found
            if not due:
                break
            state = take(GAME, state, due[0].default, dice, unheard)
    raise LookupError(ask)


MOST_SEEDS, MOST_ASKS = 60, 6
