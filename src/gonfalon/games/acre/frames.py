"""The frames of the agenda: what a side is asked, and what the engine still has to do. Units and hexes go by name."""

from enum import StrEnum
from typing import TypeAlias

from gonfalon.games.acre.names import HexId, LeaderId, UnitId
from gonfalon.games.acre.pieces import PLACES, Side
from gonfalon.kernel.agenda import Sole, Work
from gonfalon.kernel.naming import put_in_order

Standing: TypeAlias = tuple[UnitId, HexId]
"""A unit and the hex where it stood; it takes part only as long as it stands there."""


class Deploying(Sole, frozen=True):
    """A side sets up."""

    seat: Side


class Withdrawing(Sole, frozen=True):
    """The Muslim may withdraw."""

    seat: Side


class Sallying(Sole, frozen=True):
    """The Muslim may begin the sortie, and put further units on the walls."""

    seat: Side


class Moving(Sole, frozen=True):
    """A side moves; `bounded` closes the eastern and southern edges."""

    seat: Side
    bounded: bool = False


class Manning(Sole, frozen=True):
    """The Muslim may put garrison units that are still inside on empty walls."""

    seat: Side


class Shooting(Sole, frozen=True):
    """A side shoots."""

    seat: Side


class Attacking(Sole, frozen=True):
    """A side attacks."""

    seat: Side


class Reacting(Sole, frozen=True):
    """A defending unit may do something before the melee; `has_fired` leaves it standing or going."""

    seat: Side
    unit: UnitId
    has_fired: bool = False


class Fleeing(Sole, frozen=True):
    """The path of a Karr-wa-Farr: so many hexes, or an ordinary retreat when there are none; `chasers` may follow."""

    seat: Side
    unit: UnitId
    hexes: int
    chasers: tuple[UnitId, ...]


class Following(Sole, frozen=True):
    """Which of the chasers follows, and over which hexes."""

    seat: Side
    chasers: tuple[UnitId, ...]
    path: tuple[HexId, ...]


class Retreating(Sole, frozen=True):
    """Units must retreat, in their owner's order; arrows drive a disorganized unit one hex."""

    seat: Side
    units: tuple[Standing, ...]
    by_arrows: bool = False


class Losing(Sole, frozen=True):
    """The attacker names his losses of an exchange, of at least so much printed strength."""

    seat: Side
    units: tuple[UnitId, ...]
    strength: int
    charger: UnitId = ""

    def __post_init__(self) -> None:
        put_in_order(self, "units", PLACES)


class Advancing(Sole, frozen=True):
    """The attacker may advance with one of the units into one of the hexes."""

    seat: Side
    units: tuple[UnitId, ...]
    hexes: tuple[HexId, ...]


class Joining(Sole, frozen=True):
    """A leader without a unit joins one of several that are equally near."""

    seat: Side
    leader: LeaderId
    units: tuple[UnitId, ...]


class Lending(Sole, frozen=True):
    """A side gives its leaders, as pairs of leader and unit, to the dice of the special rally."""

    seat: Side
    loans: tuple[tuple[LeaderId, UnitId], ...] = ()


class Returning(Sole, frozen=True):
    """The Crusader puts units back on the map that the special rally returned."""

    seat: Side


class Redeploying(Sole, frozen=True):
    """The Muslim deploys the army that had withdrawn."""

    seat: Side


class BeginDeployment(Work, frozen=True):
    """A side's set-up begins."""

    side: Side


class BeginTurn(Work, frozen=True):
    """A side's turn begins."""

    side: Side


class Rally(Work, frozen=True):
    """Units that still roll in the rally phase, then the movement phase begins."""

    side: Side
    units: tuple[UnitId, ...]


class Plunder(Work, frozen=True):
    """A unit has captured a camp and may scatter."""

    unit: UnitId


class Fall(Work, frozen=True):
    """Leaders who lost their unit at a hex; those of an eliminated unit roll for their lives first."""

    leaders: tuple[LeaderId, ...]
    at: HexId
    is_eliminated: bool


class Volley(Work, frozen=True):
    """Units that fire at one."""

    units: tuple[UnitId, ...]
    target: UnitId


class Hit(Work, frozen=True):
    """A unit that was hit, and its leaders who still roll for it."""

    unit: UnitId
    leaders: tuple[LeaderId, ...]


class Step(StrEnum):
    """How far a melee has come."""

    REACTIONS = "reactions"
    ODDS = "odds"
    LEADERS = "leaders"
    RESULT = "result"
    ADVANCE = "advance"
    CHARGE = "charge"


class Melee(Work, frozen=True):
    """A melee: who stood where when it was declared, how far it has come, and what it must remember."""

    side: Side
    attackers: tuple[Standing, ...]
    defenders: tuple[Standing, ...]
    charger: UnitId = ""
    step: Step = Step.REACTIONS
    waiting: tuple[UnitId, ...] = ()
    dragged: tuple[HexId, ...] = ()
    evaded: tuple[HexId, ...] = ()
    result: str = ""
    leaders: tuple[LeaderId, ...] = ()


class Feint(Work, frozen=True):
    """The dice of a Karr-wa-Farr."""

    unit: UnitId


class Check(Work, frozen=True):
    """Both armies are looked at for disintegration; says who was demoralized before."""

    demoralized: tuple[Side, ...] = ()


class Stage(StrEnum):
    """The steps of a withdrawal that the engine begins."""

    RALLY_CRUSADERS = "rally-crusaders"
    RALLY_MUSLIMS = "rally-muslims"
    PURSUIT = "pursuit"
    RETURN = "return"


class Withdrawal(Work, frozen=True):
    """A step of the withdrawal that comes next."""

    stage: Stage


class SpecialRally(Work, frozen=True):
    """Units that still roll in the special rally, with the leaders lent to them."""

    side: Side
    units: tuple[UnitId, ...]
    loans: tuple[tuple[LeaderId, UnitId], ...]


Asking: TypeAlias = (
    Deploying
    | Withdrawing
    | Sallying
    | Moving
    | Manning
    | Shooting
    | Attacking
    | Reacting
    | Fleeing
    | Following
    | Retreating
    | Losing
    | Advancing
    | Joining
    | Lending
    | Returning
    | Redeploying
)
Frame: TypeAlias = (
    Asking
    | BeginDeployment
    | BeginTurn
    | Rally
    | Plunder
    | Fall
    | Volley
    | Hit
    | Melee
    | Feint
    | Check
    | Withdrawal
    | SpecialRally
)
