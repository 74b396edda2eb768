"""The way home as both sides see it: the Crusaders shorten it, the Muslims stand in it."""

from collections.abc import Sequence

from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.routes import FAR, rings_home, turns_home
from gonfalon.bots.value.arsouf.tables import BAGGAGE, DISTANCE, FIGHTING_VALUE
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.bots.value.arsouf.worth import GAME_WORTH, Stakes
from gonfalon.games.arsouf.map import ARSOUF, BOARD, ROAD
from gonfalon.games.arsouf.pieces import ROSTER, Side
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
        delays = {}
        if field.me is Side.CRUSADER:
            delays = {field.at[foe]: self.delay(foe) for foe in field.foes}
        self.turns = turns_home(field.options, delays)
        self.goal: Hexes = 0
        for train in self.trains:
            self.goal |= 1 << field.at[train]
        self.nearest = sorted(self.trains, key=lambda train: self.turns[field.at[train]])[: max(1, self.needed)]

    def value(self, at: Sequence[int]) -> float:
        """What the way is worth to the side that moves."""
        return self.of_crusaders(at) if self.field.me is Side.CRUSADER else self.of_muslims(at)

    def delay(self, index: int) -> int:
        """How many turns it takes to get past a piece in the way."""
        weights = self.weights
        return round(
            weights.block_turns + (weights.block_turns_a_value * FIGHTING_VALUE[index] if self.field.fit[index] else 0)
        )

    def of_crusaders(self, at: Sequence[int]) -> float:
        """Trains that come nearer, arrivals, and fighters about the trains."""
        field, weights, turns = self.field, self.weights, self.turns
        value = 0.0
        ways = []
        for train in self.trains:
            if at[train] == NOWHERE:
                ways.append(0)
            else:
                ways.append(turns[at[train]])
        ways.sort()
        value -= self.length(ways)
        landed = ways.count(0)
        value += weights.arrived_train * min(self.needed, landed)
        posts = [at[train] for train in self.nearest if at[train] != NOWHERE]
        lead = min((turns[post] for post in posts), default=0)
        others, fighters_home = self.others_needed, 0
        for index in self.fighters:
            here = at[index]
            if here == NOWHERE:
                value += (
                    weights.arrived_other if others > 0 else -(1 - weights.arrived_spare) * self.stakes.worth[index]
                )
                others -= 1
                fighters_home += 1
            else:
                value -= weights.van * turns[here]
                if DOORS >> here & 1:
                    value -= weights.door
                elif ROAD >> here & 1 and turns[here] < lead:
                    value -= weights.lane
                if posts:
                    apart = min(DISTANCE[here][post] for post in posts)
                    if apart > weights.escort_spaces:
                        value -= weights.escort * (apart - weights.escort_spaces)
        if landed >= self.needed:
            spare = landed - self.needed if field.options.spare_baggage_counts else 0
            if fighters_home + spare >= self.others_needed:
                value += GAME_WORTH
        return value

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


__all__ = ["ROSTER", "March"]
