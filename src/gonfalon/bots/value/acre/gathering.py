"""Joint attacks that one move alone cannot begin: the strongest who can come, on the hexes round one enemy."""

from collections.abc import Iterator

from gonfalon.bots.value.acre.assault import Assault
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.routes import Routes
from gonfalon.bots.value.acre.stands import Stand
from gonfalon.bots.value.acre.tables import IS_FREE_OF_DUTY, NEXT_TO
from gonfalon.geometry.hexset import members

MOST = 4


class Gathering:
    """Proposes stands in which a force has come round one enemy hex."""

    def __init__(self, field: Field, routes: Routes, assault: Assault) -> None:
        self.field, self.routes, self.assault = field, routes, assault

    def targets(self) -> list[int]:
        """The enemy hexes that can be reached, those first where the most strength can come together."""
        field, ends = self.field, self.routes.ends
        reached: list[tuple[float, int]] = []
        for target in members(self.assault.targets):
            near = NEXT_TO[target]
            force = sorted(
                (field.attack(unit) for unit in field.mine if near & (ends.get(unit, 0) | 1 << field.at[unit])),
                reverse=True,
            )[:MOST]
            if force:
                worth = sum(self.assault.stakes.death[foe] for foe in field.defenders[target])
                defence = sum(field.strength(foe) for foe in field.defenders[target])
                reached.append((worth * min(6.0, sum(force) / defence), target))
        return [target for _, target in sorted(reached, reverse=True)]

    def stands(self, target: int, stand: Stand, bound: frozenset[int]) -> Iterator[Stand]:
        """The stand with two, then three and more round a target; who is `bound` elsewhere stays there."""
        field, near = self.field, NEXT_TO[target]
        lineup = Lineup(field, stand)
        there = {unit for unit in field.mine if near >> max(stand[unit], 0) & 1}
        free = [at for at in members(near) if not (lineup.hexes | field.foe_hexes) >> at & 1]
        new = stand.copy()
        many = len(there)
        for unit in sorted(self.routes.ends, key=lambda unit: -field.attack(unit)):
            if unit in there or unit in bound or (IS_FREE_OF_DUTY[unit] and field.archery(unit)):
                continue
            options = [at for at in free if self.routes.ends[unit] >> at & 1]
            if not options:
                continue
            at = max(options, key=lambda at: self.preference(unit, at, target, new))
            free.remove(at)
            new[unit] = at
            many += 1
            if many > 1:
                yield new.copy()
            if many >= MOST or not free:
                return

    def preference(self, unit: int, at: int, target: int, stand: Stand) -> float:
        """Which hex beside a target suits a unit: one it can charge from, one opposite a friend, out of other ZOC."""
        across = target + (target - at)
        is_opposite = any(stand[each] == across for each in self.field.mine)
        others = (NEXT_TO[at] & self.field.foe_hexes).bit_count()
        return 2.0 * self.assault.may_charge(unit, at, target) + 1.0 * is_opposite - 0.3 * others
