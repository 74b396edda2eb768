"""Which hexes a rider could charge into from where he stands, as far as the ground lets him."""

from gonfalon.bots.value.croisades.field import Field, Man
from gonfalon.games.croisades.rules.charging import frontal_arc
from gonfalon.games.croisades.rules.galloping import FORWARD, STRAIGHT, arrivals, start_of, turf_of
from gonfalon.games.croisades.state import is_up
from gonfalon.geometry.hexset import Hexes


def chargeable(field: Field, man: Man) -> Hexes:
    """The hexes before which a charge of his could end."""
    if not is_up(man.figure) or not man.figure.horse:
        return 0
    turf = turf_of(field.state, man.figure)
    start = start_of(turf.field, man.figure)
    ways, board, free = arrivals(turf, start), field.board, turf.open
    aims = 0
    for way in range(6):
        first = 0
        for spent in range(max(0, start.left - STRAIGHT + 2)):
            for turn in FORWARD:
                first |= ways[spent][(way + turn) % 6]
        for _ in range(STRAIGHT - 1):
            first = board.moved(first, way) & free
        aims |= board.moved(first, way)
    return aims & frontal_arc(field.ground, man.figure)
