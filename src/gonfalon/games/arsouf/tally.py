"""What is counted in Arsouf beside the position, and what is printed on its pieces."""

from msgspec import Struct

from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import Condition
from gonfalon.games.arsouf.view import Progress, View
from gonfalon.kernel.advice import Piece


class Tally(Struct, frozen=True):
    """How far the Crusaders have come, and the losses of each side by name."""

    progress: Progress
    arrived: tuple[str, ...]
    killed: dict[str, tuple[str, ...]]
    wounded: dict[str, tuple[str, ...]]


def tally(view: View) -> Tally:
    """What is counted in Arsouf."""
    return Tally(view.progress, view.position.arrived, among(view, Condition.KILLED), among(view, Condition.WOUNDED))


def among(view: View, condition: Condition) -> dict[str, tuple[str, ...]]:
    """The pieces of each side that are in a condition."""
    found = [each for each in view.pieces if each.condition is condition]
    return {side: tuple(each.piece for each in found if each.side is side) for side in Side}


PIECES = tuple(
    Piece(each.id, each.side, "piece", {"value": each.kind.fighting_value, "spaces": each.kind.spaces})
    for each in ROSTER
)
