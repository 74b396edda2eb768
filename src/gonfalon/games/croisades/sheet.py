"""The playing areas as a client draws them."""

from gonfalon.games.croisades.map import FIELDS, SOURCES, Field
from gonfalon.geometry.hexset import members
from gonfalon.geometry.sheet import Sheet, sheet_of


def sheet(field: Field) -> Sheet:
    """The sheet of an area; a palm is drawn as a palm only."""
    board = field.board
    return sheet_of(
        board,
        terrain={
            "tree": board.printed(field.trees & ~field.palms),
            "palm": board.printed(field.palms),
            "scrub": board.printed(field.scrub),
            "slope": board.printed(field.slope),
            "upper": board.printed(field.upper),
            "water": board.printed(field.water),
        },
        sides={
            "lip": (
                (board.name(above), board.name(below))
                for above in members(field.upper)
                for below in members(field.lips.across[above])
            )
        },
        sources=SOURCES,
    )


SHEETS: dict[str, Sheet] = {field.id: sheet(field) for field in FIELDS.values()}
"""The sheet of each area, by its id."""
