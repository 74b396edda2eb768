"""Clause 4.1.2: the patrol searches groves, and its riders who leave over the far side of the map are counted."""

from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import WOUNDED, State, has_left, lay_of, points_of, side_of
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites


@cites("4.1.2")
def through_lines(state: State) -> tuple[Line, ...]:
    """What those of the patrol count who have left the map: their points, and half of them if they are wounded."""
    return tuple(
        Line("4.1.2", each.health, each.id, add=points_of(each) // (2 if each.health is WOUNDED else 1))
        for each in state.figures
        if has_left(each) and each.id in BY_ID and side_of(each) is patrol_of(state)
    )


def through(state: State) -> int:
    """The points that the patrol has brought through."""
    return sum_of(through_lines(state))


def patrol_of(state: State) -> Side:
    """The side that rides through: that which begins."""
    return SETTINGS[state.scenario].first


@cites("4.1.2")
def is_decided(state: State) -> bool:
    """Whether nobody of the patrol is left on the map or waiting to enter it."""
    return not lay_of(state).alive[patrol_of(state).number]


@cites("4.1.2")
def outcome(state: State) -> Outcome:
    """Who has won by what the patrol has brought through."""
    setting, patrol, points = SETTINGS[state.scenario], patrol_of(state), through(state)
    if points >= setting.enough:
        return Outcome(patrol, "patrol-through", setting.clause)
    if points >= setting.least:
        return Outcome(None, "patrol-half", setting.clause)
    return Outcome(patrol.enemy, "patrol-lost", setting.clause)


def margin(state: State, side: Side) -> int:
    """By how much the patrol has more than it needs for a draw; to the other side it is so much less."""
    points = through(state) - SETTINGS[state.scenario].least
    return points if side is patrol_of(state) else -points
