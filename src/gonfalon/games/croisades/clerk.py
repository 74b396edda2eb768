"""Standing orders of a seat: when to shoot at movers, when to meet a charge, and what is too small to be asked."""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import ClassVar, Literal

from gonfalon.games.croisades.actions import Counter, CroisadesAction, Volley
from gonfalon.games.croisades.frames import Defending, Watching
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.defending import ready, stayers
from gonfalon.games.croisades.rules.foretelling import chance_to_harm, column_once_ridden
from gonfalon.games.croisades.state import State, amended, figure_of, is_horse, replace
from gonfalon.games.croisades.view import View, imagine
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
        "counter": ("counter",),
        "trifles": ("blow", "aside", "fall", "set-down"),
    }

    volley: Fire = Fire.ASK
    counter: When = When.ASK
    trifles: Literal["default", "ask"] = "default"


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
        if ask.ask in ("defend", "stayers"):
            return None if orders.volley is Fire.ASK else volley(orders.volley, imagine(view), ask)
        if ask.ask == "counter":
            return None if orders.counter is When.ASK else counter(orders.counter, imagine(view), ask, menu)
        if ask.ask in orders.asks["trifles"]:
            return ask.default if orders.trifles == "default" else None
        return None


@cites("1.33b", "1.33c")
def volley(order: Fire, state: State, ask: Ask[CroisadesAction]) -> CroisadesAction:
    """All who can shoot, once the order allows it; at several who stayed, the one most likely to be harmed.

    No shot is spent on a horse without its rider.
    """
    if order is Fire.NEVER:
        return ask.default
    frame = state.agenda[-1]
    assert isinstance(frame, Defending | Watching)
    aims = stayers(state, frame) if isinstance(frame, Watching) else [(frame.mover, ready(state, frame))]
    men = [(target, named) for target, named in aims if named and not is_horse(figure_of(state, target))]
    found = [(chance(state, target, named), target, named) for target, named in men]
    wanted = [each for each in found if is_wanted(order, state, *each)]
    if not wanted:
        return ask.default
    _, target, named = max(wanted, key=lambda each: each[0])
    return Volley(seat=frame.seat, figures=tuple(named), target=target)


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
    aims = (aim(state, figure_of(state, each), figure_of(state, target)) for each in named)
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
