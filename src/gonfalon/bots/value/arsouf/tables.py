"""The game's data as flat tables, to weigh thousands of positions a second; no rule is written here."""

from gonfalon.games.arsouf.map import BOARD
from gonfalon.games.arsouf.pieces import ARMY, LEADER, ROSTER, Side
from gonfalon.games.arsouf.rules.attacking import FACES, HALVES, LEADER_BESIDE, SUPPORT, VALUE
from gonfalon.games.arsouf.rules.charging import CHARGE
from gonfalon.geometry.hexset import members

PIECES = range(len(ROSTER))
MEN = {side: tuple(piece.index for piece in ARMY[side]) for side in Side}
BAGGAGE = tuple(piece.index for piece in ROSTER if piece.kind.is_baggage)
LEADERS = {side: LEADER[side].index for side in Side}

FIGHTING_VALUE = tuple(piece.kind.fighting_value for piece in ROSTER)
STRENGTH = tuple(line.add for line in VALUE)
"""What each piece adds to its own die, in halves like all sums."""
SUPPORTING = tuple(line.add for line in SUPPORT)
SPACES = tuple(piece.kind.spaces for piece in ROSTER)
LED = LEADER_BESIDE[Side.CRUSADER].add
CHARGING = CHARGE.add

NEXT_TO = BOARD.neighbours
BESIDE = tuple(tuple(members(spaces)) for spaces in NEXT_TO)
"""The spaces next to each space, as a set and as a list."""
NEAR = tuple(
    tuple(BOARD.within(at, spaces) if BOARD.spaces >> at & 1 else 0 for at in range(BOARD.size)) for spaces in range(9)
)
"""For each number of spaces and each space, everything that near."""
DISTANCE = tuple(
    tuple(BOARD.distance(a, b) if BOARD.spaces >> a & BOARD.spaces >> b & 1 else 0 for b in range(BOARD.size))
    for a in range(BOARD.size)
)

THROWS = FACES * FACES
"""All falls of the two dice of an attack."""
MOST = HALVES * FACES + 2 * sum(STRENGTH)


def _chances(difference: int) -> tuple[float, float]:
    """The chances that the attacker wins and that he loses when his sum is greater by so many halves."""
    throws = [(HALVES * (a - b) + difference) for a in range(1, FACES + 1) for b in range(1, FACES + 1)]
    return sum(each > 0 for each in throws) / len(throws), sum(each < 0 for each in throws) / len(throws)


CHANCES = {difference: _chances(difference) for difference in range(-MOST, MOST + 1)}
"""The chances of winning and of losing an attack, by the difference of the two sums before the dice."""
