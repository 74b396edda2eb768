"""What the store holds: a table's row, and what happened there, one deed after the other."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from gonfalon.bots import Reason
from gonfalon.kernel.events import Audience
from gonfalon.kernel.plan import Halt
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Agreed, Continued, Entry, Header, Record, Resigned, Took, TookBack
from gonfalon.kernel.rulebook import Refusal
from gonfalon.server.wire.tables import Done, Origin, Standing


class Undid(Struct, frozen=True, kw_only=True, tag="undid", tag_field="entry", forbid_unknown_fields=True):
    """The last `actions` actions were freely taken back; the record forgets them, the store does not."""

    actions: int


Happening: TypeAlias = Took | Resigned | Agreed | TookBack | Continued | Undid


class KeptPlan(Struct, frozen=True):
    """A seat's plan as it stands: how many of its actions are taken, those that are left, and what it has seen."""

    seat: str
    taken: int
    left: tuple[Any, ...]
    seen: int
    halt: Halt
    refusal: Refusal | None = None


class After(Struct, frozen=True):
    """How a table stands after a change, when that was, what was answered to whose key, and the plan under way."""

    changed: int
    standing: Standing
    verb: str = ""
    key: str = ""
    done: Done | None = None
    plan: KeptPlan | None = None


class Deed(Struct, frozen=True, omit_defaults=True):
    """Something that happened at a table; a bot says why it did it, the last of a change what came of it.

    Where not everybody hears of it, `to` are those who do.
    """

    happening: Happening
    reason: Reason | None = None
    after: After | None = None
    to: Audience = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table: what it was opened from, how it stood then, the secret behind its dice, and what is no part of the game.

    That is the computer's pace, the standing orders of each seat, what the game is called, where it comes from, and
    when it was thrown into the bin.
    """

    id: str
    header: Header
    delay: int
    secret: str
    opened: After
    paused: bool = False
    orders: dict[str, dict[str, str]] = {}
    name: str = ""
    origin: Origin | None = None
    binned: int | None = None


class Opening(Struct, frozen=True):
    """What was answered to a key for which a table was opened; `parent` is the table it came from, if any."""

    parent: str
    verb: str
    key: str
    answer: bytes = b""


class Kept(Struct, frozen=True):
    """All that the store holds of a table."""

    row: TableRow
    deeds: tuple[Deed, ...]


class Listed(Struct, frozen=True):
    """A table in the list, and how it stands."""

    row: TableRow
    after: After


class Why(StrEnum):
    """Why a table that is kept cannot be opened."""

    DAMAGED = "damaged"
    OTHER_VERSION = "other-version"
    NOT_INSTALLED = "not-installed"


class Shut(Struct, frozen=True):
    """A table that is kept and cannot be opened, and what can still be told of it."""

    id: str
    why: Why
    game: str = ""
    changed: int = 0
    binned: int | None = None


class Catalogue(Struct, frozen=True):
    """The tables of a store, those that it keeps and that cannot be read here, and what is broken in its file."""

    tables: tuple[Listed, ...]
    shut: tuple[Shut, ...] = ()
    broken: str = ""


class Salvage(Struct, frozen=True):
    """What can be read of a table without playing it: `cut` is the number of the first deed that cannot be."""

    header: Header
    entries: tuple[Entry, ...]
    after: After | None
    cut: int | None


class Stands(Struct, frozen=True):
    """An action that was not taken back: its number in the store, why a bot took it, and who has heard of it."""

    seq: int
    reason: Reason | None
    to: Audience


class Unreadable(BadInput):
    """A table that is kept and cannot be read."""

    def __init__(self, table: str, why: Why, detail: str) -> None:
        said = "is damaged" if why is Why.DAMAGED else "was kept by another Gonfalon and cannot be read here"
        super().__init__(f"table {table}", f"{said}: {detail}")
        self.kind = why


def record_of(kept: Kept) -> tuple[Record, list[Stands]]:
    """The record of a stored table, and for each action that its sitting will hold what the store says of it."""
    entries, standing = that_stand(kept.deeds)
    return Record(kept.row.header, tuple(entries)), standing


def that_stand(deeds: Iterable[Deed]) -> tuple[list[Entry], list[Stands]]:
    """The entries that deeds leave in the record, and what the store says of each action among them."""
    entries: list[Entry] = []
    standing: list[Stands] = []
    for seq, deed in enumerate(deeds, 1):
        match deed.happening:
            case Undid(actions=actions):
                del entries[-actions:], standing[-actions:]
                continue
            case Took():
                standing.append(Stands(seq, deed.reason, deed.to))
            case TookBack(actions=actions):
                del standing[-actions:]
            case Continued():
                standing.clear()
            case _:
                pass
        entries.append(deed.happening)
    return entries, standing


DEED = msgspec.json.Decoder(Deed)
ROW = msgspec.json.Decoder(TableRow)
