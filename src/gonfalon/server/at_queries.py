"""The addresses that ask about a table without changing it."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import write_record
from gonfalon.server import asking, ordering
from gonfalon.server.aftermath import hindsight_of, shown_to
from gonfalon.server.at_tables import hall_of, id_of, post
from gonfalon.server.salvaging import salvaged_record
from gonfalon.server.seeing import Eyes, eyes_of
from gonfalon.server.table import Table
from gonfalon.server.talking import action_of, answer, language_of, number_in, wish_of, written_answer
from gonfalon.server.trouble import NotKept
from gonfalon.server.wire.queries import Accounts, Weighed
from gonfalon.server.wire.wishes import Doubt, Explain, Weigh
from gonfalon.words import Words

CUT = "gonfalon-cut"
"""The header that says at which deed a record ends because it cannot be read further."""


async def odds(request: Request) -> Response:
    """The odds of some actions; reckoned in a thread, so that no other table waits."""
    wish = await wish_of(request, Weigh)
    async with hall_of(request).held(id_of(request)) as table:
        game, state = table.game, table.sitting.state
        actions = [action_of(game, each, f"actions[{place}]") for place, each in enumerate(wish.actions)]
        eyes = eyes_on(request, table)
        refusals = [asking.refusal_of(table, eyes, action) for action in actions]
        views = [game.view(state, action.seat) for action in actions]
    questions = list(zip(views, actions, refusals, strict=True))
    words = words_for(request, table)
    return answer(Weighed(await asyncio.to_thread(asking.forecasts, game, questions, words, through=wish.through)))


async def accounts(request: Request) -> Response:
    """What some actions mean before their dice; reckoned in a thread like odds."""
    wish = await wish_of(request, Explain)
    async with hall_of(request).held(id_of(request)) as table:
        game, state = table.game, table.sitting.state
        actions = [action_of(game, each, f"actions[{place}]") for place, each in enumerate(wish.actions)]
        eyes = eyes_on(request, table)
        asked = [(action, asking.refusal_of(table, eyes, action) is None) for action in actions]
        views = {action.seat: game.view(state, action.seat) for action in actions}
    return answer(Accounts(await asyncio.to_thread(asking.accounts, game, views, asked)))


async def why_not(request: Request) -> Response:
    """Why an action is not offered."""
    wish = await wish_of(request, Doubt)
    async with hall_of(request).held(id_of(request)) as table:
        action = action_of(table.game, wish.action)
        return answer(asking.why_not(table, eyes_on(request, table), action, words_for(request, table)))


async def why_bot(request: Request) -> Response:
    """Why a bot did what it did."""
    entry = number_in(request.query_params.get("entry"), "entry")
    async with hall_of(request).held(id_of(request)) as table:
        return answer(asking.why_bot(table, eyes_on(request, table), entry, words_for(request, table)))


async def reach(request: Request) -> Response:
    """Where a piece could go."""
    piece = request.query_params.get("piece")
    if piece is None:
        raise BadInput("piece", "is missing")
    async with hall_of(request).held(id_of(request)) as table:
        view = table.game.view(table.sitting.state, eyes_on(request, table).seat)
        return answer(asking.reach(table.game.advice, view, piece))


async def sightlines(request: Request) -> Response:
    """The line from a space to a space, of a piece to all others, or of all others to a piece."""
    asked = request.query_params
    named = {name: asked[name] for name in ("by", "at", "from", "to") if name in asked}
    if set(named) not in ({"by"}, {"at"}, {"from", "to"}):
        raise BadInput("by", "say `by` a piece, `at` a piece, or `from` a space `to` a space")
    async with hall_of(request).held(id_of(request)) as table:
        view = table.game.view(table.sitting.state, eyes_on(request, table).seat)
    advice = table.game.advice
    if "to" in named:
        return answer(asking.sightline(advice, view, named["from"], named["to"]))
    piece = named.get("by") or named.get("at") or ""
    return answer(asking.sightlines(advice, view, piece, is_target="at" in named))


async def way(request: Request) -> Response:
    """The cheapest way of a piece to a place; found in a thread like odds."""
    asked = request.query_params
    piece, to = asked.get("piece"), asked.get("to")
    if piece is None or to is None:
        raise BadInput("piece" if piece is None else "to", "is missing")
    async with hall_of(request).held(id_of(request)) as table:
        seat = eyes_on(request, table).seat
        view = table.game.view(table.sitting.state, seat)
    return answer(await asyncio.to_thread(asking.way_to, table.game, view, seat or "", piece, to))


async def onward(request: Request) -> Response:
    """How a route may go on."""
    wish = await wish_of(request, Doubt)
    async with hall_of(request).held(id_of(request)) as table:
        action = action_of(table.game, wish.action)
        return answer(asking.onwards(table, eyes_on(request, table), action, words_for(request, table)))


async def orders(request: Request) -> Response:
    """What a seat has left to its clerk."""
    async with hall_of(request).held(id_of(request)) as table:
        seat = eyes_on(request, table).seat
        return answer(ordering.shown(table, seat or "", words_for(request, table)))


async def record(request: Request) -> Response:
    """The record, as a file; of a table that cannot be opened as far as it can be read."""
    hall, table_id = hall_of(request), id_of(request)
    try:
        async with hall.held(table_id) as table:
            table.refuse_sealed("record")
            return file(table.game.name, table_id, "record", write_record(table.sitting.record).encode())
    except (BadInput, NotKept):
        found, body = await salvaged_record(hall.store, hall.games, table_id)
    response = file(found.header.game, table_id, "record" if found.cut is None else "record-cut", body)
    if found.cut is not None:
        response.headers[CUT] = str(found.cut)
    return response


async def position(request: Request) -> Response:
    """The position, as a file."""
    async with hall_of(request).held(id_of(request)) as table:
        table.refuse_sealed("position")
        return file(table.game.name, table.id, "position", answer(table.game.position(table.sitting.state)).body)


async def replay(request: Request) -> Response:
    """Every entry that stands."""
    async with hall_of(request).held(id_of(request)) as table:
        return answer(asking.replay_of(table, eyes_on(request, table)))


async def aftermath(request: Request) -> Response:
    """What there is to say of a game that is over; reckoned once, in a thread, while the table stays free."""
    hall = hall_of(request)
    async with hall.held(id_of(request)) as table:
        eyes = eyes_on(request, table)
        reckoning = hindsight_of(hall, table)
    return answer(shown_to(table, eyes, await asyncio.shield(reckoning)))


async def moment(request: Request) -> Response:
    """How the table stood after some of its entries."""
    entries = number_in(request.path_params["entries"], "entries") or 0
    async with hall_of(request).held(id_of(request)) as table:
        return answer(asking.moment_of(table, eyes_on(request, table), entries))


def eyes_on(request: Request, table: Table) -> Eyes:
    """Whose eyes the request has."""
    return eyes_of(table, request.query_params.get("seat"))


def words_for(request: Request, table: Table) -> Words:
    """The sentences of the table's game in the language of the request."""
    return Words(language_of(request), table.game.name)


def file(game: str, id: str, what: str, body: bytes | memoryview) -> Response:
    """An answer that a browser saves."""
    response = written_answer(bytes(body))
    response.headers["content-disposition"] = f'attachment; filename="{game}-{id}-{what}.json"'
    return response


ROUTES = (
    post("/api/tables/{id}/odds", odds),
    post("/api/tables/{id}/accounts", accounts),
    post("/api/tables/{id}/why", why_not),
    Route("/api/tables/{id}/why", why_bot),
    Route("/api/tables/{id}/reach", reach),
    Route("/api/tables/{id}/sightlines", sightlines),
    Route("/api/tables/{id}/way", way),
    post("/api/tables/{id}/onward", onward),
    Route("/api/tables/{id}/orders", orders),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/position", position),
    Route("/api/tables/{id}/replay", replay),
    Route("/api/tables/{id}/replay/{entries}", moment),
    Route("/api/tables/{id}/aftermath", aftermath),
)
