"""Runs the command line inside the test, and the files that several tests ask about."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from gonfalon.cli import main

POSITION: dict[str, Any] = {
    "ask": "attack",
    "seat": "crusader",
    "turn": 3,
    "pieces": [
        {"piece": "templars", "at": "08.06", "moved": True, "charging": "08.05"},
        {"piece": "richard", "at": "08.07"},
        {"piece": "infantry-1", "at": "11.05"},
        {"piece": "infantry-2", "at": "11.06"},
        {"piece": "baggage-1", "at": "04.06"},
        {"piece": "baggage-2", "at": "04.07"},
        {"piece": "mamelukes-1", "at": "08.05"},
        {"piece": "skirmishers-1", "at": "11.04"},
    ],
}
ATTACK = {"seat": "crusader", "do": "attack", "piece": "templars", "target": "mamelukes-1"}
SECOND = {"seat": "crusader", "do": "attack", "piece": "infantry-1", "target": "skirmishers-1"}
FAR = {"seat": "crusader", "do": "attack", "piece": "richard", "target": "skirmishers-1"}
END = {"seat": "crusader", "do": "end"}


class Answer(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The output as JSON."""
        return json.loads(self.out)


def ask(*arguments: str | Path, typed: str | bytes = "") -> Answer:
    """Run a command in this process with something on its standard input."""
    given = typed.encode() if isinstance(typed, str) else typed
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main([str(argument) for argument in arguments])
    return Answer(code, out.getvalue(), err.getvalue())


def written(folder: Path, name: str, value: Any) -> Path:
    """A file with a value as JSON."""
    path = folder / name
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def is_one_complaint(answer: Answer) -> bool:
    """Whether the answer is bad input, told in exactly one line on standard error and nowhere else."""
    lines = answer.err.splitlines()
    return answer.code == 2 and not answer.out and len(lines) == 1 and lines[0].startswith("gonfalon: ")
