"""The captain's search: where all figures stand together after the moves, by repeated improvement."""

from itertools import combinations

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.croisades.field import Field, Man, Stand, living_hexes
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.outlook import Outlook, Stands
from gonfalon.bots.value.croisades.quick import greedy_stands
from gonfalon.bots.value.croisades.routes import Routes

GLANCES = 500
"""How many single ends the first stands may look at; they are cheap and count for no node."""
FEWEST_ENDS = 6
FOR_GATHERING = 0.5
"""The share of the nodes that joint attacks may take."""
DEAREST, CHEAPEST = 40, 6
"""The nodes that a stand costs, by how many figures it weighs."""
PAIRS_A_NODE = 8
MOST_GATHERED = 5
SURELY = 1e-6


class Search:
    """Looks for the best stand of the side that moves; `best` can always be moved to."""

    def __init__(self, field: Field, routes: Routes, effort: Effort) -> None:
        self.field, self.routes, self.effort = field, routes, effort
        self.outlook = Outlook(field)
        pairs = len(field.mine) * len(field.foes)
        self.price = min(DEAREST, max(CHEAPEST, pairs // PAIRS_A_NODE))
        self.best: Stands = {who: field.home[who] for who in field.friends}
        self.best_value = self.value(self.best)
        self._movers = [field.mine[who] for who in self.routes.ends if self.routes.ends[who]]
        self._seen: set[tuple[tuple[str, Stand], ...]] = set()

    def run(self) -> None:
        """From the better of two ready stands gather forces, then improve figure by figure while nodes are left."""
        if not self._movers:
            return
        glances = Effort(GLANCES, self.effort.random, self.effort.seconds_left)
        lookout = Lookout(self.outlook, self.routes, self.best)
        self.consider(greedy_stands(lookout, glances))
        self.gather()
        before = None
        while self.effort.left > 0 and before != self.best_value:
            before = self.best_value
            self.climb()

    def value(self, at: Stands) -> float:
        """What a stand of the whole side is worth."""
        home = self.field.home
        spent = {
            who: self.routes.points(self.field.mine[who], stand)
            for who, stand in at.items()
            if stand != home[who] and self.field.mine[who].weapon is not None
        }
        return sum(self.outlook.terms(at, spent))

    def gather(self) -> None:
        """Bring two or three round one enemy after the other."""
        least = self.effort.left * (1 - FOR_GATHERING)
        for who in sorted(self.field.targets, key=lambda who: -self.field.stakes.worth(self.field.targets[who])):
            for stands in self.gatherings(who):
                if self.effort.left <= least or not self.consider(stands):
                    return

    def gatherings(self, target: str) -> list[Stands]:
        """Stands in which two or three who can come beside an enemy do so."""
        field = self.field
        border = field.near(field.home[target]) & ~field.living
        able: list[tuple[Man, list[Stand]]] = []
        for man in self._movers:
            if man.may_attack:
                ends = [
                    stand for stand in self.routes.ends[man.id] if field.near(stand) & field.hexes(field.home[target])
                ]
                ends = [stand for stand in ends if man.is_mounted or border >> stand[0] & 1]
                if ends:
                    able.append((man, ends))
        able.sort(key=lambda each: (-each[0].attack, each[0].id))
        found = []
        for size in (3, 2):
            for group in combinations(able[:MOST_GATHERED], size):
                stands = self.placed(group)
                if stands is not None:
                    found.append(stands)
        return found

    def placed(self, group: tuple[tuple[Man, list[Stand]], ...]) -> Stands | None:
        """The best stand so far with some men put beside their target, as they find room; None when they do not."""
        field, at = self.field, dict(self.best)
        for man, _ in group:
            del at[man.id]
        for man, ends in group:
            held = living_hexes(field, at) | field.foe_hexes
            free = [stand for stand in ends if not field.hexes(stand) & held]
            if not free:
                return None
            open_ground = [stand for stand in free if not field.hexes(stand) & ~field.flat] or free
            at[man.id] = self.effort.random.choice(open_ground)
        return at

    def climb(self) -> None:
        """Try other ends for every figure in turn, the most promising first."""
        self.effort.random.shuffle(self._movers)
        width = max(FEWEST_ENDS, self.effort.left // (self.price * max(1, len(self._movers))))
        for man in self._movers:
            lookout = Lookout(self.outlook, self.routes, self.best)
            ends = [stand for stand in lookout.ends(man) if stand != self.best[man.id]]
            if len(ends) > GLANCES // 2:
                ends = self.effort.random.sample(ends, GLANCES // 2)
            ends.sort(key=lambda stand: -lookout.value(man, stand))
            home = self.field.home[man.id]
            if self.best[man.id] != home and not self.field.hexes(home) & lookout.held(man):
                ends.insert(0, home)
            for to in ends[:width]:
                if not self.consider({**self.best, man.id: to}):
                    return

    def consider(self, at: Stands) -> bool:
        """Weigh a stand and keep it if it is the best so far and can be moved to; False when no node is left."""
        key = tuple(sorted(at.items()))
        if key in self._seen:
            return True
        if not self.effort.spend(self.price):
            return False
        self._seen.add(key)
        value = self.value(at)
        if value > self.best_value + SURELY and in_order(self.field, at) is not None:
            self.best, self.best_value = dict(at), value
        return True


def in_order(field: Field, at: Stands) -> list[str] | None:
    """Who moves when so that everybody finds his end free; None when two would have to change places."""
    left = [who for who in at if at[who] != field.home[who]]
    now = {who: field.hexes(field.home[who]) for who in field.home}
    mover = field.state.mover
    if mover is not None and mover.figure in left:
        left.remove(mover.figure)
        left.insert(0, mover.figure)
    found: list[str] = []
    while left:
        held = field.horses
        for hexes in now.values():
            held |= hexes
        free = next((who for who in left if not field.hexes(at[who]) & held & ~now[who]), None)
        if free is None:
            return None
        found.append(free)
        left.remove(free)
        now[free] = field.hexes(at[free])
    return found
