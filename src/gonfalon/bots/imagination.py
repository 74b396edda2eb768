"""What a bot imagines: states that its view allows, and what an action is worth in them under the dice."""

from random import Random
from typing import Any

from gonfalon.bots.bot import Effort
from gonfalon.bots.valuing import Value
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Audience, unheard
from gonfalon.kernel.game import Game, take

WON = 1000.0
"""What a won game is worth; a lost one costs as much."""
IMAGINED = 6
"""How many states are imagined where something is hidden."""
MOST_ASKS = 40
OWN_ANSWERS = 3
"""How many answers besides the default a bot imagines of itself when its own action asks it again."""


class SpreadDice(Dice):
    """The dice of one of `many` samples: over all of them the first rolls show every face alike often."""

    __slots__ = ("_left", "_random", "_span", "rolled")

    def __init__(self, random: Random, number: int = 0, many: int = 1) -> None:
        self._random, self._left, self._span = random, number, many
        self.rolled = False

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        self.rolled = True
        if self._span < sides:
            return int(self._random.random() * sides) + 1
        self._span //= sides
        self._left, face = divmod(self._left, sides)
        return face + 1


def imagined(game: Game[Any, Any, Any], view: Any, random: Random) -> list[Any]:
    """States that a view allows: one where it hides nothing, else several."""
    dice = SpreadDice(random)
    first = game.imagine(view, dice)
    return [first, *(game.imagine(view, dice) for _ in range(IMAGINED - 1))] if dice.rolled else [first]


class Weighing:
    """Weighs the actions that answer one ask, over all imagined states."""

    def __init__(
        self, game: Game[Any, Any, Any], value: Value, states: list[Any], ask: Ask[Any], effort: Effort
    ) -> None:
        self.game, self.value, self.states, self.ask, self.effort = game, value, states, ask, effort
        self._side = game.side(ask.seat)
        self.now = sum(self.worth(state) for state in states) / len(states)
        self._left: float | None = None

    def gain(self, action: Any, samples: int) -> tuple[float, bool]:
        """What an action should gain, and whether a die fell.

        Where the ask goes on that is more than the states are worth now, where it ends more than the default brings.
        """
        afters, rolled = self.falls(action, samples)
        ended = sum(not self.goes_on(after) for after in afters)
        base = (ended * self.left(samples) + (len(afters) - ended) * self.now) / len(afters) if ended else self.now
        return sum(map(self.worth, afters)) / len(afters) - base, rolled

    def falls(self, action: Any, samples: int) -> tuple[list[Any], bool]:
        """What an action leads to, once in every state or under so many falls of the dice, and whether any fell."""
        states, afters, rolled = self.states, list[Any](), False
        each = max(1, samples // len(states))
        for number in range(each * len(states)):
            if number >= len(states) and not rolled:
                break
            dice = SpreadDice(self.effort.random, number // len(states), each)
            afters.append(self.after(states[number % len(states)], action, dice))
            self.effort.spend()
            rolled = rolled or dice.rolled
        return afters, rolled

    def left(self, samples: int) -> float:
        """What the states are worth when the default ends the ask; as they are where it does not."""
        if self._left is None:
            afters, _ = self.falls(self.ask.default, samples)
            ended = [self.worth(after) for after in afters if not self.goes_on(after)]
            self._left = sum(ended) / len(ended) if ended else self.now
        return self._left

    def after(self, state: Any, action: Any, dice: Dice) -> Any:
        """What becomes of a state by an action, once all that it interrupts for is answered."""
        state = take(self.game, state, action, dice, unheard)
        for _ in range(MOST_ASKS):
            ask = self._waiting(state)
            if ask is None:
                break
            state = take(self.game, state, self._answer(state, ask), dice, unheard)
        return state

    def worth(self, state: Any) -> float:
        """How well the seat stands in a state, or that it has won or lost."""
        outcome = None if self.game.due(state) else self.game.outcome(state)
        if outcome is not None and outcome.winner is not None:
            return WON if outcome.winner == self._side else -WON
        return sum(self.value.parts(state, self.ask.seat))

    def goes_on(self, state: Any) -> bool:
        """Whether the seat is asked the same again."""
        seat, name = self.ask.seat, self.ask.ask
        return any(ask.seat == seat and ask.ask == name and not ask.answered for ask in self.game.due(state))

    def _waiting(self, state: Any) -> Ask[Any] | None:
        """An interrupt, or the answer of another to the same secret question, that an action has to wait for."""
        for ask in self.game.due(state):
            if not ask.answered and (ask.interrupt or (ask.together and ask.ask == self.ask.ask)):
                return ask
        return None

    def _answer(self, state: Any, ask: Ask[Any]) -> Any:
        """How somebody answers meanwhile: oneself by value, the others as usual, or by lots what is secret."""
        menu, random = self.game.menu(state, ask.seat), self.effort.random
        if ask.together:
            return menu.sample(random)
        if ask.seat != self.ask.seat:
            return ask.default
        answers = [ask.default, *(menu.sample(random) for _ in range(OWN_ANSWERS))]
        return max(answers, key=lambda answer: self._glance(state, answer))

    def _glance(self, state: Any, answer: Any) -> float:
        """What an answer is worth under one fall of the dice."""
        self.effort.spend()
        return self.worth(take(self.game, state, answer, SpreadDice(self.effort.random), unheard))
