"""What a game says of an attack that its dice have settled."""

from enum import StrEnum

from msgspec import Struct


class Harm(StrEnum):
    """Whom an attack harmed."""

    TARGET = "harm"
    NOBODY = "nothing"
    ATTACKER = "backfire"


class Strike(Struct, frozen=True):
    """An attack that its dice have settled: whose it was, whom it harmed.

    `worth` is what that is worth to its side, in halves of what losses count; below nothing where it lost more.
    """

    side: str
    harm: Harm
    worth: int = 0
