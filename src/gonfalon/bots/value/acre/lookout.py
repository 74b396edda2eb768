"""The recruit's eye: what a hex is worth to one unit, while the others stand where they are."""

from collections.abc import Sequence

from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook, Terms
from gonfalon.bots.value.acre.tables import ARCHERY, FACES, IS_FREE_OF_DUTY, NEXT_TO
from gonfalon.games.acre.charts import OPEN
from gonfalon.games.acre.map import SIEGE
from gonfalon.games.acre.rules.entering import SCATTERS
from gonfalon.geometry.hexset import Hexes, members

NOTHING: dict[int, float] = {}
CLOSE = 2
SCATTERING = (FACES + 1 - SCATTERS) / FACES
"""How likely a unit that captures a camp is lost to plunder."""


class Lookout:
    """Weighs the ends of single moves; `at` changes as units are moved."""

    def __init__(self, outlook: Outlook, at: Sequence[int] | None = None) -> None:
        self.outlook, self.field = outlook, outlook.field
        self.at = list(self.field.at if at is None else at)
        self.lineup = Lineup(self.field, self.at)
        self._first_zoc: Hexes = self.lineup.zoc
        self._is_open = bool(outlook.march.gap(self.lineup))

    def moved(self, unit: int, to: int) -> None:
        """Move a unit for good."""
        self.at[unit] = to
        self.lineup = Lineup(self.field, self.at)
        self._is_open = bool(self.outlook.march.gap(self.lineup))

    def value(self, unit: int, to: int) -> float:
        """What a hex is worth to a unit."""
        return sum(self.terms(unit, to))

    def terms(self, unit: int, to: int) -> Terms:
        """The value of a hex in its parts."""
        before, self.at[unit] = self.at[unit], to
        strike = self.strike(unit, to) + self.shot(unit, to)
        danger = self.danger(unit, to, before)
        guard = -self.outlook.march.gap(Lineup(self.field, self.at)) if self._is_open else 0.0
        self.at[unit] = before
        way = self.outlook.march.place(unit, to) + self.prize(unit, to)
        return Terms(strike, -self.outlook.caution * danger, way, guard)

    def strike(self, unit: int, to: int) -> float:
        """What a unit adds to the best attack beside a hex; who is bound to attack there may lose by it."""
        assault, field = self.outlook.assault, self.field
        hexes = NEXT_TO[to] & assault.targets
        if not hexes:
            return 0.0
        gains = []
        for target in members(hexes):
            mates = [each for each in field.mine if each != unit and NEXT_TO[target] >> max(self.at[each], 0) & 1]
            with_it = assault.best((target,), tuple(sorted((*mates, unit))), self.lineup, NOTHING)
            alone = assault.best((target,), tuple(sorted(mates)), self.lineup, NOTHING)
            if with_it is not None:
                gains.append(with_it.gain - (max(0.0, alone.gain) if alone is not None else 0.0))
        best = max(gains, default=0.0)
        return best if assault.binds(unit, to) else max(0.0, best)

    def shot(self, unit: int, to: int) -> float:
        """What a unit may hope for from its arrows."""
        volleys, field = self.outlook.volleys, self.field
        if not ARCHERY[unit] or not IS_FREE_OF_DUTY[unit] or not field.archery(unit):
            return 0.0
        hexes = volleys.range_of(unit, to) & field.foe_hexes
        return max(
            (volleys.best(foe, [unit], self.lineup).gain for at in members(hexes) for foe in field.defenders[at]),
            default=0.0,
        )

    def danger(self, unit: int, to: int, before: int) -> float:
        """What the enemy could do to a unit in a hex, whoever else he could go for."""
        reply = self.outlook.reply
        open_hexes = OPEN[self.field.foe, True] & ~self.lineup.hexes | 1 << before
        threat = reply.feared(unit, to, self._first_zoc, open_hexes, NOTHING, NOTHING)
        return max(0.0, threat.gain) if threat is not None else 0.0

    def prize(self, unit: int, to: int) -> float:
        """What a unit captures in a hex, less the chance that it plunders instead of fighting on."""
        field, outlook = self.field, self.outlook
        if not field.prizes[field.me] >> to & 1:
            return 0.0
        loss = SCATTERING * outlook.stakes.order[unit] if to in field.state.camps else 0.0
        return outlook.weights.prize * outlook.stakes.press[field.foe] - loss

    def ends(self, unit: int, hexes: Hexes) -> list[int]:
        """The ends of a unit's move in the order in which they deserve a look: in touch with the enemy first."""
        near, field = self.outlook.march.near, self.field
        special = field.prizes[field.me] | field.prizes[field.foe] | (SIEGE if self._is_open else 0)
        return sorted(members(hexes), key=lambda to: (not special >> to & 1 and near[to] > CLOSE, near[to], to))
