"""What a client is told of a game that is over."""

from msgspec import Struct

from gonfalon.kernel.accounts import Remark
from gonfalon.kernel.strikes import Harm


class LossesThen(Struct, frozen=True):
    """What each side had lost after so many entries, in halves of what the game counts."""

    entries: int
    lost: dict[str, int]


class Fortune(Struct, frozen=True):
    """How often something fell, and how often it was expected, as numerator and denominator.

    Eight games of ten lie between `least` and `most`. As much, or more, comes in one game of `one_in`; where `is_more`
    is not set, as little, or less.
    """

    fell: int
    expected: tuple[int, int]
    least: int
    most: int
    is_more: bool
    one_in: int


class Fortunes(Struct, frozen=True):
    """The luck of a side's attacks: how often they harmed their target, and how often the attacker."""

    side: str
    attacks: int
    harm: Fortune
    backfire: Fortune


class TurningPoint(Struct, frozen=True):
    """Where a game turned: shown after so many entries; by dice, how likely they were to fall just so.

    With `is_end` the game ended there.
    """

    entries: int
    side: str | None
    harm: Harm | None
    chance: tuple[int, int] | None
    is_end: bool


class Aftermath(Struct, frozen=True):
    """A game in hindsight: `took` are the milliseconds from its first to its last action, `missed` the loser's chance.

    Losses are told at first and whenever they changed.
    """

    losses: tuple[LossesThen, ...]
    attacks: int
    luck: tuple[Fortunes, ...]
    points: tuple[TurningPoint, ...]
    took: int
    missed: Remark | None
