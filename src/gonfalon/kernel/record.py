"""The record: the whole history of a game as data; a game is its record."""

from collections.abc import Iterable
from hashlib import blake2s
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from gonfalon.kernel.reading import read


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game was started from; `rolls` are those of the set-up, `start` a position instead of a scenario's own."""

    game: str
    edition: int
    scenario: str
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    dice: str = ""
    start: Any = None
    rolls: tuple[int, ...] = ()
    digest: str


class Took(Struct, frozen=True, kw_only=True, tag="took", tag_field="entry", forbid_unknown_fields=True):
    """A seat's action, the faces that fell, and the digest of the state after it."""

    action: Any
    rolls: tuple[int, ...] = ()
    digest: str


class Resigned(Struct, frozen=True, kw_only=True, tag="resigned", tag_field="entry", forbid_unknown_fields=True):
    """A seat gave the game up."""

    seat: str


class Agreed(Struct, frozen=True, kw_only=True, tag="agreed", tag_field="entry", forbid_unknown_fields=True):
    """The seats agreed on the end; no winner is a draw."""

    winner: str | None


class TookBack(Struct, frozen=True, kw_only=True, tag="took back", tag_field="entry", forbid_unknown_fields=True):
    """With the others' consent the last `actions` actions were taken back; they stay in the record."""

    seat: str
    actions: int


class Continued(Struct, frozen=True, kw_only=True, tag="continued", tag_field="entry", forbid_unknown_fields=True):
    """The game went on from a position under another edition of the rules."""

    edition: int
    position: Any
    digest: str


Entry: TypeAlias = Took | Resigned | Agreed | TookBack | Continued


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Header and entries."""

    header: Header
    entries: tuple[Entry, ...] = ()


def digest_of(state: Any) -> str:
    """Four bytes that change when the state's JSON does."""
    return blake2s(msgspec.json.encode(state), digest_size=4).hexdigest()


def write_record(record: Record) -> str:
    """The record as text, an entry a line."""
    header = msgspec.json.format(msgspec.json.encode(record.header), indent=2).decode().replace("\n", "\n  ")
    return f'{{\n  "header": {header},\n  "entries": [{_lines(record.entries)}\n  ]\n}}\n'


def read_record(text: bytes | str) -> Record:
    """A record from text; BadInput names the field that is wrong. Actions stay as written until they are replayed."""
    record: Record = read(text, Record)
    return record


def _lines(entries: Iterable[Entry]) -> str:
    return ",".join("\n    " + msgspec.json.encode(entry).decode() for entry in entries)
