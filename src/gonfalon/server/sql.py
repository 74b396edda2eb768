"""The statements of the store; each runs inside the transaction of whoever calls it."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec

from gonfalon.kernel.reading import BadInput
from gonfalon.server.stored import DEED, ROW, Deed, Kept, Listed, Opening, TableRow

VERSION = 1
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, row BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE deeds (
    table_id TEXT REFERENCES tables ON DELETE CASCADE, seq INTEGER, deed BLOB NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE openings (
    parent TEXT, verb TEXT, key TEXT, answer BLOB NOT NULL, PRIMARY KEY (parent, verb, key)
) WITHOUT ROWID;
"""


class Overtaken(Exception):
    """Another process has written to the table, or removed it."""


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, whose every commit reaches the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version={VERSION}; COMMIT;")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise BadInput(str(path), f"cannot be used as a store: {error}") from None
    if version > VERSION:
        connection.close()
        raise BadInput(str(path), f"was written by a newer Gonfalon (store {version}, here {VERSION})")
    return connection


def opened(connection: sqlite3.Connection, row: TableRow, deeds: Sequence[Deed], opening: Opening) -> bytes:
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


def appended(connection: sqlite3.Connection, table: str, seq: int, deeds: Sequence[Deed]) -> None:
    """Write deeds that follow number `seq`."""
    rows = [(table, place, msgspec.json.encode(deed)) for place, deed in enumerate(deeds, seq + 1)]
    try:
        connection.executemany("INSERT INTO deeds VALUES (?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise Overtaken from None


def kept(connection: sqlite3.Connection, table: str) -> Kept | None:
    """Read all of a table."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    deeds = connection.execute("SELECT deed FROM deeds WHERE table_id = ? ORDER BY seq", (table,))
    return Kept(ROW.decode(found[0]), tuple(DEED.decode(deed) for (deed,) in deeds))


def listed(connection: sqlite3.Connection) -> list[Listed]:
    """Read every table's row and how it stands, the last changed first."""
    last = "SELECT deed FROM deeds WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1"
    found = connection.execute(f"SELECT row, ({last}) FROM tables").fetchall()
    tables = [listed_as(ROW.decode(row), None if deed is None else DEED.decode(deed)) for row, deed in found]
    return sorted(tables, key=lambda each: each.after.changed, reverse=True)


def listed_as(row: TableRow, last: Deed | None) -> Listed:
    """A table as it stands after its last deed, or after it was opened."""
    return Listed(row, row.opened if last is None or last.after is None else last.after)


def removed(connection: sqlite3.Connection, table: str) -> None:
    """Delete a table with all that belongs to it."""
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
