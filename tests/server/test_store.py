"""The store keeps what it has answered, commits together what waits together, and lets nobody write over it."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Resigned
from gonfalon.kernel.sitting import Sitting
from gonfalon.server.schema import VERSION, damage
from gonfalon.server.sql import Overtaken, written
from gonfalon.server.store import FILE, Store
from gonfalon.server.stored import After, Catalogue, Deed, Kept, Listed, Opening, Shut, TableRow, Unreadable, Why
from gonfalon.server.wire.tables import Done, Standing
from tests.looping import in_loop
from tests.server.serving import PATIENCE

LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50000000) SELECT count(*) FROM n"
DEED = Deed(Resigned(seat="crusader"), after=After(2, Standing(entries=1), "actions", "first key", Done(1)))


def row(id: str) -> TableRow:
    header = Sitting(GAME, "gate", GAME.options(), ScriptedDice(())).header
    return TableRow(id=id, header=header, delay=0, secret="secret", opened=After(1, Standing()))


async def opened(store: Store, id: str) -> None:
    await store.open(row(id), (), Opening("", "tables", f"key of {id}", id.encode()))


def appended(store: Store, id: str, seq: int) -> Coroutine[Any, Any, None]:
    return store.append(id, seq, (DEED,))


def test_what_was_appended_is_there_after_the_store_was_opened_again(tmp_path: Path) -> None:
    async def play() -> tuple[Kept | None, Catalogue]:
        store = Store(tmp_path)
        await opened(store, "a")
        await opened(store, "b")
        await appended(store, "a", 0)
        store.close()
        again = Store(tmp_path)
        try:
            return await again.kept("a"), await again.listed()
        finally:
            again.close()

    kept, listed = in_loop(play)
    assert kept == Kept(row("a"), (DEED,))
    assert DEED.after is not None
    assert listed == Catalogue((Listed(row("a"), DEED.after), Listed(row("b"), row("b").opened)))


def test_a_key_opens_one_table(tmp_path: Path) -> None:
    async def play() -> tuple[list[bytes], int]:
        store = Store(tmp_path)
        asked = [Opening("", "tables", "one key", name.encode()) for name in "ab"]
        answers = [await store.open(row(each.answer.decode()), (), each) for each in asked]
        listed = await store.listed()
        store.close()
        return answers, len(listed.tables)

    assert in_loop(play) == ([b"a", b"a"], 1)


def test_one_of_many_waiting_together_fails_alone(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        store = Store(tmp_path)
        for name in "abc":
            await opened(store, name)
        await appended(store, "b", 0)
        together = (appended(store, "a", 0), appended(store, "b", 0), appended(store, "c", 0))
        answers = await asyncio.gather(*together, return_exceptions=True)
        kept = [await store.kept(name) for name in "abc"]
        store.close()
        return [*answers, [len(each.deeds) for each in kept if each]]

    first, second, third, deeds = in_loop(play)
    assert (first, type(second), third) == (None, Overtaken, None)
    assert deeds == [1, 1, 1]


def test_a_table_that_was_removed_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> Kept | None:
        store = Store(tmp_path)
        await opened(store, "a")
        assert await store.remove("a") is False
        await store.alter_row("a", lambda row: replace(row, binned=1))
        assert [await store.remove("a") for _ in range(2)] == [True, None]
        try:
            with pytest.raises(Overtaken):
                await appended(store, "a", 0)
            return await store.kept("a")
        finally:
            store.close()

    assert in_loop(play) is None


def test_the_last_change_is_first_in_the_list_whatever_the_clock_says(tmp_path: Path) -> None:
    async def play() -> list[int]:
        store = Store(tmp_path)
        await store.open(row("a"), written([DEED]), Opening("", "tables", "key of a"))
        store.close()
        again = Store(tmp_path)
        moments = [again.moment(now) for now in (1, 1, 900, 5)]
        again.close()
        return moments

    assert in_loop(play) == [3, 4, 900, 901], "the last change before was at 2"


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path)
    modes = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    store.close()
    assert modes == ["wal", 2]


def test_a_store_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute(f"PRAGMA user_version={VERSION + 1}")
    connection.close()
    with pytest.raises(BadInput, match="newer Gonfalon"):
        Store(tmp_path)


def test_a_file_that_is_no_store_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not a database, but long enough to be taken for the beginning of one" * 20)
    with pytest.raises(BadInput, match="cannot be used as a store"):
        Store(tmp_path)


def test_a_store_of_another_shape_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(f"CREATE TABLE tables (id TEXT, state BLOB); PRAGMA user_version={VERSION};")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadInput, match="another Gonfalon"):
        Store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


NO_TEXT = b'{"happening": {"entry": "resigned", "seat": "\xff"}}'
SPOILED = [
    ("UPDATE tables SET row = '{}' WHERE id = 'a'", Shut("a", Why.OTHER_VERSION)),
    ("UPDATE deeds SET deed = '{}' WHERE table_id = 'a'", Shut("a", Why.OTHER_VERSION, "arsouf", 1)),
    ("UPDATE tables SET row = x'7B22' WHERE id = 'a'", Shut("a", Why.DAMAGED)),
    ("UPDATE tables SET row = 7 WHERE id = 'a'", Shut("a", Why.DAMAGED)),
    ("UPDATE deeds SET deed = substr(deed, 1, 40) WHERE table_id = 'a'", Shut("a", Why.DAMAGED, "arsouf", 1)),
    (f"UPDATE deeds SET deed = x'{NO_TEXT.hex()}' WHERE table_id = 'a'", Shut("a", Why.DAMAGED, "arsouf", 1)),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILED)
def test_a_table_that_cannot_be_read_is_named_and_kept(tmp_path: Path, spoil: str, told: Shut) -> None:
    async def play() -> tuple[Catalogue, Unreadable]:
        store = Store(tmp_path)
        for name in "ab":
            await opened(store, name)
            await appended(store, name, 0)
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            connection.execute(spoil)
            connection.commit()
        try:
            with pytest.raises(Unreadable) as error:
                await store.kept("a")
            return await store.listed(), error.value
        finally:
            store.close()

    catalogue, error = in_loop(play)
    assert [listed.row.id for listed in catalogue.tables] == ["b"]
    assert catalogue.shut == (told,)
    assert (error.field, error.kind) == ("table a", told.why)


def test_closing_breaks_a_look_for_damage_off_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, broken_off = Event(), list[int]()

    def long(connection: sqlite3.Connection) -> frozenset[str]:
        begun.set()
        try:
            connection.execute(LONG)
        except sqlite3.OperationalError as error:
            broken_off.append(error.sqlite_errorcode)
            raise
        return frozenset()

    monkeypatch.setattr("gonfalon.server.store.SOON_CHECKED", 0)
    monkeypatch.setattr("gonfalon.server.looking.illegible", long)
    store = Store(tmp_path)
    assert begun.wait(PATIENCE)
    store.close()
    assert broken_off == [sqlite3.SQLITE_INTERRUPT]
    assert store.troubles.damaged == ""


def test_a_check_of_pages_that_is_broken_off_finds_no_damage(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.set_progress_handler(lambda: True, 1)
        with pytest.raises(sqlite3.OperationalError, match="interrupted"):
            damage(connection)
        connection.set_progress_handler(None, 0)
        assert damage(connection) == ""
