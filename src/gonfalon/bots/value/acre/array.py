"""The army in battle array: the actions that set it up, each with its reason."""

from collections import Counter
from collections.abc import Iterator

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.acre.muster import NOBODY, Muster
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import CONFIRMS, AcreAction, Arrange, Attach, Dismantle, Emplace, Lift, Place
from gonfalon.games.acre.map import BOARD, INDEX, SIEGE, SIEGE_NAMES
from gonfalon.games.acre.pieces import LEADERS, ROSTER, TREBUCHETS, Arm, Side
from gonfalon.games.acre.rules.deploying import CLAUSE, LEADER_CLAUSE, clause_of, is_ready
from gonfalon.games.acre.state import State, leaders_in_play, on_map, replace

Choices = tuple[Choice[AcreAction], ...]

NAMES = BOARD.names
POSTED = {"14.2a": "man-siege", "14.2b": "guard-camp", "14.3b": "guard-camp", "14.2c": "man-line", "14.3c": "man-line"}
"""Why a unit is where it is, by the clause that puts it there."""


def deployment(state: State, me: Side, effort: Effort, weights: Weights) -> Choices:
    """A lawful array of one's own, else history's, then confirmed; a lawful set-up that is there already stays."""
    confirm: Choice[AcreAction] = Choice(CONFIRMS[me], Reason("deployed", {"seat": me}, (CLAUSE[me],)))
    if is_ready(state, me):
        return (confirm,)
    muster = Muster(state, me, effort, weights)
    muster.run()
    array = Array(state, me, muster)
    if is_ready(array.arrayed(), me):
        return (*array.actions(), confirm)
    return Choice(Arrange(seat=me, how="historical"), Reason("deploy", {"seat": me}, (CLAUSE[me],))), confirm


class Array:
    """A muster with its leaders and engines, and the way there from whatever has been set up already."""

    def __init__(self, state: State, me: Side, muster: Muster) -> None:
        self.state, self.me = state, me
        self.at = {unit: at for unit, at in zip(muster.units, muster.posts, strict=True) if unit != NOBODY}
        self.hosts = self._hosts(muster)
        self.engines = self._engines(muster) if me is Side.CRUSADER else []

    def arrayed(self) -> State:
        """The state in which all of it stands."""
        at, leading = list(self.state.at), list(self.state.leading)
        for unit, there in self.at.items():
            at[unit] = there
        for leader, unit in self.hosts.items():
            leading[leader] = unit
        engines = tuple(sorted(self.engines)) or self.state.trebuchets
        return replace(self.state, at=tuple(at), leading=tuple(leading), trebuchets=engines)

    def actions(self) -> Iterator[Choice[AcreAction]]:
        """Whatever stands elsewhere is taken back, then all is placed: units, engines, leaders."""
        yield from self.clearances()
        placed = self.state.at
        for unit, at in self.at.items():
            if placed[unit] != at:
                clause, args = clause_of(self.me, at), {"unit": ROSTER[unit].id, "at": NAMES[at]}
                action = Place(seat=self.me, unit=ROSTER[unit].id, at=NAMES[at])
                yield Choice(action, Reason(POSTED[clause], dict(args), (clause,)))
        for at in self.engines:
            if at not in self.state.trebuchets:
                yield Choice(Emplace(seat=self.me, at=NAMES[at]), Reason("emplace", {"at": NAMES[at]}, ("14.2a", "R2")))
        for leader, unit in self.hosts.items():
            host, stays = self.state.leading[leader], placed[unit] == self.at[unit]
            if host != unit or not stays:
                names = {"leader": LEADERS[leader].id, "unit": ROSTER[unit].id}
                reason = Reason("take-command", dict(names), (LEADER_CLAUSE[self.me], "S10.1"))
                yield Choice(Attach(seat=self.me, **names), reason)

    def clearances(self) -> Iterator[Choice[AcreAction]]:
        """Units and engines that stand elsewhere than they should."""
        for unit in on_map(self.state, self.me):
            if self.at.get(unit.index) != self.state.at[unit.index]:
                reason = Reason("make-way", {"unit": unit.id}, ("R4",))
                yield Choice(Lift(seat=self.me, unit=unit.id), reason)
        if self.me is Side.CRUSADER:
            for at in self.state.trebuchets:
                if at not in self.engines:
                    reason = Reason("dismantle", {"at": NAMES[at]}, ("R2",))
                    yield Choice(Dismantle(seat=self.me, at=NAMES[at]), reason)

    def _hosts(self, muster: Muster) -> dict[int, int]:
        """The unit of each leader: those who attack best, one leader each, the greatest with the best."""
        horse = [unit for unit in self.at if ROSTER[unit].arm in (Arm.HC, Arm.MC)]
        horse.sort(key=lambda unit: (-muster.worth(unit, self.at[unit]), unit))
        staff = sorted(leaders_in_play(self.state, self.me), key=lambda leader: (-leader.value, leader.index))
        return {leader.index: unit for leader, unit in zip(staff, horse, strict=False)}

    def _engines(self, muster: Muster) -> list[int]:
        """Where the engines stand: with the strongest besiegers, whose hexes they shelter."""
        strength: Counter[int] = Counter()
        for unit, at in self.at.items():
            if SIEGE >> at & 1:
                strength[at] += ROSTER[unit].strength
        hexes = [INDEX[name] for name in SIEGE_NAMES]
        muster.effort.random.shuffle(hexes)
        return sorted(hexes, key=lambda at: -strength[at])[:TREBUCHETS]
