"""Clause 1.53: a stunned man who is carried."""

from gonfalon.games.croisades.actions import TakeUp
from gonfalon.games.croisades.burdens import TakenUp
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.finding import openly
from gonfalon.games.croisades.rules.giving_way import last_places
from gonfalon.games.croisades.rules.moving import why_not_mover
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.rules.resting import may_rest
from gonfalon.games.croisades.state import (
    AWAY,
    STUNNED,
    Figure,
    Held,
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    is_horse,
    with_figure,
)
from gonfalon.kernel.events import Tell, unheard
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.53", "R38")
def why_not_take_up(state: State, action: TakeUp) -> Refusal | None:
    """Why a figure may not take a stunned man on its back: first who carries, then who is carried, then the room."""
    refusal = why_not_mover(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    figure, mover = figure_of(state, action.figure), state.mover
    if figure.horse:
        return refuse("1.53", "carries-on-foot", figure=figure.id)
    if state.hauls and haul_of(state, figure.id) is not None:
        return refuse("R59", "hauls-already", figure=figure.id)
    if not has_figure(state, action.man):
        return refuse("K3", "not-in-this-game", figure=action.man)
    man = figure_of(state, action.man)
    if man.health is not STUNNED or man.at != figure.at or mover is None or mover.figure != figure.id:
        return refuse("R38", "not-stunned-here", figure=figure.id, man=man.id)
    if any(not is_horse(figure_of(state, each.figure)) for each in mover.held):
        return refuse("R38", "carries-already", figure=figure.id)
    after = take_up(state, action, unheard)
    assert after.mover is not None
    if not may_rest(after, figure) and not can_get_to_an_end(after, figure, after.mover.left):
        return refuse("R100", "no-room-to-carry", figure=figure.id, man=man.id, left=after.mover.left)
    return None


@cites("1.53", "R38")
def take_up(state: State, action: TakeUp, tell: Tell) -> State:
    """Take a stunned man off the ground: half of the points left go with it, rounded down."""
    figure, man, mover = figure_of(state, action.figure), figure_of(state, action.man), state.mover
    assert mover is not None
    at, left = field_of(state).names[man.at], mover.left // 2
    tell(TakenUp(clause="1.53", figure=figure.id, man=man.id, at=at, left=left))
    mover = amended(mover, left=left, held=(Held(man.id, at), *mover.held))
    state = with_figure(state, amended(man, at=AWAY), mover=mover)
    return with_figure(state, figure, mover=left_here(state, mover, figure))


@cites("R91", "R117")
def left_here(state: State, mover: Mover, figure: Figure) -> Mover:
    """The move under way once the ground is free of the man who lay there."""
    may_stay = may_rest(openly(state) if state.hidden else state, figure)
    (back, back_facing), seen = last_places(state, mover, figure, may_stay=may_stay)
    return amended(mover, back=back, back_facing=back_facing, seen=seen)
