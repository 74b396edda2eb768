"""What a table may ask about Arsouf beside its rules: the map, reach and threat, the way of a move, what was lost."""

from collections.abc import Mapping, Sequence

from gonfalon.games.arsouf.actions import ArsoufAction, Move
from gonfalon.games.arsouf.map import ARSOUF, BOARD, INDEX
from gonfalon.games.arsouf.pieces import ARMY, BY_ID
from gonfalon.games.arsouf.position import known
from gonfalon.games.arsouf.rules.aftermath import losses, missed, strike
from gonfalon.games.arsouf.rules.attacking import attackable, weighed
from gonfalon.games.arsouf.rules.charging import charge_at
from gonfalon.games.arsouf.rules.moving import destinations, way_to
from gonfalon.games.arsouf.sheet import SHEET
from gonfalon.games.arsouf.state import BIT, NOWHERE, State
from gonfalon.games.arsouf.tally import PIECES, Tally, tally
from gonfalon.games.arsouf.view import View, imagine
from gonfalon.geometry.hexset import members
from gonfalon.geometry.sheet import Sheet
from gonfalon.kernel.accounts import Account, Remark
from gonfalon.kernel.advice import Advice, Piece, Turn
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event
from gonfalon.kernel.strikes import Strike


class ArsoufAdvice(Advice[State, ArsoufAction, View]):
    """Answers from the rules; nothing is hidden in Arsouf, so nothing is guessed."""

    def sheet(self, scenario: str) -> Sheet:
        return SHEET

    def turn(self, state: State) -> Turn:
        limit = state.options.turn_limit
        return Turn(min(state.turn, limit), limit)

    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def tally(self, view: View) -> Tally:
        return tally(view)

    def reach(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The spaces a piece could move to if its side moved now; none for a piece that is not on the board."""
        state, mover = imagine(view), known("piece", piece)
        return () if state.at[mover.index] == NOWHERE else BOARD.printed(destinations(state, mover))

    def threat(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The enemies a piece could attack after its next move; none for one that is wounded or not on the board."""
        state, mover = imagine(view), known("piece", piece)
        here = state.at[mover.index]
        if here == NOWHERE or state.wounded >> mover.index & 1:
            return ()
        # Who enters Arsouf leaves the board.
        stands = BIT[here] | destinations(state, mover) & ~ARSOUF
        spaces = 0
        for at in members(stands):
            spaces |= attackable(state, at)
        return tuple(enemy.id for enemy in ARMY[mover.side.enemy] if spaces & BIT[state.at[enemy.index]])

    def accounts(self, view: View, actions: Sequence[ArsoufAction], dice: Dice) -> tuple[Account, ...]:
        state = imagine(view)
        return tuple(account_of_move(state, each) if isinstance(each, Move) else Account() for each in actions)

    def way(self, view: View, action: ArsoufAction, dice: Dice) -> tuple[str, ...]:
        return account_of_move(imagine(view), action).way if isinstance(action, Move) else ()

    def weighed(self, state: State) -> State:
        return weighed(state)

    def losses(self, state: State) -> Mapping[str, int]:
        return losses(state)

    def strike(self, state: State, told: Sequence[Event]) -> Strike | None:
        return strike(told)

    def missed(self, state: State) -> Remark | None:
        return missed(state)


def account_of_move(state: State, action: Move) -> Account:
    """The way of a piece, and the part of it that is ridden straight at an enemy."""
    piece, to = BY_ID[action.piece], INDEX[action.to]
    way, target = way_to(state, piece, to), charge_at(state, piece, to) if piece.kind.is_knight else NOWHERE
    straight = () if target == NOWHERE else (*way, target)
    return Account(way=tuple(BOARD.names[at] for at in way), straight=tuple(BOARD.names[at] for at in straight))
