"""The dice of a table: each throw follows from the table's secret and how many were thrown before it.

So a throw that was made and not stored, because the server was killed, falls the same way when the action comes again.
"""

from hashlib import blake2b

from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Audience

WORD = 64


class CountedDice(Dice):
    """Dice that have been thrown `thrown` times."""

    __slots__ = ("_secret", "thrown")

    def __init__(self, secret: str, thrown: int) -> None:
        self._secret = secret.encode()
        self.thrown = thrown

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        drawn = blake2b(str(self.thrown).encode(), key=self._secret, digest_size=WORD // 8).digest()
        self.thrown += 1
        return (int.from_bytes(drawn) * sides >> WORD) + 1


def bot_seed(secret: str, seat: str) -> int:
    """The seed of a seat's bot, from which nothing of the dice can be told."""
    return int.from_bytes(blake2b(f"bot {seat}".encode(), key=secret.encode(), digest_size=4).digest())
