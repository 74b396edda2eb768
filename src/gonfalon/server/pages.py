"""The client's own files, as the build left them."""

import asyncio
from mimetypes import guess_type
from pathlib import Path

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

BUILT = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets"
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = "The browser client is not built. In a checkout `make play` builds it."


class OutsideTheProgram(StringConvertor):
    """Any address that is not the program's own."""

    regex = "(?!api/).*"


async def page(request: Request) -> Response:
    """A file of the client; addresses without a file name are the client's own and show its first page."""
    path: str = request.path_params["path"]
    name = path if "." in path.rpartition("/")[2] else INDEX
    content = await asyncio.to_thread(built, name)
    if content is None and name == INDEX:
        return PlainTextResponse(NOT_BUILT, 503)
    if content is None:
        raise HTTPException(404)
    life = FOR_A_YEAR if path.startswith(f"{HASHED}/") else ASK_FIRST
    return Response(content, headers={"cache-control": life}, media_type=guess_type(name)[0])


def built(name: str) -> bytes | None:
    """What the built file of that name holds, and none that lies elsewhere."""
    try:
        file = (BUILT / name).resolve()
        # Read at once: a build that goes on meanwhile may remove the file.
        return file.read_bytes() if file.is_relative_to(BUILT.resolve()) else None
    except (OSError, ValueError):
        # There is no such file, or its name holds a sign that no file's name can.
        return None


register_url_convertor("outside", OutsideTheProgram())
ROUTES = (Route("/{path:outside}", page),)
