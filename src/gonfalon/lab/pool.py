"""Games of a match spread over processes, with a fresh start when one of them dies."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from gonfalon.lab.match import RANDOM, Match, Played, Turnout, play

BATCH = 32
SAFE_PATH = "PYTHONSAFEPATH"
RESTARTS = 3


def played_in_batches(match: Match, turnouts: Sequence[Turnout], workers: int) -> Iterator[Played]:
    """Play the games in processes and answer each as it is finished; what a dead process lost is played again."""
    # A bot that thinks takes longer than handing the game out, and a stopped run should lose little.
    size = BATCH if set(match.bots) == {RANDOM} else 1
    left = dict.fromkeys(turnouts)
    deaths = 0
    while left:
        games = list(left)
        batches = [games[start : start + size] for start in range(0, len(games), size)]
        try:
            for played in _spread(match, batches, workers):
                deaths = 0
                del left[played.turnout]
                yield played
        except BrokenProcessPool:
            deaths += 1
            if deaths > RESTARTS:
                raise


def _spread(match: Match, batches: list[list[Turnout]], workers: int) -> Iterator[Played]:
    # Started afresh rather than forked, because whoever calls may have threads.
    with safe_path():
        pool = ProcessPoolExecutor(min(workers, len(batches)), mp_context=get_context("spawn"))
        futures = [pool.submit(_batch, match, batch) for batch in batches]
    with pool:
        try:
            for future in as_completed(futures):
                yield from future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def safe_path() -> Iterator[None]:
    """Let processes that start meanwhile run no module that happens to lie in the working folder."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before


def _batch(match: Match, turnouts: list[Turnout]) -> list[Played]:
    return [play(match, turnout) for turnout in turnouts]
