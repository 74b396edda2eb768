"""Coverage of a rulebook: for each clause what enforces it, what tests it, and whether play has shown it."""

from pathlib import Path

import msgspec
from msgspec import Struct

from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.rulebook import Clause, Ruling, Status
from gonfalon.lab.citations import Citation, checkout, clause_tests, functions, known_ids
from gonfalon.registry import AnyGame

NEEDS_PROOF = (Status.ENFORCED, Status.OPTIONAL)
NEEDS_REASON = (Status.ADVICE, Status.PHYSICAL)


class Covered(Struct, frozen=True):
    """One clause and what stands behind it; `seen` says that real play carried it, `reason` why it cannot."""

    id: str
    title: str
    status: Status
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    rulings: tuple[str, ...]
    seen: bool
    reason: str = ""


class Coverage(Struct, frozen=True):
    """Every clause of a rulebook.

    `missing` lists those with no function, no test, or neither play nor a reason, and those that are not in play yet.
    """

    clauses: tuple[Covered, ...]
    missing: tuple[str, ...]


class Where(Struct, frozen=True):
    """What stands behind one clause or ruling, with files and lines."""

    clause: str
    title: str
    gist: str
    functions: tuple[Citation, ...]
    tests: tuple[Citation, ...]
    rulings: tuple[Ruling, ...]


def coverage(game: AnyGame) -> Coverage:
    """What stands behind each clause; tests and play are known only where the sources are checked out."""
    cited, named, seen = functions(game), clause_tests(game), seen_in_play(game)
    is_checked_out = checkout(game) is not None
    covered, missing = [], []
    for clause in game.rulebook.clauses:
        entry = Covered(
            clause.id,
            clause.title,
            clause.status,
            tuple(each.name for each in cited if clause.id in each.clauses),
            tuple(each.name for each in named if clause.id in each.clauses),
            tuple(ruling.id for ruling in game.rulings if clause.id in ruling.clauses),
            clause.id in seen,
            clause.reason,
        )
        covered.append(entry)
        if is_missing(clause, entry, is_checked_out):
            missing.append(clause.id)
    return Coverage(tuple(covered), tuple(missing))


def is_missing(clause: Clause, entry: Covered, is_checked_out: bool) -> bool:
    """Whether a clause lacks something it should have; a clause of the screen is shown by a test in the browser."""
    if clause.status is Status.COMING:
        return True
    if clause.status in NEEDS_REASON:
        return not clause.reason
    if clause.status not in NEEDS_PROOF:
        return is_checked_out and not entry.tests
    if not entry.functions:
        return True
    return is_checked_out and (not entry.tests or not (entry.seen or clause.reason))


def where(game: AnyGame, clause: str) -> Where:
    """The functions, tests and rulings behind a clause, a ruling or one of the table's own."""
    if clause not in known_ids(game):
        raise BadInput("clause", f"{clause} is no clause and no ruling of {game.name}")
    title, gist = _named(game, clause)
    return Where(
        clause,
        title,
        gist,
        tuple(each for each in functions(game) if clause in each.clauses),
        tuple(each for each in clause_tests(game) if clause in each.clauses),
        tuple(ruling for ruling in game.rulings if clause in (ruling.id, *ruling.clauses)),
    )


def seen_in_play(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The clauses that recorded play has shown, each with what carried it."""
    path = seen_file(game)
    if path is None or not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[str, ...]])


def seen_file(game: AnyGame) -> Path | None:
    """Where a run of the index writes what it has seen."""
    root = checkout(game)
    return root / "docs" / "rules-index" / f"seen-{game.name}.json" if root else None


def _named(game: AnyGame, id: str) -> tuple[str, str]:
    for ruling in game.rulings:
        if ruling.id == id:
            return ruling.question, ruling.answer
    clause = game.rulebook.clause(id)
    return clause.title, clause.gist
