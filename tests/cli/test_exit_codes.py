"""The way in: what each exit code means, and that bad arguments are one line."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon import __version__
from gonfalon.cli import games
from tests.cli.asking import POSITION, ask, is_one_complaint, written

COMMAND = (sys.executable, "-m", "gonfalon")
LOADED = "import sys; from gonfalon.cli import main; print('loaded', flush=True); sys.exit(main())"
"""The same, and says when it has begun: a busy machine may take its time."""


def test_the_module_is_the_command() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"gonfalon {__version__}"


def test_bad_input_of_the_module_is_two() -> None:
    done = subprocess.run([*COMMAND, "where", "arsouf", "99.9"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.splitlines() == ["gonfalon: clause: 99.9 is no clause and no ruling of arsouf"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((), "COMMAND"),
        (("conquer",), "conquer"),
        (("games", "--loud"), "--loud"),
        (("games", "--js"), "--js"),
        (("where", "arsouf"), "CLAUSE"),
        (("where", "chess", "1.1"), "chess"),
        (("where", "arsouf", "two\nlines"), "two\\nlines"),
        (("rules", "chess"), "chess"),
        (("rules", "arsouf", "--language", "la"), "--language"),
        (("schema", "arsouf", "map"), "map"),
        (("schema", "chess", "view"), "chess"),
        (("try", "arsouf"), "--from"),
        (("try", "chess", "--from", "a", "--do", "b"), "chess"),
        (("odds", "arsouf", "--from", "none.json", "--do", "none.json"), "none.json"),
        (("replay", "none.json"), "none.json"),
        (("replay", "."), "."),
        (("replay", "nul\0byte"), "nul"),
        (("play", "chess"), "chess"),
        (("play", "--terminal", "chess"), "chess"),
        (("play", "--terminal", "--scenario", "nowhere"), "--scenario"),
        (("play", "--terminal", "--side", "pope"), "--side"),
        (("play", "--terminal", "--bots", "general"), "general"),
        (("play", "--terminal", "--bots", "random,random"), "--bots"),
        (("play", "--terminal", "arsouf", "--option", "turn_limit=1"), "turn_limit"),
        (("play", "--seed", "seven"), "--seed"),
        (("play", "--scenario", "gate"), "--scenario"),
        (("play", "--option", "turn_limit=40"), "--option"),
        (("play", "--side", "muslim"), "--side"),
        (("play", "--bots", "recruit"), "--bots"),
        (("play", "--seed", "0"), "--seed"),
        (("play", "--resume", "none.json"), "--resume"),
        (("play", "--port", "65536"), "--port"),
        (("serve", "--port", "many"), "--port"),
        (("play", "--terminal", "--resume", "none.json"), "none.json"),
        (("play", "--terminal", "--resume", "none.json", "--scenario", "gate"), "--resume"),
    ],
)
def test_bad_arguments_are_one_complaint(arguments: tuple[str, ...], named: str) -> None:
    answer = ask(*arguments)
    assert is_one_complaint(answer), answer
    assert named in answer.err


def test_an_unreadable_file_is_one_complaint(tmp_path: Path) -> None:
    position = written(tmp_path, "position.json", POSITION)
    answer = ask("try", "arsouf", "--from", position, "--do", tmp_path)
    assert is_one_complaint(answer)
    assert str(tmp_path) in answer.err


def test_ctrl_c_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "games", interrupted)
    answer = ask("games")
    assert answer.code == 130
    assert answer.err == "gonfalon: interrupted\n"


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes of this kind are not there")
def test_ctrl_c_ends_a_long_run_without_a_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LOADED, "fuzz", "arsouf", "--seconds", "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "loaded\n"
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(timeout=3)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert err.splitlines() == ["gonfalon: interrupted"]


@pytest.mark.skipif(os.name == "nt", reason="signals and pipes of this kind are not there")
@pytest.mark.parametrize(
    "arguments", [("rules", "arsouf"), ("play", "--terminal", "--side", "none", "--bots", "random")]
)
def test_a_reader_who_leaves_ends_the_command_quietly(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as out:
        done = subprocess.run([*COMMAND, *arguments], stdout=out, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 141
    assert done.stderr == ""


def test_signs_the_output_cannot_show_do_not_break_it() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*COMMAND, "rules", "arsouf", "--language", "es"], capture_output=True, env=environment, check=False
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert done.stderr == b""
