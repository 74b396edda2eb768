"""The archery and melee phases: the shot or attack with the best expectation next, or the end."""

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.acre.assault import Fight
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.reasons import why_assault, why_shot
from gonfalon.bots.value.acre.tables import ARCHERY, IS_FREE_OF_DUTY
from gonfalon.bots.value.acre.volleys import Volley
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import ENDS, AcreAction, Attack, Shoot
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.rules.attacking import duties
from gonfalon.games.acre.rules.charging import why_not_charge
from gonfalon.games.acre.state import State

NAMES = BOARD.names


def outlook_of(state: State, me: Side, weights: Weights) -> Outlook:
    """The outlook after the movement phase, when charges are fixed."""
    charges = {
        (unit, state.at[unit]): 1 << target
        for unit, target in state.charging
        if why_not_charge(state, ROSTER[unit], target) is None
    }
    return Outlook(Field(state, me), weights, charges)


def next_shot(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[AcreAction], ...]:
    """The shot that promises most; who is needed in melee fires only when there is nothing to attack."""
    outlook = outlook_of(state, me, weights)
    field, lineup = outlook.field, Lineup(outlook.field, outlook.field.at)
    effort.spend()
    archers = [unit for unit in field.mine if ARCHERY[unit] and IS_FREE_OF_DUTY[unit]]
    turn = outlook.turn(lineup)
    wanted = {unit for fight in turn.fights for unit in fight.force if fight.gain > 0}
    archers += [unit for unit in field.mine if ARCHERY[unit] and not IS_FREE_OF_DUTY[unit] and unit not in wanted]
    volleys = outlook.volleys.plan(lineup, archers)
    if not volleys:
        return (Choice(ENDS[me], Reason("shots-done", {"seat": me}, ("S6.1",))),)
    prey = {target for fight in turn.fights for target in fight.front}
    volley = max(volleys, key=lambda each: each.gain * (1 + (field.at[each.target] in prey)))
    action = shot(volley, me)
    return (Choice(action, why_shot(state, action)),)


def shot(volley: Volley, me: Side) -> Shoot:
    """A volley as an action."""
    return Shoot(seat=me, units=tuple(ROSTER[unit].id for unit in volley.firers), target=ROSTER[volley.target].id)


def next_attack(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[AcreAction], ...]:
    """The attack that promises most; when only owed ones are left the least bad, and then the end."""
    outlook = outlook_of(state, me, weights)
    effort.spend()
    lineup = Lineup(outlook.field, outlook.field.at)
    fights = outlook.assault.plan(lineup, {}, frozenset())
    if not fights:
        owed = next(iter(duties(state, me)), None)
        if owed is not None:
            return (Choice(owed, why_assault(state, owed, is_owed=True)),)
        return (Choice(ENDS[me], Reason("attacks-done", {"seat": me}, ("S7.3",))),)
    fight = max(fights, key=lambda each: each.gain)
    action = attack(fight, me)
    return (Choice(action, why_assault(state, action, is_owed=fight.gain <= 0)),)


def attack(fight: Fight, me: Side) -> Attack:
    """A fight as an action."""
    return Attack(
        seat=me,
        units=tuple(ROSTER[unit].id for unit in sorted(fight.force)),
        hexes=tuple(NAMES[target] for target in fight.front),
        charger="" if fight.charger is None else ROSTER[fight.charger].id,
    )
