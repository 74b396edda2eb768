"""Clause 4.0c: somebody comes out of hiding when his owner likes."""

from gonfalon.games.croisades.actions import Show
from gonfalon.games.croisades.rules.finding import found
from gonfalon.games.croisades.rules.lurking import lurks
from gonfalon.games.croisades.rules.moving import why_held
from gonfalon.games.croisades.state import State, figure_of, has_figure, side_of
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("4.0c", "R100")
def why_not_show(state: State, action: Show) -> Refusal | None:
    """Why somebody cannot come out of hiding."""
    if not has_figure(state, action.figure):
        return refuse("K3", "not-in-this-game", figure=action.figure)
    if side_of(figure_of(state, action.figure)) is not action.seat:
        return refuse("4.0c", "not-yours", figure=action.figure)
    if not lurks(state, action.seat, action.figure):
        return refuse("4.0c", "not-hidden", figure=action.figure)
    return why_held(state, action.figure)


def show(state: State, action: Show, tell: Tell) -> State:
    """Bring somebody out of hiding."""
    return found(state, (action.figure,), tell)
