"""A real server for tests, in a thread or in a process of its own, and a visitor that talks to it."""

import subprocess
import sys
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from gonfalon.registry import AnyGame, games
from gonfalon.server.app import app_of
from gonfalon.server.hall import Hall
from gonfalon.server.running import Server, address, bound, config_of
from gonfalon.server.store import Store
from gonfalon.server.thinkers import Thinkers
from gonfalon.server.thinking import Question, Thought, think_about

PEOPLE = {"crusader": "person", "muslim": "person"}
AGAINST_RECRUIT = {"crusader": "person", "muslim": "recruit"}
BOTS = {"crusader": "random", "muslim": "random"}
PATIENCE = 30.0
LOCAL = "HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_WISH = f"POST /api/tables {LOCAL}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{{"


class Visitor(httpx.Client):
    """A client of the server that makes up its keys; of a server in this process it knows the connections."""

    connections: Collection[object] = ()

    def __init__(self, address: str) -> None:
        super().__init__(base_url=address, timeout=PATIENCE)
        self.address = address

    def wish(self, path: str, **fields: Any) -> httpx.Response:
        """Post a wish, with a key unless one is given or None."""
        fields.setdefault("key", key())
        return self.post(path, json={name: value for name, value in fields.items() if value is not None})

    def open(self, seats: Mapping[str, str] = PEOPLE, scenario: str = "gate", **fields: Any) -> str:
        """Open a table and answer its address."""
        answer = self.wish("/api/tables", game="arsouf", scenario=scenario, seats=seats, **fields)
        assert answer.status_code == 201, answer.text
        return f"/api/tables/{answer.json()['id']}"

    def now(self, table: str, **params: str) -> dict[str, Any]:
        """The table as it stands."""
        answer = self.get(table, params=params)
        assert answer.status_code == 200, answer.text
        now: dict[str, Any] = answer.json()["now"]
        return now

    def act(
        self, table: str, do: str, ask: int | None = None, seat: str | None = None, **fields: Any
    ) -> httpx.Response:
        """Take an action of the seat that is asked."""
        due = self.now(table)["due"]
        action = {"do": do, "seat": seat or due[0]["seat"], **fields}
        return self.wish(f"{table}/actions", ask=due[0]["id"] if ask is None else ask, action=action)

    def done(self, table: str, do: str, **fields: Any) -> int:
        """Take a lawful action; answers the number under which it is stored."""
        answer = self.act(table, do, **fields)
        assert answer.status_code == 200, answer.text
        seq: int = answer.json()["seq"]
        return seq

    def live(self, table: str, query: str = "", **settings: Any) -> ClientConnection:
        """A socket that listens to the table."""
        url = f"{self.address.replace('http', 'ws', 1).rstrip('/')}{table}/live{query}"
        socket: ClientConnection = connect(url, open_timeout=PATIENCE, compression=None, max_size=None, **settings)
        return socket


def key() -> str:
    """A key that was never used."""
    return uuid4().hex


@contextmanager
def served(
    folder: Path | Store, installed: Mapping[str, AnyGame] | None = None, thinkers: Thinkers | None = None
) -> Iterator[Visitor]:
    """A server in a thread, over the games of a folder or of an open store."""
    door = bound("127.0.0.1", 0, print)
    store = folder if isinstance(folder, Store) else Store(folder)
    hall = Hall(store, installed or {game.name: game for game in games()}, thinkers or Thinkers(1))
    ready: Queue[None] = Queue()
    server = Server(config_of(app_of(hall, "127.0.0.1")), lambda: ready.put(None))
    thread = Thread(target=uvicorn.Server.run, args=(server, [door]))
    thread.start()
    try:
        ready.get(timeout=PATIENCE)
        with Visitor(address("127.0.0.1", door)) as visitor:
            visitor.connections = server.server_state.connections
            yield visitor
    finally:
        server.stop()
        thread.join()
        door.close()


class NearThinkers(Thinkers):
    """Lets the bots of a game that is not installed think in the server's own process."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(1)
        self._game = game

    async def think(self, question: Question, table: str) -> Thought:
        return think_about(self._game, question)


class Program:
    """The server as a program, which can be killed."""

    def __init__(self, folder: Path) -> None:
        """Let it get ready; it serves once it is started."""
        command = (sys.executable, "-m", "tests.server.program", str(folder))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def start(self) -> str:
        """Let it serve; answers its address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("serve\n")
        self.process.stdin.flush()
        self.address = self.process.stdout.readline().strip()
        return self.address

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.process.communicate()


def eventually(look: Any, seconds: float = PATIENCE) -> Any:
    """What a look answers as soon as it answers anything."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if seen := look():
            return seen
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def listening(table: str) -> str:
    """What a bare connection says to listen to a table."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return f"GET {table}/live {LOCAL}{upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
