"""The captain's search: a whole turn by repeated improvement, where each stand that is weighed costs nodes."""

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.gathering import Gathering
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.lookout import Lookout
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.quick import greedy_stand
from gonfalon.bots.value.acre.routes import Routes
from gonfalon.bots.value.acre.stands import Stand, in_order
from gonfalon.bots.value.acre.tables import IS_LIGHT
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.map import SIEGE
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import State
from gonfalon.geometry.hexset import members

STAND = 5
"""The nodes that a stand of so many units costs, to think about as long as in a smaller game."""
FEWEST_ENDS = 4
GLANCES = 700
"""How many single ends the first, greedy stand may look at; they are cheap and count for no node."""
SURELY = 1e-9
FOR_COMMAND = 0.15
"""The share of the nodes that is kept for the rides of leaders."""
FOR_GATHERING = 0.5
"""The share of the nodes that joint attacks may take."""


class Search:
    """Looks for the best stand of the side that moves; `best` can always be moved to."""

    def __init__(self, state: State, me: Side, effort: Effort, weights: Weights) -> None:
        self.field = field = Field(state, me)
        self.effort = effort
        self.routes = Routes(state, me)
        self.outlook = Outlook(field, weights, self.routes.charges)
        self.best: Stand = field.at
        self.best_value = self.outlook.value(self.best)
        self._movers = list(self.routes.ends)
        self._kept = effort.nodes * FOR_COMMAND

    def run(self) -> None:
        """From the best of two ready stands gather forces, then improve unit by unit until the nodes are spent."""
        glances = Effort(GLANCES, self.effort.random, self.effort.seconds_left)
        self.consider(greedy_stand(Lookout(self.outlook), self.routes, glances))
        self.close_the_way()
        self.gather()
        before = None
        while self.effort.left > self._kept and before != self.best_value:
            before = self.best_value
            self.climb()

    def close_the_way(self) -> None:
        """While the way to the walls stands open, bring formed units before them."""
        field = self.field
        if not self.outlook.march.gap(Lineup(field, self.best)):
            return
        for unit in self._movers:
            if IS_LIGHT[unit] or field.broken[unit]:
                continue
            for to in members(self.routes.ends[unit] & SIEGE):
                stand = self.best.copy()
                stand[unit] = to
                if not self.consider(stand):
                    return

    def gather(self) -> None:
        """Bring forces round one enemy after the other; who takes part in a good attack already stays with it."""
        gathering = Gathering(self.field, self.routes, self.outlook.assault)
        least = self.effort.left * (1 - FOR_GATHERING)
        for target in gathering.targets():
            bound = self.bound()
            for stand in gathering.stands(target, self.best, bound):
                if self.effort.left <= least or not self.consider(stand):
                    return

    def bound(self) -> frozenset[int]:
        """The units that take part in an attack worth making."""
        turn = self.outlook.turn(Lineup(self.field, self.best))
        return frozenset(unit for fight in turn.fights if fight.gain > 0 for unit in fight.force)

    def climb(self) -> None:
        """Try other ends for every unit in turn, the most promising first."""
        self.effort.random.shuffle(self._movers)
        width = max(FEWEST_ENDS, self.effort.left // (STAND * max(1, len(self._movers))))
        for unit in self._movers:
            lookout = Lookout(self.outlook, self.best)
            hexes = self.routes.ends[unit] | 1 << self.field.at[unit]
            ends = lookout.ends(unit, hexes & ~lookout.lineup.hexes)[: GLANCES // len(self._movers)]
            home = self.field.at[unit]
            ends = sorted((at for at in ends if at != home), key=lambda to: -lookout.value(unit, to))
            if self.best[unit] != home:
                ends.insert(0, home)
            for to in ends[:width]:
                stand = self.best.copy()
                stand[unit] = to
                if not self.consider(stand):
                    return

    def consider(self, stand: Stand) -> bool:
        """Weigh a stand and keep it if it is the best so far and can be moved to; False when no node is left."""
        if self.effort.left <= self._kept or not self.effort.spend(STAND):
            return False
        value = self.outlook.value(stand)
        if value > self.best_value + SURELY and in_order(self.field, stand) is not None:
            self.best, self.best_value = stand, value
        return True
