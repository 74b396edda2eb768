"""What only a table asks of a game; a game answers what it can, and everything else has an answer here."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gonfalon.kernel.accounts import Account, Remark
from gonfalon.kernel.charts import Chart
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event
from gonfalon.kernel.sightlines import Sightline
from gonfalon.kernel.strikes import Strike
from gonfalon.kernel.walks import Walk

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Turn(Struct, frozen=True, omit_defaults=True):
    """Which turn of how many it is and, in a game of several stages, in which of them."""

    turn: int
    of: int
    stage: int = 0
    stages: int = 0


class Piece(Struct, frozen=True):
    """A piece by its id: its side, the kind of thing that actions name it as, and what is printed on it."""

    id: str
    side: str
    kind: str
    values: dict[str, int | str]


class Advice(Generic[S, A, V]):
    """Questions beside the rules; a game subclasses it and answers those that its players would ask.

    All are pure, and none is asked while an action is taken, so no record depends on an answer. Where a view hides
    something, `dice` guess it.
    """

    charts: tuple[Chart, ...] = ()
    """The charts that a client shows whole."""
    walks: tuple[Walk[S], ...] = ()
    """The verbs that move a piece step by step, for finding its way to a place."""

    def sheet(self, scenario: str) -> Any:
        """The map of a scenario as a client draws it; None where there is none."""
        return None

    def turn(self, state: S) -> Turn | None:
        """Which turn it is, as everybody knows; None where a game counts none."""
        return None

    def pieces(self) -> tuple[Piece, ...]:
        """Every piece of the game with what is printed on it, in the order of the roster."""
        return ()

    def tally(self, view: V) -> Any:
        """What a game counts beside its position, such as points, losses and morale; None where it counts nothing."""
        return None

    def known(self, view: V) -> S | None:
        """The state as a view tells it, with nothing guessed; None where the rules cannot go on from that."""
        return None

    def reach(self, view: V, piece: str, dice: Dice) -> tuple[str, ...]:
        """Where a piece, anybody's, could go in its next move as the table stands; BadInput when there is none."""
        return ()

    def costs(self, view: V, piece: str, dice: Dice) -> dict[str, int]:
        """What each place that a piece could enter in its next move costs it at least, also where it may only pass."""
        return {}

    def threat(self, view: V, piece: str, dice: Dice) -> tuple[str, ...]:
        """Whom a piece, anybody's, could attack after its next move as the table stands; BadInput for no piece."""
        return ()

    def sightline(self, view: V, start: str, to: str, dice: Dice) -> Sightline | None:
        """The line between two spaces as the table stands; None where a game has no lines, BadInput for no space."""
        return None

    def sightlines(self, view: V, piece: str, dice: Dice, *, is_target: bool = False) -> tuple[Sightline, ...]:
        """The lines of a piece, anybody's, to all that it might shoot at, or of all that might shoot at it."""
        return ()

    def accounts(self, view: V, actions: Sequence[A], dice: Dice) -> tuple[Account, ...]:
        """What each of some lawful actions means before any die falls, as far as the view tells."""
        return tuple(Account() for _ in actions)

    def way(self, view: V, action: A, dice: Dice) -> tuple[str, ...]:
        """The spaces that a lawful action leads its piece over, the first and the last included; none for others."""
        return ()

    def weighed(self, state: S) -> S:
        """The state in which an action is weighed: as it stands, but dice that a rule puts off fall at once."""
        return state

    def losses(self, state: S) -> Mapping[str, int]:
        """What each side has lost so far, in halves; nothing where a game does not count it."""
        return {}

    def strike(self, state: S, told: Sequence[Event]) -> Strike | None:
        """The attack that one piece of work has settled, from the state before it and what it told."""
        return None

    def missed(self, state: S) -> Remark | None:
        """What would have given a game that has ended to whoever lost it."""
        return None
