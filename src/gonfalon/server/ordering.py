"""Standing orders at a table: what a seat has left to its clerk, and how it is changed."""

from collections.abc import Mapping

import msgspec

from gonfalon.kernel.clerk import ASK, Orders, order_values
from gonfalon.kernel.reading import converted
from gonfalon.server.declining import Declined
from gonfalon.server.stored import TableRow
from gonfalon.server.table import Table
from gonfalon.server.wire.parts import is_person
from gonfalon.server.wire.problems import Malformed
from gonfalon.server.wire.queries import OrderValue, StandingOrder, StandingOrders
from gonfalon.words import Words


def ordered(table: Table, seat: str, given: Mapping[str, str]) -> TableRow:
    """The row of a table with other orders for a seat; BadInput names what its clerk does not know."""
    orders = orders_of(table, seat)
    kind = Orders if orders is None else type(orders)
    written = {**({} if orders is None else msgspec.to_builtins(orders)), **given}
    changed = msgspec.to_builtins(converted(written, kind, "orders"))
    return msgspec.structs.replace(table.row, orders={**table.row.orders, seat: changed})


def carried(table: Table, seats: Mapping[str, str], before: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The orders at a table that comes from another: a person's go along from the seat he had `before`."""
    return {
        seat: table.row.orders[old]
        for seat, old in before.items()
        if old in table.row.orders and is_person(table.seats[old]) and is_person(seats[seat])
    }


def orders_of(table: Table, seat: str) -> Orders | None:
    """The orders of a person's seat; None where the game leaves nothing to a clerk."""
    if not is_person(table.seats.get(seat)):
        raise Declined(Malformed(field="seat", why=f"{seat} is no seat of a person here"))
    return table.orders_of(seat)


def offered(table: Table, orders: Orders, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """The values that a seat may choose: behind a curtain it is not asked what would tell the others something."""
    return tuple(value for value in values if value != ASK or not table.is_curtained or name not in orders.unasked)


def shown(table: Table, seat: str, words: Words) -> StandingOrders:
    """The orders of a seat with their values and sentences."""
    orders = orders_of(table, seat)
    if orders is None:
        return StandingOrders(seat, ())
    listed = (
        StandingOrder(
            name,
            *words.order(name),
            str(getattr(orders, name)),
            tuple(OrderValue(value, words.order_value(name, value)) for value in offered(table, orders, name, values)),
            tuple(orders.asks.get(name, ())),
        )
        for name, values in order_values(type(orders), secrets=table.secrets).items()
    )
    return StandingOrders(seat, tuple(listed))
