"""The verbs: what a seat may answer; one frozen Struct each. Figures and hexes go by name."""

from typing import Literal, TypeAlias

from msgspec.structs import force_setattr

from gonfalon.games.croisades.names import BarrelId, ClassId, FigureId, HexId
from gonfalon.games.croisades.pieces import PLACES, Side
from gonfalon.games.croisades.recruits import RECRUITS, in_full
from gonfalon.kernel.game import Action
from gonfalon.kernel.naming import put_in_order

Choice: TypeAlias = Literal["offensive", "defensive", "none"]
Facing: TypeAlias = Literal["", "n", "ne", "se", "s", "sw", "nw"]
"""Where a rider looks; nobody on foot looks anywhere."""
FACINGS: tuple[Facing, ...] = ("n", "ne", "se", "s", "sw", "nw")
"""The facings in the order of the directions of the board."""


class Muster(Action, frozen=True, kw_only=True, tag="muster"):
    """Choose the own forces unseen: so many of each class; a class that is not named gives nobody."""

    seat: Side
    numbers: tuple[tuple[ClassId, int], ...]

    def __post_init__(self) -> None:
        names = [name for name, _ in self.numbers]
        if len(set(names)) == len(names) and all(name in RECRUITS for name in names):
            strangers = tuple(each for each in self.numbers if RECRUITS[each[0]].side is not self.seat)
            force_setattr(self, "numbers", in_full(self.seat, self.numbers) + strangers)


class Place(Action, frozen=True, kw_only=True, tag="place"):
    """Set a figure up on a hex, or shift it there: of a rider, the hex of his rear half, and where he looks."""

    seat: Side
    figure: FigureId
    to: HexId
    facing: Facing = ""


class Lift(Action, frozen=True, kw_only=True, tag="lift"):
    """Take a figure back into the hand."""

    seat: Side
    figure: FigureId


class Arrange(Action, frozen=True, kw_only=True, tag="arrange"):
    """Let the program set everybody up as the scenario proposes."""

    seat: Side
    how: Literal["preset"]


class Confirm(Action, frozen=True, kw_only=True, tag="confirm"):
    """Declare the set-up finished."""

    seat: Side


class Show(Action, frozen=True, kw_only=True, tag="show"):
    """Bring somebody out of hiding."""

    seat: Side
    figure: FigureId


class Mark(Action, frozen=True, kw_only=True, tag="mark"):
    """Choose for each crossbowman the phase in which he shoots, if any."""

    seat: Side
    choices: tuple[tuple[FigureId, Choice], ...]


class Shoot(Action, frozen=True, kw_only=True, tag="shoot"):
    """Let one figure shoot at another in the own turn."""

    seat: Side
    figure: FigureId
    target: FigureId


class Charge(Action, frozen=True, kw_only=True, tag="charge"):
    """Announce a charge: the hexes that the front half of the rider will enter, one after the other."""

    seat: Side
    figure: FigureId
    target: FigureId
    route: tuple[HexId, ...]


class Counter(Action, frozen=True, kw_only=True, tag="counter"):
    """Answer the charge just announced by a counter-charge along a way of the rider's own."""

    seat: Side
    figure: FigureId
    route: tuple[HexId, ...]


class Step(Action, frozen=True, kw_only=True, tag="step"):
    """Move a figure one hex: of a rider, the hex that his front half enters."""

    seat: Side
    figure: FigureId
    to: HexId


class Turn(Action, frozen=True, kw_only=True, tag="turn"):
    """Let a rider turn about on the spot."""

    seat: Side
    figure: FigureId


class Enter(Action, frozen=True, kw_only=True, tag="enter"):
    """Bring a figure onto the map over its edge: of a rider, the edge hex is that of his rear half."""

    seat: Side
    figure: FigureId
    to: HexId
    facing: Facing = ""


class Leave(Action, frozen=True, kw_only=True, tag="leave"):
    """Take a figure off the map for good."""

    seat: Side
    figure: FigureId


class Mount(Action, frozen=True, kw_only=True, tag="mount"):
    """Spend a whole turn on mounting a horse from its flank."""

    seat: Side
    figure: FigureId
    horse: FigureId


class Dismount(Action, frozen=True, kw_only=True, tag="dismount"):
    """Spend a whole turn on getting down onto a hex at the horse's flank."""

    seat: Side
    figure: FigureId
    to: HexId


class Clear(Action, frozen=True, kw_only=True, tag="clear"):
    """Let two men spend a whole turn on dragging bodies from one hex to another: a dead horse, or else dead men."""

    seat: Side
    figures: tuple[FigureId, ...]
    at: HexId
    to: HexId
    horse: FigureId = ""

    def __post_init__(self) -> None:
        put_in_order(self, "figures", PLACES)


class Give(Action, frozen=True, kw_only=True, tag="give"):
    """Hand daggers or javelins to a neighbour, or let him take them from somebody dead."""

    seat: Side
    giver: FigureId
    figure: FigureId
    missiles: int


class TakeUp(Action, frozen=True, kw_only=True, tag="take-up"):
    """Let a man on foot take a stunned one of the hex he has entered on his back."""

    seat: Side
    figure: FigureId
    man: FigureId


