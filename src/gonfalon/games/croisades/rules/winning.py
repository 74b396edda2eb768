"""How each scenario ends and who has won it: by points, by who is brought through, by a lady's fate, by water."""

from gonfalon.games.croisades.cartage import Watered
from gonfalon.games.croisades.events import Brought, Ended, Escorted
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules import escort, passage, points, watering
from gonfalon.games.croisades.rules.finding import found
from gonfalon.games.croisades.scenarios import SETTINGS, Aim
from gonfalon.games.croisades.state import State, first_of, replace
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites

BY_POINTS = Aim.POINTS
"""Simulations ask for it so often that it is not looked up in its enum."""


def aim_of(state: State) -> Aim:
    """What the scenario is won by."""
    return SETTINGS[state.scenario].aim


@cites("4.1.1", "4.1.2", "4.1.3", "4.1.4", "4.1.6", "4.1.8", "R112")
def is_decided(state: State) -> bool:
    """Whether the game ends at once."""
    aim = SETTINGS[state.scenario].aim
    # It is asked after every piece of work.
    if aim is BY_POINTS:
        return points.is_decided(state)
    if aim is Aim.WATER:
        return watering.is_decided(state)
    return passage.is_decided(state) if aim is Aim.PASSAGE else escort.is_decided(state)


@cites("4.1.3", "4.1.5")
def is_over(state: State) -> bool:
    """Whether the game ends as a player turn does: it is decided, the lady taken, a side broken, or no turn follows."""
    setting = SETTINGS[state.scenario]
    is_second = state.side is not first_of(state)
    is_last = is_second and (state.turn == setting.turns or points.is_broken(state))
    return is_last or is_decided(state) or (setting.aim is Aim.ESCORT and escort.is_taken(state))


@cites("4.0c", "4.0e", "4.1.1", "4.1.2", "4.1.3", "4.1.6", "4.1.8")
def finish(state: State, tell: Tell) -> State:
    """The game is over: nothing is owed any more, those who hide are shown, and the result is told."""
    state = replace(state, agenda=(), mover=None)
    state = found(state, [lair.figure for lair in state.hidden], tell)
    result = outcome(state)
    assert result is not None
    winner = None if result.winner is None else Side(result.winner)
    match aim_of(state):
        case Aim.POINTS:
            fallen = points.fallen_commander(state)
            tell(
                Ended(
                    clause=result.clause,
                    winner=winner,
                    crusader=points.score(state, Side.CRUSADER),
                    saracen=points.score(state, Side.SARACEN),
                    fallen="" if fallen is None else fallen.id,
                )
            )
        case Aim.PASSAGE:
            tell(Brought(clause=result.clause, winner=winner, points=passage.through(state)))
        case Aim.ESCORT:
            tell(Escorted(clause=result.clause, winner=winner, how=result.how))
        case Aim.WATER:
            tell(Watered(clause=result.clause, winner=winner, how=result.how, full=watering.fetched(state)))
    return state


@cites("4.0e", "4.1.1", "4.1.2", "4.1.3", "4.1.6", "4.1.8")
def outcome(state: State) -> Outcome | None:
    """How the game ended, when nothing is owed any more."""
    if state.agenda:
        return None
    match aim_of(state):
        case Aim.POINTS:
            return points.outcome(state)
        case Aim.PASSAGE:
            return passage.outcome(state)
        case Aim.ESCORT:
            return escort.outcome(state)
        case Aim.WATER:
            return watering.outcome(state)


def margin(state: State, side: Side) -> tuple[int, ...]:
    """By how much a side is ahead: first in what the scenario is won by, then in casualty points."""
    match aim_of(state):
        case Aim.POINTS:
            return points.margin(state, side)
        case Aim.PASSAGE:
            return passage.margin(state, side), points.lead(state, side)
        case Aim.ESCORT:
            return escort.margin(state, side), points.lead(state, side)
        case Aim.WATER:
            return *watering.margin(state, side), points.lead(state, side)
