"""A folder that version 1 has written keeps every game, and a move to today's shape is made whole or not at all."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gonfalon.kernel.reading import BadInput
from gonfalon.server.schema import FROM_1_TO_2, VERSION
from gonfalon.server.store import FILE, Store
from tests.server.serving import key, served

SCHEMA_1 = """
CREATE TABLE tables (id TEXT PRIMARY KEY, row BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE deeds (
    table_id TEXT REFERENCES tables ON DELETE CASCADE, seq INTEGER, deed BLOB NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE openings (
    parent TEXT, verb TEXT, key TEXT, answer BLOB NOT NULL, PRIMARY KEY (parent, verb, key)
) WITHOUT ROWID;
PRAGMA user_version=1;
PRAGMA journal_mode=WAL;
"""
TABLES = ("tables", "deeds", "openings")
MOVING = """
import os, signal, sqlite3, sys
from pathlib import Path

def die(statement):
    if statement.lstrip().startswith(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

class Doomed(sqlite3.Connection):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        self.set_trace_callback(die)

connect = sqlite3.connect
sqlite3.connect = lambda *given, **named: connect(*given, factory=Doomed, **named)
from gonfalon.server.store import Store
Store(Path(sys.argv[1]))
"""
STATEMENTS = [line for line in FROM_1_TO_2.splitlines() if line.startswith(("ALTER", "CREATE", "INSERT", "DROP"))]


def test_every_game_of_version_1_goes_on(tmp_path: Path) -> None:
    mine = key()
    wish = {"key": mine, "ask": 1, "action": {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}}
    with served(tmp_path) as visitor:
        tables = [visitor.open(key=f"opening {number}") for number in range(3)]
        answer = visitor.post(f"{tables[0]}/actions", json=wish).content
        visitor.done(tables[1], "end")
        before = [visitor.now(table) for table in tables]
    held = written_by_version_1(tmp_path)
    with served(tmp_path) as visitor:
        assert [visitor.now(table) for table in tables] == before
        assert visitor.post(f"{tables[0]}/actions", json=wish).content == answer, "keys are remembered"
        assert visitor.open(key="opening 2") == tables[2]
        assert len(visitor.get("/api/tables").json()["tables"]) == 3
    assert contents(tmp_path) == (VERSION, held)
    with served(tmp_path) as visitor:
        assert visitor.done(tables[2], "end") == 1
        assert visitor.post(f"{tables[1]}/bin", json={"binned": True}).status_code == 200
        assert visitor.delete(tables[1]).status_code == 200
    assert {row[0] for row in contents(tmp_path)[1]["deeds"]} == {table.rpartition("/")[2] for table in tables[::2]}


def test_the_shape_after_moving_is_that_of_a_new_store(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    written_by_version_1(tmp_path)
    for folder in (tmp_path, tmp_path / "new"):
        Store(folder).close()
    old, new = (shape(folder) for folder in (tmp_path, tmp_path / "new"))
    assert old == new
    assert not any("deeds" in sql and "ROWID" in sql for sql in new)


@pytest.mark.parametrize("statement", [*STATEMENTS, "COMMIT"])
def test_a_move_that_is_killed_leaves_the_old_store_whole(tmp_path: Path, statement: str) -> None:
    with served(tmp_path) as visitor:
        visitor.done(visitor.open(), "end")
    held = written_by_version_1(tmp_path)
    killed = subprocess.run((sys.executable, "-c", MOVING, str(tmp_path), statement), check=False)
    assert killed.returncode == -signal.SIGKILL
    assert contents(tmp_path) == (1, held)
    Store(tmp_path).close()
    assert contents(tmp_path) == (VERSION, held)


def test_a_move_that_fails_leaves_the_old_store_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = written_by_version_1(tmp_path)
    monkeypatch.setattr("gonfalon.server.schema.FROM_1_TO_2", f"{FROM_1_TO_2} INSERT INTO nowhere VALUES (1);")
    with pytest.raises(BadInput, match="it is as it was"):
        Store(tmp_path)
    assert contents(tmp_path) == (1, held)


def written_by_version_1(folder: Path) -> dict[str, list[Any]]:
    """Put what a folder holds into a file of the old shape; answers what that is."""
    held = contents(folder)[1] if (folder / FILE).exists() else {name: [] for name in TABLES}
    for file in folder.glob(f"{FILE}*"):
        file.unlink()
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.executescript(SCHEMA_1)
        for name, rows in held.items():
            for row in rows:
                connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
    return held


def contents(folder: Path) -> tuple[int, dict[str, list[Any]]]:
    """The version of a store and every row."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return version, {name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in TABLES}


def shape(folder: Path) -> list[str]:
    """The statements that have made what is in a store."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return [str(sql) for (sql,) in connection.execute("SELECT sql FROM sqlite_master ORDER BY name")]
