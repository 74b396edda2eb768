"""Charges and counter-charges: what is asked, what may be answered, and the menus with their routes."""

from random import Random

from gonfalon.games.croisades.actions import ENDS, PASSES, Charge, Counter, CroisadesAction, End, Pass
from gonfalon.games.croisades.decisions.parts import Offers, end, end_offer, pass_offer, passed
from gonfalon.games.croisades.frames import Charging, Countering
from gonfalon.games.croisades.rules.charging import (
    charge,
    charge_routes,
    frontal_arc,
    riders,
    why_no_charger,
    why_no_target,
    why_not_charge,
)
from gonfalon.games.croisades.rules.countering import counter, counter_routes, why_not_counter
from gonfalon.games.croisades.rules.galloping import ChargeRoutes
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.state import Figure, State, field_of, hexes_of, is_horse, lay_of, popped, side_of
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites

CHARGES = "charges"
"""Under which name a state remembers what it offers in phase 2."""


class Way(Route):
    """The route of a rider, which goes on only over hexes from which it can be completed."""

    __slots__ = ()

    def _leads_on(self, path: tuple[str, ...]) -> bool:
        return True

    def __bool__(self) -> bool:
        return True


class ChargeWay(Way):
    """The route of a charge, which is drawn from its end: so every draw comes home."""

    __slots__ = ("_names", "_routes")

    def __init__(self, rider: str, routes: ChargeRoutes, names: dict[int, str]) -> None:
        super().__init__(rider, routes.onward, routes.ends)
        self._routes, self._names = routes, names

    def sample(self, random: Random) -> tuple[str, ...]:
        last, mark = random.choice(self._routes.endings())
        path = [*reversed(last)]
        while befores := self._routes.before(mark):
            path.append(mark.front)
            mark = random.choice(befores)
        return tuple([self._names[at] for at in reversed(path)])


def charges_of(state: State, rider: Figure) -> Offers:
    """The charges of a rider, one offer for each target."""
    seat, field = side_of(rider), field_of(state)
    arc = frontal_arc(field, rider) & lay_of(state).living
    targets = [
        each
        for each in state.figures
        if hexes_of(field, each) & arc
        and side_of(each) is not seat
        and not is_horse(each)
        and why_no_target(state, rider, each.id) is None
    ]
    found = Offers()
    for target, routes in charge_routes(state, rider, targets).items() if targets else ():
        fixed = {"seat": seat, "figure": rider.id, "target": target}
        found.append(Offer(Charge, fixed, {"route": ChargeWay(rider.id, routes, field.names)}))
    return found


def charges(state: State, frame: Charging) -> Offers:
    """The charges that are open to a side; remembered with the state."""
    known: Offers | None = state.__dict__.get(CHARGES)
    if known is None:
        able = [each for each in riders(state, frame.seat) if why_no_charger(state, frame.seat, each.id) is None]
        known = state.__dict__[CHARGES] = [offer for rider in able for offer in charges_of(state, rider)]
    return known


def charge_menu(state: State, frame: Charging) -> Menu[CroisadesAction]:
    """The charges that are open, and the end of the phase."""
    return Menu.of(*charges(state, frame), end_offer(frame.seat))


@cites("1.21b", "1.21f")
def spare_charges(state: State, frame: Charging, tell: Tell) -> State | None:
    """End a phase in which nobody can charge."""
    return None if charges(state, frame) else end_phase(state, frame, tell)


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
