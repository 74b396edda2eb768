"""Writing to the store: one thread takes what waits and commits it together."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from gonfalon.server.trouble import NotKept, Trouble, Troubles

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]


class Waiting(NamedTuple):
    """A job and who waits for it."""

    job: Job[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer:
    """The thread that alone writes, and nothing more once the file is found damaged."""

    def __init__(self, connection: sqlite3.Connection, troubles: Troubles) -> None:
        self._connection = connection
        self._troubles = troubles
        self._jobs: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is waiting and close the connection."""
        self._jobs.put(None)
        self._thread.join()

    def write(self, job: Job[T]) -> asyncio.Future[T]:
        """Do a job in a transaction, with whatever else waits; the answer comes when it is on the disk."""
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
            self._commit([each for each in waiting if each is not None])
        self._connection.close()

    def _commit(self, waiting: list[Waiting]) -> None:
        """Do all jobs in one transaction; when one fails, each in its own."""
        connection = self._connection
        try:
            self._troubles.refuse_damaged()
            connection.execute("BEGIN IMMEDIATE")
            results = [each.job(connection) for each in waiting]
            connection.execute("COMMIT")
        except Exception as error:
            # Where SQLite cannot go on it has rolled back already.
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            failure = self._troubles.told_apart(error)
            if len(waiting) > 1 and not is_for_all(failure):
                for each in waiting:
                    self._commit([each])
                return
            results = [failure] * len(waiting)
        if waiting:
            # Where the loop is closed nobody waits any more.
            with suppress(RuntimeError):
                waiting[0].loop.call_soon_threadsafe(settle, [each.future for each in waiting], results)


def is_for_all(failure: Exception) -> bool:
    """Whether each job by itself would fail too; on a full disk there may be room for the small ones."""
    return isinstance(failure, NotKept) and failure.trouble is not Trouble.FULL


def settle(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Tell those who wait; a request that was given up is told nothing."""
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
