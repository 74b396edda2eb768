"""Where anybody could go if he moved now, and what each hex would cost him at least."""

from gonfalon.games.croisades.frames import (
    Charging,
    Marking,
    Moving,
    Shooting,
)
from gonfalon.games.croisades.rules.arriving import (
    costs_from_off,
    reach_from_off,
)
from gonfalon.games.croisades.rules.ground import held_by_others
from gonfalon.games.croisades.rules.moving import mover_of
from gonfalon.games.croisades.rules.reaching import foot_reach, rider_reach
from gonfalon.games.croisades.state import (
    Figure,
    State,
    field_of,
    hexes_of,
    is_up,
    is_waiting,
    lay_of,
    side_of,
    values_of,
)
from gonfalon.geometry.hexset import Hexes

BEFORE_MOVES = (Marking, Shooting, Charging, Moving)
"""The phases in which a side has its moves of this turn still before it."""


def reach_of(state: State, figure: Figure) -> Hexes:
    """The hexes that a figure could end on if it moved now, its own among them while it lives."""
    if is_waiting(figure):
        return reach_from_off(state, figure)
    if not is_up(figure):
        return 0
    others, field = held_by_others(state, figure), field_of(state)
    points = points_of(state, figure)
    if figure.is_done and points == 0:
        return 0
    if not figure.horse:
        return foot_reach(state, figure, points) & ~others & ~lay_of(state).choked
    shifts, found = field.board.shifts, 0
    for at, facing in rider_reach(state, figure, points):
        hexes = 1 << at | 1 << at + shifts[facing]
        if not hexes & others:
            found |= hexes
    return found


def costs_of(state: State, figure: Figure) -> dict[str, int]:
    """The least points for which a figure enters each hex that it could enter if it moved now."""
    if is_waiting(figure):
        return costs_from_off(state, figure)
    if figure.at < 0:
        return {}
    points = points_of(state, figure)
    field = field_of(state)
    found: dict[str, int] = {}
    if figure.horse:
        for (at, facing), cost in rider_reach(state, figure, points).items():
            found.setdefault(field.names[at + field.board.shifts[facing]], cost)
    else:
        for cost in range(1, points + 1):
            for name in field.board.printed(foot_reach(state, figure, cost)):
                found.setdefault(name, cost)
    for own in field.board.printed(hexes_of(field, figure)):
        found.pop(own, None)
    return found


def points_of(state: State, figure: Figure) -> int:
    """The points that a figure could spend if it moved now; what was shot in the own turn binds nobody in the next."""
    if not is_up(figure):
        return 0
    is_to_move = side_of(figure) is state.side and isinstance(state.agenda[0] if state.agenda else None, BEFORE_MOVES)
    if is_to_move:
        return 0 if figure.is_done else mover_of(state, figure).left
    return values_of(figure).moves
