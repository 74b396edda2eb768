"""What is counted in Croisades beside the position, and what is printed on its pieces."""

from msgspec import Struct

from gonfalon.games.croisades.pieces import (
    BY_ID,
    CART,
    DRAFT,
    DRAFT_MOVES,
    HORSE,
    HORSE_OF,
    ROSTER,
    Character,
    Kind,
    Side,
)
from gonfalon.games.croisades.view import Toll, View
from gonfalon.kernel.advice import Piece
from gonfalon.kernel.modifiers import Line


class Tally(Struct, frozen=True):
    """What is counted for a side: its casualty points and where they come from, its own losses of so many points."""

    points: int
    lines: tuple[Line, ...]
    lost: int
    of: int


def tally(view: View, toll: Toll) -> Tally:
    """What is counted for the side of a toll."""
    (enemy,) = (each for each in view.tolls if each.side is not toll.side)
    return Tally(enemy.lost, enemy.lines, toll.lost, toll.of)


def printed(character: Character) -> dict[str, int | str]:
    """The faces of a character's counters as attack/defence-moves, and what else is known of him."""
    faces = {
        "mounted": character.mounted,
        "mounted_wounded": character.mounted_wounded,
        "foot": character.foot,
        "foot_wounded": character.foot_wounded,
    }
    values: dict[str, int | str] = {"kind": character.kind}
    for name, face in faces.items():
        if face is not None:
            values[name] = f"{face.attack}/{face.defence}-{face.moves}"
    return {
        **values,
        "stunned": character.stunned,
        "armour": character.is_armoured,
        "weapon": character.weapon or "none",
        "points": character.points,
    }


PIECES = (
    tuple(Piece(each.id, each.side, "figure", printed(each)) for each in BY_ID.values())
    + tuple(
        Piece(HORSE_OF[each.id], each.side, "figure", {"defence": HORSE.defence, "points": 0})
        for each in ROSTER
        if each.mounted
    )
    + (
        Piece(
            DRAFT, Side.CRUSADER, "figure", {"kind": Kind.DRAFT_HORSE, "defence": HORSE.defence, "moves": DRAFT_MOVES}
        ),
        Piece(CART, Side.CRUSADER, "figure", {"kind": Kind.CART, "points": 0}),
    )
)
