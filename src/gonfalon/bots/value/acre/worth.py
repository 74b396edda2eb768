"""What is at stake for every unit: its loss, and the loss of its order."""

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.tables import FACES, PRINTED, SIDES
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.map import BOARD, SIEGE
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.rules import leaders
from gonfalon.games.acre.rules.morale import losses, numbers

THROWS = [a + b for a in range(1, FACES + 1) for b in range(1, FACES + 1)]
SLAIN_WITH_UNIT = sum(throw >= leaders.SLAIN_WITH_HIS_UNIT for throw in THROWS) / len(THROWS)
SLAIN_IN_MELEE = sum(throw >= leaders.SLAIN_IN_MELEE for throw in THROWS) / len(THROWS)
LAST_GUARD_TURNS = 4
NEAR_THE_SIEGE = BOARD.spread(SIEGE)


class Stakes:
    """What each unit's `death` costs, its disorganization (`hurt`), and the `risk` of a melee for its leaders."""

    def __init__(self, field: Field, weights: Weights) -> None:
        self.left = {side: _left(field, side) for side in Side}
        """The points that each army can still lose before it disintegrates."""
        self.press = {side: 1 + weights.morale / (self.left[side] + weights.morale) for side in Side}
        self.death: list[float] = []
        self.hurt: list[float] = []
        self.order: list[float] = []
        """What the order of a unit is worth, whether it has it or not."""
        self.risk: list[float] = []
        disorder = {Side.CRUSADER: weights.disorder_of_crusaders, Side.MUSLIM: weights.disorder_of_muslims}
        guard = weights.line / (2 + field.turns_left) if field.turns_left < LAST_GUARD_TURNS else 0.0
        for unit, side in enumerate(SIDES):
            press, staked = self.press[side], field.staked[unit]
            death = PRINTED[unit] * (press + weights.fighting) + staked * press * SLAIN_WITH_UNIT
            order = PRINTED[unit] * disorder[side] * press
            if guard and side is Side.CRUSADER and not ROSTER[unit].is_light and self._guards(field, unit):
                death, order = death + guard, order + guard / 2
            self.death.append(death)
            self.order.append(order)
            self.hurt.append(death if field.broken[unit] else order)
            self.risk.append(staked * press * SLAIN_IN_MELEE)

    def _guards(self, field: Field, unit: int) -> bool:
        """Whether a unit closes the line to the walls."""
        at = field.at[unit]
        return at >= 0 and bool(NEAR_THE_SIEGE >> at & 1)


def _left(field: Field, side: Side) -> int:
    return max(0, numbers(field.state, side).disintegrated - losses(field.state, side))
