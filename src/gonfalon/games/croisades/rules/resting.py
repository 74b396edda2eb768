"""Rulings R38, R56 and R100: where what somebody carries or leads finds room, and where he may stay with it."""

from collections.abc import Sequence
from typing import TypeAlias

from gonfalon.games.croisades.pieces import DRAFT
from gonfalon.games.croisades.rules.crews import hauling, stays_by
from gonfalon.games.croisades.rules.ground import closed_ground, held_by_others, may_end
from gonfalon.games.croisades.rules.lurking import lurking_in
from gonfalon.games.croisades.state import (
    Figure,
    State,
    field_of,
    figure_of,
    front_of,
    hexes_of,
    is_barded,
    is_horse,
    is_living,
    lay_of,
)
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.rulebook import cites

Spot: TypeAlias = tuple[int, ...]
"""Where something is set down: the hex of a man, or the rear and the front hex of a horse."""


@cites("1.6", "R59", "R61", "R100")
def may_rest(state: State, figure: Figure) -> bool:
    """Whether a figure may stay where it is, with all that it carries and leads, and beside what it moves."""
    if state.hauls:
        if figure.id == DRAFT:
            return not hexes_of(field_of(state), figure) & crowd(state, DRAFT)
        if not stays_by(state, figure):
            return False
    return may_end(state, figure) and (not is_laden(state, figure) or has_room(state, figure))


@cites("R59", "R60", "R61", "1.6")
def crowd(state: State, what: str) -> Hexes:
    """The hexes in which the horse or the cart cannot stay: where others live than its crew on foot."""
    field, haul = field_of(state), hauling(state, what)
    crew = () if haul is None else haul.crew
    held = 0
    for each in state.figures:
        if is_living(each) and each.id != what and (each.id not in crew or each.horse):
            held |= hexes_of(field, each)
    return held | lurking_in(state, state.side) if state.hidden else held


def is_laden(state: State, figure: Figure) -> bool:
    """Whether a figure is on its move with somebody on its back or horses on their bridles."""
    mover = state.mover
    return mover is not None and mover.held != () and mover.figure == figure.id


@cites("R38", "R56", "R100")
def has_room(state: State, figure: Figure) -> bool:
    """Whether all that the mover carries and leads could be set down beside him, wherever he is thought to be."""
    mover = state.mover
    assert mover is not None
    beside = hexes_in_order(state, figure)
    free = free_hexes(state, held_by_others(state, figure) | hexset(beside))
    return can_be_laid(state, [each.figure for each in mover.held], beside, free)


def hexes_in_order(state: State, figure: Figure) -> Spot:
    """The hexes of a figure, of a rider the rear one first."""
    return (figure.at,) if figure.facing < 0 else (figure.at, front_of(field_of(state), figure))


def free_hexes(state: State, taken: Hexes) -> Hexes:
    """The hexes in which nobody lives and that no bodies close."""
    return field_of(state).board.spaces & ~(taken | lay_of(state).choked)


def can_be_laid(state: State, ids: Sequence[str], beside: Spot, free: Hexes) -> bool:
    """Whether all of these could be set down beside some hexes, each on free ones of its own."""
    if not ids:
        return True
    found = spots(state, ids[0], beside, free)
    return any(can_be_laid(state, ids[1:], beside, free & ~hexset(spot)) for spot in found)


@cites("1.53", "1.58d", "R38", "R56")
def spots(state: State, id: str, beside: Spot, free: Hexes) -> list[Spot]:
    """Where something could be set down by one who holds these hexes, in the order of the board.

    A man needs a free hex that he could stand in; a horse two, its front beside a leader on foot, or parallel to
    a rider and half a hex behind him. Trees and water do not stop a horse.
    """
    field, figure = field_of(state), figure_of(state, id)
    board = field.board
    free = free & ~field.water if is_barded(state.options, figure) else free
    if not is_horse(figure):
        return [(at,) for at in members(board.neighbours[beside[0]] & free & ~closed_ground(field, figure))]
    if len(beside) == 1:
        fronts = members(board.neighbours[beside[0]] & free)
        return [(rear, front) for front in fronts for rear in members(board.neighbours[front] & free)]
    found = list[Spot]()
    facing = board.direction(*beside)
    assert facing is not None
    for turn in (-1, 1):
        front, rear = (board.step(beside[0], (facing + sixths) % 6) for sixths in (turn, 2 * turn))
        if front is not None and rear is not None and free >> front & free >> rear & 1:
            found.append((rear, front))
    return found
