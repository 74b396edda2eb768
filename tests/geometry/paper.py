"""The slow, obvious board: printed spaces measured as polygons on paper, and random boards to compare with."""

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from hypothesis import strategies as st

from gonfalon.geometry.board import Board, Parity

Stretch: TypeAlias = tuple[Fraction, Fraction]

# With half a hex across as unit one way and a quarter of a hex the other way, every centre and corner is whole.
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


@dataclass(frozen=True)
class Paper:
    """A board as printed: which (row, column) exist, how they are laid, and the Board made from them."""

    places: tuple[tuple[int, int], ...]
    flat: bool
    shifted: Parity
    board: Board

    def at(self, place: tuple[int, int]) -> int:
        return self.board.at(name(place))

    def centre(self, place: tuple[int, int]) -> tuple[int, int]:
        """Along its line in half hexes, across the lines in quarters; flat boards are read with the page turned."""
        line, spot = reversed(place) if self.flat else place
        return 2 * spot + int((line % 2 == 1) == (self.shifted == "odd")), 3 * line

    def distance(self, a: tuple[int, int], b: tuple[int, int]) -> int:
        """Each change of line also moves half a hex along; what is left is walked along the line."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        lines = abs(ay - by) // 3
        return lines + max(0, abs(ax - bx) - lines) // 2

    def chord(self, a: tuple[int, int], b: tuple[int, int], place: tuple[int, int]) -> Stretch | None:
        """The part of the way from centre `a` to centre `b` that lies in the closed hex, None if it is no stretch."""
        (ax, ay), (bx, by), (x, y) = self.centre(a), self.centre(b), self.centre(place)
        enter, leave = Fraction(0), Fraction(1)
        for (px, py), (qx, qy) in zip(CORNERS, CORNERS[1:] + CORNERS[:1], strict=True):
            inside_a = (qx - px) * (ay - y - py) - (qy - py) * (ax - x - px)
            inside_b = (qx - px) * (by - y - py) - (qy - py) * (bx - x - px)
            if inside_a == inside_b:
                if inside_a < 0:
                    return None
                continue
            meeting = Fraction(inside_a, inside_a - inside_b)
            if inside_b > inside_a:
                enter = max(enter, meeting)
            else:
                leave = min(leave, meeting)
        return (enter, leave) if enter < leave else None


def name(place: tuple[int, int]) -> str:
    return f"{place[0]}:{place[1]}"


def sheet(places: tuple[tuple[int, int], ...], flat: bool, shifted: Parity) -> Paper:
    names = {place: name(place) for place in places}
    make = Board.columns if flat else Board.rows
    return Paper(places, flat, shifted, make(names, shifted=shifted))


@st.composite
def papers(draw: st.DrawFn, most: int = 8) -> Paper:
    """Boards of both orientations and both parities, with any first row and column, and with holes."""
    top, left = draw(st.integers(-2, 3)), draw(st.integers(-2, 3))
    rows, columns = draw(st.integers(1, most)), draw(st.integers(1, most))
    full = [(row, column) for row in range(top, top + rows) for column in range(left, left + columns)]
    holes = draw(st.sets(st.sampled_from(full), max_size=len(full) // 3))
    shifted: Parity = draw(st.sampled_from(["even", "odd"]))
    return sheet(tuple(place for place in full if place not in holes), draw(st.booleans()), shifted)
