"""The way home as both sides see it: the Crusaders shorten it, the Muslims stand in it."""

from collections.abc import Sequence

from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.routes import FAR, rings_home, turns_home
from gonfalon.bots.value.arsouf.tables import BAGGAGE, DISTANCE, FIGHTING_VALUE
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.bots.value.arsouf.worth import GAME_WORTH, Stakes
from gonfalon.games.arsouf.map import ARSOUF, BOARD, ROAD
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED, OTHERS_NEEDED
from gonfalon.games.arsouf.state import NOWHERE
from gonfalon.geometry.hexset import Hexes

DOORS: Hexes = BOARD.border(ARSOUF)


class March:
    """The worth of the way for one side's possible stands."""

    def __init__(self, field: Field, stakes: Stakes, weights: Weights) -> None:
        self.field, self.stakes, self.weights = field, stakes, weights
        self.needed = max(0, BAGGAGE_NEEDED - sum(field.arrived[index] for index in BAGGAGE))
        home = sum(field.arrived) - sum(field.arrived[index] for index in BAGGAGE)
        self.others_needed = max(0, OTHERS_NEEDED - home)
        self.trains = [index for index in BAGGAGE if field.at[index] != NOWHERE]
        self.fighters = [index for index in field.mine if index not in BAGGAGE]
        blockers = field.foes if field.me is Side.CRUSADER else []
        self.turns = turns_home(field.options, {field.at[foe]: self.delay(foe) for foe in blockers})
        self.goal: Hexes = field.bits(self.trains)
        self.nearest = sorted(self.trains, key=lambda train: self.turns[field.at[train]])[: max(1, self.needed)]

    def value(self, at: Sequence[int]) -> float:
        """What the way is worth to the side that moves."""
        return self.of_crusaders(at) if self.field.me is Side.CRUSADER else self.of_muslims(at)

    def delay(self, index: int) -> int:
        """How many turns it takes to get past a piece in the way."""
        weights = self.weights
        return weights.block_turns + (
            weights.block_turns_a_value * FIGHTING_VALUE[index] if self.field.fit[index] else 0
        )

    def of_crusaders(self, at: Sequence[int]) -> float:
        """Trains that come nearer, arrivals, and fighters about the trains."""
        turns = self.turns
        ways = sorted(0 if at[train] == NOWHERE else turns[at[train]] for train in self.trains)
        landed = ways.count(0)
        value = self.weights.arrived_train * min(self.needed, landed) - self.length(ways)
        posts = [at[train] for train in self.nearest if at[train] != NOWHERE]
        lead = min((turns[post] for post in posts), default=0)
        fighters_home = 0
        for index in self.fighters:
            if at[index] == NOWHERE:
                value += self.homecoming(index, is_needed=fighters_home < self.others_needed)
                fighters_home += 1
            else:
                value -= self.straying(at[index], posts, lead)
        return value + GAME_WORTH if self.is_won(landed, fighters_home) else value

    def homecoming(self, index: int, *, is_needed: bool) -> float:
        """What it is worth that a fighter leaves the field for the town."""
        return self.weights.arrived_other if is_needed else -self.weights.leaving * self.stakes.worth[index]

    def straying(self, here: int, posts: list[int], lead: int) -> float:
        """How badly a fighter stands for the march: behind, apart from the trains, or in their way."""
        weights, turns = self.weights, self.turns
        cost = weights.van * turns[here]
        if DOORS >> here & 1:
            cost += weights.door
        elif ROAD >> here & 1 and turns[here] < lead:
            cost += weights.lane
        if posts:
            apart = min(DISTANCE[here][post] for post in posts)
            if apart > weights.escort_spaces:
                cost += weights.escort * (apart - weights.escort_spaces)
        return cost

    def is_won(self, trains: int, fighters: int) -> bool:
        """Whether so many arrivals in this turn win the game."""
        spare = trains - self.needed
        if self.field.options.spare_baggage_counts:
            fighters += max(0, spare)
        return spare >= 0 and fighters >= self.others_needed

    def of_muslims(self, at: Sequence[int]) -> float:
        """The way of the trains made longer, and everybody where he can strike at them."""
        field, weights = self.field, self.weights
        delays = {at[index]: self.delay(index) for index in field.mine}
        rings = rings_home(field.options, delays, self.goal)
        ways = sorted(
            next((turn for turn, ring in enumerate(rings) if ring >> field.at[train] & 1), FAR) for train in self.trains
        )
        value = self.length(ways)
        posts = [field.at[train] for train in self.nearest]
        if posts:
            for index in field.mine:
                apart = min(DISTANCE[at[index]][post] for post in posts)
                if apart > weights.gather_spaces:
                    value -= weights.gather * (apart - weights.gather_spaces)
        return value

    def length(self, ways: list[int]) -> float:
        """What the turns that the trains still need weigh, the more the less time is left."""
        weights = self.weights
        needed = ways[: self.needed]
        weight = weights.step * sum(needed) + weights.spare_step * sum(ways[self.needed :])
        if needed:
            late = needed[-1] + weights.reserve_turns - self.field.turns_left
            if late > 0:
                weight += weights.urgent * late
        return weight
