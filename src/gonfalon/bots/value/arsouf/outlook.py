"""The captain's value of a turn: what his attacks should bring, what the reply may cost, wounds, and the way."""

from collections.abc import Sequence

from gonfalon.bots.value.arsouf.assault import assault
from gonfalon.bots.value.arsouf.attacks import Attacks, Charges
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.march import March
from gonfalon.bots.value.arsouf.reasons import Terms
from gonfalon.bots.value.arsouf.reply import Reply
from gonfalon.bots.value.arsouf.tables import BAGGAGE, DISTANCE, NEAR
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.rules.wounds import RECOVERY_DISTANCE
from gonfalon.games.arsouf.state import NOWHERE

HUNT_SPACES = 6
FURTHEST_MOVE = 3
LIKELY = 0.1


class Outlook:
    """Weighs where one side could stand; the other side stands still until it replies."""

    def __init__(self, field: Field, stakes: Stakes, weights: Weights, charges: Charges | None = None) -> None:
        self.field, self.stakes, self.weights = field, stakes, weights
        self.attacks = Attacks(field, charges)
        self.reply = Reply(field, weights)
        self.march = March(field, stakes, weights)
        self._fit = [1.0 if fit else 0.0 for fit in field.fit]
        self._hurt = [0.0 if fit or at == NOWHERE else 1.0 for fit, at in zip(field.fit, field.at, strict=True)]
        self._prey = [field.at[foe] for foe in field.foes if not field.fit[foe]]
        self._prey_spaces: dict[int, int] = {}

    def value(self, at: Sequence[int], *, fighting: bool = True) -> float:
        """How good it is to stand so before the attacks of the turn, or when it is not `fighting` after them."""
        return sum(self.terms(at, fighting=fighting))

    def terms(self, at: Sequence[int], *, fighting: bool = True) -> Terms:
        """The value in its parts."""
        lineup = Lineup(self.field, self.field.me, at)
        fit, hurt = self._fit.copy(), self._hurt.copy()
        options = self.attacks.options(lineup) if fighting else {}
        gain = assault(options, fit, hurt, self.stakes) if options else 0.0
        replies, room = self.reply.options(lineup)
        loss = assault(replies, fit, hurt, self.stakes, room) if replies else 0.0
        return gain, -self.weights.reply * loss, self.healing(lineup, hurt), self.hunting(at), self.march.value(at)

    def healing(self, lineup: Lineup, hurt: list[float]) -> float:
        """What the wounded of both sides may hope for: nobody near, and they stand up again."""
        field, at, wound = self.field, lineup.at, self.stakes.wound
        foes = self.attacks.foes.spaces
        hope = 0.0
        for foe in field.foes:
            if hurt[foe] > LIKELY and not NEAR[RECOVERY_DISTANCE][field.at[foe]] & lineup.spaces:
                hope -= hurt[foe] * wound[foe]
        for index in field.mine:
            if hurt[index] > LIKELY and at[index] != NOWHERE and not NEAR[RECOVERY_DISTANCE][at[index]] & foes:
                is_far = not NEAR[RECOVERY_DISTANCE + FURTHEST_MOVE][at[index]] & foes
                hope += hurt[index] * wound[index] * (1 if is_far else 1 / 3)
        return self.weights.recovery * hope

    def hunting(self, at: Sequence[int]) -> float:
        """What it is worth to close in on the enemy's wounded."""
        if not self._prey:
            return 0.0
        apart = 0
        for index in self.field.mine:
            if at[index] != NOWHERE and self.field.fit[index] and index not in BAGGAGE:
                apart += self.spaces_to_prey(at[index])
        return -self.weights.hunt * apart

    def spaces_to_prey(self, here: int) -> int:
        """How far the nearest wounded enemy is."""
        known = self._prey_spaces.get(here)
        if known is None:
            known = self._prey_spaces[here] = min(HUNT_SPACES, *(DISTANCE[here][there] for there in self._prey))
        return known
