"""A side as it could stand after its moves, with what every sum wants to know of it."""

from collections.abc import Sequence

from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.tables import LEADERS, NEXT_TO, SUPPORTING
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import BIT, NOWHERE
from gonfalon.geometry.hexset import Hexes


class Lineup:
    """Where a side's pieces stand: all of them, those that can support by what each adds, and those who are led."""

    __slots__ = ("at", "led", "ranks", "spaces")

    def __init__(self, field: Field, side: Side, at: Sequence[int]) -> None:
        self.at = at
        men = field.mine if side is field.me else field.foes
        spaces = 0
        ranks = [0, 0, 0, 0, 0]
        for index in men:
            bit = BIT[at[index]]
            spaces |= bit
            if field.fit[index]:
                ranks[SUPPORTING[index]] |= bit
        self.spaces: Hexes = spaces
        self.ranks = [(adds, each) for adds, each in enumerate(ranks) if each]
        leader = LEADERS[side]
        leads = at[leader] != NOWHERE and (field.fit[leader] or field.options.wounded_leader_leads)
        self.led: Hexes = NEXT_TO[at[leader]] if leads else 0

    def support(self, about: Hexes) -> int:
        """What the fit pieces on some spaces add together, in halves."""
        adds = 0
        for each, spaces in self.ranks:
            adds += each * (about & spaces).bit_count()
        return adds
