"""The shape of the store's file: begun in an empty one, brought up from an older one, and checked page by page."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from gonfalon.kernel.reading import BadInput
from gonfalon.server.lock import OURS_ALONE

VERSION = 2
PATIENCE = 30
"""Seconds that a write waits for another program that holds the file."""

# Long values stand in tables with row ids: a search by key in a table without them reads every value on its way.
PLAYED = """
CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, row BLOB NOT NULL);
CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, deed BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
);
"""
SCHEMA = f"""{PLAYED}
CREATE TABLE openings (
    parent TEXT, verb TEXT, key TEXT, answer BLOB NOT NULL, PRIMARY KEY (parent, verb, key)
) WITHOUT ROWID;
"""
FROM_1_TO_2 = f"""
ALTER TABLE deeds RENAME TO deeds_1;
ALTER TABLE tables RENAME TO tables_1;
{PLAYED}
INSERT INTO tables SELECT id, row FROM tables_1;
INSERT INTO deeds SELECT table_id, seq, deed FROM deeds_1 ORDER BY table_id, seq;
DROP TABLE deeds_1;
DROP TABLE tables_1;
"""


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, whose every commit reaches the disk; BadInput when it is no store that we know."""
    for_us_alone(path)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        if not columns(connection) and version_of(connection) == 0:
            changed(connection, SCHEMA)
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


def reading(path: Path) -> sqlite3.Connection:
    """A connection that only reads, which nobody who writes holds up."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=PATIENCE)


def for_us_alone(path: Path) -> None:
    """Make the file, if there is none, and let nobody else read it or what SQLite keeps beside it."""
    if not path.exists():
        path.touch(OURS_ALONE)
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        # Files of another user, which he lets us share, are his to close.
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(OURS_ALONE)


def refuse_other_stores(connection: sqlite3.Connection, path: Path) -> None:
    """Leave a file that another version has shaped as it is."""
    version = version_of(connection)
    if version > VERSION:
        raise BadInput(str(path), f"was written by a newer Gonfalon (store {version}, here {VERSION})")
    with closing(sqlite3.connect(":memory:")) as ours:
        ours.executescript(SCHEMA)
        if version == 0 or columns(connection) != columns(ours):
            raise BadInput(str(path), "was written by another Gonfalon; move it away, or give another folder by --data")


def brought_up(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an older store to the shape of today, whole or not at all."""
    if version_of(connection) == VERSION:
        return
    try:
        # Nothing points anywhere else while tables change places.
        connection.execute("PRAGMA foreign_keys=OFF")
        changed(connection, FROM_1_TO_2)
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.DatabaseError as error:
        raise BadInput(str(path), f"could not be brought up to store {VERSION}: {error}; it is as it was") from None


def changed(connection: sqlite3.Connection, script: str) -> None:
    """Change the shape in one transaction, with the number of the version."""
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={VERSION}; COMMIT;")
    except sqlite3.DatabaseError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def damage(connection: sqlite3.Connection) -> str:
    """What is wrong with the pages of the file; nothing in one that is sound."""
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        # Who was broken off has found nothing.
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            raise
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the program that has shaped the file; 0 in an empty one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def columns(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column with its table."""
    found = (
        "SELECT made.name, held.name FROM sqlite_master made, pragma_table_info(made.name) held"
        " WHERE made.type = 'table' ORDER BY 1, held.cid"
    )
    return connection.execute(found).fetchall()
