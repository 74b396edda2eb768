"""What the enemy's next turn may cost: who of his can come beside which unit, and what he may capture."""

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.bots.value.acre.clash import clash
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import (
    ENVELOPED,
    EXPOSED,
    HOPELESS,
    IS_KNIGHT,
    IS_LIGHT,
    NEXT_TO,
    PACE,
    column_of,
    hit_chance,
    ways_round,
)
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.charts import OPEN
from gonfalon.games.acre.map import BOARD, FORTRESS
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.charging import charging_ground
from gonfalon.games.acre.rules.reaching import PACE_OF, unhindered
from gonfalon.games.acre.rules.reckoning import CHARGE_COLUMNS
from gonfalon.games.acre.rules.shooting import MOST_FIRERS
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import flood

FURTHEST = 8
MOST_COMERS = 4
EXPECTED = 0.8
"""How surely an open prize is taken that can be reached."""


class Comer(NamedTuple):
    """An enemy who may attack: where he is, how far he reaches, how strong he is."""

    unit: int
    at: int
    reach: Hexes
    strength: int
    archery: int
    is_light: bool
    may_charge: bool


class Threat(NamedTuple):
    """An attack that the enemy could make on a unit."""

    gain: float
    unit: int
    comers: tuple[Comer, ...]


class Reply:
    """Weighs what the enemy can do to a lineup."""

    def __init__(self, field: Field, stakes: Stakes, weights: Weights) -> None:
        self.field, self.stakes, self.weights = field, stakes, weights
        self._shift = field.shift(field.foe)
        self._comers = sorted((self._comer(unit) for unit in field.foes), key=lambda comer: -comer.strength)
        self._reached: Hexes = 0
        for comer in self._comers:
            self._reached |= comer.reach
        self._comers_to: dict[tuple[int, Hexes, Hexes], tuple[Comer, ...]] = {}
        self._feared: dict[tuple[object, ...], Threat | None] = {}
        self._safe_walls = FORTRESS if field.me is Side.MUSLIM else 0
        self._charging_ground = charging_ground(field.state)
        self._prize = weights.prize * stakes.press[field.me]

    def _comer(self, unit: int) -> Comer:
        field = self.field
        at = field.at[unit]
        reach = unhindered(at, PACE_OF[unit], PACE[unit]).hexes
        is_knight = IS_KNIGHT[unit] and not (field.broken[unit] or field.shaken[field.foe])
        return Comer(unit, at, reach, field.strength(unit), field.archery(unit), IS_LIGHT[unit], is_knight)

    def loss(self, lineup: Lineup, beaten: Mapping[int, float], harmed: Mapping[int, float]) -> float:
        """What the enemy should gain.

        `beaten` says how likely each of his hexes is out of action by then, `harmed` how likely one's own units are.
        """
        touch = self.touched(lineup)
        threats = self.threats(lineup, touch, beaten, harmed)
        threats.sort(reverse=True)
        total, used = 0.0, set[int]()
        for threat in threats:
            left = tuple(comer for comer in threat.comers if comer.unit not in used)
            again = (
                threat
                if len(left) == len(threat.comers)
                else self.threat(threat.unit, lineup.at[threat.unit], left, touch, beaten, harmed)
            )
            if again is not None and again.gain > 0:
                total += again.gain
                used.update(comer.unit for comer in again.comers)
        return total + self.prizes_lost(lineup, touch)

    def touched(self, lineup: Lineup) -> Hexes:
        """The hexes that the enemy can come to without passing through a ZOC."""
        field = self.field
        ground = OPEN[field.foe, True] & ~lineup.hexes
        region = flood(BOARD, field.foe_hexes, FURTHEST, ground & ~lineup.zoc)
        return BOARD.spread(region) & ground

    def threats(
        self, lineup: Lineup, touch: Hexes, beaten: Mapping[int, float], harmed: Mapping[int, float]
    ) -> list[Threat]:
        """The attack that each unit has to fear by itself."""
        found, reached = [], self._reached & (touch | self.field.foe_hexes)
        for unit in self.field.mine:
            here = lineup.at[unit]
            if here < 0 or not NEXT_TO[here] & reached or self._safe_walls >> here & 1:
                continue
            threat = self.feared(unit, here, lineup.zoc, touch, beaten, harmed)
            if threat is not None and threat.gain > 0:
                found.append(threat)
        return found

    def feared(
        self,
        unit: int,
        here: int,
        zoc: Hexes,
        touch: Hexes,
        beaten: Mapping[int, float],
        harmed: Mapping[int, float],
    ) -> Threat | None:
        """The attack that one unit has to fear; what was weighed once is remembered."""
        front = NEXT_TO[here] & touch
        comers = self.comers_to(here, zoc & self.field.foe_hexes, front)
        weakened = tuple(beaten.get(comer.at, 0.0) for comer in comers[:MOST_COMERS]) if beaten else ()
        key = (unit, here, front, zoc & self.field.foe_hexes, weakened, harmed.get(unit, 0.0))
        if key not in self._feared:
            self._feared[key] = self.threat(unit, here, comers, touch, beaten, harmed)
        return self._feared[key]

    def comers_to(self, here: int, held: Hexes, front: Hexes) -> tuple[Comer, ...]:
        """Whoever of the enemy can stand beside a hex; who is `held` by a ZOC only from where he is."""
        key = here, held, front
        found = self._comers_to.get(key)
        if found is None:
            near = NEXT_TO[here]
            found = self._comers_to[key] = tuple(
                comer
                for comer in self._comers
                if near >> comer.at & 1 or (comer.reach & front and (comer.is_light or not held >> comer.at & 1))
            )
        return found

    def threat(
        self,
        unit: int,
        here: int,
        comers: tuple[Comer, ...],
        touch: Hexes,
        beaten: Mapping[int, float],
        harmed: Mapping[int, float],
    ) -> Threat | None:
        """The attack of the strongest comers for whom there is room."""
        field = self.field
        front = NEXT_TO[here] & touch
        room = min(MOST_COMERS, front.bit_count())
        force = comers[:room]
        if not force:
            return None
        attack = 0.0
        for comer in force:
            attack += comer.strength * (1 - beaten.get(comer.at, 0.0))
        shift = self._shift - (field.cover[field.me] >> here & 1)
        if len(force) > 1 and ENVELOPED[ways_round(here, front)]:
            shift += 1
        if self._charging_ground >> here & 1 and any(comer.may_charge for comer in force):
            shift += CHARGE_COLUMNS
        hit, spoiled = self.hit(unit, comers[room:]), harmed.get(unit, 0.0)
        gain = self.gain(unit, here, attack, shift, force, touch, is_soft=False)
        if (hit or spoiled) and not field.broken[unit]:
            soft = self.gain(unit, here, attack, shift, force, touch, is_soft=True)
            firm = (1 - hit) * (1 - spoiled)
            gain = firm * gain + (1 - firm) * soft + hit * (1 - spoiled) * self.stakes.order[unit]
        return Threat(gain, unit, force)

    def gain(
        self,
        unit: int,
        here: int,
        attack: float,
        shift: int,
        force: tuple[Comer, ...],
        touch: Hexes,
        *,
        is_soft: bool,
    ) -> float:
        """What an attack on a unit, broken by arrows before or not, should bring the enemy."""
        field = self.field
        defence = field.strength(unit)
        if is_soft:
            defence = (defence - field.led[unit] + 1) // 2 + field.led[unit]
        column = column_of(attack, defence, shift)
        if column == HOPELESS:
            return 0.0
        near = NEXT_TO[here] & OPEN[field.me, True]
        is_trapped = len(force) > 1 and not near & ~touch & ~field.foe_hexes
        ground = self._prize if field.prizes[field.foe] >> here & 1 else 0.0
        names = [comer.unit for comer in force]
        found = clash(self.stakes, column, names, (unit,), trapped=is_trapped, is_soft=is_soft, ground=ground)
        if found.gain <= 0:
            return 0.0
        is_nimble = IS_LIGHT[unit] and not (is_soft or field.broken[unit] or field.shaken[field.me])
        return found.gain * (self.weights.evade if is_nimble and not is_trapped else 1.0)

    def hit(self, unit: int, comers: tuple[Comer, ...]) -> float:
        """How likely archers who come as well hit a unit."""
        archers = [comer.archery for comer in comers if comer.archery][:MOST_FIRERS]
        return hit_chance(max(archers) + len(archers) - 1 + EXPOSED[unit]) if archers else 0.0

    def prizes_lost(self, lineup: Lineup, touch: Hexes) -> float:
        """What stands open to capture."""
        taken = self.field.prizes[self.field.foe] & touch & self._reached & ~lineup.hexes
        return EXPECTED * self._prize * taken.bit_count()
