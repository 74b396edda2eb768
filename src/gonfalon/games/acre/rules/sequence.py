"""The order of play: who is asked what, the engine's next work, and how turns follow each other."""

from collections.abc import Callable
from typing import Any, assert_never

from gonfalon.games.acre.events import PhaseEnded, TurnBegan
from gonfalon.games.acre.frames import (
    Attacking,
    BeginDeployment,
    BeginTurn,
    Check,
    Fall,
    Feint,
    Fleeing,
    Following,
    Hit,
    Lending,
    Losing,
    Manning,
    Melee,
    Moving,
    Plunder,
    Rally,
    Reacting,
    Redeploying,
    Retreating,
    Sallying,
    Shooting,
    SpecialRally,
    Volley,
    Withdrawal,
    Withdrawing,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules import deploying, withdrawing
from gonfalon.games.acre.rules.attacking import has_attack
from gonfalon.games.acre.rules.entering import plunder
from gonfalon.games.acre.rules.evading import melee_of, still_in
from gonfalon.games.acre.rules.exchange import lose, sacrifices
from gonfalon.games.acre.rules.feigning import draw, flee, flights, follow
from gonfalon.games.acre.rules.leaders import fall
from gonfalon.games.acre.rules.melee import fight, has_reaction
from gonfalon.games.acre.rules.morale import rally, rallying
from gonfalon.games.acre.rules.moving import has_move
from gonfalon.games.acre.rules.reaching import closed_edges
from gonfalon.games.acre.rules.retreating import fall_back
from gonfalon.games.acre.rules.sallying import has_sally, may_begin, may_reinforce
from gonfalon.games.acre.rules.shooting import has_shot, loose, suffer
from gonfalon.games.acre.rules.victory import look, run_out, unmarked
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import State, popped, pushed, replace
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("14.1a")
def seats() -> tuple[Side, ...]:
    """One seat for each army."""
    return tuple(Side)


def resolve(state: State, dice: Dice, tell: Tell) -> State | None:
    """Do the next work on the agenda; None when a seat must decide or the game is over."""
    if not state.agenda:
        return None
    frame = state.agenda[-1]
    kind = type(frame)
    if kind in WORKS:
        return WORKS[kind](state, frame, dice, tell)
    return SPARED[kind](state, frame, tell) if kind in SPARED else None


@cites("S3.2")
def spare_phase(state: State, frame: Moving | Shooting | Attacking, tell: Tell) -> State | None:
    """End a phase in which nothing can be done any more; None while something can."""
    side = frame.seat
    if type(frame) is Moving:
        is_open = has_move(state, side, closed_edges(state, frame))
    else:
        is_open = has_shot(state, side) if type(frame) is Shooting else has_attack(state, side)
    return None if is_open else end_phase(state, frame, tell)


@cites("S3.2")
def spare_reaction(state: State, frame: Reacting, tell: Tell) -> State | None:
    """Let a unit stand that can do nothing else, or that nobody attacks any more."""
    is_over = not still_in(state, melee_of(state).attackers)
    return popped(state) if is_over or not has_reaction(state, frame) else None


@cites("S3.2")
def spare_flight(state: State, frame: Fleeing, tell: Tell) -> State | None:
    """Take the only path of a feigned flight."""
    found = flights(state, frame)
    return None if len(found) > 1 else flee(state, frame, found[0], tell)


@cites("S3.2")
def spare_losses(state: State, frame: Losing, tell: Tell) -> State | None:
    """Take the only losses that an exchange allows."""
    options = sacrifices(frame)
    return None if len(options) > 1 else lose(state, options[0], tell)


def spare_sally(state: State, frame: Sallying | Manning, tell: Tell) -> State | None:
    """Pass over the garrison when nobody can come out."""
    return None if has_sally(state) else popped(state)


def spare_following(state: State, frame: Following, tell: Tell) -> State | None:
    """Let the only chaser follow."""
    return None if len(frame.chasers) > 1 else follow(state, frame, frame.chasers[0], tell)


def spare_lending(state: State, frame: Lending, tell: Tell) -> State | None:
    """Begin the special rally when no leader can help any more."""
    return None if withdrawing.loans(state, frame) else withdrawing.begin_rally(state, frame)


def spare_redeploying(state: State, frame: Redeploying, tell: Tell) -> State | None:
    """Begin the second stage when the army is deployed."""
    return None if withdrawing.first_landing(state) else withdrawing.begin_second_stage(state)


PHASE = {Moving: "move", Shooting: "shoot", Attacking: "attack"}


@cites("S3.1", "14.1b")
def begin_turn(state: State, side: Side, tell: Tell) -> State:
    """Open a player turn with its rally phase."""
    stage = state.stage or SETTINGS[state.scenario].stage
    tell(TurnBegan(clause="14.1b", stage=stage, turn=state.turn, side=side))
    state = replace(state, stage=stage) if stage != state.stage else state
    work = rallying(state, side)
    return replace(state, agenda=(work,)) if work.units else begin_movement(state, side)


@cites("S3.1", "S11.1")
def go_on_rallying(state: State, work: Rally, dice: Dice, tell: Tell) -> State:
    """Roll for the next unit of the rally phase; after the last one the movement phase begins."""
    return rally(state, work, dice, tell) if work.units else begin_movement(state, work.side)


@cites("S3.1", "15.5a", "15.4b", "R47")
def begin_movement(state: State, side: Side) -> State:
    """Open the movement phase; the Muslim may first withdraw, or begin the sortie."""
    state = replace(state, agenda=(Moving(side),))
    if side is Side.CRUSADER:
        return state
    if may_begin(state):
        state = pushed(state, Sallying(side))
    return pushed(state, Withdrawing(side)) if withdrawing.may_withdraw(state) else state


def end(state: State, tell: Tell) -> State:
    """End the phase that is asked for."""
    frame = state.agenda[-1]
    assert isinstance(frame, Moving | Shooting | Attacking)
    return end_phase(state, frame, tell)


@cites("S3.1", "S12.3")
def end_phase(state: State, frame: Moving | Shooting | Attacking, tell: Tell) -> State:
    """End a phase and begin the next."""
    side = frame.seat
    tell(PhaseEnded(clause="S3.1", side=side, phase=PHASE[type(frame)]))
    match frame:
        case Moving(bounded=True):
            return popped(state)
        case Moving():
            state = replace(state, agenda=(Shooting(side),))
            return pushed(state, Manning(side)) if side is Side.MUSLIM and may_reinforce(state) else state
        case Shooting():
            return replace(state, agenda=(Attacking(side),))
        case Attacking():
            return end_turn(state, side, tell)
    assert_never(frame)


@cites("S3.1", "14.1a", "14.1b", "S12.2", "15.5f")
def end_turn(state: State, side: Side, tell: Tell) -> State:
    """Close a player turn, forget its marks, and go on to the other player, the next turn or the end."""
    state = unmarked(state)
    if side is first_player(state):
        return replace(state, agenda=(BeginTurn(side.enemy),))
    if state.turn == SETTINGS[state.scenario].turns:
        return run_out(state, tell)
    return replace(state, turn=state.turn + 1, agenda=(BeginTurn(side.enemy),))


@cites("14.1a", "15.5f")
def first_player(state: State) -> Side:
    """Who moves first in a turn: the Crusader before the withdrawal, the Muslim after it."""
    return Side.CRUSADER if state.stage == 1 else Side.MUSLIM


WORKS: dict[type, Callable[[State, Any, Dice, Tell], State]] = {
    Melee: fight,
    Volley: loose,
    Hit: suffer,
    Fall: fall,
    Plunder: plunder,
    Feint: draw,
    Check: lambda state, frame, dice, tell: look(state, frame, tell),
    Rally: go_on_rallying,
    BeginTurn: lambda state, frame, dice, tell: begin_turn(state, frame.side, tell),
    BeginDeployment: lambda state, frame, dice, tell: deploying.ask_to_deploy(state, frame),
    Withdrawal: lambda state, frame, dice, tell: withdrawing.next_step(state, frame),
    SpecialRally: withdrawing.rally_lost,
}
"""What the engine does for each kind of work."""

SPARED: dict[type, Callable[[State, Any, Tell], State | None]] = {
    Moving: spare_phase,
    Shooting: spare_phase,
    Attacking: spare_phase,
    Reacting: spare_reaction,
    Retreating: fall_back,
    Fleeing: spare_flight,
    Following: spare_following,
    Losing: spare_losses,
    Sallying: spare_sally,
    Manning: spare_sally,
    Lending: spare_lending,
    Redeploying: spare_redeploying,
}
"""The asks that a seat may be spared, because a single answer is possible."""
