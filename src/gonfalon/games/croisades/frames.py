"""The frames of the agenda: what a side is asked, and what the engine still has to do. Everything goes by name."""

from typing import TypeAlias

from msgspec import Struct

from gonfalon.games.croisades.announced import Held
from gonfalon.games.croisades.charts import Cover
from gonfalon.games.croisades.names import ClassId, FigureId, HexId
from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.agenda import Sole, Together, Work


class Mustering(Together, frozen=True, omit_defaults=True):
    """Before play a side chooses its forces unseen; `numbers` are those of the classes that it has chosen."""

    seat: Side
    numbers: tuple[tuple[ClassId, int], ...] = ()


class Lots(Work, frozen=True, omit_defaults=True):
    """Lots are drawn for the first player turn."""


class Placing(Sole, frozen=True, omit_defaults=True):
    """Before play a side sets up openly."""

    seat: Side


class Hiding(Placing, frozen=True, omit_defaults=True):
    """Before play a side sets up unseen."""


class Marking(Sole, frozen=True, omit_defaults=True):
    """Phase 0: crossbowmen are marked."""

    seat: Side


class Shooting(Sole, frozen=True, omit_defaults=True):
    """Phase 1: offensive fire."""

    seat: Side


class Charging(Sole, frozen=True, omit_defaults=True):
    """Phase 2: charges are announced."""

    seat: Side


class Countering(Sole, frozen=True, omit_defaults=True):
    """The other side may answer the charge announced last."""

    seat: Side


class Moving(Sole, frozen=True, omit_defaults=True):
    """Phase 3: figures move one after the other."""

    seat: Side


class Defending(Sole, frozen=True, omit_defaults=True):
    """The other side may shoot at a figure that has just entered a hex, or turned about."""

    seat: Side
    mover: FigureId


class Watching(Sole, frozen=True, omit_defaults=True):
    """After the moves the other side may shoot at those who stayed."""

    seat: Side


class Naming(Sole, frozen=True, omit_defaults=True):
    """Phase 4: combats are named."""

    seat: Side


class Fighting(Sole, frozen=True, omit_defaults=True):
    """The named combats are fought in the attacker's order."""

    seat: Side


class Bearing(Sole, frozen=True, omit_defaults=True):
    """One of several takes the blow of a result."""

    seat: Side
    figures: tuple[FigureId, ...]
    result: str


class Retreating(Sole, frozen=True, omit_defaults=True):
    """Figures must retreat so many hexes, one after the other in their owner's order.

    `trail` is what one of them has behind him whose way was barred by somebody found on it.
    """

    seat: Side
    figures: tuple[FigureId, ...]
    hexes: int
    trail: tuple[HexId, ...] = ()


class Displacing(Sole, frozen=True, omit_defaults=True):
    """A friend must make room."""

    seat: Side
    figure: FigureId


class Falling(Sole, frozen=True, omit_defaults=True):
    """A dismounted rider is put on a hex beside the horse that he rode."""

    seat: Side
    figure: FigureId
    horse: FigureId


class SettingDown(Sole, frozen=True, omit_defaults=True):
    """What somebody carried or led is set down beside these hexes, which he holds or held, one after the other."""

    seat: Side
    by: FigureId
    hexes: tuple[HexId, ...]
    held: tuple[Held, ...]


class Advancing(Sole, frozen=True, omit_defaults=True):
    """The victor may advance one of these figures, first into one of these hexes.

    `trail` is what he has behind him whose advance was barred by somebody found on it.
    """

    seat: Side
    figures: tuple[FigureId, ...]
    hexes: tuple[HexId, ...]
    trail: tuple[HexId, ...] = ()


class BeginTurn(Work, frozen=True, omit_defaults=True):
    """A player turn begins."""

    side: Side


class Aimed(Struct, frozen=True, gc=False):
    """A named shot: who shoots, into which hex of his target, and the cover that it has against him."""

    figure: FigureId
    at: HexId
    cover: Cover


class Loose(Work, frozen=True, omit_defaults=True):
    """Shots still to be rolled at one target, in this order; `horse` is what it rode when they were named."""

    shots: tuple[Aimed, ...]
    target: FigureId
    horse: FigureId = ""
    is_defensive: bool = False


class Stride(Work, frozen=True, omit_defaults=True):
    """A figure takes a step: the die of infiltration for the hex it leaves, then the step."""

    figure: FigureId
    to: HexId


class Departure(Work, frozen=True, omit_defaults=True):
    """A figure leaves the map: the dice of infiltration for the hexes it leaves, then it is gone."""

    figure: FigureId


class Catch(Work, frozen=True, omit_defaults=True):
    """A rider reaches for a bridle in passing: the die tells whether he has it."""

    figure: FigureId
    horse: FigureId


class Ride(Work, frozen=True, omit_defaults=True):
    """The charge of this number is ridden, from this hex of its route on; the counter-charge before it."""

    number: int
    hexes: int = 0
    is_counter: bool = False


class Melee(Work, frozen=True, omit_defaults=True):
    """The combat of this number is fought."""

    number: int


class Flight(Work, frozen=True, omit_defaults=True):
    """A retreating figure goes on over these hexes, each of which may call for a die.

    `trail` are the hexes it started from, rear half first, and those it has entered since.
    """

    figure: FigureId
    path: tuple[HexId, ...]
    backing: bool = False
    trail: tuple[HexId, ...] = ()


class Pursuit(Work, frozen=True, omit_defaults=True):
    """A victor advances over these hexes; `trail` are those he started from, rear half first, and entered since."""

    figure: FigureId
    path: tuple[HexId, ...]
    trail: tuple[HexId, ...] = ()


class Beaten(Struct, frozen=True):
    """A loser of a combat: the hexes that he held before the blow, and what he rode."""

    figure: FigureId
    hexes: tuple[HexId, ...]
    horse: FigureId = ""


class Aftermath(Work, frozen=True, omit_defaults=True):
    """A combat whose blows have fallen: the losers as they were before, and who may advance."""

    number: int
    winner: Side
    losers: tuple[Beaten, ...]
    victors: tuple[FigureId, ...] = ()


class Rise(Work, frozen=True, omit_defaults=True):
    """Phase 5: the stunned get up, and the turn ends."""

    side: Side


Asking: TypeAlias = (
    Mustering
    | Placing
    | Hiding
    | Marking
    | Shooting
    | Charging
    | Countering
    | Moving
    | Defending
    | Watching
    | Naming
    | Fighting
    | Bearing
    | Retreating
    | Displacing
    | Falling
    | SettingDown
    | Advancing
)
Frame: TypeAlias = (
    Asking | Lots | BeginTurn | Loose | Stride | Catch | Departure | Ride | Melee | Flight | Pursuit | Aftermath | Rise
)
