"""A hex board made from its printed names: adjacency, distance, straight ways, lines and marked hexsides.

Pointy-topped hexes lie in rows, flat-topped hexes in columns; inside, both are skewed to axial lines, so that each of
the six directions is one constant shift of a set. Between two lines at least one bit stays empty, so nothing wraps.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.geometry.lines import passed

Parity: TypeAlias = Literal["even", "odd"]


@dataclass(frozen=True, eq=False, slots=True)
class Sides:
    """A set of hexsides: for each direction the hexes whose side that way is marked, or is not.

    `touched` are the hexes with any marked side; `across` holds for each hex what lies over its marked sides.
    """

    masks: tuple[Hexes, ...]
    unmarked: tuple[Hexes, ...]
    touched: Hexes
    across: tuple[Hexes, ...]

    def separated(self, a: int, b: int) -> bool:
        """Whether the side between two adjoining hexes is in the set."""
        return bool(self.across[a] >> b & 1)


class Board:
    """The spaces of a printed map; `at`, the index of a space, is its bit in every set of hexes."""

    __slots__ = (
        "_at",
        "_axial",
        "_cells",
        "_directions",
        "_flat",
        "_places",
        "_shifted",
        "_within",
        "directions",
        "names",
        "neighbours",
        "shifts",
        "size",
        "spaces",
        "stride",
    )

    def __init__(self, names: Mapping[tuple[int, int], str], *, shifted: Parity, flat: bool) -> None:
        if not names or len(set(names.values())) < len(names):
            raise ValueError("a board needs spaces, each with a name of its own")
        self._flat, self._shifted = flat, int(shifted == "odd")
        self._lay_out(names)
        self._link()
        self._within: dict[tuple[int, int], Hexes] = {}

    @classmethod
    def rows(cls, names: Mapping[tuple[int, int], str], *, shifted: Parity) -> "Board":
        """Pointy-topped hexes by (row, column); the even or the odd rows lie half a hex further right."""
        return cls(names, shifted=shifted, flat=False)

    @classmethod
    def columns(cls, names: Mapping[tuple[int, int], str], *, shifted: Parity) -> "Board":
        """Flat-topped hexes by (row, column); the even or the odd columns lie half a hex further down."""
        return cls(names, shifted=shifted, flat=True)

    def name(self, at: int) -> str:
        """The printed name of a space."""
        return self.names[at]

    def at(self, name: str) -> int:
        """The space with a printed name; a KeyError holds a name that is not on the board."""
        return self._at[name]

    def has(self, name: str) -> bool:
        """Whether a space has this printed name."""
        return name in self._at

    def hexes(self, *names: str) -> Hexes:
        """The set of the named spaces."""
        return hexset(self._at[name] for name in names)

    def printed(self, hexes: Hexes) -> tuple[str, ...]:
        """The printed names of a set, sorted as the board is: line by line."""
        return tuple(self.names[at] for at in members(hexes))

    def row_column(self, at: int) -> tuple[int, int]:
        """The printed row and column of a space."""
        return self._places[at]

    def step(self, at: int, direction: int) -> int | None:
        """The space next to `at` in a direction, None over the edge or into a hole."""
        there = at + self.shifts[direction]
        return there if there >= 0 and self.spaces >> there & 1 else None

    def direction(self, a: int, b: int) -> int | None:
        """The direction from `a` to the adjoining space `b`, None if they do not adjoin."""
        return self._directions.get(b - a)

    def opposite(self, direction: int) -> int:
        """The direction that leads back."""
        return (direction + 3) % 6

    def adjoining(self, at: int) -> Hexes:
        """The spaces next to a space."""
        return self.neighbours[at]

    def moved(self, hexes: Hexes, direction: int) -> Hexes:
        """The spaces one step from the set in a direction."""
        shift = self.shifts[direction]
        return (hexes << shift if shift > 0 else hexes >> -shift) & self.spaces

    def spread(self, hexes: Hexes) -> Hexes:
        """The set and every space next to it."""
        # A hex and its ring are the sum of three unit steps, so three shifts do for six; the only one that could lose
        # a bit at the bottom comes last.
        hexes |= hexes << 1
        hexes |= hexes << self.stride - 1
        return (hexes | hexes >> self.stride) & self.spaces

    def border(self, hexes: Hexes) -> Hexes:
        """The spaces next to the set that are not in it."""
        return self.spread(hexes) & ~hexes

    def distance(self, a: int, b: int) -> int:
        """How many hexes lead from `a` to `b`, as the crow flies, holes or not."""
        aq, ar = self._axial[a]
        bq, br = self._axial[b]
        dq, dr = bq - aq, br - ar
        return max(abs(dq), abs(dr), abs(dq + dr))

    def within(self, at: int, distance: int) -> Hexes:
        """The spaces at most `distance` away, `at` among them."""
        known = self._within.get((at, distance))
        if known is None:
            known = self._within[at, distance] = hexset(self._disc(at, distance))
        return known

    def straight(self, at: int, direction: int, steps: int) -> tuple[int, ...]:
        """The next spaces in one direction, fewer where the board ends."""
        way: list[int] = []
        here = self.step(at, direction)
        while here is not None and len(way) < steps:
            way.append(here)
            here = self.step(here, direction)
        return tuple(way)

    def line(self, a: int, b: int) -> tuple[Hexes, ...]:
        """The spaces a line from centre to centre crosses, ends included, in order; two at once along a hexside."""
        aq, ar = self._axial[a]
        bq, br = self._axial[b]
        # A line and its opposite pass through opposite hexes, so one of the two need not be found.
        sign = 1 if (bq, br) >= (aq, ar) else -1
        cells, path = self._cells, list[Hexes]()
        for offsets in passed((sign * (bq - aq), sign * (br - ar))):
            step = 0
            for q, r in offsets:
                at = cells.get((aq + sign * q, ar + sign * r))
                if at is not None:
                    step |= 1 << at
            if step:
                path.append(step)
        return tuple(path)

    def sides(self, pairs: Iterable[tuple[str, str]]) -> Sides:
        """The sides between the named pairs of adjoining spaces, seen from both."""
        masks = [0] * 6
        across = [0] * self.size
        for first, second in pairs:
            a, b = self._at[first], self._at[second]
            direction = self.direction(a, b)
            if direction is None:
                raise ValueError(f"{first} and {second} do not adjoin")
            masks[direction] |= 1 << a
            masks[self.opposite(direction)] |= 1 << b
            across[a] |= 1 << b
            across[b] |= 1 << a
        touched = hexset(at for at, over in enumerate(across) if over)
        return Sides(tuple(masks), tuple(self.spaces & ~mask for mask in masks), touched, tuple(across))

    def draw(self, hexes: Hexes, mark: str = "#", space: str = ".") -> str:
        """A text picture of the board with one character for a member of the set and one for any other space."""
        spots = {self._spot(at): mark if hexes >> at & 1 else space for at in members(self.spaces)}
        top, left = min(y for y, _ in spots), min(x for _, x in spots)
        bottom, right = max(y for y, _ in spots), max(x for _, x in spots)
        lines = ("".join(spots.get((y, x), " ") for x in range(left, right + 1)) for y in range(top, bottom + 1))
        return "\n".join(line.rstrip() for line in lines)

    def _lay_out(self, names: Mapping[tuple[int, int], str]) -> None:
        """Gives each space its axial cell and its bit."""
        placed = sorted(((column, row) if self._flat else (row, column), name) for (row, column), name in names.items())
        top = placed[0][0][0]
        left = min(place for (_, place), _ in placed)
        self.stride = max(place for (_, place), _ in placed) - left + 3
        lead = 1 - self._shifted
        self._axial: dict[int, tuple[int, int]] = {}
        self._places: dict[int, tuple[int, int]] = {}
        self.names: dict[int, str] = {}
        for (line, place), name in placed:
            q = place - left - (line + lead) // 2 + (top + lead) // 2
            at = (line - top) * self.stride + q
            self._axial[at] = (q, line - top)
            self._places[at] = (place, line) if self._flat else (line, place)
            self.names[at] = name
        self._cells = {cell: at for at, cell in self._axial.items()}
        self._at = {name: at for at, name in self.names.items()}
        self.spaces: Hexes = hexset(self.names)
        self.size = self.spaces.bit_length()

    def _link(self) -> None:
        """Makes the six shifts, clockwise, and the table of neighbours."""
        far = self.stride
        self.shifts: tuple[int, int, int, int, int, int]
        if self._flat:
            self.directions: tuple[str, ...] = ("n", "ne", "se", "s", "sw", "nw")
            self.shifts = (-1, far - 1, far, 1, 1 - far, -far)
        else:
            self.directions = ("ne", "e", "se", "sw", "w", "nw")
            self.shifts = (1 - far, 1, far, far - 1, -1, -far)
        self._directions = {shift: direction for direction, shift in enumerate(self.shifts)}
        self.neighbours: tuple[Hexes, ...] = tuple(
            self.border(1 << at) if self.spaces >> at & 1 else 0 for at in range(self.size)
        )

    def _disc(self, at: int, radius: int) -> Iterable[int]:
        """The spaces at most `radius` away."""
        q, r = self._axial[at]
        for dr in range(-radius, radius + 1):
            for dq in range(max(-radius, -dr - radius), min(radius, radius - dr) + 1):
                there = self._cells.get((q + dq, r + dr))
                if there is not None:
                    yield there

    def _spot(self, at: int) -> tuple[int, int]:
        """Line and column of a space in the text picture."""
        row, column = self._places[at]
        half = int((column if self._flat else row) % 2 == self._shifted)
        return (2 * row + half, 2 * column) if self._flat else (row, 2 * column + half)
