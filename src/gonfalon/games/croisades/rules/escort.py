"""Clause 4.1.3: a lady is brought through, unless she is taken or the baron who leads her escort falls."""

from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    DEAD,
    Figure,
    State,
    field_of,
    figure_of,
    has_figure,
    has_left,
    hexes_of,
    is_living,
    is_up,
    lay_of,
    side_of,
)
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites


def lady_of(state: State) -> Figure | None:
    """The lady; None where none takes part."""
    name = SETTINGS[state.scenario].lady
    return figure_of(state, name) if name and has_figure(state, name) else None


def escort_of(state: State) -> Side:
    """The side of the lady: that which begins."""
    return SETTINGS[state.scenario].first


@cites("4.1.3")
def is_decided(state: State) -> bool:
    """Whether the lady is off the map for good, or she or the baron is dead."""
    lady = lady_of(state)
    return lay_of(state).is_headless or (lady is not None and has_left(lady))


@cites("4.1.3", "R128")
def captor(state: State) -> Figure | None:
    """Who takes the lady: an enemy on his feet beside her, with nobody of her escort on his feet beside her or him."""
    lady = lady_of(state)
    if lady is None or not is_living(lady):
        return None
    field, side = field_of(state), escort_of(state)
    here = hexes_of(field, lady)
    friends = lay_of(state).up[side.number] & ~here
    near = field.board.border(here)
    if near & friends:
        return None
    for each in state.figures:
        hexes = hexes_of(field, each)
        if is_up(each) and side_of(each) is side.enemy and hexes & near and not field.board.border(hexes) & friends:
            return each
    return None


@cites("4.1.3")
def is_taken(state: State) -> bool:
    """Whether the lady is taken as a player turn of her enemies ends."""
    return state.side is not escort_of(state) and captor(state) is not None


@cites("4.1.3", "R119")
def outcome(state: State) -> Outcome:
    """Who has won: whoever decided it first, and her enemies if she is still there at the end."""
    setting, side, lady = SETTINGS[state.scenario], escort_of(state), lady_of(state)
    fallen = [each.id for each in state.figures if each.id in setting.commanders and each.health is DEAD]
    if any(name != setting.lady for name in fallen):
        return Outcome(side.enemy, "baron-killed", setting.clause)
    if fallen:
        return Outcome(None, "lady-killed", setting.clause)
    if lady is not None and has_left(lady):
        return Outcome(side, "lady-safe", setting.clause)
    return Outcome(side.enemy, "lady-taken" if is_taken(state) else "lady-late", setting.clause)


def margin(state: State, side: Side) -> int:
    """Whether a side has brought the lady through, or kept her from it; 0 while nothing is decided."""
    if state.agenda:
        return 0
    winner = outcome(state).winner
    return 0 if winner is None else 1 if winner is side else -1
