"""The house rules, enforced by reading the tree: who imports whom, names, purity of rules, words and documents."""

import ast
import importlib
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from gonfalon.registry import games

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "gonfalon"
CLIENT = ROOT / "client" / "src"

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "geometry": set(),
    "registry": {"kernel"},
    "words": {"kernel"},
    "games": {"kernel", "geometry"},
    "bots": {"games", "kernel", "geometry", "words"},
    "lab": {"registry", "bots", "games", "kernel", "geometry", "words"},
    "server": {"registry", "lab", "bots", "games", "kernel", "geometry", "words"},
    "cli": {"registry", "server", "lab", "bots", "games", "kernel", "geometry", "words"},
    "__main__": {"cli"},
}
# Data and types, which are every other file of a game, stand at 0.
STOREY = {
    "rules": 1,
    "decisions": 1,
    "view": 2,
    "position": 2,
    "tally": 2,
    "advice": 2,
    "clerk": 2,
    "game": 3,
    "__init__": 4,
}

VAGUE_VERBS = ("get_", "do_", "handle_", "process_")
VAGUE_MODULES = {"utils", "helpers", "common", "manager", "misc"}
IMPURE_MODULES = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "subprocess", "time", "uuid"}
IMPURE_CALLS = {"open", "print", "input", "float"}

LONGEST = 400
LONG_FOR_A_REASON: dict[str, str] = {
    "client/src/wire/generated.ts": "written by the program from the types of the wire",
}

# Patterns are spelled so that they do not match themselves.
UNWELCOME = {
    "a path of one machine": r"(?<![\w./])/(?:work|tmp|root|opt|mnt)\b|(?<![\w./])/(?:home|Users)/\w",
    "the address of a package registry": r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|--(?:extra-)?index[-]url",
    "talk of how the project is run": r"\b(?:A[I]|L[L]Ms?|C[E]O|(?<!user-)(?:sub)?[a]gents?|language [m]odels?)\b",
    "another spelling of Muslim": r"(?i)\bm[o]slems?\b",
}
NOT_OURS_TO_READ = {
    "static",
    ".coverage",
    ".dmypy.json",
    ".git",
    "build",
    "dist",
    "mutants",
    "node_modules",
    "runs",
    "__pycache__",
}
NOT_TEXT = {".ico", ".png", ".woff", ".woff2"}


