"""Clauses, rulings and refusals: the law of a game as data, and the mark that ties a function to it."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

F = TypeVar("F", bound=Callable[..., object])


class Status(StrEnum):
    """How the program treats a clause; one that is coming is known and not in play yet."""

    ENFORCED = "enforced"
    OPTIONAL = "optional"
    SCREEN = "screen"
    ADVICE = "advice"
    PHYSICAL = "physical"
    COMING = "coming"


class Source(StrEnum):
    """Where a clause, a number or a place of a game comes from."""

    PRINTED = "printed"
    FOUND = "found"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"
    RULED = "ruled"


class Clause(Struct, frozen=True):
    """A numbered sentence of a rulebook, in our own words."""

    id: str
    title: str
    gist: str
    status: Status = Status.ENFORCED
    reason: str = ""
    source: Source = Source.PRINTED


class Ruling(Struct, frozen=True):
    """Our answer where the book is silent or contradicts itself."""

    id: str
    question: str
    answer: str
    reason: str
    clauses: tuple[str, ...] = ()
    option: str | None = None


class Refusal(Struct, frozen=True):
    """Why an action is not lawful: the clause, the key of the sentence and its arguments."""

    clause: str
    key: str
    args: dict[str, str | int] = {}


class Rulebook(Struct, frozen=True):
    """The contents page of a game: every clause under its printed number."""

    title: str
    clauses: tuple[Clause, ...]

    def clause(self, id: str) -> Clause:
        """The clause of that number, the table's own included."""
        for clause in (*self.clauses, *TABLE_CLAUSES):
            if clause.id == id:
                return clause
        raise KeyError(id)


def ruled(id: str, title: str, gist: str) -> Clause:
    """A clause that no book has, and that every table needs."""
    return Clause(id, title, gist, source=Source.RULED)


TABLE_CLAUSES = (
    ruled("K1", "Not your ask", "Only the seat that is asked may answer, and only with what the ask is about."),
    ruled("K2", "Answered already", "An ask that is closed takes no further answer."),
    ruled("K3", "No such thing", "An action may name only pieces and places that the game has."),
    ruled("K4", "Malformed", "An action must be written as the game's schema says."),
)


def refuse(clause: str, key: str, **args: str | int) -> Refusal:
    """A refusal with its arguments by name."""
    return Refusal(clause, key, args)


def cites(*clauses: str) -> Callable[[F], F]:
    """Mark a function with the clauses or rulings it enforces; the function itself is untouched."""

    def mark(function: F) -> F:
        function.__dict__["clauses"] = clauses
        return function

    return mark


def cited_by(function: object) -> tuple[str, ...]:
    """The clauses that a function was marked with."""
    marks: tuple[str, ...] = getattr(function, "__dict__", {}).get("clauses", ())
    return marks
