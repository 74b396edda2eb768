"""The generic captain: takes the recruit's turn as a sequence of actions and improves it as long as nodes are left."""

from random import Random
from typing import Any

from gonfalon.bots.bot import Choice, Effort
from gonfalon.bots.follower import foreseen
from gonfalon.bots.imagination import Weighing
from gonfalon.bots.recruit import LEAST, Recruit
from gonfalon.bots.valuing import Value
from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.game import Game

FOR_THE_FIRST = 0.25
"""The share of the nodes with which the first turn is found."""
DROPPED = 0.2
"""How often an action is left out instead of another put in."""


class Improver:
    """Plays any game that has a value, weighing the actions of a turn together."""

    def __init__(self, game: Game[Any, Any, Any], value: Value) -> None:
        self._game, self._value = game, value
        self._recruit = Recruit(game, value)

    def think(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """The recruit's answer, improved where it is a sequence of actions that nothing interrupts."""
        first = Effort(max(1, round(effort.nodes * FOR_THE_FIRST)), effort.random, effort.seconds_left)
        choices = self._recruit.think(state, ask, first)
        effort.spend(first.spent)
        sequence = Sequence(self._game, self._value, state, ask)
        if not all(sequence.add(choice.action) for choice in choices[:-1]) or len(choices) == 1:
            return choices if first.left <= 0 or len(choices) > 1 else self._recruit.think(state, ask, effort)
        best = self.improved(sequence, effort)
        return (*self.told(best, effort), choices[-1])

    def improved(self, best: "Sequence", effort: Effort) -> "Sequence":
        """The best sequence that is found by putting actions in and leaving actions out."""
        worth = best.worth(effort)
        while effort.spend():
            other = best.changed(effort.random)
            value = other.worth(effort)
            if value > worth + LEAST:
                best, worth = other, value
        return best

    def told(self, best: "Sequence", effort: Effort) -> list[Choice[Any]]:
        """The actions of a sequence, each with its reason."""
        return [
            self._recruit.choice(Weighing(self._game, self._value, [state], ask, effort), action)
            for state, ask, action in zip(best.states, best.asks, best.actions, strict=False)
        ]


class Sequence:
    """Actions of one seat in answer to one ask, put again and again, none of which rolls a die."""

    def __init__(self, game: Game[Any, Any, Any], value: Value, state: Any, ask: Ask[Any]) -> None:
        self._game, self._value = game, value
        self.states, self.asks, self.actions = [state], [ask], list[Any]()

    def add(self, action: Any) -> bool:
        """Put an action at the end; False when it is unlawful there, rolls a die, or ends the ask."""
        state, ask = self.states[-1], self.asks[-1]
        if self._game.check(state, action) is not None:
            return False
        after = foreseen(self._game, state, action)
        following = None if after is None else ask_of(self._game.due(after), ask.seat)
        if following is None or following.ask != ask.ask:
            return False
        self.states.append(after)
        self.asks.append(following)
        self.actions.append(action)
        return True

    def changed(self, random: Random) -> "Sequence":
        """Another sequence: with one action more or fewer somewhere, and of what follows whatever is still lawful."""
        place = random.randrange(len(self.actions) + 1)
        other = Sequence(self._game, self._value, self.states[0], self.asks[0])
        other.states, other.asks = self.states[: place + 1], self.asks[: place + 1]
        other.actions = self.actions[:place]
        rest = self.actions[place:]
        if rest and random.random() < DROPPED:
            rest = rest[1:]
        else:
            other.add(self._game.menu(other.states[-1], other.asks[-1].seat).sample(random))
        for action in rest:
            other.add(action)
        return other

    def worth(self, effort: Effort) -> float:
        """How well the seat stands at the end of the sequence."""
        return Weighing(self._game, self._value, [self.states[-1]], self.asks[-1], effort).now
