"""Every decision of the game: a file a chapter, each with what is asked, what may be answered, and what comes of it."""

from collections.abc import Collection

from gonfalon.games.acre.actions import AcreAction, Attack, Evade, Feign, Fire, Move, Ride, Sally, Shoot, Withdraw
from gonfalon.games.acre.decisions.attacking import ATTACK
from gonfalon.games.acre.decisions.deploying import DEPLOY
from gonfalon.games.acre.decisions.moving import MOVE
from gonfalon.games.acre.decisions.reacting import FLEE, FOLLOW, REACT
from gonfalon.games.acre.decisions.sallying import GARRISON, SORTIE
from gonfalon.games.acre.decisions.shooting import SHOOT
from gonfalon.games.acre.decisions.suffering import ADVANCE, JOIN, LOSE, RETREAT
from gonfalon.games.acre.decisions.withdrawing import LEND, REDEPLOY, RETURN, WITHDRAW
from gonfalon.games.acre.frames import Asking, Attacking, Melee, Moving, Shooting
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID
from gonfalon.games.acre.rules.feigning import why_no_feint
from gonfalon.games.acre.rules.sallying import why_no_sortie
from gonfalon.games.acre.rules.sequence import WORKS
from gonfalon.games.acre.rules.withdrawing import why_not_withdraw
from gonfalon.games.acre.state import State
from gonfalon.kernel.decision import Register
from gonfalon.kernel.rulebook import Refusal, cites, refuse

__all__ = ["DECISIONS", "NAMES"]


@cites("S3.1", "S3.2")
def elsewhere(state: State, frame: Asking, action: AcreAction) -> Refusal:
    """The refusal of an answer to another question, or of what belongs to another phase."""
    if (refusal := why_not_now(state, action)) is not None:
        return refusal
    asked = DECISIONS.decisions[type(frame)].ask
    if isinstance(frame, Moving | Shooting | Attacking) and type(action) in PHASE_OF:
        return refuse("S3.1", "another-phase", now=asked, wanted=PHASE_OF[type(action)])
    return refuse("S3.2", "another-matter", asked=asked)


@cites("15.1a", "15.4b", "15.5a", "S6.5", "S8.3")
def why_not_now(state: State, action: AcreAction) -> Refusal | None:
    """Why the book does not ask now for what is asked for only at its own moment."""
    is_attacked = any(isinstance(frame, Melee) for frame in state.agenda)
    match action:
        case Withdraw():
            return why_not_withdraw(state, action.seat)
        case Sally():
            return why_no_sortie(state, action.seat)
        case Feign():
            return why_no_feint(state, action.seat)
        case Evade() if not is_attacked:
            return refuse("S8.3", "nobody-attacked")
        case Fire() if not is_attacked:
            return refuse("S6.5", "nobody-attacked")
        case _:
            return None


PHASE_OF: dict[type, str] = {Move: "move", Ride: "move", Shoot: "shoot", Attack: "attack"}
"""The phase to which an action belongs."""


NAMES: dict[str, Collection[str]] = {"leader": LEADER_BY_ID, "unit": BY_ID, "hex": INDEX}
"""What an action or a frame may name, in the order in which names are looked up."""

DECISIONS = Register[State, AcreAction](
    (
        DEPLOY,
        WITHDRAW,
        SORTIE,
        MOVE,
        GARRISON,
        SHOOT,
        ATTACK,
        REACT,
        FLEE,
        FOLLOW,
        RETREAT,
        LOSE,
        ADVANCE,
        JOIN,
        LEND,
        RETURN,
        REDEPLOY,
    ),
    WORKS,
    names=NAMES,
    elsewhere=elsewhere,
    unasked=why_not_now,
)
"""What the kernel derives the verbs of the game from."""
