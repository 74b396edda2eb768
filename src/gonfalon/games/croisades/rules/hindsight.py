"""What is said of a fight when it is over: losses, and how shots and combats fell."""

from collections.abc import Sequence

from gonfalon.games.croisades.events import Fought, Shot
from gonfalon.games.croisades.later import Strayed
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.melee import bearers
from gonfalon.games.croisades.rules.points import casualty_lines, worth
from gonfalon.games.croisades.rules.shooting import is_mover
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    State,
    figure_of,
    is_horse,
    points_of,
    side_of,
    wears_armour,
)
from gonfalon.kernel.events import Event
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.rulebook import cites
from gonfalon.kernel.strikes import Harm, Strike

HALVES = 2
DRIVEN, STUNS, WOUNDS, KILLS = "driven", "stuns", "wounds", "kills"
SHOTS = {
    True: {"A": DRIVEN, "B": STUNS, "C": WOUNDS, "D": WOUNDS, "E": KILLS, "F": KILLS},
    False: {"A": DRIVEN, "B": WOUNDS, "C": KILLS},
}
BLOWS = {
    True: {"C": DRIVEN, "D": STUNS, "E": WOUNDS, "F": WOUNDS, "G": KILLS, "H": KILLS},
    False: {"C": DRIVEN, "D": STUNS, "E": WOUNDS, "F": KILLS},
}
"""What each letter does to a man who is struck, by whether the chart is that of the mounted."""


@cites("4.0d")
def tolls(state: State) -> dict[str, int]:
    """What both sides have lost, in halves of a point."""
    return {side: HALVES * sum_of(casualty_lines(state, side.enemy)) for side in Side}


@cites("C5d", "C5e", "C6d", "C6e")
def strike(state: State, told: Sequence[Event]) -> Strike | None:
    """The shot or the combat that one piece of work has settled."""
    for event in told:
        match event:
            case Shot():
                return next((astray(state, each) for each in told if isinstance(each, Strayed)), shot(state, event))
            case Fought():
                return fought(state, event)
    return None


@cites("C5d", "C5e", "R31", "R82")
def shot(state: State, event: Shot) -> Strike:
    """What a shot was worth; one in defence drives nobody back, and slows down only whoever moves."""
    side, target = side_of(figure_of(state, event.figure)), figure_of(state, event.target)
    effect = SHOTS[event.clause == "C5b"].get(event.result)
    is_slowing = effect == DRIVEN and event.is_defensive
    is_idle = is_slowing and not is_mover(state, target.id)
    if effect is None or is_idle or (is_horse(target) and effect == STUNS):
        return Strike(side, Harm.NOBODY)
    return Strike(side, Harm.TARGET, 0 if is_slowing else harm(target, effect))


@cites("D1.36")
def astray(state: State, event: Strayed) -> Strike:
    """What a shot was worth that went astray: its victim may be a friend."""
    side = side_of(figure_of(state, event.figure))
    if not event.victim:
        return Strike(side, Harm.NOBODY)
    victim = figure_of(state, event.victim)
    cost = harm(victim, DRIVEN if wears_armour(state.options, victim) else WOUNDS)
    return Strike(side, Harm.TARGET, cost) if side_of(victim) is not side else Strike(side, Harm.ATTACKER, -cost)


@cites("C6d", "C6e", "1.72d", "1.73b")
def fought(state: State, event: Fought) -> Strike:
    """What a combat was worth: a retreat befalls all, a blow the cheapest of those who could bear it."""
    attackers = tuple(figure_of(state, who) for who in event.attackers)
    defenders = tuple(figure_of(state, who) for who in event.defenders)
    side = side_of(attackers[0])
    if event.result in ("A", "B"):
        return Strike(side, Harm.ATTACKER, -min(harm(each, WOUNDS) for each in attackers) if event.result == "A" else 0)
    effect = BLOWS[event.is_mounted].get(event.result)
    if effect is None or (effect == STUNS and all(map(is_horse, defenders))):
        return Strike(side, Harm.NOBODY)
    if effect == DRIVEN:
        return Strike(side, Harm.TARGET, sum(harm(each, DRIVEN) for each in defenders))
    return Strike(side, Harm.TARGET, min(harm(each, effect) for each in bearers(state.options, defenders)))


@cites("4.0d", "C5g")
def harm(figure: Figure, effect: str) -> int:
    """What an effect costs the side of a figure, in halves of a point: a second wound or stun kills."""
    if is_horse(figure):
        return 0
    points = points_of(figure)
    match figure.health, effect:
        case (_, "kills") | (Health.WOUNDED, "wounds" | "stuns") | (Health.STUNNED, _):
            return HALVES * (points - worth(figure))
        case Health.HEALTHY, "wounds":
            return HALVES * (points // 2)
        case _:
            return 0
