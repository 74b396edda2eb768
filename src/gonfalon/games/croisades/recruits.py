"""Whom a side may muster: each class with those of the box, mounted and on foot, what one costs, and the proposals."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from gonfalon.games.croisades.pieces import ARMY, BY_ID, EXCEPTIONS, STAND_IN, Character, Kind, Side
from gonfalon.kernel.rulebook import cites

ON_FOOT = "-on-foot"

Numbers = tuple[tuple[str, int], ...]
"""So many of each class."""


class Recruit(Struct, frozen=True):
    """A class as it is mustered: its price a head, those of the box who may serve so, and what it shares them with.

    `troop` is the same for classes that draw on the same men: riders mounted or on foot, and the longbowmen who may
    serve as shortbowmen.
    """

    id: str
    side: Side
    kind: Kind
    price: int
    troop: str
    men: tuple[str, ...]
    is_mounted: bool
    afoot: bool


@cites("4.0.2", "4.1.5", "R129")
def _recruits() -> dict[str, Recruit]:
    """Every class in the order of the roster; who differs in price from his class goes by his name."""
    found: dict[str, Recruit] = {}
    for side, army in ARMY.items():
        troops: dict[str, list[Character]] = {}
        for each in army:
            troops.setdefault(each.id if each.id in EXCEPTIONS else str(each.kind), []).append(each)
        for troop, men in troops.items():
            for recruit in _ways_to_serve(side, troop, men):
                found[recruit.id] = recruit
    return found


def _ways_to_serve(side: Side, troop: str, men: list[Character]) -> Iterable[Recruit]:
    """A troop as it may be mustered: riders in the saddle and on foot, longbowmen with their own or with other bows."""
    first, names = men[0], tuple(each.id for each in men)
    is_mounted = first.mounted is not None
    yield Recruit(troop, side, first.kind, first.points, troop, names, is_mounted, afoot=False)
    if is_mounted:
        yield Recruit(troop + ON_FOOT, side, first.kind, first.foot_points, troop, names, is_mounted=False, afoot=True)
    if first.kind is Kind.LONGBOWMAN:
        bow = BY_ID[first.id + STAND_IN]
        others = tuple(name + STAND_IN for name in names)
        yield Recruit(bow.kind, side, bow.kind, bow.points, troop, others, is_mounted=False, afoot=False)


RECRUITS = _recruits()
"""All classes that can be mustered, by id: those of the Crusaders first."""

OF_SIDE: Mapping[Side, tuple[Recruit, ...]] = {
    side: tuple(each for each in RECRUITS.values() if each.side is side) for side in Side
}
TROOPS: Mapping[Side, dict[str, tuple[Recruit, ...]]] = {
    side: {
        troop: tuple(each for each in classes if each.troop == troop)
        for troop in dict.fromkeys(each.troop for each in classes)
    }
    for side, classes in OF_SIDE.items()
}
"""The classes of each side that share their men."""


@cites("4.0.2")
def cost_of(numbers: Numbers) -> int:
    """What so many of each class cost together."""
    return sum(RECRUITS[name].price * number for name, number in numbers)


@cites("4.1.5")
def within(numbers: Numbers, budget: int) -> Numbers:
    """Of a list, each figure in its order that the points left allow; classes of which none is left are left out."""
    left, found = budget, list[tuple[str, int]]()
    for name, number in numbers:
        taken = min(number, left // RECRUITS[name].price)
        left -= taken * RECRUITS[name].price
        if taken:
            found.append((name, taken))
    return tuple(found)


def in_full(side: Side, numbers: Numbers) -> Numbers:
    """A list with every class of a side in order, those of whom nobody is taken among them."""
    given = dict(numbers)
    return tuple((each.id, given.get(each.id, 0)) for each in OF_SIDE[side])
