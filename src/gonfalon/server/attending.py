"""Letting bots and clerks answer: a table that waits for one has one task that asks them and paces their answers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from gonfalon.bots import Reason, within_bounds
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.game import standing_answer
from gonfalon.server.declining import Unlawful
from gonfalon.server.deeds import Change, act
from gonfalon.server.dice import bot_seed
from gonfalon.server.table import BY_CLERK, Table
from gonfalon.server.thinkers import Thinkers, ThoughtFailed
from gonfalon.server.thinking import Question
from gonfalon.server.trouble import NotKept

log = logging.getLogger(__name__)

BY_DEFAULT = Reason("default")
HASTE_AT_SET_UP = 8
BEAT = 0.05
"""Seconds; an interrupt is answered on such a beat after it was put: small differences in thinking tell nothing."""


class Changing(Protocol):
    """The hall's way to change a table."""

    def __call__(self, id: str, make: Callable[[Table], Change]) -> Coroutine[Any, Any, bytes]: ...


class Outrun(Exception):
    """The table changed while a bot was thinking."""


class Attendant:
    """Sees to it that bots, and the clerks of people, answer what they are asked."""

    def __init__(self, thinkers: Thinkers, change: Changing) -> None:
        self._thinkers = thinkers
        self._change = change

    def attend(self, table: Table) -> None:
        """Start playing for the table's bots and clerks, unless that goes on already."""
        if table.attendant is None and not table.is_gone and is_waiting(table):
            table.attendant = asyncio.create_task(self._play(table))

    def leave(self, table: Table) -> None:
        """Stop playing at a table."""
        if table.attendant is not None:
            table.attendant.cancel()

    async def close(self) -> None:
        """Let the thinkers go."""
        await self._thinkers.close()

    async def _play(self, table: Table) -> None:
        try:
            while not table.is_gone and is_waiting(table):
                with suppress(Outrun):
                    if (ask := table.bot_ask()) is not None:
                        await self._answer(table, ask)
                    elif (ask := table.clerk_ask()) is not None:
                        await self._answer_by_clerk(table, ask)
        except NotKept:
            # The store has said so; whoever listens comes again, and then it is tried again.
            pass
        except Exception:
            log.exception("the computer stopped playing at table %s", table.id)
        finally:
            table.attendant = None

    async def _answer(self, table: Table, ask: Ask[Any]) -> None:
        """Think about an ask, wait as long as the table's delay says, and answer it if it is still open."""
        # What its seat does not hear of must not make it think again: the time it takes would tell.
        seq, began = table.numbers.heard(table.seq, ask.seat), asyncio.get_running_loop().time()
        try:
            thought = await self._thinkers.think(question_of(table, ask), table.id)
        except ThoughtFailed as error:
            log.error("table %s: no thought about %s: %s", table.id, ask.ask, error)
            action, reason, mind = ask.default, BY_DEFAULT, b""
        else:
            action = msgspec.json.decode(thought.action, type=table.game.action_type)
            reason, mind = thought.reason, thought.mind
        await self._pace(table, began, ask)
        if table.bot_ask() is not None:
            await self._change(table.id, partial(answered, seq, ask, action, reason))
            table.minds[ask.seat] = mind

    async def _answer_by_clerk(self, table: Table, ask: Ask[Any]) -> None:
        """Let a person's clerk answer, or leave the ask to the person."""
        seq, row, began = table.numbers.heard(table.seq, ask.seat), table.row, asyncio.get_running_loop().time()
        orders = table.orders_of(ask.seat)
        # Odds may take a while, and no other table should wait for them.
        action = await asyncio.to_thread(standing_answer, table.game, table.sitting.state, ask, orders)
        if action is None:
            if (table.numbers.heard(table.seq, ask.seat), table.row) == (seq, row):
                table.left_open = (seq, ask.seat)
            return
        await self._pace(table, began, ask)
        if table.clerk_ask() is not None and table.orders_of(ask.seat) == orders:
            await self._change(table.id, partial(answered, seq, ask, action, BY_CLERK))

    async def _pace(self, table: Table, began: float, ask: Ask[Any]) -> None:
        """Wait until the table's delay is over, whatever it is changed to meanwhile, or until the computer pauses.

        Who is under way and interrupted waits for no delay, whatever the answer is: an act and a pass come alike.
        """
        clock = asyncio.get_running_loop()
        if ask.interrupt:
            await asyncio.sleep(-(clock.time() - began) % BEAT)
            return
        # Nobody wants to see dozens of pieces set up one by one.
        haste = HASTE_AT_SET_UP if ask.prelude else 1
        while not table.paused and (left := began + table.delay / 1000 / haste - clock.time()) > 0:
            table.stirred.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.stirred.wait(), left)


def is_waiting(table: Table) -> bool:
    """Whether a bot or a clerk should answer now."""
    return table.bot_ask() is not None or table.clerk_ask() is not None


def question_of(table: Table, ask: Ask[Any]) -> Question:
    """What a thinker is told: what the seat may know, and what its bot remembers."""
    return Question(
        game=table.game.name,
        level=within_bounds(table.seats[ask.seat]),
        seed=bot_seed(table.row.secret, ask.seat),
        seat=ask.seat,
        view=msgspec.json.encode(table.game.view(table.sitting.state, ask.seat)),
        mind=table.minds.get(ask.seat, b""),
    )


def answered(seq: int, ask: Ask[Any], action: Any, reason: Reason, table: Table) -> Change:
    """The bot's answer taken, or the default when it is not lawful; Outrun when its seat has heard of something new."""
    if table.numbers.heard(table.seq, ask.seat) != seq:
        raise Outrun
    try:
        return act(table, ask.id, action, reason)
    except Unlawful as error:
        log.error("table %s: %s wanted %s, refused by %s", table.id, ask.seat, action, error.refusal)
        return act(table, ask.id, ask.default, BY_DEFAULT)
