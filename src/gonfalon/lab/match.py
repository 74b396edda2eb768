"""A match: which bots play what from which seeds, and one game of it."""

import inspect
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from hashlib import blake2s
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from gonfalon.bots import bot_named
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, standing_answer, take
from gonfalon.registry import AnyGame

RANDOM = "random"

Chooser: TypeAlias = Callable[[Any, Ask[Any]], Any]
"""Answers an ask of a state."""


class Turnout(Struct, frozen=True):
    """One game of a match: the number of its seed, and whether the bots changed sides."""

    place: int
    swapped: bool


class Played(Struct, frozen=True):
    """How one game ended; `margins` says how well each side did, `deeds` how often each kind of action was taken."""

    turnout: Turnout
    winner: str | None
    how: str
    clause: str
    actions: int
    margins: dict[str, tuple[int, ...]]
    deeds: dict[str, int]


class Match:
    """Bots that meet under one scenario, its options and one seed."""

    def __init__(
        self,
        game: AnyGame,
        scenario: str,
        options: Any,
        bots: tuple[str, ...],
        seed: int,
        paired: bool = False,
        orders: Mapping[str, Orders] | None = None,
    ) -> None:
        """One bot a seat; when `paired` one bot a side. What `orders` leave to a seat's clerk its bot is not asked."""
        self.game = game
        self.scenario = scenario
        self.options = options
        self.bots = bots
        self.seed = seed
        self.paired = paired
        self.orders = orders or {}

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order of their first seats."""
        game = self.game
        return tuple(dict.fromkeys(str(game.side(seat)) for seat in game.seats(self.scenario)))

    @property
    def key(self) -> str:
        """What tells this match from any other, in a few letters."""
        game = self.game
        told = (game.name, code(type(game)), self.scenario, self.options, self.bots, self.seed, self.paired)
        ordered = (told, self.orders) if self.orders else told
        return blake2s(msgspec.json.encode(ordered), digest_size=8).hexdigest()

    def choosers(self, turnout: Turnout) -> dict[str, Chooser]:
        """Who answers for each seat; a seat's chance depends on the seed and the seat, not on who sits there."""
        bots = self.bots[::-1] if turnout.swapped else self.bots
        seats = self.game.seats(self.scenario)
        by_side = dict(zip(self.sides, bots, strict=False))
        names = [by_side[self.game.side(seat)] for seat in seats] if self.paired else bots
        return {
            seat: clerked(
                self.game, self.orders.get(seat), chooser(self.game, name, f"{self.seed}/{turnout.place}/{seat}")
            )
            for seat, name in zip(seats, names, strict=False)
        }


@cache
def code(game: type[AnyGame]) -> str:
    """What tells the rules and the bots of today from those of another day, in a few letters."""
    digest = blake2s(digest_size=8)
    for written in (game, bot_named):
        for path in sorted(Path(inspect.getfile(written)).parent.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def play(match: Match, turnout: Turnout) -> Played:
    """Play one game to its end; no record is kept."""
    game = match.game
    choosers = match.choosers(turnout)
    dice = SeededDice(f"{match.seed}/{turnout.place}/dice")
    state = begin(game, match.scenario, match.options, dice, unheard)
    deeds = Counter[str]()
    while due := game.due(state):
        ask = due[0] if not due[0].answered else next(ask for ask in due if not ask.answered)
        action = choosers[ask.seat](state, ask)
        deeds[action.__struct_config__.tag] += 1
        state = take(game, state, action, dice, unheard)
    outcome = game.outcome(state)
    assert outcome is not None, "nothing is asked and the game has no outcome"
    margins = {side: game.margin(state, side) for side in match.sides}
    return Played(turnout, outcome.winner, outcome.how, outcome.clause, deeds.total(), margins, dict(deeds))


def clerked(game: AnyGame, orders: Orders | None, choose: Chooser) -> Chooser:
    """Answers of a clerk under a seat's orders, and otherwise of whoever sits there."""
    if orders is None:
        return choose

    def answer(state: Any, ask: Ask[Any]) -> Any:
        action = standing_answer(game, state, ask, orders)
        return choose(state, ask) if action is None else action

    return answer


def chooser(game: AnyGame, name: str, seed: str) -> Chooser:
    """Answers of a named bot; random play samples the menu and needs no view."""
    random = Random(seed)
    if name == RANDOM:
        return lambda state, ask: game.menu(state, ask.seat).sample(random)
    bot = bot_named(name, game, random.getrandbits(32))

    def choose(state: Any, ask: Ask[Any]) -> Any:
        action = bot.choose(game.view(state, ask.seat), ask, game.menu(state, ask.seat))
        refusal = game.check(state, action)
        assert refusal is None, f"{name} wanted {action}, refused by {refusal}"
        return action

    return choose
