"""The thinkers: a few processes in which bots think, so that no table waits for another's bot."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from gonfalon.server.thinking import LENGTH, Question, Thought

MOST = 4
TRIES = 2


class ThoughtFailed(Exception):
    """The process died, more than once, over a question."""


class Thinkers:
    """As many processes as there are cores but one; each is started when it is first needed."""

    def __init__(self, count: int | None = None) -> None:
        spare = (os.cpu_count() or 2) - 1
        self._free = asyncio.Semaphore(count or max(1, min(spare, MOST)))
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def think(self, question: Question) -> Thought:
        """The thought of a free thinker; a question over which one dies is put to another."""
        message = msgspec.msgpack.encode(question)
        async with self._free:
            for _ in range(TRIES):
                thinker = self._idle.pop() if self._idle else await self._started()
                try:
                    written = await exchanged(thinker, message)
                except (EOFError, ConnectionError):
                    await self._ended(thinker)
                    continue
                except BaseException:
                    # Nobody waits for the answer, which would be taken for that of the next question.
                    await self._ended(thinker)
                    raise
                self._idle.append(thinker)
                return msgspec.msgpack.decode(written, type=Thought)
        raise ThoughtFailed(f"{question.level} of {question.game}")

    async def close(self) -> None:
        """End all processes."""
        for thinker in tuple(self._all):
            await self._ended(thinker)

    async def _started(self) -> Process:
        thinker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "gonfalon.server.thinking", stdin=PIPE, stdout=PIPE
        )
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
