"""What is said of a battle when it is over: losses, how attacks and volleys fell, what the loser missed."""

from collections.abc import Sequence

from gonfalon.games.acre.events import Fought, Shot
from gonfalon.games.acre.frames import Melee
from gonfalon.games.acre.pieces import BY_ID, Side, Unit
from gonfalon.games.acre.rules.melee import Parties, ignores
from gonfalon.games.acre.rules.morale import losses, numbers
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.rules.victory import outcome
from gonfalon.games.acre.state import State, is_disorganized
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.rulebook import cites
from gonfalon.kernel.strikes import Harm, Strike

HALVES = 2


@cites("14.5")
def tolls(state: State) -> dict[str, int]:
    """The loss totals of both armies, in halves."""
    return {side: HALVES * losses(state, side) for side in Side}


@cites("S2.3", "S2.4")
def strike(state: State, told: Sequence[Event]) -> Strike | None:
    """The melee or the volley that was rolled; one that both fired and fought is the melee."""
    for event in reversed(told):
        match event:
            case Fought(result=result):
                melee = state.agenda[-1]
                assert isinstance(melee, Melee)
                return fought(state, melee.side, Parties.of(state, melee), result)
            case Shot(unit=unit, target=target, hit=hit):
                worth = BY_ID[target].strength if hit else 0
                return Strike(BY_ID[unit].side, Harm.TARGET if hit else Harm.NOBODY, worth)
    return None


@cites("S2.3", "S7.7", "R22")
def fought(state: State, side: Side, parties: Parties, result: str) -> Strike:
    """What a result means: those who die count whole, those who are disorganized or driven back for half."""
    attackers, defenders = parties
    if result == "Ex":
        # The attacker names the least that makes up for the defenders, as far as he has it.
        dead = HALVES * printed(defenders)
        return Strike(side, Harm.TARGET, dead - min(dead, HALVES * printed(attackers)))
    if result.startswith("D"):
        return Strike(side, Harm.TARGET, harmed(state, defenders, result))
    obeying = attackers if result != "Ar" else [unit for unit in attackers if not ignores(state, unit, unheard)]
    return Strike(side, Harm.ATTACKER if obeying else Harm.NOBODY, -harmed(state, obeying, result))


def harmed(state: State, units: list[Unit], result: str) -> int:
    """What a result costs the units that it befalls, in halves."""
    is_death, is_disorder = result.endswith("e"), result.endswith("d")
    return sum(
        unit.strength * (HALVES if is_death or (is_disorder and is_disorganized(state, unit)) else 1) for unit in units
    )


def printed(units: list[Unit]) -> int:
    """The printed strength of units."""
    return sum(unit.strength for unit in units)


@cites("16.1a", "16.2")
def missed(state: State) -> Remark | None:
    """What the loser missed: points, or what the winner's army could still bear."""
    end = outcome(state)
    if end is None or end.winner is None:
        return None
    winner = Side(end.winner)
    if end.how == "disintegrated":
        more = numbers(state, winner).disintegrated - losses(state, winner)
        return remark("16.1a", "short-of-breaking", side=winner, points=more)
    if end.how == "line":
        return None
    more = points(state, winner) - points(state, winner.enemy)
    return remark("16.2", "short-of-points", side=winner.enemy, points=more)
