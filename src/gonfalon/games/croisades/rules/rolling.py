"""Rulings R60 and R61: how the horse and the cart go from hex to hex, and where they can come to a stand."""

from collections.abc import Sequence
from itertools import pairwise

from gonfalon.games.croisades.cart import Cart, front_of_cart, hexes_of_cart
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.pieces import CART, DRAFT, Side
from gonfalon.games.croisades.rules.crews import haul_of, hauling
from gonfalon.games.croisades.rules.ground import barred, closed_to, entry_cost, held_by_others, may_end, rider_steps
from gonfalon.games.croisades.rules.keeping_up import can_follow, owing
from gonfalon.games.croisades.rules.resting import crowd
from gonfalon.games.croisades.state import (
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    with_cart,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.rulebook import Refusal, cites, refuse


def cart_of(state: State) -> Cart | None:
    """The cart, if one is on the map."""
    return state.cart if state.cart is not None and state.cart.at >= 0 else None


def draft_of(state: State) -> Figure | None:
    """The draft horse, alive or dead, if there is one."""
    return figure_of(state, DRAFT) if has_figure(state, DRAFT) else None


@cites("1.59c", "R60", "R109", "R122")
def is_string(field: Field, hexes: Sequence[int]) -> bool:
    """Whether hexes follow each other from the rear of a cart to the front of its horse, none of them sharply bent."""
    ways = [field.board.direction(here, there) for here, there in pairwise(hexes)]
    found = [way for way in ways if way is not None]
    return len(found) == len(ways) and all((second - first) % 6 in (0, 1, 5) for first, second in pairwise(found))


def string_of(state: State) -> tuple[int, ...]:
    """The hexes of cart and horse, from the rear of the one to the front of the other."""
    cart, draft, field = cart_of(state), draft_of(state), field_of(state)
    assert cart is not None
    assert draft is not None
    return cart.at, front_of_cart(field, cart), draft.at, front_of(field, draft)


def is_drawn(state: State, what: str) -> bool:
    """Whether it is the horse in harness, with the cart behind it."""
    return what == DRAFT and state.cart is not None and state.cart.is_harnessed


@cites("R60", "R61")
def ahead(state: State, what: str) -> dict[int, tuple[int, int]]:
    """The three hexes before the horse or the cart, each with where its rear half then is and how it looks."""
    at, facing = stand_of(state, what)
    return {to: (rear, way) for to, rear, way, extra in rider_steps(field_of(state), at, facing) if not extra}


def stand_of(state: State, what: str) -> tuple[int, int]:
    """The rear hex and the facing of the horse or the cart."""
    thing = state.cart if what == CART else draft_of(state)
    assert thing is not None
    return thing.at, thing.facing


@cites("R60", "R61")
def rolled(state: State, what: str, to: int) -> State:
    """The state with the horse or the cart one hex on; in harness every part takes the hex of the part before it."""
    rear, facing = ahead(state, what)[to]
    if what == CART:
        assert state.cart is not None
        return with_cart(state, amended(state.cart, at=rear, facing=facing))
    draft = figure_of(state, DRAFT)
    after = amended(draft, at=rear, facing=facing, moved=True)
    return with_cart(state, drawn(state, draft), after) if is_drawn(state, DRAFT) else with_figure(state, after)


@cites("R60", "1.8d", "R83")
def drawn(state: State, draft: Figure) -> Cart:
    """The cart one hex on behind its horse, which is given where it was before."""
    assert state.cart is not None
    field = field_of(state)
    front = front_of_cart(field, state.cart)
    facing = field.board.direction(front, draft.at)
    assert facing is not None
    return amended(state.cart, at=front, facing=facing)


def shut_to(state: State, what: str, side: Side) -> Hexes:
    """The hexes that horse or cart cannot enter: ground and bodies, and what the other side holds."""
    field, draft = field_of(state), draft_of(state)
    if what == DRAFT:
        assert draft is not None
        return closed_to(state, draft) | barred(state, side)
    return field.trees | field.water | state.lay.choked | barred(state, side)


def train_hexes(state: State, what: str) -> Hexes:
    """The hexes of what moves: of a horse in harness, those of its cart too."""
    field, cart = field_of(state), hexes_of_cart(field_of(state), state.cart)
    if what == CART:
        return cart
    return hexes_of(field, figure_of(state, DRAFT)) | (cart if is_drawn(state, what) else 0)


@cites("1.6", "R62", "R100")
def may_stop(state: State, what: str) -> bool:
    """Whether the horse or the cart could stay where it is: nobody lives there but its crew, who follow."""
    return not train_hexes(state, what) & crowd(state, what)


@cites("R59", "R60", "R61", "R100")
def can_stop_yet(state: State, what: str, left: int) -> bool:
    """Whether the horse or the cart comes to where it could stay for so many points, its crew beside it all the way."""
    if may_stop(state, what):
        return True
    # A string of four hexes is not past anybody before its points are spent.
    return not is_drawn(state, what) and any(
        can_stop_yet(rolled(state, what, to), what, left - cost) for to, cost in onward(state, what, left)
    )


@cites("R59", "R60", "R61")
def onward(state: State, what: str, left: int) -> list[tuple[int, int]]:
    """The hexes that the horse or the cart could enter next for so many points with its crew able to follow."""
    haul = hauling(state, what)
    if haul is None or not haul.crew:
        return []
    shut = shut_to(state, what, state.side)
    found = []
    for to in sorted(ahead(state, what)):
        cost = entry_cost(state, to, True)
        if not shut >> to & 1 and cost <= left and can_follow(rolled(state, what, to), haul):
            found.append((to, cost))
    return found


def points_of(state: State, what: str) -> int:
    """The points that the horse or the cart has left; -1 for one that nobody moves."""
    haul = hauling(state, what)
    if haul is None or not haul.crew:
        return -1
    if what == CART:
        return haul.left or -1
    return state.mover.left if state.mover is not None and state.mover.figure == DRAFT else -1


@cites("R100")
def why_stands_wrong(state: State) -> Refusal | None:
    """Why nothing else may be done: the horse or the cart stands where others live and must go on."""
    for what in (DRAFT, CART):
        if points_of(state, what) >= 0 and not may_stop(state, what):
            return refuse("R100", "must-go-on", figure=what)
    return None


@cites("R59", "R61", "R100")
def why_owed(state: State, id: str) -> Refusal | None:
    """Why a figure may not act before those who have moved horse or cart have followed; they may in any order."""
    wrong = why_stands_wrong(state)
    if wrong is not None:
        return wrong
    owed = owing(state)
    if not owed or id in [each.id for each in owed]:
        return None
    haul = haul_of(state, owed[0].id)
    assert haul is not None
    return refuse("R59" if haul.what == DRAFT else "R61", "owes-walk", figure=owed[0].id, what=haul.what)


@cites("R61", "R91")
def place_of_rest(state: State, figure: Figure) -> int:
    """Where a figure stands; for one over whom horse or cart has gone, the nearest hex where he might stand."""
    if figure.horse or may_end(state, figure):
        return figure.at
    board = field_of(state).board
    free = board.spaces & ~(held_by_others(state, figure) | closed_to(state, figure))
    return min(members(free), key=lambda at: (board.distance(figure.at, at), at))
