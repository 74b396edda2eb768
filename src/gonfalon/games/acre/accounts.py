"""What an action of Acre means before its dice, put together from the rules."""

from collections.abc import Sequence

from gonfalon.games.acre.actions import AcreAction, Attack, Move, Place, Ride
from gonfalon.games.acre.frames import Deploying, Moving
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID
from gonfalon.games.acre.rules.forestalling import replies, worst_odds
from gonfalon.games.acre.rules.foretelling import attack_remarks, move_lines, move_remarks, place_remarks
from gonfalon.games.acre.rules.leaders import ride_way
from gonfalon.games.acre.rules.reaching import closed_edges, straight_way_to, way_to
from gonfalon.games.acre.state import State
from gonfalon.games.acre.view import View, imagine
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.accounts import Account
from gonfalon.kernel.events import Reckoned


def accounts(view: View, actions: Sequence[AcreAction]) -> tuple[Account, ...]:
    """What each of some lawful actions means before any die falls."""
    state = imagine(view)
    return tuple(account(state, action) for action in actions)


def account(state: State, action: AcreAction) -> Account:
    """What one lawful action means."""
    match state.agenda[-1], action:
        case Moving() as frame, Move():
            return account_of_move(state, action, closed_edges(state, frame))
        case Moving() as frame, Ride():
            way = ride_way(state, LEADER_BY_ID[action.leader], BY_ID[action.unit], closed_edges(state, frame))
            return Account(way=named(way))
        case Deploying(), Place():
            return Account(remarks=place_remarks(state, action))
        case _, Attack():
            remarks, worst = attack_remarks(state, action), worst_odds(state, action)
            return Account(remarks=remarks, replies=replies(state, action), worst=worst)
        case _:
            return Account()


def account_of_move(state: State, action: Move, closed: Hexes) -> Account:
    """The way of a unit, what it costs, and where it leaves it."""
    unit, to = BY_ID[action.unit], INDEX[action.to]
    remarks = move_remarks(state, action)
    if action.toward:
        way = straight_way_to(state, unit, to, INDEX[action.toward], closed)
        straight = (*named(way[-2:]), action.toward)
    else:
        way, straight = way_to(state, unit, to, closed), ()
    lines = move_lines(state, unit, way)
    sums = (Reckoned(clause="S4.1", what="points", who=unit.id, lines=lines),) if lines else ()
    return Account(way=named(way), straight=straight, sums=sums, remarks=remarks)


def named(way: tuple[int, ...]) -> tuple[str, ...]:
    """The hexes of a way by name."""
    return tuple(BOARD.names[at] for at in way)
