"""The order of play: who is asked what, the engine's next work, and how turns follow each other."""

from typing import assert_never

from gonfalon.games.acre.events import PhaseEnded, TurnBegan
from gonfalon.games.acre.frames import (
    Asking,
    Attacking,
    BeginDeployment,
    BeginTurn,
    Check,
    Fall,
    Feint,
    Fleeing,
    Following,
    Frame,
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
from gonfalon.kernel.agenda import Sole
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
    if isinstance(frame, Sole):
        return spare(state, frame, tell)
    return work(state, frame, dice, tell)


@cites("S3.2")
def spare(state: State, frame: Asking, tell: Tell) -> State | None:
    """Spare a seat an ask with a single possible answer; None when it must decide."""
    match frame:
        case Moving():
            closed = closed_edges(state, frame)
            return None if has_move(state, frame.seat, closed) else end_phase(state, frame, tell)
        case Shooting():
            return None if has_shot(state, frame.seat) else end_phase(state, frame, tell)
        case Attacking():
            return None if has_attack(state, frame.seat) else end_phase(state, frame, tell)
        case Sallying() | Manning():
            return None if has_sally(state) else popped(state)
        case Reacting():
            is_over = not still_in(state, melee_of(state).attackers)
            return popped(state) if is_over or not has_reaction(state, frame) else None
        case Retreating():
            return fall_back(state, frame, tell)
        case Fleeing():
            found = flights(state, frame)
            return None if len(found) > 1 else flee(state, frame, found[0], tell)
        case Following():
            return None if len(frame.chasers) > 1 else follow(state, frame, frame.chasers[0], tell)
        case Losing():
            options = sacrifices(frame)
            return None if len(options) > 1 else lose(state, options[0], tell)
        case Lending():
            return None if withdrawing.loans(state, frame) else withdrawing.begin_rally(state, frame)
        case Redeploying():
            is_done = withdrawing.first_landing(state) is None
            return withdrawing.begin_second_stage(state) if is_done else None
        case _:
            return None


def work(state: State, frame: Frame, dice: Dice, tell: Tell) -> State:
    """Do one piece of the engine's own work."""
    match frame:
        case Melee():
            return fight(state, frame, dice, tell)
        case Volley():
            return loose(state, frame, dice, tell)
        case Hit():
            return suffer(state, frame, dice, tell)
        case Fall():
            return fall(state, frame, dice, tell)
        case Plunder():
            return plunder(state, frame, dice, tell)
        case Feint():
            return draw(state, frame, dice, tell)
        case Check():
            return look(state, frame, tell)
        case _:
            return between_phases(state, frame, dice, tell)


def between_phases(state: State, frame: Frame, dice: Dice, tell: Tell) -> State:
    """Do one piece of the work that is no part of a move, a shot or a melee."""
    match frame:
        case Rally():
            return rally(state, frame, dice, tell) if frame.units else begin_movement(state, frame.side)
        case BeginTurn():
            return begin_turn(state, frame.side, tell)
        case BeginDeployment():
            return deploying.ask_to_deploy(state, frame)
        case Withdrawal():
            return withdrawing.next_step(state, frame)
        case SpecialRally():
            return withdrawing.rally_lost(state, frame, dice, tell)
        case _:
            raise AssertionError(f"{frame} is no work")


PHASE = {Moving: "move", Shooting: "shoot", Attacking: "attack"}


@cites("S3.1", "14.1b")
def begin_turn(state: State, side: Side, tell: Tell) -> State:
    """Open a player turn with its rally phase."""
    stage = state.stage or SETTINGS[state.scenario].stage
    tell(TurnBegan(clause="14.1b", stage=stage, turn=state.turn, side=side))
    state = replace(state, stage=stage)
    return replace(state, agenda=(rallying(state, side),))


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
