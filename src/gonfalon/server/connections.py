"""Connections with an end: who does not finish a request, or does not read what he is sent, is cut off."""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

SECONDS_TO_ASK = 30.0
"""For a whole request, from its connection or from its first byte on."""
SECONDS_TO_READ = 15.0
"""For as much of what is sent as makes room for more."""
SECONDS_TO_LEAVE = 1.0
"""For the rest of what was sent, when a connection ends."""

TOO_SLOW = 1013


class Timer:
    """Does something, unless it is stopped in time."""

    def __init__(self, then: Callable[[], object]) -> None:
        self._then = then
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Count from now, or go on counting."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._then)

    def stop(self) -> None:
        """Count no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Watched(asyncio.Protocol):
    """What both kinds of connection share: who is sent something reads it in time."""

    transport: asyncio.Transport

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._reading = Timer(self.cut_off)
        self._leaving = Timer(self.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.start(SECONDS_TO_READ)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reading.stop()
        self._leaving.stop()

    def cut_off(self) -> None:
        """End because nothing is read."""
        self.abort()

    def abort(self) -> None:
        """End now."""
        self.transport.abort()


class Requests(Watched, H11Protocol):
    """A connection that asks and is answered."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._asking = Timer(self.close)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking.start(SECONDS_TO_ASK)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_under_way() and self.transport.get_protocol() is self:
            self._asking.start(SECONDS_TO_ASK)
        else:
            self._asking.stop()

    def _is_under_way(self) -> bool:
        """Whether a request has begun, or is awaited, and has not ended."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def shutdown(self) -> None:
        super().shutdown()
        # What is asked is still answered; a request that has not come to its end is not waited for.
        if self._is_under_way():
            self.close()

    def close(self) -> None:
        """End when what was sent is read."""
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._asking.stop()


class Listening(Watched, WebSocketsSansIOProtocol):
    """A connection that is told what happens; whether somebody is there uvicorn finds out by its pings."""

    def cut_off(self) -> None:
        """End with a word that is heard only by who reads after all, and let the application go at once."""
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_SLOW)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        self._leaving.start(SECONDS_TO_LEAVE)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._leaving.start(SECONDS_TO_LEAVE)

    def shutdown(self) -> None:
        super().shutdown()
        self._leaving.start(SECONDS_TO_LEAVE)
