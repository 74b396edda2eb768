"""What a scenario asks of a side beyond blows and shots; by casualty points alone it asks nothing."""

from functools import cache

from gonfalon.bots.value.croisades.field import Field, Man, Stand
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.geometry.hexset import Hexes, members

Stands = dict[str, Stand]


class Errand:
    """Weighs stands by what the scenario is won by: man by man, and of all together."""

    def __init__(self, field: Field) -> None:
        self.field, self.weights = field, field.weights
        setting = SETTINGS[field.state.scenario]
        self.turns = setting.turns - field.state.turn + 1
        self._known: dict[tuple[str, Stand], float] = {}

    def of_all(self, at: Stands) -> float:
        """What the stand of the whole side is worth."""
        return sum(self.single(man, at[man.id]) for man in self.field.mine.values()) + self.joint(at)

    def of_one(self, man: Man, stand: Stand, at: Stands) -> float:
        """What a stand is worth to one man, with the others where they are."""
        return self.single(man, stand) + self.beside(man, stand, at)

    def single(self, man: Man, stand: Stand) -> float:
        """What a stand is worth to one man, whoever is elsewhere; remembered."""
        key = (man.id, stand)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.alone(man, stand)
            if self.field.is_unseen(man.id, stand):
                found = self._known[key] = found + self.lurk(man)
        return found

    def alone(self, man: Man, stand: Stand) -> float:
        """What a stand is worth to one man, whoever is elsewhere."""
        return 0.0

    def joint(self, at: Stands) -> float:
        """What it is worth how all stand together."""
        return 0.0

    def beside(self, man: Man, stand: Stand, at: Stands) -> float:
        """The part of it that a man has in it."""
        return self.joint({**at, man.id: stand})

    def lurk(self, man: Man) -> float:
        """What it is worth to one who hides that nobody has found him."""
        return 0.0

    def hunting(self, man: Man) -> float:
        """The share of later combats that draws a man."""
        return 1.0


@cache
def steps_to(field_id: str, hexes: Hexes) -> dict[int, int]:
    """How many hexes off some hexes every hex of a field is."""
    board, found, reached = FIELDS[field_id].board, dict[int, int](), hexes
    front, steps = hexes, 0
    while front:
        found |= dict.fromkeys(members(front), steps)
        wider = board.spread(reached)
        front, reached, steps = wider & ~reached, wider, steps + 1
    return found
