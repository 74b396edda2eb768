"""The server finds a port, says where it is, and can be ended from its own pages."""

import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread
from urllib.parse import urlsplit

import pytest

from gonfalon.kernel.reading import BadInput
from gonfalon.server import pages
from gonfalon.server.running import address, bound, data_folder
from tests.server.serving import HALF_A_WISH, PATIENCE, Program, Visitor, children_of, eventually, listening


def test_a_port_in_use_is_said_and_the_next_free_one_is_taken() -> None:
    said: list[str] = []
    with bound("127.0.0.1", 0, said.append) as first:
        port = first.getsockname()[1]
        with bound("127.0.0.1", port, said.append) as second:
            assert second.getsockname()[1] > port
    assert said[0] == f"port {port} is in use, trying {port + 1}"


def test_small_answers_are_sent_at_once() -> None:
    with bound("127.0.0.1", 0, print) as door:
        assert door.proto == socket.IPPROTO_TCP, "asyncio would leave the algorithm of Nagle on"


def test_an_address_that_is_not_ours_is_bad_input() -> None:
    with pytest.raises(BadInput, match="--host"):
        bound("203.0.113.7", 0, print)
    with pytest.raises(BadInput, match="--host"):
        bound("no such host", 0, print)


@pytest.mark.parametrize(("host", "name"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")])
def test_the_address_is_one_that_a_browser_finds(host: str, name: str) -> None:
    with bound(host, 0, print) as door:
        assert address(host, door) == f"http://{name}:{door.getsockname()[1]}/"


def test_games_are_kept_where_the_user_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gonfalon"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "gonfalon"


def test_the_client_may_end_the_program(tmp_path: Path) -> None:
    with Program(tmp_path) as program:
        with Visitor(program.start()) as visitor:
            assert visitor.get("/api/games").json()["may_quit"] is True
            assert visitor.post("/api/quit", json={}).status_code == 200
        assert program.process.wait(timeout=PATIENCE) == 0


def test_a_server_in_another_program_cannot_be_ended_by_its_client(visitor: Visitor) -> None:
    assert visitor.get("/api/games").json()["may_quit"] is False
    assert visitor.post("/api/quit", json={}).status_code == 404


SERVE = "from gonfalon.cli import main; raise SystemExit(main())"
CAPTAINS = {"crusader": "captain", "muslim": "captain"}
KEPT = "Stopped. Games are kept.\n"


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [(signal.SIGINT, 0, KEPT), (signal.SIGTERM, -signal.SIGTERM, ""), (signal.SIGHUP, -signal.SIGHUP, "")],
)
def test_serve_prints_the_address_and_stops_quietly_whatever_goes_on(
    tmp_path: Path, how: signal.Signals, code: int, said: str
) -> None:
    command = (sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        with Visitor(line.split()[3]) as visitor, ExitStack() as open_still:
            assert visitor.get("/api/tables").json() == {"tables": [], "unreadable": [], "trouble": None}
            table = visitor.open(CAPTAINS, scenario="printed", delay=0)
            listener = open_still.enter_context(visitor.live(table))
            listener.recv(timeout=PATIENCE)
            # One does not read, one does not finish its request, one says nothing, and a bot is thinking.
            for begun in (listening(table), HALF_A_WISH, ""):
                started = open_still.enter_context(socket.create_connection(("127.0.0.1", port_of(line))))
                started.sendall(begun.encode())
            eventually(lambda: children_of(process.pid))
            process.send_signal(how)
            out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (code, said, "")


def test_a_server_under_nohup_outlives_its_terminal(tmp_path: Path) -> None:
    deaf = f"import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); {SERVE}"
    command = (sys.executable, "-c", deaf, "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        with Visitor(process.stdout.readline().split()[3]) as visitor:
            process.send_signal(signal.SIGHUP)
            assert visitor.get("/api/tables").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0


def port_of(line: str) -> int:
    """The port in the line that the program prints."""
    port = urlsplit(line.split()[3]).port
    assert port is not None
    return port


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "shell-1a2b.js").write_text("export {};")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/table/abc", "/index.html"])
def test_addresses_of_the_client_show_its_first_page(visitor: Visitor, built: Path, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, "<!doctype html>", "no-cache")


def test_hashed_files_live_long(visitor: Visitor, built: Path) -> None:
    answer = visitor.get("/assets/shell-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/..%2fserver%2fapp.py", "/%2e%2e/%2e%2e/app.py", "/a%00.js", f"/{'a' * 5000}.js"]
)
def test_nothing_outside_the_built_client_is_served(visitor: Visitor, built: Path, path: str) -> None:
    assert visitor.get(path).status_code == 404


def test_without_a_built_client_the_first_page_says_so(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    assert visitor.get("/").status_code == 503


def test_a_file_that_a_build_takes_away_meanwhile_is_missing_and_nothing_breaks(visitor: Visitor, built: Path) -> None:
    is_over = Event()

    def build_again_and_again() -> None:
        while not is_over.is_set():
            (built / "index.html").unlink(missing_ok=True)
            (built / "index.html").write_text("<!doctype html>")

    builder = Thread(target=build_again_and_again)
    builder.start()
    try:
        answers = {visitor.get("/").status_code for _ in range(300)}
    finally:
        is_over.set()
        builder.join()
    assert answers <= {200, 503}
