"""The order of play: deployment, then turns of two halves, each moves first and attacks second."""

from collections.abc import Callable
from typing import Any

from gonfalon.games.arsouf.actions import Attack, End
from gonfalon.games.arsouf.events import PhaseEnded, TurnBegan
from gonfalon.games.arsouf.pieces import MUSLIM, Side
from gonfalon.games.arsouf.rules.attacking import attack, fight, has_attack, lines_up
from gonfalon.games.arsouf.rules.deploying import ask_to_deploy
from gonfalon.games.arsouf.rules.moving import has_move
from gonfalon.games.arsouf.rules.victory import is_too_late, run_out
from gonfalon.games.arsouf.rules.wounds import recover
from gonfalon.games.arsouf.state import (
    Attacking,
    BeginDeployment,
    BeginTurn,
    EndTurn,
    Fight,
    Moving,
    Recovery,
    State,
    replace,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("3.3", "4.7")
def seats() -> tuple[Side, ...]:
    """One seat for each army; whoever chooses a side takes its seat."""
    return tuple(Side)


@cites("4.6")
def begin_turn(state: State, side: Side, tell: Tell) -> State:
    """Open a side's half of the turn, Crusaders before Muslims; its wounded may recover, then it moves."""
    tell(TurnBegan(turn=state.turn, side=side))
    state = recover(state, side, tell)
    return ask(state, Moving(side)) if has_move(state, side) else begin_attacks(state, side)


@cites("6.1")
def begin_attacks(state: State, side: Side) -> State:
    """Ask for attacks once all movement is over; nobody is asked when everybody sees that there can be none."""
    return ask(state, Attacking(side)) if has_attack(state, side) else only(state, EndTurn(side))


def go_on_attacking(state: State) -> State:
    """The state after an attack: the side is asked for more only while there can be any."""
    frame = state.agenda[-1] if state.agenda else None
    if type(frame) is not Attacking or has_attack(state, frame.seat):
        return state
    return lines_up(only(state, EndTurn(frame.seat)))


def attack_and_go_on(state: State, action: Attack, tell: Tell) -> State:
    """The state after an attack is named, or announced."""
    return go_on_attacking(attack(state, action, tell))


def fight_and_go_on(state: State, work: Fight, dice: Dice, tell: Tell) -> State:
    """The state after an attack is rolled."""
    return go_on_attacking(fight(replace(state, agenda=state.agenda[:-1]), work, dice, tell))


def end_moves(state: State, action: End, tell: Tell) -> State:
    """End the moves of a side."""
    tell(PhaseEnded(clause="6.1", side=action.seat, phase="move"))
    return begin_attacks(state, action.seat)


def end_attacks(state: State, action: End, tell: Tell) -> State:
    """End the attacks of a side; announced attacks are rolled now."""
    tell(PhaseEnded(clause="6.3", side=action.seat, phase="attack"))
    return lines_up(only(state, EndTurn(action.seat)))


@cites("R3", "R14")
def end_turn(state: State, side: Side, tell: Tell) -> State:
    """Close a side's half of the turn and forget what its pieces did in it."""
    if state.options.recovery is Recovery.BOTH_ENDS:
        state = recover(state, side, tell)
    turn = state.turn + (side is MUSLIM)
    state = replace(state, moved=0, attacked=0, charging=(), turn=turn)
    return run_out(state, tell) if is_too_late(state) else begin_turn(state, side.enemy, tell)


def ask(state: State, frame: Moving | Attacking) -> State:
    """The state with a new ask as all that is owed."""
    return replace(state, asked=state.asked + 1, agenda=(frame,))


def only(state: State, work: EndTurn) -> State:
    """The state with one work as all that is owed."""
    return replace(state, agenda=(work,))


WORKS: dict[type, Callable[[State, Any, Dice, Tell], State]] = {
    Fight: fight_and_go_on,
    BeginDeployment: lambda state, work, dice, tell: ask_to_deploy(state, work.side),
    BeginTurn: lambda state, work, dice, tell: begin_turn(state, work.side, tell),
    EndTurn: lambda state, work, dice, tell: end_turn(state, work.side, tell),
}
"""What the engine does for each kind of work."""
