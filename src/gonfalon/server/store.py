"""The store: an append-only log of every table in SQLite, written by one thread that commits many requests at once."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from gonfalon.server import sql
from gonfalon.server.stored import Catalogue, Deed, Kept, Opening, TableRow

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]

FILE = "tables.sqlite"


class Waiting(NamedTuple):
    """A job and who waits for it."""

    job: Job[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Store:
    """The tables in a folder; what a method has answered is on the disk."""

    def __init__(self, folder: Path) -> None:
        """Open the store of a folder, or begin one; BadInput when it cannot be used."""
        folder.mkdir(parents=True, exist_ok=True)
        self._connection = sql.connected(folder / FILE)
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting and close."""
        self._jobs.put(None)
        self._thread.join()

    async def open(self, row: TableRow, deeds: Sequence[Deed], opening: Opening) -> bytes:
        """Keep a new table under its key; the answer is the one first given to that key."""
        return await self._run(lambda connection: sql.opened(connection, row, deeds, opening))

    async def append(self, table: str, seq: int, deeds: Sequence[Deed]) -> None:
        """Keep deeds that follow number `seq`; Overtaken when that is not the last."""
        await self._run(lambda connection: sql.appended(connection, table, seq, deeds))

    async def kept(self, table: str) -> Kept | None:
        """All that is kept of a table."""
        return await self._run(lambda connection: sql.kept(connection, table))

    async def keep_row(self, row: TableRow) -> None:
        """Keep how the computer is paced and the clerks are ordered at a table; Overtaken when there is none."""
        await self._run(lambda connection: sql.row_kept(connection, row))

    async def listed(self) -> Catalogue:
        """Every table, the last changed first."""
        return await self._run(sql.listed)

    async def alter_row(self, table: str, alter: Callable[[TableRow], TableRow]) -> TableRow | None:
        """Alter a table's row as it is kept now, and answer it; None when there is no such table."""
        return await self._run(lambda connection: sql.row_altered(connection, table, alter))

    async def remove(self, table: str) -> bool | None:
        """Forget a table for good, if it lies in the bin; None when there is no such table."""
        return await self._run(lambda connection: sql.removed(connection, table))

    def _run(self, job: Job[T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Waiting(job, future, loop))
        return future

    def _work(self) -> None:
        """Take what is waiting and commit it together, until the store is closed."""
        is_open = True
        while is_open:
            waiting = [self._jobs.get()]
            while True:
                try:
                    waiting.append(self._jobs.get_nowait())
                except Empty:
                    break
            is_open = None not in waiting
            commit(self._connection, [each for each in waiting if each is not None])
        self._connection.close()


def commit(connection: sqlite3.Connection, waiting: list[Waiting]) -> None:
    """Do all jobs in one transaction; when one fails, each in its own."""
    results: list[Any] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [each.job(connection) for each in waiting]
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if len(waiting) > 1:
            for each in waiting:
                commit(connection, [each])
            return
        results = [error] * len(waiting)
    if waiting:
        # Where the loop is closed nobody waits any more.
        with suppress(RuntimeError):
            waiting[0].loop.call_soon_threadsafe(settle, [each.future for each in waiting], results)


def settle(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Tell those who wait; a request that was given up is told nothing."""
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
