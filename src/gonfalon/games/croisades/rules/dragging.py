"""Clause 1.52: bodies that are dragged out of a hex, and where they may be dragged to."""

from gonfalon.games.croisades.state import (
    AWAY,
    CHOKE,
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_horse,
    weight_of,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.rulebook import Refusal, cites, refuse

MOST_MEN = 3
"""How many dead men two can drag."""


@cites("1.52", "R37", "R114")
def why_not_drag(state: State, at: str, to: str, horse: str) -> Refusal | None:
    """Why the dead men of a hex, or a dead horse, cannot be dragged to another."""
    field = field_of(state)
    start, goal = field.index[at], field.index[to]
    if horse:
        if not has_figure(state, horse) or not is_horse(figure_of(state, horse)):
            return refuse("1.57d", "no-such-horse", horse=horse)
        body = figure_of(state, horse)
        if body.health is not Health.DEAD or not hexes_of(field, body) >> start & 1:
            return refuse("1.52", "no-dead-horse", horse=horse, at=at)
    elif not dead_men(state, start):
        return refuse("1.52", "no-dead-men", at=at)
    if not field.board.neighbours[start] >> goal & 1:
        return refuse("R37", "drag-beside", at=at, to=to)
    return None if is_room(state, start, goal, horse) else refuse("R37", "would-choke", at=to)


def dead_men(state: State, at: int) -> list[Figure]:
    """The first three dead men of a hex."""
    lying = (each for each in state.figures if each.at == at and each.health is Health.DEAD and not is_horse(each))
    return list(lying)[:MOST_MEN]


@cites("R37", "R114")
def is_room(state: State, start: int, goal: int, horse: str) -> bool:
    """Whether bodies may go there: water takes them all, and no other hex becomes impassable."""
    field = field_of(state)
    if field.water >> goal & 1:
        return True
    if not horse:
        return weight_in(state, goal) + len(dead_men(state, start)) < CHOKE
    moved = shifted(state, figure_of(state, horse), start, goal)
    return moved is not None and all(
        weight_in(state, each, horse) + weight_of(moved) < CHOKE for each in members(hexes_of(field, moved))
    )


def weight_in(state: State, at: int, besides: str = "") -> int:
    """The weight of the dead in a hex, one of them left out."""
    field = field_of(state)
    dead = (each for each in state.figures if each.health is Health.DEAD and each.id != besides)
    return sum(weight_of(each) for each in dead if hexes_of(field, each) >> at & 1)


@cites("R114")
def shifted(state: State, horse: Figure, start: int, goal: int) -> Figure | None:
    """A dead horse with both halves one hex further in the same direction; None where one would lie off the map."""
    board = field_of(state).board
    way = board.direction(start, goal)
    assert way is not None
    rear = board.step(horse.at, way)
    if rear is None or board.step(rear, horse.facing) is None:
        return None
    return amended(horse, at=rear)


@cites("1.52", "R37", "R114")
def drag(state: State, at: str, to: str, horse: str) -> tuple[list[Figure], bool]:
    """The bodies as they lie afterwards, and whether they have sunk."""
    field = field_of(state)
    start, goal = field.index[at], field.index[to]
    bodies = [figure_of(state, horse)] if horse else dead_men(state, start)
    if field.water >> goal & 1:
        return [amended(each, at=AWAY) for each in bodies], True
    if not horse:
        return [amended(each, at=goal) for each in bodies], False
    moved = shifted(state, bodies[0], start, goal)
    assert moved is not None
    return [moved], False
