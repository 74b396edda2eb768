"""Every decision of the game: a file a chapter, each with what is asked, what may be answered, and what comes of it."""

from collections.abc import Callable, Collection
from typing import Any

from gonfalon.games.croisades.actions import (
    Arrange,
    Attack,
    Bridle,
    Charge,
    Clear,
    Confirm,
    Counter,
    CroisadesAction,
    Dismount,
    DriveIn,
    Enter,
    Fight,
    Fill,
    Give,
    Halt,
    Harness,
    Lead,
    Leave,
    Lift,
    Mark,
    Mount,
    Muster,
    Place,
    Push,
    Shoot,
    Show,
    Stave,
    Step,
    TakeUp,
    Turn,
    Unharness,
    Unname,
    Volley,
)
from gonfalon.games.croisades.actions import Loose as LetLoose
from gonfalon.games.croisades.decisions.charging import CHARGE, COUNTER
from gonfalon.games.croisades.decisions.combat import FIGHT, NAME
from gonfalon.games.croisades.decisions.firing import DEFEND, MARK, SHOOT, STAYERS
from gonfalon.games.croisades.decisions.leading import SET_DOWN
from gonfalon.games.croisades.decisions.moving import MOVE
from gonfalon.games.croisades.decisions.mustering import MUSTER
from gonfalon.games.croisades.decisions.placing import HIDE, PLACE
from gonfalon.games.croisades.decisions.suffering import ADVANCE, ASIDE, BLOW, FALL, RETREAT
from gonfalon.games.croisades.frames import (
    Aftermath,
    Asking,
    BeginTurn,
    Catch,
    Departure,
    Flight,
    Loose,
    Lots,
    Melee,
    Pursuit,
    Ride,
    Rise,
    Stride,
)
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import BARRELS, PLACES
from gonfalon.games.croisades.recruits import RECRUITS
from gonfalon.games.croisades.rules.advancing import aftermath, pursue
from gonfalon.games.croisades.rules.leading import catch
from gonfalon.games.croisades.rules.leaving import depart
from gonfalon.games.croisades.rules.melee import fight
from gonfalon.games.croisades.rules.moving import stride
from gonfalon.games.croisades.rules.mustering import draw_lots
from gonfalon.games.croisades.rules.retreating import flee
from gonfalon.games.croisades.rules.riding import ride
from gonfalon.games.croisades.rules.sequence import begin_turn, rise
from gonfalon.games.croisades.rules.shooting import loose
from gonfalon.games.croisades.state import State
from gonfalon.kernel.decision import Register
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

__all__ = ["DECISIONS", "NAMES"]

PHASE_OF: dict[type, str] = {
    Muster: "muster",
    Place: "place",
    Lift: "place",
    Arrange: "place",
    Confirm: "place",
    Mark: "mark",
    Shoot: "shoot",
    Charge: "charge",
    Counter: "counter",
    Step: "move",
    Turn: "move",
    Show: "move",
    Enter: "move",
    Leave: "move",
    Mount: "move",
    Dismount: "move",
    Clear: "move",
    Give: "move",
    TakeUp: "move",
    Bridle: "move",
    LetLoose: "move",
    Lead: "move",
    Push: "move",
    DriveIn: "move",
    Harness: "move",
    Unharness: "move",
    Fill: "move",
    Stave: "move",
    Halt: "move",
    Volley: "defend",
    Attack: "name",
    Unname: "name",
    Fight: "fight",
}
"""The ask to which a verb of the phases belongs."""


@cites("1.21f")
def elsewhere(state: State, frame: Asking, action: CroisadesAction) -> Refusal:
    """The refusal of an answer to another question, or of what belongs to another phase."""
    asked = DECISIONS.decisions[type(frame)].ask
    wanted = PHASE_OF.get(type(action))
    if wanted is None:
        return refuse("1.21f", "another-matter", asked=asked)
    return refuse("1.21f", "another-phase", now=asked, wanted=wanted)


WORKS: dict[type, Callable[[State, Any, Dice, Tell], State]] = {
    Lots: draw_lots,
    BeginTurn: lambda state, work, dice, tell: begin_turn(state, work.side, tell),
    Loose: loose,
    Stride: stride,
    Departure: depart,
    Catch: catch,
    Ride: ride,
    Melee: fight,
    Flight: flee,
    Pursuit: pursue,
    Aftermath: lambda state, work, dice, tell: aftermath(state, work, tell),
    Rise: lambda state, work, dice, tell: rise(state, work, tell),
}
"""What the engine does for each kind of work."""

NAMES: dict[str, Collection[str]] = {
    "figure": PLACES,
    "barrel": BARRELS,
    "class": RECRUITS,
    "hex": frozenset(name for field in FIELDS.values() for name in field.index),
}
"""What an action or a frame may name, in the order in which names are looked up."""

DECISIONS = Register[State, CroisadesAction](
    (
        MUSTER,
        PLACE,
        HIDE,
        MARK,
        SHOOT,
        CHARGE,
        COUNTER,
        MOVE,
        DEFEND,
        STAYERS,
        NAME,
        FIGHT,
        BLOW,
        RETREAT,
        ASIDE,
        FALL,
        SET_DOWN,
        ADVANCE,
    ),
    WORKS,
    names=NAMES,
    elsewhere=elsewhere,
)
"""What the kernel derives the verbs of the game from."""
