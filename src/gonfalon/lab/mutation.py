"""Mutation testing of a game's rules: break each rule on purpose and see whether a test notices.

mutmut leaves decorated functions alone, and every rule is decorated with its clauses. So the rules are copied into a
folder of their own without the marks, which change nothing, and mutated there. A cache is put on after its function
instead of above it, and emptied before the tests begin: every mutant starts from a process that has run all tests once,
and what a cache remembers from there would hide it.
The folder is kept: a second run goes on where the first one stopped, and `--fresh` starts again.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

MARK = re.compile(r"^@cites\(.*?\)\n", re.MULTILINE | re.DOTALL)
CACHE = re.compile(r"^@cache\n(?=def (\w+))", re.MULTILINE)
FORGETTING = """

def pytest_sessionstart() -> None:
    import functools
    import gc

    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("gonfalon"):
            each.cache_clear()
"""
"""Added to the settings of the tests, so that each mutant starts with empty caches."""
COPIED = ("src", "tests", "records", "docs", "pyproject.toml")

NOT_RUN = None
SURVIVED = (0, 33)
"""mutmut's exit codes for a mutant that the tests let through, and for one that no test reaches."""


class Tally(Struct, frozen=True):
    """How the mutants of a game's rules fared."""

    killed: int
    survivors: tuple[str, ...]
    left: int

    @property
    def rate(self) -> float:
        """The share of the mutants tried that survived, in per cent."""
        tried = self.killed + len(self.survivors)
        return 100 * len(self.survivors) / tried if tried else 0.0


def main() -> int:
    """Prepare the folder, run mutmut in it, and print the tally and the survivors."""
    parser = argparse.ArgumentParser(prog="python -m gonfalon.lab.mutation", description=__doc__)
    parser.add_argument("game", nargs="?", default="arsouf")
    parser.add_argument("--folder", type=Path, default=Path("runs/mutation"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--most", type=float, default=15.0, help="the largest share of survivors, in per cent")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run found")
    parser.add_argument("--report", action="store_true", help="run nothing, only tell what is known")
    arguments = parser.parse_args()
    if arguments.fresh:
        shutil.rmtree(arguments.folder, ignore_errors=True)
    if not arguments.folder.exists():
        prepare(arguments.folder, arguments.game)
    if not arguments.report:
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(arguments.workers)]
        subprocess.run(command, cwd=arguments.folder, check=True, stdout=sys.stderr)
    tally = count(arguments.folder, arguments.game)
    print(f"{tally.killed} killed, {len(tally.survivors)} survived ({tally.rate:.1f} %), {tally.left} not tried")
    print("\n".join(tally.survivors))
    return 0 if tally.rate <= arguments.most and not tally.left else 1


def prepare(folder: Path, game: str) -> None:
    """Copy the tree, take the marks off the game's rules, put their caches on afterwards, and let tests empty them."""
    folder.mkdir(parents=True)
    for name in COPIED:
        if Path(name).is_dir():
            shutil.copytree(name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static", "node_modules"))
        else:
            shutil.copy(name, folder / name)
    for path in rules_of(folder / "src", game):
        path.write_text(bare(path.read_text()))
    with (folder / "tests" / "conftest.py").open("a") as conftest:
        conftest.write(FORGETTING)


def bare(rules: str) -> str:
    """Rules without marks, each cache put on at the end of the file."""
    cached = CACHE.findall(rules)
    return CACHE.sub("", MARK.sub("", rules)) + "".join(f"\n{name} = cache({name})\n" for name in cached)


def count(folder: Path, game: str) -> Tally:
    """Read what mutmut has written beside its mutants."""
    codes: dict[str, int | None] = {}
    for path in rules_of(folder / "mutants" / "src", game):
        meta = path.with_name(path.name + ".meta")
        codes |= json.loads(meta.read_text())["exit_code_by_key"] if meta.exists() else {}
    survivors = tuple(sorted(name for name, code in codes.items() if code in SURVIVED))
    left = sum(code is NOT_RUN for code in codes.values())
    return Tally(len(codes) - len(survivors) - left, survivors, left)


def rules_of(source: Path, game: str) -> list[Path]:
    """The files with a game's rules."""
    return sorted((home_of(source, game) / "rules").glob("*.py"))


def home_of(source: Path, game: str) -> Path:
    """The folder of a game."""
    return source / "gonfalon" / "games" / game


if __name__ == "__main__":
    raise SystemExit(main())
