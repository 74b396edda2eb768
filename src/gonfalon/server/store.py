"""The store: an append-only log of every table in SQLite, which one thread writes and others read."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from gonfalon.kernel.reading import BadInput
from gonfalon.server import looking, schema, sql
from gonfalon.server.lock import OURS_ALONE_TO_ENTER
from gonfalon.server.stored import Catalogue, Deed, Kept, Opening, Salvage, TableRow
from gonfalon.server.trouble import NotKept, Troubles
from gonfalon.server.writing import Job, Writer

T = TypeVar("T")

FILE = "tables.sqlite"
READERS = 2
SOON_CHECKED = 16 * 1024 * 1024
"""Bytes of a file that is checked before anything is answered; a larger one is checked meanwhile."""
STEPS_BETWEEN_LOOKS = 100_000
"""Steps of a check, some milliseconds, after which it looks whether the store is to be closed."""


class Store:
    """The tables in a folder; what a method has answered is on the disk.

    Trouble with the disk is raised as NotKept. Once the file is found `damaged` nothing more is written to it.
    """

    def __init__(self, folder: Path) -> None:
        """Open the store of a folder, or begin one; BadInput when it cannot be used."""
        folder.mkdir(OURS_ALONE_TO_ENTER, parents=True, exist_ok=True)
        self.file = folder / FILE
        self.troubles = Troubles(self.file)
        self._illegible: frozenset[str] = frozenset()
        self._is_closing = False
        self._connection = schema.connected(self.file)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        try:
            self._bring_up()
            self._check()
            self._latest = max((each.after.changed for each in self._looked(self._listed).tables), default=0)
        except (BadInput, NotKept) as error:
            self._connection.close()
            self._readers.shutdown()
            raise error if isinstance(error, BadInput) else BadInput(str(self.file), error.said) from None
        self._writer = Writer(self._connection, self.troubles)

    def close(self) -> None:
        """Finish what is waiting and close; a look for damage that goes on is broken off."""
        self._is_closing = True
        self._writer.close()
        self._readers.shutdown()

    def moment(self, now: int) -> int:
        """The time of a change: now, but always after the last change at any table, whatever the clock says."""
        self._latest = max(now, self._latest + 1)
        return self._latest

    async def open(self, row: TableRow, deeds: Sequence[bytes], opening: Opening) -> bytes:
        """Keep a new table, with its deeds as they are written, under its key; answers what that was first answered."""
        return await self._writer.write(lambda connection: sql.opened(connection, row, deeds, opening))

    async def append(self, table: str, seq: int, deeds: Sequence[Deed]) -> None:
        """Keep deeds that follow number `seq`; Overtaken when that is not the last."""
        written = sql.written(deeds)
        await self._writer.write(lambda connection: sql.appended(connection, table, seq, written))

    async def keep_row(self, row: TableRow) -> None:
        """Keep how the computer is paced and the clerks are ordered at a table; Overtaken when there is none."""
        await self._writer.write(lambda connection: sql.row_kept(connection, row))

    async def alter_row(self, table: str, alter: Callable[[TableRow], TableRow]) -> TableRow | None:
        """Alter a table's row as it is kept now, and answer it; None when there is no such table."""
        return await self._writer.write(lambda connection: sql.row_altered(connection, table, alter))

    async def remove(self, table: str) -> bool | None:
        """Forget a table for good, if it lies in the bin; None when there is no such table."""
        return await self._writer.write(lambda connection: sql.removed(connection, table))

    async def kept(self, table: str) -> Kept | None:
        """All that is kept of a table."""
        return await self._read(lambda connection: looking.kept(connection, table))

    async def salvaged(self, table: str) -> Salvage | None:
        """What of a table can be read without playing it."""
        return await self._read(lambda connection: looking.salvaged(connection, table))

    async def listed(self) -> Catalogue:
        """Every table, the last changed first."""
        return await self._read(self._listed)

    def _listed(self, connection: sqlite3.Connection) -> Catalogue:
        catalogue = looking.listed(connection, self._illegible)
        self.troubles.find(catalogue.broken)
        return catalogue

    def _bring_up(self) -> None:
        """Bring an older store to today's shape, unless it is damaged: then it is read as it is."""
        if schema.version_of(self._connection) < schema.VERSION:
            self.troubles.find(schema.damage(self._connection))
            if not self.troubles.damaged:
                schema.brought_up(self._connection, self.file)

    def _check(self) -> None:
        """Look for damage at once, or meanwhile where that takes long."""
        checking = self._readers.submit(self._looked, self._look_for_damage)
        if self.file.stat().st_size <= SOON_CHECKED:
            checking.result()

    def _look_for_damage(self, connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(lambda: self._is_closing, STEPS_BETWEEN_LOOKS)
        self.troubles.find(schema.damage(connection))
        if not self.troubles.damaged:
            self._illegible = looking.illegible(connection)

    async def _read(self, job: Job[T]) -> T:
        """Look into the store beside whoever writes."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._looked, job)

    def _looked(self, job: Job[T]) -> T:
        try:
            with closing(schema.reading(self.file)) as connection:
                return job(connection)
        except sqlite3.Error as error:
            raise self.troubles.told_apart(error) from None
