"""The types of a position file, and the agenda that a simple ask stands for."""

from typing import Literal

from msgspec import Struct

from gonfalon.games.croisades.cart import Barrel, Haul
from gonfalon.games.croisades.frames import (
    Charging,
    Fighting,
    Frame,
    Hiding,
    Marking,
    Moving,
    Mustering,
    Naming,
    Placing,
    Shooting,
    Watching,
)
from gonfalon.games.croisades.names import FigureId, HexId
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.state import Act, Charged, Choice, Combat, Health, Held, Options


class Placed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A figure: its hex, of a rider or a horse alone the rear one, and its marks; a man who falls has no hex.

    Who is off the map says so: he is waiting to be set up or to enter, or has left, on his horse if he names one; who
    hides says so too, with his hex, unless it is somebody else's secret.

    A rider names his horse, which is then written nowhere else; `owner` is the side of a horse whose last rider or
    leader was of another side than its first, `led` who leads it. `afoot` is a character with a mount who was mustered
    without one and counts his points on foot. What a mover carries or leads in hand has no hex.
    """

    figure: FigureId
    at: HexId = ""
    off: Literal["", "waiting", "left", "hidden"] = ""
    facing: str = ""
    health: Health = Health.HEALTHY
    horse: FigureId = ""
    mark: Choice = Choice.NONE
    shot: bool = False
    replied: bool = False
    spent: int = 0
    is_far: bool = False
    moved: bool = False
    is_done: bool = False
    fought: bool = False
    struck: bool = False
    fell: int = 0
    owner: Side | None = None
    used: int = 0
    led: FigureId = ""
    afoot: bool = False


class Stood(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where somebody stood on his way: his hex, of a rider the rear one, and how a rider looked."""

    at: HexId
    facing: str = ""


class Underway(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The move under way: who, with how many points left, and the last place where he might have ended.

    `since` counts the hexes since the last volley; `front` and `rear` say which of his hexes he entered on this move.
    `held` is the man on his back and the horses on their bridles, each with the hexes where it was taken up. `seen` are
    the places since in which the other side believes that he might have ended, for it does not know who hides there.
    """

    figure: FigureId
    left: int
    back: HexId
    back_facing: str = ""
    since: int | None = None
    front: bool = False
    rear: bool = False
    held: tuple[Held, ...] = ()
    seen: tuple[Stood, ...] = ()


class Carted(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The cart: the hex of its rear half and how it looks, or that it is off the map, and the barrels on it.

    `is_beset` says that an enemy of the side whose turn it is was beside it as the movement phase began.
    """

    at: HexId = ""
    off: Literal["", "waiting", "left"] = ""
    facing: str = ""
    is_harnessed: bool = False
    barrels: tuple[Barrel, ...] = ()
    is_beset: bool = False


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A state as a person would write it; figures that are named nowhere are not in the game.

    `side` is the side whose player turn it is. `searched` are hexes in which nobody hides any more, `groves` those that
    a patrol has searched, `hauls` who leads the draft horse or pushes the cart. `first` is the side with the first
    player turn where lots are drawn for it. `agenda` is needed only in the midst of a volley, a charge or a combat, and
    once a side has chosen its forces.
    """

    scenario: str
    turn: int
    side: Side
    figures: tuple[Placed, ...]
    ask: str | None = None
    seat: Side | None = None
    options: Options = Options()
    mover: Underway | None = None
    charges: tuple[Charged, ...] = ()
    combats: tuple[Combat, ...] = ()
    shot_at: tuple[FigureId, ...] = ()
    acts: tuple[Act, ...] = ()
    shied: tuple[tuple[FigureId, FigureId], ...] = ()
    searched: tuple[HexId, ...] = ()
    groves: tuple[HexId, ...] = ()
    cart: Carted | None = None
    hauls: tuple[Haul, ...] = ()
    first: Side | None = None
    agenda: tuple[Frame, ...] = ()
    asked: int = 0


SIMPLE: dict[str, type[Placing | Hiding | Marking | Shooting | Charging | Moving | Watching | Naming | Fighting]] = {
    "place": Placing,
    "hide": Hiding,
    "mark": Marking,
    "shoot": Shooting,
    "charge": Charging,
    "move": Moving,
    "stayers": Watching,
    "name": Naming,
    "fight": Fighting,
}
"""The asks that stand alone on the agenda."""

MUSTER = "muster"
"""The ask that is put to both sides at once."""


def implied_agenda(ask: str | None, seat: Side | None) -> tuple[Frame, ...]:
    """The agenda that an ask stands for when nothing else is under way; none for other asks."""
    if ask == MUSTER:
        return tuple(Mustering(id=each.number + 1, seat=each) for each in reversed(Side))
    frame = SIMPLE.get(ask or "")
    return () if frame is None or seat is None else (frame(seat),)
