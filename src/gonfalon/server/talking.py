"""Requests and answers as HTTP carries them: bodies within bounds, languages, numbers, and problems as JSON."""

from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from gonfalon.kernel.reading import BadInput, read
from gonfalon.registry import AnyGame
from gonfalon.server.declining import Declined, UnderSeal, Unlawful
from gonfalon.server.trouble import NotKept
from gonfalon.server.wire.problems import (
    Malformed,
    Missing,
    NotJson,
    Problem,
    Refused,
    Sealed,
    TooLarge,
    Unallowed,
    Unkept,
)
from gonfalon.words import Words, languages

W = TypeVar("W")

MOST_BYTES = 64 * 1024
MOST_IMPORTED_BYTES = 4 * 1024 * 1024
JSON = "application/json"
ENGLISH = "en"
LONGEST_NUMBER = 15
LONGEST_COMPLAINT = 300


async def wish_of(request: Request, kind: type[W]) -> W:
    """What the body asks for."""
    wish: W = read(await body_of(request, MOST_BYTES), kind)
    return wish


async def body_of(request: Request, most: int) -> bytes:
    """The whole body, unless it is too large or no JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Declined(NotJson())
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Declined(TooLarge(most_bytes=most))
    return bytes(body)


def action_of(game: AnyGame, written: msgspec.Raw, field: str = "action") -> Any:
    """An action of a game."""
    return read(written, game.action_type, field)


def number_in(text: str | None, field: str) -> int | None:
    """A whole number from an address, if there is one."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_NUMBER:
        raise BadInput(field, "must be a whole number")
    return int(text)


def language_of(request: HTTPConnection) -> str:
    """The language that is asked for, else the first one accepted that is spoken here, else English."""
    wanted = request.query_params.get("language")
    if wanted is not None:
        if wanted not in languages():
            raise Declined(Missing(what="language"))
        return wanted
    accepted = request.headers.get("accept-language", "").split(",")
    tags = (each.partition(";")[0].partition("-")[0].strip().lower() for each in accepted)
    return next((tag for tag in tags if tag in languages()), ENGLISH)


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return written_answer(msgspec.json.encode(value), status)


def written_answer(body: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    return Response(body, status, media_type=JSON)


def problem(met: Problem) -> Response:
    """A problem as JSON, under its status."""
    return answer(met, met.status)


def when_declined(request: HTTPConnection, error: Exception) -> Response:
    """The answer to a request that meets a problem."""
    assert isinstance(error, Declined)
    return problem(error.problem)


def when_unlawful(request: HTTPConnection, error: Exception) -> Response:
    """The answer to an action that the law refuses."""
    assert isinstance(error, Unlawful)
    refusal = error.refusal
    sentence = Words(language_of(request), error.game.name).refusal(refusal)
    return problem(Refused(clause=refusal.clause, key=refusal.key, args=refusal.args, sentence=sentence))


def when_sealed(request: HTTPConnection, error: Exception) -> Response:
    """The answer to who asks for what is sealed while a game goes on."""
    assert isinstance(error, UnderSeal)
    sentence = Words(language_of(request), error.game.name).say(f"sealed-{error.what}")
    return problem(Sealed(what=error.what, sentence=sentence))


def when_not_kept(request: HTTPConnection, error: Exception) -> Response:
    """The answer where the disk does not take or give what it should."""
    assert isinstance(error, NotKept)
    why, file = error.trouble.value, str(error.file)
    sentence = Words(language_of(request), "").say(f"not-kept-{why}", {"file": file})
    return problem(Unkept(why=why, file=file, sentence=sentence))


def when_malformed(request: HTTPConnection, error: Exception) -> Response:
    """The answer to what cannot be understood."""
    assert isinstance(error, BadInput)
    return problem(Malformed(field=error.field[:LONGEST_COMPLAINT], why=error.why[:LONGEST_COMPLAINT]))


def when_nowhere(request: HTTPConnection, error: Exception) -> Response:
    """The answer where there is no such address or method."""
    assert isinstance(error, HTTPException)
    return problem(Unallowed() if error.status_code == Unallowed.status else Missing(what="address"))
