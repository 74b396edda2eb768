"""What the program can say, read from its source and types: each key with the arguments that come with it."""

import ast
import importlib
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from gonfalon.games.acre import pieces as acre
from gonfalon.games.arsouf.pieces import KINDS, ROSTER, Side
from gonfalon.games.arsouf.state import Condition
from gonfalon.games.croisades import pieces as croisades
from gonfalon.games.croisades.charts import Cover
from gonfalon.games.croisades.map import Terrain
from gonfalon.games.croisades.recruits import RECRUITS
from gonfalon.games.croisades.state import Choice, Health
from gonfalon.kernel import events as kernel_events
from gonfalon.kernel.clerk import When, order_values
from gonfalon.kernel.decision import Register
from gonfalon.kernel.events import Event, Whisper
from gonfalon.kernel.modifiers import Line
from gonfalon.registry import AnyGame

PACKAGE = Path(kernel_events.__file__).parent.parent
HOUSE = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]

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
    whens: Sayable = {f"when-{when}": set() for when in When}
    return {**_events(KERNEL_EVENTS), **_refusals(HOUSE), **_outcomes(HOUSE), **whens}


AGREEING: dict[str, set[str]] = {
    "acre": {
        *acre.Side,
        *(unit.id for unit in acre.ROSTER),
        *(unit.label for unit in acre.ROSTER),
        *(leader.id for leader in acre.LEADERS),
    },
    "arsouf": {*Side, *(kind.id for kind in KINDS), *(piece.id for piece in ROSTER)},
    "croisades": {*croisades.Side, *croisades.PLACES, *croisades.Kind, *RECRUITS} - {croisades.Kind.HORSE},
}
"""The ids whose names verbs must agree with, by game."""

PERSONS = {
    "richard",
    "saladin",
    "saladin-on-foot",
    "arnulf-on-foot",
    *(leader.id for leader in acre.LEADERS),
    *(name for name in croisades.PLACES if name not in (croisades.DRAFT, croisades.CART)),
}
"""Those who are called by their names alone, and horses that are called after them."""

CALLED: dict[str, set[str]] = {
    "acre": {
        *acre.Arm,
        *("march", "slip", "fall-back", "leader-melee", "leader-unit-lost"),
        *("clear", "hill", "stream", "orchard", "marsh", "walls"),
        *("organized", "disorganized", "eliminated", "scattered", "withdrawn", "inside", "waiting"),
    },
    "arsouf": {*Condition},
    "croisades": {
        *(*Health, *Choice, *Terrain, *croisades.Weapon, *(cover.heading for cover in Cover)),
        *("n", "ne", "se", "s", "sw", "nw"),
        *("fire", "charges", "moves", "combat"),
        "mounted-shortbow",
    },
}
"""Other ids that sentences show by name, where neither types nor calls tell them."""


KEYED: dict[str, dict[str, tuple[str, ...]]] = {
    "croisades": {
        "line": (
            *("short-range", "medium-range", "long-range", "ground-attacker", "ground-defender", "dead", "wounded"),
            *("defence", "defence-wounded", "defence-stunned", "defence-horse", "defence-caparisoned", *Terrain),
        ),
        "refusal": (
            *("tree-between", "lip-between", "steep-between", "somebody-between", "outside-the-lane"),
            *("friend-not-beside",),
            *("over-others-too-near", "over-others-at-cover", "over-others-at-contact"),
        ),
    },
}
"""Keys that the rules choose and no call spells out: lines, and refusals of a line of fire."""


def of_game(game: AnyGame) -> Sayable:
    """What is said in one game alone."""
    own = [kind for kind in get_args(game.event_type) if kind not in KERNEL_EVENTS]
    paths = sources(game)
    return {
        **_events(own),
        **_refusals(paths),
        **{f"refusal-no-such-{kind}": of_word(kind) for kind in decisions(game).names},
        **_remarks(paths),
        **_outcomes(paths),
        **{f"ask-{ask}": of_word("seat") for ask in asks(game)},
        **{f"line-{key}": _variables(Line) for call in calls(paths, "Line") for key in _constants(call.args[1])},
        **{f"line-{key}": _variables(Line) for key in KEYED.get(game.name, {}).get("line", ())},
        **{
            f"refusal-{key}": {*of_word("figure"), *of_word("target"), *of_word("at")}
            for key in KEYED.get(game.name, {}).get("refusal", ())
        },
        **{f"name-{each}": set() for each in names(game)},
        **{f"scenario-{scenario.id}": set() for scenario in game.scenarios},
        **{f"option-{field.name}": set() for field in msgspec.structs.fields(game.options)},
        **_orders(game),
    }


