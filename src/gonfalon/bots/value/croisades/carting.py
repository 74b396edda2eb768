"""The cart: brought in, led on its way, filled or staved in, before anybody else moves."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.cartway import distances, goes_home, points_to_go, shore_of
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.games.croisades.actions import (
    CroisadesAction,
    DriveIn,
    Fill,
    Halt,
    Lead,
    Leave,
    Push,
    Stave,
    Step,
    Unharness,
)
from gonfalon.games.croisades.cart import FULL, named_barrels
from gonfalon.games.croisades.pieces import CART, DRAFT, PLACES
from gonfalon.games.croisades.rules.cart_acts import free_barrels, why_not_fill, why_not_stave, why_not_unharness
from gonfalon.games.croisades.rules.cart_work import owner_of_cart
from gonfalon.games.croisades.rules.driving_in import trains
from gonfalon.games.croisades.rules.hauling import (
    MORE_MEN,
    before_cart,
    leaders,
    next_for,
    pushers,
    why_not_lead,
    why_not_push,
    why_not_roll_off,
)
from gonfalon.games.croisades.rules.keeping_up import owing
from gonfalon.games.croisades.rules.moving import why_not_halt
from gonfalon.games.croisades.rules.rolling import ahead, cart_of, draft_of, is_drawn, may_stop, points_of, stand_of
from gonfalon.games.croisades.state import State, field_of, is_living
from gonfalon.kernel.agenda import Ask

SHORE = 2
"""How many hexes at the water there must be within reach of the cart."""


def carting(field: Field, ask: Ask[CroisadesAction]) -> Chosen | None:
    """What is done with the cart first of all; None where there is none, or nothing to be done with it."""
    state = field.state
    if state.cart is None:
        return None
    owed = owing(state)
    is_rolling = any(points_of(state, what) > 0 and next_for(state, what) for what in (DRAFT, CART))
    if owed and not is_rolling and (state.mover is None or state.mover.figure != DRAFT):
        return Chosen(ask.default, Reason("go-on", {"figure": owed[0].id}, ("R59",)))
    if field.me is not owner_of_cart(state):
        return staved(field)
    if goes_home(state):
        return driven_in(field) or unharnessed(field) or hauled(field)
    return driven_in(field) or filled(field) or unharnessed(field) or hauled(field)


def driven_in(field: Field) -> Chosen | None:
    """The cart comes in where the way is shortest."""
    state = field.state
    found = trains(state, field.me)
    if not found:
        return None
    far, names = distances(state), field_of(state).names
    best = min(found, key=lambda train: (far[train[-1]], train))
    action = DriveIn(seat=field.me, figure=CART, hexes=tuple(names[at] for at in best))
    return Chosen(action, Reason("bring-cart", {"at": names[best[-1]]}, ("4.0a",)))


def filled(field: Field) -> Chosen | None:
    """The first who may fill a barrel."""
    for man in field.mine.values():
        action = Fill(seat=field.me, figure=man.id)
        if man.id not in field.entrants and why_not_fill(field.state, action) is None:
            return Chosen(action, Reason("fill-barrel", {"figure": man.id}, ("4.1.1",)))
    return None


def staved(field: Field) -> Chosen | None:
    """The first who may stave in a barrel, a full one first."""
    state = field.state
    assert state.cart is not None
    known = named_barrels(state.cart)
    barrels = sorted(free_barrels(state), key=lambda name: known[name] is not FULL)
    for man in field.mine.values() if barrels else ():
        action = Stave(seat=field.me, figure=man.id, barrel=barrels[0])
        if man.id not in field.entrants and why_not_stave(state, action) is None:
            return Chosen(action, Reason("stave-barrel", {"figure": man.id}, ("4.1.1",)))
    return None


def unharnessed(field: Field) -> Chosen | None:
    """The first who may be rid of a dead horse."""
    draft = draft_of(field.state)
    if draft is None or is_living(draft):
        return None
    for man in field.mine.values():
        action = Unharness(seat=field.me, figure=man.id)
        if man.id not in field.entrants and why_not_unharness(field.state, action) is None:
            return Chosen(action, Reason("unharness-cart", {"figure": man.id}, ("1.59d",)))
    return None


def hauled(field: Field) -> Chosen | None:
    """The horse is led, or without one the cart pushed as long as the way grows shorter, and off the map."""
    state = field.state
    if cart_of(state) is None or not wants_on(state):
        return None
    for what in (DRAFT, CART):
        if points_of(state, what) >= 0 and (what == CART or is_drawn(state, DRAFT)):
            return rolled_on(field, what)
    return led(field) or pushed(field)


def rolled_on(field: Field, what: str) -> Chosen | None:
    """The next step of the horse or the cart, or the end of its move."""
    state, ground = field.state, field_of(field.state)
    at, facing = stand_of(state, what)
    here, names = at + ground.board.shifts[facing], ground.names
    out = Leave(seat=field.me, figure=what)
    if goes_home(state) and why_not_roll_off(state, out) is None:
        return Chosen(out, Reason("bring-cart", {"at": names[here]}, ("4.0b",)))
    turned = ahead(state, what)
    left = {to: points_to_go(state, to, turned[to][1]) for to, _ in next_for(state, what)}
    best = min(left, key=lambda to: (left[to], to), default=here)
    is_free = may_stop(state, what)
    if best != here and (not is_free or left[best] <= points_to_go(state, here, facing)):
        step = Step(seat=field.me, figure=what, to=names[best])
        return Chosen(step, Reason("bring-cart", {"at": names[best]}, ("1.59a" if what == DRAFT else "1.59b",)))
    halt = Halt(seat=field.me)
    if what == CART or why_not_halt(state, halt) is not None:
        return None
    return Chosen(halt, Reason("bring-cart", {"at": names[here]}, ("1.59a",)))


def led(field: Field) -> Chosen | None:
    """Somebody takes the horse by the head, rather on foot than mounted."""
    state = field.state
    if draft_of(state) is None or not is_drawn(state, DRAFT):
        return None
    for who in sorted(
        leaders(state, field.me), key=lambda who: field.mine[who].is_mounted if who in field.mine else True
    ):
        action = Lead(seat=field.me, figure=who)
        if why_not_lead(state, action) is None:
            return Chosen(action, Reason("lead-horse", {"figure": who}, ("1.59a",)))
    return None


def pushed(field: Field) -> Chosen | None:
    """Three put their shoulders to the cart, or two; all before it are among them, as others bar its way."""
    state, able = field.state, pushers(field.state, field.me)
    before = before_cart(state, able)
    crew = [*before, *(who for who in able if who not in before)][: max(len(before), MORE_MEN)]
    if not before:
        return None
    others = tuple(sorted(crew[1:], key=PLACES.__getitem__))
    action = Push(seat=field.me, figure=crew[0], others=others)
    is_clear = why_not_push(state, action) is None
    return Chosen(action, Reason("push-cart", {"figure": crew[0]}, ("1.59b",))) if is_clear else None


def wants_on(state: State) -> bool:
    """Whether the cart is not yet where its work is."""
    return goes_home(state) or shore_of(state).bit_count() < SHORE
