"""Attacks as they fell: each with the exact chances that it had just before its dice."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct

from gonfalon.kernel.dice import Dice, ScriptedDice, TellingDice, falls
from gonfalon.kernel.events import Event, Rolled, Tell, opened
from gonfalon.kernel.game import Game
from gonfalon.kernel.sitting import Sitting
from gonfalon.kernel.strikes import Harm, Strike

MOST_FALLS = 5_000
"""Falls of the dice of one attack; a game that throws more at once is told without odds."""
MOST_FALLS_IN_ALL = 200_000
"""Falls of the dice of all attacks; what comes after them is told without odds too."""

T = TypeVar("T")
Work = Callable[[Any, Dice, Tell], Any]


class Counting:
    """Counts the falls of dice as long as they are not too many."""

    def __init__(self) -> None:
        self._left = MOST_FALLS_IN_ALL

    def all_of(self, endings: Iterator[T]) -> list[T] | None:
        """The endings of one attack; None when they are too many for it, or for what is left to all."""
        most = min(MOST_FALLS, self._left)
        found = list(islice(endings, most + 1))
        self._left -= min(len(found), self._left)
        return found if len(found) <= most else None


class Struck(Struct, frozen=True):
    """A strike and the place of its action among the steps; before the dice: how likely it was to fall just so.

    `chances` are those of harming target, attacker or nobody, and `mean` is the worth that was to be expected.
    """

    place: int
    strike: Strike
    chance: Fraction
    chances: dict[Harm, Fraction]
    mean: Fraction

    @property
    def gap(self) -> Fraction:
        """How far what fell lies from what was to be expected, by its worth."""
        return abs(self.strike.worth - self.mean)


def struck(sitting: Sitting[Any, Any, Any]) -> list[Struck]:
    """Every strike of a sitting that dice have settled, with the chances that they had."""
    found: list[Struck] = []
    counting, state = Counting(), sitting.first
    for place, step in enumerate(sitting.steps):
        faces = _faces(step.told)
        if faces:
            found += _struck_in(sitting.game, state, step.action, faces, place, counting)
        state = step.state
    return found


def widest(strikes: Sequence[Struck], most: int) -> list[Struck]:
    """The strikes that fell farthest from their odds, in the order of play; of one action only the widest."""
    best: dict[int, Struck] = {}
    for each in sorted(strikes, key=lambda each: (-each.gap, each.place)):
        if each.gap and len(best) < most:
            best.setdefault(each.place, each)
    return [best[place] for place in sorted(best)]


def _struck_in(
    game: Game[Any, Any, Any], state: Any, action: Any, faces: Sequence[int], place: int, counting: Counting
) -> list[Struck]:
    """The strikes of one action, work by work: the odds of the second are those after the first has fallen."""
    dice = ScriptedDice(faces)
    found: list[Struck] = []

    def taken(state: Any, dice: Dice, tell: Tell) -> Any:
        return game.apply(state, action, dice, tell)

    work: Work = taken
    while True:
        after, told = _done(work, state, dice)
        strike = game.advice.strike(state, told)
        if strike is not None and _faces(told):
            found += _weighed(game, work, state, strike, place, counting)
        if after is None:
            return found
        state, work = after, game.resolve


def _weighed(
    game: Game[Any, Any, Any], work: Work, state: Any, strike: Strike, place: int, counting: Counting
) -> list[Struck]:
    """A strike with the chances of all that its work could have told; nothing where there are too many."""

    def ending(dice: Dice) -> Strike | None:
        return game.advice.strike(state, _done(work, state, dice)[1])

    endings = counting.all_of(falls(ending))
    if endings is None:
        return []
    spread: dict[Strike, Fraction] = {}
    for end, ways in endings:
        known = end or Strike(strike.side, Harm.NOBODY)
        spread[known] = spread.get(known, Fraction(0)) + Fraction(1, ways)
    chances = dict.fromkeys(Harm, Fraction(0))
    for end, chance in spread.items():
        chances[end.harm] += chance
    mean = sum((end.worth * chance for end, chance in spread.items()), Fraction(0))
    return [Struck(place, strike, spread[strike], chances, mean)]


def _done(work: Work, state: Any, dice: Dice) -> tuple[Any, tuple[Event, ...]]:
    """The state after a piece of work, and what it has told."""
    told: list[Event] = []
    after = work(state, TellingDice(dice, told.append), told.append)
    return after, tuple(map(opened, told))


def _faces(told: Sequence[Event]) -> tuple[int, ...]:
    return tuple(event.face for event in told if isinstance(event, Rolled))
