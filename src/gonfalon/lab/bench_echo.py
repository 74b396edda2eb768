"""The server's peer: a bare Starlette application that sends back what it is sent."""

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


def main() -> None:
    """Serve on a free port, whose address is printed."""
    door = socket.create_server(("127.0.0.1", 0))
    # Named by its protocol, so that asyncio sends at once.
    door = socket.socket(door.family, door.type, socket.IPPROTO_TCP, door.detach())
    print(f"http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[Route("/echo", echo, methods=["POST"])])
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False, timeout_keep_alive=60)).run(
        sockets=[door]
    )


async def echo(request: Request) -> Response:
    """What was sent."""
    return Response(await request.body(), media_type="application/json")


if __name__ == "__main__":
    main()
