"""The combats that a side could make on one target with given attackers: the best way to use them, and its worth."""

from typing import NamedTuple

from gonfalon.bots.value.croisades.field import Field, Man, Stand
from gonfalon.bots.value.croisades.odds import Blow, Victim, sequence
from gonfalon.games.croisades.charts import ground_shift
from gonfalon.geometry.hexset import Hexes

MOST_ATTACKERS = 4
CORNERED_ON_FOOT, CORNERED_MOUNTED = 1 / 3, 1 / 6
"""How likely a retreat beside enemies wounds."""


class Attacker(NamedTuple):
    """One who could attack: his strength, whether he rides, how his ground serves him, and what harm costs his side."""

    id: str
    attack: int
    is_mounted: bool
    ground: int
    wound: float
    back: float


class Fight(NamedTuple):
    """The best use of some attackers on one target: so many together first, the rest one by one."""

    target: str
    force: tuple[str, ...]
    together: int
    gain: float


class Clashes:
    """Weighs combats, and remembers them."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self._known: dict[tuple[str, tuple[Attacker, ...], int, float], tuple[int, int, float]] = {}

    def attacker(self, man: Man, stand: Stand, *, charging: bool = False) -> Attacker:
        """A man as he would attack from a stand."""
        field = self.field
        victim = field.victim(man.id)
        ground = -1 if field.hexes(stand) & ~field.flat else 0
        attack = man.attack * 3 // 2 if charging else man.attack
        return Attacker(man.id, attack, man.is_mounted, ground, victim.wound, victim.driven)

    def driven(self, victim: Victim, stand: Stand, held: Hexes, watched: Hexes) -> float:
        """What a retreat costs a target: a wound where it has no room, the danger of one where enemies watch."""
        field = self.field
        exits = field.near(stand) & ~held
        if not exits:
            return victim.wound
        if exits & ~watched:
            return victim.driven
        return victim.driven + victim.wound * (CORNERED_MOUNTED if victim.figure.horse else CORNERED_ON_FOOT)

    def best(self, victim: Victim, stand: Stand, attackers: list[Attacker], driven: float) -> Fight:
        """The best use of some attackers: the strongest first, so many together and then the others."""
        field = self.field
        attackers = sorted(attackers, key=lambda each: (-each.attack, each.id))[:MOST_ATTACKERS]
        theirs = -1 if field.hexes(stand) & ~field.flat else 0
        key = (victim.figure.id, tuple(attackers), theirs, round(driven, 2))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(victim, attackers, theirs, driven)
        many, together, gain = known
        return Fight(victim.figure.id, tuple(each.id for each in attackers[:many]), together, gain)

    def may_join(self, victim: Victim, attackers: list[Attacker]) -> bool:
        """Whether these may attack together: all, or only riders where a rider is the target."""
        is_free = self.field.state.options.joint_on_mounted == "sum" or not victim.figure.horse
        return is_free or all(each.is_mounted for each in attackers)

    def _best(self, victim: Victim, attackers: list[Attacker], theirs: int, driven: float) -> tuple[int, int, float]:
        best = (0, 0, 0.0)
        for many in range(1, len(attackers) + 1):
            for together in range(1, many + 1):
                if together > 1 and not self.may_join(victim, attackers[:together]):
                    continue
                struck = blows(attackers[:many], together, theirs)
                if not all(may_be_named(victim, each) for each in struck):
                    continue
                gain = sequence(victim, struck, driven)
                if gain > best[2] + 1e-9:
                    best = (many, together, gain)
        return best


def blows(attackers: list[Attacker], together: int, theirs: int) -> tuple[Blow, ...]:
    """The attacks of some figures: the first so many together, then each of the others."""
    groups = [attackers[:together], *([each] for each in attackers[together:])]
    return tuple(blow(group, theirs) for group in groups)


def may_be_named(victim: Victim, blow: Blow) -> bool:
    """Whether the odds suffice against a target as it is now."""
    now = victim.conditions[0]
    odds = blow.attack // now.defence
    return odds > 0 and odds + blow.shift + (blow.riders if now.at_mounted else blow.joint) > 0


def blow(group: list[Attacker], theirs: int) -> Blow:
    """One attack, by one or by several together."""
    return Blow(
        sum(each.attack for each in group),
        ground_shift(min(each.ground for each in group), theirs),
        min(each.wound for each in group),
        sum(each.back for each in group),
        joint=len(group) > 1,
        riders=sum(each.is_mounted for each in group) > 1,
    )
