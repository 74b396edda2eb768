"""Ways over the board, found by the rules themselves: the cheapest to a place, and how a route may go on."""

from collections.abc import Hashable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import Any, Generic, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from gonfalon.kernel.accounts import Account
from gonfalon.kernel.dice import DiceError, ScriptedDice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import A, Game, S, V, take
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.walks import Walk

MOST_STANDS = 4000
"""Stands that are looked at before a way counts as not found."""
MOST_ANSWERS = 50


class Way(Struct, Generic[A], frozen=True):
    """A way: its places, what it costs, the actions that take it, and whether a die falls on it."""

    places: tuple[str, ...]
    cost: int
    actions: tuple[A, ...]
    rolls: bool = False


class Onward(Struct, frozen=True):
    """How a route may go on: where to next, and whether it may end here; a refusal says why not.

    `broken` is the place in the route of the step that breaks a rule; then the rest is said of the route before it.
    """

    next: tuple[str, ...]
    may_end: bool
    refusal: Refusal | None = None
    broken: int | None = None


class _Stand(NamedTuple):
    """A piece on its way: what it has spent and taken, and the state there; None where a die has fallen.

    They are looked at by `rank`: the least that the whole way costs, the dice on it, the nearest to the end first.
    """

    rank: tuple[int, int, int]
    number: int
    cost: int
    dice: int
    places: tuple[str, ...]
    actions: tuple[Any, ...]
    state: Any
    ends: bool


def reckoned(game: Game[S, A, V], view: V) -> S:
    """The state in which ways are looked for: with nothing guessed where the game can do without."""
    known = game.advice.known(view)
    return game.imagine(view, SeededDice(0)) if known is None else known


def cheapest(game: Game[S, A, V], state: S, seat: str, piece: str, to: str) -> Way[A] | None:
    """The cheapest way of a piece to a place; None when there is none now.

    Interrupts are thought to be answered by default; the way ends where a die falls, if the walk knows no fair face.
    """
    found = (_cheapest_by(walk, game, state, seat, piece, to) for walk in game.advice.walks)
    return min((way for way in found if way is not None), key=lambda way: way.cost, default=None)


def accounts_along(game: Game[S, A, V], state: S, seat: str, way: Way[A]) -> tuple[Account, ...]:
    """What each action of a way means when it is taken, as far as the one before it lets anybody know."""
    walk = next(each for each in game.advice.walks if type(way.actions[0]) is each.verb)
    found, here = list[Account](), state
    for action in way.actions:
        found += game.advice.accounts(game.view(here, seat), (action,), SeededDice(0))
        after = _after(game, here, action, ())
        if after is None and walk.fair:
            after = _after(game, here, action, (walk.fair,))
        if after is None:
            break
        here = after
    return tuple(found)


def onward(game: Game[S, A, V], state: S, action: A) -> Onward:
    """How the route of an action may go on; of an action without a route, whether it may be taken."""
    for offer in game.menu(state, action.seat).offers():
        field = _route_field(offer)
        if field is not None and _fits_beside(offer, action, field):
            route = offer.holes[field]
            assert isinstance(route, Route)
            return _along(game, state, action, field, route)
    refusal = game.check(state, action)
    return Onward((), refusal is None, refusal)


def _along(game: Game[S, A, V], state: S, action: A, field: str, route: Route) -> Onward:
    path: tuple[str, ...] = getattr(action, field)
    for place, step in enumerate(path):
        before = path[:place]
        if step not in route.onward(before):
            refusal = game.check(state, replace(action, **{field: path[: place + 1]}))
            return Onward(tuple(route.onward(before)), route.ends(before), refusal, place)
    may_end = route.ends(path)
    return Onward(tuple(route.onward(path)), may_end, None if may_end else game.check(state, action))


