"""The open set-up: the places that the scenario proposes, and whoever stands already stays."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.games.croisades.actions import CONFIRMS, Arrange
from gonfalon.games.croisades.frames import Placing
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.placing import clause_of, in_hand
from gonfalon.games.croisades.state import State


def set_up(state: State, frame: Placing) -> tuple[Chosen, ...]:
    """The preset, and then the word that all is ready; a set-up that is complete already stays."""
    side, clause = Side(frame.seat), clause_of(state)
    ready = Chosen(CONFIRMS[side], Reason("deployed", {"seat": side}, (clause,)))
    if not in_hand(state, side):
        return (ready,)
    return Chosen(Arrange(seat=side, how="preset"), Reason("take-posts", {"seat": side}, (clause,))), ready
