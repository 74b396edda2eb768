"""A browser test that fails once is tried again and named; a few of them are borne, more fail the run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = """
from pathlib import Path
from tests.unsteady import Unsteady

def pytest_configure(config):
    config.pluginmanager.register(Unsteady(Path(__file__).parent / "browser"))
"""
TESTS = """
from pathlib import Path
import pytest

@pytest.fixture
def seen(tmp_path_factory, request):
    path = Path(__file__).parent / request.node.name
    yield path.exists()
    is_first = not path.exists()
    path.touch()
    assert not (is_first and "teardown" in request.node.name), "late"

@pytest.mark.parametrize("number", range({times}))
def test_once(number, seen):
    assert seen, "early"

def test_steady(seen):
    pass
"""


def run(folder: Path, tests: str, within: str, *workers: str) -> tuple[int, str]:
    """Run a file of tests under the plugin; answers the exit code and what was printed."""
    (folder / within).mkdir()
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / within / "test_some.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:hypothesispytest",
        "-p",
        "no:anyio",
        *workers,
        str(folder),
    ]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("times", "code", "workers"), [(2, 0, ()), (2, 0, ("-n", "2")), (3, 1, ("-n", "2"))])
def test_two_unsteady_tests_are_named_and_three_fail_the_run(
    tmp_path: Path, times: int, code: int, workers: tuple[str, ...]
) -> None:
    ended, printed = run(tmp_path, TESTS.format(times=times), "browser", *workers)
    assert ended == code, printed
    assert f"{times + 1} passed" in printed
    assert f"{times} unsteady" in printed
    assert "test_once[1]: E       AssertionError: early" in printed
    assert ("the run fails" in printed) is bool(code)


def test_a_failure_while_clearing_up_is_tried_again_too(tmp_path: Path) -> None:
    ended, printed = run(tmp_path, TESTS.format(times=0).replace("test_steady", "test_teardown"), "browser")
    assert ended == 0, printed
    assert "1 unsteady" in printed


def test_a_test_that_fails_twice_fails_and_is_not_called_unsteady(tmp_path: Path) -> None:
    ended, printed = run(tmp_path, "def test_never():\n    assert False", "browser")
    assert ended == 1
    assert "1 failed" in printed
    assert "unsteady" not in printed


def test_outside_the_browser_nothing_is_tried_again(tmp_path: Path) -> None:
    ended, printed = run(tmp_path, TESTS.format(times=1), "elsewhere")
    assert ended == 1
    assert "1 failed, 1 passed" in printed
    assert "unsteady" not in printed
