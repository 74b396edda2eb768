"""The offers that several menus share."""

from functools import partial
from typing import TypeAlias

from gonfalon.games.acre.actions import (
    ENDS,
    PASSES,
    AcreAction,
    End,
    Pass,
    Place,
)
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import Side, Unit
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.holes import OneBit
from gonfalon.kernel.menu import Offer

NAMES = BOARD.names
Offers: TypeAlias = list[Offer[AcreAction]]


def end_offer(side: Side) -> Offer[AcreAction]:
    """The end of a phase."""
    return Offer(End, {"seat": side}, make=partial(ENDS.__getitem__, side))


def pass_offer(side: Side) -> Offer[AcreAction]:
    """Doing nothing more."""
    return Offer(Pass, {"seat": side}, make=partial(PASSES.__getitem__, side))


def hexes_offer(unit: Unit, hexes: Hexes) -> Offer[AcreAction]:
    """A unit with the hexes it may be put on."""
    return Offer(Place, {"seat": unit.side, "unit": unit.id}, {"at": OneBit(hexes, NAMES, INDEX)})
