"""What the posts of the set-up are worth to each unit: danger, use, open ground, and what the lots say."""

from random import Random

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.reply import Reply
from gonfalon.bots.value.acre.tables import ARCHERY, IS_LIGHT, PACE, PRINTED, apart, distances
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.bots.value.acre.worth import Stakes
from gonfalon.games.acre.charts import OPEN
from gonfalon.games.acre.map import BOARD, CLEAR, INDEX, LINE_NAMES, SIEGE
from gonfalon.games.acre.pieces import ROSTER, Arm, Side
from gonfalon.games.acre.rules.deploying import CAMP, LINE
from gonfalon.games.acre.state import State

FAR = 8
REACHED = 3
"""How many hexes round a post make its ground open or not."""
LOTS = 0.3
USE = 0.3
"""What a point of strength of middling pace, or of archery, is worth on the line, and missed in a camp."""
WEIGHT = 0.06
"""What a hex nearer to the main effort is worth for each point of strength."""
WING = 0.12
"""What a hex nearer to an end of the line is worth to light horse."""
STEADY = {Arm.MI: 1.8, Arm.HI: 1.2, Arm.AR: 0.3}
"""How much of its use foot has before the walls, where archers find no target."""
MIDDLING = 4
NO_HARM: dict[int, float] = {}


class Posts:
    """Weighs one side's posts; the main effort, and much that is as good one way as another, is drawn by lots."""

    def __init__(self, state: State, me: Side, weights: Weights, random: Random) -> None:
        self.me, self.weights = me, weights
        self._field = field = Field(state, me)
        self._reply = Reply(field, Stakes(field, weights), weights)
        self._touch = OPEN[me.enemy, True] & ~LINE[me]
        self._near = apart(field.foe_hexes & ~SIEGE or LINE[me.enemy], FAR)
        self._line = [INDEX[name] for name in LINE_NAMES[me]]
        self._effort = distances(random.choices(self._line, [self.openness(at) for at in self._line])[0])
        self._mood = {(arm, at): random.gauss(0, LOTS) for arm in Arm for at in self._line}
        self._known: dict[tuple[Arm, int, int], float] = {}

    def worth(self, unit: int, at: int) -> float:
        """What a post is worth to a unit."""
        key = ROSTER[unit].arm, PRINTED[unit], at
        if key not in self._known:
            self._known[key] = self._weighed(unit, at)
        return self._known[key]

    def _weighed(self, unit: int, at: int) -> float:
        arm, use = ROSTER[unit].arm, USE * (PRINTED[unit] * PACE[unit] / MIDDLING + ARCHERY[unit])
        if CAMP[self.me] >> at & 1:
            return -use
        if not LINE[self.me] >> at & 1:
            return STEADY[arm] * use
        return use + self._mood[arm, at] + self.place(unit, at) - self.weights.reply * self.danger(unit, at)

    def place(self, unit: int, at: int) -> float:
        """Strength belongs where the main effort is, archers near the enemy, light horse on the wings."""
        arm = ROSTER[unit].arm
        if arm is Arm.AR:
            return -WING * self._near[at]
        if IS_LIGHT[unit]:
            return -WING * min(distances(at)[end] for end in (self._line[0], self._line[-1]))
        return -WEIGHT * PRINTED[unit] * min(FAR, self._effort[at])

    def danger(self, unit: int, at: int) -> float:
        """What the enemy who stands on the map already could do to a unit in his first turn."""
        threat = self._reply.feared(unit, at, 0, self._touch, NO_HARM, NO_HARM)
        return max(0.0, threat.gain) if threat is not None else 0.0

    def openness(self, at: int) -> float:
        """How good it is to attack from a post: clear ground, and the enemy near."""
        return (BOARD.within(at, REACHED) & CLEAR).bit_count() / (1 + self._near[at])
