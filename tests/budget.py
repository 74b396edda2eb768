"""What the tests of a game cost: core-seconds, told at the end; a game that costs too much fails the run."""

import os
from collections.abc import Iterator

import pytest

from gonfalon.lab.pace import LEEWAY, pace
from gonfalon.registry import names

BUDGET = 150
"""Core-seconds that the tests of one game may take, its survey of 60 among them; the windows of the browser aside."""
COST = "core-seconds of "
COSTLIEST = 3
LONG = 1.0
"""A test of so many core-seconds is measured against the pace after it too, if that is slower."""


class Budgets:
    """Counts what each game costs."""

    def __init__(self, budget: float = BUDGET) -> None:
        self._budget = budget
        self._pace = 0.0
        self._costs: dict[str, dict[str, float]] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test that belongs to a game."""
        game = game_of(item)
        started = spent()
        try:
            return (yield)
        finally:
            if game:
                cost = spent() - started
                self._pace = self._pace or pace()
                paced = max(self._pace, pace()) if cost > LONG else self._pace
                item.user_properties.append((f"{COST}{game}", cost / paced))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of a test, here or in a worker."""
        for name, cost in report.user_properties if report.when == "call" else ():
            if name.startswith(COST):
                self._costs.setdefault(name.removeprefix(COST), {})[report.nodeid] = float(str(cost))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that would have passed, if a game costs too much."""
        if self.beyond() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell what each game costs, and of one that costs too much which tests do."""
        for game, costs in sorted(self._costs.items()):
            terminalreporter.line(f"{game}: {sum(costs.values()):.0f} of {self._budget:.0f} core-seconds")
            for name in sorted(costs, key=costs.__getitem__)[: -COSTLIEST - 1 : -1] if game in self.beyond() else ():
                terminalreporter.line(f"  beyond its budget: {name} takes {costs[name]:.0f}")

    def beyond(self) -> list[str]:
        """The games that cost too much."""
        most = self._budget * LEEWAY
        return [game for game, costs in self._costs.items() if sum(costs.values()) > most]


def game_of(item: pytest.Item) -> str:
    """The game that a test belongs to, by its folder or by what it is given; empty when to none, or to the night."""
    if item.get_closest_marker("night"):
        return ""
    given = getattr(item, "callspec", None)
    words = [*item.path.parts, *(str(value) for value in (given.params.values() if given else ()))]
    return next((game for game in names() if game in words), "")


def spent() -> float:
    """The core-seconds of this process and of those it has waited for."""
    return sum(os.times()[:4])
