"""Where one side stands, as sets of hexes."""

from collections.abc import Sequence

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.tables import IS_LIGHT
from gonfalon.games.acre.charts import OPEN
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.state import REACH_OF_ZOC


class Lineup:
    """The hexes that the side to move would hold and control if its units stood at `at`, and what they leave free."""

    __slots__ = ("at", "free", "hexes", "zoc")

    def __init__(self, field: Field, at: Sequence[int]) -> None:
        self.at = at
        hexes = formed = 0
        broken, everybody = field.broken, field.zoc_of_all
        for unit in field.mine:
            here = at[unit]
            if here >= 0:
                hexes |= 1 << here
                if everybody or not (IS_LIGHT[unit] or broken[unit]):
                    formed |= 1 << here
        self.hexes = hexes
        self.zoc = BOARD.spread(formed) & REACH_OF_ZOC[field.me] if formed else 0
        self.free = OPEN[field.foe, True] & ~(hexes | field.foe_hexes)
