"""Lines of fire as they are drawn with a ruler: slow and obvious, to hold the quick ones against."""

from fractions import Fraction

from gonfalon.games.croisades.charts import Cover
from gonfalon.games.croisades.map import Field
from gonfalon.geometry.hexset import Hexes, members
from tests.geometry.paper import CORNERS


def obvious(field: Field, a: int, b: int, barring: Hexes = 0) -> Cover | None:
    """The cover of a target by drawing the line and looking at every hex of the map; None when there is no shot.

    `barring` are hexes through which the line cannot pass, whatever their ground.
    """
    steps = drawn(field, a, b)
    upper, trees = field.upper, field.trees
    are_low = not (upper >> a | upper >> b) & 1

    def is_in(hexes: int, at: int) -> bool:
        return bool(hexes >> at & 1)

    found = Cover.NONE
    for step in steps:
        ways = [at for at in step if not is_in(trees | barring | (upper if are_low else 0), at)]
        if not ways:
            return None
        found = max(found, min(Cover.LIGHT if is_in(field.scrub, at) else Cover.NONE for at in ways))
    if is_in(field.scrub | trees, b):
        found = max(found, Cover.LIGHT)
    if is_in(field.water, b) and not is_in(field.board.spread(field.water), a):
        found = max(found, Cover.LIGHT)
    highs = [all(is_in(upper, at) for at in step) for step in steps]
    if is_in(upper, a) and is_in(upper, b):
        return found
    if not is_in(upper, a) and not is_in(upper, b):
        return None if any(highs) else found
    high, low = (a, b) if is_in(upper, a) else (b, a)
    way = [(high,), *(steps if high == a else steps[::-1]), (low,)]
    last = max(place for place, step in enumerate(way) if all(is_in(upper, at) for at in step))
    slopes = [at for at in way[last + 1] if is_in(field.slope, at)]
    slope = min(slopes, key=lambda at: field.board.distance(at, high))
    if is_in(field.slope, low):
        return max(found, Cover.MEDIUM) if low == b else found
    return found if field.board.distance(low, slope) >= field.board.distance(high, slope) else None


def drawn(field: Field, a: int, b: int) -> list[tuple[int, ...]]:
    """The hexes with corners on both sides of the line between two centres, pairs along a side together, in order."""
    (ax, ay), (bx, by) = centre(field, a), centre(field, b)
    found: dict[Fraction, list[int]] = {}
    length = 3 * (bx - ax) ** 2 + (by - ay) ** 2
    for at in members(field.board.spaces & ~(1 << a | 1 << b)):
        x, y = centre(field, at)
        along = 3 * (bx - ax) * (x - ax) + (by - ay) * (y - ay)
        offs = [(bx - ax) * (y + dy - ay) - (by - ay) * (x + dx - ax) for dx, dy in CORNERS]
        is_crossed = min(offs) < 0 < max(offs)
        if 0 < along < length and (is_crossed or offs.count(0) == 2):
            found.setdefault(Fraction(along, length), []).append(at)
    return [tuple(found[key]) for key in sorted(found)]


def centre(field: Field, at: int) -> tuple[int, int]:
    """A centre on paper with the page turned: half hexes down the column, quarters across."""
    row, column = field.board.row_column(at)
    return 2 * row + column % 2, 3 * column