def _cheapest_by(walk: Walk[S], game: Game[S, A, V], state: S, seat: str, piece: str, to: str) -> Way[A] | None:
    numbers, settled = count(1), set[Hashable]()
    front = [_Stand((0, 0, 0), 0, 0, 0, (), (), state, ends=False)]
    while front and len(settled) < MOST_STANDS:
        at = heappop(front)
        if at.ends and at.places[-1] == to:
            return Way(at.places, at.cost, at.actions, at.dice > 0)
        if at.state is None or (node := _node(walk, at, piece)) in settled:
            continue
        settled.add(node)
        offers = [offer for offer in game.menu(at.state, seat).offers() if offer.verb is walk.verb]
        for offer in offers:
            for stand in _stands(game, walk, at, offer, piece):
                ahead = 0 if walk.least is None or stand.state is None else walk.least(stand.state, piece, to)
                rank = (stand.cost + ahead, stand.dice, -stand.cost)
                heappush(front, stand._replace(rank=rank, number=next(numbers)))
    return None


def _stands(game: Game[S, A, V], walk: Walk[S], at: _Stand, offer: Offer[A], piece: str) -> Iterator[_Stand]:
    """Where a piece may stand after one more step of an offer."""
    route = offer.holes.get(walk.to)
    if not isinstance(route, Route):
        for action in offer:
            if walk.moves(action, piece):
                yield _taken(game, walk, at, action, (*at.places, getattr(action, walk.to)), ends=True)
        return
    like = next(iter(offer))
    for place in route.onward(at.places) if walk.moves(like, piece) else ():
        path = (*at.places, place)
        action = replace(like, **{walk.to: path})
        # A route is one action, which is taken when it is whole.
        cost = _cost(walk, at.state, action, len(path))
        yield _Stand((0, 0, 0), 0, cost, 0, path, (action,), at.state, route.ends(path))


def _taken(game: Game[S, A, V], walk: Walk[S], at: _Stand, action: A, places: tuple[str, ...], *, ends: bool) -> _Stand:
    """The stand after an action; where a die falls, the one after the walk's fair face."""
    cost, dice = at.cost + _cost(walk, at.state, action, 1), at.dice
    state = _after(game, at.state, action, ())
    if state is None:
        dice += 1
        state = _after(game, at.state, action, (walk.fair,)) if walk.fair else None
    return _Stand((0, 0, 0), 0, cost, dice, places, (*at.actions, action), state, ends)


def _after(game: Game[S, A, V], state: S, action: A, faces: tuple[int, ...]) -> S | None:
    """The state after an action whose interrupts are answered by default; None when more dice fall than these."""
    dice = ScriptedDice(faces)
    try:
        state = take(game, state, action, dice, unheard)
        for _ in range(MOST_ANSWERS):
            asked = next((ask for ask in game.due(state) if ask.interrupt and not ask.answered), None)
            if asked is None:
                return state
            state = take(game, state, asked.default, dice, unheard)
    except DiceError:
        pass
    return None


def _node(walk: Walk[S], at: _Stand, piece: str) -> Hashable:
    """What makes two stands of a piece alike: the place, and of a route also where it came from."""
    if walk.node is not None:
        return walk.node(at.state, piece), at.places[-1:]
    is_route = bool(at.actions) and isinstance(getattr(at.actions[-1], walk.to), tuple)
    return at.places[-2:] if is_route else at.places[-1:]


def _cost(walk: Walk[S], state: S, action: Any, usual: int) -> int:
    return usual if walk.cost is None else walk.cost(state, action)


def _route_field(offer: Offer[Any]) -> str | None:
    return next((field for field, hole in offer.holes.items() if isinstance(hole, Route)), None)


def _fits_beside(offer: Offer[Any], action: Any, route: str) -> bool:
    """Whether an action is of an offer, whatever its route."""
    return (
        type(action) is offer.verb
        and all(getattr(action, field) == value for field, value in offer.fixed.items())
        and all(getattr(action, field) in hole for field, hole in offer.holes.items() if field != route)
    )
