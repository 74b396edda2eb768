"""Charges and counter-charges: what is asked, what may be answered, and the menus with their routes."""

from random import Random

from gonfalon.games.croisades.actions import ENDS, PASSES, Charge, Counter, CroisadesAction, End, Pass
from gonfalon.games.croisades.decisions.hiding import from_hiding
from gonfalon.games.croisades.decisions.parts import Offers, end, end_offer, pass_offer, passed
from gonfalon.games.croisades.frames import Charging, Countering
from gonfalon.games.croisades.pieces import MEN, Side
from gonfalon.games.croisades.rules.charging import (
    Gallop,
    charge,
    frontal_arc,
    riders,
    why_no_charger,
    why_no_target,
    why_not_charge,
)
from gonfalon.games.croisades.rules.countering import counter, counter_routes, why_not_counter
from gonfalon.games.croisades.rules.finding import openly
from gonfalon.games.croisades.rules.galloping import ChargeRoutes
from gonfalon.games.croisades.rules.lurking import brought_out, lurkers
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.state import Figure, State, field_of, figure_of, hexes_of, popped, side_of
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


class Charges:
    """The charges that are open to a side, by rider and target; each is looked for when it is wanted, and once.

    It is remembered with its state and handed it anew, for two that hold each other are left to the collector.
    """

    def __init__(self, state: State, seat: Side) -> None:
        self._seat = seat
        self._gallops: dict[str, Gallop] = {}
        self._offers: dict[tuple[str, str], Offer[CroisadesAction] | None] = {}
        able = [each for each in riders(state, seat) if why_no_charger(state, seat, each.id) is None]
        self.keys = [(rider.id, target.id) for rider in able for target in enemies_before(state, rider)]
        for rider in lurking_riders(state, seat):
            out = brought_out(state, rider.id)
            if why_no_charger(out, seat, rider.id) is None:
                self.keys += [(rider.id, target.id) for target in enemies_before(out, figure_of(out, rider.id))]

    def offer(self, state: State, key: tuple[str, str]) -> Offer[CroisadesAction] | None:
        """The charge of a rider at a target; None when there is none."""
        if key not in self._offers:
            self._offers[key] = self._offer(state, *key)
        return self._offers[key]

    def _offer(self, state: State, who: str, target: str) -> Offer[CroisadesAction] | None:
        state = brought_out(state, who)
        rider = figure_of(state, who)
        if why_no_target(state, rider, target) is not None:
            return None
        if who not in self._gallops:
            self._gallops[who] = Gallop(state, rider)
        routes = self._gallops[who].routes(figure_of(state, target))
        if routes is None:
            return None
        fixed = {"seat": self._seat, "figure": who, "target": target}
        return Offer(Charge, fixed, {"route": ChargeWay(who, routes, field_of(state).names)})


def enemies_before(state: State, rider: Figure) -> list[Figure]:
    """The enemies in a rider's frontal arc."""
    field, men = field_of(state), MEN[side_of(rider).enemy]
    arc = frontal_arc(field, rider) & state.lay.living
    return [each for each in (state.figures if arc else ()) if each.id in men and hexes_of(field, each) & arc]


@cites("4.0c")
def lurking_riders(state: State, side: Side) -> list[Figure]:
    """The riders of a side who hide, where their owner alone knows."""
    return [each for each in lurkers(state, side) if each.horse] if state.hidden else []


@cites("4.0c", "R102")
def has_lurking_riders(state: State, side: Side) -> bool:
    """Whether, as everybody knows, riders of a side hide."""
    hiding = lurkers(state, side)
    return bool(hiding) and any(each.horse for each in hiding)


def charges(state: State, frame: Charging) -> Charges:
    """The charges that are open to a side; remembered with the state."""
    known: Charges | None = state.__dict__.get(CHARGES)
    if known is None:
        known = state.__dict__[CHARGES] = Charges(state, frame.seat)
    return known


def charge_menu(state: State, frame: Charging) -> Menu[CroisadesAction]:
    """The charges that are open, and the end of the phase."""
    found = charges(state, frame)
    return Menu((*found.keys, None), lambda key: end_offer(frame.seat) if key is None else found.offer(state, key))


@cites("1.21b", "1.21f", "4.0c", "R102")
def spare_charges(state: State, frame: Charging, tell: Tell) -> State | None:
    """End a phase in which, as far as everybody knows, nobody can charge."""
    if has_lurking_riders(state, frame.seat):
        return None
    shown = openly(state) if state.hidden else state
    found = charges(shown, frame)
    is_open = any(found.offer(shown, key) is not None for key in found.keys)
    return None if is_open else end_phase(state, frame, tell)


CHARGE = Decision[State, Charging, CroisadesAction](
    frame=Charging,
    ask="charge",
    clause="1.56a",
    menu=charge_menu,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare_charges,
    answers=(from_hiding(plain(Charge, charge, why_not_charge)), Answer(End, end)),
)


def counters(state: State, frame: Countering) -> Offers:
    """The counter-charges that are open, one offer for each rider."""
    found = Offers()
    for rider in (*riders(state, frame.seat), *lurking_riders(state, frame.seat)):
        out = brought_out(state, rider.id)
        routes = counter_routes(out, figure_of(out, rider.id))
        if routes is not None and routes.is_open:
            fixed = {"seat": frame.seat, "figure": rider.id}
            found.append(Offer(Counter, fixed, {"route": Way(rider.id, routes.onward, routes.ends)}))
    return found


@cites("1.56e", "R102")
def spare_counter(state: State, frame: Countering, tell: Tell) -> State | None:
    """Go on when, as far as everybody knows, nobody could meet the charge."""
    if has_lurking_riders(state, frame.seat):
        return None
    return None if counters(openly(state) if state.hidden else state, frame) else popped(state)


COUNTER = Decision[State, Countering, CroisadesAction](
    frame=Countering,
    ask="counter",
    clause="1.56e",
    interrupt=True,
    menu=lambda state, frame: Menu.of(*counters(state, frame), pass_offer(frame.seat)),
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_counter,
    answers=(from_hiding(plain(Counter, counter, why_not_counter)), Answer(Pass, passed)),
)
