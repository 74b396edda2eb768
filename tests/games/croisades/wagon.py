"""Stamps with the cart: where it stands and how, its horse, and what is done with both."""

from typing import Any

from gonfalon.games.croisades.actions import DriveIn, Lead, Leave, Push, Step
from gonfalon.games.croisades.cart import Barrel, Cart
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.scenarios import SETTINGS, Entry, Exit, Setting
from gonfalon.games.croisades.state import State, field_of, figure_of, front_of, replace
from tests.games.croisades.stamp import CRUSADER, FACINGS, ground, stamp

TRAIN = "draft E6 se"
"""The horse before a cart on C5 that looks south-east: they stand on C5, D6, E6 and F7."""
HARNESSED, LOOSE = "C5 se harnessed", "C5 se"


def cart_at(text: str, field: str = "") -> Cart:
    """A cart as it is written: its rear hex, how it looks, `harnessed`, `beset`, and its barrels."""
    at, facing, *words = text.split()
    barrels = tuple(Barrel(word) for word in words if word in list(Barrel))
    index = FIELDS[field or ground()].index
    return Cart(index[at], FACINGS.index(facing), "harnessed" in words, barrels, "beset" in words)


def hauled(
    *placed: str,
    cart: str = HARNESSED,
    side: Side = CRUSADER,
    field: str = "",
    exits: tuple[int, ...] = (),
    entry: Entry | None = None,
    **rest: Any,
) -> State:
    """A movement phase of a side on ground with a cart."""
    state = stamp(*placed, field=field, side=side, agenda=(Rise(side), Moving(side)), cart=cart_at(cart, field), **rest)
    scenario = f"stamp cart {field or ground()} {exits} {entry}"
    ways = tuple(Exit(CRUSADER, edge) for edge in exits)
    entries = (entry,) if entry else ()
    SETTINGS[scenario] = Setting(field or ground(), 6, CRUSADER, exits=ways, entries=entries, has_cart=True)
    return replace(state, scenario=scenario)


def lead(figure: str) -> Lead:
    """The owner's leading of the draft horse."""
    return Lead(seat=BY_ID[figure].side, figure=figure)


def push(figure: str, *others: str) -> Push:
    """The owner's pushing of the cart."""
    return Push(seat=BY_ID[figure].side, figure=figure, others=others)


def pull(*path: str, seat: Side = CRUSADER) -> list[Step]:
    """The steps of the draft horse."""
    return [Step(seat=seat, figure="draft", to=to) for to in path]


def roll(*path: str, seat: Side = CRUSADER) -> list[Step]:
    """The steps of a cart that is pushed."""
    return [Step(seat=seat, figure="cart", to=to) for to in path]


def off(what: str) -> Leave:
    """The Crusaders' departure with the cart."""
    return Leave(seat=CRUSADER, figure=what)


def in_by(path: str) -> DriveIn:
    """The Crusaders' entry with the cart."""
    return DriveIn(seat=CRUSADER, figure="cart", hexes=tuple(path.split()))


def string(state: State) -> str:
    """The hexes of cart and horse, from the rear of the one to the front of the other."""
    field, cart, draft = field_of(state), state.cart, figure_of(state, "draft")
    assert cart is not None
    hexes = cart.at, cart.at + field.board.shifts[cart.facing], draft.at, front_of(field, draft)
    return " ".join(field.names[at] for at in hexes)


def cart_on(state: State) -> str:
    """The rear and the front hex of the cart."""
    field, cart = field_of(state), state.cart
    assert cart is not None
    return f"{field.names[cart.at]} {field.names[cart.at + field.board.shifts[cart.facing]]}"
