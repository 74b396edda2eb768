"""Standing orders of a seat: when to shoot at movers, when to meet a charge, and what is too small to be asked."""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from itertools import islice
from typing import ClassVar, Literal

from gonfalon.games.croisades.actions import Counter, CroisadesAction, Volley
from gonfalon.games.croisades.frames import Defending, Watching
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.defending import ready, stayers
from gonfalon.games.croisades.rules.foretelling import chance_to_harm, column_once_ridden
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.state import State, amended, figure_of, is_hidden, is_horse, replace
from gonfalon.games.croisades.view import View, known
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.game import Game
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.rulebook import cites


class Fire(StrEnum):
    """When the clerk lets everybody shoot who can."""

    ASK = "ask"
    NEVER = "never"
    SHORT = "short"
    EVEN = "even"
    SIGHT = "sight"


class CroisadesOrders(Orders, frozen=True, kw_only=True):
    """What a seat wants done while the other side moves and fights."""

    asks: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "volley": ("defend", "stayers"),
        "ambush": ("defend", "stayers"),
        "counter": ("counter",),
        "trifles": ("blow", "aside", "fall", "set-down"),
    }

    # Whoever is asked behind a curtain has somebody hidden who could shoot, or ride.
    unasked: ClassVar[Mapping[str, str]] = {"ambush": Fire.EVEN, "counter": When.FAVOURED}
    covert: ClassVar[tuple[str, ...]] = ("ambush",)

    volley: Fire = Fire.ASK
    ambush: Fire = Fire.ASK
    counter: When = When.ASK
    trifles: Literal["default", "ask"] = "default"


BLIND = ("defend", "stayers", "counter")
"""The asks that are put though only those who hide could do anything."""


class CroisadesClerk:
    """Lets figures shoot and riders answer as the orders say."""

    orders_type: type[Orders] = CroisadesOrders

    def __init__(self, game: Game[State, CroisadesAction, View]) -> None:
        """It reckons by the rules of the game."""
        self._game = game

    def answer(
        self, orders: Orders, view: View, ask: Ask[CroisadesAction], menu: Menu[CroisadesAction]
    ) -> CroisadesAction | None:
        """The answer that the orders give; None when the seat itself is to be asked."""
        assert isinstance(orders, CroisadesOrders)
        if ask.ask in BLIND and len(list(islice(menu.actions(), 2))) == 1:
            # Somebody hides, so the ask is put; but there is nothing to decide.
            return ask.default
        if ask.ask in ("defend", "stayers"):
            return volley(orders, known(view), ask)
        if ask.ask == "counter":
            return None if orders.counter is When.ASK else counter(orders.counter, known(view), ask, menu)
        if ask.ask in orders.asks["trifles"]:
            return ask.default if orders.trifles == "default" else None
        return None


@cites("1.33b", "1.33c", "4.0c", "D1.33")
def volley(orders: CroisadesOrders, state: State, ask: Ask[CroisadesAction]) -> CroisadesAction | None:
    """All who can shoot, once the orders allow it; at several who stayed, the one most likely to be harmed.

    Those in the open and those who hide have orders of their own. No shot is spent on a horse without its rider.
    """
    frame = state.agenda[-1]
    assert isinstance(frame, Defending | Watching)
    aims = stayers(state, frame) if isinstance(frame, Watching) else [(frame.mover, ready(state, frame))]
    shooting = {who for _, named in aims for who in named}
    for order, is_lurking in ((orders.volley, False), (orders.ambush, True)):
        if order is Fire.ASK and any(is_hidden(figure_of(state, who)) is is_lurking for who in shooting):
            return None
    men = [(target, sent(orders, state, target, named)) for target, named in aims]
    found = [(chance(state, target, named), target, named) for target, named in men if named]
    if not found:
        return ask.default
    _, target, named = max(found, key=lambda each: each[0])
    if state.options.no_refire_gap:
        # The others are asked anew when this shot has fallen.
        named = named[:1]
    return Volley(seat=frame.seat, figures=tuple(named), target=target)


@cites("1.33c", "4.0c")
def sent(orders: CroisadesOrders, state: State, target: str, named: list[str]) -> list[str]:
    """Those who shoot at a target under their orders."""
    if is_horse(figure_of(state, target)):
        return []
    found = []
    for order, is_lurking in ((orders.volley, False), (orders.ambush, True)):
        group = [who for who in named if is_hidden(figure_of(state, who)) is is_lurking]
        if group and order is not Fire.NEVER and is_wanted(order, state, chance(state, target, group), target, group):
            found += group
    return found


def chance(state: State, target: str, named: list[str]) -> Fraction:
    """How likely a volley harms its target."""
    return chance_to_harm(state, [figure_of(state, each) for each in named], figure_of(state, target))


EVEN = Fraction(1, 2)


def is_wanted(order: Fire, state: State, likely: Fraction, target: str, named: list[str]) -> bool:
    """Whether an order lets a volley go."""
    if order is Fire.EVEN:
        return likely >= EVEN
    if order is Fire.SIGHT:
        return True
    outs = ((brought_out(state, each), each) for each in named)
    aims = (aim(out, figure_of(out, each), figure_of(out, target)) for out, each in outs)
    return any(each is not None and each.band == 0 for each in aims)


@cites("1.56e", "1.74b")
def counter(order: When, state: State, ask: Ask[CroisadesAction], menu: Menu[CroisadesAction]) -> CroisadesAction:
    """The counter-charge of the rider against whom the charge has the lowest column, if that spares its target."""
    if order is When.NEVER:
        return ask.default
    *earlier, charge = state.charges
    before = replace(state, charges=tuple(earlier))
    best, lowest = ask.default, column_once_ridden(before, charge)
    for offer in menu.offers():
        for action in offer.first(1):
            if isinstance(action, Counter):
                met = amended(charge, counter=action.figure, way=action.route)
                column = column_once_ridden(before, met)
                if column < lowest:
                    best, lowest = action, column
    return best
