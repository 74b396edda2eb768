"""The order of play: the engine's works, and how phases and turns follow each other."""

from collections.abc import Callable
from typing import Any, assert_never

from gonfalon.games.acre.actions import End
from gonfalon.games.acre.events import PhaseEnded, TurnBegan
from gonfalon.games.acre.frames import (
    Attacking,
    BeginDeployment,
    BeginTurn,
    Check,
    Fall,
    Feint,
    Hit,
    Manning,
    Melee,
    Moving,
    Plunder,
    Rally,
    Sallying,
    Shooting,
    SpecialRally,
    Volley,
    Withdrawal,
    Withdrawing,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules import deploying, withdrawing
from gonfalon.games.acre.rules.entering import plunder
from gonfalon.games.acre.rules.feigning import draw
from gonfalon.games.acre.rules.leaders import fall
from gonfalon.games.acre.rules.melee import fight
from gonfalon.games.acre.rules.morale import rally, rallying
from gonfalon.games.acre.rules.sallying import may_begin, may_reinforce
from gonfalon.games.acre.rules.shooting import loose, suffer
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


def end(state: State, frame: Moving | Shooting | Attacking, action: End, tell: Tell) -> State:
    """End the phase that is asked for."""
    return end_phase(state, frame, tell)


@cites("S3.1", "S12.3", "15.5e")
def end_phase(state: State, frame: Moving | Shooting | Attacking, tell: Tell) -> State:
    """End a phase and begin the next."""
    side = frame.seat
    if isinstance(frame, Moving) and frame.bounded:
        tell(PhaseEnded(clause="15.5e", side=side, phase="pursuit"))
        return popped(state)
    tell(PhaseEnded(clause="S3.1", side=side, phase=PHASE[type(frame)]))
    match frame:
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
    Withdrawal: lambda state, frame, dice, tell: withdrawing.next_step(state, frame, tell),
    SpecialRally: withdrawing.rally_lost,
}
"""What the engine does for each kind of work."""
