"""Which clauses play has shown, and what carried them."""

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import Event, Reckoned, Rolled, opened
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import Refusal
from gonfalon.lab.moment import AnySitting


class Sightings:
    """Clauses by what carried them in play: an ask, an event, a roll, a line, a refusal or an outcome."""

    def __init__(self) -> None:
        self._carriers: dict[str, set[str]] = {}

    def played(self, sitting: AnySitting) -> None:
        """Note what a game showed from its opening to its end."""
        self.told(sitting.opening)
        for step in sitting.steps:
            self.asked(step.ask)
            self.told(step.told)
        outcome = sitting.outcome()
        if outcome is not None:
            self.ended(outcome)

    def told(self, events: Iterable[Event]) -> None:
        """Note what an action told."""
        for envelope in events:
            event = opened(envelope)
            self._note(event.clause, "roll" if isinstance(event, Rolled) else "event")
            for line in event.lines if isinstance(event, Reckoned) else ():
                self._note(line.clause, "line")

    def asked(self, ask: Ask[Any]) -> None:
        """Note what was asked."""
        self._note(ask.clause, "ask")

    def refused(self, refusal: Refusal) -> None:
        """Note a refusal."""
        self._note(refusal.clause, "refusal")

    def ended(self, outcome: Outcome) -> None:
        """Note an end; a resignation is under no clause of the book."""
        if outcome.clause:
            self._note(outcome.clause, "outcome")

    def by_clause(self) -> dict[str, tuple[str, ...]]:
        """Each clause that was seen with its carriers, both sorted."""
        return {clause: tuple(sorted(self._carriers[clause])) for clause in sorted(self._carriers)}

    def _note(self, clause: str, carrier: str) -> None:
        self._carriers.setdefault(clause, set()).add(carrier)
