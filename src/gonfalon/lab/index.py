"""The rules index: for each game one table of what stands behind every clause and ruling.

`python -m gonfalon.lab.index` surveys, notes which clauses play shows, and writes both files anew under `docs/`, those
of all games or of the games that it is given.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from gonfalon.kernel.rulebook import Clause, Ruling
from gonfalon.lab.citations import clause_tests, functions
from gonfalon.lab.coverage import coverage, seen_file, seen_in_play
from gonfalon.lab.survey import Surveyed, survey
from gonfalon.registry import AnyGame, game_named, names

HEADING = """# Rules index: {title}

Written by `make index`; a test fails when it is out of date. `gonfalon where {name} CLAUSE` gives files and lines.

A clause is *seen* when random play, a golden record or forged actions brought up an event, roll, line of a sum,
refusal or outcome that carries it. Where nothing in play can carry it, the reason stands instead.

| clause | what it says | status | enforced by | tested in | goes with | seen as |
| --- | --- | --- | --- | --- | --- | --- |
"""


def main(wanted: Sequence[str]) -> int:
    """Write the index of the games that are wanted, or of every game, if they are checked out.

    Answers 1 when play broke a law.
    """
    broken = 0
    for game in map(game_named, wanted or names()):
        path = seen_file(game)
        if path is None:
            continue
        found = survey(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(seen_text(found))
        index_file(path, game).write_text(index(game), encoding="utf-8")
        missing = ", ".join(coverage(game).missing) or "nothing"
        print(f"{game.name}: {len(found.seen)} clauses seen in {found.games} games; missing: {missing}")
        for finding in found.findings:
            print(f"{game.name}, game {finding.round}: {finding.law}: {finding.what}", file=sys.stderr)
        broken += len(found.findings)
    return 1 if broken else 0


def seen_text(found: Surveyed) -> bytes:
    """The seen file, a clause a line."""
    return msgspec.json.format(msgspec.json.encode(found.seen), indent=1) + b"\n"


def index_file(seen: Path, game: AnyGame) -> Path:
    """The index of a game, beside its seen file."""
    return seen.with_name(f"{game.name}.md")


def index(game: AnyGame) -> str:
    """The whole page."""
    return HEADING.format(title=game.rulebook.title, name=game.name) + "".join(rows(game))


def rows(game: AnyGame) -> Iterator[str]:
    """A row for each clause, then for each ruling."""
    cited, named, seen = functions(game), clause_tests(game), seen_in_play(game)
    listed: tuple[Clause | Ruling, ...] = (*game.rulebook.clauses, *game.rulings)
    for each in listed:
        enforced = [function.name for function in cited if each.id in function.clauses]
        files = sorted({Path(test.file).name for test in named if each.id in test.clauses})
        match each:
            case Clause(title=title, status=status, reason=reason):
                goes_with = [ruling.id for ruling in game.rulings if each.id in ruling.clauses]
                shown = ", ".join(seen.get(each.id, ())) or reason
                cells = [title, status, ticked(enforced), ticked(files), ", ".join(goes_with), shown]
            case Ruling(question=question, clauses=clauses):
                shown = ", ".join(seen.get(each.id, ()))
                cells = [question, "ruling", ticked(enforced), ticked(files), ", ".join(clauses), shown]
        yield f"| {each.id} | {' | '.join(cell.replace('|', '/') for cell in cells)} |\n"


def ticked(names: list[str]) -> str:
    """Names as code."""
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
