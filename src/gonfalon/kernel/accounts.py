"""What a lawful action means before any die falls: its way, its cost, what follows, what others may do first."""

from msgspec import Struct

from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.rulebook import Refusal


class Remark(Struct, frozen=True):
    """Something that follows from an action: the clause, the key of the sentence and its arguments."""

    clause: str
    key: str
    args: dict[str, str | int] = {}


class Reply(Struct, frozen=True):
    """What a piece of another seat might do before the dice: how likely it harms, or why it may not."""

    who: str
    verb: str
    refusal: Refusal | None = None
    chance: tuple[int, int] | None = None


class Risk(Struct, frozen=True):
    """A space of a way for which a die falls, and how many of its faces harm whoever goes there."""

    at: str
    faces: int
    of: int


class Account(Struct, frozen=True):
    """An action before its dice.

    `way` are the spaces it leads over, the first and the last included; `straight` the part of them, and beyond, that
    is ridden straight at somebody; `ways` are those that it may lead over once its dice have fallen, each without the
    first; `risks` are the dice of those ways; `worst` is the worst that the replies can make of it.
    """

    way: tuple[str, ...] = ()
    straight: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    risks: tuple[Risk, ...] = ()
    sums: tuple[Reckoned, ...] = ()
    remarks: tuple[Remark, ...] = ()
    replies: tuple[Reply, ...] = ()
    worst: Remark | None = None


def remark(clause: str, key: str, **args: str | int) -> Remark:
    """A remark under a clause."""
    return Remark(clause, key, args)
