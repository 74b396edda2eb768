"""What an action of Arsouf means before its dice: the way of a move, and whether it is a charge."""

from collections.abc import Sequence

from gonfalon.games.arsouf.actions import ArsoufAction, Move
from gonfalon.games.arsouf.map import BOARD, INDEX
from gonfalon.games.arsouf.pieces import BY_ID
from gonfalon.games.arsouf.rules.charging import charge_at
from gonfalon.games.arsouf.rules.moving import way_to
from gonfalon.games.arsouf.state import NOWHERE, State
from gonfalon.games.arsouf.view import View, imagine
from gonfalon.kernel.accounts import Account


def accounts(view: View, actions: Sequence[ArsoufAction]) -> tuple[Account, ...]:
    """What each of some lawful actions means before any die falls."""
    state = imagine(view)
    return tuple(account_of_move(state, each) if isinstance(each, Move) else Account() for each in actions)


def account_of_move(state: State, action: Move) -> Account:
    """The way of a piece, and the part of it that is ridden straight at an enemy."""
    piece, to = BY_ID[action.piece], INDEX[action.to]
    way, target = way_to(state, piece, to), charge_at(state, piece, to) if piece.kind.is_knight else NOWHERE
    straight = () if target == NOWHERE else (*way, target)
    return Account(way=tuple(BOARD.names[at] for at in way), straight=tuple(BOARD.names[at] for at in straight))
