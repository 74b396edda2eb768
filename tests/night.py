"""The results of a night: what the long tests measured, written as a page."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.budget import COST
from tests.unsteady import UNSTEADY

OPTION = "--night"
UNTOLD = (UNSTEADY, COST)
HEADING = """# The last night

Written by `make night` on {day}: the tests that are too long for every run. What they measured stands beside them.

| test | result | measured | seconds |
| --- | --- | --- | --- |
"""


class Night:
    """Hears of every test that was run and writes a row for each."""

    def __init__(self, page: Path) -> None:
        self._page = page
        self._rows: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of a test, here or in a worker."""
        if report.when == "call" or report.failed:
            measured = ", ".join(
                f"{value} {name}" for name, value in report.user_properties if not name.startswith(UNTOLD)
            )
            name = report.nodeid.removeprefix("tests/").replace("|", "/")
            self._rows[name] = f"| `{name}` | {report.outcome} | {measured} | {report.duration:.0f} |\n"

    def pytest_sessionfinish(self) -> None:
        """Write the page."""
        heading = HEADING.format(day=datetime.now(UTC).date())
        self._page.write_text(heading + "".join(self._rows[name] for name in sorted(self._rows)), encoding="utf-8")
