"""Whom a recruit's leaders ride to: each by himself, to the unit that gains most by his company."""

from gonfalon.bots.value.acre.assault import Fight
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.routes import Routes
from gonfalon.bots.value.acre.stands import Stand
from gonfalon.bots.value.acre.tables import FACES
from gonfalon.bots.value.acre.worth import SLAIN_IN_MELEE, SLAIN_WITH_UNIT
from gonfalon.games.acre.pieces import Leader

BETTER = 0.1
NO_HARM: dict[int, float] = {}


class Company:
    """Weighs a leader's company for the units of a stand that is to be moved to."""

    def __init__(self, outlook: Outlook, stand: Stand) -> None:
        self.outlook, self.field = outlook, outlook.field
        self._lineup = Lineup(outlook.field, stand)
        self._touch = outlook.reply.touched(self._lineup)
        self._fights = {unit: fight for fight in outlook.turn(self._lineup).fights for unit in fight.force}

    def rides(self, routes: Routes) -> list[tuple[Leader, int]]:
        """The rides that are worth it, one leader to a unit."""
        chosen: list[tuple[Leader, int]] = []
        led = {unit for unit in self.field.state.leading if unit >= 0}
        for leader, hosts in routes.leaders():
            own = self.field.state.leading[leader.index]
            free = [unit for unit in hosts if unit not in led]
            best = max(free, key=lambda unit: self.worth(leader, unit), default=own)
            if self.worth(leader, best) > self.worth(leader, own) + BETTER:
                chosen.append((leader, best))
                led.add(best)
        return chosen

    def worth(self, leader: Leader, unit: int) -> float:
        """What a leader's company is worth to a unit, less what he risks in it."""
        fight = self._fights.get(unit)
        press = self.outlook.stakes.press[leader.side]
        risk = self.peril(unit) * SLAIN_WITH_UNIT + (SLAIN_IN_MELEE if fight is not None else 0.0)
        gain = self.rallying(leader, unit) if self.field.broken[unit] else 0.0
        if fight is not None:
            gain += self.strengthening(leader, unit, fight)
        return gain - leader.points * press * risk

    def strengthening(self, leader: Leader, unit: int, fight: Fight) -> float:
        """What his value adds to the attack that a unit takes part in."""
        missing = leader.value - self.field.led[unit]
        more, assault = max(missing, 0), self.outlook.assault
        with_him = assault.reinforced(fight, unit, more, self._lineup)
        without = assault.reinforced(fight, unit, more - leader.value, self._lineup)
        return with_him - without

    def rallying(self, leader: Leader, unit: int) -> float:
        """What he adds to the chance that a unit gets back into order; beside the enemy there is none without him."""
        at, faces = self._lineup.at[unit], float(leader.value)
        if self.field.foe_zoc >> at & 1:
            faces += self.outlook.march.rally_faces
        return self.outlook.stakes.order[unit] * min(1.0, faces / FACES)

    def peril(self, unit: int) -> float:
        """How likely the enemy's next turn destroys a unit, about."""
        at = self._lineup.at[unit]
        threat = self.outlook.reply.feared(unit, at, self._lineup.zoc, self._touch, NO_HARM, NO_HARM)
        return min(1.0, max(0.0, threat.gain) / self.outlook.stakes.death[unit]) if threat is not None else 0.0
