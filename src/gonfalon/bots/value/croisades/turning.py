"""How many points a string wants from where its front is and looks: it turns by one face a step."""

from functools import cache
from heapq import heappop, heappush

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.rules.leaving import beyond
from gonfalon.geometry.hexset import members

Pose = tuple[int, int]
"""The hex of a front, and the way it looks."""

FLAT, ROUGH = 1, 2
FACES = 6


@cache
def rolling_points(field_id: str, exits: tuple[int, ...]) -> dict[Pose, int]:
    """The points to an end facing out over one of some sides, or with no sides to the water; unreachable poses lack."""
    field = FIELDS[field_id]
    open_hexes = field.board.spaces & ~(field.trees | field.water)
    found: dict[Pose, int] = {}
    queue = [(0, pose) for pose in goals(field, exits) if open_hexes >> pose[0] & 1]
    while queue:
        points, pose = heappop(queue)
        if pose in found:
            continue
        found[pose] = points
        at, facing = pose
        before = field.board.step(at, (facing + FACES // 2) % FACES)
        if before is None or not open_hexes >> before & 1:
            continue
        cost = FLAT if field.flat >> at & 1 else ROUGH
        for turn in (-1, 0, 1):
            heappush(queue, (points + cost, (before, (facing + turn) % FACES)))
    return found


def goals(field: Field, exits: tuple[int, ...]) -> list[Pose]:
    """The poses in which a string has come where it is to go."""
    if not exits:
        return [(at, facing) for at in members(field.board.border(field.water)) for facing in range(FACES)]
    edge = 0
    for each in exits:
        edge |= field.edges[each]
    poses = [(at, facing) for at in members(edge) for facing in range(FACES)]
    return [(at, facing) for at, facing in poses if beyond(field, at, facing).intersection(exits)]
