"""Trouble with the disk: what can go wrong under the store, told apart by what helps against it, and said seldom."""

import logging
import sqlite3
import time
from enum import StrEnum
from pathlib import Path

log = logging.getLogger(__name__)

SECONDS_OF_SILENCE = 60.0
"""The same trouble is not logged again sooner."""
SECONDS_OF_PATIENCE = 5.0
"""After trouble the computer waits so long before it tries again."""


class Trouble(StrEnum):
    """Why the store could not do what it was asked."""

    FULL = "full"
    UNWRITABLE = "unwritable"
    BUSY = "busy"
    DAMAGED = "damaged"


PRIMARY = 0xFF
"""SQLite says more of an error above these bits."""
CODES = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_IOERR: Trouble.UNWRITABLE,
    sqlite3.SQLITE_READONLY: Trouble.UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNWRITABLE,
    sqlite3.SQLITE_PERM: Trouble.UNWRITABLE,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
SAFE = "what was answered before is kept, what was asked now was not done"
SAID = {
    Trouble.FULL: f"the disk is full; {SAFE}",
    Trouble.UNWRITABLE: f"the disk does not read or write it; {SAFE}",
    Trouble.BUSY: f"another program holds it; {SAFE}",
    Trouble.DAMAGED: "the file is damaged; nothing more is written to it, and what it still tells can be exported",
}


class NotKept(Exception):
    """The disk did not take or give what it should; what was answered before is kept, and this was not done."""

    def __init__(self, trouble: Trouble, file: Path, detail: str) -> None:
        self.trouble = trouble
        self.file = file
        self.said = f"{SAID[trouble]} ({detail})"
        super().__init__(f"{file}: {self.said}")


class Troubles:
    """When the disk of a file was in trouble, when that was said, and how the file is `damaged` if it is."""

    def __init__(self, file: Path) -> None:
        self.damaged = ""
        self._file = file
        self._last = -SECONDS_OF_PATIENCE
        self._said: dict[Trouble, float] = {}

    def seconds_to_wait(self) -> float:
        """How long nothing should be tried that nobody asked for."""
        return max(0.0, self._last + SECONDS_OF_PATIENCE - time.monotonic())

    def refuse_damaged(self) -> None:
        """Refuse to write to a file that is damaged."""
        if self.damaged:
            raise NotKept(Trouble.DAMAGED, self._file, self.damaged)

    def find(self, damage: str) -> None:
        """Take note of damage to the file, if there is any."""
        if damage:
            self.damaged = self.damaged or damage
            self._say(NotKept(Trouble.DAMAGED, self._file, damage))

    def told_apart(self, error: Exception) -> Exception:
        """The error as trouble with the disk, where it is that."""
        trouble = trouble_of(error)
        if trouble is None:
            return error
        told = NotKept(trouble, self._file, str(error))
        if trouble is Trouble.DAMAGED:
            self.damaged = self.damaged or str(error)
        self._say(told)
        return told

    def _say(self, told: NotKept) -> None:
        """Log trouble in one line, and not too often."""
        self._last = now = time.monotonic()
        if now - self._said.get(told.trouble, -SECONDS_OF_SILENCE) >= SECONDS_OF_SILENCE:
            self._said[told.trouble] = now
            log.error("%s", told)


def trouble_of(error: Exception) -> Trouble | None:
    """Which trouble an error of SQLite tells of, if any."""
    return CODES.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
