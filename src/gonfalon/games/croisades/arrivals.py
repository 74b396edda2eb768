"""What is told of setting up, of entering the map and of leaving it."""

from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.events import Event


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
