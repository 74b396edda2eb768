"""Chapter 1.56: announcing charges and counter-charges, with their arcs, sight and routes."""

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import pairwise

from gonfalon.games.croisades.actions import Charge
from gonfalon.games.croisades.events import ChargeAnnounced
from gonfalon.games.croisades.frames import Countering
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.absent import why_off
from gonfalon.games.croisades.rules.bridles import leads
from gonfalon.games.croisades.rules.galloping import (
    BEFORE,
    SHORTEST,
    STRAIGHT,
    ChargeRoutes,
    Levels,
    is_within_reach,
    last_fours,
    levels_of,
    start_of,
    turf_of,
)
from gonfalon.games.croisades.rules.ground import closed_to, entry_cost, held_by_others
from gonfalon.games.croisades.rules.moving import why_closed
from gonfalon.games.croisades.rules.sight import sees
from gonfalon.games.croisades.state import (
    DEAD,
    STUNNED,
    UNMARKED,
    Charged,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    is_horse,
    is_up,
    lay_of,
    pushed,
    replace,
    side_of,
    values_of,
    with_figures,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.56b", "1.55a")
def frontal_arc(field: Field, figure: Figure) -> Hexes:
    """The wedge before a rider, both border rows included, to any distance."""
    return _arc(field.id, front_of(field, figure), figure.facing)


@cache
def _arc(field_id: str, front: int, facing: int) -> Hexes:
    board = FIELDS[field_id].board
    left, right = (facing - 1) % 6, (facing + 1) % 6
    wedge = row = 1 << front
    # Beyond the edge of the map there is nothing, so a row that leaves it does not come back.
    while row:
        wedge |= row
        row = board.moved(row, left)
    while True:
        wider = wedge | board.moved(wedge, right) | board.moved(wedge, left)
        if wider == wedge:
            return wedge & ~(1 << front)
        wedge = wider


@cites("1.56b", "1.56f", "R46")
def has_in_sight(state: State, rider: Figure, target: Figure) -> bool:
    """Whether a hex of the target lies in a rider's frontal arc and in his sight; of figures only the mounted hide."""
    field = field_of(state)
    mine, theirs = hexes_of(field, rider), hexes_of(field, target)
    hiding = lay_of(state).riders & ~mine & ~theirs
    front = front_of(field, rider)
    return any(sees(state, front, at, hiding) for at in members(theirs & frontal_arc(field, rider)))


@cites("R99")
def as_ridden(state: State) -> State:
    """The state in which all announced charges and counter-charges stand where they will end."""
    field, placed = field_of(state), list[Figure]()
    for charge in state.charges:
        rider = figure_of(state, charge.rider)
        end = charge.route[:-2] if charge.counter else charge.route
        placed.append(standing(field, rider, end[-2], end[-1]))
        if charge.counter:
            placed.append(standing(field, figure_of(state, charge.counter), charge.way[-2], charge.way[-1]))
    return with_figures(state, *placed) if placed else state


def standing(field: Field, rider: Figure, rear: str, front: str) -> Figure:
    """A rider with his halves on two hexes."""
    at, to = field.index[rear], field.index[front]
    facing = field.board.direction(at, to)
    assert facing is not None
    return amended(rider, at=at, facing=facing)


@cites("1.56a", "1.56i", "1.32b", "R48", "A3b")
def why_no_charger(state: State, seat: Side, id: str) -> Refusal | None:
    """Why a figure cannot charge anybody."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    figure = figure_of(state, id)
    if side_of(figure) is not seat:
        return refuse("1.56a", "not-yours", figure=id)
    if figure.health is DEAD:
        return refuse("C5g", "is-dead", figure=id)
    if figure.health is STUNNED:
        return refuse("A3b", "is-stunned", figure=id)
    refusal = why_off(figure)
    if refusal is not None:
        return refusal
    if not figure.horse:
        return refuse("1.56a", "rides-nothing", figure=id)
    if figure.shot or figure.mark is not UNMARKED:
        return refuse("R48", "has-shot", figure=id)
    if leads(state, id):
        return refuse("R48", "leads-a-horse", figure=id)
    if any(charge.rider == id for charge in state.charges):
        return refuse("1.56j", "charges-already", figure=id)
    return None


@cites("1.56b", "1.56i", "R45", "R53", "R98", "1.76")
def why_no_target(state: State, rider: Figure, id: str) -> Refusal | None:
    """Why a rider cannot charge that figure."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    target = figure_of(state, id)
    if is_horse(target) or side_of(target) is side_of(rider) or target.health is DEAD:
        return refuse("1.56a", "no-enemy-to-charge", figure=id)
    refusal = why_off(target)
    if refusal is not None:
        return refusal
    for charge in state.charges:
        if charge.target == id:
            return refuse("1.56i", "charged-already", figure=id, by=charge.rider)
        if charge.counter == id:
            return refuse("R53", "counter-charges", figure=id)
    field = field_of(state)
    if not hexes_of(field, target) & frontal_arc(field, rider):
        return refuse("1.56b", "outside-the-arc", figure=rider.id, target=id)
    if not has_in_sight(state, rider, target):
        return refuse("1.56b", "out-of-sight", figure=rider.id, target=id)
    if not aims(state, rider, target):
        return refuse("R45", "target-on-closed-ground", figure=rider.id, target=id)
    return None


@cites("1.76", "R45")
def aims(state: State, rider: Figure, target: Figure) -> Hexes:
    """The hexes of a target at which a rider may charge: those that he could enter."""
    return hexes_of(field_of(state), target) & ~closed_to(state, rider)


@cites("1.56a", "1.56c", "1.56d", "R45", "R99")
def why_not_charge(state: State, action: Charge) -> Refusal | None:
    """Why a charge may not be announced; of its route, the first hex that breaks a rule."""
    refusal = why_no_charger(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    rider = figure_of(state, action.figure)
    refusal = why_no_target(state, rider, action.target) or why_no_route(as_ridden(state), rider, action.route)
    if refusal is not None:
        return refusal
    return why_not_home(as_ridden(state), rider, figure_of(state, action.target), action.route)


@cites("1.56c", "1.56h", "1.51.1", "1.5a", "R45", "R50")
def why_no_route(state: State, rider: Figure, route: Sequence[str], clause: str = "1.56c") -> Refusal | None:
    """Why a rider cannot ride over these hexes without a sharp turn: the first hex that he cannot enter so.

    `clause` is the one that forbids the sharp turn.
    """
    field = field_of(state)
    front, facing, left = front_of(field, rider), rider.facing, values_of(rider).moves
    for name in route:
        to = field.index.get(name)
        if to is None:
            return refuse("K3", "no-such-hex", hex=name)
        way = field.board.direction(front, to)
        if way is None or (way - facing) % 6 not in (0, 1, 5):
            return refuse(clause, "sharp-turn", figure=rider.id, at=name)
        refusal = why_closed(state, rider, to)
        if refusal is not None:
            return refusal
        left -= entry_cost(state, to, True)
        if left < 0:
            return refuse("1.5a", "route-too-long", figure=rider.id, at=name)
        front, facing = to, way
    return None


@cites("1.56c", "1.56d", "R45")
def why_not_home(state: State, rider: Figure, target: Figure, route: Sequence[str]) -> Refusal | None:
    """Why a route that can be ridden is no charge: too short, not straight at the end, or no room there."""
    field = field_of(state)
    if len(route) < SHORTEST:
        end = route[-1] if route else field.names[front_of(field, rider)]
        return refuse("1.56c", "charge-too-short", figure=rider.id, count=len(route), at=end)
    last = [field.index[name] for name in route[-STRAIGHT:]]
    ways = [field.board.direction(before, after) for before, after in pairwise(last)]
    bend = next((at for at, way in zip(last[2:], ways[1:], strict=True) if way != ways[0]), None)
    beyond = None if ways[0] is None else field.board.step(last[-1], ways[0])
    if bend is not None or beyond is None or not aims(state, rider, target) >> beyond & 1:
        breach = field.names[last[-1] if bend is None else bend]
        return refuse("1.56d", "not-straight", figure=rider.id, target=target.id, at=breach)
    for at in last[-2:]:
        if held_by_others(state, rider) >> at & 1:
            return refuse("R45", "no-room-to-end", figure=rider.id, at=field.names[at])
    return None


class Gallop:
    """What all charges of a rider have in common: the ground, and where on it he can come to."""

    def __init__(self, state: State, rider: Figure) -> None:
        after = as_ridden(state)
        self._turf = turf_of(after, rider)
        self._start = start_of(self._turf.field, rider)
        self._closed = closed_to(after, rider)

    @cached_property
    def _levels(self) -> Levels:
        return levels_of(self._turf, self._start)

    @cites("1.56c", "1.56d", "R45", "R99")
    def routes(self, target: Figure) -> ChargeRoutes | None:
        """The routes by which the rider can charge a target that he may charge; None when there are none."""
        there = hexes_of(self._turf.field, target) & ~self._closed
        runs = last_fours(self._turf, there)
        if not runs or not is_within_reach(self._levels[BEFORE], self._start.left, runs):
            return None
        return ChargeRoutes(self._turf, self._start, there, self._levels)


@cites("1.56c", "1.56d", "R45", "R99")
def charge_routes(state: State, rider: Figure, targets: Sequence[Figure]) -> dict[str, ChargeRoutes]:
    """The routes by which a rider can charge each of some targets that he may charge."""
    gallop = Gallop(state, rider)
    return {target.id: routes for target in targets if (routes := gallop.routes(target)) is not None}


@cites("1.56a", "1.56j", "1.21b")
def charge(state: State, action: Charge, tell: Tell) -> State:
    """Announce a charge; the other side may answer it at once."""
    tell(ChargeAnnounced(clause="1.56a", figure=action.figure, target=action.target, route=action.route))
    state = replace(state, charges=(*state.charges, Charged(action.figure, action.target, action.route)))
    return pushed(state, Countering(action.seat.enemy))


def riders(state: State, side: Side) -> list[Figure]:
    """The mounted figures of a side."""
    return [each for each in state.figures if each.horse and is_up(each) and side_of(each) is side]
