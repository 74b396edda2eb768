"""The guard at the door: only this server's name, only its own pages, and headers that keep the browser strict."""

import logging
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from gonfalon.server.talking import problem
from gonfalon.server.wire.problems import Broken, Stranger

log = logging.getLogger(__name__)

READING = {"GET", "HEAD"}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FOR_PAGES = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
FOR_ANSWERS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cache-control", b"no-store"),
]
POLICY_VIOLATION = 1008
MOST_KNOWN = 100


class Guard:
    """Lets in who speaks to this server by its own name and comes from its own pages."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self.app = app
        self.names = {"localhost", host.lower()}
        self._known: set[bytes] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        strange = self.strange_header(scope)
        if scope["type"] == "websocket":
            if strange:
                await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            else:
                with suppress(WebSocketDisconnect):
                    await self.app(scope, receive, send)
            return
        sending = Sending(send, scope["path"])
        if strange:
            await problem(Stranger(header=strange))(scope, receive, sending)
        else:
            await self.answer(scope, receive, sending)

    async def answer(self, scope: Scope, receive: Receive, sending: "Sending") -> None:
        """Let a request in; when we make a mistake over it, say no more than that."""
        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            # Nobody is left who could be answered.
            return
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"])
            if sending.has_begun:
                raise
            await problem(Broken())(scope, receive, sending)

    def strange_header(self, scope: Scope) -> str:
        """The header that shows a stranger, or nothing."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host, origin = headers.get(b"host", b""), headers.get(b"origin")
        if not self.is_own_name(host):
            return "host"
        is_reading = scope["type"] == "http" and scope["method"] in READING
        # Browsers always say where a request that changes something comes from; other programs need not.
        if origin is not None and not is_reading and origin not in (b"http://" + host, b"https://" + host):
            return "origin"
        return ""

    def is_own_name(self, host: bytes) -> bool:
        """Whether a request names this server: a stranger's name that was made to lead here does not count."""
        if host in self._known:
            return True
        try:
            name = urlsplit(f"//{host.decode('ascii')}").hostname or ""
        except ValueError:
            return False
        is_own = name in self.names or is_address(name)
        if is_own and len(self._known) < MOST_KNOWN:
            self._known.add(host)
        return is_own


def is_address(name: str) -> bool:
    """Whether a name is a bare address, which nobody can make lead elsewhere."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Sending:
    """Sends with the headers that keep a browser strict; an answer is no page and is never kept."""

    def __init__(self, send: Send, path: str) -> None:
        self.has_begun = False
        self._send = send
        self._headers = FOR_ANSWERS if path.startswith("/api/") else FOR_PAGES

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            message["headers"] = [*message.get("headers", ()), *self._headers]
        await self._send(message)
