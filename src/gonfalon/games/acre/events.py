"""What the rules of Acre tell; one frozen Struct for each kind of log line, each with its clause."""

from typing import TypeAlias

from gonfalon.games.acre.pieces import Side
from gonfalon.kernel.events import Event, Reckoned, Rolled


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """A unit was put on a hex; `lifted` is the unit that had to make room."""

    unit: str
    at: str
    lifted: str = ""


class Lifted(Event, frozen=True, kw_only=True, tag="lifted"):
    """A unit was taken back into the hand."""

    unit: str


class Attached(Event, frozen=True, kw_only=True, tag="attached"):
    """A leader was put with a unit."""

    leader: str
    unit: str


class Emplaced(Event, frozen=True, kw_only=True, tag="emplaced"):
    """A trebuchet was put on a hex, or taken back."""

    at: str
    taken_back: bool = False


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """The program placed an army."""

    side: Side
    how: str


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """An army stands ready."""

    side: Side


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A player's turn began."""

    stage: int
    turn: int
    side: Side


class Rallied(Event, frozen=True, kw_only=True, tag="rallied"):
    """A unit tried to reorganize."""

    unit: str
    face: int
    needed: int
    success: bool


class PhaseEnded(Event, frozen=True, kw_only=True, tag="phase-ended"):
    """A side ended a phase."""

    is_passage = True

    side: Side
    phase: str


class Sallied(Event, frozen=True, kw_only=True, tag="sallied"):
    """A garrison unit appeared on a wall."""

    unit: str
    at: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A unit moved; `how` says whether it marched, fell back or slipped away."""

    unit: str
    start: str
    to: str
    how: str


class Charging(Event, frozen=True, kw_only=True, tag="charging"):
    """A unit rode straight at a hex and may charge it."""

    unit: str
    at: str


class Rode(Event, frozen=True, kw_only=True, tag="rode"):
    """A leader rode to another unit."""

    leader: str
    unit: str


class CampCaptured(Event, frozen=True, kw_only=True, tag="camp-captured"):
    """A unit captured a camp."""

    unit: str
    at: str
    points: int


class TrebuchetCaptured(Event, frozen=True, kw_only=True, tag="trebuchet-captured"):
    """A unit captured a trebuchet."""

    unit: str
    at: str
    points: int


class Plundered(Event, frozen=True, kw_only=True, tag="plundered"):
    """A unit that took a camp scattered to plunder, or did not."""

    unit: str
    scattered: bool


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """A volley of a unit and so many others hit or missed; `value` is its fire value."""

    unit: str
    others: int
    target: str
    value: int
    face: int
    hit: bool


class Declared(Event, frozen=True, kw_only=True, tag="declared"):
    """An attack was declared by a unit and so many others; `hexes` is a list."""

    unit: str
    others: int
    hexes: str
    charger: str = ""


class Feigned(Event, frozen=True, kw_only=True, tag="feigned"):
    """A defending unit announced a feigned flight; its dice fall next."""

    unit: str


class Fled(Event, frozen=True, kw_only=True, tag="fled"):
    """The dice of a feigned flight: so many hexes, or none and an ordinary retreat."""

    unit: str
    hexes: int


class Evaded(Event, frozen=True, kw_only=True, tag="evaded"):
    """A defending unit went before the melee, by a retreat or a feigned flight; `over` lists the hexes between."""

    unit: str
    start: str
    to: str
    over: str = ""


class Followed(Event, frozen=True, kw_only=True, tag="followed"):
    """A unit followed a feigned flight, as far as it could or not at all; `over` lists the hexes between."""

    unit: str
    start: str
    to: str = ""
    over: str = ""


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """The result of a melee; the die stands in the roll before it."""

    column: str
    result: str


class Survived(Event, frozen=True, kw_only=True, tag="survived"):
    """A leader in danger lived."""

    leader: str


class Slain(Event, frozen=True, kw_only=True, tag="slain"):
    """A leader became a casualty."""

    leader: str
    points: int


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A leader who lost his unit joined another; none when there is none left."""

    leader: str
    unit: str = ""


class Disorganized(Event, frozen=True, kw_only=True, tag="disorganized"):
    """A unit was disorganized."""

    unit: str


class Organized(Event, frozen=True, kw_only=True, tag="organized"):
    """A unit was set in order without a die."""

    unit: str


class Withstood(Event, frozen=True, kw_only=True, tag="withstood"):
    """A garrison unit on the walls ignored a result."""

    unit: str


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    """A unit was eliminated."""

    unit: str
    points: int


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    """A unit retreated."""

    unit: str
    to: str


class Displaced(Event, frozen=True, kw_only=True, tag="displaced"):
    """A unit made way for another."""

    unit: str
    to: str


class Advanced(Event, frozen=True, kw_only=True, tag="advanced"):
    """A unit advanced."""

    unit: str
    to: str


class ChargeChecked(Event, frozen=True, kw_only=True, tag="charge-checked"):
    """A unit that charged kept its order or lost it."""

    unit: str
    kept: bool


class Withdrew(Event, frozen=True, kw_only=True, tag="withdrew"):
    """The Muslim army withdrew."""

    turn: int
    points: int


class Lent(Event, frozen=True, kw_only=True, tag="lent"):
    """A leader was given to the die of a unit."""

    leader: str
    unit: str


class RalliedSpecially(Event, frozen=True, kw_only=True, tag="rallied-specially"):
    """A unit tried to come back."""

    unit: str
    face: int
    needed: int
    success: bool


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A unit came back to the map."""

    unit: str
    at: str


class Morale(Event, frozen=True, kw_only=True, tag="morale"):
    """An army became demoralized, or recovered."""

    side: Side
    losses: int
    demoralized: bool


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    winner: Side | None
    how: str
    crusader: int
    muslim: int


AcreEvent: TypeAlias = (
    Placed
    | Lifted
    | Attached
    | Emplaced
    | Arranged
    | Deployed
    | TurnBegan
    | Rallied
    | PhaseEnded
    | Sallied
    | Moved
    | Charging
    | Rode
    | CampCaptured
    | TrebuchetCaptured
    | Plundered
    | Shot
    | Declared
    | Feigned
    | Fled
    | Evaded
    | Followed
    | Fought
    | Survived
    | Slain
    | Joined
    | Disorganized
    | Organized
    | Withstood
    | Eliminated
    | Retreated
    | Displaced
    | Advanced
    | ChargeChecked
    | Withdrew
    | Lent
    | RalliedSpecially
    | Returned
    | Morale
    | Ended
    | Rolled
    | Reckoned
)
