"""Where leaders are worth most: with those who attack, those who must stand, and those who should rally."""

from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.search import STAND, Search
from gonfalon.bots.value.acre.tables import ROSTER_SIZE
from gonfalon.games.acre.pieces import LEADERS, Leader

MOST_HOSTS = 4
BETTER = 0.15


class Command:
    """Tries leaders with other units in the best stand that was found; each trial costs as much as a stand."""

    def __init__(self, search: Search) -> None:
        self.search, self.field = search, search.field
        self._leading = list(search.field.state.leading)

    def rides(self) -> list[tuple[Leader, int]]:
        """The rides that make the turn better, one after the other."""
        chosen: list[tuple[Leader, int]] = []
        best = self.search.best_value
        for leader, hosts in self.search.routes.leaders():
            choice = None
            for unit in self.promising(leader, hosts):
                if not self.search.effort.spend(STAND):
                    return chosen
                value = self.value_with(leader, unit)
                if value > best + BETTER:
                    best, choice = value, unit
            if choice is not None:
                chosen.append((leader, choice))
                self._leading[leader.index] = choice
        return chosen

    def promising(self, leader: Leader, hosts: list[int]) -> list[int]:
        """The units without a leader that matter most now: in touch with the enemy, disorganized, or strong."""
        field, near = self.field, self.search.outlook.march.near
        stand = self.search.best
        free = [unit for unit in hosts if unit not in self._leading]
        free.sort(key=lambda unit: (near[stand[unit]] > 1, not field.broken[unit], -field.strength(unit)))
        return free[:MOST_HOSTS]

    def value_with(self, leader: Leader, unit: int) -> float:
        """The value of the best stand with a leader elsewhere."""
        field = self.field
        led, staked = field.led, field.staked
        field.led, field.staked = [0] * ROSTER_SIZE, [0] * ROSTER_SIZE
        for each, place in zip(LEADERS, self._leading, strict=True):
            host = unit if each is leader else place
            if host >= 0:
                field.led[host] = max(field.led[host], each.value)
                field.staked[host] += each.points
        outlook = Outlook(field, self.search.outlook.weights, self.search.routes.charges)
        value = outlook.value(self.search.best)
        field.led, field.staked = led, staked
        return value
