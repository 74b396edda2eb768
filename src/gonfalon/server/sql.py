"""The statements of the store; each runs inside the transaction of whoever calls it."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from gonfalon.kernel.reading import BadInput
from gonfalon.server.stored import DEED, ROW, Catalogue, Deed, Kept, Listed, Opening, TableRow

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
        refuse_other_stores(connection, path)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise BadInput(str(path), f"cannot be used as a store: {error}") from None
    except BadInput:
        connection.close()
        raise
    return connection


def refuse_other_stores(connection: sqlite3.Connection, path: Path) -> None:
    """Begin a store in an empty file; a file that another version has shaped is left as it is."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise BadInput(str(path), f"was written by a newer Gonfalon (store {version}, here {VERSION})")
    if version == 0 and not columns(connection):
        connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version={VERSION}; COMMIT;")
    with closing(sqlite3.connect(":memory:")) as ours:
        ours.executescript(SCHEMA)
        if columns(connection) != columns(ours):
            raise BadInput(str(path), "was written by another Gonfalon; move it away, or give another folder by --data")


def columns(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column with its table."""
    found = (
        "SELECT made.name, held.name FROM sqlite_master made, pragma_table_info(made.name) held ORDER BY 1, held.cid"
    )
    return connection.execute(found).fetchall()


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


def row_altered(connection: sqlite3.Connection, table: str, alter: Callable[[TableRow], TableRow]) -> TableRow | None:
    """Write a table's row again as it is altered, if there is such a table."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    row = alter(ROW.decode(found[0]))
    row_kept(connection, row)
    return row


def row_kept(connection: sqlite3.Connection, row: TableRow) -> None:
    """Write a table's row again, with another pace or other standing orders."""
    written = connection.execute("UPDATE tables SET row = ? WHERE id = ?", (msgspec.json.encode(row), row.id))
    if written.rowcount == 0:
        raise Overtaken


def kept(connection: sqlite3.Connection, table: str) -> Kept | None:
    """Read all of a table."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    deeds = connection.execute("SELECT deed FROM deeds WHERE table_id = ? ORDER BY seq", (table,))
    try:
        return Kept(ROW.decode(found[0]), tuple(DEED.decode(deed) for (deed,) in deeds))
    except msgspec.ValidationError as error:
        raise BadInput(f"table {table}", f"was kept by another Gonfalon and cannot be read here: {error}") from None


def listed(connection: sqlite3.Connection) -> Catalogue:
    """Read every table's row and how it stands, the last changed first."""
    last = "SELECT deed FROM deeds WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1"
    found = connection.execute(f"SELECT row, ({last}) FROM tables").fetchall()
    tables: list[Listed] = []
    for row, deed in found:
        with suppress(msgspec.ValidationError):
            tables.append(listed_as(ROW.decode(row), None if deed is None else DEED.decode(deed)))
    tables.sort(key=lambda each: each.after.changed, reverse=True)
    return Catalogue(tuple(tables), len(found) - len(tables))


def listed_as(row: TableRow, last: Deed | None) -> Listed:
    """A table as it stands after its last deed, or after it was opened."""
    return Listed(row, row.opened if last is None or last.after is None else last.after)


def removed(connection: sqlite3.Connection, table: str) -> bool | None:
    """Delete a table with all that belongs to it, if it lies in the bin; None where there is no such table."""
    found = connection.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    if ROW.decode(found[0]).binned is None:
        return False
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return True
