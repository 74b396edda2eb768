"""Trouble with the disk is told as what it is: what was answered is kept, this was not done, and later it goes on."""

import asyncio
import logging
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.server import schema, sql, trouble
from gonfalon.server.hall import Hall
from gonfalon.server.lock import locked
from gonfalon.server.opening import new_game
from gonfalon.server.store import FILE, Store
from gonfalon.server.stored import Opening
from gonfalon.server.thinkers import Thinkers
from gonfalon.server.wire.wishes import OpenTable
from tests.looping import in_loop
from tests.server.serving import AGAINST_RECRUIT, PEOPLE, Visitor, eventually, key, served
from tests.server.test_tables import settled

MOVE = {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}
MANY_PAGES = 1_000_000
PAGE = 4096


def test_a_full_disk_is_told_and_what_was_answered_is_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(tmp_path)
    with served(store) as visitor:
        table = visitor.open()
        leave_no_room(store)
        acknowledged, refused, wish = act_until_refused(visitor, table)
        assert acknowledged > 0
        assert refused.json() == {
            "problem": "not-kept",
            "why": "full",
            "file": str(tmp_path / FILE),
            "sentence": refused.json()["sentence"],
        }
        assert refused.json()["sentence"].startswith("The disk is full: this was not done.")
        spanish = visitor.post(wish[0], json=wish[1], headers={"accept-language": "es"})
        assert (spanish.status_code, spanish.json()["sentence"][:23]) == (507, "El disco está lleno: es")
        assert visitor.now(table)["seq"] == acknowledged, "the table is as it was"
        assert len(visitor.get("/api/tables").json()["tables"]) == 1
        said = [each for each in caplog.records if each.levelno >= logging.WARNING]
        assert [(each.levelname, each.exc_info) for each in said] == [("ERROR", None)], "once a minute, without a trace"
        store._connection.execute(f"PRAGMA max_page_count={MANY_PAGES}")
        assert visitor.post(wish[0], json=wish[1]).json()["seq"] == acknowledged + 1, "the same key may be used again"
    with served(tmp_path) as visitor:
        assert visitor.now(table)["seq"] == acknowledged + 1


def act_until_refused(visitor: Visitor, table: str) -> tuple[int, httpx.Response, tuple[str, dict[str, Any]]]:
    """Move and take back until the disk is full: how many were answered, the refusal, and what was refused."""
    for count in range(1000):
        ask = visitor.now(table)["due"][0]["id"]
        wish: dict[str, Any] = {"key": key(), "ask": ask, "action": MOVE}
        address = f"{table}/actions"
        if count % 2:
            wish, address = {"key": key(), "seat": "crusader"}, f"{table}/undo"
        answer = visitor.post(address, json=wish)
        if answer.status_code != 200:
            return count, answer, (address, wish)
    raise AssertionError("there was always room")


def leave_no_room(store: Store) -> None:
    """Let the file grow no more."""
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count={pages}")


def test_the_computer_goes_on_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    append, tried = sql.appended, list[int]()

    def fail_for_bots(connection: sqlite3.Connection, table: str, seq: int, deeds: Sequence[bytes]) -> None:
        if b'"reason"' in b"".join(deeds) and len(tried) < 3:
            tried.append(seq)
            raise full()
        append(connection, table, seq, deeds)

    monkeypatch.setattr(sql, "appended", fail_for_bots)
    monkeypatch.setattr(trouble, "SECONDS_OF_PATIENCE", 0.1)
    with served(tmp_path) as visitor:
        table = visitor.open(AGAINST_RECRUIT, scenario="charge")
        visitor.done(table, "end")
        now = eventually(lambda: settled(visitor, table))
        assert now["due"][0]["seat"] == "crusader"
    assert tried == [1, 1, 1]
    assert not [each for each in caplog.records if each.exc_info], "no trace is logged"


def full() -> sqlite3.OperationalError:
    """What SQLite says when the disk is full."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error


def test_a_table_has_one_timer_while_the_disk_is_in_trouble_and_none_once_it_is_gone(tmp_path: Path) -> None:
    async def play() -> list[int]:
        hall = Hall(Store(tmp_path), {GAME.name: GAME}, Thinkers(1))
        row, deeds = new_game(hall.games, OpenTable(key=key(), game=GAME.name, scenario="gate", seats=PEOPLE))
        await hall.open(row, deeds, Opening("", "tables", key()))
        table = await hall.table(row.id)
        hall.store.troubles.told_apart(full())
        loop, timers = asyncio.get_running_loop(), list[float]()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(loop, "call_later", lambda wait, *_: timers.append(wait))
            counts = []
            for _ in range(3):
                hall.attend(table)
            counts.append(len(timers))
            hall._attend_after_all(table)
            counts.append(len(timers))
            hall.forget(table)
            hall._attend_after_all(table)
            counts.append(len(timers))
        await hall.close()
        return counts

    assert in_loop(play) == [1, 2, 2]


def test_a_disk_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with served(store) as visitor:
        table = visitor.open()
        store._connection.execute("PRAGMA query_only=ON")
        refused = visitor.act(table, "end")
        assert (refused.status_code, refused.json()["why"]) == (507, "unwritable")
        store._connection.execute("PRAGMA query_only=OFF")
        assert visitor.done(table, "end") == 1


def test_whoever_holds_the_file_keeps_nobody_from_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
    monkeypatch.setattr(schema, "PATIENCE", 0.2)
    with served(tmp_path) as visitor, closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(visitor.get("/api/tables").json()["tables"]) == 1
        assert visitor.now(table)["seq"] == 0, "it is loaded from the store"
        refused = visitor.act(table, "end")
        assert (refused.status_code, refused.json()["why"]) == (507, "busy")
        other.execute("ROLLBACK")
        assert visitor.done(table, "end") == 1


def test_nobody_else_on_the_machine_can_read_the_store(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    for _ in range(2):
        with locked(folder, print):
            store = Store(folder)
            closed = modes(folder)
            # A kill leaves all of them behind, and an older version has left them open to everybody.
            for file in folder.iterdir():
                file.chmod(0o644)
        kept = {file: file.read_bytes() for file in folder.iterdir()}
        store.close()
        for file, content in kept.items():
            file.write_bytes(content)
        assert closed == {".": 0o700, "tables.lock": 0o600, FILE: 0o600, f"{FILE}-shm": 0o600, f"{FILE}-wal": 0o600}


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with a folder and its files."""
    named = {".": folder} | {file.name: file for file in folder.iterdir()}
    return {name: stat.S_IMODE(path.stat().st_mode) for name, path in named.items()}


def test_a_folder_that_was_there_is_left_open_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert modes(tmp_path)["."] == 0o755
