"""Where the code and the tests of a game name its clauses."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from msgspec import Struct

from gonfalon.kernel.rulebook import TABLE_CLAUSES, cited_by
from gonfalon.registry import AnyGame


class Citation(Struct, frozen=True):
    """A function or a test with the file and the line where it stands."""

    name: str
    file: str
    line: int
    clauses: tuple[str, ...]


def known_ids(game: AnyGame) -> tuple[str, ...]:
    """Every id that may be cited: clauses, rulings and the table's own."""
    clauses = tuple(clause.id for clause in (*game.rulebook.clauses, *TABLE_CLAUSES))
    return clauses + tuple(ruling.id for ruling in game.rulings)


def functions(game: AnyGame) -> tuple[Citation, ...]:
    """The functions of a game's package that are marked with clauses, by name."""
    package = package_of(game)
    found = {
        Citation(
            f"{module.__name__}.{function.__qualname__}".removeprefix(f"{package}."),
            shown(game, inspect.getfile(function)),
            function.__code__.co_firstlineno,
            cited_by(function),
        )
        for module in modules(package)
        for function in functions_in(vars(module), module.__name__)
        if cited_by(function)
    }
    return tuple(sorted(found, key=lambda each: each.name))


def clause_tests(game: AnyGame) -> tuple[Citation, ...]:
    """The tests named for clauses, where the game's sources are checked out."""
    ids = known_ids(game)
    found = [
        Citation(f"{shown(game, path)}::{name}", shown(game, path), line, clauses_in_name(name, ids))
        for folder in tests_folders(game)
        for path in sorted(folder.glob("test_*.py"))
        for name, line in tests_in(ast.parse(path.read_text(encoding="utf-8")))
    ]
    return tuple(test for test in found if test.clauses)


def package_of(game: AnyGame) -> str:
    """The package that a game is written in."""
    return type(game).__module__.rpartition(".")[0]


def modules(package: str) -> Iterator[ModuleType]:
    """A package and every module below it."""
    top = importlib.import_module(package)
    yield top
    for found in pkgutil.walk_packages(top.__path__, f"{package}."):
        yield importlib.import_module(found.name)


def functions_in(names: Any, module: str) -> Iterator[FunctionType]:
    """The functions that a module or a class defines itself."""
    for value in names.values():
        if getattr(value, "__module__", None) != module:
            continue
        if inspect.isfunction(value):
            yield value
        elif inspect.isclass(value):
            yield from functions_in(vars(value), module)


def tests_in(source: ast.Module) -> Iterator[tuple[str, int]]:
    """The tests of a file, each with its line."""
    for node in ast.walk(source):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, node.lineno


def clauses_in_name(name: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses that a test's name begins with, such as test_6_5_… or test_4_1_and_4_2_…"""
    spelled = _spelled(ids)
    found = []
    rest = name.removeprefix("test_")
    while match := spelled.match(rest):
        found.append(match[1])
        rest = rest[match.end() :].removeprefix("and_")
    return tuple(clause for clause in ids if clause.replace(".", "_") in found)


@cache
def _spelled(ids: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted((re.escape(clause.replace(".", "_")) for clause in ids), key=len, reverse=True)
    return re.compile(rf"({'|'.join(longest_first)})(?:_|$)")


def checkout(game: AnyGame) -> Path | None:
    """The folder of the sources that a game runs from, if they are checked out with their tests."""
    for folder in Path(inspect.getfile(type(game))).parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    return None


def tests_folders(game: AnyGame) -> tuple[Path, ...]:
    """Where the tests of a game's clauses stand: those of its rules, then those of its screen."""
    root = checkout(game)
    return tuple(root / "tests" / room / game.name for room in ("games", "browser")) if root else ()


def shown(game: AnyGame, path: str | Path) -> str:
    """A path as people name it: from the root of the sources, or from the package that is installed."""
    top = checkout(game) or Path(inspect.getfile(type(game))).parents[package_of(game).count(".") + 1]
    return Path(path).relative_to(top).as_posix()
