"""What is said of a fight when it is over: losses, how shots and combats fell, what the loser missed."""

from collections.abc import Sequence

from gonfalon.games.croisades.events import Fought, Shot
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.rules.points import outcome, score
from gonfalon.games.croisades.state import Health, State, figure_of, side_of
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import Event
from gonfalon.kernel.rulebook import cites
from gonfalon.kernel.strikes import Harm, Strike

HALVES = 2
KILLING_SHOTS = {True: "EF", False: "C"}
WOUNDING_SHOTS = {True: "CD", False: "B"}
KILLING_BLOWS = {True: "GH", False: "F"}
WOUNDING_BLOWS = {True: "EF", False: "E"}
"""The letters that kill or wound, by whether the chart is that of the mounted."""


@cites("4.0d")
def tolls(state: State) -> dict[str, int]:
    """What both sides have lost, in halves of a point."""
    return {side: HALVES * score(state, side.enemy) for side in Side}


@cites("C5b", "C5c", "C6b", "C6c")
def strike(state: State, told: Sequence[Event]) -> Strike | None:
    """The shot or the combat that one piece of work has settled."""
    for event in told:
        match event:
            case Shot(figure=shooter, target=target, result=result, clause=clause):
                return shot(state, shooter, target, result, clause == "C5b")
            case Fought():
                return fought(state, event)
    return None


def shot(state: State, shooter: str, target: str, result: str, is_mounted: bool) -> Strike:
    """What a shot was worth."""
    side = side_of(figure_of(state, shooter))
    if result == "-":
        return Strike(side, Harm.NOBODY)
    is_dead, is_hurt = result in KILLING_SHOTS[is_mounted], result in WOUNDING_SHOTS[is_mounted]
    return Strike(side, Harm.TARGET, harm(state, target, is_dead=is_dead, is_hurt=is_hurt))


def fought(state: State, event: Fought) -> Strike:
    """What a combat was worth, counted for the cheapest of those who could bear the blow."""
    side, mounted, result = side_of(figure_of(state, event.attackers[0])), event.is_mounted, event.result
    if result == "-":
        return Strike(side, Harm.NOBODY)
    if result in "AB":
        cost = min(harm(state, each, is_hurt=result == "A") for each in event.attackers)
        return Strike(side, Harm.ATTACKER, -cost)
    is_dead, is_hurt = result in KILLING_BLOWS[mounted], result in WOUNDING_BLOWS[mounted]
    worth = min(harm(state, each, is_dead=is_dead, is_hurt=is_hurt) for each in event.defenders)
    return Strike(side, Harm.TARGET, worth)


def harm(state: State, id: str, *, is_dead: bool = False, is_hurt: bool = False) -> int:
    """What a result costs the side of a figure, in halves of a point: a second wound kills."""
    if id not in BY_ID:
        return 0
    points, was_hurt = BY_ID[id].points, figure_of(state, id).health is not Health.HEALTHY
    before = points // 2 if figure_of(state, id).health is Health.WOUNDED else 0
    if is_dead or (is_hurt and was_hurt):
        return HALVES * (points - before)
    return HALVES * (points // 2) if is_hurt else 0


@cites("4.1.8")
def missed(state: State) -> Remark | None:
    """How many points the loser lacked."""
    end = outcome(state)
    if end is None or end.winner is None:
        return None
    winner = Side(end.winner)
    return remark(
        "4.1.8", "short-of-points", side=winner.enemy, points=score(state, winner) - score(state, winner.enemy)
    )
