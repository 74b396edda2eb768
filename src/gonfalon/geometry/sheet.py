"""The sheet: a board and what lies on it as a client draws it, all by printed names."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from gonfalon.geometry.board import Board, Parity
from gonfalon.geometry.hexset import members


class Area(Struct, frozen=True):
    """The spaces that belong to a side, such as a camp."""

    side: str
    spaces: tuple[str, ...]


class Sheet(Struct, frozen=True, kw_only=True):
    """A map as data: `spaces` gives row and column, a way stands in the order in which it runs.

    `sides` holds for each kind the pairs of spaces between which it lies, `sources` where each part comes from.
    """

    flat: bool
    shifted: Parity
    spaces: dict[str, tuple[int, int]]
    terrain: dict[str, tuple[str, ...]]
    sides: dict[str, tuple[tuple[str, str], ...]]
    areas: dict[str, Area]
    sources: dict[str, str]


def sheet_of(
    board: Board,
    *,
    terrain: Mapping[str, Iterable[str]] | None = None,
    sides: Mapping[str, Iterable[tuple[str, str]]] | None = None,
    areas: Mapping[str, Area] | None = None,
    sources: Mapping[str, str] | None = None,
) -> Sheet:
    """The sheet of a board; ValueError names a space that is not on it, or two that do not adjoin."""
    sheet = Sheet(
        flat=board.directions[0] == "n",
        shifted=_parity(board),
        spaces={board.name(at): board.row_column(at) for at in members(board.spaces)},
        terrain={name: tuple(spaces) for name, spaces in (terrain or {}).items()},
        sides={name: tuple(pairs) for name, pairs in (sides or {}).items()},
        areas=dict(areas or {}),
        sources={name: str(source) for name, source in (sources or {}).items()},
    )
    for spaces in (*sheet.terrain.values(), *(area.spaces for area in sheet.areas.values())):
        _refuse_unknown(board, spaces)
    for pairs in sheet.sides.values():
        _refuse_unknown(board, (space for pair in pairs for space in pair))
        board.sides(pairs)
    return sheet


def _parity(board: Board) -> Parity:
    """Which lines lie half a hex further on: of two adjoining lines the one whose hex adjoins the next place too."""
    lines: Sequence[Parity] = ("even", "odd")
    is_flat = board.directions[0] == "n"
    for at in members(board.spaces):
        row, column = board.row_column(at)
        line, place = (column, row) if is_flat else (row, column)
        for there in members(board.neighbours[at]):
            other_row, other_column = board.row_column(there)
            other_line, other_place = (other_column, other_row) if is_flat else (other_row, other_column)
            if other_line != line and other_place != place:
                return lines[(line if other_place > place else other_line) % 2]
    return "even"


def _refuse_unknown(board: Board, spaces: Iterable[str]) -> None:
    for space in spaces:
        if not board.has(space):
            raise ValueError(f"{space} is no space of the board")
