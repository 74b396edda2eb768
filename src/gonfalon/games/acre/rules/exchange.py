"""Section S7.7: the losses of an exchange."""

from itertools import combinations

from gonfalon.games.acre.actions import Lose
from gonfalon.games.acre.frames import Losing
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.harm import eliminate
from gonfalon.games.acre.state import State, popped
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("S7.7", "R23")
def sacrifices(frame: Losing) -> list[tuple[str, ...]]:
    """The sets of attackers that may be lost: with the charging unit, strong enough, and nobody who can be spared."""
    if printed(frame.units) <= frame.strength:
        return [frame.units]
    found = []
    for size in range(1, len(frame.units) + 1):
        for units in combinations(frame.units, size):
            if (
                (not frame.charger or frame.charger in units)
                and is_enough(frame, units)
                and is_spare_free(frame, units)
            ):
                found.append(units)
    return sorted(found, key=printed)


def printed(units: tuple[str, ...]) -> int:
    """The printed strength of units; leaders do not count."""
    return sum(BY_ID[unit].strength for unit in units)


def is_enough(frame: Losing, units: tuple[str, ...]) -> bool:
    """Whether units make up for the defenders."""
    return printed(units) >= frame.strength


@cites("S7.7")
def is_spare_free(frame: Losing, units: tuple[str, ...]) -> bool:
    """Whether none of the units but the charging one could be spared."""
    return not any(
        is_enough(frame, tuple(each for each in units if each != unit)) for unit in units if unit != frame.charger
    )


@cites("S7.7")
def why_not_lose(state: State, frame: Losing, action: Lose) -> Refusal | None:
    """Why these are not the losses of an exchange."""
    if action.units in sacrifices(frame):
        return None
    return refuse("S7.7", "wrong-losses", strength=frame.strength)


@cites("S7.7")
def lose(state: State, frame: Losing, action: Lose, tell: Tell) -> State:
    """Eliminate the attackers that were named."""
    return eliminate(popped(state), [BY_ID[unit] for unit in action.units], "S7.7", tell)
