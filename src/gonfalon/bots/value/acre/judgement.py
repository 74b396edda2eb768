"""The answers to each ask of Acre, quick or planned."""

from gonfalon.bots.bot import Choice, Effort
from gonfalon.bots.value.acre import answers
from gonfalon.bots.value.acre.council import great_decision
from gonfalon.bots.value.acre.fighting import next_attack, next_shot
from gonfalon.bots.value.acre.planning import planned_moves
from gonfalon.bots.value.acre.quick import quick_moves
from gonfalon.bots.value.acre.reacting import react
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import AcreAction
from gonfalon.games.acre.frames import (
    Advancing,
    Attacking,
    Fleeing,
    Following,
    Joining,
    Losing,
    Moving,
    Reacting,
    Retreating,
    Shooting,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import State
from gonfalon.kernel.agenda import Ask

Choices = tuple[Choice[AcreAction], ...]


class AcreJudgement:
    """What the bots of Acre care about."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def quick(self, state: State, ask: Ask[AcreAction], effort: Effort) -> Choices:
        """Each unit by itself."""
        if isinstance(state.agenda[-1], Moving):
            return quick_moves(state, Side(ask.seat), effort, self.weights)
        return self.answer(state, ask, effort)

    def deep(self, state: State, ask: Ask[AcreAction], effort: Effort) -> Choices:
        """The whole turn together."""
        if isinstance(state.agenda[-1], Moving):
            return planned_moves(state, Side(ask.seat), effort, self.weights)
        return self.answer(state, ask, effort)

    def answer(self, state: State, ask: Ask[AcreAction], effort: Effort) -> Choices:
        """What both answer alike: arrows, attacks and the great decisions."""
        frame, side = state.agenda[-1], Side(ask.seat)
        match frame:
            case Shooting():
                return next_shot(state, side, effort, self.weights)
            case Attacking():
                return next_attack(state, side, effort, self.weights)
            case _:
                great = great_decision(state, side, effort, self.weights)
                return great or (self.interrupt(state, frame),)

    def interrupt(self, state: State, frame: object) -> Choice[AcreAction]:
        """An answer while another action is under way."""
        match frame:
            case Reacting():
                return react(state, frame, self.weights)
            case Retreating():
                return answers.retreat(state, frame, self.weights)
            case Advancing():
                return answers.advance(state, frame, self.weights)
            case Losing():
                return answers.lose(state, frame, self.weights)
            case Fleeing():
                return answers.flee(state, frame)
            case Following():
                return answers.follow(state, frame, self.weights)
            case Joining():
                return answers.join(state, frame)
            case _:
                raise AssertionError(f"{frame} asks nobody")
