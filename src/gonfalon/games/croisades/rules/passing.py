"""Rulings R15, R16, R91 and R100: movement points lost on the way, and who cannot stay where he is."""

from collections.abc import Callable

from gonfalon.games.croisades.events import Checked, PutBack
from gonfalon.games.croisades.frames import Ride
from gonfalon.games.croisades.pieces import DRAFT
from gonfalon.games.croisades.rules.giving_way import way_back_opened, ways_on_opened
from gonfalon.games.croisades.rules.keeping_up import freed, pulled_up
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.rules.resting import may_rest
from gonfalon.games.croisades.rules.rolling import can_stop_yet
from gonfalon.games.croisades.rules.setting_down import handed_down
from gonfalon.games.croisades.state import (
    State,
    amended,
    field_of,
    figure_of,
    replace,
    with_figure,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("C5d", "C5e", "R15")
def slowed(state: State, points: int, tell: Tell) -> State:
    """The mover loses so many of the points he has left."""
    return _with_left(state, lambda left: max(0, left - points), "R15", tell)


@cites("C5e", "R16")
def halved(state: State, tell: Tell) -> State:
    """The mover keeps half of the points he has left, rounded down."""
    return _with_left(state, lambda left: left // 2, "R16", tell)


def _with_left(state: State, kept: Callable[[int], int], clause: str, tell: Tell) -> State:
    """The mover keeps so many of his points."""
    mover = state.mover
    if mover is None:
        return state
    left = kept(mover.left)
    tell(Checked(clause=clause, figure=mover.figure, left=left))
    return replace(state, mover=amended(mover, left=left))


@cites("R91", "R117", "1.6")
def put_back(state: State, id: str, tell: Tell) -> State:
    """Put a mover who stands where he may not end back to the last place of his way where he might."""
    mover = state.mover
    if mover is None or mover.figure != id:
        return state
    figure = figure_of(state, id)
    if may_rest(state, figure):
        return state
    if state.hauls and (figure.at, figure.facing) == (mover.back, mover.back_facing):
        return state
    if state.hidden:
        state = way_back_opened(state, figure, tell)
    tell(PutBack(clause="R91", figure=id, at=field_of(state).names[mover.back]))
    return with_figure(state, amended(figure, at=mover.back, facing=mover.back_facing))


@cites("R91", "R100", "R117")
def after_harm(state: State, tell: Tell) -> State:
    """End the move of one who cannot get any more to a place where he may end; a charge looks after itself."""
    mover = state.mover
    if mover is None or any(isinstance(frame, Ride) for frame in state.agenda):
        return state
    figure = figure_of(state, mover.figure)
    if mover.figure == DRAFT:
        is_way = may_rest(state, figure) or can_stop_yet(state, DRAFT, mover.left)
        return state if is_way else ended(put_back(state, DRAFT, tell))
    if may_rest(state, figure) or can_get_to_an_end(state, figure, mover.left):
        return state
    if state.hauls:
        state = freed(state, figure.id)
        if may_rest(state, figure) or can_get_to_an_end(state, figure, mover.left):
            return state
    if state.hidden:
        state = ways_on_opened(state, figure, mover.left, tell)
    return ended(put_back(state, mover.figure, tell))


@cites("1.53", "R56", "R59", "R61")
def ended(state: State) -> State:
    """The state with the move under way over; what the mover carried or led is then set down."""
    mover = state.mover
    if mover is None:
        return pulled_up(state) if state.hauls else state
    figure = figure_of(state, mover.figure)
    state = with_figure(state, amended(figure, is_done=True), mover=None)
    if state.hauls:
        state = pulled_up(state)
    return handed_down(state, figure, mover.held) if mover.held else state
