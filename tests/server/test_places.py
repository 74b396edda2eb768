"""Places in a queue go to whoever still waits."""

import asyncio

from gonfalon.server.places import Places
from tests.looping import in_loop


def test_a_place_is_not_given_to_who_was_cancelled_a_moment_ago() -> None:
    async def play() -> list[str]:
        places = Places(1)
        seated: list[str] = []

        async def sit(table: str) -> None:
            async with places.place(table):
                seated.append(table)

        async with places.place("first"):
            given_up, patient = (asyncio.ensure_future(sit(table)) for table in ("given up", "patient"))
            await asyncio.sleep(0)
            given_up.cancel()
            # Nothing is awaited before the place is left: whoever was cancelled does not know it yet.
        async with asyncio.timeout(5):
            await asyncio.gather(given_up, patient, return_exceptions=True)
            await sit("last")
        return seated

    assert in_loop(play) == ["patient", "last"]
