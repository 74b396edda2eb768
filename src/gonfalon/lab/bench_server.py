"""The server under fifty live tables, beside a bare echo of the same view in the same run."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple, TypeAlias

from gonfalon.lab.bench_driver import Line, Person

TABLES = 50
ROUNDS = 5
SECONDS = 2.0
CALM_SECONDS = 4.0
WARM_UP = 0.5
CALM = 0.5
"""Seconds between the actions of a table whose people take their time."""
SERVE = ("-m", "gonfalon", "serve", "--port", "0", "--data")
ECHO = ("-m", "gonfalon.lab.bench_echo")

Act: TypeAlias = Callable[[], Awaitable[float]]
"""Does something and answers how many seconds passed until it was seen."""


class Measured(NamedTuple):
    """What is measured: ours, the peer's, the unit, and the ratio."""

    what: str
    ours: float
    peer: float
    unit: str
    ratio: float


class Round(NamedTuple):
    """How long each act took, how long all of them, and the seconds of processor time that the program spent."""

    took: list[float]
    seconds: float
    processor: float


class Program(NamedTuple):
    """A program that serves."""

    process: "subprocess.Popen[bytes]"
    address: str


def rows(serve: Sequence[str] = SERVE) -> list[Measured]:
    """Measure in interleaved rounds; a ratio of rates is the median of the rounds' own ratios."""
    with tempfile.TemporaryDirectory() as folder, started((*serve, folder)) as server, started(ECHO) as echo:
        return asyncio.run(measured(server, echo))


async def measured(server: Program, echo: Program) -> list[Measured]:
    """Fifty people at tables, and as many who send the echo what they see."""
    alone = memory(server)
    people = [Person(server.address, number) for number in range(TABLES)]
    await asyncio.gather(*(person.sit_down() for person in people))
    acting = [person.act for person in people]
    await timed(server, acting, WARM_UP)
    lines = [Line(echo.address) for _ in people]
    asking = [asker(line, person.shown.encode()) for line, person in zip(lines, people, strict=True)]
    await timed(echo, asking, WARM_UP)
    busy = [(await timed(server, acting, SECONDS), await timed(echo, asking, SECONDS)) for _ in range(ROUNDS)]
    calm = await timed(server, acting, CALM_SECONDS, CALM), await timed(echo, asking, CALM_SECONDS, CALM)
    each = (memory(server) - alone) / TABLES
    await asyncio.gather(*(person.go_home() for person in people), *(line.close() for line in lines))
    return [*rate_rows(busy), *latency_rows(*calm), memory_row(each, alone)]


def asker(line: Line, view: bytes) -> Act:
    """Somebody who is shown a view by no game at all."""

    async def ask() -> float:
        began = perf_counter()
        await line.post("/echo", view)
        return perf_counter() - began

    return ask


async def timed(program: Program, acts: Sequence[Act], seconds: float, every: float = 0) -> Round:
    """Let all act again and again for some seconds, at once or `every` so often."""
    spent, began = processor_time(program), perf_counter()
    took: list[float] = []

    async def go_on(act: Act, first: float) -> None:
        await asyncio.sleep(first)
        while perf_counter() - began < seconds:
            last = await act()
            took.append(last)
            await asyncio.sleep(max(0.0, every - last))

    await asyncio.gather(*(go_on(act, every * place / len(acts)) for place, act in enumerate(acts)))
    return Round(took, perf_counter() - began, processor_time(program) - spent)


def rate_rows(rounds: list[tuple[Round, Round]]) -> Iterator[Measured]:
    """Actions a second beside echoes a second, by the clock and by the processor time of the one process."""
    by_clock = [(len(ours.took) / ours.seconds, len(peer.took) / peer.seconds) for ours, peer in rounds]
    by_processor = [(len(ours.took) / ours.processor, len(peer.took) / peer.processor) for ours, peer in rounds]
    for by, rates in (("clock", by_clock), ("processor", by_processor)):
        what = f"server: actions at {TABLES} live tables, by {by} time"
        ratio = median(ours / peer for ours, peer in rates)
        yield Measured(what, median(ours for ours, _ in rates), median(peer for _, peer in rates), "actions/s", ratio)


def latency_rows(ours: Round, peer: Round) -> Iterator[Measured]:
    """From action to view, in the middle and at the slow end."""
    mine, theirs = quantiles(ours.took, n=100), quantiles(peer.took, n=100)
    for name, place in (("p50", 49), ("p99", 98)):
        what = f"server: action to view, {name}, {TABLES / CALM:.0f} actions/s"
        yield Measured(what, 1000 * mine[place], 1000 * theirs[place], "ms", mine[place] / theirs[place])


def memory_row(each: float, alone: float) -> Measured:
    """What a table in play takes, beside the server without one."""
    return Measured("server: memory of a live table, beside the server's own", each, alone, "kB", each / alone)


def memory(program: Program) -> float:
    """How many kilobytes a program holds in memory."""
    lines = Path(f"/proc/{program.process.pid}/status").read_text(encoding="ascii").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_time(program: Program) -> float:
    """How many seconds a program has kept a processor busy."""
    fields = Path(f"/proc/{program.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(arguments: Sequence[str]) -> Iterator[Program]:
    """A program of ours that says on its first line where it serves."""
    command = (sys.executable, "-P", *arguments)
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline().decode()
            yield Program(process, next(word for word in line.split() if word.startswith("http")))
        finally:
            process.terminate()


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:60} {row.ours:12.4g} {row.peer:12.4g} {row.unit:12} {row.ratio:8.2f}x")
