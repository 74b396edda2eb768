"""Settings that every test shares: how hard hypothesis tries, and that Ctrl+C is heard."""

import os
import signal

from hypothesis import HealthCheck, settings

# Cores may be shared, so how long an example takes says nothing about the code.
settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True, print_blob=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "quick"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell ignores Ctrl+C for what it starts in the background, and every program under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
