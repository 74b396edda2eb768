"""The addresses that open, change and leave tables."""

from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from gonfalon.kernel.reading import read
from gonfalon.server import deeds, opening
from gonfalon.server.deeds import Change
from gonfalon.server.hall import Hall
from gonfalon.server.seeing import eyes_of, update
from gonfalon.server.stored import Listed, Opening
from gonfalon.server.table import Table
from gonfalon.server.talking import (
    MOST_IMPORTED_BYTES,
    action_of,
    answer,
    body_of,
    language_of,
    wish_of,
    written_answer,
)
from gonfalon.server.wire.tables import TableNow
from gonfalon.server.wire.wishes import (
    Act,
    Branch,
    BySeat,
    Cancel,
    Import,
    MakePlan,
    OpenTable,
    Rematch,
    SetDelay,
    SetOrders,
    SetPaused,
)
from gonfalon.words import Words

CREATED = 201
NO_TABLE = ""


async def open_table(request: Request) -> Response:
    """Open a table for a new game."""
    wish = await wish_of(request, OpenTable)
    return await opened(request, opening.new_game(hall_of(request).games, wish), NO_TABLE, "tables", wish.key)


async def import_table(request: Request) -> Response:
    """Open a table from a record or a position."""
    body, hall = await body_of(request, MOST_IMPORTED_BYTES), hall_of(request)
    async with hall.importing:
        wish = await hall.aside(read, body, Import)
        beginning = await hall.aside(opening.imported, hall.games, wish)
        with opening.complaints_within("record" if bytes(wish.record) else "position"):
            return await opened(request, beginning, NO_TABLE, "import", wish.key)


async def rematch(request: Request) -> Response:
    """Open a table for the same game with sides changed."""
    wish = await wish_of(request, Rematch)
    async with hall_of(request).held(id_of(request)) as table:
        beginning = opening.rematch(table)
    return await opened(request, beginning, table.id, "rematch", wish.key)


async def branch(request: Request) -> Response:
    """Open a table that goes on from the middle of a game."""
    wish = await wish_of(request, Branch)
    async with hall_of(request).held(id_of(request)) as table:
        seat = eyes_of(table, request.query_params.get("seat")).seat
        beginning = opening.branch(table, seat, wish)
    return await opened(request, beginning, table.id, "branch", wish.key)


async def all_tables(request: Request) -> Response:
    """Every table."""
    return answer(await hall_of(request).tables(Words(language_of(request), "")))


async def one_table(request: Request) -> Response:
    """A table as it stands."""
    hall = hall_of(request)
    async with hall.held(id_of(request), even_binned=True) as table:
        eyes = eyes_of(table, request.query_params.get("seat"))
        return answer(TableNow(hall.info(Listed(table.row, table.after)), update(table, eyes, None)))


async def act(request: Request) -> Response:
    """Take an action."""
    wish = await wish_of(request, Act)
    table = await hall_of(request).table(id_of(request))
    action = action_of(table.game, wish.action)
    return await changed(request, wish.key, lambda table: deeds.act_for_person(table, wish.ask, action))


async def plan(request: Request) -> Response:
    """Take several actions one by one."""
    wish = await wish_of(request, MakePlan)
    table = await hall_of(request).table(id_of(request))
    actions = tuple(action_of(table.game, each, f"actions[{place}]") for place, each in enumerate(wish.actions))
    return await changed(request, wish.key, lambda table: deeds.plan(table, wish.ask, actions))


async def undo(request: Request) -> Response:
    """Take the last action back."""
    wish = await wish_of(request, BySeat)
    return await changed(request, wish.key, lambda table: deeds.undo(table, wish.seat))


async def cancel(request: Request) -> Response:
    """Take an earlier action back."""
    wish = await wish_of(request, Cancel)
    return await changed(request, wish.key, lambda table: deeds.cancel(table, wish.seat, wish.entry))


async def resign(request: Request) -> Response:
    """Give up."""
    wish = await wish_of(request, BySeat)
    return await changed(request, wish.key, lambda table: deeds.resign(table, wish.seat))


async def set_delay(request: Request) -> Response:
    """Change how long the computer waits."""
    wish = await wish_of(request, SetDelay)
    return written_answer(await hall_of(request).pace(id_of(request), delay=wish.delay))


async def set_paused(request: Request) -> Response:
    """Let the computer stop or go on."""
    wish = await wish_of(request, SetPaused)
    return written_answer(await hall_of(request).pace(id_of(request), paused=wish.paused))


async def set_orders(request: Request) -> Response:
    """Give standing orders to a seat's clerk."""
    wish = await wish_of(request, SetOrders)
    return written_answer(await hall_of(request).order(id_of(request), wish.seat, wish.orders))


async def opened(request: Request, beginning: opening.Beginning, parent: str, verb: str, key: str) -> Response:
    """The answer to opening a table."""
    row, begun = beginning
    body = await hall_of(request).open(row, begun, Opening(parent, verb, key))
    return written_answer(body, CREATED)


async def changed(request: Request, key: str, make: Callable[[Table], Change]) -> Response:
    """The answer to changing a table; what is done is named by the last part of the address."""
    verb = request.scope["path"].rpartition("/")[2]
    return written_answer(await hall_of(request).change(id_of(request), make, verb, key))


def hall_of(request: HTTPConnection) -> Hall:
    """The hall behind every address."""
    hall: Hall = request.app.state.hall
    return hall


def id_of(request: Request) -> str:
    """The table that the address names."""
    return str(request.path_params["id"])


def post(address: str, endpoint: Any) -> Route:
    """An address that changes something."""
    return Route(address, endpoint, methods=["POST"])


ROUTES = (
    post("/api/tables/{id}/actions", act),
    post("/api/tables/{id}/plan", plan),
    post("/api/tables/{id}/undo", undo),
    post("/api/tables/{id}/cancel", cancel),
    post("/api/tables/{id}/resign", resign),
    post("/api/tables/{id}/rematch", rematch),
    post("/api/tables/{id}/branch", branch),
    post("/api/tables/{id}/speed", set_delay),
    post("/api/tables/{id}/pause", set_paused),
    post("/api/tables/{id}/orders", set_orders),
    Route("/api/tables/{id}", one_table),
    Route("/api/tables", all_tables),
    post("/api/tables", open_table),
    post("/api/import", import_table),
)
