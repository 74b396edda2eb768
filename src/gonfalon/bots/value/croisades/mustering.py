"""Forces that both sides choose unseen: those that the scenario proposes, or that the points left allow of them."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.mustering import proposed
from gonfalon.games.croisades.state import State


def muster(state: State, side: Side) -> Chosen:
    """The proposal, which has riders to charge, bows to shoot and men to hold what is won."""
    return Chosen(proposed(state, side), Reason("muster-proposed", {"seat": side}, ("4.1.5",)))