def _orders(game: AnyGame) -> Sayable:
    """What may be left to a clerk, and those of its values that are not called as in every game."""
    choices = {} if game.clerk is None else order_values(game.clerk.orders_type)
    own = [f"{name}-{value}" for name, values in choices.items() for value in values if value not in list(When)]
    return {f"order-{each}": set() for each in (*choices, *own)}


def sources(game: AnyGame) -> list[Path]:
    """The files of a game."""
    return sorted((PACKAGE / "games" / game.name).rglob("*.py"))


def asks(game: AnyGame) -> set[str]:
    """What a game asks."""
    return decisions(game).asks


def decisions(game: AnyGame) -> Register[Any, Any]:
    """The register of a game's decisions."""
    register = importlib.import_module(f"gonfalon.games.{game.name}.decisions").DECISIONS
    assert isinstance(register, Register)
    return register


OF_THE_TABLE = {"target"}
"""Values of options that the table has a word for."""


def names(game: AnyGame) -> set[str]:
    """The ids that sentences show by name."""
    values = {
        value
        for field in msgspec.structs.fields(game.options)
        if isinstance(field.type, type) and issubclass(field.type, StrEnum)
        for value in field.type
    }
    literals = [field.type for field in msgspec.structs.fields(game.options) if get_origin(field.type) is Literal]
    values |= {value for literal in literals for value in get_args(literal)} - OF_THE_TABLE
    paths = sources(game)
    sums = {_constant(named(call)["what"]) for call in calls(paths, "Reckoned")}
    return {*AGREEING[game.name], *CALLED[game.name], *values, *asks(game), *sums, *rolls(paths)}


def rolls(paths: list[Path]) -> set[str]:
    """What dice are rolled for, where the call says it itself."""
    whys = [
        named(node).get("why")
        for path in paths
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "roll"
    ]
    return {str(why.value) for why in whys if isinstance(why, ast.Constant)}


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
    """Every refusal."""
    return _under_clauses(paths, "refuse", "refusal")


def _remarks(paths: list[Path]) -> Sayable:
    """Every remark on an action."""
    return _under_clauses(paths, "remark", "remark")


def _under_clauses(paths: list[Path], maker: str, prefix: str) -> Sayable:
    """Every sentence of a kind; one that is given in several places has the arguments that all of them give."""
    found: Sayable = {}
    for path in paths:
        for call in calls([path], maker):
            given = {variable for arg in named(call) for variable in of_word(arg)}
            for key in _keys(path, call.args[1]):
                found[f"{prefix}-{key}"] = found.get(f"{prefix}-{key}", given) & given
    return found


def _keys(path: Path, key: ast.expr) -> list[str]:
    """The keys that an expression may be: itself, or what the loop around it takes from a written-out table."""
    if isinstance(key, ast.Constant):
        return [_constant(key)]
    if isinstance(key, ast.JoinedStr):
        # Names that the game does not have: their kinds are told by its decisions.
        return []
    if isinstance(key, ast.Attribute):
        # Chosen by the rules: told by KEYED.
        return []
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
    made = calls(paths, "Outcome")
    return {f"outcome-{key}": of_word("winner") for call in made for key in _constants(call.args[1])}


def _variables(kind: type[msgspec.Struct]) -> set[str]:
    """The variables that a struct's fields make."""
    variables: set[str] = set()
    for field in msgspec.structs.fields(kind):
        kinds = [kind for kind in get_args(field.type) or (field.type,) if isinstance(kind, type)]
        if field.type in (int, bool):
            variables.add(field.name)
        elif any(issubclass(kind, str) for kind in kinds):
            variables |= of_word(field.name)
    return variables


def of_word(arg: str) -> set[str]:
    """The variables that an argument makes which is a word."""
    return {arg, *(f"{arg}_{part}" for part in ("id", "form", "number", "the", "mid"))}


def _constant(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.dump(node)
    return str(node.value)


def _constants(node: ast.expr) -> list[str]:
    """The texts that an expression spells out: itself, either side of a choice, or none."""
    if isinstance(node, ast.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return [str(node.value)] if isinstance(node, ast.Constant) else []
