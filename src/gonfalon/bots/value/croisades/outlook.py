"""How well the side that moves would stand: what it can strike and shoot, and what the enemy's reply may cost."""

from typing import TYPE_CHECKING, NamedTuple

from gonfalon.bots.value.croisades.clash import Attacker, Clashes, Fight
from gonfalon.bots.value.croisades.errands import errand_of
from gonfalon.bots.value.croisades.field import OFF, OUT, Field, Man, Stand, living_hexes
from gonfalon.bots.value.croisades.gallop import chargeable
from gonfalon.games.croisades.rules.defending import why_too_far
from gonfalon.games.croisades.state import Health, amended, is_up
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import reach

if TYPE_CHECKING:
    from gonfalon.bots.value.croisades.errand import Errand

Stands = dict[str, Stand]
TURNING = 2
"""What a rider is held to lose by turning on his way."""
OTHERS = 0.15
"""How much of a shot at others than its best target counts."""


class Terms(NamedTuple):
    """The parts of a value."""

    strike: float
    safety: float
    cover: float
    aim: float
    way: float
    errand: float


class Outlook:
    """Weighs where the figures of a side stand after its moves."""

    def __init__(self, field: Field) -> None:
        self.field, self.weights = field, field.weights
        self.clashes = Clashes(field)
        self.errand: Errand = errand_of(field)
        self.charged = {man.id: chargeable(field, man) for man in field.foes.values() if man.is_mounted}
        self._ways: dict[tuple[str, int], float] = {}
        self._prey: dict[tuple[str, str], float] = {}
        self._aims: dict[tuple[str, int], float] = {}
        self._replies: dict[tuple[str, int], bool] = {}

    def terms(self, at: Stands, spent: dict[str, int]) -> Terms:
        """The parts of the value when everybody stands so and has spent so many points to come there."""
        field, weights = self.field, self.weights
        watched = field.watched_by(field.mine.values(), at)
        strike = sum(fight.gain for fight in self.fights(at, watched))
        if not field.stakes.horizon:
            return Terms(strike, 0.0, 0.0, 0.0, 0.0, self.errand.of_all(at))
        safety = -weights.reply * sum(fight.gain for fight in self.threats(at, watched))
        cover = -weights.exposed * self.shots_at(at, watched)
        aim = sum(
            self.aim(man, at[man.id], spent.get(man.id, 0)) for man in field.mine.values() if man.weapon is not None
        )
        way = sum(self.way(man, at[man.id]) for man in field.mine.values())
        return Terms(strike, safety, cover, aim, way, self.errand.of_all(at))

    def fights(self, at: Stands, watched: Hexes) -> list[Fight]:
        """The best attacks of this turn, one after the other, each attacker in one of them."""
        field, clashes = self.field, self.clashes
        attackers = [man for man in field.mine.values() if man.may_attack and near_to(field, at[man.id])]
        if not attackers:
            return []
        held = living_hexes(field, at)
        reached: dict[str, list[Attacker]] = {}
        for man in attackers:
            near = field.near(at[man.id]) & ~man.closed
            for who in field.targets:
                if near & field.hexes(field.home[who]):
                    reached.setdefault(who, []).append(clashes.attacker(man, at[man.id]))
        return self.dealt(reached, at, held, watched)

    def threats(self, at: Stands, watched: Hexes) -> list[Fight]:
        """The best attacks that the enemy could make in his next turn."""
        field, clashes = self.field, self.clashes
        held, foes_watch = living_hexes(field, at), 0
        reached: dict[str, list[Attacker]] = {}
        borders = {who: field.near(at[who]) for who in field.friends if not field.is_unseen(who, at[who])}
        for man in field.foes.values():
            home = field.home[man.id]
            if man.weapon is not None and not field.hexes(home) & watched:
                continue
            ends, charged = self.ends_of(man, at, held, watched), self.charged.get(man.id, 0)
            foes_watch |= field.near(home)
            for who, border in borders.items():
                if border & ends and field.hexes(at[who]) & ~man.closed:
                    reached.setdefault(who, []).append(clashes.attacker(man, home))
                elif charged & field.hexes(at[who]):
                    reached.setdefault(who, []).append(clashes.attacker(man, home, charging=True))
        for who, attackers in reached.items():
            # A side that a friend covers lets nobody in.
            room = (borders[who] & ~held).bit_count()
            reached[who] = sorted(attackers, key=lambda each: (-each.attack, each.id))[:room]
        return self.dealt(reached, at, held | field.foe_hexes, foes_watch) if reached else []

    def ends_of(self, man: Man, at: Stands, held: Hexes, watched: Hexes) -> Hexes:
        """The hexes in which an enemy could be in his next turn without a die; who lies in contact stays there."""
        field, home, up = self.field, self.field.home[man.id], 0
        here = field.hexes(home)
        if here & watched and not is_up(man.figure):
            return here & ~man.closed
        for each in field.mine.values():
            up |= field.hexes(at[each.id])
        points = man.moves - TURNING if man.is_mounted else man.moves
        ends = reach(field.reach_ground(man), field.front(home), points, blocked=up, stops=watched)
        return (ends & ~held | here) & ~man.closed

    def dealt(self, reached: dict[str, list[Attacker]], at: Stands, held: Hexes, watched: Hexes) -> list[Fight]:
        """Give every attacker to the target where he and others do most, the best combats first."""
        field, clashes = self.field, self.clashes
        found: list[Fight] = []
        weighed: dict[str, Fight] = {}
        while reached:
            for who, attackers in reached.items():
                if who not in weighed:
                    stand = at[who] if who in at else field.home[who]
                    victim = field.victim(who)
                    driven = clashes.driven(victim, stand, held, watched)
                    weighed[who] = clashes.best(victim, stand, attackers, driven)
            best = max(weighed.values(), key=lambda fight: (fight.gain, fight.target))
            if best.gain <= 0:
                break
            found.append(best)
            used = set(best.force)
            del reached[best.target], weighed[best.target]
            for who, attackers in list(reached.items()):
                left = [each for each in attackers if each.id not in used]
                if len(left) < len(attackers):
                    weighed.pop(who, None)
                    if left:
                        reached[who] = left
                    else:
                        del reached[who]
        return found

    def shots_at(self, at: Stands, watched: Hexes) -> float:
        """What the enemy's next shots may cost: each mostly its best target, and a little of all the others."""
        field, total = self.field, 0.0
        for man in field.foes.values():
            if man.weapon is None or field.hexes(field.home[man.id]) & watched:
                continue
            harms = [self.fire(man, who, at[who]) for who in field.friends if not field.is_unseen(who, at[who])]
            most = max(harms, default=0.0)
            total += most + OTHERS * (sum(harms) - most)
        return total

    def fire(self, shooter: Man, who: str, stand: Stand) -> float:
        """What a shot of an enemy from where he is would cost one of ours on a stand."""
        field = self.field
        if stand[0] < 0:
            return 0.0
        return field.shot(shooter, field.front(field.home[shooter.id]), field.friends[who], stand)

    def aim(self, man: Man, stand: Stand, spent: int) -> float:
        """What the next shots of one of ours are worth from a stand: in the enemy's turn, and in the own after it."""
        if stand[0] < 0 or self.field.hexes(stand) & self.field.zone:
            return 0.0
        later = self.weights.shots * min(1.0, 4 * self.field.stakes.horizon)
        return self.seen(man, stand) * (later + self.weights.ready * self.may_reply(man, spent))

    def may_reply(self, man: Man, spent: int) -> bool:
        """Whether one of ours who spends so many points on his way keeps his shot in the enemy's turn."""
        key = (man.id, spent)
        found = self._replies.get(key)
        if found is None:
            points = man.figure.spent + spent
            is_far = man.figure.is_far or points > man.moves // 2
            there = amended(man.figure, spent=points, is_far=is_far)
            found = self._replies[key] = why_too_far(self.field.state.options, there) is None
        return found

    def seen(self, man: Man, stand: Stand) -> float:
        """The best shot of one of ours from a stand, whoever may stand between."""
        field, start = self.field, self.field.front(stand)
        key = (man.id, start)
        best = self._aims.get(key)
        if best is None:
            worths = [field.shot(man, start, field.targets[who], field.home[who]) for who in field.targets]
            best = self._aims[key] = max(worths, default=0.0)
        return best

    def way(self, man: Man, stand: Stand) -> float:
        """What the combats are worth that a man could have from here in later turns; a wounded one may shun them.

        Whoever is off the map is of no use to anybody.
        """
        if stand == OFF:
            return -self.weights.outside * self.field.stakes.worth(man.figure)
        if stand == OUT:
            return 0.0
        key = (man.id, stand[0])
        found = self._ways.get(key)
        if found is None:
            found = max(
                (self.prey(man, who) * self.nearness(man, stand, who) for who in self.field.targets), default=0.0
            )
            found *= self.weights.close * self.errand.hunting(man)
            if not found and man.figure.health is Health.WOUNDED:
                near = max((self.nearness(man, stand, who) for who in self.field.foes), default=0.0)
                found = -self.weights.shy * self.field.victim(man.id).wound * near
            found = self._ways[key] = found * min(1.0, 2 * self.field.stakes.horizon)
        return found

    def nearness(self, man: Man, stand: Stand, who: str) -> float:
        """How near an enemy is to a man on a stand: 1 beside him, and less by the turns of the way."""
        field = self.field
        hexes = field.board.distance(field.front(stand), field.front(field.home[who])) - 1
        return max(0.0, 1 - self.weights.later * max(0, hexes) / max(1, man.moves))

    def prey(self, man: Man, who: str) -> float:
        """What an attack on an enemy would bring, on foot of two such men together; nobody waits for the wounded."""
        key = (man.id, who)
        found = self._prey.get(key)
        if found is None:
            field, clashes = self.field, self.clashes
            if man.weapon is not None and man.figure.health is Health.HEALTHY:
                found = 0.0
            else:
                attacker, victim = clashes.attacker(man, field.home[man.id]), field.victim(who)
                is_single = man.is_mounted or man.figure.health is Health.WOUNDED
                pair = [attacker] if is_single else [attacker, attacker._replace(id="")]
                found = clashes.best(victim, field.home[who], pair, victim.driven).gain / len(pair)
            self._prey[key] = found
        return found


def near_to(field: Field, stand: Stand) -> bool:
    """Whether anybody lives beside a stand who may be attacked."""
    return bool(field.near(stand) & field.target_hexes)
