"""Mutation testing: what is taken off the rules before they are broken, and how the survivors are counted."""

import ast
import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games import arsouf
from gonfalon.games.arsouf.pieces import ROSTER
from gonfalon.games.arsouf.rules.moving import unhindered
from gonfalon.games.arsouf.state import Options
from gonfalon.lab.mutation import Tally, count, home_of, prepare, rules_of

HOME = Path(arsouf.__file__).parent
CACHED_AFTERWARDS = re.compile(r"^\w+ = cache\(\w+\)$", re.MULTILINE)
MARKED = '''"""A rule."""

from functools import cache

from gonfalon.kernel.rulebook import cites


@cites("1.1", "R1")
def first(number: int) -> int:
    """It cites nothing: @cites("9.9") is only prose here."""
    return number + 1


@cites(
    "1.2",
    "1.3",
)
def second() -> int:
    return first(1)


@cache
def third() -> int:
    return second()


class Kept:
    @property
    def fourth(self) -> int:
        return third()
'''
BARE = '''"""A rule."""

from functools import cache

from gonfalon.kernel.rulebook import cites


def first(number: int) -> int:
    """It cites nothing: @cites("9.9") is only prose here."""
    return number + 1


def second() -> int:
    return first(1)


def third() -> int:
    return second()


class Kept:
    @property
    def fourth(self) -> int:
        return third()

third = cache(third)
'''


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with one made-up rule and the real game, as the folder we stand in."""
    for name in ("src", "tests", "records", "docs"):
        (tmp_path / name).mkdir()
    (tmp_path / "pyproject.toml").write_text("[tool.mutmut]\n")
    shutil.copytree(HOME, home_of(tmp_path / "src", "arsouf"))
    made_up = home_of(tmp_path / "src", "tiny") / "rules"
    made_up.mkdir(parents=True)
    for path in (made_up / "moving.py", made_up.parent / "menus.py"):
        path.write_text(MARKED)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_marks_come_off_and_the_caches_go_on_afterwards(tree: Path) -> None:
    prepare(tree / "run", "tiny")
    assert [path.read_text() for path in rules_of(tree / "run" / "src", "tiny")] == [BARE]
    assert (tree / "run" / "pyproject.toml").read_text() == "[tool.mutmut]\n"


def test_beside_the_rules_nothing_changes(tree: Path) -> None:
    prepare(tree / "run", "tiny")
    assert (home_of(tree / "run" / "src", "tiny") / "menus.py").read_text() == MARKED


def test_the_tests_of_a_mutant_begin_with_empty_caches(tree: Path) -> None:
    prepare(tree / "run", "tiny")
    settings: dict[str, Any] = {}
    exec((tree / "run" / "tests" / "conftest.py").read_text(), settings)
    remembered = unhindered(ROSTER[0].kind, False, Options())
    settings["pytest_sessionstart"]()
    assert unhindered(ROSTER[0].kind, False, Options()) is not remembered


def test_the_tree_itself_and_other_games_stay_as_they_are(tree: Path) -> None:
    prepare(tree / "run", "tiny")
    assert (home_of(tree / "src", "tiny") / "rules" / "moving.py").read_text() == MARKED
    for path in HOME.rglob("*.py"):
        copied = home_of(tree / "run" / "src", "arsouf") / path.relative_to(HOME)
        assert copied.read_bytes() == path.read_bytes()


def test_the_rules_of_arsouf_are_the_same_without_their_marks(tree: Path) -> None:
    prepare(tree / "run", "arsouf")
    paths = rules_of(tree / "run" / "src", "arsouf")
    assert [path.name for path in paths] == sorted(path.name for path in (HOME / "rules").glob("*.py"))
    for path in paths:
        rules = CACHED_AFTERWARDS.sub("", path.read_text())
        assert ast.dump(ast.parse(rules)) == unmarked(HOME / "rules" / path.name)


def unmarked(path: Path) -> str:
    """A file's syntax without marks and caches."""
    module = ast.parse(path.read_text())
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = [
                each for each in node.decorator_list if not ast.unparse(each).startswith(("cites(", "cache"))
            ]
    return ast.dump(module)


def written(folder: Path, codes: dict[str, dict[str, int | None]]) -> Path:
    """A folder in which mutmut has left its exit codes, file by file."""
    rules = home_of(folder / "mutants" / "src", "tiny") / "rules"
    rules.mkdir(parents=True)
    for name, by_key in codes.items():
        (rules / name).write_text("")
        if by_key:
            (rules / f"{name}.meta").write_text(json.dumps({"exit_code_by_key": by_key}))
    return folder


def test_what_no_test_noticed_or_reached_survives_and_everything_else_is_killed(tmp_path: Path) -> None:
    codes: dict[str, dict[str, int | None]] = {
        "moving.py": {"moving.b": 0, "moving.c": 1, "moving.d": None, "moving.e": -24},
        "attacking.py": {"attacking.a": 33, "attacking.f": 3},
        "__init__.py": {},
    }
    tally = count(written(tmp_path, codes), "tiny")
    assert tally == Tally(killed=3, survivors=("attacking.a", "moving.b"), left=1)
    assert tally.rate == pytest.approx(40.0)


def test_before_a_run_nothing_is_counted(tmp_path: Path) -> None:
    tally = count(tmp_path, "tiny")
    assert tally == Tally(killed=0, survivors=(), left=0)
    assert tally.rate == 0
