"""Where one figure stands best by itself, with everybody else where he is."""

from gonfalon.bots.value.croisades.field import Man, Stand
from gonfalon.bots.value.croisades.outlook import TURNING, Outlook, Stands, Terms
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.games.croisades.state import is_up
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import reach


class Lookout:
    """Weighs single stands; `at` is where everybody stands so far."""

    def __init__(self, outlook: Outlook, routes: Routes | None, at: Stands) -> None:
        self.outlook, self.routes, self.at = outlook, routes, dict(at)
        self.field = outlook.field
        self.strikes = {man.id: self.striking(man) for man in self.field.foes.values()}
        self._singles: dict[tuple[str, str], float] = {}

    def striking(self, man: Man) -> Hexes:
        """The hexes in which an enemy could be in his next turn, and those beside them."""
        field = self.field
        home = field.home[man.id]
        if not is_up(man.figure):
            return field.near(home)
        points = man.moves - TURNING if man.is_mounted else man.moves
        hexes = reach(field.reach_ground(man), field.front(home), points)
        return field.board.spread(hexes)

    def held(self, man: Man) -> Hexes:
        """The hexes in which others live."""
        field = self.field
        held = field.horses
        for who, stand in self.at.items():
            if who != man.id:
                held |= field.hexes(stand)
        return held

    def ends(self, man: Man) -> list[Stand]:
        """The stands where a man could end his move now, his own among them."""
        held, hexes = self.held(man), self.field.hexes
        ends = [] if self.routes is None else self.routes.ends.get(man.id, [])
        return [self.at[man.id], *(stand for stand in ends if not hexes(stand) & held)]

    def some(self, man: Man, most: int) -> list[Stand]:
        """The stands where a man could end, all beside enemies and of the others as many as are wanted."""
        here, *ends = self.ends(man)
        near = [stand for stand in ends if self.field.near(stand) & self.field.target_hexes]
        others = [stand for stand in ends if not self.field.near(stand) & self.field.target_hexes]
        return [here, *spread(near, most), *spread(others, most)]

    def terms(self, man: Man, stand: Stand) -> Terms:
        """What a stand is worth to one man; nobody strikes or shoots at one who hides."""
        found = self.found_terms(man, stand)
        return found._replace(safety=0.0, cover=0.0) if self.field.is_unseen(man.id, stand) else found

    def found_terms(self, man: Man, stand: Stand) -> Terms:
        """The same for one who is in the open."""
        field, outlook = self.field, self.outlook
        strike = self.strike(man, stand) if man.may_attack else 0.0
        if not field.stakes.horizon:
            return Terms(strike, 0.0, 0.0, 0.0, 0.0, outlook.errand.of_one(man, stand, self.at))
        hexes = field.hexes(stand)
        danger = max(
            (self.single(foe, man) for foe in field.foes.values() if self.strikes[foe.id] & hexes), default=0.0
        )
        fire = [outlook.fire(foe, man.id, stand) for foe in field.foes.values() if foe.weapon is not None]
        return Terms(
            strike,
            -outlook.weights.reply * danger,
            -outlook.weights.exposed * max(fire, default=0.0),
            outlook.aim(man, stand, self.spent(man, stand)) if man.weapon is not None else 0.0,
            outlook.way(man, stand),
            outlook.errand.of_one(man, stand, self.at),
        )

    def spent(self, man: Man, stand: Stand) -> int:
        """The points that an end costs."""
        if self.routes is None or stand == self.field.home[man.id]:
            return 0
        return self.routes.points(man, stand)

    def value(self, man: Man, stand: Stand) -> float:
        """What a stand is worth to one man, added up."""
        return sum(self.terms(man, stand))

    def strike(self, man: Man, stand: Stand) -> float:
        """What an attack from here would bring, beyond what those do who stand beside its target already."""
        field, clashes, best = self.field, self.outlook.clashes, 0.0
        near = field.near(stand) & ~man.closed
        if not near & field.target_hexes:
            return 0.0
        for who in field.targets:
            home = field.home[who]
            if not near & field.hexes(home):
                continue
            victim, border = field.victim(who), field.near(home)
            others = [
                clashes.attacker(each, self.at[each.id])
                for each in field.mine.values()
                if each.id != man.id and each.may_attack and border & field.hexes(self.at[each.id]) & ~each.closed
            ]
            without = clashes.best(victim, home, others, victim.driven).gain if others else 0.0
            attackers = [*others, clashes.attacker(man, stand)]
            best = max(best, clashes.best(victim, home, attackers, victim.driven).gain - without)
        return best

    def single(self, foe: Man, man: Man) -> float:
        """What an attack by one enemy alone would cost a man."""
        key = (foe.id, man.id)
        found = self._singles.get(key)
        if found is None:
            field, clashes = self.field, self.outlook.clashes
            victim, home = field.victim(man.id), field.home[man.id]
            attackers = [clashes.attacker(foe, field.home[foe.id])]
            found = self._singles[key] = clashes.best(victim, home, attackers, victim.driven).gain
        return found


def spread(stands: list[Stand], most: int) -> list[Stand]:
    """About so many of some stands, evenly chosen."""
    return stands[:: max(1, len(stands) // most)]
