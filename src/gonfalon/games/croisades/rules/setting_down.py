"""Clause 1.53, rulings R38, R56 and R108: what was carried or led is set down when the move of its bearer ends."""

from collections.abc import Iterator, Sequence

from gonfalon.games.croisades.actions import SetDown
from gonfalon.games.croisades.burdens import PutDown
from gonfalon.games.croisades.frames import SettingDown
from gonfalon.games.croisades.rules.finding import openly, stumbled_on, yielded
from gonfalon.games.croisades.rules.ground import closed_ground, living_for
from gonfalon.games.croisades.rules.resting import Spot, can_be_laid, free_hexes, hexes_in_order, spots
from gonfalon.games.croisades.state import (
    Figure,
    Held,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    instead,
    is_horse,
    is_up,
    popped,
    pushed,
    side_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.53", "R38", "R56", "R108")
def handed_down(state: State, bearer: Figure, held: Sequence[Held], *, is_fallen: bool = False) -> State:
    """The state in which all that somebody carried or led is to be set down by his side.

    When he is brought down, a man on his back is put down by that man's own side.
    """
    names = field_of(state).names
    hexes = tuple(names[at] for at in hexes_in_order(state, bearer))
    ours = side_of(bearer)
    alien = [
        each
        for each in held
        if is_fallen and not is_horse(man := figure_of(state, each.figure)) and side_of(man) is not ours
    ]
    own = tuple(each for each in held if each not in alien)
    if own:
        state = pushed(state, SettingDown(ours, bearer.id, hexes, own))
    return pushed(state, SettingDown(ours.enemy, bearer.id, hexes, tuple(alien))) if alien else state


@cites("R38", "R56")
def lawful_spots(state: State, frame: SettingDown) -> list[Spot]:
    """Where the next thing may be set down: so that the rest finds room too, if that can be."""
    index = field_of(state).index
    beside = tuple(index[name] for name in frame.hexes)
    free = free_hexes(state, living_for(state, frame.seat) | hexset(beside))
    first, *rest = (each.figure for each in frame.held)
    found = spots(state, first, beside, free)
    kept = [spot for spot in found if can_be_laid(state, rest, beside, free & ~hexset(spot))] if rest else found
    return kept or found


@cites("1.53", "R38", "R56")
def why_not_set_down(state: State, frame: SettingDown, action: SetDown) -> Refusal | None:
    """Why something may not be set down there."""
    field, what = field_of(state), frame.held[0].figure
    for name in action.hexes:
        if name not in field.index:
            return refuse("K3", "no-such-hex", hex=name)
    spot = tuple(field.index[name] for name in action.hexes)
    if spot in lawful_spots(state, frame):
        return None
    if is_horse(figure_of(state, what)):
        if len(frame.hexes) > 1:
            return refuse("R56", "not-abreast", horse=what, figure=frame.by)
        return refuse("R56", "not-at-the-bridle", horse=what, figure=frame.by)
    return refuse("R38", "not-set-down-there", figure=what, by=frame.by)


@cites("1.53", "R38", "R56", "R117")
def spare_set_down(state: State, frame: SettingDown, tell: Tell) -> State | None:
    """Set down what has only one place; without any it goes back to where it was taken up, and is led no longer."""
    found = seen = lawful_spots(state, frame)
    if state.hidden:
        seen = lawful_spots(openly(state), frame)
        after = None if found else yielded(state, frame.seat, tell, hexset(at for spot in seen for at in spot))
        if after is not None:
            return after
    if found and len(seen) > 1:
        return None
    spot = found[0] if found else place_before(state, frame)
    if spot is None:
        return yielded(state, frame.seat, tell, field_of(state).board.spaces)
    return set_down(state, frame, spot, tell, is_kept=bool(found))


@cites("1.53", "4.0c", "R38", "R56", "R97", "R117")
def set_down(state: State, frame: SettingDown, spot: Spot, tell: Tell, *, is_kept: bool = True) -> State:
    """Set down what is next; a horse stays led while its leader is on his feet beside it.

    Where an enemy hides nothing can be set down: he is found, and another place is looked for.
    """
    stumbled = stumbled_on(state, frame.seat.enemy, hexset(spot), tell)
    if stumbled is not state:
        return stumbled
    field, bearer = field_of(state), figure_of(state, frame.by)
    figure = figure_of(state, frame.held[0].figure)
    after = amended(figure, at=spot[0], moved=figure.moved or (bearer.moved and is_kept))
    if is_horse(figure):
        facing = field.board.direction(spot[0], spot[1])
        assert facing is not None
        near = field.board.border(hexset(spot)) & hexes_of(field, bearer)
        after = amended(after, facing=facing, led=bearer.id if is_kept and near and is_up(bearer) else "")
    tell(
        PutDown(
            clause="R56" if is_horse(figure) else "1.53",
            figure=figure.id,
            by=bearer.id,
            at=field.names[spot[-1]],
            facing=field.board.directions[after.facing] if after.facing >= 0 else "",
            is_led=after.led != "",
        )
    )
    rest = frame.held[1:]
    return with_figure(instead(state, amended(frame, held=rest)) if rest else popped(state), after)


@cites("R56", "R91", "R117")
def place_before(state: State, frame: SettingDown) -> Spot | None:
    """Where something was taken up; if others live there by now, the nearest place that is free, if any is."""
    field, free, held = field_of(state), free_hexes(state, living_for(state, frame.seat)), frame.held[0]
    start = field.index[held.at]
    first: Spot = (start, field.index[held.front]) if held.front else (start,)
    if not hexset(first) & ~free:
        return first
    if held.front:
        return next(_pairs(state, start, free), None)
    return next(
        ((at,) for at in _nearest(state, start, free & ~closed_ground(field, figure_of(state, held.figure)))), None
    )


def _pairs(state: State, start: int, free: Hexes) -> Iterator[Spot]:
    for rear in _nearest(state, start, free):
        for front in members(field_of(state).board.neighbours[rear] & free):
            yield rear, front


def _nearest(state: State, start: int, free: Hexes) -> list[int]:
    board = field_of(state).board
    return sorted(members(free), key=lambda at: board.distance(start, at))
