"""The live address: updates are pushed to whoever listens, one for each change."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from gonfalon.kernel.reading import BadInput
from gonfalon.server.at_tables import hall_of
from gonfalon.server.connections import TOO_SLOW
from gonfalon.server.declining import Declined
from gonfalon.server.seeing import Eyes, allowed, does_fall, eyes_of, update
from gonfalon.server.table import Table, Written
from gonfalon.server.talking import number_in
from gonfalon.server.trouble import NotKept
from gonfalon.server.wire.problems import Missing

MOST_UNREAD = 8 * 1024 * 1024
"""Characters that may wait for one socket."""

COME_AGAIN = 1012
BAD_REQUEST = 4400
NO_TABLE = 4404


class Tab:
    """One listener: its updates wait here until the socket takes them."""

    def __init__(self, wanted: str | None, *, is_lifted: bool = False) -> None:
        """A tab with wanted eyes; those behind a lifted curtain see until it falls again."""
        self._wanted = wanted
        self._is_lifted = is_lifted
        self._seen_by: str | None = None
        self._unread: asyncio.Queue[str | int] = asyncio.Queue()
        self.length = 0
        self.is_cut = False

    def greet(self, table: Table, since: int | None) -> None:
        """Put the first update in the line, with what the wanted eyes have not heard after their number `since`."""
        self._seen_by = eyes_of(table, self._wanted).seat
        self._write(table, None if since is None else table.numbers.stored(since, self._seen_by), {})

    def tell(self, table: Table, since: int, written: Written) -> None:
        """Put an update in the line if there is one to hear of; a tab that does not read is cut off."""
        if self.is_cut:
            return
        if self.length > MOST_UNREAD:
            self._forget()
            self.cut(TOO_SLOW)
            return
        seat, numbers = self._eyes(table).seat, table.numbers
        if since == table.seq or seat != self._seen_by or numbers.heard(since, seat) < numbers.heard(table.seq, seat):
            self._write(table, since, written)

    def _eyes(self, table: Table) -> Eyes:
        if self._is_lifted and self._wanted is not None and does_fall(table, self._wanted):
            # Whoever sits down now lifts it anew.
            self._wanted = None
        return eyes_of(table, self._wanted)

    def _write(self, table: Table, since: int | None, written: Written) -> None:
        eyes = self._eyes(table)
        # Where something is secret everybody has numbers of his own.
        is_other = table.secrets and eyes.seat != self._seen_by
        self._seen_by = eyes.seat
        key = (eyes, None if is_other else since)
        # Who sees with the same eyes and misses the same is told the same, however many they are.
        if key not in written:
            written[key] = msgspec.json.encode(update(table, *key)).decode()
        self.length += len(written[key])
        self._unread.put_nowait(written[key])

    def _forget(self) -> None:
        """Let what is in the line go."""
        while not self._unread.empty():
            self._unread.get_nowait()
        self.length = 0

    def cut(self, code: int = COME_AGAIN) -> None:
        """End after what is in the line."""
        self.is_cut = True
        self._unread.put_nowait(code)

    async def send(self, socket: WebSocket) -> None:
        """Send what comes into the line, until the tab is cut off."""
        while isinstance(message := await self._unread.get(), str):
            await socket.send_text(message)
            self.length -= len(message)
        await socket.close(message)


async def live(socket: WebSocket) -> None:
    """Show a table to a tab as long as both are there."""
    await socket.accept()
    wanted = socket.query_params.get("seat")
    tab = Tab(wanted, is_lifted="lifted" in socket.query_params)
    try:
        since = number_in(socket.query_params.get("since"), "since")
        async with hall_of(socket).held(socket.path_params["id"]) as table:
            if wanted is not None:
                allowed(table, wanted)
            table.listeners.add(tab)
            tab.greet(table, since)
            hall_of(socket).attend(table)
    except Declined as error:
        await socket.close(NO_TABLE if isinstance(error.problem, Missing) else BAD_REQUEST)
        return
    except BadInput:
        await socket.close(BAD_REQUEST)
        return
    except NotKept:
        # The store has said so; later it may be able to read again.
        await socket.close(COME_AGAIN)
        return
    try:
        await until_either_ends(tab, socket)
    finally:
        table.listeners.discard(tab)


async def until_either_ends(tab: Tab, socket: WebSocket) -> None:
    """Send updates while the client is there; what it sends is not listened to."""
    sending = asyncio.create_task(tab.send(socket))
    hearing = asyncio.create_task(hear(socket))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, hearing):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def hear(socket: WebSocket) -> None:
    """Wait until the client leaves."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


ROUTES = (WebSocketRoute("/api/tables/{id}/live", live),)
