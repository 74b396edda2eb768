"""The live address: updates are pushed to whoever listens, one for each change."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from gonfalon.kernel.reading import BadInput
from gonfalon.server.at_tables import hall_of
from gonfalon.server.declining import Declined
from gonfalon.server.seeing import allowed, eyes_of, update
from gonfalon.server.table import Table
from gonfalon.server.talking import number_in
from gonfalon.server.wire.problems import Missing

MOST_UNREAD = 256

COME_AGAIN = 1012
TOO_SLOW = 1013
BAD_REQUEST = 4400
NO_TABLE = 4404


class Tab:
    """One listener: its updates wait here until the socket takes them."""

    def __init__(self, wanted: str | None) -> None:
        self._wanted = wanted
        self._unread: asyncio.Queue[str | int] = asyncio.Queue()
        self._is_cut = False

    def tell(self, table: Table, since: int | None) -> None:
        """Put an update in the line; a tab that does not read is cut off."""
        if self._is_cut:
            return
        if self._unread.qsize() >= MOST_UNREAD:
            self.cut(TOO_SLOW)
            return
        told = update(table, eyes_of(table, self._wanted), since)
        self._unread.put_nowait(msgspec.json.encode(told).decode())

    def cut(self, code: int = COME_AGAIN) -> None:
        """End after what is in the line."""
        self._is_cut = True
        self._unread.put_nowait(code)

    async def send(self, socket: WebSocket) -> None:
        """Send what comes into the line, until the tab is cut off."""
        while isinstance(message := await self._unread.get(), str):
            await socket.send_text(message)
        await socket.close(message)


async def live(socket: WebSocket) -> None:
    """Show a table to a tab as long as both are there."""
    await socket.accept()
    wanted = socket.query_params.get("seat")
    tab = Tab(wanted)
    try:
        since = number_in(socket.query_params.get("since"), "since")
        async with hall_of(socket).held(socket.path_params["id"]) as table:
            if wanted is not None:
                allowed(table, wanted)
            table.listeners.add(tab)
            tab.tell(table, since)
            hall_of(socket).attend(table)
    except Declined as error:
        await socket.close(NO_TABLE if isinstance(error.problem, Missing) else BAD_REQUEST)
        return
    except BadInput:
        await socket.close(BAD_REQUEST)
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
