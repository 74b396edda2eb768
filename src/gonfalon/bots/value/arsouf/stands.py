"""Ready stands from which a search begins; a stand says where every piece ends its move."""

from collections.abc import Callable

from gonfalon.bots.value.arsouf.field import Field
from gonfalon.games.arsouf.map import ARSOUF, BOARD
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import NOWHERE
from gonfalon.geometry.hexset import Hexes, members

Stand = list[int]
Reaches = dict[int, Hexes]


def greedy_stand(field: Field, open_to: Reaches, turns: list[int], promise: Callable[[int, int], float]) -> Stand:
    """Each piece where it stands best by itself, the foremost first."""
    return filled(field, open_to, turns, promise)


def column_stand(field: Field, open_to: Reaches, turns: list[int]) -> Stand:
    """Everybody one turn of the baggage's way further and no more, so that nobody is left behind."""

    def pace(index: int, to: int) -> float:
        here = field.at[index]
        if ARSOUF >> to & 1:
            return -BOARD.size
        return -BOARD.size * abs(turns[here] - 1 - turns[to]) - BOARD.distance(here, to)

    return filled(field, open_to, turns, pace)


def filled(field: Field, open_to: Reaches, turns: list[int], value: Callable[[int, int], float]) -> Stand:
    """A stand filled piece by piece, each on its best space among those still free."""
    stand = field.at.copy()
    taken = field.bits(field.mine)
    for index in sorted(open_to, key=lambda each: turns[field.at[each]]):
        here = stand[index]
        to = max(members(open_to[index] & ~taken | 1 << here), key=lambda to: value(index, to))
        taken ^= 1 << here
        stand[index] = ended(field, to)
        if stand[index] != NOWHERE:
            taken |= 1 << to
    return stand


def ended(field: Field, to: int) -> int:
    """Where a piece is after moving to a space: Crusaders who enter the town are nowhere on the board."""
    return NOWHERE if ARSOUF >> to & 1 and field.me is Side.CRUSADER else to


def in_order(
    field: Field, open_to: Reaches, stand: Stand, first: Callable[[int], bool]
) -> list[tuple[int, int]] | None:
    """The moves to a stand, each onto a space that is empty by then; None when pieces would have to trade places."""
    waiting = [index for index in open_to if stand[index] != field.at[index]]
    waiting.sort(key=lambda index: not first(index))
    occupied = field.bits(field.mine)
    moves = []
    while waiting:
        left = []
        for index in waiting:
            to = stand[index]
            if to != NOWHERE and occupied >> to & 1:
                left.append(index)
                continue
            occupied ^= 1 << field.at[index]
            if to == NOWHERE:
                to = next(members(open_to[index] & ARSOUF))
            else:
                occupied |= 1 << to
            moves.append((index, to))
        if len(left) == len(waiting):
            return None
        waiting = left
    return moves
