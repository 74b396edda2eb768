"""The answers to each ask of Croisades, quick or planned."""

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.croisades import charging, fighting, firing, leading, suffering, volleying
from gonfalon.bots.value.croisades.hiding import as_weighed
from gonfalon.bots.value.croisades.lying_in_wait import hide
from gonfalon.bots.value.croisades.moving import Orders
from gonfalon.bots.value.croisades.mustering import muster
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.bots.value.croisades.setting_up import set_up
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import CroisadesAction
from gonfalon.games.croisades.frames import (
    Advancing,
    Bearing,
    Charging,
    Countering,
    Defending,
    Displacing,
    Falling,
    Fighting,
    Hiding,
    Marking,
    Moving,
    Mustering,
    Naming,
    Placing,
    Retreating,
    SettingDown,
    Shooting,
    Watching,
)
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.state import State
from gonfalon.kernel.agenda import Ask

Choices = tuple[Chosen, ...]


class CroisadesJudgement:
    """What the bots of Croisades care about; orders that are not yet carried out are remembered."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._orders = Orders()

    def quick(self, state: State, ask: Ask[CroisadesAction], effort: Effort) -> Choices:
        """Each figure by itself."""
        return self.answer(state, ask, effort, deep=False)

    def deep(self, state: State, ask: Ask[CroisadesAction], effort: Effort) -> Choices:
        """The whole turn together."""
        return self.answer(state, ask, effort, deep=True)

    def answer(self, state: State, ask: Ask[CroisadesAction], effort: Effort, *, deep: bool) -> Choices:
        """What is asked decides who answers."""
        frame, weights = state.agenda[-1], self.weights
        if isinstance(frame, Mustering):
            # Which of the two asks lies on top says nothing of whose answer is wanted.
            return (muster(state, Side(ask.seat)),)
        if isinstance(frame, Hiding) and deep:
            return hide(state, frame, effort)
        state = as_weighed(state, Side(ask.seat))
        match frame:
            case Moving():
                return self._orders.answer(state, ask, effort, weights, deep=deep)
            case Placing():
                return set_up(state, frame)
            case Naming():
                return fighting.name(state, frame, weights)
            case _:
                return (self.single(state, frame),)

    def single(self, state: State, frame: object) -> Chosen:
        """The answer to an ask of one action."""
        weights = self.weights
        match frame:
            case Marking():
                return firing.mark(state, frame, weights)
            case Shooting():
                return firing.shoot(state, frame, weights)
            case Charging():
                return charging.charge(state, frame, weights)
            case Countering():
                return charging.counter(state, frame, weights)
            case Defending():
                return volleying.defend(state, frame, weights)
            case Watching():
                return volleying.watch(state, frame, weights)
            case Fighting():
                return fighting.order(state, frame, weights)
            case _:
                return self.suffer(state, frame)

    def suffer(self, state: State, frame: object) -> Chosen:
        """The answer to what shots and combats bring upon figures."""
        weights = self.weights
        match frame:
            case Bearing():
                return suffering.bear(state, frame, weights)
            case Retreating():
                return suffering.retreat(state, frame, weights)
            case Displacing():
                return suffering.aside(state, frame, weights)
            case Falling():
                return suffering.fall(state, frame, weights)
            case SettingDown():
                return leading.set_down(state, frame)
            case Advancing():
                return suffering.advance(state, frame, weights)
            case _:
                raise AssertionError(f"{frame} asks nobody")
