"""The movement phase: what is asked, what may be answered, and its menu."""

from collections.abc import Iterator
from random import Random

from gonfalon.games.croisades.actions import (
    ENDS,
    HALTS,
    Bridle,
    Clear,
    CroisadesAction,
    Dismount,
    End,
    Enter,
    Give,
    Halt,
    Leave,
    Loose,
    Mount,
    Show,
    Step,
    TakeUp,
    Turn,
)
from gonfalon.games.croisades.decisions.acting import act_offers, clear_offers, gift_offers
from gonfalon.games.croisades.decisions.carting import (
    CART_ANSWERS,
    HAULED,
    cart_drawn,
    cart_offers,
    leave_of_cart,
    step_of_cart,
    work_offers,
)
from gonfalon.games.croisades.decisions.entering import enter_offers, entry_drawn, leave_offers
from gonfalon.games.croisades.decisions.hiding import from_hiding
from gonfalon.games.croisades.decisions.leading import late_offers, load_offers
from gonfalon.games.croisades.decisions.parts import Offers, end, end_offer
from gonfalon.games.croisades.frames import Moving
from gonfalon.games.croisades.pieces import DRAFT, SIDES, Side
from gonfalon.games.croisades.rules.acting import (
    clear,
    dismount,
    mount,
    why_not_clear,
    why_not_dismount,
    why_not_mount,
)
from gonfalon.games.croisades.rules.allowances import points_left
from gonfalon.games.croisades.rules.carrying import take_up, why_not_take_up
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.entering import enter, entrances, waiting, why_not_enter
from gonfalon.games.croisades.rules.ground import (
    HALF_TURN,
    affordable,
    barred,
    besides,
    closed_by_bridle,
    closed_to,
    entry_cost,
    rider_steps,
)
from gonfalon.games.croisades.rules.hauling import first_way_out
from gonfalon.games.croisades.rules.keeping_up import owing
from gonfalon.games.croisades.rules.leading import bridle, loose, why_not_bridle, why_not_loose
from gonfalon.games.croisades.rules.leaving import leave, why_not_leave
from gonfalon.games.croisades.rules.lurking import brought_out, lurkers, lurking_in
from gonfalon.games.croisades.rules.moving import (
    CROSSBOWMEN,
    as_begun,
    halt,
    step,
    stepped,
    turn,
    turned,
    why_held,
    why_not_halt,
    why_not_step,
    why_not_turn,
)
from gonfalon.games.croisades.rules.reaching import can_get_off, can_get_to_an_end
from gonfalon.games.croisades.rules.resting import is_laden, may_rest
from gonfalon.games.croisades.rules.rolling import why_stands_wrong
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.rules.showing import show, why_not_show
from gonfalon.games.croisades.rules.supplying import give, why_not_give
from gonfalon.games.croisades.state import (
    UNMARKED,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    is_hidden,
    is_up,
    side_of,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, cites

MOVERS = "movers"
"""Under which name a state remembers who may move."""


@cites("1.5a", "1.51.1", "1.55a")
def next_hexes(state: State, figure: Figure) -> list[str]:
    """The hexes that a figure that may move can enter next."""
    names = field_of(state).names
    return [names[to] for to in steps_of(state, figure)]


@cites("1.5a", "1.51.1", "1.55a", "R100")
def steps_of(state: State, figure: Figure) -> Iterator[int]:
    """The hexes that a figure that may move can enter next; from one that others hold it must be able to go on."""
    field, left = field_of(state), points_left(state, figure)
    begun = as_begun(state, figure.id)
    if begun is not state:
        state, figure = begun, figure_of(begun, figure.id)
    lay, is_free = state.lay, not (is_laden(state, figure) or (state.hauls and haul_of(state, figure.id) is not None))
    others = besides(lay, hexes_of(field, figure))
    if state.hidden:
        others |= lurking_in(state, side_of(figure))
    shut = closed_to(state, figure) | barred(state, side_of(figure))
    if figure.facing < 0:
        shut |= closed_by_bridle(state, figure)
        for to in members(field.board.neighbours[figure.at] & affordable(state, left) & ~shut):
            cost = entry_cost(state, to)
            if (is_free and not others >> to & 1) or can_get_off(state, amended(figure, at=to), left - cost, others):
                yield to
        return
    for to, rear, facing, extra in rider_steps(field, figure.at, figure.facing):
        if not shut >> to & 1 and (cost := extra + entry_cost(state, to, True)) <= left:
            there = amended(figure, at=rear, facing=facing)
            if (is_free and not (others >> to | others >> rear) & 1) or can_get_off(state, there, left - cost, others):
                yield to


def can_go(state: State, figure: Figure) -> bool:
    """Whether a figure that may move can take a step or turn about."""
    return next(steps_of(state, figure), -1) >= 0 or may_turn(state, figure)


def may_turn(state: State, figure: Figure) -> bool:
    """Whether a figure that may move can turn about."""
    if not figure.horse or points_left(state, figure) < HALF_TURN:
        return False
    return why_not_turn(state, Turn(seat=side_of(figure), figure=figure.id)) is None


@cites("1.5b", "1.31d", "1.56j", "R34", "R100")
def movers(state: State, side: Side) -> list[Figure]:
    """The figures of a side that may move or go on: whom `why_not_mover` does not refuse; remembered with the state."""
    known: list[Figure] | None = state.__dict__.get(MOVERS)
    if known is None:
        known = state.__dict__[MOVERS] = _movers(state, side)
    return known


def _movers(state: State, side: Side) -> list[Figure]:
    if not may_set_out(state):
        return bound(state)
    able = [
        each
        for each in state.figures
        if not each.is_done and SIDES[each.id] is side and each.mark is UNMARKED and is_up(each)
    ]
    if state.options.no_fire_markers:
        able = [each for each in able if not (each.shot and each.id in CROSSBOWMEN)]
    charging = [charge.rider for charge in state.charges]
    return [each for each in able if each.id not in charging] if charging else able


@cites("R34", "R59", "R61", "R100")
def bound(state: State) -> list[Figure]:
    """Who alone may move: a mover who must go on, or those who still have to follow horse or cart."""
    mover = state.mover
    if mover is not None and mover.figure != DRAFT:
        figure = figure_of(state, mover.figure)
        if mover.held or not may_rest(state, figure):
            return [figure]
        return [figure, *(each for each in owing(state) if each.id != figure.id)]
    return [] if why_stands_wrong(state) is not None else owing(state)


@cites("R34", "R100")
def may_set_out(state: State) -> bool:
    """Whether anybody else than the mover may begin to move."""
    mover = state.mover
    if mover is None:
        return not state.hauls or why_held(state) is None
    return not (mover.held or why_held(state) is not None)


class Moves(Menu[CroisadesAction]):
    """The menu of the movement phase, where simulations spend their time: it draws a step without making its offer."""

    __slots__ = ("_lurkers", "_may_halt", "_movers", "_side", "_state", "_waiting")

    def __init__(self, state: State, frame: Moving) -> None:
        self._state, self._side = state, frame.seat
        self._movers = movers(state, frame.seat)
        self._waiting = waiting(state, frame.seat)
        self._lurkers = lurkers(state, frame.seat) if state.hidden and may_set_out(state) else []
        self._may_halt = why_not_halt(state, HALTS[frame.seat]) is None
        self.exact = True

    def offers(self) -> Iterator[Offer[CroisadesAction]]:
        for figure in self._movers:
            yield from self._offers_of(figure)
        yield from cart_offers(self._state, self._side)
        for figure in self._waiting:
            yield from enter_offers(self._state, figure)
        for figure in self._lurkers:
            yield from self._offers_from_hiding(figure)
        yield from clear_offers(self._state, self._side, self._movers)
        yield from gift_offers(self._state, self._side)
        yield from late_offers(self._state, self._side)
        if self._may_halt:
            yield Offer(Halt, {"seat": self._side}, make=lambda: HALTS[self._side])
        if why_held(self._state) is None:
            yield end_offer(self._side)

    def _offers_of(self, figure: Figure) -> Offers:
        """The next hexes of a figure, its half-turn, its acts, and its way off the map."""
        found: Offers = []
        hexes = next_hexes(self._state, figure)
        if hexes:
            found.append(Offer(Step, {"seat": self._side, "figure": figure.id}, {"to": One(hexes)}))
        if may_turn(self._state, figure):
            found.append(Offer(Turn, {"seat": self._side, "figure": figure.id}))
        acts = act_offers(self._state, figure) + load_offers(self._state, figure) + work_offers(self._state, figure)
        return found + acts + leave_offers(self._state, figure)

    def _offers_from_hiding(self, figure: Figure) -> Offers:
        """To come out of hiding, or to set out from there."""
        show: Offers = [Offer(Show, {"seat": self._side, "figure": figure.id})]
        out = brought_out(self._state, figure.id)
        hexes = next_hexes(out, figure_of(out, figure.id))
        if hexes:
            show.append(Offer(Step, {"seat": self._side, "figure": figure.id}, {"to": One(hexes)}))
        if may_turn(out, figure_of(out, figure.id)):
            show.append(Offer(Turn, {"seat": self._side, "figure": figure.id}))
        return show

    def sample(self, random: Random) -> CroisadesAction:
        state, side, movers = self._state, self._side, self._movers
        may_end = why_held(state) is None
        others = may_end + self._may_halt
        # What bodies, missiles and bridles offer is looked for only when it is drawn.
        # Where nobody can move, missiles would else be handed to and fro without end.
        if random.random() * (len(movers) + (1 if movers else 1 + others)) < 1:
            rest = clear_offers(state, side, movers) + gift_offers(state, side) + late_offers(state, side)
            if rest:
                return rest[int(random.random() * len(rest))].sample(random)
        if state.cart is not None and random.random() * (len(movers) + 2) < 2:
            action = cart_drawn(state, side, random)
            if action is not None:
                return action
        able = movers + self._waiting + self._lurkers
        while True:
            place = int(random.random() * (len(able) + others))
            if place < len(able):
                action = self._drawn(able[place], random)
                if action is not None:
                    return action
            else:
                return ENDS[side] if may_end and place == len(able) else HALTS[side]

    def _drawn(self, figure: Figure, random: Random) -> CroisadesAction | None:
        """A way in, or a step, half-turn or act of a figure; None when it has none."""
        if is_hidden(figure):
            found = self._offers_from_hiding(figure)
            return found[int(random.random() * len(found))].sample(random)
        if figure.at < 0:
            return entry_drawn(self._state, figure, random)
        hexes, acts = list(steps_of(self._state, figure)), act_offers(self._state, figure)
        acts += load_offers(self._state, figure) + leave_offers(self._state, figure) + work_offers(self._state, figure)
        place = int(random.random() * (len(hexes) + len(acts) + bool(figure.horse)))
        if place < len(hexes):
            return Step(seat=self._side, figure=figure.id, to=field_of(self._state).names[hexes[place]])
        if place < len(hexes) + len(acts):
            return acts[place - len(hexes)].sample(random)
        return Turn(seat=self._side, figure=figure.id) if may_turn(self._state, figure) else None

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Step | Turn | Mount | Dismount | TakeUp | Loose | Leave) and action.figure not in HAULED:
            if any(
                action in offer for each in self._movers if each.id == action.figure for offer in self._offers_of(each)
            ):
                return True
            hiding = [each for each in self._lurkers if each.id == action.figure]
            return any(action in offer for each in hiding for offer in self._offers_from_hiding(each))
        return any(action in offer for offer in self.offers())


