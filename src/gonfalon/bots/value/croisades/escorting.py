"""The Emissary: the lady goes on among her guards; the others want the baron dead, or her alone."""

from functools import cache

from gonfalon.bots.value.croisades.errand import Errand, Stands, steps_to
from gonfalon.bots.value.croisades.field import OFF, OUT, Field, Man, Stand
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.lurking import hiding_post, lurkers, unsearched
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import Figure, is_up
from gonfalon.geometry.hexset import Hexes

GUARDS = 4
"""How many beside the lady are enough."""
SURPRISE = 8
"""How far somebody who comes out of hiding may get to attack."""
AHEAD = 3
"""How many hexes before the lady her enemies gather."""
WIN = 300.0


class Escort(Errand):
    """The lady, the baron and their guards."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        setting = SETTINGS[field.state.scenario]
        self.lady = setting.lady
        self.lords = setting.commanders
        self.east: Hexes = 0
        for way in setting.exits:
            self.east |= field.ground.edges[way.edge]
        self.out = steps_to(field.ground.id, self.east)
        post = hiding_post(field.state.scenario)
        hiding = lurkers(field.state, field.me.enemy) if post is not None else []
        self.cover = unsearched(field.state, hiding[0]) if hiding else 0
        for each in hiding[1:]:
            self.cover |= unsearched(field.state, each)
        self.density = len(hiding) / max(1, self.cover.bit_count())

    def alone(self, man: Man, stand: Stand) -> float:
        """The lady's way, and for her and the baron how many may lie in wait within reach."""
        if stand == OUT:
            return WIN if man.id == self.lady else -WIN
        if stand == OFF:
            # The whole way lies before her, and one more turn.
            return -self.marching(man, max(self.out.values()) + man.moves) if man.id == self.lady else 0.0
        weights, front = self.weights, self.field.front(stand)
        found = 0.0
        if man.id == self.lady:
            found -= self.marching(man, self.out[front])
        if man.id in self.lords and self.cover:
            found -= weights.unknown * self.density * (self.within(front, SURPRISE) & self.cover).bit_count()
        elif self.cover:
            found += weights.scout * self.density * (self.field.near(stand) & self.cover).bit_count()
        return found

    def marching(self, lady: Man, hexes: int) -> float:
        """What so many hexes of her way cost, the more the later she would be."""
        turns = (hexes + 1) / max(1, lady.moves)
        return self.weights.march * (turns + self.weights.haste * max(0.0, turns + 2 - self.turns))

    def within(self, at: int, hexes: int) -> Hexes:
        """The hexes within so many of one."""
        return disc(self.field.ground.id, at, hexes)

    def joint(self, at: Stands) -> float:
        """Guards beside the lady, the others not far, and the baron behind them."""
        lady = at.get(self.lady, OFF)
        if lady[0] < 0:
            return 0.0
        field, near, guards, strayed = self.field, self.field.near(lady), 0, 0.0
        for man in field.mine.values():
            if man.id != self.lady:
                stand = at[man.id]
                guards += bool(field.hexes(stand) & near)
                strayed += self.straying(man, stand, lady)
        return -self.weights.unguarded * max(0, GUARDS - guards) ** 2 - strayed

    def straying(self, man: Man, stand: Stand, lady: Stand) -> float:
        """What it costs how far somebody is from the lady."""
        if stand[0] < 0:
            return 0.0
        far = self.field.board.distance(self.field.front(stand), lady[0])
        return self.weights.stray * max(0, far - (2 if man.is_mounted else 1))

    def beside(self, man: Man, stand: Stand, at: Stands) -> float:
        """For the lady, how many guards can follow her; for others the whole."""
        if man.id != self.lady:
            return self.joint({**at, man.id: stand})
        if stand[0] < 0:
            return 0.0
        field, able = self.field, 0
        for each in field.mine.values():
            if each.id != self.lady and at[each.id][0] >= 0:
                far = field.board.distance(field.front(at[each.id]), stand[0])
                able += far <= (each.moves if each.id in field.entrants or not each.figure.moved else 0) + 1
            elif each.id != self.lady:
                able += field.ground.board.row_column(stand[0])[1] < each.moves
        return -self.weights.unguarded * max(0, GUARDS - able) ** 2

    def hunting(self, man: Man) -> float:
        """Whoever escorts looks for no fight."""
        return 0.0 if man.id in self.lords else self.weights.errant


class Captors(Errand):
    """Those who lie in wait for the lady and the baron."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        setting = SETTINGS[field.state.scenario]
        self.lady: Figure | None = field.targets.get(setting.lady)
        self.guards: Hexes = 0
        for each in field.targets.values():
            if each.id != setting.lady and is_up(each):
                self.guards |= field.hexes(field.home[each.id])
        self.east: Hexes = 0
        for way in setting.exits:
            self.east |= field.ground.edges[way.edge]
        self.out = steps_to(field.ground.id, self.east)

    def lurk(self, man: Man) -> float:
        """He waits until she has come past him."""
        if self.lady is None or self.out[self.lady.at] + 1 >= self.out[self.field.home[man.id][0]]:
            return self.weights.lurk
        return 0.0

    def alone(self, man: Man, stand: Stand) -> float:
        """Beside the lady, best alone with her, or before her on her way."""
        if self.lady is None or stand[0] < 0:
            return 0.0
        field, her = self.field, self.lady.at
        near = field.near((her, -1))
        if field.hexes(stand) & near:
            left = (near & self.guards).bit_count()
            if not left and not field.near(stand) & self.guards:
                return WIN
            return self.weights.seize / (1 + left)
        behind = max(0, self.out[stand[0]] - self.out[her] + AHEAD)
        far = field.board.distance(field.front(stand), her)
        return -self.weights.pursue * (max(0, far - AHEAD) + behind)


@cache
def disc(field_id: str, at: int, hexes: int) -> Hexes:
    """The hexes of a field within so many of one."""
    return FIELDS[field_id].board.within(at, hexes)
