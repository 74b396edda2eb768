"""The horse and the cart as a player asks about them: how far they go, and what is done with them brings."""

from gonfalon.games.croisades.actions import DriveIn, Fill, Harness, Lead, Leave, Push, Stave, Step, Unharness
from gonfalon.games.croisades.cart import FULL
from gonfalon.games.croisades.pieces import CART, DRAFT, DRAFT_MOVES
from gonfalon.games.croisades.rules.cart_work import counted
from gonfalon.games.croisades.rules.foretelling import ground_lines
from gonfalon.games.croisades.rules.hauling import MORE_MEN, TWO_MEN, next_for
from gonfalon.games.croisades.rules.rolling import may_stop, onward, points_of, rolled
from gonfalon.games.croisades.state import State, field_of
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.rulebook import cites

HAULED = (DRAFT, CART)


@cites("R59", "R60", "R61")
def costs_of_haul(state: State, what: str) -> dict[str, int]:
    """The hexes that the front of the horse or the cart on its way can come to, each with its least cost."""
    names, found = field_of(state).names, dict[str, int]()
    begun = [(state, what, points_of(state, what), 0)]
    while begun:
        here, thing, left, spent = begun.pop(0)
        for to, cost in next_for(here, thing) if spent == 0 else onward_from(here, thing, left):
            total = spent + cost
            if total < found.get(names[to], DRAFT_MOVES + 1):
                found[names[to]] = total
                begun.append((rolled(here, thing, to), thing, left - cost, total))
    return found


def onward_from(state: State, what: str, left: int) -> list[tuple[int, int]]:
    """The hexes that could follow, with so many points left."""
    return [(to, cost) for to, cost in onward(state, what, left) if may_stop(rolled(state, what, to), what)]


@cites("1.59a", "1.59b", "4.0a", "4.0b", "R59", "R61")
def cart_remarks(state: State, action: Step | Leave | Lead | Push | DriveIn) -> tuple[Remark, ...]:
    """The points that the horse or the cart gets or keeps, what those who move it owe, and what leaves with it."""
    match action:
        case Step():
            return (remark("1.59b", "points-left", figure=action.figure, left=left_after(state, action)),)
        case Leave():
            return (remark("4.0b", "cart-leaves", full=counted(state, FULL)),)
        case Lead():
            return remark("1.59a", "horse-points", left=DRAFT_MOVES), remark("R59", "leader-follows")
        case Push():
            left = TWO_MEN if len(action.others) == 1 else MORE_MEN
            return remark("1.59b", "cart-points", left=left), remark("R61", "pushers-follow")
        case DriveIn():
            return (remark("4.0a", "train-stands-still"),)


@cites("1.59b", "R60", "R61")
def cart_sums(state: State, action: Step | Leave | Lead | Push | DriveIn) -> tuple[Reckoned, ...]:
    """What a step of the horse or the cart costs."""
    if not isinstance(action, Step):
        return ()
    lines = ground_lines(state, action.figure, field_of(state).index[action.to], True)
    return (Reckoned(clause="1.59b", what="points", who=action.figure, lines=lines),)


@cites("1.59d", "4.1.1", "4.1.4")
def work_remarks(state: State, action: Harness | Unharness | Fill | Stave) -> tuple[Remark, ...]:
    """What a whole turn at the cart brings."""
    clause = "1.59d" if isinstance(action, Harness | Unharness) else "4.1.1"
    return (remark(clause, "whole-turn", figure=action.figure),)


def left_after(state: State, action: Step) -> int:
    """The points that the horse or the cart has left after a step."""
    to = field_of(state).index[action.to]
    cost = next((cost for at, cost in next_for(state, action.figure) if at == to), 0)
    return points_of(state, action.figure) - cost
