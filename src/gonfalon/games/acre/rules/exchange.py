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
    return not any(is_enough(frame, _without(units, unit)) for unit in units if unit != frame.charger)


def _without(units: tuple[str, ...], unit: str) -> tuple[str, ...]:
    return tuple(each for each in units if each != unit)


@cites("S7.7")
def why_not_lose(state: State, frame: Losing, action: Lose) -> Refusal | None:
    """Why these are not the losses of an exchange: who did not attack, who falls first, too few, or one too many."""
    units = action.units
    if units in sacrifices(frame):
        return None
    if others := [unit for unit in units if unit not in frame.units]:
        return refuse("S7.7", "not-in-the-melee", unit=others[0])
    if frame.charger and frame.charger not in units:
        return refuse("R23", "charger-falls-first", unit=frame.charger)
    lost = printed(units)
    if lost < frame.strength:
        return refuse("S7.7", "losses-too-small", lost=lost, strength=min(frame.strength, printed(frame.units)))
    spare = [unit for unit in units if unit != frame.charger and is_enough(frame, _without(units, unit))]
    return (
        refuse("S7.7", "can-be-spared", unit=spare[0], strength=frame.strength) if spare else refuse("K4", "each-once")
    )


@cites("S7.7")
def lose(state: State, frame: Losing, action: Lose, tell: Tell) -> State:
    """Eliminate the attackers that were named."""
    return eliminate(popped(state), [BY_ID[unit] for unit in action.units], "S7.7", tell)
