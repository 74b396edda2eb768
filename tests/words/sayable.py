"""What the program can say, read from its source and types: each key with the arguments that come with it."""

import ast
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.pieces import KINDS, ROSTER, Side
from gonfalon.games.arsouf.state import Condition
from gonfalon.kernel import events as kernel_events
from gonfalon.kernel.events import Event, Whisper
from gonfalon.kernel.modifiers import Line

PACKAGE = Path(kernel_events.__file__).parent.parent
HOUSE = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
ARSOUF = list((PACKAGE / "games" / "arsouf").rglob("*.py"))

Sayable = dict[str, set[str]]
"""The variables that a sentence may use, by the id of the sentence."""

KERNEL_EVENTS = [
    kind
    for kind in vars(kernel_events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Whisper)
]
"""The events of the house that somebody hears; an envelope is opened first."""


def of_the_house() -> Sayable:
    """What every game's players may hear from the kernel and the rooms above."""
    return {**_events(KERNEL_EVENTS), **_refusals(HOUSE), **_outcomes(HOUSE)}


def of_arsouf() -> Sayable:
    """What is said in Arsouf alone."""
    own = [kind for kind in get_args(GAME.event_type) if kind not in KERNEL_EVENTS]
    return {
        **_events(own),
        **_refusals(ARSOUF),
        **_outcomes(ARSOUF),
        **_asks(),
        **_lines(),
        **{f"name-{each}": set() for each in names()},
        **{f"scenario-{scenario.id}": set() for scenario in GAME.scenarios},
        **{f"option-{field.name}": set() for field in msgspec.structs.fields(GAME.options)},
    }


def agreeing() -> set[str]:
    """The ids whose names verbs must agree with."""
    return {*Side, *(kind.id for kind in KINDS), *(piece.id for piece in ROSTER)}


def names() -> set[str]:
    """The ids that sentences show by name."""
    values = {
        value
        for field in msgspec.structs.fields(GAME.options)
        if isinstance(field.type, type) and issubclass(field.type, StrEnum)
        for value in field.type
    }
    asks = {key.removeprefix("ask-") for key in _asks()}
    sums = {_constant(named(call)["what"]) for call in calls(ARSOUF, "Reckoned")}
    return {*agreeing(), *Condition, *values, *asks, *sums}


def calls(paths: list[Path], name: str) -> Iterator[ast.Call]:
    """Every call of that name in the files."""
    for path in paths:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a source file."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def named(call: ast.Call) -> dict[str, ast.expr]:
    """The arguments of a call that are given by name."""
    return {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}


def _events(kinds: list[Any]) -> Sayable:
    return {f"event-{kind.__struct_config__.tag}": _variables(kind) for kind in kinds}


def _refusals(paths: list[Path]) -> Sayable:
    """Every refusal; one that is given in several places has the arguments that all of them give."""
    found: Sayable = {}
    for path in paths:
        for call in calls([path], "refuse"):
            given = {variable for arg in named(call) for variable in (arg, f"{arg}_id", f"{arg}_form")}
            for key in _keys(path, call.args[1]):
                found[f"refusal-{key}"] = found.get(f"refusal-{key}", given) & given
    return found


def _keys(path: Path, key: ast.expr) -> list[str]:
    """The keys that an expression may be: itself, or what the loop around it takes from a written-out table."""
    if isinstance(key, ast.Constant):
        return [_constant(key)]
    assert isinstance(key, ast.Name), ast.dump(key)
    for loop in nodes(path):
        if (
            not isinstance(loop, ast.For)
            or not isinstance(loop.target, ast.Tuple)
            or not isinstance(loop.iter, ast.Tuple)
        ):
            continue
        for place, target in enumerate(loop.target.elts):
            if isinstance(target, ast.Name) and target.id == key.id:
                return [_constant(row.elts[place]) for row in loop.iter.elts if isinstance(row, ast.Tuple)]
    raise AssertionError(f"{path.name}: where does the refusal's {key.id} come from?")


def _outcomes(paths: list[Path]) -> Sayable:
    return {
        f"outcome-{_constant(call.args[1])}": {"winner", "winner_id", "winner_form"} for call in calls(paths, "Outcome")
    }


def _asks() -> Sayable:
    return {f"ask-{_constant(call.args[2])}": {"seat", "seat_id", "seat_form"} for call in calls(ARSOUF, "Ask")}


def _lines() -> Sayable:
    return {f"line-{_constant(call.args[1])}": _variables(Line) for call in calls(ARSOUF, "Line")}


def _variables(kind: type[msgspec.Struct]) -> set[str]:
    """The variables that a struct's fields make."""
    variables: set[str] = set()
    for field in msgspec.structs.fields(kind):
        if field.type is int:
            variables.add(field.name)
        elif isinstance(field.type, type) and issubclass(field.type, str):
            variables |= {field.name, f"{field.name}_id", f"{field.name}_form"}
    return variables


def _constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.dump(node)
    return str(node.value)
