"""Looking into the store: a table, the list of all, and what of them can still be read where something is damaged."""

import sqlite3
from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from gonfalon.kernel.record import Header
from gonfalon.server.stored import (
    DEED,
    ROW,
    Catalogue,
    Deed,
    Kept,
    Listed,
    Salvage,
    Shut,
    TableRow,
    Unreadable,
    Why,
    that_stand,
)
from gonfalon.server.trouble import Trouble, trouble_of

ILLEGIBLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError)
"""What a decoder says of bytes that are not what was written."""


IN_ORDER = "deeds WHERE table_id = ? ORDER BY seq"
AS_WRITTEN = "deeds NOT INDEXED WHERE table_id = ?"
LAST = "SELECT deed FROM deeds WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1"


class Outline(Struct, frozen=True):
    """What is read of a row that cannot be read in full."""

    header: Header


def kept(connection: sqlite3.Connection, table: str) -> Kept | None:
    """Read all of a table; Unreadable when it is damaged or was kept by another version."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    try:
        return Kept(ROW.decode(found[0]), tuple(deeds_of(connection, table)))
    except ILLEGIBLE as error:
        raise Unreadable(table, kind_of(error), str(error)) from None


def deeds_of(connection: sqlite3.Connection, table: str, source: str = IN_ORDER) -> Iterator[Deed]:
    """Read the deeds of a table one by one; none may be missing between two."""
    found = connection.execute(f"SELECT seq, deed FROM {source}", (table,))
    for place, (seq, deed) in enumerate(found, 1):
        if seq != place:
            raise ValueError(f"deed {place} is missing")
        yield DEED.decode(deed)


def listed(connection: sqlite3.Connection, damaged: Collection[str] = ()) -> Catalogue:
    """Read every table's row and how it stands, the last changed first; those known to be damaged are shut."""
    tables: list[Listed] = []
    shut: list[Shut] = []
    # All is read as it stands at one moment; whoever lent the connection closes it.
    connection.execute("BEGIN")
    ids, broken = all_ids(connection)
    for table in ids:
        row = None
        try:
            row, deed = connection.execute(f"SELECT row, ({LAST}) FROM tables WHERE id = ?", (table,)).fetchone()
            each = listed_as(ROW.decode(row), None if deed is None else DEED.decode(deed))
        except ILLEGIBLE as error:
            shut.append(shut_as(table, row, kind_of(error)))
        except sqlite3.DatabaseError as error:
            broken = damage_told_by(error)
            shut.append(shut_as(table, row_of(connection, table), Why.DAMAGED))
        else:
            if table in damaged:
                shut.append(shut_as(table, row, Why.DAMAGED))
            else:
                tables.append(each)
    tables.sort(key=lambda each: each.after.changed, reverse=True)
    return Catalogue(tuple(tables), tuple(shut), broken)


def all_ids(connection: sqlite3.Connection) -> tuple[list[str], str]:
    """Read the ids of all tables, from the index and where that is damaged from the rows; and what is damaged."""
    ids: dict[str, None] = {}
    broken = ""
    for source in ("tables", "tables NOT INDEXED"):
        try:
            for (table,) in connection.execute(f"SELECT id FROM {source}"):
                ids[table] = None
        except sqlite3.DatabaseError as error:
            broken = damage_told_by(error)
        else:
            break
    return list(ids), broken


def damage_told_by(error: sqlite3.DatabaseError) -> str:
    """What an error says of damage; every other error is raised again."""
    if trouble_of(error) is not Trouble.DAMAGED:
        raise error
    return str(error)


def listed_as(row: TableRow, last: Deed | None) -> Listed:
    """A table as it stands after its last deed, or after it was opened."""
    return Listed(row, row.opened if last is None or last.after is None else last.after)


def shut_as(id: str, row: Any, why: Why) -> Shut:
    """A table that cannot be opened, with as much of its row as can be read."""
    try:
        whole = ROW.decode(row)
    except ILLEGIBLE:
        outline = outline_of(row)
        return Shut(id, why, "" if outline is None else outline.header.game)
    return Shut(id, why, whole.header.game, whole.opened.changed, whole.binned)


def salvaged(connection: sqlite3.Connection, table: str) -> Salvage | None:
    """Read a table as far as it goes; None where there is none, or where nobody can tell what it was opened from."""
    outline = outline_of(row_of(connection, table))
    if outline is None:
        return None
    deeds, is_cut = as_far(connection, table, IN_ORDER)
    if is_cut:
        # Where the index is damaged the rows may be sound.
        reads = (deeds, is_cut), as_far(connection, table, AS_WRITTEN)
        deeds, is_cut = max(reads, key=lambda read: (len(read[0]), not read[1]))
    after = next((deed.after for deed in reversed(deeds) if deed.after is not None), None)
    return Salvage(outline.header, tuple(that_stand(deeds)[0]), after, len(deeds) + 1 if is_cut else None)


def row_of(connection: sqlite3.Connection, table: str) -> Any:
    """Read the row of a table, by the index and where that is damaged without it; None where there is none."""
    for source in ("tables", "tables NOT INDEXED"):
        try:
            found = connection.execute(f"SELECT row FROM {source} WHERE id = ?", (table,)).fetchone()
        except sqlite3.DatabaseError as error:
            damage_told_by(error)
        else:
            return None if found is None else found[0]
    return None


def as_far(connection: sqlite3.Connection, table: str, source: str) -> tuple[list[Deed], bool]:
    """Read the deeds of a table up to the first that cannot be read, and whether there is one."""
    deeds: list[Deed] = []
    try:
        for deed in deeds_of(connection, table, source):
            deeds.append(deed)
    except ILLEGIBLE:
        return deeds, True
    except sqlite3.DatabaseError as error:
        damage_told_by(error)
        return deeds, True
    return deeds, False


def illegible(connection: sqlite3.Connection) -> frozenset[str]:
    """The tables with a deed that is no JSON, or that lack one between two."""
    found = connection.execute(
        "SELECT table_id FROM deeds GROUP BY table_id"
        " HAVING max(seq) != count(*) OR NOT min(json_valid(CAST(deed AS TEXT)))"
    )
    return frozenset(table for (table,) in found)


def outline_of(row: Any) -> Outline | None:
    """What a row says of the game, if it says that much."""
    try:
        return msgspec.json.decode(row, type=Outline)
    except ILLEGIBLE:
        return None


def kind_of(error: Exception) -> Why:
    """Whether bytes are damaged, or were written in another way than ours."""
    return Why.OTHER_VERSION if isinstance(error, msgspec.ValidationError) else Why.DAMAGED
