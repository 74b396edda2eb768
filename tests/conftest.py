"""Settings that every test shares: how hard hypothesis tries, that signals are heard, and what is told at the end."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.budget import Budgets
from tests.night import OPTION, Night
from tests.unsteady import Unsteady

# Cores may be shared, so how long an example takes says nothing about the code.
settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, print_blob=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "quick"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell ignores Ctrl+C for what it starts in the background, and every program under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    # The same goes for what nohup starts, which does not hear that its terminal has gone.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make night` say where its results go."""
    parser.addoption(OPTION, metavar="PAGE", type=Path, help="write what the tests measured to this page")


def pytest_configure(config: pytest.Config) -> None:
    """Try what fails in the browser once more, count what games cost, and keep the results of a night."""
    page = config.getoption(OPTION)
    if page is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Night(page))
    config.pluginmanager.register(Budgets())
    config.pluginmanager.register(Unsteady(Path(__file__).parent / "browser"))
