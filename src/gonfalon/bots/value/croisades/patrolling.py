"""Patrol: groves are searched on the shortest way, then everybody rides off; the others cut that way off."""

from itertools import pairwise, permutations
from typing import TYPE_CHECKING

from gonfalon.bots.value.croisades.errand import Errand, steps_to
from gonfalon.bots.value.croisades.field import OFF, OUT, Field, Man, Stand
from gonfalon.games.croisades.rules.entering import edge_of, entry_of
from gonfalon.games.croisades.rules.leaving import groves_missing
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import WOUNDED, character_of

if TYPE_CHECKING:
    from gonfalon.geometry.hexset import Hexes

ENTERING = 2
"""What it costs a rider to come in."""
WASTED = 3
"""The points of a ride that turns may cost."""


class Patrol(Errand):
    """The riders who search and leave."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.south: Hexes = 0
        for each in SETTINGS[field.state.scenario].exits:
            self.south |= field.ground.edges[each.edge]
        self.entry = entry_of(field.state, field.me)
        self.goals = self._goals()

    def _goals(self) -> dict[str, int]:
        """The grove that each man rides to; nobody where he is to leave."""
        field, goals = self.field, dict[str, int]()
        missing = groves_missing(field.state, field.me)
        order = list(self._order(missing)) if missing > 0 else []
        free = sorted(field.mine)
        while order and free:
            grove, *order = order
            near = [who for who in free if self._can_search(who, grove)]
            if near and order:
                searcher = min(near, key=lambda who: (self._steps(who, grove), who))
                goals[searcher] = grove
                free.remove(searcher)
            else:
                goals |= dict.fromkeys(free, grove)
                free = []
        return goals

    def _order(self, missing: int) -> tuple[int, ...]:
        """The groves that are still to be searched, in the order of the shortest way through them to the exit."""
        field, state = self.field, self.field.state
        left = [field.ground.index[name] for name in SETTINGS[state.scenario].groves if name not in state.groves]
        out = steps_to(field.ground.id, self.south)

        def length(way: tuple[int, ...]) -> float:
            first = sum(self._steps(who, way[0]) for who in field.mine) / max(1, len(field.mine))
            between = sum(field.board.distance(a, b) for a, b in pairwise(way))
            return first + between + out[way[-1]]

        return min(permutations(left, missing), key=length)

    def _steps(self, who: str, to: int) -> int:
        """How many hexes somebody is off another hex, from wherever he can come in."""
        field = self.field
        stand = field.home[who]
        if stand == OFF:
            return (
                0 if self.entry is None else steps_to(field.ground.id, edge_of(field.state, self.entry))[to] + ENTERING
            )
        return field.board.distance(field.front(stand), to)

    def _can_search(self, who: str, grove: int) -> bool:
        """Whether somebody should be able to end beside a grove in this turn."""
        return self._steps(who, grove) - 1 <= self.field.mine[who].moves - WASTED

    def alone(self, man: Man, stand: Stand) -> float:
        """How near the grove or the exit is, in the share of his points that a turn of the way costs."""
        field, weights = self.field, self.weights
        points = character_of(man.figure).points / (2 if man.figure.health is WOUNDED else 1)
        if stand == OUT:
            return weights.through * points
        if stand == OFF:
            return 0.0
        front, moves, goal = field.front(stand), max(1, man.moves), self.goals.get(man.id)
        out = steps_to(field.ground.id, self.south)
        if goal is None:
            turns = 1 + out[front] / moves
        else:
            hexes = max(0, min(field.board.distance(front, goal), field.board.distance(stand[0], goal)) - 1)
            turns = 2 + (out[goal] + hexes) / moves
            if not hexes:
                turns -= 1
        late = max(0.0, turns + weights.spare - self.turns)
        return -points * (weights.onward * turns + weights.late * late)

    def hunting(self, man: Man) -> float:
        """Who has somewhere to go looks for no fight."""
        return self.weights.errant


class Riders(Errand):
    """Those who lie in wait for a patrol."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.south: Hexes = 0
        for each in SETTINGS[field.state.scenario].exits:
            self.south |= field.ground.edges[each.edge]
        self.to_exit = steps_to(field.ground.id, self.south)
        self.prey = [field.front(field.home[who]) for who in field.targets]

    def lurk(self, man: Man) -> float:
        """He waits while a rider is still to come his way."""
        front = self.field.front(self.field.home[man.id])
        if not self.prey or any(self.to_exit[at] >= self.to_exit[front] for at in self.prey):
            return self.weights.lurk
        return 0.0

    def alone(self, man: Man, stand: Stand) -> float:
        """Within a bowshot or a ride of the patrol, and rather before it than behind."""
        field = self.field
        if stand[0] < 0 or not self.prey:
            return 0.0
        front = field.front(stand)
        far = min(field.board.distance(front, at) + max(0, self.to_exit[front] - self.to_exit[at]) for at in self.prey)
        return -self.weights.pursue * max(0, far - REACH)


REACH = 5
"""From how many hexes on a rider is too far off to harm anybody."""
