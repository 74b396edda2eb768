"""The movement phase: orders for everybody, thought out once and carried out while nothing comes between."""

from typing import NamedTuple

from gonfalon.bots.bot import Effort, Reason
from gonfalon.bots.value.croisades.carting import carting
from gonfalon.bots.value.croisades.field import Field, Stand
from gonfalon.bots.value.croisades.leading import unloaded
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.mounting import mounting
from gonfalon.bots.value.croisades.outlook import Outlook, Stands
from gonfalon.bots.value.croisades.quick import greedy_stands
from gonfalon.bots.value.croisades.reasons import Chosen, done, why_move
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.search import Search, in_order
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, CroisadesAction
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.moving import why_held
from gonfalon.games.croisades.state import State, side_of
from gonfalon.kernel.agenda import Ask

Table = tuple[tuple[object, ...], ...]


class Order(NamedTuple):
    """Where a figure is to go, and why."""

    id: str
    to: Stand
    reason: Reason


class Orders:
    """What a side has decided for its moves, and the table for which it did."""

    def __init__(self) -> None:
        self.table: Table = ()
        self.left: tuple[Order, ...] = ()

    def answer(
        self, state: State, ask: Ask[CroisadesAction], effort: Effort, weights: Weights, *, deep: bool
    ) -> tuple[Chosen, ...]:
        """The steps of the orders that are left, or of new ones when the table has changed."""
        me = Side(ask.seat)
        field = Field(state, me, weights)
        first = unloaded(field, ask) or carting(field, ask) or (mounting(field) if state.mover is None else None)
        if first is not None:
            return (first,)
        routes = Routes(field)
        now = table_of(state, me)
        if now == self.table:
            self.left = tuple(
                order for order in self.left if order.id in field.mine and field.home[order.id] != order.to
            )
            found = walks(field, routes, self.left)
            if found is not None:
                return (*found, last(state, ask))
        self.table = now
        self.left = thought_out(field, routes, effort, deep=deep)
        return (*(walks(field, routes, self.left) or ()), last(state, ask))


def table_of(state: State, me: Side) -> Table:
    """What must not change while orders are carried out: the turn, the enemies and everybody's health."""
    return (
        (state.turn, state.side, len(state.charges)),
        *(
            (each.id, each.health, each.horse) if side_of(each) is me else (each.id, each.health, each.at, each.facing)
            for each in state.figures
        ),
    )


def thought_out(field: Field, routes: Routes, effort: Effort, *, deep: bool) -> tuple[Order, ...]:
    """Orders for everybody, by whoever gives them."""
    home: Stands = {who: field.home[who] for who in field.friends}
    if deep:
        search = Search(field, routes, effort)
        search.run()
        outlook, at = search.outlook, search.best
    else:
        outlook = Outlook(field)
        at = greedy_stands(Lookout(outlook, routes, home), effort)
    lookout = Lookout(outlook, routes, home)
    orders = []
    for who in in_order(field, at) or ():
        man = field.mine[who]
        after, before = lookout.terms(man, at[who]), lookout.terms(man, home[who])
        orders.append(Order(who, at[who], why_move(field, man, at[who], after, before)))
    return tuple(orders)


def walks(field: Field, routes: Routes, orders: tuple[Order, ...]) -> list[Chosen] | None:
    """All steps of some orders; None when somebody cannot carry out his."""
    found: list[Chosen] = []
    for order in orders:
        man = field.mine.get(order.id)
        if man is None or order.id not in routes.left:
            return None
        steps = routes.steps(man, order.to)
        if steps is None:
            return None
        found += [Chosen(step, order.reason) for step in steps]
    return found


def last(state: State, ask: Ask[CroisadesAction]) -> Chosen:
    """The end of the phase, or the next hex of one who may not stay where he is."""
    seat = Side(ask.seat)
    if why_held(state) is None:
        key = "keep-hidden" if state.hidden else "steps-done"
        return Chosen(ENDS[seat], done(seat, key, "4.0c" if state.hidden else "1.21c"))
    who = getattr(ask.default, "figure", "") if state.mover is None else state.mover.figure
    return Chosen(ask.default, Reason("go-on", {"figure": who}, ("R100",)))
