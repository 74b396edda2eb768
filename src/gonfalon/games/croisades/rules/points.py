"""Clauses 4.0d and 4.0e: casualty points, the fall of a commander, and who has won a scenario by them."""

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


@cites("4.1.6", "4.1.8", "R112")
def is_decided(state: State) -> bool:
    """Whether a commander is dead, or a side has nobody left, so that no more points can be made."""
    return state.lay.is_over


@cites("4.0e", "4.1.6", "4.1.8")
def finish(state: State, tell: Tell) -> State:
    """The game is over: nothing is owed any more, and the points are told."""
    state = replace(state, agenda=(), mover=None)
    winner, fallen = victor(state), fallen_commander(state)
    points = {side: score(state, side) for side in Side}
    tell(
        Ended(
            clause=ending(state),
            winner=winner,
            crusader=points[Side.CRUSADER],
            saracen=points[Side.SARACEN],
            fallen="" if fallen is None else fallen.id,
        )
    )
    return state


@cites("4.1.6")
def fallen_commander(state: State) -> Figure | None:
    """The commander whose death ends the game, once he is dead."""
    commanders = SETTINGS[state.scenario].commanders
    dead = (each for each in state.figures if each.id in commanders and each.health is Health.DEAD)
    return next(dead, None)


@cites("4.1.6")
def victor(state: State) -> Side | None:
    """Who has won: the enemy of a fallen commander, else who leads by enough points; None is a draw."""
    fallen = fallen_commander(state)
    return leader(state) if fallen is None else side_of(fallen).enemy


@cites("4.0e", "4.1.8")
def leader(state: State) -> Side | None:
    """The side that leads by as many casualty points as the scenario asks for; None when neither does."""
    lead = score(state, Side.CRUSADER) - score(state, Side.SARACEN)
    if abs(lead) < SETTINGS[state.scenario].lead:
        return None
    return Side.CRUSADER if lead > 0 else Side.SARACEN


@cites("4.0e", "4.1.6", "4.1.8")
def outcome(state: State) -> Outcome | None:
    """How the game ended, when nothing is owed any more."""
    if state.agenda:
        return None
    winner = victor(state)
    if fallen_commander(state) is not None:
        return Outcome(winner, "commander", ending(state))
    if winner is None and SETTINGS[state.scenario].lead > 1:
        return Outcome(None, "undecided", ending(state))
    return Outcome(winner, "points" if winner is not None else "draw", ending(state))


@cites("4.0e", "4.1.6", "4.1.8", "R112")
def ending(state: State) -> str:
    """What put an end to the game: a commander fell, a side had nobody left, or the last turn was over."""
    setting = SETTINGS[state.scenario]
    if fallen_commander(state) is not None:
        return setting.clause
    if is_decided(state):
        return "R112"
    return setting.clause if setting.lead == 1 else "4.0e"


def margin(state: State, side: Side) -> tuple[int, ...]:
    """Whether a side has felled the enemy commander, or lost its own; then by how many casualty points it leads."""
    points = score(state, side) - score(state, side.enemy)
    if not SETTINGS[state.scenario].commanders:
        return (points,)
    fallen = fallen_commander(state)
    return (0 if fallen is None else 1 if side_of(fallen) is side.enemy else -1, points)


def is_last_turn(state: State) -> bool:
    """Whether no game turn follows."""
    return state.turn == SETTINGS[state.scenario].turns
