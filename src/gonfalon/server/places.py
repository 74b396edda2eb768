"""Places in a queue: a few at a time, one for each table, and first for the table that has taken the least time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from msgspec import Struct


class Waiting(Struct, eq=False):
    """Who waits: the time that those had who were seated before it came, and the order in which they came."""

    since: float
    number: int
    table: str
    turn: "asyncio.Future[None]"


class Places:
    """So many places; a table that wants a second one waits until it has left the first."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._numbers = count()
        self._waiting: list[Waiting] = []
        self._seated: set[str] = set()
        # Nobody saves time up by staying away: who comes counts from where the others are.
        self._had: dict[str, float] = {}
        self._lately = 0.0

    @asynccontextmanager
    async def place(self, table: str) -> AsyncIterator[None]:
        """A place for a table; the time for which it is held counts."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(self._lately, next(self._numbers), table, loop.create_future())
        self._waiting.append(waiting)
        self._seat()
        try:
            await waiting.turn
        except BaseException:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._leave(table)
            raise
        began, had = loop.time(), self._had_by(waiting)
        try:
            yield
        finally:
            self._had[table] = had + loop.time() - began
            self._leave(table)

    def _leave(self, table: str) -> None:
        self._seated.discard(table)
        self._free += 1
        self._seat()

    def _seat(self) -> None:
        """Give each free place to whoever is next."""
        while self._free and (open_to := [each for each in self._waiting if self._may_sit(each)]):
            first = min(open_to, key=lambda each: (self._had_by(each), each.number))
            self._waiting.remove(first)
            self._free -= 1
            self._seated.add(first.table)
            self._lately = max(self._lately, self._had_by(first))
            first.turn.set_result(None)
        if not self._waiting:
            self._had = {table: had for table, had in self._had.items() if had > self._lately}

    def _may_sit(self, waiting: Waiting) -> bool:
        # Who was cancelled stays in the line until its task runs again.
        return waiting.table not in self._seated and not waiting.turn.done()

    def _had_by(self, waiting: Waiting) -> float:
        """The time that a table has had, which is never less than that of the others when it came."""
        return max(waiting.since, self._had.get(waiting.table, 0.0))
