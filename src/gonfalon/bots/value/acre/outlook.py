"""The captain's value of a turn: what arrows and attacks should bring, what the reply may cost, and the ground."""

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.bots.value.acre.assault import Assault, Charges, Fight
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.march import March, is_biding
from gonfalon.bots.value.acre.reply import Reply
from gonfalon.bots.value.acre.tables import ARCHERY, FACES, IS_FREE_OF_DUTY
from gonfalon.bots.value.acre.volleys import Volley, Volleys
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.charging import KEEPS_ORDER

NEAR_THE_CLIFF = 0.5
"""The share of what an army can still lose above which a turn may decide the battle."""


class Terms(NamedTuple):
    """A value in its parts."""

    strike: float
    safety: float
    way: float
    guard: float


class Turn(NamedTuple):
    """The shots and attacks that a lineup promises."""

    volleys: list[Volley]
    fights: list[Fight]


class Outlook:
    """Weighs where one side could stand; the other side stands still until it replies."""

    def __init__(self, field: Field, weights: Weights, charges: Charges) -> None:
        self.field, self.weights = field, weights
        self.stakes = Stakes(field, weights)
        self.volleys = Volleys(field, self.stakes)
        self.assault = Assault(field, self.stakes, weights, charges)
        self.reply = Reply(field, self.stakes, weights)
        self.march = March(field, self.stakes, weights)
        self.caution = weights.biding if is_biding(field) else weights.reply
        self._archers = [unit for unit in field.mine if ARCHERY[unit] and IS_FREE_OF_DUTY[unit]]

    def value(self, at: Sequence[int], *, fighting: bool = True) -> float:
        """How good it is to stand so before the shots of the turn, or when it is not `fighting` after its attacks."""
        return sum(self.terms(at, fighting=fighting))

    def terms(self, at: Sequence[int], *, fighting: bool = True) -> Terms:
        """The value in its parts."""
        lineup = Lineup(self.field, at)
        turn = self.turn(lineup) if fighting else Turn([], [])
        strike = sum(volley.gain for volley in turn.volleys) + sum(fight.gain for fight in turn.fights)
        beaten = {target: fight.beaten for fight in turn.fights for target in fight.front}
        harmed = {unit: self.harmed(fight, unit) for fight in turn.fights for unit in fight.force}
        loss = self.reply.loss(lineup, beaten, harmed)
        return Terms(
            self.decisive(strike, self.field.foe),
            -self.caution * self.decisive(loss, self.field.me),
            self.march.value(lineup),
            -self.march.gap(lineup),
        )

    def decisive(self, loss: float, side: Side) -> float:
        """A loss of a side, dearer where it takes a great part of what is left before the army disintegrates."""
        return loss + self.weights.cliff * max(0.0, loss - NEAR_THE_CLIFF * self.stakes.left[side])

    def harmed(self, fight: Fight, unit: int) -> float:
        """How likely a unit comes out of an attack in disorder; who charged may lose it by the ride."""
        if unit != fight.charger:
            return fight.harmed
        kept = (KEEPS_ORDER + self.field.led[unit]) / FACES
        return 1 - (1 - fight.harmed) * kept

    def turn(self, lineup: Lineup) -> Turn:
        """The shots and attacks that would be made from a lineup."""
        volleys = self.volleys.plan(lineup, [unit for unit in self._archers if lineup.at[unit] >= 0])
        softened, spent = {}, set[int]()
        for volley in volleys:
            spent.update(volley.firers)
            there = self.field.at[volley.target]
            if not self.field.broken[volley.target] and len(self.field.defenders[there]) == 1:
                softened[there] = volley.chance
        return Turn(volleys, self.assault.plan(lineup, softened, frozenset(spent)))
