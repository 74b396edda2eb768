"""Section 16.2: what each side has scored, source by source."""

from gonfalon.games.acre.map import CAMP_NAMES, INDEX
from gonfalon.games.acre.pieces import ARMY, SPAN, STAFF, Side
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import CASUALTY, ELIMINATED, KNOWN, SCORE_KEY, State, known_of
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites

CAMP_POINTS = 5
TREBUCHET_POINTS = 5
POINTS_PER_TURN = 5


def points(state: State, side: Side) -> int:
    """The victory points that a side holds; remembered with the state."""
    try:
        found: int = state.__dict__[KNOWN][SCORE_KEY[side]]
    except KeyError:
        found = known_of(state)[SCORE_KEY[side]] = sum_of(score_lines(state, side))
    return found


@cites("16.2", "R12", "R40", "R45")
def score_lines(state: State, side: Side) -> tuple[Line, ...]:
    """Where a side's victory points come from; the scattered give none, and the garrison counts as all units."""
    enemy, lines = side.enemy, []
    strength = strength_lost(state, enemy)
    if strength:
        lines.append(Line("16.2", "eliminated", enemy, add=strength))
    for leader in STAFF[enemy] if CASUALTY in state.leading else ():
        if state.leading[leader.index] == CASUALTY:
            lines.append(Line("16.2", "casualty", leader.id, add=leader.points))
    if captured := camps_captured(state, side):
        lines.append(Line("16.2", "camps", enemy, add=CAMP_POINTS * captured))
    if side is Side.MUSLIM and (wrecked := trebuchets_captured(state)):
        lines.append(Line("16.2", "trebuchets", add=TREBUCHET_POINTS * wrecked))
    if side is Side.CRUSADER and state.bonus:
        lines.append(Line("16.2", "withdrawal", add=state.bonus))
    return tuple(lines)


def strength_lost(state: State, side: Side) -> int:
    """The printed strength of a side's eliminated units."""
    places = state.at[SPAN[side]]
    if ELIMINATED not in places:
        return 0
    return sum([strength for strength, place in zip(STRENGTHS[side], places, strict=True) if place == ELIMINATED])


@cites("16.2", "15.2")
def camps_captured(state: State, side: Side) -> int:
    """How many enemy camps a side has captured."""
    if len(state.camps) == len(CAMPS[state.scenario]):
        return 0
    return sum(at not in state.camps for at in CAMPS[state.scenario] if CAMP_OF[at] is side.enemy)


@cites("16.2", "15.3")
def trebuchets_captured(state: State) -> int:
    """How many trebuchets the Muslims have captured; before the battle none."""
    return len(SETTINGS[state.scenario].trebuchets) - len(state.trebuchets) if state.stage else 0


@cites("16.2")
def withdrawal_bonus(turn: int) -> int:
    """What a withdrawal on a turn gives the Crusader: five for each turn that remains, this one included."""
    return POINTS_PER_TURN * (11 - turn)


STRENGTHS = {side: tuple(unit.strength for unit in ARMY[side]) for side in Side}
CAMPS = {name: tuple(INDEX[camp] for camp in setting.camps) for name, setting in SETTINGS.items()}
CAMP_OF = {
    INDEX[camp]: Side.CRUSADER if camp in CAMP_NAMES[Side.CRUSADER] else Side.MUSLIM
    for setting in SETTINGS.values()
    for camp in setting.camps
}
"""Whose camp stands on a hex."""
