"""How many turns the baggage needs to Arsouf: by the road where it can, round or through what stands in its way."""

from collections.abc import Mapping

from gonfalon.games.arsouf.map import ARSOUF, BOARD, RIVER, ROAD
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.rules.moving import open_spaces
from gonfalon.games.arsouf.state import Options
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import flood

FAR = 40
"""The turns that a space counts from which there is no way."""


def turns_home(options: Options, delays: Mapping[int, int]) -> list[int]:
    """The turns from each space to Arsouf; a blocked space costs so many turns more as its delay says."""
    turns = [FAR] * BOARD.size
    # A blocked space can stand in several rings: the nearest is written last.
    for turn, ring in reversed([*enumerate(rings_home(options, delays, BOARD.spaces))]):
        for at in members(ring):
            turns[at] = turn
    return turns


def rings_home(options: Options, delays: Mapping[int, int], upto: Hexes) -> list[Hexes]:
    """For each number of turns, the spaces so many turns from Arsouf, until all of `upto` is found."""
    slow: dict[int, Hexes] = {}
    blocked = 0
    for at, delay in delays.items():
        slow[delay] = slow.get(delay, 0) | 1 << at
        blocked |= 1 << at
    unseen = open_spaces(Side.CRUSADER, options)
    wanted = upto & unseen
    rings = [0] * (FAR + 1)
    rings[0] = ARSOUF
    for turn in range(FAR):
        rings[turn] = fresh = rings[turn] & unseen
        unseen ^= fresh
        if not wanted & unseen:
            break
        if not fresh:
            continue
        before = one_turn_before(fresh, blocked) & unseen
        rings[turn + 1] |= before & ~blocked
        if before & blocked:
            for delay, spaces in slow.items():
                rings[min(turn + 1 + delay, FAR)] |= before & spaces
    return rings


def one_turn_before(fresh: Hexes, blocked: Hexes) -> Hexes:
    """The spaces from which foot reaches the fresh ones in one turn, two spaces along the road."""
    before = flood(BOARD, fresh, 1, BOARD.spaces, RIVER)
    on_road = fresh & ROAD
    if on_road:
        middle = flood(BOARD, on_road, 1, ROAD & ~blocked, RIVER)
        before |= flood(BOARD, middle, 1, ROAD, RIVER)
    return before
