"""Clause 4.0a for a cart in harness: it enters as a whole, on four hexes that are named, and nobody need lead it."""

from collections.abc import Iterator

from gonfalon.games.croisades.actions import DriveIn
from gonfalon.games.croisades.cartage import DroveIn
from gonfalon.games.croisades.pieces import CART, DRAFT, DRAFT_MOVES, Side
from gonfalon.games.croisades.rules.defending import under_fire
from gonfalon.games.croisades.rules.entering import INWARD, edge_of, entry_of
from gonfalon.games.croisades.rules.finding import stumbled_on
from gonfalon.games.croisades.rules.ground import barred, entry_cost
from gonfalon.games.croisades.rules.moving import why_held
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.rules.rolling import draft_of, is_string
from gonfalon.games.croisades.state import (
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    is_waiting,
    side_of,
    with_cart,
)
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

PARTS = 4
"""The halves of cart and horse."""


@cites("4.0a", "R60", "R115")
def why_not_drive_in(state: State, action: DriveIn) -> Refusal | None:
    """Why the cart may not enter so: first the cart, then its hexes one by one, then the points."""
    if action.figure != CART:
        return refuse("4.0a", "no-cart-that", figure=action.figure)
    refusal = why_no_train(state, action.seat)
    if refusal is not None:
        return refusal
    field, entry = field_of(state), entry_of(state, action.seat)
    assert entry is not None
    for name in action.hexes:
        if name not in field.index:
            return refuse("K3", "no-such-hex", hex=name)
    hexes = tuple(field.index[name] for name in action.hexes)
    if len(hexes) != PARTS or not is_string(field, hexes):
        return refuse("R60", "no-train")
    if not edge_of(state, entry) >> hexes[0] & 1:
        return refuse("4.0a", "no-entrance", figure=DRAFT, at=action.hexes[0])
    way = field.board.direction(hexes[0], hexes[1])
    if way is None or field.board.directions[way] not in INWARD[entry.edge]:
        return refuse("4.0a", "train-faces-outward")
    shut = closed_to_train(state, action.seat)
    for at in hexes:
        if shut >> at & 1:
            return refuse("4.0a", "no-road-in", at=field.names[at], terrain=field.terrain(at))
    cost = sum(entry_cost(state, at, True) for at in hexes)
    if cost > DRAFT_MOVES:
        return refuse("4.0a", "train-too-dear", cost=cost, left=DRAFT_MOVES)
    return None


@cites("4.0a")
def why_no_train(state: State, side: Side) -> Refusal | None:
    """Why no cart enters now at all."""
    draft = draft_of(state)
    if draft is None or state.cart is None:
        return refuse("1.59b", "no-cart")
    if side_of(draft) is not side:
        return refuse("4.0a", "cart-not-yours")
    if not is_waiting(draft):
        return refuse("4.0a", "is-on-the-map", figure=DRAFT)
    return refuse("4.0a", "not-yet-entering", figure=DRAFT) if entry_of(state, side) is None else why_held(state, DRAFT)


@cites("4.0a", "R60", "R115")
def closed_to_train(state: State, side: Side) -> Hexes:
    """The hexes over which no cart enters: trees and water, bodies that close them, and where anybody lives."""
    field, lay = field_of(state), state.lay
    return field.trees | field.water | lay.choked | lay.living | barred(state, side)


@cites("4.0a", "R60")
def trains(state: State, side: Side) -> list[tuple[int, ...]]:
    """The hexes over which a cart that waits may enter, its own rear half first, in their order."""
    if why_no_train(state, side) is not None:
        return []
    field, entry, shut = field_of(state), entry_of(state, side), closed_to_train(state, side)
    assert entry is not None
    board, inward = field.board, [field.board.directions.index(each) for each in INWARD[entry.edge]]

    def longer(hexes: tuple[int, ...], ways: list[int], left: int) -> Iterator[tuple[int, ...]]:
        if len(hexes) == PARTS:
            yield hexes
            return
        for way in ways:
            at = board.step(hexes[-1], way)
            if at is not None and not shut >> at & 1 and (cost := entry_cost(state, at, True)) <= left:
                onward = [way % 6, (way + 1) % 6, (way - 1) % 6]
                yield from longer((*hexes, at), onward, left - cost)

    starts = members(edge_of(state, entry) & ~shut)
    found = [train for at in starts for train in longer((at,), inward, DRAFT_MOVES - entry_cost(state, at, True))]
    return sorted(found)


@cites("4.0a", "4.0c", "R11", "R34", "R117")
def drive_in(state: State, action: DriveIn, tell: Tell) -> State:
    """Bring horse and cart onto the map; the other side may shoot at the horse. Where an enemy hides he is found."""
    state, field = ended(state), field_of(state)
    hexes = tuple(field.index[name] for name in action.hexes)
    stumbled = stumbled_on(state, action.seat.enemy, hexset(hexes), tell)
    if stumbled is not state:
        return stumbled
    cost = sum(entry_cost(state, at, True) for at in hexes)
    tell(DroveIn(clause="4.0a", hexes=action.hexes, cost=cost))
    back, ahead = field.board.direction(*hexes[:2]), field.board.direction(*hexes[2:])
    assert state.cart is not None
    assert back is not None
    assert ahead is not None
    draft = amended(figure_of(state, DRAFT), at=hexes[2], facing=ahead, moved=True)
    mover = Mover(DRAFT, DRAFT_MOVES - cost, draft.at, draft.facing, front=True, rear=True)
    state = with_cart(state, amended(state.cart, at=hexes[0], facing=back), draft, mover=mover)
    return under_fire(state, draft)
