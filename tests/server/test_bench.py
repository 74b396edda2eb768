"""The bench of the server measures what it says, on a small scale."""

import pytest

from gonfalon.lab import bench_server
from tests.looping import in_thread

SERVE = "import sys; from pathlib import Path; from gonfalon.server.running import run_server; "
SERVE += "run_server('127.0.0.1', 0, Path(sys.argv[1]), lambda address: print(address, flush=True), print)"


@pytest.mark.slow
def test_the_bench_measures_rates_latencies_and_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TABLES", 3), ("ROUNDS", 1), ("SECONDS", 0.5), ("CALM_SECONDS", 1.0), ("CALM", 0.1)):
        monkeypatch.setattr(bench_server, name, value)
    rows = in_thread(lambda: bench_server.rows(("-c", SERVE)))
    assert [row.unit for row in rows] == ["actions/s", "actions/s", "ms", "ms", "kB"]
    assert all(row.ours > 0 and row.peer > 0 for row in rows[:4])
    assert rows[0].ratio < 1, "a game cannot be quicker than none"
