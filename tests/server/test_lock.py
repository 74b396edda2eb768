"""One server keeps the games of a folder; whoever comes second is told where it is, and a kill locks nobody out."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gonfalon.server import lock
from gonfalon.server.lock import FILE, Lock, Served, locked
from gonfalon.server.running import address, bound
from tests.server.serving import PATIENCE, Program, Visitor, eventually

COMMAND = (sys.executable, "-m", "gonfalon")
NO_DISPLAY = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


def test_a_second_server_stops_with_one_line_that_names_the_first(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        second = again("serve", tmp_path)
        assert (second.returncode, second.stdout) == (1, "")
        assert second.stderr == f"gonfalon: {tmp_path} is served already, at {address}\n"
        with Visitor(address) as visitor:
            assert visitor.get("/api/tables").status_code == 200


def test_whoever_plays_a_second_time_is_shown_the_first_server(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with serving(tmp_path / "games") as address:
        second = again("play", tmp_path / "games", DISPLAY=":9", BROWSER=f"{browser} %s")
        assert (second.returncode, second.stdout, second.stderr) == (0, f"Gonfalon is already at {address}\n", "")
        assert eventually(lambda: opened.exists() and opened.read_text().strip()) == address


def test_what_a_killed_server_leaves_behind_locks_nobody_out(tmp_path: Path) -> None:
    with Program(tmp_path) as first:
        with Visitor(first.start()) as visitor:
            table = visitor.open()
        first.kill()
        first.process.wait()
        assert (tmp_path / FILE).read_text().startswith("http://"), "it had no time to tidy up"
        with Program(tmp_path) as second, Visitor(second.start()) as visitor:
            assert visitor.done(table, "end") == 1
            assert (tmp_path / FILE).read_text() == visitor.address


def test_a_server_that_stops_lets_the_folder_go(tmp_path: Path) -> None:
    with serving(tmp_path), pytest.raises(Served), locked(tmp_path, print):
        pass
    with locked(tmp_path, print):
        assert (tmp_path / FILE).read_text() == ""


def test_a_server_that_begins_is_given_time_to_say_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with locked(tmp_path / "mine", print) as first, serving(tmp_path / "another") as where:
        monkeypatch.setattr("time.sleep", lambda _: first.tell(where))
        with pytest.raises(Served, match=rf"is served already, at {where}$"), locked(tmp_path / "mine", print):
            pass


def test_a_server_that_ends_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with bound("127.0.0.1", 0, print) as door:
        where = address("127.0.0.1", door)
    ending = Lock(tmp_path, print)
    ending.tell(where)
    monkeypatch.setattr("time.sleep", lambda _: ending.let_go())
    with locked(tmp_path, print) as second:
        second.tell("http://localhost:1191/")


def test_a_killed_server_is_waited_for_while_the_system_still_opens_its_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bound("127.0.0.1", 0, print) as door:
        killed = Lock(tmp_path, print)
        killed.tell(address("127.0.0.1", door))
        monkeypatch.setattr("time.sleep", lambda _: killed.let_go())
        with locked(tmp_path, print):
            pass


def test_a_server_that_is_too_busy_to_answer_is_named_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "SECONDS_TO_START", 0.2)
    with bound("127.0.0.1", 0, print) as door, locked(tmp_path, print) as busy:
        where = address("127.0.0.1", door)
        busy.tell(where)
        with pytest.raises(Served, match=rf"is served already, at {where}$"), locked(tmp_path, print):
            pass


@pytest.mark.parametrize("left", ["file:///etc/passwd", "http://half-an-addre", "http://[/", "\0\0", ""])
def test_what_is_no_address_is_not_taken_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: str) -> None:
    monkeypatch.setattr(lock, "SECONDS_TO_START", 0.2)
    with locked(tmp_path, print) as first:
        first.tell(left)
        with pytest.raises(Served, match=r"is served already$"), locked(tmp_path, print):
            pass


def test_where_there_are_no_locks_it_is_said_and_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lack(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    said: list[str] = []
    monkeypatch.setattr(lock, "take", lack)
    with locked(tmp_path, said.append):
        assert said == [f"{tmp_path} cannot be locked (No locks available): start no second server there"]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server as people start it; answers its address."""
    command = (*COMMAND, "serve", "--port", "0", "--data", str(folder))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[3]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def again(command: str, folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Start a second server over a folder."""
    return subprocess.run(
        (*COMMAND, command, "--port", "0", "--data", str(folder)),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=NO_DISPLAY | environment,
    )
