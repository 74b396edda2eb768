"""The application: every address, what answers when it fails, and the guard before it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from gonfalon.kernel.reading import BadInput
from gonfalon.server import at_games, at_library, at_queries, at_tables, live, pages, talking
from gonfalon.server.declining import Declined, UnderSeal, Unlawful
from gonfalon.server.guard import Guard
from gonfalon.server.hall import Hall
from gonfalon.server.trouble import NotKept


def app_of(hall: Hall, host: str) -> Starlette:
    """The application for a hall; where `state.quit` is set the client may end the program."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = Starlette(
        routes=[
            *at_tables.ROUTES,
            *at_library.ROUTES,
            *at_queries.ROUTES,
            *live.ROUTES,
            *at_games.ROUTES,
            *pages.ROUTES,
        ],
        middleware=[Middleware(Guard, host=host)],
        exception_handlers={
            Declined: talking.when_declined,
            Unlawful: talking.when_unlawful,
            UnderSeal: talking.when_sealed,
            BadInput: talking.when_malformed,
            NotKept: talking.when_not_kept,
            HTTPException: talking.when_nowhere,
        },
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.quit = None
    return app
