"""Unsteady tests: a test in the browser that fails is tried once more; one that then passes is named at the end.

More than a few of them fail the run.
"""

from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

MOST = 2
UNSTEADY = "unsteady"


class Unsteady:
    """Tries the tests of a folder once more, and counts those that needed it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Run a test of the folder, and again if it fails; only the last try is reported."""
        if not item.path.is_relative_to(self._folder):
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        if why := failure(reports):
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            if not failure(reports):
                reports[-1].user_properties.append((UNSTEADY, why))
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of a test, here or in a worker."""
        if report.when == "teardown":
            self._names += [f"{report.nodeid}: {why}" for name, why in report.user_properties if name == UNSTEADY]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that would have passed, if too many were unsteady."""
        if len(self._names) > MOST and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the unsteady ones."""
        if not self._names:
            return
        verdict = f", more than {MOST}: the run fails" if len(self._names) > MOST else ""
        terminalreporter.section(f"{len(self._names)} unsteady{verdict}")
        for name in self._names:
            terminalreporter.line(name)


def failure(reports: list[pytest.TestReport]) -> str:
    """What went wrong first, in a line; empty when nothing did."""
    for report in reports:
        if report.failed:
            return next((line for line in report.longreprtext.splitlines() if line.startswith("E ")), "failed")
    return ""
