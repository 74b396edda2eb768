"""What a position of Acre is worth to a seat: both armies' losses and order, and the captain's outlook from there."""

from math import log
from typing import Any

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.acre.council import great_decision
from gonfalon.bots.value.acre.fighting import outlook_of
from gonfalon.bots.value.acre.outlook import Outlook, Terms
from gonfalon.bots.value.acre.reasons import why_assault, why_move, why_ride, why_shot
from gonfalon.bots.value.acre.tables import PRINTED, UNITS_OF
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.valuing import Value
from gonfalon.games.acre.actions import AcreAction, Attack, Move, Ride, Shoot
from gonfalon.games.acre.frames import (
    Moving,
    Shooting,
)
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, SPAN, Side
from gonfalon.games.acre.rules.morale import losses, numbers
from gonfalon.games.acre.state import State
from gonfalon.geometry.hexset import members
from gonfalon.kernel.agenda import Ask

KEPT = 64
"""How many outlooks are remembered; a movement phase needs a few."""
STILL = Terms(0.0, 0.0, 0.0, 0.0)


class AcreValue(Value):
    """The captain's own value; attacks and arrows count as long as they are still to come."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._outlooks: dict[Any, Outlook] = {}

    def __reduce__(self) -> tuple[type["AcreValue"], tuple[Weights]]:
        """Outlooks are not worth remembering from one thought to the next."""
        return AcreValue, (self.weights,)

    def parts(self, state: State, seat: str) -> tuple[float, ...]:
        """The armies, strikes, safety, the ground, and the way to the walls."""
        me = Side(seat)
        frame = state.agenda[-1] if state.agenda else None
        is_before = isinstance(frame, Moving | Shooting) and frame.seat is me
        terms = self.outlook(state, me).terms(state.at, fighting=is_before)
        return self.army(state, me) - self.army(state, me.enemy), *terms

    def army(self, state: State, side: Side) -> float:
        """What an army has lost: each point the dearer the nearer it is to breaking, and a share for lost order."""
        weights, is_crusader = self.weights, side is Side.CRUSADER
        lost, breaking, scale = losses(state, side), numbers(state, side).disintegrated, weights.morale
        left = max(0, breaking - lost) + scale
        spent = (1 + weights.fighting) * lost + scale * log((breaking + scale) / left)
        order = weights.disorder_of_crusaders if is_crusader else weights.disorder_of_muslims
        first = UNITS_OF[side][0]
        broken = sum(PRINTED[first + number] for number in members(state.disorganized[side.number]))
        return -spent - order * (1 + scale / left) * broken

    def outlook(self, state: State, me: Side) -> Outlook:
        """The captain's outlook, shared by all states in which only one's own units stand elsewhere."""
        own = tuple([at if at < 0 else 0 for at in state.at[SPAN[me]]])
        marks = state.fired, state.attacked, state.shot, state.struck, state.charging, state.turn, state.stage
        key = me, own, state.at[SPAN[me.enemy]], state.leading, state.disorganized, state.camps, state.trebuchets, marks
        if key not in self._outlooks:
            if len(self._outlooks) >= KEPT:
                self._outlooks.clear()
            self._outlooks[key] = outlook_of(state, me, self.weights)
        return self._outlooks[key]

    def why(self, state: State, action: AcreAction, gains: tuple[float, ...], looked: int) -> Reason:
        """The odds of a shot or an attack, or the part of the value that a move improves most."""
        match action:
            case Shoot():
                return why_shot(state, action)
            case Attack():
                return why_assault(state, action, is_owed=False)
            case Ride():
                return why_ride(LEADER_BY_ID[action.leader], BY_ID[action.unit].index)
            case Move():
                outlook = self.outlook(state, Side(action.seat))
                return why_move(outlook, BY_ID[action.unit].index, INDEX[action.to], Terms(*gains[1:]), STILL)
            case _:
                return super().why(state, action, gains, looked)

    def ready(self, state: State, ask: Ask[AcreAction], effort: Effort) -> tuple[Choice[AcreAction], ...]:
        """The set-up and the great decisions, of which no single action shows the worth."""
        return great_decision(state, Side(ask.seat), effort, self.weights)