@cites("1.21c", "1.21f", "4.0c", "R102")
def spare(state: State, frame: Moving, tell: Tell) -> State | None:
    """End a movement phase in which, as far as everybody knows, nobody can do anything any more."""
    if lurkers(state, frame.seat):
        return None
    if state.mover is not None and state.mover.held:
        # Others wait until he has set down what he holds.
        return None
    able = movers(state, frame.seat)
    for figure in able:
        if can_go(state, figure):
            return None
    is_open = (
        any(entrances(state, figure) for figure in waiting(state, frame.seat))
        or any(
            act_offers(state, figure)
            or load_offers(state, figure)
            or leave_offers(state, figure)
            or work_offers(state, figure)
            for figure in able
        )
        or cart_offers(state, frame.seat)
        or clear_offers(state, frame.seat, able)
        or gift_offers(state, frame.seat)
        or late_offers(state, frame.seat)
    )
    return None if is_open else end_phase(state, frame, tell)


@cites("R100")
def why_not_end(state: State, action: End) -> Refusal | None:
    """Why the phase may not end: somebody stands where he may not."""
    return why_held(state)


@cites("R100")
def default(state: State, frame: Moving) -> CroisadesAction:
    """The end of the phase; else the first step of the cheapest way of one who must go on, or the halt of a mover."""
    if why_held(state) is None:
        return ENDS[frame.seat]
    for what in HAULED:
        out = first_way_out(state, what)
        if out is not None:
            return out
    figure = next((each for each in bound(state) if not may_rest(state, each)), None)
    if figure is None:
        # What the mover leads is set down first; then the others follow.
        return HALTS[frame.seat]
    index, best = field_of(state).index, points_left(state, figure) + 1
    found: CroisadesAction | None = None
    for action, there, cost in _first_steps(state, figure, index):
        # A way that costs no less than the best is not followed to its end.
        for points in range(cost, best):
            if can_get_to_an_end(state, there, points - cost):
                found, best = action, points
                break
    assert found is not None
    return found