class Bridle(Action, frozen=True, kw_only=True, tag="bridle"):
    """Take a horse without a rider by its bridle; a rider who is passing rolls for it."""

    seat: Side
    figure: FigureId
    horse: FigureId


class Loose(Action, frozen=True, kw_only=True, tag="loose"):
    """Let go of a horse, which stays where it stands."""

    seat: Side
    figure: FigureId
    horse: FigureId


class Lead(Action, frozen=True, kw_only=True, tag="lead"):
    """Lead the draft horse from beside it; it then takes its steps, and its leader follows."""

    seat: Side
    figure: FigureId


class Push(Action, frozen=True, kw_only=True, tag="push"):
    """Push the cart: one from before it and others round it; it then takes its steps, and they follow."""

    seat: Side
    figure: FigureId
    others: tuple[FigureId, ...]

    def __post_init__(self) -> None:
        put_in_order(self, "others", PLACES)


class DriveIn(Action, frozen=True, kw_only=True, tag="drive-in"):
    """Bring the cart in harness onto the map: the hexes of its rear and front half and of those of its horse."""

    seat: Side
    figure: FigureId
    hexes: tuple[HexId, ...]


class Harness(Action, frozen=True, kw_only=True, tag="harness"):
    """Spend a whole turn on putting the draft horse to the cart."""

    seat: Side
    figure: FigureId


class Unharness(Action, frozen=True, kw_only=True, tag="unharness"):
    """Spend a whole turn on taking the draft horse, alive or dead, out of harness."""

    seat: Side
    figure: FigureId


class Fill(Action, frozen=True, kw_only=True, tag="fill"):
    """Spend a whole turn on filling a barrel."""

    seat: Side
    figure: FigureId


class Stave(Action, frozen=True, kw_only=True, tag="stave"):
    """Spend a whole turn on staving in a barrel."""

    seat: Side
    figure: FigureId
    barrel: BarrelId


class Halt(Action, frozen=True, kw_only=True, tag="halt"):
    """Say that the move under way is over."""

    seat: Side


class Volley(Action, frozen=True, kw_only=True, tag="volley"):
    """Shoot while the other side moves; all who shoot at this moment are named, and roll in that order."""

    seat: Side
    figures: tuple[FigureId, ...]
    target: FigureId


class Attack(Action, frozen=True, kw_only=True, tag="attack"):
    """Name a combat: one against one, one against several, or several together against one."""

    seat: Side
    figures: tuple[FigureId, ...]
    targets: tuple[FigureId, ...]

    def __post_init__(self) -> None:
        put_in_order(self, "figures", PLACES)
        put_in_order(self, "targets", PLACES)


class Unname(Action, frozen=True, kw_only=True, tag="unname"):
    """Take back the combat in which a figure was named to attack."""

    seat: Side
    figure: FigureId


class Fight(Action, frozen=True, kw_only=True, tag="fight"):
    """Fight the named combat in which a figure attacks."""

    seat: Side
    figure: FigureId


class Bear(Action, frozen=True, kw_only=True, tag="bear"):
    """Say which of several takes the blow."""

    seat: Side
    figure: FigureId


class Retreat(Action, frozen=True, kw_only=True, tag="retreat"):
    """Take a figure back along a path; a rider who backs names the hex that his rear half enters."""

    seat: Side
    figure: FigureId
    path: tuple[HexId, ...]
    backing: bool = False


class Aside(Action, frozen=True, kw_only=True, tag="aside"):
    """Say where a displaced friend goes."""

    seat: Side
    to: HexId


class Fall(Action, frozen=True, kw_only=True, tag="fall"):
    """Say on which hex beside his horse a dismounted rider comes to lie or stand."""

    seat: Side
    to: HexId


class SetDown(Action, frozen=True, kw_only=True, tag="set-down"):
    """Say where a carried man comes to lie, or on which two hexes a led horse stands, the rear one first."""

    seat: Side
    hexes: tuple[HexId, ...]


class Advance(Action, frozen=True, kw_only=True, tag="advance"):
    """Advance one of the victors along a path."""

    seat: Side
    figure: FigureId
    path: tuple[HexId, ...]


class Pass(Action, frozen=True, kw_only=True, tag="pass"):
    """Do nothing, or nothing more."""

    seat: Side


class End(Action, frozen=True, kw_only=True, tag="end"):
    """End the phase, or say that all is named."""

    seat: Side


CroisadesAction: TypeAlias = (
    Muster
    | Place
    | Lift
    | Arrange
    | Confirm
    | Show
    | Mark
    | Shoot
    | Charge
    | Counter
    | Step
    | Turn
    | Enter
    | Leave
    | Mount
    | Dismount
    | Clear
    | Give
    | TakeUp
    | Bridle
    | Loose
    | Lead
    | Push
    | DriveIn
    | Harness
    | Unharness
    | Fill
    | Stave
    | Halt
    | Volley
    | Attack
    | Unname
    | Fight
    | Bear
    | Retreat
    | Aside
    | Fall
    | SetDown
    | Advance
    | Pass
    | End
)

CONFIRMS = {side: Confirm(seat=side) for side in Side}
ENDS = {side: End(seat=side) for side in Side}
PASSES = {side: Pass(seat=side) for side in Side}
HALTS = {side: Halt(seat=side) for side in Side}
