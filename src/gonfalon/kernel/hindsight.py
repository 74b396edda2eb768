"""A game in hindsight: losses over time, luck against expectation, and where it turned."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gonfalon.kernel.accounts import Remark
from gonfalon.kernel.luck import Luck, luck_of
from gonfalon.kernel.sitting import Sitting
from gonfalon.kernel.strikes import Harm
from gonfalon.kernel.struck import Struck, struck, widest

MOST_TURNS = 3


class Toll(Struct, frozen=True):
    """What each side has lost after so many steps, in halves."""

    steps: int
    lost: dict[str, int]


class SideLuck(Struct, frozen=True):
    """How the attacks of a side fell: how often they harmed whom they struck, and how often whoever struck."""

    side: str
    harm: Luck
    backfire: Luck


class Turn(Struct, frozen=True):
    """A step at which the game turned: by dice, or because it ended there."""

    place: int
    struck: Struck | None
    is_end: bool


class Hindsight(Struct, frozen=True):
    """What there is to say of a game that is over; `attacks` are those that dice have settled."""

    tolls: tuple[Toll, ...]
    attacks: int
    luck: tuple[SideLuck, ...]
    turns: tuple[Turn, ...]
    missed: Remark | None


def hindsight(sitting: Sitting[Any, Any, Any]) -> Hindsight:
    """A game that is over, looked at from its end."""
    strikes = struck(sitting)
    sides = dict.fromkeys(sitting.game.side(seat) for seat in sitting.game.seats(sitting.header.scenario))
    is_decided = sitting.ended is None
    return Hindsight(
        tolls=tuple(tolls(sitting)),
        attacks=len(strikes),
        luck=tuple(luck_of_side(str(side), strikes) for side in sides),
        turns=turns(strikes, len(sitting.steps) - 1 if is_decided else None),
        missed=sitting.game.advice.missed(sitting.state) if is_decided else None,
    )


def tolls(sitting: Sitting[Any, Any, Any]) -> list[Toll]:
    """What was lost at first, and whenever that has changed."""
    found: list[Toll] = []
    for steps, state in enumerate((sitting.first, *(step.state for step in sitting.steps))):
        lost = {str(side): amount for side, amount in sitting.game.advice.losses(state).items()}
        if lost and (not found or found[-1].lost != lost):
            found.append(Toll(steps, lost))
    return found


def luck_of_side(side: str, strikes: Sequence[Struck]) -> SideLuck:
    """The luck of a side's attacks."""
    own = [each for each in strikes if each.strike.side == side]
    harm, backfire = (
        luck_of([each.chances[kind] for each in own], sum(each.strike.harm is kind for each in own))
        for kind in (Harm.TARGET, Harm.ATTACKER)
    )
    return SideLuck(side, harm, backfire)


def turns(strikes: Sequence[Struck], end: int | None) -> tuple[Turn, ...]:
    """Up to three turning points in their order: the dice that fell farthest from their odds, and what decided it."""
    if end is None or end < 0:
        return tuple(Turn(each.place, each, is_end=False) for each in widest(strikes, MOST_TURNS))
    last = [each for each in strikes if each.place == end]
    before = widest([each for each in strikes if each.place != end], MOST_TURNS - 1)
    decided = Turn(end, last[-1] if last else None, is_end=True)
    return (*(Turn(each.place, each, is_end=False) for each in before), decided)
