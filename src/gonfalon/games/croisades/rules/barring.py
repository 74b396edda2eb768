"""Chapter 1.42: who bars a line of fire, and who may be shot over or past."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from gonfalon.games.croisades.charts import LIGHT, NO_COVER, Cover
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import BY_ID, Kind, Side, Weapon
from gonfalon.games.croisades.rules.sight import (
    LIP,
    OPEN,
    STEEP,
    TREES,
    Span,
    hex_cover,
    is_over_lip,
    passage,
    span,
    unseen_below,
)
from gonfalon.games.croisades.state import (
    Figure,
    State,
    character_of,
    field_of,
    front_of,
    hexes_of,
    holder_at,
    is_up,
    side_of,
)
from gonfalon.geometry.board import Board
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.rulebook import cites

OVERHEAD = frozenset({Weapon.SHORTBOW, Weapon.LONGBOW, Weapon.JAVELIN})
"""What may be shot over others (1.42b)."""
BETWEEN_FILES = OVERHEAD | {Weapon.CROSSBOW}
"""What may be shot through a formed row (1.42e)."""
SHORTEST_ROW = 3
LANE_BEGINS = 4
"""How far from the shooter the lane between two men of a row begins (R24)."""


class Sight(Struct, frozen=True, gc=False):
    """A line of fire: the cover at its end, or the clause that cuts it, its sentence, and the hex where."""

    cover: Cover
    clause: str = OPEN
    key: str = ""
    at: int = -1


HINDRANCES = {TREES: "tree-between", LIP: "lip-between", STEEP: "steep-between"}
"""What each clause of the ground says that cuts a line."""
CLEAR = tuple(Sight(cover) for cover in Cover)
"""Lines that nothing cuts, by the cover at their end."""


@cites("1.41", "1.42a", "1.42c", "1.42f", "1.44", "1.59f", "R17", "R21", "R26", "R28")
def line_of_fire(state: State, shooter: Figure, target: Figure, at: int, band: int) -> Sight:
    """The line from a shooter to one of the hexes of his target, which is at short, medium or long range."""
    field = field_of(state)
    start = front_of(field, shooter)
    leaning, is_steep = state.options.hexside_line, state.options.steep_slope
    line = span(field.id, start, at, leaning, is_steep)
    if line.clause:
        return Sight(line.cover, line.clause, HINDRANCES[line.clause], line.at)
    lay = state.lay
    carted = lay.carted & line.crossed
    if carted:
        line = replace(line, cover=passage(line, 0, carted)[0])
    standing = (lay.up[0] | lay.up[1] | lay.horses) & line.crossed & ~field.water
    if standing:
        standing &= ~(own_half(state, shooter, start) | own_half(state, target, at))
        standing &= ~unseen_below(field, start, standing, leaning, is_steep)
    other = other_cover(field, start, target, at) if target.facing >= 0 else NO_COVER
    if not standing:
        return CLEAR[max(line.cover, other)]
    sight = past_others(state, shooter, target, at, band, line, standing, other)
    return sight if sight.clause else CLEAR[max(sight.cover, other)]


@cites("R17")
def own_half(state: State, figure: Figure, half: int) -> Hexes:
    """The other half of a rider or horse, which bars nobody, unless somebody else is in its hex."""
    if figure.facing < 0:
        return 0
    other = hexes_of(field_of(state), figure) & ~(1 << half)
    if not other & state.lay.shared:
        return other
    holder = holder_at(state, other.bit_length() - 1)
    return other if holder is not None and holder.id == figure.id else 0


@cites("1.44", "R17")
def other_cover(field: Field, start: int, target: Figure, at: int) -> Cover:
    """The cover that the other hex of a rider gives him."""
    other = (hexes_of(field, target) & ~(1 << at)).bit_length() - 1
    return NO_COVER if field.flat >> other & 1 else hex_cover(field, start, other, is_over_lip(field, start, at))


@cites("1.42a", "1.42b", "1.42d", "1.42e", "R22", "R23", "R24", "R106")
def past_others(
    state: State, shooter: Figure, target: Figure, at: int, band: int, line: Span, standing: Hexes, other: Cover
) -> Sight:
    """A line on which somebody stands: past him along a hexside, over a friend, through a row, or over everybody."""
    weapon, refused = character_of(shooter).weapon, "somebody-between"
    if weapon in OVERHEAD:
        refused = why_not_over(state, side_of(shooter), target, band, max(line.cover, other))
        if not refused:
            return CLEAR[line.cover]
    rows: list[tuple[Hexes, Hexes]] = []
    if shooter.horse:
        standing &= ~friends_beside(state, shooter)
    elif weapon in BETWEEN_FILES:
        rows = formed_rows(state, shooter)
        for friends, lane in rows:
            if lane >> at & 1:
                standing &= ~friends
    cover, barred_at = passage(line, standing, state.lay.carted & line.crossed)
    if barred_at < 0:
        return CLEAR[cover]
    if any(friends >> barred_at & 1 for friends, _ in rows):
        return Sight(cover, "1.42e", "outside-the-lane", barred_at)
    if shooter.horse and kind_at(state, barred_at, side_of(shooter)) is not None:
        return Sight(cover, "1.42d", "friend-not-beside", barred_at)
    return Sight(cover, "1.42b" if weapon in OVERHEAD else "1.42a", refused, barred_at)


@cites("1.42b", "R22", "R106")
def why_not_over(state: State, side: Side, target: Figure, band: int, cover: Cover) -> str:
    """The sentence that forbids a bow or a javelin to shoot over others at a target; none when it may."""
    if band == 0:
        return "over-others-too-near"
    if cover > LIGHT:
        return "over-others-at-cover"
    field = field_of(state)
    touching = field.board.border(hexes_of(field, target)) & state.lay.up[side.number]
    return "over-others-at-contact" if touching else ""


@cites("1.42d", "R23")
def friends_beside(state: State, shooter: Figure) -> Hexes:
    """The hexes of friends on foot next to the front half of a horse archer, over whom he shoots."""
    field, lay = field_of(state), state.lay
    near = field.board.neighbours[front_of(field, shooter)]
    return near & lay.up[side_of(shooter).number] & ~lay.riders


@cites("1.42e", "R24")
def formed_rows(state: State, shooter: Figure) -> list[tuple[Hexes, Hexes]]:
    """Each two men of a formed row between whom a shooter on foot may shoot, with the lane of hexes before them."""
    field, at, side = field_of(state), shooter.at, side_of(shooter)
    near = field.board.neighbours[at] & state.lay.up[side.number]
    rows: list[tuple[Hexes, Hexes]] = []
    for pair, left, right, lane in gaps(field.id, at) if near & (near - 1) else ():
        if near & pair == pair:
            kind = kind_at(state, left, side)
            is_pair = kind is not None and kind is kind_at(state, right, side)
            if kind is not None and is_pair and chain(state, shooter, kind, pair) >= SHORTEST_ROW:
                rows.append((pair, lane))
    return rows


@lru_cache(maxsize=1 << 12)
@cites("1.42e", "R24")
def gaps(field_id: str, at: int) -> tuple[tuple[Hexes, int, int, Hexes], ...]:
    """Each two hexes beside a hex and beside each other: as a set, one by one, and the lane between them."""
    step, found = FIELDS[field_id].board.step, []
    for direction, lane in enumerate(lanes(field_id, at)):
        left, right = step(at, direction), step(at, (direction + 1) % 6)
        if left is not None and right is not None:
            found.append((1 << left | 1 << right, left, right, lane))
    return tuple(found)


def kind_at(state: State, at: int, side: Side) -> Kind | None:
    """The class of a man of a side who stands in a hex on foot."""
    holder = holder_at(state, at)
    if holder is None or not is_up(holder) or holder.horse or side_of(holder) is not side:
        return None
    return BY_ID[holder.id].kind


@cites("R24")
def chain(state: State, shooter: Figure, kind: Kind, pair: Hexes) -> int:
    """How many men of a class on foot, the shooter apart, stand in one unbroken row with two of them."""
    field, men = field_of(state), 0
    for each in state.figures:
        character = BY_ID.get(each.id)
        if (
            character is not None
            and character.kind is kind
            and is_up(each)
            and not each.horse
            and each.id != shooter.id
        ):
            men |= 1 << each.at
    row, more = 0, pair
    while more != row:
        row, more = more, field.board.spread(more) & men
    return row.bit_count()


@lru_cache(maxsize=1 << 12)
@cites("1.42e", "R24")
def lanes(field_id: str, at: int) -> tuple[Hexes, ...]:
    """For each direction the hexes that lie straight ahead between it and the next: one, two, one and so on."""
    return tuple(_lane(FIELDS[field_id].board, at, way, (way + 1) % 6) for way in range(6))


def _lane(board: Board, at: int, left: int, right: int) -> Hexes:
    lane, distance = 0, 0
    middle: int | None = at
    while middle is not None:
        beside = hexset(there for way in (left, right) if (there := board.step(middle, way)) is not None)
        lane |= 1 << middle if distance >= LANE_BEGINS else 0
        lane |= beside if distance + 1 >= LANE_BEGINS else 0
        middle, distance = _two_on(board, middle, left, right), distance + 2
    return lane


def _two_on(board: Board, at: int, left: int, right: int) -> int | None:
    """The hex a step left and a step right of a hex, by whichever of the two hexes between is on the board."""
    for first, second in ((left, right), (right, left)):
        there = board.step(at, first)
        if there is not None:
            return board.step(there, second)
    return None
