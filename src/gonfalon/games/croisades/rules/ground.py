"""Chapters 1.1 and 1.51: what the ground costs, who could enter a hex, and who is able to attack into it."""

from functools import cache, lru_cache

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import MEN, Side
from gonfalon.games.croisades.state import (
    Figure,
    Lay,
    State,
    field_of,
    figure_of,
    hexes_of,
    is_armoured,
    is_living,
    is_up,
    side_of,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import Ground
from gonfalon.kernel.rulebook import cites

FLAT_COST, ROUGH_COST, WATER_COST, BODIES_COST = 1, 2, 5, 1
HALF_TURN = 3
SURCHARGES = (0, 0, 0, 1, 1, 2, 2, 3)
"""What a rider pays on top for the three hexes before him, the two flanks, the two rear-diagonals and behind."""


@cites("1.1a", "1.1b", "1.1c", "1.1d", "1.1e", "1.51.4", "R35")
def entry_cost(state: State, at: int) -> int:
    """What it costs to enter a hex, whoever may."""
    cost = _costs(field_of(state).id)[at]
    return cost + BODIES_COST if state.lay.littered >> at & 1 else cost


@cache
def _costs(field_id: str) -> dict[int, int]:
    return {at: cost for cost, hexes in _grounds(FIELDS[field_id]) for at in members(hexes)}


def _grounds(field: Field) -> tuple[tuple[int, Hexes], ...]:
    """The hexes of each kind of ground, with what it costs."""
    return (FLAT_COST, field.flat), (ROUGH_COST, field.trees | field.scrub | field.slope), (WATER_COST, field.water)


@cites("1.1a", "1.1b", "1.1c", "1.1d", "1.1e", "1.51.4", "R35")
def affordable(state: State, points: int) -> Hexes:
    """The hexes that so many points pay for, whoever may enter them."""
    field = field_of(state)
    if points >= WATER_COST + BODIES_COST:
        return field.board.spaces
    return _affordable(field.id, state.lay.littered, points)


@lru_cache(maxsize=1 << 12)
def _affordable(field_id: str, littered: Hexes, points: int) -> Hexes:
    paid = 0
    for cost, hexes in _grounds(FIELDS[field_id]):
        if cost <= points:
            paid |= hexes & ~littered
        if cost + BODIES_COST <= points:
            paid |= hexes & littered
    return paid


@cites("1.1c", "1.1e", "1.51.2", "1.51.3")
def closed_ground(field: Field, figure: Figure) -> Hexes:
    """The hexes whose ground a figure can never enter; a horse alone goes anywhere."""
    if figure.horse:
        return field.trees | field.water
    return field.water if field.water and is_armoured(figure) else 0


@cites("1.51.5", "R35")
def could_enter(state: State, figure: Figure, at: int) -> bool:
    """Whether ground and bodies let a figure into a hex, whoever stands there."""
    return not (closed_ground(field_of(state), figure) | state.lay.choked) >> at & 1


@cites("1.32a", "1.54a", "1.76")
def able_to_attack(state: State, at: int, side: Side) -> list[Figure]:
    """The figures of a side that are on their feet next to a hex and could enter it."""
    field = field_of(state)
    near = field.board.neighbours[at] & state.lay.up[side.number]
    if not near:
        return []
    men = MEN[side]
    return [
        each
        for each in state.figures
        if each.id in men and is_up(each) and hexes_of(field, each) & near and could_enter(state, each, at)
    ]


@cites("1.32a")
def is_in_contact(state: State, figure: Figure) -> bool:
    """Whether some enemy is able to attack a hex of the figure."""
    field, enemy = field_of(state), side_of(figure).enemy
    if not field.board.border(hexes_of(field, figure)) & state.lay.up[enemy.number]:
        return False
    return any(able_to_attack(state, at, enemy) for at in members(hexes_of(field, figure)))


@cites("1.71a", "1.71b", "R67")
def ground_of(state: State, figure: Figure) -> int:
    """How the ground serves a figure in combat: 0, or -1 when any of its hexes is not flat."""
    field = field_of(state)
    return -1 if hexes_of(field, figure) & ~field.flat else 0


@cites("1.58a", "R36", "R57")
def held_horses(state: State, side: Side) -> Hexes:
    """The hexes of horses without riders that a side controls: its own with somebody on his feet beside them."""
    lay, board = state.lay, field_of(state).board
    held = 0
    for number, hexes in lay.loose:
        if number == side.number and board.border(hexes) & lay.up[number]:
            held |= hexes
    return held


@cites("1.51.1", "R36", "R90")
def barred(state: State, side: Side) -> Hexes:
    """The hexes that nobody of a side may pass: enemies on their feet, and horses that they control."""
    lay, enemy = state.lay, side.enemy
    return lay.up[enemy.number] | held_horses(state, enemy) if lay.loose else lay.up[enemy.number]


@cites("A3e", "1.6", "R62", "R90")
def may_end(state: State, figure: Figure) -> bool:
    """Whether a figure may stay where it is: nobody else lives in its hexes."""
    return not hexes_of(field_of(state), figure) & held_by_others(state, figure)


def besides(lay: Lay, own: Hexes) -> Hexes:
    """The hexes in which others live than the one whose hexes these are."""
    return lay.living & ~(own & ~lay.shared)


@cites("A3e", "1.6")
def held_by_others(state: State, figure: Figure) -> Hexes:
    """The hexes in which somebody else lives, wherever the figure is thought to be."""
    own = figure_of(state, figure.id)
    return besides(state.lay, hexes_of(field_of(state), own)) if is_living(own) else state.lay.living


@cites("1.55a", "R43", "R89")
def rider_steps(field: Field, at: int, facing: int) -> tuple[tuple[int, int, int, int], ...]:
    """The steps of a rider: hex entered by his front half, where his rear half then is, his facing, the surcharge."""
    return _rider_steps(field.id, at, facing)


@cites("1.55a", "R43")
def rider_stand(field: Field, at: int, facing: int, to: int) -> tuple[int, int, int] | None:
    """Where a rider is after a step into a hex: rear hex, facing, surcharge; None when he is not beside it."""
    return _rider_stands(field.id, at, facing).get(to)


@cache
def _rider_stands(field_id: str, at: int, facing: int) -> dict[int, tuple[int, int, int]]:
    return {to: (rear, way, extra) for to, rear, way, extra in reversed(_rider_steps(field_id, at, facing))}


@cache
def _rider_steps(field_id: str, at: int, facing: int) -> tuple[tuple[int, int, int, int], ...]:
    board = FIELDS[field_id].board
    front = board.step(at, facing)
    assert front is not None
    steps = []
    for turn, rear, extra in ROUND:
        way = (facing + turn) % 6
        start = at if rear else front
        to = board.step(start, way)
        if to is not None:
            steps.append((to, start, way, extra))
    return tuple(steps)


ROUND = (
    (0, False, 0),
    (-1, False, 0),
    (1, False, 0),
    (-1, True, 1),
    (1, True, 1),
    (-2, True, 2),
    (2, True, 2),
    (3, True, 3),
)
"""The eight hexes round a rider: the turn to them, whether he swings about his rear half, and the surcharge."""


def foot_ground(state: State, figure: Figure) -> Ground:
    """What moving on foot costs a figure here."""
    return _foot_ground(field_of(state).id, is_armoured(figure), state.lay.littered, state.lay.choked)


@cache
def _foot_ground(field_id: str, is_armoured: bool, littered: Hexes, choked: Hexes) -> Ground:
    field = FIELDS[field_id]
    rough = (field.trees | field.scrub | field.slope) & ~choked
    flat, water = field.flat & ~choked, 0 if is_armoured else field.water & ~choked
    costs = (
        (FLAT_COST, flat & ~littered),
        (ROUGH_COST, rough & ~littered | flat & littered),
        (ROUGH_COST + BODIES_COST, rough & littered),
        (WATER_COST, water & ~littered),
        (WATER_COST + BODIES_COST, water & littered),
    )
    return Ground(field.board, tuple((cost, hexes) for cost, hexes in costs if hexes))
