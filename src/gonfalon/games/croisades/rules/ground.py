"""Chapters 1.1 and 1.51: what the ground costs, who could enter a hex, and who is able to attack into it."""

from functools import cache, lru_cache
from typing import TypeAlias

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import DRAFT, MEN, Side
from gonfalon.games.croisades.rules.lurking import lurking_in
from gonfalon.games.croisades.state import (
    Figure,
    Lay,
    Options,
    State,
    field_of,
    figure_of,
    hexes_of,
    is_armoured,
    is_barded,
    is_living,
    is_up,
    side_of,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import Ground
from gonfalon.kernel.rulebook import cites

FLAT_COST, ROUGH_COST, WATER_COST, BODIES_COST = 1, 2, 5, 1
CART_COST = 4
HORSE_COST, STEEP_COST, STEEP_HORSE_COST = 4, 4, 8
"""What scrub and slopes cost a horse, and a steep slope a man and a horse, by the later rules."""
HALF_TURN = 3
SURCHARGES = (0, 0, 0, 1, 1, 2, 2, 3)
"""What a rider pays on top for the three hexes before him, the two flanks, the two rear-diagonals and behind."""


@cites("1.1a", "1.1b", "1.1c", "1.1d", "1.1e", "1.51.4", "1.59e", "R35")
def entry_cost(state: State, at: int, is_mounted: bool = False) -> int:
    """What it costs to enter a hex on foot or in the saddle, whoever may."""
    lay = state.lay
    cost = CART_COST if lay.carted >> at & 1 else _costs(field_of(state).id, state.options, is_mounted)[at]
    return cost + BODIES_COST if lay.littered >> at & 1 else cost


@cache
def _costs(field_id: str, options: Options, is_mounted: bool) -> dict[int, int]:
    return {at: cost for cost, hexes in _grounds(FIELDS[field_id], options, is_mounted) for at in members(hexes)}


def _grounds(field: Field, options: Options, is_mounted: bool) -> tuple[tuple[int, Hexes], ...]:
    """The hexes of each kind of ground, with what it costs."""
    return (
        (FLAT_COST, field.flat),
        (ROUGH_COST, field.trees),
        (scrub_cost(options, is_mounted), field.scrub),
        (slope_cost(options, is_mounted), field.slope),
        (WATER_COST, field.water),
    )


@cites("1.1b", "D1.1a")
def scrub_cost(options: Options, is_mounted: bool) -> int:
    """What scrub costs."""
    return HORSE_COST if is_mounted and options.later_scrub else ROUGH_COST


@cites("1.1d", "D1.1b", "D1.1c")
def slope_cost(options: Options, is_mounted: bool) -> int:
    """What a slope costs; that it is steep comes before what it costs horses otherwise."""
    if options.steep_slope:
        return STEEP_HORSE_COST if is_mounted else STEEP_COST
    return HORSE_COST if is_mounted and options.later_slope else ROUGH_COST


LETTERS = {"flat": "a", "scrub": "b", "tree": "c", "slope": "d", "water": "e"}
"""The letter of the clause about each ground."""


@cites("D1.1a", "D1.1b", "D1.1c")
def cost_clause(options: Options, terrain: str, is_mounted: bool) -> str:
    """The clause by which a ground costs what it does."""
    if terrain == "scrub" and scrub_cost(options, is_mounted) > ROUGH_COST:
        return "D1.1a"
    if terrain == "slope" and slope_cost(options, is_mounted) > ROUGH_COST:
        return "D1.1c" if options.steep_slope else "D1.1b"
    return f"1.1{LETTERS[terrain]}"


Costs: TypeAlias = tuple[tuple[int, Hexes], ...]
"""Hexes by what they cost, the cheapest first."""


@cites("1.51.4", "1.59e", "R35")
def priced(field: Field, options: Options, is_mounted: bool, littered: Hexes, among: Hexes, carted: Hexes = 0) -> Costs:
    """What some of the hexes of a field cost, with the cart and the bodies on them."""
    found: dict[int, Hexes] = {}
    grounds = ((cost, hexes & ~carted) for cost, hexes in _grounds(field, options, is_mounted))
    for cost, hexes in (*grounds, (CART_COST, carted)):
        here = hexes & among
        found[cost] = found.get(cost, 0) | here & ~littered
        found[cost + BODIES_COST] = found.get(cost + BODIES_COST, 0) | here & littered
    return tuple((cost, found[cost]) for cost in sorted(found) if found[cost])


@cites("1.1a", "1.1b", "1.1c", "1.1d", "1.1e", "1.51.4", "R35")
def affordable(state: State, points: int) -> Hexes:
    """The hexes that so many points pay for on foot, whoever may enter them."""
    field = field_of(state)
    if points >= WATER_COST + BODIES_COST:
        return field.board.spaces
    lay = state.lay
    paid = _affordable(field.id, state.options, lay.littered, points)
    if not lay.carted:
        return paid
    across = (lay.carted & ~lay.littered if points >= CART_COST else 0) | (
        lay.carted & lay.littered if points >= CART_COST + BODIES_COST else 0
    )
    return paid & ~lay.carted | across


@lru_cache(maxsize=1 << 12)
def _affordable(field_id: str, options: Options, littered: Hexes, points: int) -> Hexes:
    paid = 0
    for cost, hexes in _grounds(FIELDS[field_id], options, is_mounted=False):
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


@cites("1.51.5", "1.59e", "R35", "R60", "R120")
def closed_to(state: State, figure: Figure) -> Hexes:
    """The hexes that ground, bodies or the cart close to a figure, whoever stands there."""
    field, lay = field_of(state), state.lay
    closed = closed_ground(field, figure) | lay.choked
    if not lay.carted:
        return closed
    if figure.id == DRAFT and state.cart is not None and state.cart.is_harnessed:
        closed |= field.trees | field.water
    return closed | lay.carted if figure.facing >= 0 or figure.horse else closed


@cites("D1.8", "R134")
def closed_by_bridle(state: State, figure: Figure) -> Hexes:
    """The water into which nobody leads a horse in caparison."""
    field = field_of(state)
    if not state.options.caparisoned or not field.water:
        return 0
    is_led = any(each.led == figure.id and is_barded(state.options, each) for each in state.figures)
    return field.water if is_led else 0


@cites("1.51.5", "R35")
def could_enter(state: State, figure: Figure, at: int) -> bool:
    """Whether ground, bodies and cart let a figure into a hex, whoever stands there."""
    return not closed_to(state, figure) >> at & 1


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
    return held | harnessed_by(state, side) if lay.carted else held


@cites("R36")
def harnessed_by(state: State, side: Side) -> Hexes:
    """The hexes of the living draft horse, if it stands in harness for a side."""
    if state.cart is None or not state.cart.is_harnessed:
        return 0
    draft = figure_of(state, DRAFT)
    return hexes_of(field_of(state), draft) if is_living(draft) and side_of(draft) is side else 0


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


@cites("A3e", "1.6", "4.0c")
def held_by_others(state: State, figure: Figure) -> Hexes:
    """The hexes in which somebody else lives, wherever the figure is thought to be; friends in hiding among them."""
    own = figure_of(state, figure.id)
    held = besides(state.lay, hexes_of(field_of(state), own)) if is_living(own) else state.lay.living
    return held | lurking_in(state, side_of(figure), figure.id) if state.hidden else held


@cites("A3e", "4.0c")
def living_for(state: State, side: Side) -> Hexes:
    """The hexes in which somebody lives as far as a side knows: friends in hiding are among them."""
    return state.lay.living | lurking_in(state, side) if state.hidden else state.lay.living


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
    lay = state.lay
    return _foot_ground(field_of(state).id, state.options, is_armoured(figure), lay.littered, lay.choked, lay.carted)


@cache
def _foot_ground(
    field_id: str, options: Options, is_armoured: bool, littered: Hexes, choked: Hexes, carted: Hexes
) -> Ground:
    field = FIELDS[field_id]
    among = field.board.spaces & ~(choked | (field.water & ~carted if is_armoured else 0))
    return Ground(field.board, priced(field, options, False, littered, among, carted))


def rider_ground(state: State) -> Ground:
    """What riding costs here, turns aside."""
    lay = state.lay
    return _rider_ground(field_of(state).id, state.options, lay.littered, lay.choked | lay.carted)


@cache
def _rider_ground(field_id: str, options: Options, littered: Hexes, shut: Hexes) -> Ground:
    field = FIELDS[field_id]
    among = (field.flat | field.scrub | field.slope) & ~shut
    return Ground(field.board, priced(field, options, True, littered, among))
