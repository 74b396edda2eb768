"""The set-up and the great decisions, of which no single action shows the worth."""

from gonfalon.bots.bot import Choice, Effort
from gonfalon.bots.value.acre import campaign
from gonfalon.bots.value.acre.array import deployment
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import AcreAction
from gonfalon.games.acre.frames import Deploying, Lending, Manning, Redeploying, Returning, Sallying, Withdrawing
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.state import State


def great_decision(state: State, side: Side, effort: Effort, weights: Weights) -> tuple[Choice[AcreAction], ...]:
    """How such a decision is answered; nothing where the ask is another."""
    frame = state.agenda[-1]
    match frame:
        case Deploying():
            return deployment(state, side, effort, weights)
        case Withdrawing():
            return campaign.withdrawal(state, weights)
        case Sallying() | Manning():
            return campaign.sortie(state, weights)
        case Lending():
            return campaign.loan(state, frame)
        case Returning():
            return campaign.homecoming(state)
        case Redeploying():
            return campaign.landing(state, weights)
        case _:
            return ()
