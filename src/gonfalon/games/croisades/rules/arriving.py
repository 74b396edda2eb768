"""What a table is told of those who wait: how far they could come on their way in, and what an entry means."""

from gonfalon.games.croisades.actions import Enter
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.entering import enter, entrances
from gonfalon.games.croisades.rules.foretelling import volleys
from gonfalon.games.croisades.rules.ground import BODIES_COST, cost_clause, entry_cost
from gonfalon.games.croisades.rules.reaching import foot_reach, rider_reach
from gonfalon.games.croisades.state import (
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    lay_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.accounts import Remark, Reply, remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites


@cites("4.0a", "1.5a")
def reach_from_off(state: State, figure: Figure) -> Hexes:
    """The hexes that somebody who waits could end on if he entered now, of a rider with either half."""
    lay, found, shifts = lay_of(state), 0, field_of(state).board.shifts
    if not figure.horse:
        for at, _, cost in entrances(state, figure):
            found |= foot_reach(state, amended(figure, at=at), allowance(state.options, figure) - cost)
        return found & ~(lay.living | lay.choked)
    for at, facing in ridden_in(state, figure):
        hexes = 1 << at | 1 << at + shifts[facing]
        if not hexes & lay.living:
            found |= hexes
    return found


@cites("4.0a", "1.5a")
def costs_from_off(state: State, figure: Figure) -> dict[str, int]:
    """The least points for which somebody who waits comes to each hex, of a rider with his front half."""
    field, found = field_of(state), dict[str, int]()
    if figure.horse:
        for (at, facing), cost in ridden_in(state, figure).items():
            found.setdefault(field.names[at + field.board.shifts[facing]], cost)
        return found
    ways, most = entrances(state, figure), allowance(state.options, figure)
    for points in range(1, most + 1):
        reached = 0
        for at, _, cost in ways:
            if cost <= points:
                reached |= foot_reach(state, amended(figure, at=at), points - cost)
        for name in field.board.printed(reached):
            found.setdefault(name, points)
    return found


def ridden_in(state: State, figure: Figure) -> dict[tuple[int, int], int]:
    """The stands to which a rider who waits could come, each with its least cost."""
    starts = sorted((cost, at, facing) for at, facing, cost in entrances(state, figure))
    return rider_reach(state, figure, allowance(state.options, figure), starts=starts) if starts else {}


@cites("4.0a")
def entry_lines(state: State, action: Enter) -> tuple[Line, ...]:
    """What an entry costs: the ground of each hex, and the bodies on it."""
    field, lines = field_of(state), list[Line]()
    at = field.index[action.to]
    front = at + field.board.shifts[field.board.directions.index(action.facing)] if action.facing else at
    for half in dict.fromkeys((at, front)):
        bodies = BODIES_COST if lay_of(state).littered >> half & 1 else 0
        terrain = field.terrain(half)
        clause, cost = (
            cost_clause(state.options, terrain, bool(action.facing)),
            entry_cost(state, half, bool(action.facing)),
        )
        lines.append(Line(clause, terrain, action.figure, add=cost - bodies))
        if bodies:
            lines.append(Line("1.51.4", "bodies", action.figure, add=bodies))
    return tuple(lines)


@cites("1.5a")
def entry_remarks(state: State, action: Enter) -> tuple[Remark, ...]:
    """What somebody has left after he has entered."""
    left = allowance(state.options, figure_of(state, action.figure)) - sum_of(entry_lines(state, action))
    return (remark("1.5a", "points-left", figure=action.figure, left=left),)


@cites("4.0a", "1.33b")
def replies_to_entry(state: State, action: Enter) -> tuple[Reply, ...]:
    """Who could shoot at somebody where he enters, and how likely each harms him."""
    return volleys(enter(state, action, unheard), action.figure)
