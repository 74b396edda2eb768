"""What the rules of Arsouf tell; one frozen Struct for each kind of log line, each with its clause."""

from typing import TypeAlias

from gonfalon.games.arsouf.pieces import Side
from gonfalon.kernel.events import Event, Reckoned, Rolled


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A piece was put on a space; `swapped` is the piece that made way."""

    piece: str
    at: str
    swapped: str = ""


class Lifted(Event, frozen=True, kw_only=True, tag="lifted"):
    """A placed piece was taken back into the hand."""

    clause: str = "R20"
    piece: str


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """The program deployed an army."""

    side: Side
    how: str


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """An army stands ready."""

    side: Side


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A side's half of a turn began."""

    clause: str = "4.6"
    turn: int
    side: Side


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A piece moved."""

    clause: str = "5.1"
    piece: str
    start: str
    to: str


class Charged(Event, frozen=True, kw_only=True, tag="charged"):
    """A move of knights that becomes a charge if they attack what stands before them."""

    clause: str = "m5.5"
    piece: str
    target: str


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """A piece reached Arsouf and left the board; `baggage` and `others` count those in the town."""

    clause: str = "R15"
    piece: str
    baggage: int
    others: int


class PhaseEnded(Event, frozen=True, kw_only=True, tag="phase-ended"):
    """A side ended its moves or its attacks."""

    side: Side
    phase: str


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """An attack was named; it is rolled after all are named."""

    clause: str = "R6"
    piece: str
    target: str


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    """An announced attack fell away because its target is already killed."""

    clause: str = "R6"
    piece: str
    target: str


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """Both totals of an attack, in halves."""

    clause: str
    piece: str
    target: str
    attack: int
    defence: int


class Withstood(Event, frozen=True, kw_only=True, tag="withstood"):
    """The totals were equal; nothing happened."""

    clause: str = "6.8"
    piece: str
    target: str


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A piece was beaten and is wounded."""

    clause: str = "6.7"
    piece: str


class Killed(Event, frozen=True, kw_only=True, tag="killed"):
    """A wounded piece was beaten again and is killed."""

    clause: str = "6.10"
    piece: str


class Recovered(Event, frozen=True, kw_only=True, tag="recovered"):
    """A wounded piece recovered."""

    clause: str = "6.12"
    piece: str


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    winner: Side
    how: str


ArsoufEvent: TypeAlias = (
    Placed
    | Lifted
    | Arranged
    | Deployed
    | TurnBegan
    | Moved
    | Charged
    | Arrived
    | PhaseEnded
    | Announced
    | Lapsed
    | Fought
    | Withstood
    | Wounded
    | Killed
    | Recovered
    | Ended
    | Rolled
    | Reckoned
)
