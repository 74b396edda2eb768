"""The set-up: what is asked, what may be answered, and its menu."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from gonfalon.games.acre.actions import (
    CONFIRMS,
    AcreAction,
    Arrange,
    Attach,
    Confirm,
    Dismantle,
    Emplace,
    Lift,
    Place,
)
from gonfalon.games.acre.decisions.parts import NAMES, SideMenu, hexes_offer
from gonfalon.games.acre.frames import Deploying
from gonfalon.games.acre.map import INDEX, SIEGE_NAMES
from gonfalon.games.acre.pieces import STAFF, TREBUCHETS, Leader, Side, Unit
from gonfalon.games.acre.rules import deploying
from gonfalon.games.acre.state import BIT, State, on_map
from gonfalon.kernel.decision import Decision, plain
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def default(state: State, frame: Deploying) -> AcreAction:
    """The end of the set-up, or the historical one while it cannot end."""
    return CONFIRMS[frame.seat] if deploying.is_ready(state, frame.seat) else Arrange(seat=frame.seat, how="historical")


class SetUpMenu(SideMenu):
    """The menu of the set-up; drawing from it, every verb is as likely, or nobody would ever be ready."""

    __slots__ = ()

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for subjects, offer_of in SET_UP:
            for subject in subjects(self._state, self._side):
                offer = offer_of(self._state, subject)
                if offer is not None and all(offer.holes.values()):
                    yield offer

    def sample(self, random: Random) -> AcreAction:
        while True:
            subjects, offer_of = SET_UP[int(random.random() * len(SET_UP))]
            among = subjects(self._state, self._side)
            offer = offer_of(self._state, among[int(random.random() * len(among))])
            if offer is not None and all(offer.holes.values()):
                return offer.sample(random)


def place_offer(state: State, unit: Unit) -> Offer[AcreAction]:
    """A unit with the hexes it may be put on."""
    return hexes_offer(unit, deploying.area(state, unit) & ~BIT[state.at[unit.index]])


def lift_offer(state: State, side: Side) -> Offer[AcreAction]:
    """The units that may be taken back."""
    return Offer(Lift, {"seat": side}, {"unit": One([unit.id for unit in on_map(state, side)])})


def attach_offer(state: State, leader: Leader) -> Offer[AcreAction]:
    """A leader with the units he may be put with."""
    own = state.leading[leader.index]
    units = [unit.id for unit in on_map(state, leader.side) if unit.index != own]
    return Offer(Attach, {"seat": leader.side, "leader": leader.id}, {"unit": One(units)})


def emplace_offer(state: State, side: Side) -> Offer[AcreAction] | None:
    """Where a trebuchet may be put."""
    if side is Side.MUSLIM or len(state.trebuchets) == TREBUCHETS:
        return None
    return Offer(Emplace, {"seat": side}, {"at": One([at for at in SIEGE_NAMES if INDEX[at] not in state.trebuchets])})


def dismantle_offer(state: State, side: Side) -> Offer[AcreAction] | None:
    """Which trebuchet may be taken back."""
    if side is Side.MUSLIM:
        return None
    return Offer(Dismantle, {"seat": side}, {"at": One([NAMES[at] for at in state.trebuchets])})


def arrange_offer(state: State, side: Side) -> Offer[AcreAction] | None:
    """The historical set-up, unless it stands already."""
    return Offer(Arrange, {"seat": side, "how": "historical"}) if deploying.arranged(state, side) != state else None


def confirm_offer(state: State, side: Side) -> Offer[AcreAction] | None:
    """The end of the set-up, once it is lawful."""
    if not deploying.is_ready(state, side):
        return None
    return Offer(Confirm, {"seat": side}, make=partial(CONFIRMS.__getitem__, side))


def _staff(state: State, side: Side) -> tuple[Leader, ...]:
    return STAFF[side]


def _side(state: State, side: Side) -> tuple[Side]:
    return (side,)


SET_UP: tuple[tuple[Callable[[State, Side], Sequence[Any]], Callable[[State, Any], Offer[AcreAction] | None]], ...] = (
    (deploying.army_in_hand, place_offer),
    (_side, lift_offer),
    (_staff, attach_offer),
    (_side, emplace_offer),
    (_side, dismantle_offer),
    (_side, arrange_offer),
    (_side, confirm_offer),
)
"""Each verb of the set-up: whom or what it is about, and the offer for each of them."""

DEPLOY = Decision[State, Deploying, AcreAction](
    frame=Deploying,
    ask="deploy",
    clause="14.1a",
    prelude=True,
    menu=SetUpMenu,
    default=default,
    answers=(
        plain(Place, deploying.place, deploying.why_not_place),
        plain(Lift, deploying.lift, deploying.why_not_lift),
        plain(Attach, deploying.attach, deploying.why_not_attach),
        plain(Emplace, deploying.emplace, deploying.why_not_emplace),
        plain(Dismantle, deploying.dismantle, deploying.why_not_dismantle),
        plain(Arrange, deploying.arrange, deploying.why_not_arrange),
        plain(Confirm, deploying.confirm, deploying.why_not_confirm),
    ),
)
