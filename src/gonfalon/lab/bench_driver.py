"""People at many live tables, as the bench needs them: they act at random, and wait for the view of what they did."""

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

GAME, SCENARIO = "arsouf", "printed"


class Due(Struct, frozen=True):
    """The part of an ask that a person needs."""

    id: int
    seat: str


class Menu(Struct, frozen=True):
    """The offers."""

    offers: list[dict[str, Any]]


class Update(Struct, frozen=True):
    """The part of an update that a person needs."""

    seq: int
    due: list[Due]
    menu: Menu


class Done(Struct, frozen=True):
    """The number under which an action was stored."""

    seq: int


UPDATE = msgspec.json.Decoder(Update)
DONE = msgspec.json.Decoder(Done)


class Line:
    """One connection that is kept open."""

    def __init__(self, address: str) -> None:
        self._host = urlsplit(address).netloc
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: bytes) -> bytes:
        """The answer to a request."""
        if self._streams is None:
            host, _, port = self._host.partition(":")
            self._streams = await asyncio.open_connection(host, int(port))
        reader, writer = self._streams
        head = f"POST {path} HTTP/1.1\r\nhost: {self._host}\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        answered = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answered.partition(b"content-length:")[2].partition(b"\r\n")[0])
        answer = await reader.readexactly(length)
        if not answered.startswith((b"http/1.1 200", b"http/1.1 201")):
            raise RuntimeError(f"{path}: {answer.decode()}")
        return answer

    async def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            await self._streams[1].wait_closed()


class Person:
    """Somebody who plays both sides of a table at random."""

    def __init__(self, address: str, number: int) -> None:
        self._address = address
        self._random = Random(number)
        self._line = Line(address)
        self._number = number
        self._sent = 0
        self._table = ""
        self._socket: ClientConnection | None = None
        self.update: Update | None = None
        self.shown = ""

    async def sit_down(self) -> None:
        """Open a new table and listen to it."""
        await self.leave()
        wish = {"game": GAME, "scenario": SCENARIO, "seats": {"crusader": "person", "muslim": "person"}}
        opened = await self._line.post("/api/tables", json.dumps({"key": self._key(), **wish}).encode())
        self._table = f"/api/tables/{json.loads(opened)['id']}"
        address = f"ws{self._address.removeprefix('http').rstrip('/')}{self._table}/live"
        self._socket = await connect(address, compression=None, max_size=None)
        self._see(await self._socket.recv())

    async def act(self) -> float:
        """Do something at random; the seconds until it is seen, or none when the game is over."""
        if self.update is None or not self.update.due:
            await self.sit_down()
        assert self.update is not None
        assert self._socket is not None
        ask, offer = self.update.due[0], self._chosen(self.update.menu.offers)
        action = {field: self._filled(value) for field, value in offer.items()}
        wish = msgspec.json.encode({"key": self._key(), "ask": ask.id, "action": action})
        began = perf_counter()
        answer = asyncio.ensure_future(self._line.post(f"{self._table}/actions", wish))
        self._see(await self._socket.recv())
        seen = perf_counter() - began
        done = DONE.decode(await answer)
        if done.seq != self.update.seq:
            raise RuntimeError("the view is not that of the action")
        return seen

    async def leave(self) -> None:
        """Stop listening."""
        if self._socket is not None:
            await self._socket.close()

    async def go_home(self) -> None:
        """Close every connection."""
        await self.leave()
        await self._line.close()

    def _see(self, message: str | bytes) -> None:
        self.update = UPDATE.decode(message)
        self.shown = message if isinstance(message, str) else message.decode()

    def _chosen(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        """An offer at random; but armies are deployed at once, because people do not shuffle them for an evening."""
        quick = [offer for offer in offers if offer["do"] in ("arrange", "confirm")]
        return quick[-1] if quick else self._random.choice(offers)

    def _filled(self, value: Any) -> Any:
        return self._random.choice(value["one"]) if isinstance(value, dict) else value

    def _key(self) -> str:
        self._sent += 1
        return f"person-{self._number}-{self._sent}"
