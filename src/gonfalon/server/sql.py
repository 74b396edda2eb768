"""The statements that write to the store; each runs inside the transaction of whoever calls it."""

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from gonfalon.server.looking import ILLEGIBLE, kind_of
from gonfalon.server.stored import ROW, Deed, Opening, TableRow, Unreadable


class Overtaken(Exception):
    """Another process has written to the table, or removed it."""


def opened(connection: sqlite3.Connection, row: TableRow, deeds: Sequence[bytes], opening: Opening) -> bytes:
    """Write a new table with its deeds, unless its key was answered before; the answer is what is then true."""
    asked = (opening.parent, opening.verb, opening.key)
    found = "SELECT answer FROM openings WHERE parent = ? AND verb = ? AND key = ?"
    known = connection.execute(found, asked).fetchone()
    if known is not None:
        answer: bytes = known[0]
        return answer
    connection.execute("INSERT INTO tables VALUES (?, ?)", (row.id, msgspec.json.encode(row)))
    appended(connection, row.id, 0, deeds)
    connection.execute("INSERT INTO openings VALUES (?, ?, ?, ?)", (*asked, opening.answer))
    return opening.answer


def appended(connection: sqlite3.Connection, table: str, seq: int, deeds: Sequence[bytes]) -> None:
    """Write deeds that follow number `seq`."""
    rows = [(table, place, deed) for place, deed in enumerate(deeds, seq + 1)]
    try:
        connection.executemany("INSERT INTO deeds VALUES (?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise Overtaken from None


def row_altered(connection: sqlite3.Connection, table: str, alter: Callable[[TableRow], TableRow]) -> TableRow | None:
    """Write a table's row again as it is altered, if there is such a table."""
    found = row_of(connection, table)
    if found is None:
        return None
    row = alter(found)
    row_kept(connection, row)
    return row


def row_kept(connection: sqlite3.Connection, row: TableRow) -> None:
    """Write a table's row again, with another pace or other standing orders."""
    written = connection.execute("UPDATE tables SET row = ? WHERE id = ?", (msgspec.json.encode(row), row.id))
    if written.rowcount == 0:
        raise Overtaken


def removed(connection: sqlite3.Connection, table: str) -> bool | None:
    """Delete a table with all that belongs to it, if it lies in the bin; None where there is no such table."""
    row = row_of(connection, table)
    if row is None or row.binned is None:
        return None if row is None else False
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return True


def row_of(connection: sqlite3.Connection, table: str) -> TableRow | None:
    """Read a table's row before it is written; Unreadable when it is damaged or was kept by another version."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    try:
        return None if found is None else ROW.decode(found[0])
    except ILLEGIBLE as error:
        raise Unreadable(table, kind_of(error), str(error)) from None


def written(deeds: Sequence[Deed]) -> list[bytes]:
    """Deeds as they are kept."""
    return [msgspec.json.encode(deed) for deed in deeds]
