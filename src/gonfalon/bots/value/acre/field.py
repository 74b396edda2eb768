"""The table as the bots of Acre weigh it: strengths, order, leaders and ground, ready to be looked up."""

from functools import cached_property

from gonfalon.bots.value.acre.tables import ARCHERY, HALVED, PRINTED, UNITS_OF
from gonfalon.games.acre.charts import COVER
from gonfalon.games.acre.pieces import LEADERS, ROSTER, Side
from gonfalon.games.acre.rules.attacking import is_pressed
from gonfalon.games.acre.rules.entering import prizes
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.rules.reckoning import half, sheltering
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import MustAttack, State, ZocOf, hexes_of, zoc_of
from gonfalon.geometry.hexset import Hexes, hexset, members


class Field:
    """A state seen from one side; `at` is where every unit is, by its index."""

    def __init__(self, state: State, me: Side) -> None:
        self.state, self.me, self.foe = state, me, me.enemy
        self.at = list(state.at)
        crusaders, muslims = state.disorganized
        self.broken = [bool((crusaders if unit.side is Side.CRUSADER else muslims) & unit.bit) for unit in ROSTER]
        self.led, self.staked = [0] * len(ROSTER), [0] * len(ROSTER)
        for leader, place in zip(LEADERS, state.leading, strict=True):
            if place >= 0:
                self.led[place] = max(self.led[place], leader.value)
                self.staked[place] += leader.points
        self.mine = [unit for unit in UNITS_OF[me] if self.at[unit] >= 0]
        self.foes = [unit for unit in UNITS_OF[self.foe] if self.at[unit] >= 0]
        self.shaken = {side: is_demoralized(state, side) for side in Side}
        self.foe_hexes = hexes_of(state, self.foe)
        self.foe_zoc = zoc_of(state, self.foe)
        self.cover = {side: COVER | sheltering(state, side) for side in Side}
        self.prizes = {side: prizes(state, side) for side in Side}
        """What each side may capture."""
        self.trebuchets: Hexes = hexset(state.trebuchets)
        self.turns_left = SETTINGS[state.scenario].turns - state.turn
        self.zoc_of_all = state.options.zoc is ZocOf.ALL
        self.has_duty = state.options.must_attack is MustAttack.UNITS
        self.defenders: dict[int, tuple[int, ...]] = {}
        for unit in self.foes:
            self.defenders[self.at[unit]] = (*self.defenders.get(self.at[unit], ()), unit)

    @cached_property
    def pressed(self) -> Hexes:
        """The hexes where an enemy ZOC would bind a unit to attack."""
        return hexset(at for at in members(self.foe_zoc) if is_pressed(self.state, self.me, at))

    def strength(self, unit: int) -> int:
        """The strength of a unit now, with its best leader."""
        return (HALVED[unit] if self.broken[unit] else PRINTED[unit]) + self.led[unit]

    def attack(self, unit: int) -> int:
        """The strength with which a unit attacks: less once it has fired."""
        strength = HALVED[unit] if self.broken[unit] else PRINTED[unit]
        if self.state.fired & ROSTER[unit].bit and ROSTER[unit].side is self.me:
            strength = half(strength)
        return strength + self.led[unit]

    def archery(self, unit: int) -> int:
        """The archery of a unit now."""
        return max(0, ARCHERY[unit] - self.broken[unit])

    def shift(self, attacker: Side) -> int:
        """What morale shifts in every attack of a side."""
        return self.shaken[attacker.enemy] - self.shaken[attacker]
