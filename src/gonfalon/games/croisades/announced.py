"""What a side has begun or announced and is still to be carried out: charges, combats, whole-turn acts, loads."""

from enum import StrEnum

from msgspec import Struct

from gonfalon.games.croisades.names import BarrelId, FigureId, HexId


class Ridden(StrEnum):
    """What has become of a charge."""

    ANNOUNCED = "announced"
    ARRIVED = "arrived"
    LOST = "lost"


class Charged(Struct, frozen=True):
    """An announced charge, with the counter-charge that answers it."""

    rider: FigureId
    target: FigureId
    route: tuple[HexId, ...]
    counter: FigureId = ""
    way: tuple[HexId, ...] = ()
    ridden: Ridden = Ridden.ANNOUNCED


class Combat(Struct, frozen=True):
    """A named combat; `charge` is the number of the charge that brought it about."""

    attackers: tuple[FigureId, ...]
    defenders: tuple[FigureId, ...]
    charge: int = -1
    is_fought: bool = False


class Held(Struct, frozen=True):
    """A stunned man on somebody's back, or a horse on its bridle while its leader moves, and where it was taken up.

    `at` is its hex, of a horse the rear one, and `front` that of a horse's front half.
    """

    figure: FigureId
    at: HexId
    front: HexId = ""


class Deed(StrEnum):
    """What takes a whole turn."""

    MOUNT = "mount"
    DISMOUNT = "dismount"
    CLEAR = "clear"
    HARNESS = "harness"
    UNHARNESS = "unharness"
    FILL = "fill"
    STAVE = "stave"


class Stage(StrEnum):
    """How far it has come."""

    ANNOUNCED = "announced"
    HALF = "half"
    DONE = "done"
    LOST = "lost"


class Act(Struct, frozen=True):
    """A whole-turn act, announced in the player turn of that number.

    `horse` is who is mounted or dragged away, `at` the hex that is cleared, `to` where a rider gets down or bodies go,
    `barrel` what is staved in.
    """

    deed: Deed
    figures: tuple[FigureId, ...]
    turn: int
    horse: FigureId = ""
    at: HexId = ""
    to: HexId = ""
    stage: Stage = Stage.ANNOUNCED
    barrel: BarrelId = ""
