"""The cart: what is kept of it and of those who haul it or its horse; no rule stands here."""

from enum import StrEnum

from msgspec import Struct

from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.names import FigureId
from gonfalon.games.croisades.pieces import BARRELS
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.rulebook import cites


class Barrel(StrEnum):
    """How a barrel is."""

    EMPTY = "empty"
    FULL = "full"
    STAVED = "staved"


EMPTY, FULL, STAVED = Barrel


class Cart(Struct, frozen=True, gc=False, omit_defaults=True):
    """The cart: `at` is the hex of its rear half, `facing` a direction of the board.

    `barrels` are those on it, in their order. `is_beset` says that an enemy of the side whose turn it is was on his
    feet beside it as the movement phase began.
    """

    at: int
    facing: int = -1
    is_harnessed: bool = False
    barrels: tuple[Barrel, ...] = ()
    is_beset: bool = False


class Haul(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who leads the draft horse or pushes the cart in this movement phase, and must end it beside what he moves.

    `left` are the points that a cart which is pushed has still; a horse that is led has them as any mover does.
    """

    what: FigureId
    crew: tuple[FigureId, ...]
    left: int = 0


def hexes_of_cart(field: Field, cart: Cart | None) -> Hexes:
    """The two hexes of a cart; none where there is none on the map."""
    if cart is None or cart.at < 0:
        return 0
    return 1 << cart.at | 1 << cart.at + field.board.shifts[cart.facing]


def front_of_cart(field: Field, cart: Cart) -> int:
    """The hex of the front half of a cart on the map."""
    return cart.at + field.board.shifts[cart.facing]


@cites("A3g")
def named_barrels(cart: Cart) -> dict[str, Barrel]:
    """The barrels on a cart by name."""
    return dict(zip(BARRELS, cart.barrels, strict=False))
