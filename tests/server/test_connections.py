"""Who does not read, does not finish his request or is not there any more is cut off, and nothing of him is kept."""

import gc
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from weakref import ref

import pytest
from websockets.frames import Opcode

from gonfalon.server import connections, live, running
from gonfalon.server.live import Tab
from tests.server.serving import HALF_A_WISH, LOCAL, PATIENCE, PEOPLE, Visitor, eventually, listening, served

SOON = 0.3
FAREWELL = bytes((0x80 | Opcode.CLOSE, 2)) + struct.pack(">H", connections.TOO_SLOW)


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """A visitor of a server that waits for nobody long."""
    monkeypatch.setattr(connections, "SECONDS_TO_ASK", SOON)
    monkeypatch.setattr(connections, "SECONDS_TO_READ", SOON)
    with served(tmp_path) as visitor:
        yield visitor


@pytest.fixture
def pinged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """A visitor of a server that often asks whether he is there."""
    monkeypatch.setattr(running, "SECONDS_BETWEEN_PINGS", SOON)
    monkeypatch.setattr(running, "SECONDS_TO_ANSWER_A_PING", 10 * SOON)
    with served(tmp_path) as visitor:
        yield visitor


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Visitor]:
    """A visitor of a server of its own."""
    with served(tmp_path) as visitor:
        yield visitor


@contextmanager
def connected(visitor: Visitor, said: str = "") -> Iterator[socket.socket]:
    """A bare connection on which something was said."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((urlsplit(visitor.address).hostname, urlsplit(visitor.address).port))
        line.sendall(said.encode())
        yield line


def heard_to_its_end(line: socket.socket) -> bytes:
    """All that comes until the other end says farewell, closes or breaks off."""
    heard = bytearray()
    try:
        while not heard.endswith(FAREWELL) and (chunk := line.recv(65536)):
            heard += chunk
    except ConnectionResetError:
        pass
    return bytes(heard)


@pytest.fixture
def tabs(monkeypatch: pytest.MonkeyPatch) -> "list[ref[Tab]]":
    """Every tab that comes, as long as somebody keeps it."""
    made: list[ref[Tab]] = []

    class Known(Tab):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            made.append(ref(self))

    monkeypatch.setattr(live, "Tab", Known)
    return made


def is_forgotten(tab: "ref[Tab]") -> bool:
    gc.collect()
    return tab() is None


def fill(visitor: Visitor, table: str) -> None:
    """Send everybody at a table more than any socket takes unread."""
    for delay in range(400):
        pace(visitor, table, delay)


def pace(visitor: Visitor, table: str, delay: int) -> None:
    """Change something that all who listen are told of."""
    assert visitor.post(f"{table}/speed", json={"delay": delay}).status_code == 200


def open_acre(visitor: Visitor) -> str:
    """A table whose updates are long."""
    answer = visitor.wish("/api/tables", game="acre", scenario="saladin-returns", seats=PEOPLE)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def test_a_listener_that_never_reads_is_cut_off_and_nothing_is_kept_for_it(
    impatient: Visitor, tabs: "list[ref[Tab]]"
) -> None:
    table = open_acre(impatient)
    with connected(impatient, listening(table)) as line:
        eventually(lambda: tabs)
        fill(impatient, table)
        # Only the visitor's own connection is left.
        assert eventually(lambda: len(impatient.connections) == 1)
        assert eventually(lambda: is_forgotten(tabs[0]))
        heard = heard_to_its_end(line)
    assert b'"delay":0' in heard
    assert b'"delay":399' not in heard


def test_a_listener_that_reads_late_hears_why_it_was_cut_off(
    impatient: Visitor, tabs: "list[ref[Tab]]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SECONDS_TO_LEAVE", PATIENCE)
    table = open_acre(impatient)
    with connected(impatient, listening(table)) as line:
        eventually(lambda: tabs)
        fill(impatient, table)
        assert eventually(lambda: is_forgotten(tabs[0]))
        heard = heard_to_its_end(line)
    assert heard.endswith(FAREWELL)


def test_too_much_that_waits_for_one_listener_is_let_go_at_once(
    patient: Visitor, tabs: "list[ref[Tab]]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_UNREAD", 100_000)
    table = open_acre(patient)
    with connected(patient, listening(table)) as line:
        eventually(lambda: tabs)
        fill(patient, table)
        tab = tabs[0]()
        assert tab is not None
        assert tab.is_cut
        assert tab.length < 100_000
        del tab
        heard = heard_to_its_end(line)
    assert heard.endswith(FAREWELL)


def test_an_answer_that_nobody_reads_is_dropped(impatient: Visitor) -> None:
    impatient.get("/api/games")
    words = f"GET /api/words/en/acre {LOCAL}\r\n"
    with connected(impatient, words * 400) as line:
        eventually(lambda: len(impatient.connections) == 2)
        assert eventually(lambda: len(impatient.connections) <= 1)
        assert heard_to_its_end(line).count(b"HTTP/1.1 200") < 400


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/games HTT",
        f"GET /api/games {LOCAL}X-Slow: ",
        HALF_A_WISH,
        f"GET /api/games {LOCAL}\r\nGET /api/ga",
    ],
)
def test_a_request_that_never_ends_is_not_waited_for(
    impatient: Visitor, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    began = time.monotonic()
    with connected(impatient, said) as line:
        heard_to_its_end(line)
    assert time.monotonic() - began < PATIENCE / 2
    assert not caplog.records


def test_a_request_that_comes_byte_by_byte_is_not_waited_for(impatient: Visitor) -> None:
    with connected(impatient) as line:
        line.settimeout(SOON / 10)
        eventually(lambda: has_ended(line))


def has_ended(line: socket.socket) -> bool:
    """Whether the other end has closed, after one byte more and a moment."""
    try:
        line.sendall(b"G")
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_who_is_there_and_reads_may_listen_as_long_as_he_likes(pinged: Visitor) -> None:
    table = pinged.open()
    with pinged.live(table) as listener:
        listener.recv(timeout=PATIENCE)
        time.sleep(SOON * 4)
        pace(pinged, table, 9)
        assert '"delay":9' in str(listener.recv(timeout=PATIENCE))


def test_a_listener_that_does_not_answer_pings_is_gone(pinged: Visitor, tabs: "list[ref[Tab]]") -> None:
    with connected(pinged, listening(pinged.open())):
        eventually(lambda: tabs)
        assert eventually(lambda: is_forgotten(tabs[0]))
        assert eventually(lambda: len(pinged.connections) <= 1)


@pytest.mark.parametrize("length", range(0, 300, 23))
def test_a_client_that_leaves_in_the_middle_is_no_mistake(
    visitor: Visitor, length: int, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    table = visitor.open()
    many = f"GET /api/words/en/acre {LOCAL}\r\n" * 50
    for said in (HALF_A_WISH[:length], many[: 20 * length], listening(table)[:length], listening(table)):
        with connected(visitor, said) as line:
            # The connection breaks off instead of being closed.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    with visitor.live(table) as listener:
        listener.recv(timeout=PATIENCE)
        pace(visitor, table, 3)
    assert visitor.get("/api/games").status_code == 200
    assert not caplog.records
    assert capfd.readouterr().err == ""
