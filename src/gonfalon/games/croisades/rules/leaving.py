"""Clause 4.0b: leaving the map for good over a side where the scenario allows it."""

from gonfalon.games.croisades.actions import Leave
from gonfalon.games.croisades.arrivals import Left
from gonfalon.games.croisades.frames import Departure
from gonfalon.games.croisades.map import EAST, LETTERS, NORTH, SOUTH, WEST, Field
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.allowances import points_left
from gonfalon.games.croisades.rules.bridles import leads
from gonfalon.games.croisades.rules.busy import broken_off
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.finding import groves_beside_mover
from gonfalon.games.croisades.rules.ground import able_to_attack
from gonfalon.games.croisades.rules.infiltrating import infiltrate
from gonfalon.games.croisades.rules.moving import begun, why_not_mover
from gonfalon.games.croisades.rules.passing import after_harm
from gonfalon.games.croisades.rules.resting import is_laden
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    GONE,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    popped,
    pushed,
    replace,
    side_of,
    with_figure,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

COST = 1


@cites("4.0b", "4.1.2")
def exits_of(state: State, side: Side, more: int = 0) -> list[int]:
    """The sides of the map over which somebody of a side may leave, once so many groves more are searched."""
    exits = SETTINGS[state.scenario].exits
    return [each.edge for each in exits if each.side is side and len(state.groves) + more >= each.groves]


@cites("4.1.2")
def groves_missing(state: State, side: Side, more: int = 0) -> int:
    """How many groves are still to be searched before anybody of a side may leave, besides so many more."""
    exits = SETTINGS[state.scenario].exits
    return max((each.groves - len(state.groves) - more for each in exits if each.side is side), default=0)


@cites("4.0b", "4.1.2")
def why_not_leave(state: State, action: Leave) -> Refusal | None:
    """Why a figure may not leave the map: first the figure, then the side of the map, then the points."""
    refusal = why_not_mover(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    figure, field = figure_of(state, action.figure), field_of(state)
    if state.hauls and haul_of(state, figure.id) is not None:
        return refuse("R59", "hauls-already", figure=figure.id)
    if is_laden(state, figure) or leads(state, figure.id):
        return refuse("R34", "sets-down-first", figure=figure.id)
    more = len(groves_beside_mover(state)) if state.mover is not None and state.mover.figure != figure.id else 0
    edges = exits_of(state, action.seat, more)
    missing = groves_missing(state, action.seat, more)
    if missing > 0:
        return refuse("4.1.2", "groves-first", figure=figure.id, count=missing)
    if not edges:
        return refuse("4.0b", "nobody-leaves", figure=figure.id)
    front = front_of(field, figure)
    if not any(field.edges[edge] >> front & 1 for edge in edges):
        return refuse("4.0b", "not-at-an-exit", figure=figure.id, at=field.names[front])
    if figure.facing >= 0 and not beyond(field, front, figure.facing).intersection(edges):
        return refuse("4.0b", "does-not-face-out", figure=figure.id)
    left = points_left(state, figure)
    if left < COST:
        return refuse("1.5a", "too-dear-to-leave", figure=figure.id)
    return None


@cites("4.0b")
def may_leave(state: State, figure: Figure) -> bool:
    """Whether a figure that may move can leave the map."""
    side = side_of(figure)
    if not exits_of(state, side, len(groves_beside_mover(state))):
        return False
    return why_not_leave(state, Leave(seat=side, figure=figure.id)) is None


@cites("4.0b")
def beyond(field: Field, front: int, facing: int) -> set[int]:
    """The sides of the map beyond which a hex ahead of a rider lies, or one of the two beside that."""
    row, column = field.board.row_column(front)
    last = max(row for row, _ in map(field.board.row_column, field.names))
    found = set()
    for way in (facing - 1, facing, facing + 1):
        down, across = (LOWER if column % 2 else UPPER)[way % 6]
        there = row + down, column + across
        sides = {NORTH: there[0] < 1, EAST: there[1] > len(LETTERS), SOUTH: there[0] > last, WEST: there[1] < 1}
        found |= {edge for edge, is_beyond in sides.items() if is_beyond}
    return found


LOWER = ((-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
UPPER = ((-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1))
"""Rows down and columns across for each direction, in the odd columns, which lie lower, and in the even ones."""


@cites("4.0b", "R34")
def leave(state: State, action: Leave, tell: Tell) -> State:
    """Let a figure set out to leave the map."""
    return pushed(begun(state, figure_of(state, action.figure)), Departure(action.figure))


@cites("4.0b", "1.54a", "R40", "R41", "R116")
def depart(state: State, work: Departure, dice: Dice, tell: Tell) -> State:
    """Roll for the hexes that are left, then take the figure off the map, if it still can go."""
    state, field = popped(state), field_of(state)
    mover, figure = state.mover, figure_of(state, work.figure)
    assert mover is not None
    front = front_of(field, figure)
    for at in (figure.at, front) if figure.facing >= 0 and mover.rear else (front,):
        watchers = able_to_attack(state, at, side_of(figure).enemy)
        if watchers:
            state = infiltrate(state, figure.id, at, watchers, dice, tell)
            if state.mover is None:
                return state
    assert state.mover is not None
    if state.mover.left < COST:
        # The dice for these hexes have fallen, whichever way he leaves them later.
        return after_harm(replace(state, mover=amended(state.mover, front=False, rear=False)), tell)
    tell(Left(clause="4.0b", figure=figure.id, at=field.names[front]))
    figure = figure_of(state, work.figure)
    gone = Figure(figure.id, GONE, health=figure.health, horse=figure.horse, used=figure.used)
    return broken_off(with_figure(state, gone, mover=None), figure.id)
