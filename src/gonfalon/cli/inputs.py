"""What comes from outside: files, positions, actions, options, orders and dice; BadInput names what is wrong."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel.clerk import Orders
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import Action, begin
from gonfalon.kernel.reading import BadInput, converted, read
from gonfalon.registry import AnyGame

STANDARD_INPUT = "-"


def position_and_actions(game: AnyGame, position: str, actions: str) -> tuple[Any, list[Action]]:
    """The state of a position file and the actions of another; one of the two may be standard input."""
    if position == actions == STANDARD_INPUT:
        raise BadInput("--do", "standard input can be read only once: give a file for --from or for --do")
    return state_in(game, position), actions_in(game, actions)


def state_in(game: AnyGame, path: str) -> Any:
    """The state of a position file."""
    with complaints_about(path):
        return game.state_of(read(text_of(path), game.position_type))


def opening_of(game: AnyGame, scenario: str | None, options: Sequence[str], seed: int) -> Any:
    """The state in which a scenario opens."""
    return begin(game, scenario_named(game, scenario), options_of(game, options), SeededDice(seed), unheard)


def actions_in(game: AnyGame, path: str) -> list[Action]:
    """The actions of a file, in their order."""
    with complaints_about(path):
        actions: list[Action] = read(text_of(path), list[game.action_type])  # type: ignore[name-defined]
        return actions


def text_of(path: str) -> bytes:
    """The bytes of a file or of standard input."""
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except ValueError as error:
        raise BadInput("file", str(error)) from None
    except OSError as error:
        raise BadInput("file", error.strerror or str(error)) from None


@contextmanager
def complaints_about(path: str) -> Iterator[None]:
    """Put the file's name before the field that a complaint names."""
    try:
        yield
    except BadInput as error:
        where = "standard input" if path == STANDARD_INPUT else path
        raise type(error)(f"{where}: {error.field}", error.why) from None


def scenario_named(game: AnyGame, name: str | None) -> str:
    """The id of a scenario; without a name the game's first."""
    known = [scenario.id for scenario in game.scenarios]
    if name is not None and name not in known:
        raise BadInput("--scenario", f"{name} is no scenario of {game.name}: it has {', '.join(known)}")
    return name or known[0]


def options_of(game: AnyGame, written: Sequence[str]) -> Any:
    """The game's options with those that are written as K=V changed."""
    known = game.options.__struct_fields__
    values: dict[str, str] = {}
    for each in written:
        key, equals, value = each.partition("=")
        if not equals:
            raise BadInput("--option", f"{each} is not written as K=V")
        if key not in known:
            raise BadInput("--option", f"{key} is no option of {game.name}: it has {', '.join(known)}")
        values[key] = value
    try:
        return msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        why, _, path = str(error).rpartition(" - at `$.")
        key = path.removesuffix("`")
        raise BadInput(f"--option {key}", f"{values[key]} will not do: {why}") from None


def orders_of(game: AnyGame, scenario: str, written: Sequence[str]) -> dict[str, Orders]:
    """The standing orders of each seat that has any, written as SEAT.ORDER=WHEN."""
    values: dict[str, dict[str, str]] = {}
    for each in written:
        place, equals, when = each.partition("=")
        seat, dot, order = place.partition(".")
        if not equals or not dot:
            raise BadInput("--order", f"{each} is not written as SEAT.ORDER=WHEN")
        if seat not in game.seats(scenario):
            raise BadInput("--order", f"{seat} is none of {', '.join(game.seats(scenario))}")
        values.setdefault(seat, {})[order] = when
    if values and game.clerk is None:
        raise BadInput("--order", f"{game.name} leaves nothing to a clerk")
    kind = Orders if game.clerk is None else game.clerk.orders_type
    return {seat: converted(each, kind, f"--order {seat}") for seat, each in values.items()}


def faces_of(written: str) -> tuple[int, ...]:
    """The faces of scripted dice, written with commas between them."""
    faces = []
    for place, each in enumerate(written.split(",") if written.strip() else (), 1):
        try:
            faces.append(int(each))
        except ValueError:
            raise BadInput("--dice", f"die {place}: {each.strip()!r} is no number") from None
    return tuple(faces)
