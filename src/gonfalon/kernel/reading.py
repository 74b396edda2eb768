"""Reading what comes from outside: JSON into the house's types, and complaints that name the field."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct


class BadInput(ValueError):
    """A file or argument from outside that cannot be understood; says which field and why."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class Broken(BadInput):
    """A record that is written as it should be, and does not come out as written."""


def read(text: bytes | str | msgspec.Raw, kind: Any, field: str = "") -> Any:
    """A value of a kind from JSON; BadInput names the field inside `field` that is wrong."""
    try:
        return _decoder(kind).decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise malformed(field, error) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def converted(value: Any, kind: Any, field: str) -> Any:
    """A value of a kind from what JSON was read into; BadInput names the field inside `field` that is wrong."""
    if isinstance(value, Struct):
        value = msgspec.to_builtins(value)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise malformed(field, error) from None


def malformed(where: str, error: Exception) -> BadInput:
    """A complaint of the codec, under the field inside `where` that it names."""
    why, _, path = str(error).rpartition(" - at `$")
    if not why:
        return BadInput(where or "text", path or "nested too deep")
    return BadInput((where + path.removesuffix("`")).lstrip("."), why)
