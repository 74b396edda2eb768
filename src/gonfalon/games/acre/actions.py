"""The verbs: what a seat may answer; one frozen Struct each."""

from typing import Literal, TypeAlias

from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.names import HexId, LeaderId, UnitId
from gonfalon.games.acre.pieces import PLACES, Side
from gonfalon.kernel.game import Action
from gonfalon.kernel.naming import put_in_order


class Place(Action, frozen=True, kw_only=True, tag="place"):
    """Put a unit on a hex: at set-up, when it returns, or when the army deploys anew."""

    seat: Side
    unit: UnitId
    at: HexId


class Lift(Action, frozen=True, kw_only=True, tag="lift"):
    """Take a placed unit, and the leaders with it, back into the hand."""

    seat: Side
    unit: UnitId


class Attach(Action, frozen=True, kw_only=True, tag="attach"):
    """Put a leader with a unit."""

    seat: Side
    leader: LeaderId
    unit: UnitId


class Emplace(Action, frozen=True, kw_only=True, tag="emplace"):
    """Put a trebuchet on a siege hex."""

    seat: Side
    at: HexId


class Dismantle(Action, frozen=True, kw_only=True, tag="dismantle"):
    """Take a trebuchet back into the hand."""

    seat: Side
    at: HexId


class Arrange(Action, frozen=True, kw_only=True, tag="arrange"):
    """Let the program place: the army as history had it, or the rest of it where it first may stand."""

    seat: Side
    how: Literal["historical", "rest"]


class Confirm(Action, frozen=True, kw_only=True, tag="confirm"):
    """Declare the set-up finished."""

    seat: Side


class Withdraw(Action, frozen=True, kw_only=True, tag="withdraw"):
    """Announce the strategic withdrawal."""

    seat: Side


class Sally(Action, frozen=True, kw_only=True, tag="sally"):
    """Put a garrison unit on an empty wall."""

    seat: Side
    unit: UnitId
    at: HexId


class Move(Action, frozen=True, kw_only=True, tag="move"):
    """Move a unit to a hex; heavy cavalry may ride straight `toward` the hex beyond, to charge whoever is there."""

    seat: Side
    unit: UnitId
    to: HexId
    toward: HexId = ""


class Ride(Action, frozen=True, kw_only=True, tag="ride"):
    """Let a leader ride to another unit."""

    seat: Side
    leader: LeaderId
    unit: UnitId


class Shoot(Action, frozen=True, kw_only=True, tag="shoot"):
    """Let one to three units fire at an enemy unit; they are kept in the order of the roster."""

    seat: Side
    units: tuple[UnitId, ...]
    target: UnitId

    def __post_init__(self) -> None:
        put_in_order(self, "units", PLACES)


class Attack(Action, frozen=True, kw_only=True, tag="attack"):
    """Attack one or more hexes with one or more units, both kept in their order; one unit may be charging."""

    seat: Side
    units: tuple[UnitId, ...]
    hexes: tuple[HexId, ...]
    charger: UnitId = ""

    def __post_init__(self) -> None:
        put_in_order(self, "units", PLACES)
        put_in_order(self, "hexes", INDEX)


class End(Action, frozen=True, kw_only=True, tag="end"):
    """End the phase."""

    seat: Side


class Stand(Action, frozen=True, kw_only=True, tag="stand"):
    """Await the melee."""

    seat: Side


class Fire(Action, frozen=True, kw_only=True, tag="fire"):
    """Fire at an adjacent attacker before the melee."""

    seat: Side
    target: UnitId


class Evade(Action, frozen=True, kw_only=True, tag="evade"):
    """Retreat before combat along a path."""

    seat: Side
    path: tuple[HexId, ...]


class Feign(Action, frozen=True, kw_only=True, tag="feign"):
    """Use Karr-wa-Farr."""

    seat: Side


class Flee(Action, frozen=True, kw_only=True, tag="flee"):
    """The path of a Karr-wa-Farr, once the dice have fallen."""

    seat: Side
    path: tuple[HexId, ...]


class Follow(Action, frozen=True, kw_only=True, tag="follow"):
    """The unit that follows a Karr-wa-Farr."""

    seat: Side
    unit: UnitId


class Retreat(Action, frozen=True, kw_only=True, tag="retreat"):
    """Let a unit retreat along a path; without a path it falls. `way` is where a displaced friend goes."""

    seat: Side
    unit: UnitId
    path: tuple[HexId, ...]
    way: HexId = ""


class Lose(Action, frozen=True, kw_only=True, tag="lose"):
    """Name the losses of an exchange; they are kept in the order of the roster."""

    seat: Side
    units: tuple[UnitId, ...]

    def __post_init__(self) -> None:
        put_in_order(self, "units", PLACES)


class Advance(Action, frozen=True, kw_only=True, tag="advance"):
    """Advance a unit into a hex that was yielded."""

    seat: Side
    unit: UnitId
    to: HexId


class Join(Action, frozen=True, kw_only=True, tag="join"):
    """Let the leader who lost his unit join another."""

    seat: Side
    unit: UnitId


class Lend(Action, frozen=True, kw_only=True, tag="lend"):
    """Give a leader to the die of a unit in the special rally."""

    seat: Side
    leader: LeaderId
    unit: UnitId


class Pass(Action, frozen=True, kw_only=True, tag="pass"):
    """Do nothing, or nothing more."""

    seat: Side


AcreAction: TypeAlias = (
    Place
    | Lift
    | Attach
    | Emplace
    | Dismantle
    | Arrange
    | Confirm
    | Withdraw
    | Sally
    | Move
    | Ride
    | Shoot
    | Attack
    | End
    | Stand
    | Fire
    | Evade
    | Feign
    | Flee
    | Follow
    | Retreat
    | Lose
    | Advance
    | Join
    | Lend
    | Pass
)

ENDS = {side: End(seat=side) for side in Side}
PASSES = {side: Pass(seat=side) for side in Side}
STANDS = {side: Stand(seat=side) for side in Side}
CONFIRMS = {side: Confirm(seat=side) for side in Side}
