"""Chapter 1.56: counter-charges, declared at once against the charge announced last."""

from collections.abc import Callable

from gonfalon.games.croisades.actions import Counter
from gonfalon.games.croisades.events import CounterAnnounced
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.absent import why_off
from gonfalon.games.croisades.rules.bridles import leads
from gonfalon.games.croisades.rules.charging import as_ridden, has_in_sight, why_no_route
from gonfalon.games.croisades.rules.galloping import FORWARD
from gonfalon.games.croisades.rules.ground import barred, closed_to, entry_cost, held_by_others
from gonfalon.games.croisades.state import (
    Charged,
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    popped,
    replace,
    side_of,
    values_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.56e", "1.56f", "1.56g", "1.56h", "R50", "R52", "R53")
def why_not_counter(state: State, action: Counter) -> Refusal | None:
    """Why a counter-charge may not be declared."""
    refusal = why_no_counter_charger(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    charge, rider = state.charges[-1], figure_of(state, action.figure)
    taken = crowding(state, rider)
    if action.route[-2:] == meeting(charge) and taken:
        return refuse("R117", "no-room-to-end", figure=rider.id, at=field_of(state).board.printed(taken)[0])
    if is_met_head_on(state, rider) and action.route == meeting(charge):
        return None
    if not has_in_sight(state, rider, figure_of(state, charge.rider)):
        return refuse("1.56f", "charger-not-in-sight", figure=rider.id, charger=charge.rider)
    earlier = without_last(state)
    refusal = why_no_route(earlier, rider, action.route, "1.56h")
    if refusal is not None:
        return refusal
    if action.route[-2:] != meeting(charge):
        return refuse("1.56g", "does-not-meet", figure=rider.id, last=charge.route[-1], first=charge.route[-2])
    if len(action.route) > len(charge.route) // 2:
        return refuse(
            "1.56h", "counter-too-long", figure=rider.id, count=len(action.route), most=len(charge.route) // 2
        )
    return None


@cites("1.56e", "1.56i", "A3b", "R53")
def why_no_counter_charger(state: State, seat: Side, id: str) -> Refusal | None:
    """Why a figure cannot counter-charge."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    figure = figure_of(state, id)
    if side_of(figure) is not seat:
        return refuse("1.56e", "not-yours", figure=id)
    if figure.health is Health.DEAD:
        return refuse("C5g", "is-dead", figure=id)
    if figure.health is Health.STUNNED:
        return refuse("A3b", "is-stunned", figure=id)
    refusal = why_off(figure)
    if refusal is not None:
        return refusal
    if not figure.horse:
        return refuse("1.56e", "rides-nothing", figure=id)
    if leads(state, id):
        return refuse("R53", "leads-a-horse", figure=id)
    if any(charge.counter == id for charge in state.charges):
        return refuse("R53", "counter-charges", figure=id)
    for charge in state.charges[:-1]:
        if charge.target == id:
            return refuse("R53", "charged-already", figure=id, by=charge.rider)
    return None


def meeting(charge: Charged) -> tuple[str, ...]:
    """The last two hexes of a route as a counter-charger enters them."""
    return charge.route[:-3:-1]


@cites("1.56g", "R117", "A3e")
def crowding(state: State, rider: Figure) -> Hexes:
    """The hexes of those two in which others live, as a counter-charger knows: his own side's hide in some."""
    return field_of(state).board.hexes(*meeting(state.charges[-1])) & held_by_others(without_last(state), rider)


@cites("1.56l", "R52")
def is_met_head_on(state: State, rider: Figure) -> bool:
    """Whether the charge announced last comes at a rider's front, so that he may always ride two hexes to meet it."""
    charge, field = state.charges[-1], field_of(state)
    if charge.target != rider.id:
        return False
    way = field.board.direction(front_of(field, rider), field.index[charge.route[-1]])
    return way is not None and (way - rider.facing) % 6 in (0, 1, 5)


@cites("R99")
def without_last(state: State) -> State:
    """The state with the earlier charges ridden, and everybody else where he stands now."""
    return as_ridden(replace(state, charges=state.charges[:-1]))


class Ways:
    """The ways of a counter-charger that can still be completed, step by step: what a menu offers.

    `is_end` says of a front hex, a facing and the hexes entered whether the way may end there, in the hex `goal`.
    """

    def __init__(
        self,
        state: State,
        rider: Figure,
        most: int,
        is_end: Callable[[int, int, int], bool],
        goal: int,
    ) -> None:
        self._field = field_of(state)
        self._shut = closed_to(state, rider) | barred(state, side_of(rider))
        self._rider, self._most, self._is_end = rider, most, is_end
        self._state, self._goal = state, goal
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def onward(self, path: tuple[str, ...]) -> list[str]:
        """The hexes by which a way may go on so that it can be completed."""
        stand = self._stand(path)
        return [] if stand is None else [self._field.names[after[0]] for after in self._steps(stand)]

    def ends(self, path: tuple[str, ...]) -> bool:
        """Whether a way may end here."""
        stand = self._stand(path)
        return stand is not None and self._is_end(*stand[:3])

    @property
    def is_open(self) -> bool:
        """Whether there is any way at all."""
        return self._leads(self._start())

    def _start(self) -> tuple[int, int, int, int]:
        return (front_of(self._field, self._rider), self._rider.facing, 0, values_of(self._rider).moves)

    def _stand(self, path: tuple[str, ...]) -> tuple[int, int, int, int] | None:
        stand = self._start()
        for name in path:
            to = self._field.index.get(name)
            found = next((after for after in self._steps(stand) if after[0] == to), None)
            if found is None:
                return None
            stand = found
        return stand

    def _steps(self, stand: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
        """The stands after one more hex from which the way can be completed."""
        front, facing, count, left = stand
        if count == self._most:
            return []
        found = []
        for turn in FORWARD:
            way = (facing + turn) % 6
            to = self._field.board.step(front, way)
            if to is None or self._shut >> to & 1:
                continue
            after = (to, way, count + 1, left - entry_cost(self._state, to, True))
            if self._leads(after):
                found.append(after)
        return found

    def _leads(self, stand: tuple[int, int, int, int]) -> bool:
        front, facing, count, left = stand
        known = self._known.get(stand)
        if known is None:
            is_near = self._field.board.distance(front, self._goal) <= min(left, self._most - count)
            known = is_near and (self._is_end(front, facing, count) or bool(self._steps(stand)))
            self._known[stand] = known
        return known


@cites("1.56g", "1.56h", "1.56l", "R50", "R51", "R52")
def counter_routes(state: State, rider: Figure) -> Ways | None:
    """The ways by which a rider can meet the charge announced last; None when he may not."""
    charge, field = state.charges[-1], field_of(state)
    if why_no_counter_charger(state, side_of(rider), rider.id) is not None:
        return None
    is_seen = has_in_sight(state, rider, figure_of(state, charge.rider))
    if crowding(state, rider):
        return None
    if not is_seen and not is_met_head_on(state, rider):
        return None
    last, first = (field.index[name] for name in meeting(charge))
    facing_home = field.board.direction(last, first)
    most = len(charge.route) // 2 if is_seen else 2

    def is_end(front: int, facing: int, count: int) -> bool:
        return count >= 2 and front == first and facing == facing_home

    return Ways(without_last(state), rider, most, is_end, first)


@cites("1.56e", "1.56j", "R53")
def counter(state: State, action: Counter, tell: Tell) -> State:
    """Declare the counter-charge to the charge announced last; who rides it shoots no more in this turn."""
    charge = state.charges[-1]
    tell(CounterAnnounced(clause="1.56e", figure=action.figure, charger=charge.rider, route=action.route))
    met = amended(charge, counter=action.figure, way=action.route)
    state = with_figure(popped(state), amended(figure_of(state, action.figure), replied=True))
    return replace(state, charges=(*state.charges[:-1], met))
