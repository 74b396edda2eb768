"""An event loop of one's own: a worker that showed pages before still has Playwright's loop in its main thread."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def in_loop(play: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What a coroutine returns when it is run to its end in a thread of its own."""
    return in_thread(lambda: asyncio.run(play()))


def in_thread(work: Callable[[], T]) -> T:
    """What a function returns in a thread where no loop runs yet."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(work).result()
