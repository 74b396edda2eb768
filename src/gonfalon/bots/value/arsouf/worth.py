"""What pieces are worth: to fight with, to lead, and to bring home."""

from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.tables import BAGGAGE, PIECES
from gonfalon.games.arsouf.pieces import ROSTER, Kind
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED
from gonfalon.games.arsouf.state import NOWHERE

GAME_WORTH = 60.0
SPARE_BAGGAGE_WORTH = (GAME_WORTH, 9.0, 5.0)
"""What the loss of one more train costs, by how many can be spared."""

WOUND_SHARE = 0.45
"""The share of a piece's worth that is lost when it is wounded; death takes the rest."""


def fighting_worth(kind: Kind) -> float:
    """What a piece is worth on the field."""
    if kind.is_leader:
        return 6.0
    return 0.5 + 1.2 * kind.fighting_value


class Stakes:
    """What a wound and a death cost each piece's side as things stand."""

    __slots__ = ("death", "worth", "wound")

    def __init__(self, field: Field) -> None:
        trains = sum(field.at[index] != NOWHERE or field.arrived[index] for index in BAGGAGE)
        spare = max(0, min(trains - BAGGAGE_NEEDED, len(SPARE_BAGGAGE_WORTH) - 1))
        self.worth = [
            SPARE_BAGGAGE_WORTH[spare] if ROSTER[index].kind.is_baggage else fighting_worth(ROSTER[index].kind)
            for index in PIECES
        ]
        self.wound = [WOUND_SHARE * worth for worth in self.worth]
        self.death = [worth - wound for worth, wound in zip(self.worth, self.wound, strict=True)]

    def prize(self, field: Field, target: int) -> float:
        """What beating a piece takes from its side: a wound, or its life."""
        return self.wound[target] if field.fit[target] else self.death[target]
