"""What could not come about in any game, refused under the field of a position that says it."""

from gonfalon.games.acre.decisions import DECISIONS, NAMES
from gonfalon.games.acre.frames import (
    Advancing,
    Attacking,
    BeginTurn,
    Feint,
    Fleeing,
    Following,
    Frame,
    Joining,
    Lending,
    Losing,
    Melee,
    Moving,
    Reacting,
    Redeploying,
    Returning,
    Shooting,
    SpecialRally,
    Withdrawal,
)
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADERS, ROSTER, Arm, Side
from gonfalon.games.acre.position.moments import refuse_untimely
from gonfalon.games.acre.position.written import Placed, Position
from gonfalon.games.acre.rules.morale import is_disintegrated
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import ABSENT, BIT, RETURNED, WITHDRAWN, State, hexes_of, in_place, phasing
from gonfalon.kernel.agenda import Sole
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.naming import names_in
from gonfalon.kernel.reading import BadInput

LONGEST_FLIGHT = 3
NO_DICE = ScriptedDice(())
BOTTOMS = (Moving, Shooting, Attacking, BeginTurn, Withdrawal, Redeploying, Lending, Returning, SpecialRally)
IN_A_MELEE = (Reacting, Fleeing, Following, Losing, Advancing, Feint)


def refuse_contradictions(position: Position, state: State) -> None:
    """Refuse what could not come about in any game."""
    if not state.agenda:
        refuse_end(position, state)
        return
    for number, frame in enumerate(state.agenda):
        refuse_frame(f"agenda[{number}]", state, frame, state.agenda[:number])
    top = state.agenda[-1]
    if not isinstance(top, Sole):
        raise BadInput("agenda", "the uppermost frame, which is the last, must be an ask")
    if (DECISIONS.decisions[type(top)].ask, top.seat) != (position.ask, position.seat):
        raise BadInput("ask", "is not what the agenda asks")
    refuse_stage(position, state)
    refuse_untimely(state)
    for number, each in enumerate(position.units):
        refuse_marks(f"units[{number}]", state, each)
    refuse_idle(state)


def refuse_end(position: Position, state: State) -> None:
    """Refuse an end that nothing brought about, and marks after it."""
    is_broken = any(is_disintegrated(state, side) for side in Side)
    if not is_broken and position.turn < SETTINGS[position.scenario].turns:
        raise BadInput("ask", "the game is not over, so something must be asked")
    if not state.stage:
        raise BadInput("stage", "a game does not end while it is set up")
    for number, each in enumerate(position.units):
        if each != Placed(each.unit, each.at, each.disorganized):
            raise BadInput(f"units[{number}]", "nobody bears marks when the game is over")
    for number, led in enumerate(position.leaders):
        if led.rode:
            raise BadInput(f"leaders[{number}].rode", "nobody bears marks when the game is over")


def refuse_stage(position: Position, state: State) -> None:
    """Refuse units and asks that do not belong to the moment."""
    is_set_up = position.ask == "deploy"
    if is_set_up != (state.stage == 0):
        raise BadInput("stage", "is 0 while the armies set up, and only then")
    if is_set_up:
        refuse_gaps(state)
    if (position.waiting or position.leaders_waiting) and not is_set_up:
        raise BadInput("waiting", "nobody waits in the hand once the battle has begun")
    is_main = len(state.agenda) == 1 and isinstance(state.agenda[0], Moving | Shooting | Attacking)
    if is_main and any(is_disintegrated(state, side) for side in Side):
        raise BadInput("ask", "nothing is asked any more: an army has disintegrated (16.1a)")
    if isinstance(state.agenda[-1], Returning) and not in_place(state, Side.CRUSADER, RETURNED):
        raise BadInput("returned", "somebody must return to be placed")
    if is_main and in_place(state, Side.MUSLIM, WITHDRAWN):
        raise BadInput("withdrawn", "the army is withdrawn only during a withdrawal")


