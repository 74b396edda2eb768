"""The captain's search: a whole turn by repeated improvement, where each stand that is weighed is a node."""

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.arsouf.attacks import possible_charges
from gonfalon.bots.value.arsouf.field import Field, reaches
from gonfalon.bots.value.arsouf.lookout import Lookout
from gonfalon.bots.value.arsouf.outlook import Outlook
from gonfalon.bots.value.arsouf.stands import Stand, column_stand, ended, greedy_stand, in_order
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.map import ARSOUF
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import NOWHERE, State
from gonfalon.geometry.hexset import hexset, members

KICKED = 3
FEWEST_ENDS = 4
SURELY = 1e-9


class Search:
    """Looks for the best stand of the side that moves; `best` can always be moved to."""

    def __init__(self, state: State, me: Side, effort: Effort, weights: Weights) -> None:
        self.field = field = Field(state, me)
        self.effort = effort
        self.open_to = reaches(state, me)
        self.charges = possible_charges(field, self.open_to)
        self.outlook = Outlook(field, Stakes(field), weights, self.charges)
        self.lookout = Lookout(field)
        self.best: Stand = field.at
        self.best_value = self.outlook.value(self.best)
        self._pieces = list(self.open_to)
        self._ends: dict[int, list[int]] = {}
        self._width = max(FEWEST_ENDS, effort.nodes // (2 * max(1, len(self._pieces))))

    def run(self) -> None:
        """Climb from the best of some ready stands, then kick and climb again until the nodes are spent."""
        turns = self.outlook.march.turns
        self.consider(greedy_stand(self.field, self.open_to, turns, self.lookout.value))
        self.consider(column_stand(self.field, self.open_to, turns))
        self.climb()
        left = None
        while self.effort.left not in (0, left):
            left = self.effort.left
            best, value = self.best, self.best_value
            self.kick()
            self.climb()
            if self.best_value <= value:
                self.best, self.best_value = best, value

    def climb(self) -> None:
        """Improve piece by piece until nothing gets better."""
        before = None
        while self.effort.left > 0 and before != self.best_value:
            before = self.best_value
            self.effort.random.shuffle(self._pieces)
            for index in self._pieces:
                self.improve(index)

    def kick(self) -> None:
        """Put a few pieces anywhere they can go, to climb again from there."""
        random, stand = self.effort.random, self.best.copy()
        for index in random.sample(self._pieces, min(KICKED, len(self._pieces))):
            taken = hexset(at for at in stand if at != NOWHERE)
            ends = [to for to in self.ends(index) if not (taken | ARSOUF) >> to & 1]
            if ends:
                stand[index] = random.choice(ends)
        if self.moves(stand) is not None and self.effort.spend():
            self.best, self.best_value = stand, self.outlook.value(stand)

    def improve(self, index: int) -> None:
        """Try other ends for one piece, the most promising first; a friend who stands there must change places."""
        here = self.best[index]
        ends = [to for to in self.ends(index) if ended(self.field, to) != here]
        for to in ends[: self._width]:
            stand = self.exchanged(index, to)
            if stand is not None and not self.consider(stand):
                return

    def exchanged(self, index: int, to: int) -> Stand | None:
        """The best stand with another end for one piece; None when a friend stands there who cannot change places."""
        stand, here = self.best.copy(), self.best[index]
        other = next((each for each in self.field.mine if stand[each] == to and each != index), None)
        if other is not None:
            if other not in self.open_to or here == NOWHERE or here not in self.ends(other):
                return None
            stand[other] = here
        stand[index] = ended(self.field, to)
        return stand

    def ends(self, index: int) -> list[int]:
        """Every space where a piece could end or stay, the most promising first."""
        known = self._ends.get(index)
        if known is None:
            spaces = self.open_to[index] | 1 << self.field.at[index]
            known = sorted(members(spaces), key=lambda to: -self.lookout.value(index, to))
            self._ends[index] = known
        return known

    def consider(self, stand: Stand) -> bool:
        """Weigh a stand and keep it if it is the best so far and can be moved to; False when no node is left."""
        if not self.effort.spend():
            return False
        value = self.outlook.value(stand)
        if value > self.best_value + SURELY and self.moves(stand) is not None:
            self.best, self.best_value = stand, value
        return True

    def moves(self, stand: Stand) -> list[tuple[int, int]] | None:
        """The moves to a stand in a possible order, knights first, whose charges need free ground."""
        return in_order(self.field, self.open_to, stand, self.charges.__contains__)
