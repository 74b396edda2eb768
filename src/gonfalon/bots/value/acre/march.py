"""Where an army wants to be besides the fighting: near the enemy, at his prizes, in order, and before the walls."""

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import FACES, PACE, PRINTED, apart, distances
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.map import BOARD, EAST_EDGE, FORTRESS, LAND, SIEGE
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.morale import numbers
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.geometry.hexset import members
from gonfalon.geometry.reach import flood

FAR = 14
HEAVY = 5
"""The strength that the weight of a hex to the enemy is told for."""


class March:
    """Weighs where a side stands by everything but attacks."""

    def __init__(self, field: Field, stakes: Stakes, weights: Weights) -> None:
        self.field, self.stakes, self.weights = field, stakes, weights
        self.push = push(field, weights)
        self.near = apart(field.foe_hexes, FAR) if field.foe_hexes else [0] * BOARD.size
        self._prizes = [(at, distances(at)) for at in members(field.prizes[field.me])]
        self._prize = weights.prize * stakes.press[field.foe]
        self._must_close = field.me is Side.CRUSADER and SETTINGS[field.state.scenario].is_whole
        self.rally_faces = numbers(field.state, field.me).rally - field.shaken[field.me]
        self._rally = weights.rally * self.rally_faces / FACES

    def value(self, lineup: Lineup) -> float:
        """All of it together, but for the way to the walls."""
        total = self.raids(lineup)
        for unit in self.field.mine:
            if lineup.at[unit] >= 0:
                total += self.place(unit, lineup.at[unit])
        return total

    def place(self, unit: int, at: int) -> float:
        """What a hex is worth to a unit by itself."""
        value = -self.push * self.near[at] * PRINTED[unit] / HEAVY
        field = self.field
        if field.broken[unit] and (field.led[unit] or not field.foe_zoc >> at & 1):
            value += self._rally * self.stakes.order[unit]
        return value

    def raids(self, lineup: Lineup) -> float:
        """How near the fittest units are to the enemy's camps and to the engines."""
        total = 0.0
        for at, far in self._prizes:
            turns = min(
                (far[lineup.at[unit]] / PACE[unit] for unit in self.field.mine if lineup.at[unit] >= 0), default=FAR
            )
            hope = self.weights.hope * max(0.0, 1 - self.weights.raid * turns)
            total += self._prize * (1.0 if lineup.hexes >> at & 1 else hope)
        return total

    def gap(self, lineup: Lineup) -> float:
        """What it costs the Crusader that a way to the walls stands open."""
        if not self._must_close:
            return 0.0
        held = lineup.hexes | lineup.zoc
        if not SIEGE & ~held:
            return 0.0
        ground = LAND & ~held
        is_open = flood(BOARD, EAST_EDGE & ground, BOARD.size, ground) & FORTRESS
        return self.weights.line / (1 + self.field.turns_left) if is_open else 0.0


def push(field: Field, weights: Weights) -> float:
    """How much a side wants to close with the enemy: the one that is behind has to, one that bides its time flees."""
    state, me = field.state, field.me
    if is_biding(field):
        return -weights.flight
    lead = points(state, me) - points(state, me.enemy)
    if state.stage == 1 and me is Side.CRUSADER:
        return weights.close
    return weights.close if lead <= 0 else weights.hold


def is_biding(field: Field) -> bool:
    """Whether a Muslim army that could withdraw only waits until that costs less."""
    is_whole = SETTINGS[field.state.scenario].is_whole
    return field.me is Side.MUSLIM and field.state.stage == 1 and is_whole and field.shaken[field.me]
