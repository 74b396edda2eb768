"""Positions as plain data, made from stamps and then spoilt."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades.frames import (
    Frame,
    Moving,
)
from gonfalon.games.croisades.position import Position, position_of, state_of
from gonfalon.kernel.reading import BadInput
from tests.games.croisades.stamp import CRUSADER, stamp

MEN = ("gerard M1 s", "bertin C3", "crispin A8", "jehangir M13", "mohammad I14 ne", "yasaffa R9")
"""The base of most: 0 gerard, 1 bertin, 2 crispin, 3 mohammad, 4 yasaffa, 5 jehangir as they are written."""


def base(*men: str, agenda: tuple[Frame, ...] = (Moving(CRUSADER),), **rest: Any) -> Any:
    """A lawful position as plain data."""
    return msgspec.to_builtins(position_of(stamp(*(men or MEN), agenda=agenda, **rest)))


def changed(data: Any, **changes: Any) -> Any:
    """Plain data with fields changed; a path has two underscores between its parts."""
    for path, value in changes.items():
        *parents, last = path.split("__")
        here = data
        for part in parents:
            here = here[int(part)] if part.isdigit() else here[part]
        here[int(last) if last.isdigit() else last] = value
    return data


def field_refused(data: Any) -> str:
    """The field under which a position is refused."""
    with pytest.raises(BadInput) as refusal:
        state_of(msgspec.convert(msgspec.json.decode(msgspec.json.encode(data)), Position))
    return refusal.value.field


def as_data(*frames: Frame) -> Any:
    """Frames as plain data."""
    return msgspec.to_builtins(frames)
