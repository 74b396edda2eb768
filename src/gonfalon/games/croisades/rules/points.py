"""Clauses 4.0d and 4.1.8: casualty points, and who has won First Blood by them."""

from gonfalon.games.croisades.events import Ended
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import Figure, Health, State, replace, side_of
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites


@cites("4.0d")
def score_lines(state: State, side: Side) -> tuple[Line, ...]:
    """What a side scores for the enemies who are dead or wounded, line by line."""
    return tuple(
        Line("4.0d", figure.health, figure.id, add=worth(figure))
        for figure in state.figures
        if figure.id in BY_ID and side_of(figure) is side.enemy and worth(figure)
    )


@cites("4.0d")
def worth(figure: Figure) -> int:
    """What a character counts for his enemies as he is: all his points dead, half of them wounded."""
    points = BY_ID[figure.id].points
    if figure.health is Health.DEAD:
        return points
    return points // 2 if figure.health is Health.WOUNDED else 0


@cites("4.0d")
def score(state: State, side: Side) -> int:
    """The casualty points of a side."""
    return sum_of(score_lines(state, side))


@cites("4.0.2")
def strength(state: State, side: Side) -> int:
    """The points that a side began with."""
    return sum(BY_ID[figure.id].points for figure in state.figures if figure.id in BY_ID and side_of(figure) is side)


@cites("4.1.8", "R112")
def is_decided(state: State) -> bool:
    """Whether a side has nobody left, so that no more points can be made."""
    return state.lay.is_over


@cites("4.1.8")
def finish(state: State, tell: Tell) -> State:
    """The game is over: nothing is owed any more, and the points are told."""
    state = replace(state, agenda=(), mover=None)
    winner = leader(state)
    points = {side: score(state, side) for side in Side}
    tell(Ended(clause=ending(state), winner=winner, crusader=points[Side.CRUSADER], saracen=points[Side.SARACEN]))
    return state


@cites("4.1.8")
def leader(state: State) -> Side | None:
    """The side with more casualty points; None when they are equal."""
    mine, theirs = score(state, Side.CRUSADER), score(state, Side.SARACEN)
    if mine == theirs:
        return None
    return Side.CRUSADER if mine > theirs else Side.SARACEN


@cites("4.1.8")
def outcome(state: State) -> Outcome | None:
    """How the game ended, when nothing is owed any more."""
    if state.agenda:
        return None
    winner = leader(state)
    return Outcome(winner, "points" if winner is not None else "draw", ending(state))


@cites("4.1.8", "R112")
def ending(state: State) -> str:
    """What put an end to the game: a side had nobody left, or the last turn was over."""
    return "R112" if is_decided(state) else "4.1.8"


def margin(state: State, side: Side) -> tuple[int, ...]:
    """By how many casualty points a side leads."""
    return (score(state, side) - score(state, side.enemy),)


def is_last_turn(state: State) -> bool:
    """Whether no game turn follows."""
    return state.turn == SETTINGS[state.scenario].turns
