"""The thinkers: a few processes in which bots think, so that no table waits for another's bot."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from gonfalon.bots import nodes_named
from gonfalon.server.places import Places
from gonfalon.server.thinking import LENGTH, Question, Thought

log = logging.getLogger(__name__)

MOST = 4
TRIES = 2
DIED = (EOFError, ConnectionError)
# Without -P a module that happens to lie in the working folder would be run instead of the one that is meant.
COMMAND = (sys.executable, "-P", "-m", "gonfalon.server.thinking")

SECONDS = 20.0
NODES_A_SECOND = 400
"""What a machine does at the very least: an idle one does twenty times as many."""


def patience_with(level: str) -> float:
    """How many seconds a bot of a level may think about one question."""
    return SECONDS + nodes_named(level) / NODES_A_SECOND


class ThoughtFailed(Exception):
    """The process died or hung, more than once, over a question."""


class Thinkers:
    """As many processes as there are cores but one; each is started when it is first needed."""

    def __init__(
        self,
        count: int | None = None,
        command: Sequence[str] = COMMAND,
        patience: Callable[[str], float] = patience_with,
    ) -> None:
        spare = (os.cpu_count() or 2) - 1
        self._places = Places(count or max(1, min(spare, MOST)))
        self._command = command
        self._patience = patience
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def think(self, question: Question, table: str) -> Thought:
        """The thought of a free thinker; a question over which one dies or hangs is put once more, last in the line."""
        for _ in range(TRIES):
            async with self._places.place(table):
                thought = await self._thought(question)
            if thought is not None:
                return thought
        raise ThoughtFailed(f"{question.level} of {question.game}")

    async def close(self) -> None:
        """End all processes."""
        for thinker in tuple(self._all):
            await self._ended(thinker)

    async def _thought(self, question: Question) -> Thought | None:
        """What one thinker thinks; None when it died or hung, and was ended."""
        seconds, used = self._patience(question.level), self._used()
        if used is not None:
            # It may have died before it was asked, which is no fault of the question.
            with suppress(*DIED):
                return await self._answer(used, question, seconds)
        try:
            return await self._answer(await self._started(), question, seconds)
        except DIED:
            return None

    async def _answer(self, thinker: Process, question: Question, seconds: float) -> Thought | None:
        """What a thinker answers; None when it hung or talked nonsense. Whoever does not answer well is ended."""
        message = msgspec.msgpack.encode(question)
        is_well = False
        try:
            async with asyncio.timeout(seconds):
                thought = msgspec.msgpack.decode(await exchanged(thinker, message), type=Thought)
            is_well = True
        except msgspec.DecodeError:
            return None
        except TimeoutError:
            log.error("%s of %s thought for %d seconds and was ended", question.level, question.game, seconds)
            return None
        finally:
            if is_well:
                self._idle.append(thinker)
            else:
                # Also when nobody waits any more: the answer would be taken for that of the next question.
                await self._ended(thinker)
        return thought

    def _used(self) -> Process | None:
        """A thinker that waits for its next question, if one still lives."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.returncode is None:
                return thinker
            self._all.discard(thinker)
        return None

    async def _started(self) -> Process:
        # In a session of its own no signal of the terminal reaches it: the server alone says when it ends.
        thinker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._all.add(thinker)
        return thinker

    async def _ended(self, thinker: Process) -> None:
        self._all.discard(thinker)
        if thinker in self._idle:
            self._idle.remove(thinker)
        if thinker.returncode is None:
            thinker.kill()
        await thinker.wait()


async def exchanged(thinker: Process, message: bytes) -> bytes:
    """The answer to a message."""
    assert thinker.stdin is not None
    assert thinker.stdout is not None
    thinker.stdin.write(LENGTH.pack(len(message)) + message)
    await thinker.stdin.drain()
    (length,) = LENGTH.unpack(await thinker.stdout.readexactly(LENGTH.size))
    return await thinker.stdout.readexactly(length)
