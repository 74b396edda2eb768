"""Running the server: a free port, a folder for the games, and uvicorn until somebody stops it."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import uvicorn
from starlette.types import ASGIApp

from gonfalon.kernel.reading import BadInput
from gonfalon.registry import games
from gonfalon.server.app import app_of
from gonfalon.server.connections import Listening, Requests
from gonfalon.server.hall import Hall
from gonfalon.server.lock import locked
from gonfalon.server.store import Store
from gonfalon.server.talking import MOST_BYTES
from gonfalon.server.thinkers import Thinkers

PORT = 1191
HOST = "127.0.0.1"
LOOPBACK = {"127.0.0.1", "::1", "localhost"}
PORTS_TRIED = 50
LAST_PORT = 65535
MOST_WAITING = 128
NEW_VALUES = 20_000
"""How many values more must be alive before a search for cycles."""
SECONDS_TO_FINISH = 2
SECONDS_BETWEEN_PINGS = 20
SECONDS_TO_ANSWER_A_PING = 20
SECONDS_OF_A_TURN = 0.001
"""How long a thread that replays a game may keep the interpreter from the one that answers requests."""

Told: TypeAlias = Callable[[str], object]


def run_server(host: str, port: int, data: Path, ready: Told, warn: Told) -> None:
    """Serve until stopped; `ready` is told the address once requests are answered, `warn` what is not as asked.

    Served when another server keeps the games of the folder.
    """
    with locked(data, warn) as lock, bound(host, port, warn) as door:
        hall = Hall(Store(data), {game.name: game for game in games()}, Thinkers())
        app = app_of(hall, host)

        def begin() -> None:
            lock.tell(address(host, door))
            ready(address(host, door))

        server = Server(config_of(app), begin)
        # Who can only be on this machine may also end the program.
        app.state.quit = server.stop if host in LOOPBACK else None
        look_for_garbage_seldom()
        sys.setswitchinterval(SECONDS_OF_A_TURN)
        server.run(sockets=[door])


def look_for_garbage_seldom() -> None:
    """Leave what is loaded out of every search for cycles, and search less: a request makes many values, few cycles."""
    gc.freeze()
    gc.set_threshold(NEW_VALUES)


def config_of(app: ASGIApp) -> uvicorn.Config:
    """How uvicorn runs the application: nothing is packed, because nothing goes far."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Listening,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_TO_ANSWER_A_PING,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )


class Server(uvicorn.Server):
    """Uvicorn that says when it answers, and that also ends in order when its terminal is closed."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            if is_heeding_hangups():
                before = signal.signal(signal.SIGHUP, self.handle_exit)
                try:
                    yield
                finally:
                    # What was caught is raised again after this, and then ends the program.
                    signal.signal(signal.SIGHUP, before)
            else:
                yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logging.getLogger("uvicorn.error").addFilter(is_no_mere_ending)
        await super().shutdown(sockets)

    def stop(self) -> None:
        """End when the requests under way are answered."""
        self.should_exit = True


def is_heeding_hangups() -> bool:
    """Whether a closed terminal should end the program: `nohup` wants it to go on, and a thread hears no signals."""
    is_main = threading.current_thread() is threading.main_thread()
    return is_main and hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN


def is_no_mere_ending(record: logging.LogRecord) -> bool:
    """Whether a line in uvicorn's log tells of more than requests that the end of the program breaks off."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, asyncio.CancelledError) or "graceful shutdown exceeded" in record.msg)


def bound(host: str, port: int, warn: Told) -> socket.socket:
    """A socket that listens on the port, or on the next free one."""
    try:
        (family, *_, place), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadInput("--host", f"{host} is no address of this machine") from None
    for tried in range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        # With the protocol named, asyncio sends small answers at once instead of waiting to fill a packet.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((place[0], tried, *place[2:]))
            door.listen(MOST_WAITING)
        except OSError as error:
            door.close()
            if error.errno == errno.EADDRINUSE:
                warn(f"port {tried} is in use, trying {tried + 1}")
                continue
            field = "--port" if error.errno == errno.EACCES else "--host"
            raise BadInput(field, f"cannot listen on {host} port {tried}: {error.strerror}") from None
        return door
    raise BadInput("--port", f"none of {port} to {tried} is free")


def address(host: str, door: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    name = "localhost" if host in ("", "0.0.0.0", "::") else host
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}:{door.getsockname()[1]}/"


def data_folder() -> Path:
    """Where a user's games are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "gonfalon"
