"""The attacks that a side could make from where it stands, each with its exact chances."""

from gonfalon.bots.value.arsouf.assault import Option
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.tables import CHANCES, CHARGING, LED, NEXT_TO, STRENGTH, SUPPORTING
from gonfalon.games.arsouf.map import BOARD, RIVER
from gonfalon.games.arsouf.pieces import ROSTER
from gonfalon.games.arsouf.rules.charging import SPACES_OF_A_CHARGE
from gonfalon.games.arsouf.state import BIT, NOWHERE
from gonfalon.geometry.hexset import Hexes, members

Charges = dict[int, dict[int, tuple[int, int]]]
"""For each knight the ends of his possible charges, with the space between and the space charged at."""


class Attacks:
    """Sums up attacks on enemies who stand still."""

    def __init__(self, field: Field, charges: Charges | None = None) -> None:
        """`charges` are those that moves can still make; without them the charges made this turn count."""
        self.field, self.charges = field, charges
        self.foes = Lineup(field, field.foe, field.at)
        self.foe_at = {field.at[foe]: foe for foe in field.foes}

    def options(self, lineup: Lineup) -> dict[int, list[Option]]:
        """Every attack that could be made now."""
        field, foes, at = self.field, self.foes.spaces, lineup.at
        options: dict[int, list[Option]] = {}
        for index in field.mine:
            here = at[index]
            if here == NOWHERE or not NEXT_TO[here] & foes or not field.fit[index] or field.attacked[index]:
                continue
            near = field.attackable(here) & foes
            if near:
                options[index] = self.options_of(index, near, lineup)
        return options

    def options_of(self, index: int, near: Hexes, lineup: Lineup) -> list[Option]:
        """The attacks of one piece on the enemies near it."""
        field, here = self.field, lineup.at[index]
        strength = STRENGTH[index] - self.foes.support(NEXT_TO[here]) + (LED if lineup.led >> here & 1 else 0)
        charged = self.charged(index, lineup)
        options = []
        for there in members(near):
            foe = self.foe_at[there]
            difference = strength - STRENGTH[foe]
            if field.fit[foe]:
                difference += SUPPORTING[foe]
            if self.foes.led >> there & 1:
                difference -= LED
            if there == charged:
                difference += CHARGING
            options.append((foe, *CHANCES[difference]))
        return options

    def charged(self, index: int, lineup: Lineup) -> int:
        """The space that a piece has charged at when it stands so."""
        if self.charges is None:
            return self.field.charging.get(index, NOWHERE)
        if index not in self.charges:
            return NOWHERE
        between, target = self.charges[index].get(lineup.at[index], (NOWHERE, NOWHERE))
        return NOWHERE if BIT[between] & lineup.spaces else target


def possible_charges(field: Field, open_to: dict[int, Hexes]) -> Charges:
    """The charges that moves could make."""
    foes = field.bits(field.foes)
    found: Charges = {}
    for index, ends in open_to.items():
        if not ROSTER[index].kind.is_knight or not field.fit[index]:
            continue
        found[index] = {}
        for direction in range(6):
            way = BOARD.straight(field.at[index], direction, SPACES_OF_A_CHARGE + 1)
            if len(way) <= SPACES_OF_A_CHARGE:
                continue
            between, end, target = way
            if ends >> end & ~foes >> between & foes >> target & 1 and not RIVER.separated(end, target):
                found[index][end] = (between, target)
    return found
