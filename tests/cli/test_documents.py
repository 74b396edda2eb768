"""Help, the page about the command line and the terminal's sentences: every example runs, every key is said."""

import re
import shlex
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from gonfalon.cli import SUBCOMMANDS
from gonfalon.cli.phrases import Phrases, plain
from gonfalon.cli.terminal.commands import COMMANDS as TYPED
from gonfalon.cli.terminal.names import choices, named_fields
from gonfalon.games.acre.position.written import LEADER_PLACES, UNIT_PLACES
from gonfalon.games.arsouf import GAME
from gonfalon.games.croisades.pieces import BARRELS
from gonfalon.kernel.rulebook import Source, Status
from gonfalon.registry import games, names
from gonfalon.words import languages
from tests.cli.asking import ask

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
WORDS = ROOT / "src" / "gonfalon" / "words"
SOURCES = (ROOT / "src" / "gonfalon" / "cli").rglob("*.py")
COMMANDS = (
    "play",
    "serve",
    "games",
    "rules",
    "where",
    "pieces",
    "schema",
    "position",
    "menu",
    "try",
    "odds",
    "replay",
    "simulate",
    "perft",
    "fuzz",
    "bench",
)

# What measures for minutes and needs packages that only the extra brings, and what serves until it is stopped.
TOO_LONG = {"gonfalon bench --json", "gonfalon play", "gonfalon serve --port 8080 --data games"}


def examples_in_help() -> list[str]:
    found = []
    for name in COMMANDS:
        _, _, example = ask(name, "--help").out.partition("example:\n")
        found += [line.strip() for line in example.splitlines() if line.strip()]
    return found


def examples_on_the_page() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the page shows, where commands run."""
    position, actions = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    (moves,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    for name, text in (("position", position), ("actions", actions)):
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    (tmp_path / "moves.txt").write_text(moves, encoding="utf-8")
    (tmp_path / "nothing.txt").touch()
    monkeypatch.chdir(tmp_path)
    run("gonfalon play --terminal arsouf --scenario gate --side both --seed 7 < moves.txt")
    return tmp_path


def run(line: str) -> None:
    command, _, source = line.partition(" < ")
    program, *arguments = shlex.split(command)
    typed = Path(source).read_text(encoding="utf-8") if source else ""
    answer = ask(*arguments, typed=typed)
    assert program == "gonfalon"
    assert (answer.code, answer.err) == (0, ""), line
    assert answer.out


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_command_has_an_example(name: str) -> None:
    answer = ask(name, "--help")
    assert answer.code == 0
    assert f"example:\n  gonfalon {name}" in answer.out


def test_every_subcommand_is_listed_in_help_and_on_the_page() -> None:
    assert len(COMMANDS) == len(SUBCOMMANDS)
    overview = ask("--help").out
    assert all(re.search(rf"^    {name} ", overview, re.MULTILINE) for name in COMMANDS)
    assert all(re.search(rf"^\| `{name}[ `]", PAGE, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("line", sorted({*examples_in_help(), *examples_on_the_page()} - TOO_LONG))
def test_the_examples_run(desk: Path, line: str) -> None:
    run(line)


def test_the_script_on_the_page_shows_refusal_odds_and_an_attack(desk: Path) -> None:
    typed = (desk / "moves.txt").read_text(encoding="utf-8")
    out = ask("play", "--terminal", "arsouf", "--scenario", "gate", "--side", "both", "--seed", "7", typed=typed).out
    assert "[5.3]" in out
    assert "Taken back: move templars 02.02" in out
    assert "Once you end this phase:" in out
    assert "Saved in record.json." in out


@pytest.mark.parametrize(
    ("game", "page"),
    [("arsouf", "positions.md"), ("acre", "positions-acre.md"), ("croisades", "positions-croisades.md")],
)
def test_the_pages_about_positions_list_every_piece_as_the_command_does(game: str, page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (listed,) = re.findall(r"```text pieces\n(.*?)```", text, re.DOTALL)
    assert listed == ask("pieces", game).out


def test_the_map_of_the_documents_leads_to_every_page() -> None:
    docs = ROOT / "docs"
    links = re.findall(r"\]\(([^)]+)\)", (docs / "README.md").read_text(encoding="utf-8"))
    pages = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")} - {"README.md"}
    assert pages <= set(links)
    assert not [link for link in links if not (docs / link).exists()]


class Sentence(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Each key of the terminal's sentences with its variables."""
    found = {}
    for entry in FluentParser().parse((WORDS / language / "terminal.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            assert isinstance(entry.value, Pattern)
            sentence = Sentence()
            sentence.visit(entry.value)
            found[entry.id.name.removeprefix("terminal-")] = sentence.variables
    return found


def test_the_terminal_says_the_same_in_every_language() -> None:
    assert sentences("en") == sentences("es")


def test_every_sentence_of_the_terminal_is_used_and_every_one_used_is_there() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    known = set(sentences("en"))
    called = r'(?:phrase|say|Puzzled|_pairs|__init__)\(\s*["\']([a-z-]+)["\']'
    chosen = {"bot-plays", "person-plays", "no-undo", "nothing-done"}
    said = set(re.findall(called, source)) | chosen
    assert said <= known
    drawn = {key for key in known if key.split("-")[0] in names()}
    assert known - said - drawn == spoken()
    assert not [key for key in drawn if not {f'"{key}"', f'"{key.partition("-")[2]}"'} & quoted(source)]


def quoted(source: str) -> set[str]:
    """Every word that a source quotes; the fields of a position file stand for keys with hyphens."""
    fields = {f'"{field.replace("_", "-")}"' for field in (*UNIT_PLACES, *LEADER_PLACES)}
    return {f'"{word}"' for word in re.findall(r"""["']([a-z-]+)["']""", source)} | fields


def spoken() -> set[str]:
    """The keys of what may be typed, of what is printed on pieces, of each status, and of each source but the usual."""
    kinds = [kind for game in games() for kind in get_args(game.action_type)]
    verbs = {str(kind.__struct_config__.tag) for kind in kinds}
    fields = {(field, choices(kind, field)) for kind in kinds for field in named_fields(kind)}
    return {
        *(f"verb-{verb}" for verb in verbs),
        *(f"field-{field}" for field, values in fields if not values),
        *(f"value-{value}" for _, values in fields for value in values),
        # Barrels are no pieces, and have no other words.
        *(f"value-{barrel}" for barrel in BARRELS),
        *(f"printed-{name}" for game in games() for piece in game.advice.pieces() for name in piece.values),
        *(f"status-{status}" for status in Status),
        *(f"source-{source}" for source in Source if source is not Source.PRINTED),
    }


def test_every_command_has_a_name_in_every_language() -> None:
    assert all(set(Phrases(language, "arsouf").commands().values()) == set(TYPED) for language in languages())


def test_no_two_verbs_or_commands_of_a_game_are_called_alike() -> None:
    for game, language in product(games(), languages()):
        phrases = Phrases(language, game.name)
        verbs = [phrases.verb(str(kind.__struct_config__.tag)) for kind in get_args(game.action_type)]
        words = [*map(plain, verbs), *phrases.commands()]
        assert len(set(words)) == len(words)


def test_other_words_stand_for_something() -> None:
    verbs = {str(kind.__struct_config__.tag) for kind in get_args(GAME.action_type)}
    assert all(set(Phrases(language, "arsouf").synonyms().values()) <= verbs | set(TYPED) for language in languages())
