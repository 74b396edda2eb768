"""The addresses about games: what is installed, maps, rules and sentences."""

import asyncio
from importlib.resources import files
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gonfalon.registry import AnyGame
from gonfalon.server import contents
from gonfalon.server.declining import Declined
from gonfalon.server.talking import answer, language_of, wish_of
from gonfalon.server.wire.problems import Missing
from gonfalon.server.wire.wishes import Wish
from gonfalon.words import languages
from gonfalon.words.catalogue import SHARED


async def lobby(request: Request) -> Response:
    """All that the start page needs."""
    state = request.app.state
    games, language, may_quit = state.hall.games, language_of(request), state.quit is not None
    # The first time sentences are read takes a while.
    return answer(await asyncio.to_thread(contents.lobby, games, language, may_quit))


async def sheet(request: Request) -> Response:
    """The map of a scenario, else of the game's first."""
    game = game_of(request)
    scenario = request.query_params.get("scenario", game.scenarios[0].id)
    if scenario not in {each.id for each in game.scenarios}:
        raise Declined(Missing(what="scenario"))
    return answer(game.advice.sheet(scenario))


async def rules(request: Request) -> Response:
    """A game's rules."""
    return answer(await asyncio.to_thread(contents.rules, game_of(request), language_of(request)))


async def shared_words(request: Request) -> Response:
    """The sentences that all games share."""
    return PlainTextResponse("\n".join(sentences(request, name) for name in SHARED))


async def game_words(request: Request) -> Response:
    """A game's own sentences."""
    return PlainTextResponse(sentences(request, game_of(request).name))


async def quit_program(request: Request) -> Response:
    """End the program."""
    await wish_of(request, Wish)
    if request.app.state.quit is None:
        raise Declined(Missing(what="address"))
    request.app.state.quit()
    return answer({})


def game_of(request: Request) -> AnyGame:
    """The game that the address names."""
    games: Any = request.app.state.hall.games
    game: AnyGame | None = games.get(request.path_params["game"])
    if game is None:
        raise Declined(Missing(what="game"))
    return game


def sentences(request: Request, name: str) -> str:
    """A file of words in the language that the address names; empty where that language has none."""
    language = request.path_params["language"]
    if language not in languages():
        raise Declined(Missing(what="language"))
    file = files("gonfalon.words") / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


ROUTES = (
    Route("/api/games", lobby),
    Route("/api/games/{game}/sheet", sheet),
    Route("/api/games/{game}/rules", rules),
    Route("/api/words/{language}", shared_words),
    Route("/api/words/{language}/{game}", game_words),
    Route("/api/quit", quit_program, methods=["POST"]),
)
