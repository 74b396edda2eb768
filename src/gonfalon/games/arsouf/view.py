"""What a seat may know: in Arsouf everything lies open, so a view is the position as one seat looks at it."""

from msgspec import Struct

from gonfalon.games.arsouf.map import ARSOUF, BOARD
from gonfalon.games.arsouf.pieces import ARMY, ROSTER, Side
from gonfalon.games.arsouf.position import Position, known, position_of, state_of
from gonfalon.games.arsouf.rules.attacking import attackable
from gonfalon.games.arsouf.rules.moving import destinations
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED, OTHERS_NEEDED, home
from gonfalon.games.arsouf.state import BIT, NOWHERE, PIECES, Condition, Pieces, State, condition_of
from gonfalon.geometry.hexset import members


class Shown(Struct, frozen=True):
    """A piece as the table shows it."""

    piece: str
    kind: str
    side: Side
    fighting_value: int
    spaces: int
    condition: Condition


class Progress(Struct, frozen=True):
    """How far the Crusaders have come."""

    turn: int
    turn_limit: int
    baggage: int
    baggage_needed: int
    others: int
    others_needed: int


class View(Struct, frozen=True):
    """The table as one seat sees it; None is a spectator."""

    seat: str | None
    position: Position
    pieces: tuple[Shown, ...]
    progress: Progress


def view(state: State, seat: str | None) -> View:
    """What a seat may know of a state."""
    baggage, others = home(state)
    shown = tuple(SHOWN[index][condition_of(state, index)] for index in members(EVERYBODY & ~state.absent))
    turn = min(state.turn, state.options.turn_limit)
    progress = Progress(turn, state.options.turn_limit, baggage, BAGGAGE_NEEDED, others, OTHERS_NEEDED)
    return View(seat, position_of(state), shown, progress)


EVERYBODY: Pieces = sum(PIECES.values())
SHOWN = tuple(
    {
        condition: Shown(piece.id, piece.kind.id, piece.side, piece.kind.fighting_value, piece.kind.spaces, condition)
        for condition in Condition
    }
    for piece in ROSTER
)
"""Every piece in every condition, by its index."""


def imagine(view: View) -> State:
    """The one state that a view allows."""
    return state_of(view.position)


def reach(view: View, piece: str) -> tuple[str, ...]:
    """The spaces a piece could move to if its side moved now; none for a piece that is not on the board."""
    state, mover = imagine(view), known("piece", piece)
    return () if state.at[mover.index] == NOWHERE else BOARD.printed(destinations(state, mover))


def threat(view: View, piece: str) -> tuple[str, ...]:
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