def refuse_gaps(state: State) -> None:
    """Refuse to set up a part of the armies: a line that nobody could cover would never be finished."""
    for unit in ROSTER:
        if state.at[unit.index] == ABSENT:
            raise BadInput("waiting", f"both armies are set up whole, and {unit.id} is nowhere")
    for leader in LEADERS:
        if state.leading[leader.index] == ABSENT:
            raise BadInput("leaders_waiting", f"both armies are set up whole, and {leader.id} is nowhere")


def refuse_marks(field: str, state: State, each: Placed) -> None:
    """Refuse marks of a side whose turn it is not, and a charge that was not ridden."""
    is_phasing = phasing(state) is BY_ID[each.unit].side
    if (each.moved or each.fired or each.attacked or each.charging) and not is_phasing:
        raise BadInput(field, f"{each.unit} has done nothing: it is not its turn")
    if (each.shot or each.struck) and is_phasing:
        raise BadInput(field, f"{each.unit} was not attacked: it is its own turn")
    if each.charging:
        unit = BY_ID[each.unit]
        beside = BOARD.neighbours[state.at[unit.index]] & BIT[INDEX[each.charging]]
        if unit.arm is not Arm.HC or not each.moved or not beside:
            raise BadInput(f"{field}.charging", "only heavy cavalry charges, after moving, at an adjoining hex")


def refuse_idle(state: State) -> None:
    """Refuse an ask that would not be put."""
    try:
        is_open = DECISIONS.resolve(state, NO_DICE, unheard) is None
    except DiceError:
        is_open = False
    if not is_open:
        raise BadInput("ask", "nothing is to be decided here: it has a single possible answer")


def refuse_frame(field: str, state: State, frame: Frame, below: tuple[Frame, ...]) -> None:
    """Refuse a frame that names what does not exist, or that stands where it cannot."""
    for each in names_in(frame):
        if each.name not in NAMES[each.kind]:
            raise BadInput(f"{field}.{each.field}", f"{each.name} is no {each.kind} of this game")
    if not below and not isinstance(frame, BOTTOMS):
        raise BadInput(field, "no phase and no withdrawal stands under it")
    melee = any(isinstance(each, Melee) for each in below)
    if isinstance(frame, IN_A_MELEE) and not melee:
        raise BadInput(field, "no melee stands under it")
    if isinstance(frame, Melee) and (melee or not isinstance(below[0], Attacking)):
        raise BadInput(field, "a melee is fought in a melee phase, and one at a time")
    refuse_names(field, state, frame)


def refuse_names(field: str, state: State, frame: Frame) -> None:
    """Refuse what a frame says of those whom it names."""
    match frame:
        case Melee():
            if not frame.defenders:
                raise BadInput(f"{field}.defenders", "names the units that are attacked")
        case Reacting() | Fleeing():
            if state.at[BY_ID[frame.unit].index] < 0:
                raise BadInput(f"{field}.unit", f"{frame.unit} is not on the map")
            if isinstance(frame, Fleeing) and not 0 <= frame.hexes <= LONGEST_FLIGHT:
                raise BadInput(f"{field}.hexes", f"is between 0 and {LONGEST_FLIGHT}")
        case Following() if not frame.path or not frame.chasers:
            raise BadInput(field, "somebody follows along a path")
        case Losing() if not frame.units:
            raise BadInput(f"{field}.units", "names the units that may be lost")
        case Joining():
            _refuse_joining(field, state, frame)
        case _:
            pass


def _refuse_joining(field: str, state: State, frame: Joining) -> None:
    units = [unit for unit in frame.units if BY_ID[unit].side is frame.seat]
    if len(units) < len(frame.units) or not units:
        raise BadInput(field, "names a leader and units of his side")
    if any(not hexes_of(state, frame.seat) & BIT[state.at[BY_ID[unit].index]] for unit in units):
        raise BadInput(f"{field}.units", "must be on the map")
