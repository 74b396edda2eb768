"""What the rules of the proof game tell."""

from typing import TypeAlias

from gonfalon.kernel.events import Event, Reckoned, Revealed, Rolled, Settled
from tests.proof.state import Fate


class Readied(Event, frozen=True, kw_only=True, tag="readied"):
    """A seat has answered; what, is its secret."""

    seat: str


class Loaded(Event, frozen=True, kw_only=True, tag="loaded"):
    """A smuggler hid coins."""

    seat: str
    coins: tuple[tuple[str, int], ...]


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A seat chose a card."""

    seat: str
    card: str


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """The cards were shown, in the order of the seats."""

    cards: tuple[str, ...]


class Stepped(Event, frozen=True, kw_only=True, tag="stepped"):
    """A marker went to a place."""

    token: str
    to: str


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """An owner's unseen markers in a place were shuffled."""

    owner: str
    at: str


class Challenged(Event, frozen=True, kw_only=True, tag="challenged"):
    """The owl challenged a marker."""

    token: str


class Caught(Event, frozen=True, kw_only=True, tag="caught"):
    """The hounds caught a marker, or did not."""

    token: str
    caught: bool


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned up"):
    """A marker left the map, and everybody saw its coins."""

    token: str
    coins: int
    fate: Fate


class Rode(Event, frozen=True, kw_only=True, tag="rode"):
    """The rider went along a route."""

    route: tuple[str, ...]


class Inspected(Event, frozen=True, kw_only=True, tag="inspected"):
    """The owl looked under the markers of some places."""

    places: tuple[str, ...]


class Patrolled(Event, frozen=True, kw_only=True, tag="patrolled"):
    """The owl put the posts in order."""

    order: tuple[str, ...]


class Lit(Event, frozen=True, kw_only=True, tag="lit"):
    """A beacon was lit."""

    height: int


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    """Something was done for the hounds."""

    what: tuple[tuple[str, int | str], ...]


ProofEvent: TypeAlias = (
    Readied
    | Loaded
    | Chose
    | Shown
    | Stepped
    | Shuffled
    | Challenged
    | Caught
    | TurnedUp
    | Rode
    | Inspected
    | Patrolled
    | Lit
    | Kept
    | Rolled
    | Reckoned
    | Revealed
    | Settled
)
