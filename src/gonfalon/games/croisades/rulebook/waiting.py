"""What the clauses that are not in play yet wait for."""

from gonfalon.kernel.rulebook import Status

COMING = Status.COMING
WITH_GATEHOUSE = "It comes with the Gatehouse."
WITH_OPTIONS = "It comes with the options."
