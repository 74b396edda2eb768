"""What the arrows of a side may do from where it stands."""

from collections.abc import Iterable
from typing import NamedTuple

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import EXPOSED, NEXT_TO, RANGE, hit_chance
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.map import BOARD, FORTRESS, ORCHARD
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.rules.shooting import MOST_FIRERS
from gonfalon.geometry.hexset import Hexes, members

DRIVEN = 0.3
"""The share of its order's worth that a disorganized unit loses when arrows drive it back."""


class Volley(NamedTuple):
    """Units that fire at one, how likely they hit, and what that is worth."""

    target: int
    firers: tuple[int, ...]
    chance: float
    gain: float


class Volleys:
    """Weighs the shots of the side to move."""

    def __init__(self, field: Field, stakes: Stakes) -> None:
        self.field, self.stakes = field, stakes
        self._walls = FORTRESS if field.me is Side.CRUSADER else 0
        self._shot = field.state.shot
        self._fired = field.state.fired

    def plan(self, lineup: Lineup, archers: Iterable[int]) -> list[Volley]:
        """The best shots one after the other; each archer fires once, each enemy is fired at once."""
        marks = self.marks(lineup, archers)
        found: list[Volley] = []
        used: set[int] = set()
        while marks:
            best = max((self.best(target, firers, lineup) for target, firers in marks.items()), key=gain_of)
            if best.gain <= 0:
                break
            found.append(best)
            used.update(best.firers)
            del marks[best.target]
            marks = {
                target: left
                for target, firers in marks.items()
                if (left := [each for each in firers if each not in used])
            }
        return found

    def marks(self, lineup: Lineup, archers: Iterable[int]) -> dict[int, list[int]]:
        """Whoever can be fired at, with those who can do it."""
        field, marks = self.field, dict[int, list[int]]()
        foes = field.foe_hexes & ~self._walls
        for archer in archers:
            if not field.archery(archer) or self._fired & ROSTER[archer].bit:
                continue
            for at in members(self.range_of(archer, lineup.at[archer]) & foes):
                for foe in field.defenders[at]:
                    if not self._shot & ROSTER[foe].bit:
                        marks.setdefault(foe, []).append(archer)
        return marks

    def range_of(self, archer: int, at: int) -> Hexes:
        """The hexes that an archer could fire into from a hex."""
        if RANGE[archer] > 1 and not self.field.foe_zoc >> at & 1:
            return BOARD.within(at, RANGE[archer])
        return NEXT_TO[at]

    def best(self, target: int, archers: list[int], lineup: Lineup) -> Volley:
        """The shot at a target with the highest fire value."""
        there = self.field.at[target]
        values = sorted(((self.value(archer, lineup.at[archer], target), archer) for archer in archers), reverse=True)
        firers = [archer for _, archer in values[:MOST_FIRERS]]
        chance = hit_chance(values[0][0] + len(firers) - 1)
        return Volley(target, tuple(sorted(firers)), chance, chance * self.harm(target, there, lineup))

    def value(self, archer: int, at: int, target: int) -> int:
        """The fire value of one archer at a target."""
        there = self.field.at[target]
        value = self.field.archery(archer) + EXPOSED[target] - (not NEXT_TO[at] >> there & 1)
        return value - (ORCHARD >> there & 1)

    def harm(self, target: int, there: int, lineup: Lineup) -> float:
        """What a hit costs a target: its order, or the ground, or its life where it has nowhere to go."""
        stakes = self.stakes
        if not self.field.broken[target]:
            return stakes.order[target] + stakes.risk[target] * 6
        is_trapped = not NEXT_TO[there] & (lineup.free & ~lineup.zoc | self.field.foe_hexes)
        return stakes.death[target] if is_trapped else DRIVEN * stakes.order[target]


def gain_of(volley: Volley) -> float:
    """What a shot is worth."""
    return volley.gain
