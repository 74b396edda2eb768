"""The page of a night has a row for each test with what it measured, whether it passed or not."""

from pathlib import Path
from typing import Literal, TypeAlias

import pytest

from tests.night import Night

Outcome: TypeAlias = Literal["passed", "failed"]
When: TypeAlias = Literal["setup", "call"]


def report(name: str, outcome: Outcome, when: When = "call", **measured: object) -> pytest.TestReport:
    return pytest.TestReport(
        f"tests/{name}", ("", 0, ""), {}, outcome, None, when, user_properties=measured.items(), duration=61.6
    )


def test_what_was_measured_stands_beside_the_test(tmp_path: Path) -> None:
    page = tmp_path / "night.md"
    night = Night(page)
    for each in (
        report("server/test_kills.py::test_kills[50]", "passed", kills=50, answers=312),
        report("bots/test_strength.py::test_each", "failed", score=0.61),
        report("browser/test_far.py::test_far", "failed", when="setup"),
        report("browser/test_near.py::test_near", "passed", when="setup"),
    ):
        night.pytest_runtest_logreport(each)
    night.pytest_sessionfinish()
    rows = page.read_text(encoding="utf-8").splitlines()[6:]
    assert rows == [
        "| `bots/test_strength.py::test_each` | failed | 0.61 score | 62 |",
        "| `browser/test_far.py::test_far` | failed |  | 62 |",
        "| `server/test_kills.py::test_kills[50]` | passed | 50 kills, 312 answers | 62 |",
    ]
