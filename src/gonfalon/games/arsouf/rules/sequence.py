"""The order of play: deployment, then turns of two halves, each moves first and attacks second."""

from gonfalon.games.arsouf.actions import CONFIRMS, ENDS, Arrange, ArsoufAction
from gonfalon.games.arsouf.events import PhaseEnded, TurnBegan
from gonfalon.games.arsouf.pieces import MUSLIM, Side
from gonfalon.games.arsouf.rules.attacking import fight, has_attack, lines_up
from gonfalon.games.arsouf.rules.deploying import CLAUSE, ask_to_deploy, is_deployed
from gonfalon.games.arsouf.rules.moving import has_move
from gonfalon.games.arsouf.rules.victory import is_too_late, run_out
from gonfalon.games.arsouf.rules.wounds import recover
from gonfalon.games.arsouf.state import (
    Attacking,
    BeginDeployment,
    BeginTurn,
    Deploying,
    EndTurn,
    Fight,
    Moving,
    Recovery,
    State,
    replace,
)
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("3.3", "4.7")
def seats() -> tuple[Side, ...]:
    """One seat for each army; whoever chooses a side takes its seat."""
    return tuple(Side)


def due(state: State) -> tuple[Ask[ArsoufAction], ...]:
    """The one ask that is open, if the game goes on."""
    if not state.agenda:
        return ()
    frame = state.agenda[-1]
    if type(frame) is Moving:
        return (Ask(state.asked, frame.seat, "move", "5.1", ENDS[frame.seat]),)
    if type(frame) is Attacking:
        return (Ask(state.asked, frame.seat, "attack", "6.1", ENDS[frame.seat]),)
    if type(frame) is Deploying:
        side = frame.seat
        ready: ArsoufAction = CONFIRMS[side] if is_deployed(state, side) else Arrange(seat=side, how="rest")
        return (Ask(state.asked, side, "deploy", CLAUSE[side], ready, prelude=True),)
    return ()


def resolve(state: State, dice: Dice, tell: Tell) -> State | None:
    """Do the next work on the agenda; None when a seat must decide or the game is over."""
    if not state.agenda:
        return None
    frame = state.agenda[-1]
    match frame:
        case Moving() | Deploying() | Attacking():
            return None
        case Fight():
            return go_on_attacking(fight(replace(state, agenda=state.agenda[:-1]), frame, dice, tell))
        case BeginDeployment(side):
            return ask_to_deploy(state, side)
        case BeginTurn(side):
            return begin_turn(state, side, tell)
        case EndTurn(side):
            return end_turn(state, side, tell)


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


def end_phase(state: State, side: Side, tell: Tell) -> State:
    """End the moves or the attacks of a side; announced attacks are rolled now."""
    if type(state.agenda[-1]) is Moving:
        tell(PhaseEnded(clause="6.1", side=side, phase="move"))
        return begin_attacks(state, side)
    tell(PhaseEnded(clause="6.3", side=side, phase="attack"))
    return lines_up(only(state, EndTurn(side)))


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
