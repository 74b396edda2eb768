"""A moment of a game, and random play through many of them."""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, TypeAlias

from gonfalon.kernel.dice import Dice
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.match import Chooser
from gonfalon.registry import AnyGame

AnySitting: TypeAlias = Sitting[Any, Any, Any]


class Moment(NamedTuple):
    """A settled state of a game that was begun under some scenario."""

    game: AnyGame
    scenario: str
    state: Any

    @property
    def seats(self) -> tuple[str, ...]:
        """Who decides and knows."""
        return tuple(str(seat) for seat in self.game.seats(self.scenario))


def wander(sitting: AnySitting, random: Random, dice: Dice, most: int) -> bool:
    """Play on at random for at most so many actions; answers whether the game came to its end."""
    game = sitting.game
    for _ in range(most):
        open_asks = [ask for ask in sitting.due() if not ask.answered]
        if not open_asks:
            return True
        seat = random.choice(open_asks).seat
        sitting.trust(game.menu(sitting.state, seat).sample(random), dice)
    return not sitting.due()


def drive(sitting: AnySitting, choosers: Mapping[str, Chooser], dice: Dice, most: int) -> bool:
    """Let choosers play on for at most so many actions; answers whether the game came to its end."""
    for _ in range(most):
        ask = next((ask for ask in sitting.due() if not ask.answered), None)
        if ask is None:
            return True
        sitting.trust(choosers[ask.seat](sitting.state, ask), dice)
    return not sitting.due()


def moments(sitting: AnySitting) -> list[Moment]:
    """Every moment of a sitting, from the first ask to now."""
    states = [sitting.first, *(step.state for step in sitting.steps)]
    return [Moment(sitting.game, sitting.header.scenario, state) for state in states]
