"""What a seat may do: an offer with each kind of hole."""

from functools import partial

from gonfalon.kernel.holes import Amounts, Free, One, OneBit, Order, Route, Some
from gonfalon.kernel.menu import Menu, Offer
from tests.proof.actions import (
    Beacon,
    Challenge,
    Choose,
    Flee,
    Halt,
    Inspect,
    Load,
    Pass,
    Patrol,
    ProofAction,
    Rest,
    Ride,
    Step,
    Surrender,
)
from tests.proof.frames import Choosing, Loading, Stepping, Stopping, Watching, Yielding
from tests.proof.map import INDEX, NAMES, POSTS
from tests.proof.rules.keeping import keepings
from tests.proof.rules.stepping import destinations
from tests.proof.rules.stopping import why_not_challenge
from tests.proof.rules.watching import inspectable, is_height, onward, why_not_rest
from tests.proof.state import CARDS, COINS, State, ask_frame, markers_of

HEIGHTS = (0, 50, 100)


def menu(state: State, seat: str) -> Menu[ProofAction]:
    """All offers open to a seat; none if it is not asked."""
    frame, me = ask_frame(state, seat), {"seat": seat}
    match frame:
        case Loading():
            limits = {marker.token: COINS for marker in markers_of(state, seat)}
            return Menu.of(Offer(Load, me, {"coins": Amounts(limits, COINS)}))
        case Choosing():
            return Menu.of(Offer(Choose, me, {"card": One(CARDS[seat])}))
        case Stepping():
            tokens = [marker.token for marker in markers_of(state, seat)]
            return Menu([*tokens, None], partial(step_offer, state, seat))
        case Stopping():
            has_whistle = why_not_challenge(state) is None
            return Menu((Pass, Challenge) if has_whistle else (Pass,), lambda verb: Offer(verb, me))
        case Yielding():
            return Menu.of(Offer(Surrender, me), Offer(Flee, me))
        case Watching():
            return watch_menu(state, frame)
        case None:
            return Menu.of()


def step_offer(state: State, seat: str, token: str | None) -> Offer[ProofAction]:
    """A marker with the places it may step to, or the end of the steps."""
    if token is None:
        return Offer(Halt, {"seat": seat})
    places = next(destinations(marker) for marker in state.markers if marker.token == token)
    return Offer(Step, {"seat": seat, "token": token}, {"to": OneBit(places, NAMES, INDEX)})


def watch_menu(state: State, frame: Watching) -> Menu[ProofAction]:
    """The owl's offers."""
    me = {"seat": frame.seat}
    offers: list[Offer[ProofAction]] = [
        Offer(Ride, me, {"route": Route(state.rider, partial(onward, state), bool)}),
        Offer(Inspect, me, {"places": Some(inspectable(state), 1, state.inspections)}),
    ]
    if not frame.patrolled:
        offers.append(Offer(Patrol, me, {"order": Order(POSTS, 1)}))
    if not frame.lit:
        offers.append(Offer(Beacon, me, {"height": Free(is_height, HEIGHTS)}))
    offers += [Offer(verb, me, {field: hole}) for verb, (field, hole) in keepings(state, frame).items()]
    if why_not_rest(state) is None:
        offers.append(Offer(Rest, me))
    return Menu.of(*offers)
