"""Who stands where at set-up: every unit on its best post that is left, then exchanges while they make it better."""

from itertools import combinations
from random import Random

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.acre.posts import Posts
from gonfalon.bots.value.acre.tables import IS_LIGHT, NEXT_TO, PRINTED, UNITS_OF
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.map import BESIDE_NAMES, CAMP_NAMES, INDEX, LINE_NAMES, SIEGE, SIEGE_NAMES
from gonfalon.games.acre.pieces import INFANTRY, ROSTER, Arm, Side
from gonfalon.games.acre.rules.deploying import BESIDE, LINE
from gonfalon.games.acre.state import WAITING, SiegeLineExtra, State, ZocOf

NOBODY = -1
SURELY = 1e-9
BARE = 100.0
"""What a hex of the line costs that nobody holds or controls."""
SUPPORT = 0.25
"""What it is worth to an archer or a light unit to have a formed unit at its side."""


class Muster:
    """An army on its posts: `units[n]` stands on `posts[n]`, NOBODY where the ZOC beside it must do."""

    def __init__(self, state: State, me: Side, effort: Effort, weights: Weights) -> None:
        self.effort = effort
        self.posts = posts_of(state, me, effort.random)
        self.units = [NOBODY] * len(self.posts)
        self.worth = Posts(state, me, weights, effort.random).worth
        self._army = [unit for unit in UNITS_OF[me] if state.at[unit] == WAITING or state.at[unit] >= 0]
        self._covers = [state.options.zoc is ZocOf.ALL or not IS_LIGHT[unit] for unit in range(len(ROSTER))]
        on_line = [n for n, at in enumerate(self.posts) if LINE[me] >> at & 1]
        self._beside = [
            [each for each in on_line if n in on_line and NEXT_TO[at] >> self.posts[each] & 1]
            for n, at in enumerate(self.posts)
        ]
        self._on_line = frozenset(on_line)

    def run(self) -> None:
        """Fill the posts, cover the line, then exchange until no node is left or nothing gets better."""
        self.fill()
        self.cover()
        improved = True
        while improved and self.effort.left > 0:
            improved = self.exchange()

    def fill(self) -> None:
        """Posts off the line take whom they suit best, then the strongest choose theirs on it."""
        army = sorted(self._army, key=lambda unit: -PRINTED[unit])
        for n in range(len(self.posts)):
            able = [unit for unit in army if self.may_stand(unit, n)]
            if n not in self._on_line and able:
                self.units[n] = max(able, key=lambda unit: self.worth(unit, self.posts[n]))
                army.remove(self.units[n])
        free = sorted(self._on_line)
        for unit in army[: len(free)]:
            n = max(free, key=lambda n: self.worth(unit, self.posts[n]))
            self.units[n] = unit
            free.remove(n)

    def cover(self) -> None:
        """Exchange posts until the whole line is covered."""
        while bare := [n for n in self._on_line if self.is_bare(n)]:
            pairs = [(a, b) for n in bare for a in (n, *self._beside[n]) for b in range(len(self.posts))]
            gain, a, b = max((self.gain(a, b), a, b) for a, b in pairs)
            if gain <= SURELY:
                return
            self.swap(a, b)

    def exchange(self) -> bool:
        """Try every exchange of two in an order drawn by lots; whether one of them made it better."""
        pairs = list(combinations(range(len(self.posts)), 2))
        self.effort.random.shuffle(pairs)
        improved = False
        for a, b in pairs:
            if not self.effort.spend():
                return improved
            if self.gain(a, b) > SURELY:
                self.swap(a, b)
                improved = True
        return improved

    def gain(self, a: int, b: int) -> float:
        """What an exchange of two posts makes better."""
        if self.units[a] == self.units[b] or not (
            self.may_stand(self.units[a], b) and self.may_stand(self.units[b], a)
        ):
            return 0.0
        touched = {a, b, *self._beside[a], *self._beside[b]}
        before = sum(self.value(n) for n in touched)
        self.swap(a, b)
        after = sum(self.value(n) for n in touched)
        self.swap(a, b)
        return after - before

    def value(self, n: int) -> float:
        """What the unit of a post is worth there, with those beside it."""
        unit = self.units[n]
        if unit == NOBODY:
            return -BARE * self.is_bare(n)
        value = self.worth(unit, self.posts[n])
        if n in self._on_line and (IS_LIGHT[unit] or ROSTER[unit].arm is Arm.AR):
            value += SUPPORT * any(
                each != NOBODY and ROSTER[each].arm is not Arm.AR and not IS_LIGHT[each] for each in self.flanks(n)
            )
        return value

    def is_bare(self, n: int) -> bool:
        """Whether a post is neither held nor controlled from beside it."""
        return self.units[n] == NOBODY and not any(each != NOBODY and self._covers[each] for each in self.flanks(n))

    def flanks(self, n: int) -> list[int]:
        """Whoever stands beside a post of the line."""
        return [self.units[each] for each in self._beside[n]]

    def may_stand(self, unit: int, n: int) -> bool:
        """Whether a unit may have a post: only infantry before the walls, and nowhere but on the line nobody."""
        if unit == NOBODY:
            return n in self._on_line
        return not (SIEGE | BESIDE) >> self.posts[n] & 1 or ROSTER[unit].arm in INFANTRY

    def swap(self, a: int, b: int) -> None:
        """Exchange two posts."""
        self.units[a], self.units[b] = self.units[b], self.units[a]


def posts_of(state: State, me: Side, random: Random) -> list[int]:
    """Every post of a side; the seventh of those before the walls is drawn by lots."""
    names = [*CAMP_NAMES[me], *LINE_NAMES[me]]
    if me is Side.CRUSADER:
        is_beside = state.options.siege_line_extra is SiegeLineExtra.BESIDE
        names += [*SIEGE_NAMES, random.choice(BESIDE_NAMES if is_beside else SIEGE_NAMES)]
    return [INDEX[name] for name in names]
