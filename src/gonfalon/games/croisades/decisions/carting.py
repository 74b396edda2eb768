"""The draft horse, the cart and its barrels as answers of the movement phase."""

from collections.abc import Callable
from random import Random
from typing import Any

from gonfalon.games.croisades.actions import (
    CroisadesAction,
    DriveIn,
    Fill,
    Harness,
    Lead,
    Leave,
    Push,
    Stave,
    Step,
    Unharness,
)
from gonfalon.games.croisades.decisions.parts import Offers
from gonfalon.games.croisades.pieces import CART, DRAFT, Side
from gonfalon.games.croisades.rules.cart_acts import (
    fill,
    free_barrels,
    harness,
    stave,
    unharness,
    why_not_fill,
    why_not_harness,
    why_not_stave,
    why_not_unharness,
)
from gonfalon.games.croisades.rules.driving_in import drive_in, trains, why_not_drive_in
from gonfalon.games.croisades.rules.hauling import (
    before_cart,
    haul,
    lead,
    leaders,
    next_for,
    push,
    pushers,
    roll_off,
    why_not_haul,
    why_not_lead,
    why_not_push,
    why_not_roll_off,
)
from gonfalon.games.croisades.state import Figure, State, field_of, side_of
from gonfalon.kernel.decision import Answer, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One, Some
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import Refusal, cites

HAULED = (DRAFT, CART)


@cites("1.59a", "1.59b", "4.0a", "4.0b")
def cart_offers(state: State, side: Side) -> Offers:
    """What can be done with the horse and the cart now; nothing where there is none."""
    if state.cart is None:
        return []
    return crew_offers(state, side) + haul_offers(state, side) + drive_offers(state, side)


def crew_offers(state: State, side: Side) -> Offers:
    """Who could lead the horse, and who could push the cart with whom."""
    found, able = Offers(), leaders(state, side)
    if able:
        found.append(Offer(Lead, {"seat": side}, {"figure": One(able)}))
    crew = pushers(state, side)
    for first in before_cart(state, crew):
        others = [who for who in crew if who != first]
        found.append(Offer(Push, {"seat": side, "figure": first}, {"others": Some(others, 1, len(others))}))
    return found


def haul_offers(state: State, side: Side) -> Offers:
    """Where the horse and the cart that are on their way could go next, and off the map."""
    found, names = Offers(), field_of(state).names
    for what in HAULED:
        hexes = [names[to] for to, _ in next_for(state, what)]
        if hexes:
            found.append(Offer(Step, {"seat": side, "figure": what}, {"to": One(hexes)}))
        if state.hauls and why_not_roll_off(state, Leave(seat=side, figure=what)) is None:
            found.append(Offer(Leave, {"seat": side, "figure": what}))
    return found


def drive_offers(state: State, side: Side) -> Offers:
    """The hexes on which the cart could enter."""
    names = field_of(state).names
    found = [tuple(names[at] for at in train) for train in trains(state, side)]
    return [Offer(DriveIn, {"seat": side, "figure": CART}, {"hexes": One(found)})] if found else []


@cites("1.59d", "4.1.1")
def work_offers(state: State, figure: Figure) -> Offers:
    """What somebody who may move could spend his whole turn on at the cart."""
    if state.cart is None or state.cart.at < 0 or figure.horse or figure.shot or figure.moved:
        return []
    seat, who = side_of(figure), figure.id
    found = Offers()
    if is_under_way(state, figure):
        return found
    for verb, why_not in WORKS:
        if why_not(state, verb(seat=seat, figure=who)) is None:
            found.append(Offer(verb, {"seat": seat, "figure": who}))
    barrels = [
        each for each in free_barrels(state) if why_not_stave(state, Stave(seat=seat, figure=who, barrel=each)) is None
    ]
    if barrels:
        found.append(Offer(Stave, {"seat": seat, "figure": who}, {"barrel": One(barrels)}))
    return found


def is_under_way(state: State, figure: Figure) -> bool:
    """Whether a figure has begun to move."""
    return state.mover is not None and state.mover.figure == figure.id


WORKS: tuple[tuple[type[Fill | Harness | Unharness], Callable[[State, Any], Refusal | None]], ...] = (
    (Harness, why_not_harness),
    (Unharness, why_not_unharness),
    (Fill, why_not_fill),
)
"""What is done at the cart by whom, and why it cannot be."""


@cites("1.59a", "1.59b", "4.0b")
def of_cart(
    answer: Answer[State, Any, CroisadesAction],
    take: Callable[[State, Any, Tell], State],
    why_not: Callable[[State, Any], Refusal | None],
) -> Answer[State, Any, CroisadesAction]:
    """An answer of figures that is given for the horse and the cart too."""
    other = answer.why_not
    assert other is not None

    def judged(state: State, frame: Any, action: Any) -> Refusal | None:
        return why_not(state, action) if action.figure in HAULED else other(state, frame, action)

    def taken(state: State, frame: Any, action: Any, tell: Tell) -> State:
        return take(state, action, tell) if action.figure in HAULED else answer.take(state, frame, action, tell)

    return Answer(answer.verb, taken, judged)


def step_of_cart(answer: Answer[State, Any, CroisadesAction]) -> Answer[State, Any, CroisadesAction]:
    """The answer of a step, for the horse and the cart too."""
    return of_cart(answer, haul, why_not_haul)


def leave_of_cart(answer: Answer[State, Any, CroisadesAction]) -> Answer[State, Any, CroisadesAction]:
    """The answer of leaving the map, for the horse and the cart too."""
    return of_cart(answer, roll_off, why_not_roll_off)


def cart_drawn(state: State, side: Side, random: Random) -> CroisadesAction | None:
    """Something that can be done with the horse and the cart, one offer as likely as another; None when nothing can."""
    found = cart_offers(state, side)
    return found[int(random.random() * len(found))].sample(random) if found else None


CART_ANSWERS: tuple[Answer[State, Any, CroisadesAction], ...] = (
    plain(Lead, lead, why_not_lead),
    plain(Push, push, why_not_push),
    plain(DriveIn, drive_in, why_not_drive_in),
    plain(Harness, harness, why_not_harness),
    plain(Unharness, unharness, why_not_unharness),
    plain(Fill, fill, why_not_fill),
    plain(Stave, stave, why_not_stave),
)
