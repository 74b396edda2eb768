"""Where the cart is to go: to the water, or off the map."""

from functools import cache

from gonfalon.bots.value.croisades.errand import steps_to
from gonfalon.bots.value.croisades.turning import rolling_points
from gonfalon.games.croisades.cart import EMPTY, FULL, front_of_cart, hexes_of_cart
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import DRAFT_MOVES
from gonfalon.games.croisades.rules.cart_work import REACH, counted
from gonfalon.games.croisades.rules.hauling import MORE_MEN
from gonfalon.games.croisades.rules.rolling import cart_of, draft_of
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import State, field_of, front_of, hexes_of, is_living
from gonfalon.geometry.hexset import Hexes

FULL_ENOUGH = 3
FAR = 99
"""More points than any way takes."""
SPARE = 2
"""How many turns more than the points ask for a way home takes: there is always somebody on the road."""
PUSHED_TURNS = 2
"""How many turns it takes to be rid of a dead horse and to gather round the cart."""


def goes_home(state: State) -> bool:
    """Whether the cart is to leave the map: it has water enough, or fetches none, or it is high time."""
    setting = SETTINGS[state.scenario]
    if not setting.barrels:
        return True
    full = counted(state, FULL)
    if full >= FULL_ENOUGH or not counted(state, EMPTY):
        return True
    return full >= setting.least and setting.turns - state.turn <= turns_home(state)


def turns_home(state: State) -> int:
    """How many turns the cart needs off the map, a little more than the points ask for."""
    field, draft, cart = field_of(state), draft_of(state), cart_of(state)
    if cart is None:
        return 0
    exits = tuple(way.edge for way in SETTINGS[state.scenario].exits)
    if draft is not None and is_living(draft):
        pose, pace, extra = (front_of(field, draft), draft.facing), DRAFT_MOVES, 0
    else:
        pose, pace, extra = (front_of_cart(field, cart), cart.facing), MORE_MEN, PUSHED_TURNS
    return -(-rolling_points(field.id, exits).get(pose, FAR) // pace) + SPARE + extra


def points_to_go(state: State, at: int, facing: int) -> int:
    """How many points the cart still wants with its foremost hex here, looking this way."""
    exits = tuple(way.edge for way in SETTINGS[state.scenario].exits) if goes_home(state) else ()
    return rolling_points(field_of(state).id, exits).get((at, facing), FAR)


def distances(state: State) -> dict[int, int]:
    """How far every hex is from where the cart is to go."""
    setting, field = SETTINGS[state.scenario], field_of(state)
    if goes_home(state):
        goal = 0
        for way in setting.exits:
            goal |= field.edges[way.edge]
    else:
        goal = field.board.border(field.water)
    return rolling_steps(field.id, goal)


@cache
def rolling_steps(field_id: str, goal: Hexes) -> dict[int, int]:
    """How many hexes off a goal every hex is to a cart; trees and water are as far as one goes round them at most."""
    field = FIELDS[field_id]
    open_hexes = field.board.spaces & ~(field.trees | field.water)
    found, reached, front, steps = {}, goal & open_hexes, goal & open_hexes, 0
    while front:
        for at in field.names:
            if front >> at & 1:
                found[at] = steps
        wider = field.board.spread(reached) & open_hexes
        front, reached, steps = wider & ~reached, wider, steps + 1
    return steps_to(field_id, goal) | found


def shore_of(state: State) -> Hexes:
    """The hexes at the water from which a barrel on the cart is filled, but for those of its horse."""
    field, draft = field_of(state), draft_of(state)
    near = hexes_of_cart(field, cart_of(state))
    own = near | (hexes_of(field, draft) if draft is not None else 0)
    for _ in range(REACH if near else 0):
        near = field.board.spread(near)
    return field.board.border(field.water) & near & ~own
