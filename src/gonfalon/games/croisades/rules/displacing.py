"""Clause C5f, ruling R73: friends on foot who make room for one who retreats or falls."""

from gonfalon.games.croisades.actions import Aside
from gonfalon.games.croisades.events import Displaced
from gonfalon.games.croisades.frames import Displacing, Flight
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.busy import broken_off
from gonfalon.games.croisades.rules.finding import openly, yielded
from gonfalon.games.croisades.rules.ground import able_to_attack, closed_to, living_for
from gonfalon.games.croisades.rules.moving import why_closed
from gonfalon.games.croisades.state import (
    Figure,
    State,
    field_of,
    figure_of,
    hexes_of,
    instead,
    is_up,
    popped,
    side_of,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("C5f", "R73")
def displaceable(state: State, side: Side, at: int) -> Figure | None:
    """The friend on foot and on his feet in a hex, who alone may be moved aside."""
    passing = "" if state.mover is None else state.mover.figure
    for figure in state.figures:
        if figure.id != passing and figure.at == at and figure.facing < 0 and is_up(figure) and side_of(figure) is side:
            return figure
    return None


@cites("C5f", "R73")
def room(state: State, friend: Figure, living: Hexes | None = None) -> Hexes:
    """The free hexes beside a friend that he may enter; `living` are those held once the other has come."""
    field = field_of(state)
    held = living_for(state, side_of(friend)) if living is None else living
    return field.board.neighbours[friend.at] & ~(held | kept_open(state) | closed_to(state, friend))


@cites("R91", "D1.36", "R131")
def kept_open(state: State) -> Hexes:
    """The last place where a mover might have ended, which nobody takes who is driven off while he goes on."""
    mover = state.mover
    return 0 if mover is None else hexes_of(field_of(state), Figure(mover.figure, mover.back, mover.back_facing))


@cites("C5f", "R73")
def why_not_aside(state: State, frame: Displacing, action: Aside) -> Refusal | None:
    """Why a friend may not make room by going to a hex."""
    field, friend = field_of(state), figure_of(state, frame.figure)
    to = field.index.get(action.to)
    if to is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    if not field.board.neighbours[friend.at] >> to & 1:
        return refuse("R73", "not-beside", figure=friend.id, at=action.to)
    refusal = why_closed(state, friend, to)
    if refusal is None and not room(state, friend) >> to & 1:
        return refuse("R73", "hex-not-free", figure=friend.id, at=action.to)
    return refusal


@cites("C5f", "R73")
def step_aside(state: State, frame: Displacing, to: str, tell: Tell) -> State:
    """Let a friend make room; beside an enemy he rolls as one who retreats."""
    start = field_of(state).names[figure_of(state, frame.figure).at]
    tell(Displaced(clause="R73", figure=frame.figure, start=start, to=to))
    return instead(broken_off(state, frame.figure), Flight(frame.figure, (to,), trail=(start,)))


@cites("R73")
def nearest_aside(state: State, frame: Displacing) -> Aside:
    """The first hex for a friend that calls for no roll, or the first of all."""
    friend, field = figure_of(state, frame.figure), field_of(state)
    hexes = list(members(room(state, friend)))
    enemy = side_of(friend).enemy
    safe = (at for at in hexes if not able_to_attack(state, at, enemy))
    return Aside(seat=frame.seat, to=field.names[next(safe, hexes[0])])


@cites("R73", "R117")
def spare_aside(state: State, frame: Displacing, tell: Tell) -> State | None:
    """Take the only hex that a friend can go to."""
    friend = figure_of(state, frame.figure)
    hexes = seen = room(state, friend) if is_up(friend) else 0
    if state.hidden and is_up(friend):
        seen = room(openly(state), friend)
        after = None if hexes else yielded(state, frame.seat, tell, seen)
        if after is not None:
            return after
    if hexes and seen.bit_count() > 1:
        return None
    return step_aside(state, frame, nearest_aside(state, frame).to, tell) if hexes else popped(state)
