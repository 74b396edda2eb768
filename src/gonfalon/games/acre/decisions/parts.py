"""What several decisions share: offers, the menu of a side, and passing."""

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
from gonfalon.games.acre.frames import Attacking, Deploying, Shooting
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import Side, Unit
from gonfalon.games.acre.state import State, popped
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.agenda import Sole
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import OneBit
from gonfalon.kernel.menu import Menu, Offer

NAMES = BOARD.names
Offers: TypeAlias = list[Offer[AcreAction]]


class SideMenu(Menu[AcreAction]):
    """The menu of a side in a phase; what is on it is worked out when it is looked at."""

    __slots__ = ("_side", "_state")

    exact = True

    def __init__(self, state: State, frame: Deploying | Shooting | Attacking) -> None:
        self._state = state
        self._side = frame.seat


def end_offer(side: Side) -> Offer[AcreAction]:
    """The end of a phase."""
    return Offer(End, {"seat": side}, make=partial(ENDS.__getitem__, side))


def pass_offer(side: Side) -> Offer[AcreAction]:
    """Doing nothing more."""
    return Offer(Pass, {"seat": side}, make=partial(PASSES.__getitem__, side))


def passed(state: State, frame: Sole, action: Pass, tell: Tell) -> State:
    """Nothing is done, or nothing more."""
    return popped(state)


def hexes_offer(unit: Unit, hexes: Hexes) -> Offer[AcreAction]:
    """A unit with the hexes it may be put on."""
    return Offer(Place, {"seat": unit.side, "unit": unit.id}, {"at": OneBit(hexes, NAMES, INDEX)})
