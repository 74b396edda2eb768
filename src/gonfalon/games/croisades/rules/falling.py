"""Clauses 1.8a and 1.8b: where a dismounted rider comes to stand or lie, and where his horse stays."""

from gonfalon.games.croisades.actions import Fall
from gonfalon.games.croisades.events import Fell, Killed, PutBack
from gonfalon.games.croisades.frames import Displacing, Falling
from gonfalon.games.croisades.rules.displacing import displaceable, room
from gonfalon.games.croisades.rules.finding import openly, yielded
from gonfalon.games.croisades.rules.ground import closed_to, living_for, may_end
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.rules.moving import stepped, why_closed
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    points_of,
    popped,
    pushed,
    side_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, hexset, lowest, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.8a", "R80")
def landings(state: State, frame: Falling) -> Hexes:
    """The hexes beside his horse where a dismounted rider may be put; a dead one needs no free hex.

    Without a free one they are those of friends who can be moved aside.
    """
    figure = figure_of(state, frame.figure)
    open_hexes = beside_horse(state, frame) & ~closed_to(state, figure)
    if figure.health is Health.DEAD:
        return open_hexes
    held = living_for(state, frame.seat)
    return open_hexes & ~held or hexset(at for at in members(open_hexes) if yields(state, figure, at))


def beside_horse(state: State, frame: Falling) -> Hexes:
    """The hexes beside either half of the horse that a rider has lost."""
    field = field_of(state)
    return field.board.border(hexes_of(field, figure_of(state, frame.horse)))


@cites("1.8a", "R73", "R80")
def yields(state: State, figure: Figure, at: int) -> bool:
    """Whether a friend stands in a hex who can be moved aside."""
    friend = displaceable(state, side_of(figure), at)
    return friend is not None and room(state, friend) != 0


@cites("1.8a", "R80")
def why_not_fall(state: State, frame: Falling, action: Fall) -> Refusal | None:
    """Why a dismounted rider may not be put on a hex."""
    figure, to = figure_of(state, frame.figure), field_of(state).index.get(action.to)
    if to is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    if landings(state, frame) >> to & 1:
        return None
    if not beside_horse(state, frame) >> to & 1:
        return refuse("1.8a", "not-beside-horse", figure=figure.id, at=action.to)
    return why_closed(state, figure, to) or refuse("R80", "hex-not-free", figure=figure.id, at=action.to)


@cites("1.8a", "R77", "R80")
def fall(state: State, frame: Falling, to: int, tell: Tell) -> State:
    """Put a dismounted rider on a hex; a friend there is moved aside first."""
    figure = figure_of(state, frame.figure)
    if figure.health is not Health.DEAD:
        friend = displaceable(state, side_of(figure), to)
        if friend is not None:
            return pushed(state, Displacing(frame.seat, friend.id))
    tell(Fell(clause="1.8a", figure=figure.id, at=field_of(state).names[to]))
    return surrounded(with_figure(popped(state), amended(figure, at=to)), tell)


@cites("1.8a", "1.8b", "R80", "R117")
def spare_fall(state: State, frame: Falling, tell: Tell) -> State | None:
    """Put a dismounted rider on the only hex there is; where there is none he is killed."""
    figure = figure_of(state, frame.figure)
    hexes = seen = landings(state, frame)
    if state.hidden:
        seen = landings(openly(state), frame)
        is_barred = not hexes or hexes & ~seen
        after = yielded(state, frame.seat, tell, seen, field_of(state).board.spread(seen)) if is_barred else None
        if after is not None:
            return after
    if hexes:
        return None if seen & seen - 1 else fall(state, frame, lowest(hexes), tell)
    at = lowest(beside_horse(state, frame))
    name = field_of(state).names[at]
    if figure.health is not Health.DEAD:
        tell(Killed(clause="1.8b", figure=figure.id, at=name, points=points_of(figure)))
    tell(Fell(clause="1.8b", figure=figure.id, at=name))
    return with_figure(popped(state), amended(figure, at=at, health=Health.DEAD, fell=0))


@cites("R40", "R91")
def horse_stays(state: State, rider: Figure, trail: tuple[str, ...], tell: Tell) -> State:
    """Put the horse of a rider who was killed on his way back along it, to the last place free of others.

    `rider` is he as he rode, and `trail` the hexes he started from and those that his front half entered.
    """
    if not rider.horse or figure_of(state, rider.id).health is not Health.DEAD:
        return state
    horse = figure_of(state, rider.horse)
    return state if may_end(state, horse) else back_along(state, horse, trail, tell)


@cites("R91")
def back_along(state: State, figure: Figure, trail: tuple[str, ...], tell: Tell) -> State:
    """Put a figure back along its way to the last place where it may stay.

    `trail` are the hexes it started from, of a rider or a horse the rear one first, and those that it has entered.
    """
    field = field_of(state)
    rear, *entered = (field.index[name] for name in trail)
    facing = figure.facing if figure.facing < 0 else field.board.direction(rear, entered.pop(0))
    assert facing is not None
    places = [amended(figure, at=rear, facing=facing)]
    for to in entered:
        step = stepped(state, places[-1], to)
        if step is not None:
            places.append(amended(figure, at=step[0], facing=step[1]))
    after = next(place for place in reversed(places) if may_end(state, place))
    tell(PutBack(clause="R91", figure=figure.id, at=field.names[after.at]))
    return with_figure(state, after)
