"""The addresses of the library: what a game is called, and the bin, out of which it is put back or deleted for good."""

from contextlib import suppress

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gonfalon.kernel.reading import BadInput
from gonfalon.server.at_tables import hall_of, id_of, post
from gonfalon.server.clock import now
from gonfalon.server.declining import Declined
from gonfalon.server.stored import TableRow, Unreadable
from gonfalon.server.talking import answer, wish_of
from gonfalon.server.wire.problems import Missing, NotBinned
from gonfalon.server.wire.wishes import EmptyBin, Rename, SetBinned

LONGEST_NAME = 60


async def rename(request: Request) -> Response:
    """Call a game by a name."""
    name = " ".join((await wish_of(request, Rename)).name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("name", f"must have up to {LONGEST_NAME} printable characters")
    await hall_of(request).alter(id_of(request), lambda row: replace(row, name=name))
    return answer({})


async def set_binned(request: Request) -> Response:
    """Throw a game away, or put it back."""
    wish = await wish_of(request, SetBinned)
    await hall_of(request).alter(id_of(request), thrown_away if wish.binned else put_back)
    return answer({})


def thrown_away(row: TableRow) -> TableRow:
    """A row in the bin; what lies there already does not lie there longer."""
    return row if row.binned is not None else replace(row, binned=now())


def put_back(row: TableRow) -> TableRow:
    """A row out of the bin."""
    return replace(row, binned=None)


async def delete(request: Request) -> Response:
    """Delete a game in the bin for good."""
    is_removed = await hall_of(request).remove(id_of(request))
    if is_removed is None:
        raise Declined(Missing(what="table"))
    if not is_removed:
        raise Declined(NotBinned())
    return answer({})


async def empty_bin(request: Request) -> Response:
    """Delete what is named and lies in the bin for good: nothing that was put back, or thrown away since, is lost."""
    for table in (await wish_of(request, EmptyBin)).tables:
        # Of what cannot be read nobody knows whether it lies there.
        with suppress(Unreadable):
            await hall_of(request).remove(table)
    return answer({})


ROUTES = (
    post("/api/tables/{id}/name", rename),
    post("/api/tables/{id}/bin", set_binned),
    Route("/api/tables/{id}", delete, methods=["DELETE"]),
    post("/api/bin/empty", empty_bin),
)
