"""Section 7: knights who charge two spaces straight at an enemy."""

from gonfalon.games.arsouf.events import Charged
from gonfalon.games.arsouf.map import BOARD, RIVER
from gonfalon.games.arsouf.pieces import ROSTER, Piece
from gonfalon.games.arsouf.state import NOWHERE, State, piece_at, replace, spaces_of
from gonfalon.kernel.events import Tell
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.rulebook import cites

SPACES_OF_A_CHARGE = 2


@cites("7.2", "R13")
def charge_at(state: State, piece: Piece, to: int) -> int:
    """The space with the enemy that a knight's move is a charge at, or NOWHERE.

    The move must be two spaces in one direction with nobody on the way, and the enemy the next on that line, on
    this side of any closed river side.
    """
    line = LINES.get((state.at[piece.index], to))
    if line is None:
        return NOWHERE
    middle, target = line
    friends, enemies = spaces_of(state, piece.side), spaces_of(state, piece.side.enemy)
    is_clear = not (friends | enemies) >> middle & 1
    return target if is_clear and enemies >> target & 1 else NOWHERE


@cites("m5.5", "R23")
def charge(state: State, piece: Piece, space: int, tell: Tell) -> State:
    """Say that a knight's move can become a charge, and at which space."""
    target = piece_at(state, space)
    assert target is not None
    tell(Charged(piece=piece.id, target=ROSTER[target].id))
    return replace(state, charging=tuple(sorted((*state.charging, (piece.index, space)))))


@cites("7.1")
def charge_lines(state: State, attacker: int, target: int) -> tuple[Line, ...]:
    """One more for knights who attack what they charged at; sums count halves."""
    return (CHARGE,) if (attacker, state.at[target]) in state.charging else ()


LINES = {
    (start, way[1]): (way[0], way[2])
    for start in BOARD.names
    for direction in range(6)
    if len(way := BOARD.straight(start, direction, SPACES_OF_A_CHARGE + 1)) > SPACES_OF_A_CHARGE
    and not RIVER.separated(way[1], way[2])
}
"""The space between and the space beyond, for every start and end of a move that may be a charge."""

CHARGE = Line("7.1", "charge", add=2)
