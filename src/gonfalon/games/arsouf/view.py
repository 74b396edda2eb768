"""What a seat may know: in Arsouf everything lies open, so a view is the position as one seat looks at it."""

from msgspec import Struct

from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.position import Position, position_of, state_of
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED, OTHERS_NEEDED, home
from gonfalon.games.arsouf.state import PIECES, Condition, Pieces, State, condition_of
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