def _first_steps(state: State, figure: Figure, index: dict[str, int]) -> Iterator[tuple[CroisadesAction, Figure, int]]:
    """The steps and the half-turn of a mover in their order, each with where it leads him and its cost."""
    for name in sorted(next_hexes(state, figure), key=index.__getitem__):
        stand = stepped(state, figure, index[name])
        assert stand is not None
        there, cost = (
            amended(figure, at=stand[0], facing=stand[1]),
            stand[2] + entry_cost(state, index[name], figure.facing >= 0),
        )
        yield Step(seat=side_of(figure), figure=figure.id, to=name), there, cost
    if may_turn(state, figure):
        yield Turn(seat=side_of(figure), figure=figure.id), turned(state, figure), HALF_TURN


MOVE = Decision[State, Moving, CroisadesAction](
    frame=Moving,
    ask="move",
    clause="1.5b",
    menu=Moves,
    default=default,
    spare=spare,
    answers=(
        step_of_cart(from_hiding(plain(Step, step, why_not_step))),
        from_hiding(plain(Turn, turn, why_not_turn)),
        plain(Show, show, why_not_show),
        plain(Enter, enter, why_not_enter),
        leave_of_cart(plain(Leave, leave, why_not_leave)),
        plain(Mount, mount, why_not_mount),
        plain(Dismount, dismount, why_not_dismount),
        plain(Clear, clear, why_not_clear),
        plain(Give, give, why_not_give),
        plain(TakeUp, take_up, why_not_take_up),
        plain(Bridle, bridle, why_not_bridle),
        plain(Loose, loose, why_not_loose),
        *CART_ANSWERS,
        plain(Halt, halt, why_not_halt),
        Answer(End, end, lambda state, frame, action: why_not_end(state, action)),
    ),
)
