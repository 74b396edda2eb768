"""What the attacks of a side could bring from where its units stand: the best first, and those that are owed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gonfalon.bots.value.acre.clash import Clash, clash
from gonfalon.bots.value.acre.contacts import Front, contacts, wide_fronts
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import (
    ENVELOPED,
    GARRISONED,
    HALVED,
    HOPELESS,
    IS_FREE_OF_DUTY,
    IS_LIGHT,
    NEXT_TO,
    PACE,
    WAY,
    column_of,
    ways_round,
)
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.map import BOARD, FORTRESS, STREAM
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.rules.attacking import targets
from gonfalon.games.acre.rules.evading import has_dot
from gonfalon.games.acre.rules.reckoning import CHARGE_COLUMNS
from gonfalon.geometry.hexset import Hexes, hexset

ESCAPED = 0.1
"""What it is worth to make a unit give way that retreats before combat."""

Charges = Mapping[tuple[int, int], Hexes]
"""By a unit and the hex it stands on, the hexes that it may charge from there."""


class Fight(NamedTuple):
    """An attack on one hex or several, with what it should gain."""

    front: Front
    force: tuple[int, ...]
    charger: int | None
    gain: float
    beaten: float
    harmed: float


class Assault:
    """Weighs the attacks of the side to move; what was weighed once is remembered."""

    def __init__(self, field: Field, stakes: Stakes, weights: Weights, charges: Charges) -> None:
        self.field, self.stakes, self.weights, self.charges = field, stakes, weights, charges
        self.targets: Hexes = targets(field.state, field.me)
        self._shift = field.shift(field.me)
        self._attack = [field.attack(unit) for unit in range(len(ROSTER))]
        self._ground = weights.prize * stakes.press[field.foe]
        self._busy = field.state.attacked
        self._discharged = field.state.attacked | field.state.fired
        exempt = field.trebuchets if field.me is Side.CRUSADER else 0
        self._calling: Hexes = field.pressed & ~exempt if field.has_duty else 0
        self._defence = {at: sum(field.strength(unit) for unit in units) for at, units in field.defenders.items()}
        self._weakened = {
            at: sum(HALVED[unit] + field.led[unit] for unit in units) for at, units in field.defenders.items()
        }
        self._known: dict[tuple[object, ...], Fight | None] = {}

    def plan(self, lineup: Lineup, softened: Mapping[int, float], spent: frozenset[int]) -> list[Fight]:
        """The attacks worth making, then those that are owed; `spent` units have something better to do."""
        open_to = self.open_to(lineup, spent)
        best = {front: self.best(front, tuple(units), lineup, softened) for front, units in open_to.items()}
        fights: list[Fight] = []
        while best:
            fight = max((each for each in best.values() if each is not None), key=gain_of, default=None)
            if fight is None or fight.gain <= 0:
                break
            fights.append(fight)
            close(open_to, fight.front)
            taken = set(fight.force)
            for front in [front for front in best if front not in open_to]:
                del best[front]
            for front, units in open_to.items():
                if not taken.isdisjoint(units):
                    open_to[front] = left = [unit for unit in units if unit not in taken]
                    best[front] = self.best(front, tuple(left), lineup, softened)
        return self.with_duties(fights, open_to, lineup, softened, spent) if self.field.has_duty else fights

    def open_to(self, lineup: Lineup, spent: frozenset[int]) -> dict[Front, list[int]]:
        """Whatever can be attacked, each with the units that can do it."""
        able = [unit for unit in self.field.mine if unit not in spent and not self._busy & ROSTER[unit].bit]
        singles = contacts(lineup, able, self.targets, self._attack)
        return {**singles, **wide_fronts(singles, self._attack, self._defence, self._shift)}

    def with_duties(
        self,
        fights: list[Fight],
        open_to: dict[Front, list[int]],
        lineup: Lineup,
        softened: Mapping[int, float],
        spent: frozenset[int],
    ) -> list[Fight]:
        """The attacks and whatever units that are bound to attack do besides: they join one, or make the least bad."""
        used = {unit for fight in fights for unit in fight.force}
        owing = [unit for unit in self.owing(lineup) if unit not in used and unit not in spent]
        for unit in owing:
            if unit in used:
                continue
            mates = {each for each in owing if each not in used}
            options = [
                *self.joined(unit, fights, lineup, softened),
                *self.alone(unit, mates, open_to, lineup, softened),
            ]
            if not options:
                continue
            _, fight = max(options, key=lambda option: option[0])
            used.update(fight.force)
            close(open_to, fight.front)
            fights[:] = [each for each in fights if each.front != fight.front] + [fight]
        return fights

    def joined(
        self, unit: int, fights: list[Fight], lineup: Lineup, softened: Mapping[int, float]
    ) -> Iterator[tuple[float, Fight]]:
        """The attacks of others that a unit could join, each with what that changes."""
        for fight in fights:
            if all(NEXT_TO[lineup.at[unit]] >> target & 1 for target in fight.front):
                larger = self.weigh(fight.front, (*fight.force, unit), fight.charger, lineup, softened)
                if larger is not None:
                    yield larger.gain - fight.gain, larger

    def alone(
        self,
        unit: int,
        mates: set[int],
        open_to: dict[Front, list[int]],
        lineup: Lineup,
        softened: Mapping[int, float],
    ) -> Iterator[tuple[float, Fight]]:
        """The attacks that a unit could make with others who are bound as well, each with its gain."""
        for front, units in open_to.items():
            if unit in units:
                fight = self.weigh(front, tuple(each for each in units if each in mates), None, lineup, softened)
                if fight is not None:
                    yield fight.gain, fight

    def owing(self, lineup: Lineup) -> list[int]:
        """The units that would be bound to attack."""
        at = lineup.at
        return [unit for unit in self.field.mine if at[unit] >= 0 and self.binds(unit, at[unit])]

    def binds(self, unit: int, at: int) -> bool:
        """Whether a unit would be bound to attack from a hex: the rule's own judgement, of a stand that is not yet."""
        return bool(self._calling >> at & 1) and not (IS_FREE_OF_DUTY[unit] or self._discharged & ROSTER[unit].bit)

    def best(self, front: Front, units: tuple[int, ...], lineup: Lineup, softened: Mapping[int, float]) -> Fight | None:
        """The best attack that some of the units beside a front can make on it."""
        if not units:
            return None
        at, trapped = lineup.at, tuple([self.is_trapped(target, lineup) for target in front])
        key = (front, units, tuple([at[unit] for unit in units]), trapped, softened.get(front[0], 0.0))
        if key in self._known:
            return self._known[key]
        found = None
        riders = [unit for unit in units if self.may_charge(unit, at[unit], front[0])] if len(front) == 1 else []
        for charger in (None, *riders):
            order = units if charger is None else (charger, *(unit for unit in units if unit != charger))
            for size in range(1, len(order) + 1):
                fight = self.weigh(front, order[:size], charger, lineup, softened)
                if fight is not None and (found is None or fight.gain > found.gain):
                    found = fight
        self._known[key] = found
        return found

    def may_charge(self, unit: int, at: int, target: int) -> bool:
        """Whether a unit that ends its move on a hex can have ridden straight at the target."""
        return bool(self.charges.get((unit, at), 0) >> target & 1)

    def is_trapped(self, target: int, lineup: Lineup) -> bool:
        """Whether units in a hex would have nowhere to retreat, and no friend beside them who could make way."""
        safe = lineup.free & ~lineup.zoc
        near = NEXT_TO[target]
        return not near & safe and not BOARD.spread(near & self.field.foe_hexes) & safe

    def reinforced(self, fight: Fight, unit: int, more: int, lineup: Lineup) -> float:
        """What an attack would gain if one of its units were so much stronger."""
        self._attack[unit] += more
        found = self.weigh(fight.front, fight.force, fight.charger, lineup, {})
        self._attack[unit] -= more
        return found.gain if found is not None else 0.0

    def surrounds(self, fight: Fight, lineup: Lineup) -> bool:
        """Whether an attack envelops its target, or leaves it nowhere to go."""
        target = fight.front[0]
        ways = ways_round(target, hexset(lineup.at[unit] for unit in fight.force))
        return len(fight.front) == 1 and (ENVELOPED[ways] or self.is_trapped(target, lineup))

    def weigh(
        self, front: Front, force: tuple[int, ...], charger: int | None, lineup: Lineup, softened: Mapping[int, float]
    ) -> Fight | None:
        """One attack, in the mean of whether arrows have broken a lone target before; None when it is hopeless."""
        soft = softened.get(front[0], 0.0) if len(front) == 1 else 0.0
        firm = self.clash_at(front, force, charger, lineup, is_soft=False)
        if soft:
            weak = self.clash_at(front, force, charger, lineup, is_soft=True)
            firm = firm or Clash(0.0, 0.0, 0.0)
            assert weak is not None or not firm.beaten, "a weaker defence is never more hopeless"
            if weak is not None:
                firm = Clash(*(soft * a + (1 - soft) * b for a, b in zip(weak, firm, strict=True)))
        return None if firm is None else Fight(front, force, charger, *firm)

    def clash_at(
        self, front: Front, force: tuple[int, ...], charger: int | None, lineup: Lineup, *, is_soft: bool
    ) -> Clash | None:
        """What an attack is worth against a front as it is, or as arrows would leave it."""
        at = lineup.at
        column = self.column(front, force, charger, at, is_soft=is_soft)
        if column == HOPELESS:
            return None
        staying = (
            front if is_soft else tuple([each for each in front if not self.escapes(each, force, charger, lineup)])
        )
        if not staying:
            return Clash(ESCAPED + self.ground(front), 0.0, 0.0)
        if staying != front:
            column = self.column(staying, force, charger, at)
        found = clash(
            self.stakes,
            column,
            force,
            [unit for target in staying for unit in self.field.defenders[target]],
            trapped=all(self.is_trapped(target, lineup) for target in staying),
            is_soft=is_soft,
            ground=self.ground(staying),
            charger=charger,
            stubborn=[unit for unit in force if GARRISONED[unit] and FORTRESS >> at[unit] & 1],
        )
        if charger is None:
            return found
        return found._replace(gain=found.gain - self.weights.charge * self.stakes.hurt[charger])

    def column(
        self, front: Front, force: tuple[int, ...], charger: int | None, at: Sequence[int], *, is_soft: bool = False
    ) -> int:
        """The column of an attack by units that stand at `at`."""
        field, target = self.field, front[0]
        defence = 0
        for each in front:
            defence += self._weakened[each] if is_soft else self._defence[each]
        attack, ways, is_wading = 0, 0, True
        for unit in force:
            attack += self._attack[unit]
            ways |= WAY[at[unit] - target]
            is_wading = is_wading and bool(STREAM >> at[unit] & 1)
        is_covered = is_wading or any(field.cover[field.foe] >> each & 1 for each in front)
        shift = self._shift + (len(front) == 1 and ENVELOPED[ways]) - is_covered
        return column_of(attack, defence, shift if charger is None else shift + CHARGE_COLUMNS)

    def ground(self, front: Front) -> float:
        """What a front is worth to take: one advance captures at most one prize."""
        return self._ground if any(self.is_prize(target) for target in front) else 0.0

    def is_prize(self, at: int) -> bool:
        """Whether a hex holds a camp or an engine to capture."""
        return bool(self.field.prizes[self.field.me] >> at & 1)

    def escapes(self, target: int, force: tuple[int, ...], charger: int | None, lineup: Lineup) -> bool:
        """Whether all defenders of a hex could retreat before combat or feign flight."""
        field = self.field
        if field.shaken[field.foe] or not NEXT_TO[target] & lineup.free & ~lineup.zoc:
            return False
        fastest = max(PACE[unit] for unit in force)
        may_feign = field.me is Side.CRUSADER and charger is None
        for unit in field.defenders[target]:
            if not IS_LIGHT[unit] or field.broken[unit]:
                return False
            if PACE[unit] < fastest and not (may_feign and has_dot(field.state, ROSTER[unit])):
                return False
        return True


def close(open_to: dict[Front, list[int]], front: Front) -> None:
    """Take away whatever has a hex in common with a front that is attacked already."""
    for other in [other for other in open_to if not set(front).isdisjoint(other)]:
        del open_to[other]


def gain_of(fight: Fight) -> float:
    """What an attack should gain."""
    return fight.gain