def tree(folder: Path = ROOT) -> Iterator[Path]:
    """The files that belong to the repository."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS_TO_READ:
            continue
        if path.is_file():
            yield path
        elif path.name == ".ci" or not path.name.startswith("."):
            yield from tree(path)


FILES = tuple(tree())
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in FILES if path.suffix == ".py"}
MODULES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in SOURCES
    if path.is_relative_to(PACKAGE)
}
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))


def test_imports_go_down_only() -> None:
    wrong = []
    for module in MODULES:
        for target in imports_of(module):
            mine, theirs = room(module), room(target)
            if theirs in BELOW and theirs != mine and theirs not in BELOW.get(mine, set()):
                wrong.append(f"{module} imports {target}")
    assert not wrong


def test_every_room_is_one_of_the_design() -> None:
    assert {room(module) for module in MODULES} - {""} <= set(BELOW)


def test_games_are_strangers_to_each_other() -> None:
    wrong = [
        f"{module} imports {target}"
        for module in MODULES
        for target in imports_of(module)
        if room(module) == room(target) == "games" and game_of(target) not in ("", game_of(module))
    ]
    assert not wrong


def test_inside_a_game_imports_go_from_game_to_view_to_rules_to_data() -> None:
    wrong = [
        f"{module} imports {target}"
        for module in MODULES
        for target in imports_of(module)
        if game_of(module) and game_of(module) == game_of(target) and storey(known_module(target)) > storey(module)
    ]
    assert not wrong


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {module: {known_module(target) for target in imports_of(module)} - {module} for module in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(reversed(circle.args[1])))


def test_names_say_what_they_mean() -> None:
    wrong = [
        f"{shown(path)}:{node.lineno} {node.name}"
        for path, source in SOURCES.items()
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_vague(node.name)
    ]
    wrong += [shown(path) for path in SOURCES if VAGUE_MODULES & set(path.relative_to(ROOT).with_suffix("").parts)]
    assert not wrong


def test_what_all_games_share_names_no_side_of_a_game() -> None:
    sides = {game.side(seat) for game in games() for scenario in game.scenarios for seat in game.seats(scenario.id)}
    assert sides
    named = re.compile(rf"(?i)(?<![a-z])(?:{'|'.join(sorted(sides))})s?(?![a-z])")
    wrong = [
        f"{shown(path)}:{number} {line.strip()}"
        for path in FILES
        if is_shared(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert not wrong


def is_shared(path: Path) -> bool:
    """Whether a file belongs to kernel or server, or to the part of the client that no game lends it."""
    rooms = [PACKAGE / room for room in ("kernel", "server")]
    rooms += [CLIENT / room for room in ("cartographer", "counters", "shell", "state", "style", "wire", "words")]
    return path != CLIENT / "wire" / "generated.ts" and any(path.is_relative_to(room) for room in rooms)


@pytest.mark.parametrize(
    ("name", "vague"), [("get_map", True), ("_do_it", True), ("__get__", False), ("domain", False)]
)
def test_a_vague_name_is_known_by_its_verb(name: str, vague: bool) -> None:
    assert is_vague(name) is vague


def test_rules_know_no_clock_no_files_no_floats_and_no_chance_but_the_dice() -> None:
    wrong = [
        f"{shown(path)}:{line} {what}"
        for module, path in MODULES.items()
        if game_of(module) and ".rules" in module
        for line, what in impurities(SOURCES[path])
    ]
    assert not wrong


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from os.path import join",
        "import time as clock",
        "half = 0.5",
        "half = value / 2",
        "value /= 2",
        "open('map')",
        "def rule():\n    global turn",
    ],
)
def test_an_impure_rule_is_found(source: str) -> None:
    assert list(impurities(ast.parse(source)))


def test_whole_numbers_and_the_dice_are_pure() -> None:
    source = "from gonfalon.kernel.dice import Dice\nhalves = 2 * value // 3 + dice.roll(6)"
    assert not list(impurities(ast.parse(source)))


def test_every_module_says_what_belongs_there() -> None:
    assert not [shown(path) for path, source in SOURCES.items() if not ast.get_docstring(source)]


def test_few_files_are_long_and_those_have_a_reason() -> None:
    long = {
        shown(path)
        for path in FILES
        if path.suffix in (".py", ".ts", ".svelte") and len(path.read_text(encoding="utf-8").splitlines()) > LONGEST
    }
    assert long == set(LONG_FOR_A_REASON)


@pytest.mark.parametrize("what", UNWELCOME)
def test_no_file_holds(what: str) -> None:
    pattern = re.compile(UNWELCOME[what])
    wrong = [
        f"{shown(path)}:{number} {line.strip()}"
        for path in FILES
        if path.suffix not in NOT_TEXT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a path of one machine", "kept in /" + "tmp/games"),
        ("the address of a package registry", "from pypi" + ".org"),
        ("talk of how the project is run", "played by an " + "A" + "I"),
        ("another spelling of Muslim", "the Mos" + "lem area"),
    ],
)
def test_an_unwelcome_line_is_found(what: str, line: str) -> None:
    assert re.search(UNWELCOME[what], line)


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_requirements_are_pinned_to_one_version(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(("#", "-r "))]
    assert not [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)]


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_exactly_the_listed_clauses(game: str) -> None:
    lines = (ROOT / "tests" / "games" / game / "clauses.txt").read_text(encoding="utf-8").splitlines()
    listed = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    rulebook = importlib.import_module(f"gonfalon.games.{game}").GAME.rulebook
    assert sorted(clause.id for clause in rulebook.clauses) == sorted(listed)


def test_every_language_says_the_same_sentences() -> None:
    english = PACKAGE / "words" / "en"
    wrong = []
    for path in PACKAGE.glob("words/*/*.ftl"):
        # The English titles and gists of clauses and rulings stand beside them in the game.
        ids = {name for name in message_ids(path) if not name.startswith(("clause-", "ruling-"))}
        wrong += [f"{shown(path)}: {name}" for name in ids ^ message_ids(english / path.name)]
    assert not sorted(wrong)


def test_every_language_has_every_file_of_words() -> None:
    languages = {folder.name: {path.name for path in folder.glob("*.ftl")} for folder in PACKAGE.glob("words/[a-z]*/")}
    assert len({frozenset(names) for names in languages.values()}) <= 1, languages


def imports_of(module: str) -> set[str]:
    """The dotted names that a module imports from Gonfalon."""
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    named: set[str] = set()
    for node in ast.walk(SOURCES[path]):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            named |= {f"{source}.{alias.name}" for alias in node.names}
    return {name for name in named if name.split(".")[0] == "gonfalon"}


def known_module(name: str) -> str:
    """The module that a dotted name stands in."""
    while name not in MODULES and "." in name:
        name = name.rpartition(".")[0]
    return name


def room(module: str) -> str:
    """The room of a module; empty for the package itself."""
    return [*module.split("."), ""][1]


def game_of(module: str) -> str:
    """The game that a module belongs to; empty outside the games."""
    return [*module.split("."), "", ""][2] if room(module) == "games" else ""


def storey(module: str) -> int:
    """How high a module of a game stands; it may import what stands no higher."""
    return STOREY.get([*module.split("."), "__init__"][3], 0)


def is_vague(name: str) -> bool:
    """Whether a function's name begins with a verb that says nothing."""
    return not name.endswith("__") and name.lstrip("_").startswith(VAGUE_VERBS)


def impurities(source: ast.Module) -> Iterator[tuple[int, str]]:
    """What a rule may not contain, with its line."""
    for node in ast.walk(source):
        match node:
            case ast.Import(names=names) if {alias.name.split(".")[0] for alias in names} & IMPURE_MODULES:
                yield node.lineno, "import"
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in IMPURE_MODULES:
                yield node.lineno, "import"
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                yield node.lineno, f"{name}()"
            case ast.Constant(value=float()):
                yield node.lineno, "float"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield node.lineno, "true division"
            case ast.Global():
                yield node.lineno, "global"


def message_ids(path: Path) -> set[str]:
    """The ids of the sentences in a file of words."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)], shown(path)
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def shown(path: Path) -> str:
    """A path as people name it."""
    return path.relative_to(ROOT).as_posix()
