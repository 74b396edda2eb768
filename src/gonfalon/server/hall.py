"""The hall: all tables; they are opened here, loaded by replay when first wanted, changed and left."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from gonfalon.kernel.game import has_secrets
from gonfalon.kernel.reading import BadInput
from gonfalon.registry import AnyGame
from gonfalon.server.attending import Attendant
from gonfalon.server.clock import now
from gonfalon.server.declining import Declined
from gonfalon.server.deeds import Change, stale
from gonfalon.server.numbering import hears
from gonfalon.server.ordering import ordered
from gonfalon.server.salvaging import trouble_in, unreadable_as
from gonfalon.server.sql import Overtaken, written
from gonfalon.server.store import Store
from gonfalon.server.stored import After, Deed, Kept, Listed, Opening, Shut, TableRow, Unreadable, Why
from gonfalon.server.table import Table
from gonfalon.server.thinkers import Thinkers
from gonfalon.server.trouble import NotKept
from gonfalon.server.wire.problems import Missing
from gonfalon.server.wire.tables import Done, Opened, Standing, TableInfo, Tables
from gonfalon.words import Words

MOST_IN_MEMORY = 500
MOST_IN_BIN = 30 * 24 * 3600 * 1000
"""Milliseconds for which a game that was thrown away is kept."""
MOST_LOADING = 3
MOST_IMPORTING = 1
"""Fewer than may be loaded: whoever only wants to go on with his game waits for no import."""

P = ParamSpec("P")
T = TypeVar("T")


class Hall:
    """Every table of a store; those in use are in memory."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], thinkers: Thinkers) -> None:
        self.store = store
        self.games = games
        self._attendant = Attendant(thinkers, self.change)
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._unplayable: dict[str, Why] = {}
        self._attended_later: set[Table] = set()
        self._threads = ThreadPoolExecutor(MOST_LOADING, "loading")
        self.importing = asyncio.Semaphore(MOST_IMPORTING)

    async def open(self, row: TableRow, deeds: tuple[Deed, ...], asked: Opening) -> bytes:
        """Open a table once for its key, after playing through what it begins with."""
        standing, kept = await self.aside(played_through, self.games[row.header.game], Kept(row, deeds))
        origin = None if row.origin is None else replace(row.origin, turn=standing.turn)
        row = replace(row, opened=After(self.store.moment(now()), standing), origin=origin)
        return await self.store.open(row, kept, replace(asked, answer=msgspec.json.encode(Opened(row.id))))

    async def aside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do what takes long in one of a few threads, so that no table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *given, **named))

    async def table(self, id: str) -> Table:
        """The table of that id, from memory or from the store."""
        loading = self._tables.pop(id, None)
        if loading is None:
            loading = asyncio.ensure_future(self._loaded(id))
        # The last wanted stands last.
        self._tables[id] = loading
        if is_loaded(loading):
            return loading.result()
        try:
            return await asyncio.shield(loading)
        except BaseException:
            if loading.done() and self._tables.get(id) is loading:
                del self._tables[id]
            raise

    async def change(self, id: str, make: Callable[[Table], Change], verb: str = "", key: str = "") -> bytes:
        """Change a table once for its key: in memory, then in the store, then before everybody's eyes."""
        async with self.held(id) as table:
            known = table.answers.get((verb, key))
            if known is not None:
                return known
            change = make(table)
            try:
                answer = await self._keep(table, change, verb, key)
            except BaseException as error:
                # Memory is ahead of the store, which alone is true.
                self.forget(table)
                if isinstance(error, Overtaken):
                    raise Declined(stale(await self.table(id), change.seat)) from None
                raise
            self.show(table, table.seq - len(change.deeds))
        return answer

    async def pace(self, id: str, delay: int | None = None, paused: bool | None = None) -> bytes:
        """Let the computer wait so long between two actions, or stop or go on; kept, but no part of the game."""
        async with self.held(id) as table:
            row = replace(
                table.row,
                delay=table.delay if delay is None else delay,
                paused=table.paused if paused is None else paused,
            )
            return await self._keep_row(table, row)

    async def order(self, id: str, seat: str, given: Mapping[str, str]) -> bytes:
        """Give a seat's clerk standing orders; kept, but no part of the game."""
        async with self.held(id) as table:
            # Nobody else is told, not even that there was something to tell.
            return await self._keep_row(table, ordered(table, seat, given), seat)

    async def alter(self, id: str, alter: Callable[[TableRow], TableRow]) -> None:
        """Alter what is no part of a game, also of one that is not in memory or cannot be played by these rules."""
        if await self._altered_in_memory(id, alter):
            return
        if await self.store.alter_row(id, alter) is None:
            raise Declined(Missing(what="table"))
        # Whoever has loaded it meanwhile may have read it as it was before.
        await self._altered_in_memory(id, alter)

    @asynccontextmanager
    async def held(self, id: str, *, even_binned: bool = False) -> AsyncIterator[Table]:
        """The table with its lock, so that what is in memory is what is in the store; one in the bin only if wanted."""
        while True:
            table = await self.table(id)
            async with table.lock:
                if table.row.binned is not None and not even_binned:
                    raise Declined(Missing(what="table"))
                if not table.is_gone:
                    yield table
                    return

    def show(self, table: Table, since: int) -> None:
        """Tell all who listen, and let a bot go on."""
        table.publish(since)
        self.attend(table)

    def attend(self, table: Table) -> None:
        """Let a bot answer if it is asked and can be kept: not to a damaged file, and later where the disk was full."""
        troubles = self.store.troubles
        if table.is_gone or table in self._attended_later:
            return
        if wait := troubles.seconds_to_wait():
            self._attended_later.add(table)
            asyncio.get_running_loop().call_later(wait, self._attend_after_all, table)
        elif not troubles.damaged:
            self._attendant.attend(table)

    async def remove(self, id: str) -> bool | None:
        """Leave a table for good, if it lies in the bin; None when there is no such table."""
        is_removed = await self.store.remove(id)
        loading = self._tables.get(id)
        if is_removed and loading is not None and is_loaded(loading):
            self.forget(loading.result())
        return is_removed

    def forget(self, table: Table) -> None:
        """Drop a table from memory; who listens comes again."""
        table.is_gone = True
        self._tables.pop(table.id, None)
        self._attendant.leave(table)
        for listener in tuple(table.listeners):
            listener.cut()

    async def tables(self, words: Words) -> Tables:
        """Every table whose game is installed, the last changed first, and those that cannot be opened.

        What has lain in the bin too long is gone.
        """
        catalogue = await self.store.listed()
        shut = [each for each in catalogue.shut if not await self._has_expired(each)]
        ours: list[TableInfo] = []
        for each in catalogue.tables:
            if await self._has_expired(each.row):
                continue
            game = each.row.header.game
            why = self._unplayable.get(each.row.id) if game in self.games else Why.NOT_INSTALLED
            if why is None:
                ours.append(self.info(each))
            else:
                shut.append(Shut(each.row.id, why, game, each.after.changed, each.row.binned))
        unreadable = tuple(unreadable_as(each, self.games, words) for each in shut)
        return Tables(tuple(ours), unreadable, trouble_in(self.store, words))

    def info(self, listed: Listed) -> TableInfo:
        """What the list of games says of a table."""
        row, header, after = listed.row, listed.row.header, listed.after
        game = self.games[header.game]
        return TableInfo(
            id=row.id,
            name=row.name,
            game=header.game,
            edition=header.edition,
            scenario=header.scenario,
            options=header.options,
            seats=header.seats,
            sides={seat: game.side(seat) for seat in header.seats},
            secrets=has_secrets(game, header.scenario),
            made=row.opened.changed,
            changed=after.changed,
            standing=after.standing,
            origin=row.origin,
            binned=row.binned,
        )

    async def close(self) -> None:
        """Leave every table; nothing of a game is lost."""
        for loading in tuple(self._tables.values()):
            if is_loaded(loading):
                self.forget(loading.result())
        await self._attendant.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    def _attend_after_all(self, table: Table) -> None:
        self._attended_later.discard(table)
        self.attend(table)

    async def _loaded(self, id: str) -> Table:
        try:
            table = await self._replayed(id)
        except BadInput as error:
            self._unplayable[id] = error.kind if isinstance(error, Unreadable) else Why.OTHER_VERSION
            raise
        self._make_room()
        self.attend(table)
        return table

    async def _replayed(self, id: str) -> Table:
        kept = await self.store.kept(id)
        if kept is None:
            raise Declined(Missing(what="table"))
        game = self.games.get(kept.row.header.game)
        if game is None:
            raise BadInput("header.game", f"{kept.row.header.game} is not installed")
        return await self.aside(Table, game, kept)

    async def _altered_in_memory(self, id: str, alter: Callable[[TableRow], TableRow]) -> bool:
        if id not in self._tables:
            return False
        with suppress(BadInput):
            async with self.held(id, even_binned=True) as table:
                await self._keep_row(table, alter(table.row))
            return True
        return False

    async def _has_expired(self, kept: TableRow | Shut) -> bool:
        if kept.binned is None or kept.binned > now() - MOST_IN_BIN:
            return False
        # Where the disk takes nothing, the others are listed all the same.
        with suppress(NotKept):
            await self.remove(kept.id)
        return True

    async def _keep_row(self, table: Table, row: TableRow, seat: str | None = None) -> bytes:
        try:
            await self.store.keep_row(row)
        except Overtaken:
            self.forget(table)
            raise Declined(Missing(what="table")) from None
        table.keep_row(row)
        if row.binned is not None:
            self.forget(table)
        if seat is None:
            table.publish(table.seq)
        self.attend(table)
        return msgspec.json.encode(Done(table.numbers.heard(table.seq, seat)))

    async def _keep(self, table: Table, change: Change, verb: str, key: str) -> bytes:
        heard = sum(hears(deed.to, change.seat) for deed in change.deeds)
        done = Done(table.numbers.heard(table.seq, change.seat) + heard, change.lost)
        # The list of games tells of nothing that its reader does not hear of.
        is_public = any(hears(deed.to, None) for deed in change.deeds)
        changed = self.store.moment(now()) if is_public else table.after.changed
        after = After(changed, table.standing(), verb, key, done if key else None, table.plan)
        *deeds, last = change.deeds
        await self.store.append(table.id, table.seq, (*deeds, replace(last, after=after)))
        table.append(change.deeds, change.logged)
        table.after = after
        answer = msgspec.json.encode(done)
        if key:
            table.answers[verb, key] = answer
        return answer

    def _make_room(self) -> None:
        """Drop the tables that were wanted longest ago and that nobody looks at."""
        for loading in tuple(self._tables.values())[:-MOST_IN_MEMORY]:
            if is_loaded(loading):
                table = loading.result()
                if not table.listeners and not table.lock.locked() and table.attendant is None:
                    self.forget(table)


def played_through(game: AnyGame, kept: Kept) -> tuple[Standing, list[bytes]]:
    """How a new table stands after what it begins with, and that as it is to be kept."""
    return Table(game, kept).standing(), written(kept.deeds)


def is_loaded(loading: "asyncio.Task[Table]") -> bool:
    """Whether a table has come out of the store."""
    return loading.done() and not loading.cancelled() and loading.exception() is None
