"""What lies between two spaces of a board: hex after hex, or two at once where the line runs along a hexside."""

from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes


def between(board: Board, a: int, b: int) -> tuple[Hexes, ...]:
    """The spaces that the line from centre to centre crosses on its way, in order, without those of its ends."""
    return board.line(a, b)[1:-1]


def barrier(way: tuple[Hexes, ...], closed: Hexes) -> Hexes:
    """The first step of a way that is wholly closed, both hexes of it along a hexside; 0 when there is none."""
    for step in way:
        if not step & ~closed:
            return step
    return 0
