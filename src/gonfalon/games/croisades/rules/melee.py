"""Charts C6b and C6c with their results: a combat fought, and who suffers what."""

from gonfalon.games.croisades.actions import Bear
from gonfalon.games.croisades.charts import LAST_FACE, NO_EFFECT, combat_result
from gonfalon.games.croisades.events import Dropped, Fought, Reversed
from gonfalon.games.croisades.frames import Aftermath, Bearing, Beaten, Melee, Retreating
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.rules.bridles import let_go
from gonfalon.games.croisades.rules.combat import Clash, Reckoning, clash_of, is_mounted, reckoned, reckoning
from gonfalon.games.croisades.rules.harm import kill, kill_horse, stun, wound
from gonfalon.games.croisades.state import (
    Figure,
    Options,
    State,
    amended,
    field_of,
    figure_of,
    is_horse,
    named_hexes,
    points_of,
    popped,
    pushed,
    replace,
    side_of,
    wears_armour,
    with_figures,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

DRIVEN_BACK = 1
"""By how many hexes the loser of a combat retreats."""


@cites("1.7b", "1.7c", "C6b", "C6c", "R63", "R66", "R94", "R107")
def fight(state: State, work: Melee, dice: Dice, tell: Tell) -> State:
    """Fight a named combat with those who are still in it, or drop it when nobody is or the odds are gone."""
    combat = state.combats[work.number]
    clash = clash_of(state, combat)
    sums = reckoning(state, clash) if clash is not None else None
    combats = list(state.combats)
    combats[work.number] = amended(combat, is_fought=True)
    state = replace(popped(state), combats=tuple(combats))
    state = with_figures(state, *(amended(figure_of(state, who), fought=True) for who in combat.attackers))
    if clash is None or sums is None or not sums.is_possible:
        tell(Dropped(clause="R107", attackers=combat.attackers, defenders=combat.defenders))
        return state
    struck = clash.attackers if clash.is_reversed else clash.defenders
    state = with_figures(state, *(amended(figure_of(state, each.id), struck=True) for each in struck))
    state = bridles_dropped(state, clash, tell)
    return suffer(state, work.number, clash, roll(state.options, clash, sums, dice, tell), tell)


@cites("1.58f", "R57", "R92")
def bridles_dropped(state: State, clash: Clash, tell: Tell) -> State:
    """The state in which riders who attack or are attacked have let go of the horses they led."""
    for each in (*clash.attackers, *clash.defenders):
        if each.horse:
            state = let_go(state, each.id, "1.58f", tell)
    return state


@cites("1.73a", "1.74d", "C6a", "C6b", "C6c")
def roll(options: Options, clash: Clash, sums: Reckoning, dice: Dice, tell: Tell) -> str:
    """Tell the sums of a combat, roll its die and read its chart."""
    first, target = clash.attackers[0].id, clash.defenders[0]
    if clash.is_reversed:
        tell(Reversed(clause="1.74d", attacker=first, defender=target.id))
    for each in reckoned(sums, clash):
        tell(each)
    chart = "C6b" if is_mounted(target) else "C6c"
    die = min(dice.roll(10, clause=chart, why="combat", who=first) + sum_of(sums.die), LAST_FACE)
    result = combat_result(sums.column, die, is_mounted(target))
    tell(
        Fought(
            clause=chart,
            attackers=ids(clash.attackers),
            defenders=ids(clash.defenders),
            column=sums.column,
            die=die,
            result=result,
            is_mounted=is_mounted(target),
            is_riderless=all(map(is_horse, clash.defenders)),
            is_spared=result == "D" and is_mounted(target) and options.later_result_d,
        )
    )
    return result


def ids(figures: tuple[Figure, ...]) -> tuple[str, ...]:
    """The ids of figures."""
    return tuple(each.id for each in figures)


@cites("C6d", "C6e", "1.72d", "R68", "R93")
def suffer(state: State, number: int, clash: Clash, result: str, tell: Tell) -> State:
    """Let a result fall: retreats upon all of a side, anything else upon one of them, whom the owner picks."""
    if result == NO_EFFECT:
        return state
    is_attackers = result in ("A", "B")
    losers, victors = (clash.attackers, clash.defenders) if is_attackers else (clash.defenders, clash.attackers)
    seat = side_of(losers[0])
    if result in ("B", "C"):
        state = pushed(state, aftermath(state, number, losers, victors))
        return pushed(state, Retreating(seat, ids(losers), DRIVEN_BACK))
    losers = losers if is_attackers else bearers(state.options, losers)
    state = pushed(state, aftermath(state, number, losers, victors))
    if len(losers) > 1:
        return pushed(state, Bearing(seat, ids(losers), result))
    return blow(state, losers[0], result, clause_of(clash.defenders[0]), tell)


@cites("1.73b", "R68")
def bearers(options: Options, defenders: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Those of several defenders who can be hit: the unarmoured, if there are any."""
    return tuple(each for each in defenders if not wears_armour(options, each)) or defenders


@cites("1.75a", "R93")
def aftermath(state: State, number: int, losers: tuple[Figure, ...], victors: tuple[Figure, ...]) -> Aftermath:
    """What is to be looked at when the blows have fallen: the losers where they now stand, and the victors."""
    beaten = tuple(Beaten(each.id, named_hexes(field_of(state), each), each.horse) for each in losers)
    return Aftermath(number, side_of(victors[0]), beaten, tuple(each.id for each in victors if not is_horse(each)))


def clause_of(defender: Figure) -> str:
    """The clause of the results that a combat with this defender has."""
    return "C6d" if is_mounted(defender) else "C6e"


@cites("C6d", "C6e", "1.8c", "D6", "R81", "R82")
def blow(state: State, figure: Figure, result: str, clause: str, tell: Tell) -> State:
    """Let a result fall upon one figure."""
    if result == "A":
        return wound(state, figure.id, clause, tell)
    if is_horse(figure):
        return state if result == "D" else kill_horse(state, figure.id, "1.8c", tell)
    match result, bool(figure.horse):
        case "D", is_rider:
            is_spared = is_rider and state.options.later_result_d
            clause = "D6" if is_spared else clause
            return stun(state, figure.id, clause, tell, horse_killed=is_rider and not is_spared)
        case "E", _:
            return wound(state, figure.id, clause, tell)
        case "F", True:
            return wound(state, figure.id, clause, tell, unhorsed=True, horse_killed=True)
        case _:
            return kill(state, figure.id, clause, tell, horse_killed=result == "H")


@cites("1.72d", "R68")
def why_not_bear(state: State, frame: Bearing, action: Bear) -> Refusal | None:
    """Why a figure may not take the blow: it is not in the combat, or wears armour that others lack."""
    if action.figure in frame.figures:
        return None
    under = state.agenda[-2]
    assert isinstance(under, Aftermath)
    if action.figure in state.combats[under.number].defenders and frame.result != "A":
        return refuse("1.73b", "unarmoured-first", figure=action.figure)
    return refuse("1.72d", "not-to-be-hit", figure=action.figure)


@cites("1.72d", "R68")
def bear(state: State, frame: Bearing, action: Bear, tell: Tell) -> State:
    """Let the blow fall upon the figure that its owner has picked."""
    state = popped(state)
    under = state.agenda[-1]
    assert isinstance(under, Aftermath)
    struck = tuple(each for each in under.losers if each.figure == action.figure)
    state = pushed(popped(state), amended(under, losers=struck))
    defender = state.combats[under.number].defenders[0]
    clause = clause_of(figure_of(state, defender))
    return blow(state, figure_of(state, action.figure), frame.result, clause, tell)


@cites("1.72d")
def cheapest(state: State, frame: Bearing) -> Bear:
    """The one of the fewest points, the first of these."""
    return Bear(seat=frame.seat, figure=min(frame.figures, key=lambda who: toll_of(state, who)))


def toll_of(state: State, who: str) -> int:
    """What a figure counts; a horse counts nothing."""
    return points_of(figure_of(state, who)) if who in BY_ID else 0
