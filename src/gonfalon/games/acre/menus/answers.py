"""The menus of all asks but set-up, movement and melee: each a short list of offers."""

from collections.abc import Callable
from functools import partial
from typing import Any

from gonfalon.games.acre.actions import (
    STANDS,
    AcreAction,
    Advance,
    Arrange,
    Attach,
    Evade,
    Feign,
    Fire,
    Flee,
    Follow,
    Join,
    Lend,
    Lose,
    Place,
    Retreat,
    Sally,
    Stand,
    Withdraw,
)
from gonfalon.games.acre.frames import (
    Advancing,
    Fleeing,
    Following,
    Joining,
    Lending,
    Losing,
    Manning,
    Reacting,
    Redeploying,
    Returning,
    Sallying,
    Withdrawing,
)
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.menus.parts import NAMES, Offers, hexes_offer, pass_offer
from gonfalon.games.acre.pieces import STAFF
from gonfalon.games.acre.rules import withdrawing
from gonfalon.games.acre.rules.evading import evasions, marks_of_defence
from gonfalon.games.acre.rules.exchange import sacrifices
from gonfalon.games.acre.rules.feigning import flights, why_not_feign
from gonfalon.games.acre.rules.melee import advances
from gonfalon.games.acre.rules.sallying import empty_walls, inside
from gonfalon.games.acre.state import RETURNED, WITHDRAWN, State, in_place, on_map
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Offer


def reaction(state: State, frame: Reacting, verb: type[AcreAction]) -> Offer[AcreAction] | None:
    """One of the things that a defending unit may do, if it may."""
    seat = {"seat": frame.seat}
    if verb is Stand:
        return Offer(Stand, seat, make=partial(STANDS.__getitem__, frame.seat))
    if verb is Fire:
        return Offer(Fire, seat, {"target": One(marks_of_defence(state, frame))})
    if verb is Evade:
        return Offer(Evade, seat, {"path": One(evasions(state, frame))})
    return Offer(Feign, seat) if why_not_feign(state, frame) is None else None


def retreat_offer(retreat: Retreat) -> Offer[AcreAction]:
    """A way to retreat."""
    fixed = {"seat": retreat.seat, "unit": retreat.unit, "path": retreat.path, "way": retreat.way}
    return Offer(Retreat, fixed, make=lambda: retreat)


def sallies(state: State, frame: Sallying | Manning) -> Offers:
    """Each garrison unit inside with each empty wall."""
    units, walls = One([unit.id for unit in inside(state)]), One(empty_walls(state))
    return [Offer(Sally, {"seat": frame.seat}, {"unit": units, "at": walls}), pass_offer(frame.seat)]


def lend_offers(state: State, frame: Lending) -> Offers:
    """Each leader with each unit that rolls in the special rally."""
    found: Offers = [
        Offer(Lend, {"seat": loan.seat, "leader": loan.leader, "unit": loan.unit})
        for loan in withdrawing.loans(state, frame)
    ]
    return [*found, pass_offer(frame.seat)]


def return_offers(state: State, frame: Returning) -> Offers:
    """Each unit that returns with the hexes it may be put on."""
    return [hexes_offer(unit, withdrawing.return_hexes(state, unit)) for unit in in_place(state, frame.seat, RETURNED)]


def landing_offers(state: State, frame: Redeploying) -> Offers:
    """Each withdrawn unit with its hexes, each leader with his units, and letting the program do it."""
    seat = frame.seat
    offers: Offers = [
        Offer(
            Place, {"seat": seat, "unit": unit.id}, {"at": OneBit(withdrawing.landing_hexes(state, unit), NAMES, INDEX)}
        )
        for unit in in_place(state, seat, WITHDRAWN)
    ]
    units = [unit.id for unit in on_map(state, seat)]
    for leader in STAFF[seat]:
        if state.leading[leader.index] == WITHDRAWN and units:
            offers.append(Offer(Attach, {"seat": seat, "leader": leader.id}, {"unit": One(units)}))
    return [*offers, Offer(Arrange, {"seat": seat, "how": "rest"})]


def flight_offers(state: State, frame: Fleeing) -> Offers:
    """The paths of a feigned flight."""
    return [Offer(Flee, {"seat": frame.seat}, {"path": One(flights(state, frame))})]


def follow_offers(state: State, frame: Following) -> Offers:
    """The units that may follow a feigned flight."""
    return [Offer(Follow, {"seat": frame.seat}, {"unit": One(frame.chasers)})]


def loss_offers(state: State, frame: Losing) -> Offers:
    """The losses that an exchange allows."""
    return [Offer(Lose, {"seat": frame.seat}, {"units": One(sacrifices(frame))})]


def advance_offers(state: State, frame: Advancing) -> Offers:
    """The advances that are open, and none."""
    found: Offers = [Offer(Advance, {"seat": each.seat, "unit": each.unit, "to": each.to}) for each in advances(frame)]
    return [*found, pass_offer(frame.seat)]


def join_offers(state: State, frame: Joining) -> Offers:
    """The units that a leader may join."""
    return [Offer(Join, {"seat": frame.seat}, {"unit": One(frame.units)})]


def withdraw_offers(state: State, frame: Withdrawing) -> Offers:
    """To withdraw or not."""
    return [Offer(Withdraw, {"seat": frame.seat}), pass_offer(frame.seat)]


OFFERS: dict[Any, Callable[[State, Any], Offers]] = {
    Withdrawing: withdraw_offers,
    Sallying: sallies,
    Manning: sallies,
    Fleeing: flight_offers,
    Following: follow_offers,
    Losing: loss_offers,
    Advancing: advance_offers,
    Joining: join_offers,
    Lending: lend_offers,
    Returning: return_offers,
    Redeploying: landing_offers,
}
