"""What a game lends the generic bots: how well a seat stands, in parts, and words for what an action is good for."""

from typing import Any

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.game import Game

SHARE = 0.01
"""What a number of the margin weighs against the one before it."""


class Value:
    """A game's bots in about a hundred lines: only `parts` must be written."""

    draws_lots = False
    """Whether lots are drawn when nothing gains and nothing loses, or the default is taken."""

    def parts(self, state: Any, seat: str) -> tuple[float, ...]:
        """How well a seat's side stands, in parts that add up; compared only between states of the same ask."""
        raise NotImplementedError

    def why(self, state: Any, action: Any, gains: tuple[float, ...], looked: int) -> Reason:
        """Why an action is taken, by what it adds to each part; `looked` positions were weighed."""
        return Reason("promising", {"seat": action.seat, "looked": looked})

    def ready(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """A ready answer where weighing single actions finds none, as at set-up; nothing leaves it to the bot."""
        return (Choice(ask.default, Reason("default")),) if ask.prelude else ()


class MarginValue(Value):
    """What a game says of itself by its margin, for games without a value of their own."""

    draws_lots = True

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game

    def parts(self, state: Any, seat: str) -> tuple[float, ...]:
        """The numbers of the margin, each weighing less than the one before it."""
        margin = self._game.margin(state, self._game.side(seat))
        return tuple(number * SHARE**place for place, number in enumerate(margin))
