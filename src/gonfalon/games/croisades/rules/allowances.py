"""Chapters 1.31 and 1.5: how many points a figure has in the movement phase."""

from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW, LONGBOW, SLING
from gonfalon.games.croisades.state import UNMARKED, Figure, Options, State, values_of
from gonfalon.kernel.rulebook import cites


@cites("1.5a", "1.31b", "1.31c", "1.31d", "1.31e", "1.32c", "D1.31", "R6", "R8")
def allowance(options: Options, figure: Figure) -> int:
    """The points that a figure has in this movement phase, after what it shot or is marked for."""
    moves, weapon = values_of(figure).moves, BY_ID[figure.id].weapon
    if weapon is CROSSBOW and (figure.shot or figure.mark is not UNMARKED):
        return 0
    is_halved = figure.shot and weapon in (SLING, LONGBOW) and not options.later_fire_limits
    return moves // 2 if is_halved else moves


def points_left(state: State, figure: Figure) -> int:
    """The points that a figure has left in this movement phase."""
    mover = state.mover
    return mover.left if mover is not None and mover.figure == figure.id else allowance(state.options, figure)
