"""Clause 4.0a: entering the map over one of its sides, for the usual cost, in the movement phase."""

from gonfalon.games.croisades.actions import Enter
from gonfalon.games.croisades.arrivals import Entered
from gonfalon.games.croisades.map import EAST, NORTH, SOUTH, WEST
from gonfalon.games.croisades.pieces import DRAFT, Side
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.defending import under_fire
from gonfalon.games.croisades.rules.finding import stumbled_on
from gonfalon.games.croisades.rules.ground import affordable, closed_to, entry_cost
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.rules.moving import why_closed, why_held
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.rules.placing import why_not_facing
from gonfalon.games.croisades.scenarios import SETTINGS, Entry
from gonfalon.games.croisades.state import (
    DEAD,
    ON_FOOT,
    Figure,
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    has_left,
    hexes_of,
    is_horse,
    is_waiting,
    side_of,
    values_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

INWARD = {NORTH: ("se", "s", "sw"), EAST: ("sw", "nw"), SOUTH: ("n", "ne", "nw"), WEST: ("ne", "se")}
"""Where a rider who enters over a side of the map may look."""

Entrance = tuple[int, int, int]
"""A hex, of a rider the rear one, a facing, and the points that both cost."""


@cites("4.0a")
def entry_of(state: State, side: Side) -> Entry | None:
    """How a side enters in this turn; None when it does not, or not yet."""
    for entry in SETTINGS[state.scenario].entries:
        if entry.side is side and entry.turn <= state.turn:
            return entry
    return None


@cites("4.0a")
def edge_of(state: State, entry: Entry) -> Hexes:
    """The edge hexes of an entry."""
    field = field_of(state)
    return field.board.hexes(*entry.hexes) if entry.hexes else field.edges[entry.edge]


@cites("4.0a")
def waiting(state: State, side: Side) -> list[Figure]:
    """Those of a side who may enter now by the scenario; none while a mover must first go on or set down."""
    is_laden = state.mover is not None and state.mover.held != ()
    if entry_of(state, side) is None or is_laden or why_held(state) is not None:
        return []
    return [each for each in state.figures if is_waiting(each) and side_of(each) is side and each.id != DRAFT]


@cites("4.0a")
def entrances(state: State, figure: Figure) -> list[Entrance]:
    """Where a figure that waits may enter, in the order of hexes, then of facings clockwise from north."""
    entry = entry_of(state, side_of(figure))
    if entry is None or figure.id == DRAFT:
        return []
    points, field = allowance(state.options, figure), field_of(state)
    free = field.board.spaces & ~(state.lay.living | closed_to(state, figure))
    edge = edge_of(state, entry) & free
    if not figure.horse:
        return [(at, ON_FOOT, entry_cost(state, at)) for at in members(edge & affordable(state, points))]
    found = []
    for letters in INWARD[entry.edge]:
        facing = field.board.directions.index(letters)
        fronts = field.board.moved(edge, facing) & free
        for front in members(fronts):
            at = front - field.board.shifts[facing]
            cost = entry_cost(state, at, True) + entry_cost(state, front, True)
            if cost <= points:
                found.append((at, facing, cost))
    return found


@cites("4.0a", "1.55a", "R115")
def why_not_enter(state: State, action: Enter) -> Refusal | None:
    """Why a figure may not enter so: first the figure, then how it looks, then its hexes, then the points."""
    refusal = why_not_entrant(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    figure, field, entry = figure_of(state, action.figure), field_of(state), entry_of(state, action.seat)
    assert entry is not None
    at = field.index.get(action.to)
    if at is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    if not edge_of(state, entry) >> at & 1:
        return refuse("4.0a", "no-entrance", figure=figure.id, at=action.to)
    refusal = why_not_facing(figure, action.facing)
    if refusal is not None:
        return refusal
    if action.facing and action.facing not in INWARD[entry.edge]:
        return refuse("4.0a", "faces-outward", figure=figure.id, facing=action.facing)
    front = at if not action.facing else field.board.step(at, field.board.directions.index(action.facing))
    if front is None:
        return refuse("4.0a", "front-beyond", figure=figure.id, at=action.to)
    halves = (at,) if front == at else (at, front)
    for half in halves:
        refusal = why_closed(state, figure, half) or why_taken(state, figure, half)
        if refusal is not None:
            return refusal
    cost, left = sum(entry_cost(state, half, bool(figure.horse)) for half in halves), allowance(state.options, figure)
    if cost > left:
        return refuse("1.5a", "too-dear", figure=figure.id, at=action.to, cost=cost, left=left)
    return None


@cites("4.0a", "4.0b")
def why_not_entrant(state: State, seat: Side, id: str) -> Refusal | None:
    """Why a figure may not enter at all now."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    figure = figure_of(state, id)
    if side_of(figure) is not seat:
        return refuse("4.0a", "not-yours", figure=id)
    if is_horse(figure):
        return refuse("1.58a", "horse-stands", figure=id)
    if figure.health is DEAD:
        return refuse("C5g", "is-dead", figure=id)
    if has_left(figure):
        return refuse("4.0b", "has-left", figure=id)
    if not is_waiting(figure):
        return refuse("4.0a", "is-on-the-map", figure=id)
    if entry_of(state, seat) is None:
        return refuse("4.0a", "not-yet-entering", figure=id)
    return why_held(state, id)


@cites("4.0a", "R115")
def why_taken(state: State, figure: Figure, at: int) -> Refusal | None:
    """Why a hex is not free for one who enters: somebody lives in it."""
    if not state.lay.living >> at & 1:
        return None
    return refuse("4.0a", "entrance-taken", figure=figure.id, at=field_of(state).names[at])


@cites("4.0a", "4.0c", "1.5a", "1.31e", "R6", "R11", "R34")
def enter(state: State, action: Enter, tell: Tell) -> State:
    """Bring a figure onto the map; whoever moved before has finished, and the other side may shoot at it.

    Where an enemy hides nobody enters: he is found, and the other is free to enter elsewhere.
    """
    state, field = ended(state), field_of(state)
    figure, at = figure_of(state, action.figure), field.index[action.to]
    facing = field.board.directions.index(action.facing) if action.facing else ON_FOOT
    after = amended(figure, at=at, facing=facing, moved=True)
    stumbled = stumbled_on(state, action.seat.enemy, hexes_of(field, after), tell)
    if stumbled is not state:
        return stumbled
    front = front_of(field, after)
    cost = sum(entry_cost(state, half, facing >= 0) for half in dict.fromkeys((at, front)))
    after = amended(after, spent=cost, is_far=cost > values_of(figure).moves // 2)
    tell(
        Entered(
            clause="4.0a",
            figure=figure.id,
            at=action.to,
            to=field.names[front],
            cost=cost,
            facing=action.facing,
        )
    )
    mover = Mover(figure.id, allowance(state.options, figure) - cost, at, facing, front=True, rear=facing >= 0)
    state = surrounded(with_figure(state, after, mover=mover), tell)
    return under_fire(state, after)
