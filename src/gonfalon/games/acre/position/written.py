"""The types of a position file, and the agenda that a simple ask stands for."""

from msgspec import Struct, field

from gonfalon.games.acre.frames import (
    Attacking,
    BeginDeployment,
    BeginTurn,
    Deploying,
    Frame,
    Manning,
    Moving,
    Sallying,
    Shooting,
    Withdrawing,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.sallying import may_begin
from gonfalon.games.acre.scenarios import BATTLE
from gonfalon.games.acre.state import (
    ALONE,
    CASUALTY,
    ELIMINATED,
    GONE,
    INSIDE,
    RETURNED,
    SCATTERED,
    WAITING,
    WITHDRAWN,
    Options,
    State,
)


class Placed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A unit on the map and the marks it bears; `charging` is the hex it rode straight at."""

    unit: str
    at: str
    disorganized: bool = False
    moved: bool = False
    charging: str = ""
    fired: bool = False
    attacked: bool = False
    shot: bool = False
    struck: bool = False


class Led(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A leader with his unit."""

    leader: str
    unit: str = field(name="with")
    rode: bool = False


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A state as a person would write it; units and leaders that are named nowhere are not in the game.

    `camps` and `trebuchets` are those that stand; left out, all of the scenario do. `agenda` is needed only in the
    midst of a melee, a volley or a withdrawal.
    """

    ask: str | None
    seat: Side | None = None
    scenario: str = BATTLE
    options: Options = Options()
    stage: int = 1
    turn: int = 1
    units: tuple[Placed, ...] = ()
    leaders: tuple[Led, ...] = ()
    eliminated: tuple[str, ...] = ()
    scattered: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    casualties: tuple[str, ...] = ()
    leaders_alone: tuple[str, ...] = ()
    leaders_withdrawn: tuple[str, ...] = ()
    leaders_waiting: tuple[str, ...] = ()
    camps: tuple[str, ...] | None = None
    trebuchets: tuple[str, ...] | None = None
    bonus: int = 0
    sortied: bool = False
    agenda: tuple[Frame, ...] = ()
    asked: int = 1


UNIT_PLACES = {
    "eliminated": ELIMINATED,
    "scattered": SCATTERED,
    "withdrawn": WITHDRAWN,
    "inside": INSIDE,
    "waiting": WAITING,
    "gone": GONE,
    "returned": RETURNED,
}
LEADER_PLACES = {
    "casualties": CASUALTY,
    "leaders_alone": ALONE,
    "leaders_withdrawn": WITHDRAWN,
    "leaders_waiting": WAITING,
}
"""The fields that name units and leaders off the map, with the place they mean."""


def implied_agenda(ask: str | None, seat: Side | None, state: State) -> tuple[Frame, ...]:
    """The agenda under an ask that needs no more than its name; none where the agenda must be written out."""
    if seat is None:
        return ()
    match ask:
        case "deploy" if seat is Side.CRUSADER:
            return BeginTurn(Side.CRUSADER), BeginDeployment(Side.MUSLIM), Deploying(seat)
        case "deploy":
            return BeginTurn(Side.CRUSADER), Deploying(seat)
        case "withdraw" if may_begin(state):
            return Moving(seat), Sallying(seat), Withdrawing(seat)
        case "withdraw":
            return Moving(seat), Withdrawing(seat)
        case "sortie":
            return Moving(seat), Sallying(seat)
        case "move":
            return (Moving(seat),)
        case "garrison":
            return Shooting(seat), Manning(seat)
        case "shoot":
            return (Shooting(seat),)
        case "attack":
            return (Attacking(seat),)
        case _:
            return ()
