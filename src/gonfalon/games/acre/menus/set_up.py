"""The menu of the set-up."""

from collections.abc import Iterator
from functools import partial
from random import Random

from gonfalon.games.acre.actions import (
    CONFIRMS,
    AcreAction,
    Arrange,
    Attach,
    Confirm,
    Dismantle,
    Emplace,
    Lift,
)
from gonfalon.games.acre.map import SIEGE_NAMES
from gonfalon.games.acre.menus.parts import NAMES, hexes_offer
from gonfalon.games.acre.pieces import STAFF, TREBUCHETS, Side
from gonfalon.games.acre.rules import deploying
from gonfalon.games.acre.state import BIT, State, on_map
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer


class SetUpMenu(Menu[AcreAction]):
    """The menu of the set-up; drawing from it, every verb is as likely, or nobody would ever be ready."""

    __slots__ = ("_side", "_state")

    def __init__(self, state: State, side: Side) -> None:
        self._state = state
        self._side = side
        self.exact = True

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for verb in SET_UP:
            yield from verb(self._state, self._side)

    def sample(self, random: Random) -> AcreAction:
        while True:
            offers = list(random.choice(SET_UP)(self._state, self._side))
            if offers:
                return random.choice(offers).sample(random)


def place_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """Each unit with the hexes it may be put on."""
    for unit in deploying.army_in_hand(state, side):
        yield hexes_offer(unit, deploying.area(state, unit) & ~BIT[state.at[unit.index]])


def lift_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """The units that may be taken back."""
    if placed := [unit.id for unit in on_map(state, side)]:
        yield Offer(Lift, {"seat": side}, {"unit": One(placed)})


def attach_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """Each leader with the units he may be put with."""
    for leader in STAFF[side]:
        own = state.leading[leader.index]
        if units := [unit.id for unit in on_map(state, side) if unit.index != own]:
            yield Offer(Attach, {"seat": side, "leader": leader.id}, {"unit": One(units)})


def trebuchet_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """Where a trebuchet may be put, and which may be taken back."""
    standing = [NAMES[at] for at in state.trebuchets]
    if side is Side.CRUSADER and len(standing) < TREBUCHETS:
        yield Offer(Emplace, {"seat": side}, {"at": One([at for at in SIEGE_NAMES if at not in standing])})
    if side is Side.CRUSADER and standing:
        yield Offer(Dismantle, {"seat": side}, {"at": One(standing)})


def arrange_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """The historical set-up, unless it stands already."""
    if deploying.arranged(state, side) != state:
        yield Offer(Arrange, {"seat": side, "how": "historical"})


def confirm_offers(state: State, side: Side) -> Iterator[Offer[AcreAction]]:
    """The end of the set-up, once it is lawful."""
    if deploying.is_ready(state, side):
        yield Offer(Confirm, {"seat": side}, make=partial(CONFIRMS.__getitem__, side))


SET_UP = (place_offers, lift_offers, attach_offers, trebuchet_offers, arrange_offers, confirm_offers)
