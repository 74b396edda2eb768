"""`play` without `--terminal` and `serve`: the table in the browser, at an address that is printed."""

import os
import signal
import subprocess
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import Any

import httpx
import pytest

from gonfalon.cli import serve
from gonfalon.server import running

COMMAND = (sys.executable, "-m", "gonfalon")
PATIENCE = 30.0


@pytest.mark.skipif(os.name == "nt", reason="signals of this kind are not there")
@pytest.mark.parametrize("command", [("play",), ("play", "arsouf"), ("serve",)])
def test_the_table_is_served_until_it_is_stopped(tmp_path: Path, command: tuple[str, ...]) -> None:
    hidden = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    arguments = [*COMMAND, *command, "--port", "0", "--data", str(tmp_path / "games")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=hidden) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[3]
            page = httpx.get(address, timeout=PATIENCE)
            games = httpx.get(f"{address}api/games", timeout=PATIENCE).json()
        finally:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (0, "Stopped. Games are kept.\n", "")
    assert (page.status_code, page.text[:15].lower()) == (200, "<!doctype html>")
    assert "arsouf" in [game["name"] for game in games["games"]]
    assert (tmp_path / "games").is_dir()


@pytest.mark.parametrize(
    ("open_browser", "display", "opened"), [(True, ":0", True), (True, "", False), (False, ":0", False)]
)
def test_a_browser_opens_only_for_play_and_only_where_there_is_a_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_browser: bool, display: str, opened: bool
) -> None:
    def run_server(host: str, port: int, folder: Path, ready: Any, warn: Any) -> None:
        ready("http://127.0.0.1:1191/")

    shown: list[str] = []
    monkeypatch.setattr(running, "run_server", run_server)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setattr(serve, "Thread", AtOnce)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    arguments = Namespace(host="127.0.0.1", port=1191, data=str(tmp_path))
    assert serve.serve(arguments, open_browser=open_browser) == 0
    assert shown == (["http://127.0.0.1:1191/"] if opened else [])


class AtOnce:
    """A thread that is done when it starts."""

    def __init__(self, target: Any, args: tuple[Any, ...], daemon: bool) -> None:
        self.start = lambda: target(*args)
