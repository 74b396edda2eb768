"""What is told of mustering, of setting up, of entering the map and of leaving it."""

from typing import TypeAlias

from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.events import Event, Revealed, Settled


class LotsDrawn(Event, frozen=True, kw_only=True, tag="lots-drawn"):
    """Each side has rolled for the first player turn; equal dice are rolled again."""

    crusader: int
    saracen: int
    first: Side | None


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    """A side has chosen its forces, or others instead; nobody else hears which."""

    side: Side
    numbers: tuple[tuple[str, int], ...]
    count: int
    points: int


class Sealed(Event, frozen=True, kw_only=True, tag="sealed"):
    """A side has chosen its forces; which, is its secret."""

    side: Side


class Mustered(Revealed, frozen=True, kw_only=True, tag="mustered"):
    """Both sides have chosen, and the forces of one are shown."""

    side: Side
    numbers: tuple[tuple[str, int], ...]
    count: int
    points: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A figure was set up on a hex, of a rider the front one; `facing` is empty on foot."""

    figure: str
    at: str
    facing: str = ""


class Lifted(Event, frozen=True, kw_only=True, tag="lifted"):
    """A figure was taken back into the hand."""

    figure: str


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """The program set a side up."""

    side: Side
    how: str


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """A side stands ready."""

    side: Side


class Found(Revealed, frozen=True, kw_only=True, tag="found"):
    """Somebody who hid is found on a hex, of a rider the front one; `facing` is empty on foot."""

    figure: str
    at: str
    facing: str = ""


class GroundSearched(Settled, frozen=True, kw_only=True, tag="ground-searched"):
    """Everybody knows of so many more hexes that nobody hides there; whoever has looked cannot take it back."""

    count: int


class GroveSearched(Event, frozen=True, kw_only=True, tag="grove-searched"):
    """A figure of the patrol has ended its move beside a grove, which is the so-manieth."""

    at: str
    count: int


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """A figure came onto the map over an edge hex; `to` is where its front half then is, `facing` is empty on foot."""

    figure: str
    at: str
    to: str
    cost: int
    facing: str = ""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A figure left the map from an edge hex."""

    figure: str
    at: str


ArrivalEvent: TypeAlias = (
    LotsDrawn
    | Chosen
    | Sealed
    | Mustered
    | Placed
    | Lifted
    | Arranged
    | Deployed
    | Found
    | GroundSearched
    | GroveSearched
    | Entered
    | Left
)
