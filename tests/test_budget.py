"""A run tells what each game costs, and fails when one costs too much."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.lab.pace import pace
from tests.budget import game_of

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.budget import Budgets

def pytest_configure(config):
    config.pluginmanager.register(Budgets({budget}))
"""
TESTS = """
import time

def busy(seconds):
    started = time.process_time()
    while time.process_time() - started < seconds:
        pass

def test_work():
    busy(0.4)

def test_waiting():
    time.sleep(2)
"""
MORE = """
import pytest

@pytest.mark.parametrize("name", ["arsouf"])
def test_given(name):
    pass

def test_of_none():
    sum(range(10_000_000))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("budget", "code", "workers"), [(60, 0, ()), (0.15, 1, ()), (0.15, 1, ("-n", "2"))])
def test_a_game_beyond_its_budget_fails_the_run(
    tmp_path: Path, budget: float, code: int, workers: tuple[str, ...]
) -> None:
    (tmp_path / "acre").mkdir()
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "conftest.py").write_text(CONFTEST.format(budget=budget))
    (tmp_path / "acre" / "test_some.py").write_text(TESTS)
    (tmp_path / "test_more.py").write_text(MORE)
    options = ["-q", "-p", "no:hypothesispytest", "-p", "no:anyio", *workers]
    command = [sys.executable, "-m", "pytest", *options, str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == code, ended.stdout
    assert "4 passed" in ended.stdout
    assert ("beyond its budget: acre/test_some.py::test_work" in ended.stdout) is bool(code)
    assert f"arsouf: 0 of {budget:.0f} core-seconds" in ended.stdout


@pytest.mark.parametrize(
    ("path", "given", "marks", "game"),
    [
        ("tests/bots/acre/test_play.py", {}, (), "acre"),
        ("tests/bots/acre/test_play.py", {}, ("night",), ""),
        ("tests/lab/test_index.py", {"name": "arsouf"}, (), "arsouf"),
        ("tests/lab/test_index.py", {"name": "chess"}, (), ""),
    ],
)
def test_a_test_belongs_to_a_game_by_its_folder_or_by_what_it_is_given(
    path: str, given: dict[str, str], marks: tuple[str, ...], game: str
) -> None:
    callspec = SimpleNamespace(params=given)
    item: Any = SimpleNamespace(path=Path(path), callspec=callspec, get_closest_marker=lambda name: name in marks)
    assert game_of(item) == game


def test_the_same_work_has_the_same_pace() -> None:
    once, again = pace(), pace()
    assert 0.1 < once < 20
    assert again == pytest.approx(once, rel=0.5)
