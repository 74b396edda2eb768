"""Every decision of the game: a file a chapter, each with what is asked, what may be answered, and what comes of it."""

from collections.abc import Collection

from gonfalon.games.acre.actions import AcreAction, Attack, Move, Ride, Shoot
from gonfalon.games.acre.decisions.attacking import ATTACK
from gonfalon.games.acre.decisions.deploying import DEPLOY
from gonfalon.games.acre.decisions.moving import MOVE
from gonfalon.games.acre.decisions.reacting import FLEE, FOLLOW, REACT
from gonfalon.games.acre.decisions.sallying import GARRISON, SORTIE
from gonfalon.games.acre.decisions.shooting import SHOOT
from gonfalon.games.acre.decisions.suffering import ADVANCE, JOIN, LOSE, RETREAT
from gonfalon.games.acre.decisions.withdrawing import LEND, REDEPLOY, RETURN, WITHDRAW
from gonfalon.games.acre.frames import Asking, Attacking, Moving, Shooting
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID
from gonfalon.games.acre.rules.sequence import WORKS
from gonfalon.games.acre.state import State
from gonfalon.kernel.decision import Register
from gonfalon.kernel.rulebook import Refusal, cites, refuse

__all__ = ["DECISIONS", "NAMES"]


@cites("S3.1", "S3.2")
def elsewhere(frame: Asking, action: AcreAction) -> Refusal:
    """The refusal of an answer to another question, or of what belongs to another phase."""
    if isinstance(frame, Moving | Shooting | Attacking) and isinstance(action, Move | Ride | Shoot | Attack):
        return refuse("S3.1", "another-phase")
    return refuse("S3.2", "another-matter")


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
)
"""What the kernel derives the verbs of the game from."""
