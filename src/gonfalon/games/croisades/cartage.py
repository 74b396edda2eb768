"""What the rules tell of the draft horse, the cart and the barrels on it."""

from typing import TypeAlias

from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.events import Event


class Hauled(Event, frozen=True, kw_only=True, tag="hauled"):
    """Somebody leads the draft horse, or several push the cart, which has so many points."""

    what: str
    figures: tuple[str, ...]
    left: int


class DroveIn(Event, frozen=True, kw_only=True, tag="drove-in"):
    """A cart in harness came onto the map, its own rear half first and the front of its horse last."""

    hexes: tuple[str, ...]
    cost: int


class Harnessed(Event, frozen=True, kw_only=True, tag="harnessed"):
    """The draft horse was put to the cart."""

    figure: str


class Unharnessed(Event, frozen=True, kw_only=True, tag="unharnessed"):
    """The draft horse was taken out of harness, alive or dead."""

    figure: str


class BarrelFilled(Event, frozen=True, kw_only=True, tag="barrel-filled"):
    """A barrel was filled, which makes so many."""

    figure: str
    barrel: str
    full: int


class BarrelStaved(Event, frozen=True, kw_only=True, tag="barrel-staved"):
    """A barrel was staved in; so many are left."""

    figure: str
    barrel: str
    left: int


class Watered(Event, frozen=True, kw_only=True, tag="watered"):
    """The fetching of water is over, and how, with so many full barrels off the map; no winner is a draw."""

    winner: Side | None
    how: str
    full: int


CartEvent: TypeAlias = Hauled | DroveIn | Harnessed | Unharnessed | BarrelFilled | BarrelStaved | Watered
