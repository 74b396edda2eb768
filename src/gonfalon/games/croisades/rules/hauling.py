"""Chapter 1.59: the draft horse is led, the cart is drawn or pushed, and both leave the map together."""

from gonfalon.games.croisades.actions import Lead, Leave, Push, Step
from gonfalon.games.croisades.arrivals import Left
from gonfalon.games.croisades.cartage import Hauled
from gonfalon.games.croisades.events import Stepped
from gonfalon.games.croisades.pieces import CART, DRAFT, DRAFT_MOVES, SIDES, Side
from gonfalon.games.croisades.rules.bridles import leads
from gonfalon.games.croisades.rules.crews import haul_of, hauled_hexes, hauling
from gonfalon.games.croisades.rules.defending import under_fire
from gonfalon.games.croisades.rules.finding import stumbled_on
from gonfalon.games.croisades.rules.ground import barred, closed_to, entry_cost
from gonfalon.games.croisades.rules.keeping_up import can_follow, without_haul
from gonfalon.games.croisades.rules.leaving import COST, beyond, exits_of
from gonfalon.games.croisades.rules.moving import why_not_mover
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.rules.rolling import (
    ahead,
    can_stop_yet,
    cart_of,
    draft_of,
    is_drawn,
    may_stop,
    onward,
    points_of,
    rolled,
    shut_to,
    stand_of,
)
from gonfalon.games.croisades.state import (
    GONE,
    ON_FOOT,
    Figure,
    Haul,
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    is_living,
    replace,
    side_of,
    with_cart,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

TWO_MEN, MORE_MEN = 2, 3
"""The points of a cart that two push, and of one that three or more do."""


@cites("1.59a", "R57", "R59")
def why_not_lead(state: State, action: Lead) -> Refusal | None:
    """Why somebody may not lead the draft horse: first himself, then the horse, then where he is."""
    refusal = why_no_hand(state, action.seat, action.figure, "1.59a")
    if refusal is not None:
        return refusal
    draft, field = draft_of(state), field_of(state)
    if draft is None or not is_living(draft):
        return refuse("1.59a", "no-draft-horse", figure=action.figure)
    if draft.is_done or hauling(state, DRAFT) is not None:
        return refuse("1.59a", "has-been-moved", what=DRAFT)
    figure = figure_of(state, action.figure)
    if leads(state, figure.id):
        return refuse("R59", "leads-another", figure=figure.id)
    if not field.board.border(hexes_of(field, figure)) & hexes_of(field, draft):
        return refuse("1.59a", "not-beside-draft", figure=figure.id)
    return why_not_theirs(state, draft, side_of(figure))


@cites("R57", "R123", "4.1.1")
def why_not_theirs(state: State, draft: Figure, side: Side) -> Refusal | None:
    """Why a side cannot have the draft horse: the other controls it, or stands beside the cart behind it."""
    lay, field = state.lay, field_of(state)
    if side_of(draft) is not side and field.board.border(hexes_of(field, draft)) & lay.up[side.enemy.number]:
        return refuse("R57", "horse-held", horse=DRAFT)
    return why_beset(state) if is_drawn(state, DRAFT) else None


@cites("4.1.1", "R123")
def why_beset(state: State) -> Refusal | None:
    """Why the cart stands fast: an enemy was beside it as the movement phase began."""
    return refuse("4.1.1", "cart-beset") if state.cart is not None and state.cart.is_beset else None


@cites("1.59a", "1.59b", "R59", "R61")
def why_no_hand(state: State, seat: Side, id: str, clause: str) -> Refusal | None:
    """Why a figure leads or pushes nothing now: it cannot move, has acted in this phase, or does so already."""
    refusal = why_not_mover(state, seat, id)
    if refusal is not None:
        return refusal
    if haul_of(state, id) is not None:
        return refuse(clause, "hauls-already", figure=id)
    is_mover = state.mover is not None and state.mover.figure == id
    return refuse(clause, "has-acted", figure=id) if is_mover or figure_of(state, id).moved else None


@cites("1.59b", "1.59c", "1.59d", "R61")
def why_not_push(state: State, action: Push) -> Refusal | None:
    """Why some men may not push the cart: first the men, then the cart, then where they are."""
    crew = (action.figure, *action.others)
    if len(crew) < TWO_MEN or len(set(crew)) < len(crew):
        return refuse("1.59b", "too-few-to-push")
    for who in crew:
        refusal = why_no_hand(state, action.seat, who, "1.59b")
        if refusal is None and figure_of(state, who).horse:
            refusal = refuse("R61", "pushes-on-foot", figure=who)
        if refusal is not None:
            return refusal
    refusal = why_not_pushed(state)
    if refusal is not None:
        return refusal
    near = field_of(state).board.border(hauled_hexes(state, CART))
    for who in crew:
        if not near >> figure_of(state, who).at & 1:
            return refuse("R61", "not-beside-cart", figure=who)
    if figure_of(state, action.figure).at not in ahead(state, CART):
        return refuse("1.59c", "not-before-cart", figure=action.figure)
    return None


@cites("1.59b", "1.59d", "R61", "R123")
def why_not_pushed(state: State) -> Refusal | None:
    """Why the cart cannot be pushed by anybody now."""
    cart = cart_of(state)
    if cart is None:
        return refuse("1.59b", "no-cart")
    if cart.is_harnessed:
        return refuse("1.59d", "in-harness")
    return refuse("1.59b", "has-been-moved", what=CART) if hauling(state, CART) is not None else why_beset(state)


@cites("1.59a", "1.58e", "R34", "R59")
def lead(state: State, action: Lead, tell: Tell) -> State:
    """Take the draft horse by the head; whoever moved before has finished, and it is its leader's side's now."""
    state, draft = ended(state), figure_of(state, DRAFT)
    tell(Hauled(clause="1.59a", what=DRAFT, figures=(action.figure,), left=DRAFT_MOVES))
    owner = None if action.seat is SIDES[DRAFT] else action.seat
    mover = Mover(DRAFT, DRAFT_MOVES, draft.at, draft.facing)
    return with_figure(
        state, amended(draft, owner=owner), mover=mover, hauls=(*state.hauls, Haul(DRAFT, (action.figure,)))
    )


@cites("1.59b", "R34", "R61")
def push(state: State, action: Push, tell: Tell) -> State:
    """Put shoulders to the cart; whoever moved before has finished."""
    crew = (action.figure, *action.others)
    left = TWO_MEN if len(crew) == TWO_MEN else MORE_MEN
    tell(Hauled(clause="1.59b", what=CART, figures=crew, left=left))
    state = ended(state)
    return replace(state, hauls=(*state.hauls, Haul(CART, crew, left)))


@cites("1.59a", "1.59b", "R59", "R60", "R61")
def why_not_haul(state: State, action: Step) -> Refusal | None:
    """Why the horse or the cart may not enter a hex: nobody moves it, the hex, the points, then its crew."""
    what, field = action.figure, field_of(state)
    left = points_of(state, what)
    if left < 0:
        return refuse("1.59a" if what == DRAFT else "1.59b", "nobody-hauls", what=what)
    to = field.index.get(action.to)
    if to is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    if to not in ahead(state, what):
        return refuse("R60" if what == DRAFT else "R61", "not-ahead", what=what, at=action.to)
    if shut_to(state, what, action.seat) >> to & 1:
        return why_shut(state, what, to, action.seat)
    cost = entry_cost(state, to, True)
    if cost > left:
        return refuse("1.59b", "too-dear", figure=what, at=action.to, cost=cost, left=left)
    after, haul = rolled(state, what, to), hauling(state, what)
    if haul is None or not can_follow(after, haul):
        return refuse("R59" if what == DRAFT else "R61", "crew-left-behind", what=what, at=action.to)
    if not can_stop_yet(after, what, left - cost):
        return refuse("R100", "no-way-out", figure=what, at=action.to, left=left - cost)
    return None


def why_shut(state: State, what: str, to: int, side: Side) -> Refusal:
    """The refusal of a hex that is closed to horse or cart."""
    at, field = field_of(state).names[to], field_of(state)
    if barred(state, side) >> to & 1:
        return refuse("1.51.1", "held-against-cart", what=what, at=at)
    if state.lay.choked >> to & 1:
        return refuse("1.51.5", "bodies-close", figure=what, at=at)
    if state.lay.carted >> to & 1:
        return refuse("1.59e", "cart-in-the-way", figure=what, at=at)
    assert what == CART or closed_to(state, figure_of(state, DRAFT)) >> to & 1
    return refuse("R60" if what == DRAFT else "R61", "no-road", what=what, at=at, terrain=field.terrain(to))


def next_for(state: State, what: str) -> list[tuple[int, int]]:
    """The hexes that the horse or the cart may enter next, each with its cost."""
    left = points_of(state, what)
    if left <= 0:
        return []
    return [
        (to, cost) for to, cost in onward(state, what, left) if can_stop_yet(rolled(state, what, to), what, left - cost)
    ]


@cites("1.59a", "1.59b", "R11", "R12", "R60", "R61", "R92", "R117", "R126")
def haul(state: State, action: Step, tell: Tell) -> State:
    """Move the horse or the cart one hex; at a horse the other side may shoot. Where an enemy hides he is found."""
    what, field = action.figure, field_of(state)
    to = field.index[action.to]
    stumbled = stumbled_on(state, action.seat.enemy, 1 << to, tell)
    if stumbled is not state:
        return stumbled
    cost, after = entry_cost(state, to, True), rolled(state, what, to)
    tell(told(state, after, what, to, cost))
    if what == CART:
        rest = tuple(amended(each, left=each.left - cost) if each.what == CART else each for each in after.hauls)
        return replace(after, hauls=rest)
    mover, (at, facing) = state.mover, stand_of(after, DRAFT)
    assert mover is not None
    stays = may_stop(after, DRAFT)
    mover = Mover(
        DRAFT,
        mover.left - cost,
        at if stays else mover.back,
        facing if stays else mover.back_facing,
        mover.since + 1 if mover.since >= 0 else -1,
        front=True,
        rear=mover.front,
    )
    after = replace(after, mover=mover)
    return under_fire(after, figure_of(after, DRAFT))


def told(state: State, after: State, what: str, to: int, cost: int) -> Stepped:
    """A step of the horse or the cart as it is told."""
    field, (start, was) = field_of(state), stand_of(state, what)
    return Stepped(
        clause="1.59a" if what == DRAFT else "1.59b",
        figure=what,
        start=field.names[start + field.board.shifts[was]],
        to=field.names[to],
        cost=cost,
        facing=field.board.directions[stand_of(after, what)[1]],
    )


@cites("4.0b", "4.1.1", "4.1.4")
def why_not_roll_off(state: State, action: Leave) -> Refusal | None:
    """Why the cart may not leave the map: nobody moves it, its horse is out of harness, or it is at no exit."""
    what, field = action.figure, field_of(state)
    left = points_of(state, what)
    if left < 0:
        return refuse("1.59a" if what == DRAFT else "1.59b", "nobody-hauls", what=what)
    if what == DRAFT and not is_drawn(state, DRAFT):
        return refuse("4.0b", "leaves-with-cart")
    edges, (at, facing) = exits_of(state, action.seat), stand_of(state, what)
    front = at + field.board.shifts[facing]
    if not edges:
        return refuse("4.0b", "nobody-leaves", figure=what)
    if not any(field.edges[edge] >> front & 1 for edge in edges):
        return refuse("4.0b", "not-at-an-exit", figure=what, at=field.names[front])
    if not beyond(field, front, facing).intersection(edges):
        return refuse("4.0b", "does-not-face-out", figure=what)
    return refuse("1.5a", "too-dear-to-leave", figure=what) if left < COST else None


@cites("4.0b", "4.1.1", "4.1.4")
def roll_off(state: State, action: Leave, tell: Tell) -> State:
    """Take the cart off the map, and its horse if it is in harness; whoever moved it is free."""
    what, field = action.figure, field_of(state)
    at, facing = stand_of(state, what)
    tell(Left(clause="4.0b", figure=CART, at=field.names[at + field.board.shifts[facing]]))
    state = without_haul(state, what)
    assert state.cart is not None
    gone = amended(state.cart, at=GONE, facing=ON_FOOT)
    if what == CART:
        return with_cart(state, gone)
    return with_cart(state, gone, Figure(DRAFT, GONE, owner=figure_of(state, DRAFT).owner), mover=None)


@cites("1.59a", "R59")
def leaders(state: State, side: Side) -> list[str]:
    """Those of a side who may lead the draft horse now."""
    draft = draft_of(state)
    if draft is None or not is_living(draft) or draft.is_done or hauling(state, DRAFT) is not None:
        return []
    near = near_and_up(state, hexes_of(field_of(state), draft), side)
    return [each for each in near if why_not_lead(state, Lead(seat=side, figure=each)) is None]


@cites("1.59b", "R61")
def pushers(state: State, side: Side) -> list[str]:
    """Those of a side who may help to push the cart now; none when it stands fast, or they are too few."""
    if cart_of(state) is None or why_not_pushed(state) is not None:
        return []
    near = near_and_up(state, hauled_hexes(state, CART), side)
    able = [who for who in near if not figure_of(state, who).horse and why_no_hand(state, side, who, "1.59b") is None]
    return able if len(able) >= TWO_MEN else []


@cites("1.59c")
def before_cart(state: State, crew: list[str]) -> list[str]:
    """Those of some who stand on one of the three hexes before the cart."""
    return [who for who in crew if figure_of(state, who).at in ahead(state, CART)] if crew else []


def near_and_up(state: State, hexes: Hexes, side: Side) -> list[str]:
    """Those of a side who are on their feet beside some hexes."""
    field = field_of(state)
    near = field.board.border(hexes) & state.lay.up[side.number]
    return [
        each.id for each in state.figures if SIDES[each.id] is side and is_living(each) and hexes_of(field, each) & near
    ]


def first_way_out(state: State, what: str) -> Step | None:
    """The first step of the horse or the cart on its way to where it may stand; None where it may stand already."""
    if points_of(state, what) < 0 or may_stop(state, what):
        return None
    found = next_for(state, what)
    assert found
    return Step(seat=state.side, figure=what, to=field_of(state).names[found[0][0]])
