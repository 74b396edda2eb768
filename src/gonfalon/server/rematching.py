"""Who sits where in a rematch: the sides change hands, and nobody who sat at the table is left without a seat."""

from collections.abc import Mapping
from itertools import cycle


def before_of(seats: Mapping[str, str], sides: Mapping[str, str]) -> dict[str, str]:
    """For each seat the one that its new owner had; `seats` says who sat where, `sides` the side of each seat."""
    order = list(dict.fromkeys(sides.values()))
    before: dict[str, str] = {}
    waiting: list[str] = []
    for place, side in enumerate(order):
        own = [seat for seat in seats if sides[seat] == side]
        coming = each_once_first(seats, [seat for seat in seats if sides[seat] == order[place - 1]])
        before.update(zip(own, cycle(coming), strict=False))
        waiting += coming[len(own) :]
    for old in waiting:
        sit_down(old, seats, before)
    return {seat: before[seat] for seat in seats}


def each_once_first(seats: Mapping[str, str], coming: list[str]) -> list[str]:
    """Those who come, whoever has several seats with the first of them before all seconds."""
    firsts = list({seats[seat]: seat for seat in reversed(coming)}.values())
    return sorted(coming, key=lambda seat: seat not in firsts)


def sit_down(old: str, seats: Mapping[str, str], before: dict[str, str]) -> None:
    """Find a seat for somebody whom the smaller side had no room for: one that another would have twice."""
    seated = [seats[each] for each in before.values()]
    if seats[old] in seated:
        return
    for seat in reversed(before):
        if seated.count(seats[before[seat]]) > 1:
            before[seat] = old
            return
