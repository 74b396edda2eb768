"""How somebody counts what happens at a table: what he does not hear of leaves no gap."""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.events import Audience, heard
from gonfalon.kernel.sitting import Step
from gonfalon.registry import AnyGame

SPECTATOR = ""
"""How a spectator is named among those who hear."""


class Numbering:
    """The numbers in the store of what some do not hear of."""

    def __init__(self, seats: Iterable[str]) -> None:
        self._missed: dict[str, list[int]] = {each: [] for each in (*seats, SPECTATOR)}

    def add(self, seq: int, to: Audience) -> None:
        """Remember who hears of what is stored under a number, the highest so far."""
        for who, missed in self._missed.items():
            if to is not None and who not in to:
                missed.append(seq)

    def heard(self, seq: int, seat: str | None) -> int:
        """How much a seat has heard of up to a number in the store."""
        return seq - bisect_right(self._missed[seat or SPECTATOR], seq)

    def stored(self, number: int, seat: str | None) -> int:
        """The last number in the store up to which a seat has heard of so much."""
        for missed in self._missed[seat or SPECTATOR]:
            if missed > number + 1:
                break
            number += 1
        return number


def hears(to: Audience, seat: str | None) -> bool:
    """Whether a seat, or nobody's, is among those who hear."""
    return to is None or (seat or SPECTATOR) in to


def either(some: Audience, others: Audience) -> Audience:
    """Those who hear of one thing or the other."""
    return None if some is None or others is None else (*some, *(each for each in others if each not in some))


def audience_of(game: AnyGame, seats: Iterable[str], before: Any, step: Step[Any, Any]) -> Audience:
    """Who hears of an action: its seat, and whoever is told something or sees or is asked anything else after it."""
    everybody = (*seats, SPECTATOR)
    hearing = tuple(each for each in everybody if _notices(game, each or None, before, step))
    return None if hearing == everybody else hearing


def _notices(game: AnyGame, seat: str | None, before: Any, step: Step[Any, Any]) -> bool:
    if step.action.seat == seat or heard(step.told, seat):
        return True
    return _seen(game, before, seat) != _seen(game, step.state, seat)


def _seen(game: AnyGame, state: Any, seat: str | None) -> tuple[Any, ...]:
    return (game.view(state, seat), game.outcome(state), *map(_public, game.due(state)))


def _public(ask: Ask[Any]) -> tuple[Any, ...]:
    return (ask.id, ask.seat, ask.ask, ask.clause, ask.together, ask.answered, ask.interrupt, ask.open)
