"""Entering and leaving the map as answers of the movement phase."""

from random import Random

from gonfalon.games.croisades.actions import FACINGS, CroisadesAction, Enter, Leave
from gonfalon.games.croisades.decisions.parts import Offers
from gonfalon.games.croisades.rules.entering import entrances
from gonfalon.games.croisades.rules.leaving import may_leave
from gonfalon.games.croisades.state import Figure, State, field_of, side_of
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import cites


@cites("4.0a")
def enter_offers(state: State, figure: Figure) -> Offers:
    """Where a figure that waits may enter, of a rider by the way he looks."""
    field = field_of(state)
    by_facing: dict[int, list[str]] = {}
    for at, facing, _ in entrances(state, figure):
        by_facing.setdefault(facing, []).append(field.names[at])
    found = Offers()
    for facing, hexes in by_facing.items():
        letters = {"facing": field.board.directions[facing]} if facing >= 0 else {}
        fixed = {"seat": side_of(figure), "figure": figure.id, **letters}
        found.append(Offer(Enter, fixed, {"to": One(hexes)}))
    return found


def entry_drawn(state: State, figure: Figure, random: Random) -> CroisadesAction | None:
    """One way in of a figure that waits, all alike; None when it has none."""
    found, field = entrances(state, figure), field_of(state)
    if not found:
        return None
    at, facing, _ = found[int(random.random() * len(found))]
    return Enter(
        seat=side_of(figure), figure=figure.id, to=field.names[at], facing=FACINGS[facing] if facing >= 0 else ""
    )


@cites("4.0b")
def leave_offers(state: State, figure: Figure) -> Offers:
    """The way off the map of a figure that may move, if it has one."""
    return [Offer(Leave, {"seat": side_of(figure), "figure": figure.id})] if may_leave(state, figure) else []
