"""Chapter S11 and sections 14.4, 14.5: loss totals, demoralization, reorganization."""

from gonfalon.games.acre.events import Morale, Rallied
from gonfalon.games.acre.frames import Check, Rally
from gonfalon.games.acre.pieces import ARMY, BY_ID, SIDES, Side, Unit
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.scenarios import MORALE, SETTINGS, Numbers
from gonfalon.games.acre.state import (
    BIT,
    KNOWN,
    SHAKEN_KEY,
    State,
    instead,
    is_disorganized,
    known_of,
    leader_value,
    organized_by,
    zoc_of,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

WORSE_WHEN_DEMORALIZED = 1


@cites("14.4", "14.5")
def numbers(state: State, side: Side) -> Numbers:
    """The morale numbers of an army in this scenario and stage."""
    return MORALE[SETTINGS[state.scenario].is_whole, state.stage or 1][side]


@cites("14.5", "R48")
def losses(state: State, side: Side) -> int:
    """The loss total of an army: what the enemy holds, for the Muslims with the withdrawal bonus."""
    total = points(state, side.enemy)
    if side is Side.MUSLIM and not state.options.withdrawal_bonus_morale:
        total -= state.bonus
    return total


@cites("S11.3", "R56")
def is_demoralized(state: State, side: Side) -> bool:
    """Whether an army's loss total has reached its first number; remembered with the state, like the score."""
    try:
        found: bool = state.__dict__[KNOWN][SHAKEN_KEY[side]]
    except KeyError:
        found = losses(state, side) >= numbers(state, side).demoralized
        known_of(state)[SHAKEN_KEY[side]] = found
    return found


@cites("S11.4", "R56")
def is_disintegrated(state: State, side: Side) -> bool:
    """Whether an army's loss total has reached its second number."""
    return losses(state, side) >= numbers(state, side).disintegrated


@cites("S11.3")
def tell_steadied(before: State, after: State, clause: str, tell: Tell) -> None:
    """Tell which army was demoralized and is so no longer, and by which clause."""
    for side in SIDES:
        if is_demoralized(before, side) and not is_demoralized(after, side):
            tell(Morale(clause=clause, side=side, losses=losses(after, side), demoralized=False))


def check(state: State) -> Check:
    """The look at both armies that follows when what begins now is over."""
    return CHECKS[is_demoralized(state, Side.CRUSADER), is_demoralized(state, Side.MUSLIM)]


@cites("S11.1", "R8")
def may_rally(state: State, unit: Unit) -> bool:
    """Whether a unit rolls in its rally phase: disorganized, and out of enemy ZOC or with a leader."""
    if not is_disorganized(state, unit):
        return False
    in_zoc = zoc_of(state, unit.side.enemy) & BIT[state.at[unit.index]]
    return not in_zoc or unit.index in state.leading


@cites("S11.1", "S11.3")
def rally_number(state: State, unit: Unit) -> int:
    """The highest die at which a unit reorganizes."""
    number = numbers(state, unit.side).rally + leader_value(state, unit)
    return number - WORSE_WHEN_DEMORALIZED if is_demoralized(state, unit.side) else number


def rallying(state: State, side: Side) -> Rally:
    """The units that roll in a side's rally phase, in the order of the roster."""
    units = [ARMY[side][number] for number in members(state.disorganized[side.number])]
    return Rally(side, tuple([unit.id for unit in units if may_rally(state, unit)]))


@cites("S11.1", "S3.1")
def rally(state: State, work: Rally, dice: Dice, tell: Tell) -> State:
    """Roll for the next unit; who succeeded in this phase changes nobody's chance."""
    unit = BY_ID[work.units[0]]
    needed = rally_number(state, unit)
    face = dice.roll(6, clause="S11.1", why="rally", who=unit.id)
    tell(Rallied(clause="S11.1", unit=unit.id, face=face, needed=needed, success=face <= needed))
    state = instead(state, Rally(work.side, work.units[1:]))
    return organized_by(state, unit) if face <= needed else state


CHECKS = {
    (False, False): Check(),
    (True, False): Check((Side.CRUSADER,)),
    (False, True): Check((Side.MUSLIM,)),
    (True, True): Check(tuple(Side)),
}
"""The look at both armies, by whether the Crusaders and the Muslims are demoralized before."""
