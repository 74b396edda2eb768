"""Charges and counter-charges: what is asked, what may be answered, and the menus with their routes."""

from gonfalon.games.croisades.actions import ENDS, PASSES, Charge, Counter, CroisadesAction, End, Pass
from gonfalon.games.croisades.decisions.parts import Offers, end, end_offer, pass_offer, passed
from gonfalon.games.croisades.frames import Charging, Countering
from gonfalon.games.croisades.rules.charging import (
    charge,
    charge_routes,
    riders,
    why_no_charger,
    why_no_target,
    why_not_charge,
)
from gonfalon.games.croisades.rules.countering import counter, counter_routes, why_not_counter
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.state import Figure, State, is_horse, popped, side_of
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


class Way(Route):
    """The route of a rider, which goes on only over hexes from which it can be completed."""

    __slots__ = ()

    def _leads_on(self, path: tuple[str, ...]) -> bool:
        return True

    def __bool__(self) -> bool:
        return True


def charges_of(state: State, rider: Figure) -> Offers:
    """The charges of a rider, one offer for each target."""
    seat, found = side_of(rider), Offers()
    targets = [
        each
        for each in state.figures
        if side_of(each) is not seat and not is_horse(each) and why_no_target(state, rider, each.id) is None
    ]
    for target, routes in charge_routes(state, rider, targets).items() if targets else ():
        fixed = {"seat": seat, "figure": rider.id, "target": target}
        found.append(Offer(Charge, fixed, {"route": Way(rider.id, routes.onward, routes.ends)}))
    return found


def chargers(state: State, frame: Charging) -> list[Figure]:
    """The riders of a side that may charge if they find a target."""
    return [each for each in riders(state, frame.seat) if why_no_charger(state, frame.seat, each.id) is None]


def charge_menu(state: State, frame: Charging) -> Menu[CroisadesAction]:
    """The charges that are open, and the end of the phase."""
    found = [offer for rider in chargers(state, frame) for offer in charges_of(state, rider)]
    return Menu.of(*found, end_offer(frame.seat))


@cites("1.21b", "1.21f")
def spare_charges(state: State, frame: Charging, tell: Tell) -> State | None:
    """End a phase in which nobody can charge."""
    if any(charges_of(state, rider) for rider in chargers(state, frame)):
        return None
    return end_phase(state, frame, tell)


CHARGE = Decision[State, Charging, CroisadesAction](
    frame=Charging,
    ask="charge",
    clause="1.56a",
    menu=charge_menu,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare_charges,
    answers=(plain(Charge, charge, why_not_charge), Answer(End, end)),
)


def counters(state: State, frame: Countering) -> Offers:
    """The counter-charges that are open, one offer for each rider."""
    found = Offers()
    for rider in riders(state, frame.seat):
        routes = counter_routes(state, rider)
        if routes is not None and routes.is_open:
            fixed = {"seat": frame.seat, "figure": rider.id}
            found.append(Offer(Counter, fixed, {"route": Way(rider.id, routes.onward, routes.ends)}))
    return found


@cites("1.56e", "R102")
def spare_counter(state: State, frame: Countering, tell: Tell) -> State | None:
    """Go on when nobody could meet the charge."""
    return None if counters(state, frame) else popped(state)


COUNTER = Decision[State, Countering, CroisadesAction](
    frame=Countering,
    ask="counter",
    clause="1.56e",
    interrupt=True,
    menu=lambda state, frame: Menu.of(*counters(state, frame), pass_offer(frame.seat)),
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_counter,
    answers=(plain(Counter, counter, why_not_counter), Answer(Pass, passed)),
)
