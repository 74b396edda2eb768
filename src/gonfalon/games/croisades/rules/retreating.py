"""Clauses C5f and C5g: forced retreats, the ways that are open to men, riders and horses, and who has none."""

from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.games.croisades.actions import Retreat
from gonfalon.games.croisades.events import Cornered, Retreated
from gonfalon.games.croisades.frames import Displacing, Flight, Retreating
from gonfalon.games.croisades.rules.bridles import following, released
from gonfalon.games.croisades.rules.busy import broken_off
from gonfalon.games.croisades.rules.displacing import displaceable, kept_open, room
from gonfalon.games.croisades.rules.driven_back import drawn_back, has_cart_room
from gonfalon.games.croisades.rules.falling import back_along, horse_stays
from gonfalon.games.croisades.rules.finding import looked_round, openly, stumbled_on, yielded
from gonfalon.games.croisades.rules.ground import (
    able_to_attack,
    barred,
    closed_to,
    held_by_others,
    may_end,
    rider_steps,
)
from gonfalon.games.croisades.rules.harm import kill, place_of, surrounded, wound
from gonfalon.games.croisades.rules.infiltrating import infiltrate
from gonfalon.games.croisades.rules.lurking import hiding_post
from gonfalon.games.croisades.rules.moving import stepped, turned, why_closed
from gonfalon.games.croisades.rules.resting import hexes_in_order
from gonfalon.games.croisades.rules.rolling import is_drawn
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    instead,
    is_living,
    popped,
    pushed,
    side_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


class Way(NamedTuple):
    """A way to retreat: the hexes entered, and whether a rider backs into the only one."""

    path: tuple[int, ...]
    is_backing: bool = False


@cites("C5f", "1.8d", "R71", "R72", "R73", "R83")
def retreats(state: State, figure: Figure, hexes: int) -> list[Way]:
    """All ways in which a figure can fall back so many hexes, those of a kind in the order of their hexes."""
    if figure.facing < 0:
        return list(ways_on_foot(state, figure, hexes, ()))
    if is_drawn(state, figure.id):
        # R83: a string goes neither about nor backwards.
        return sorted(ways_forward(state, figure, hexes))
    about = turned(state, figure)
    found = sorted((*ways_forward(state, figure, hexes), *ways_forward(state, about, hexes)))
    back = backed(state, figure)
    if hexes == 1 and back is not None and can_end(state, figure, back, back.at):
        found.append(Way((back.at,), is_backing=True))
    return found


@cites("R71")
def ways_on_foot(state: State, figure: Figure, hexes: int, path: tuple[int, ...]) -> Iterator[Way]:
    """The ways of a man on foot, each step of which leads one hex further from where he stood."""
    board = field_of(state).board
    here = path[-1] if path else figure.at
    nearer = board.within(figure.at, len(path))
    for to in members(board.neighbours[here] & ~nearer & passable(state, figure)):
        if len(path) + 1 < hexes:
            yield from ways_on_foot(state, figure, hexes, (*path, to))
        elif can_end(state, figure, amended(figure, at=to), to):
            yield Way((*path, to))


@cites("R72")
def ways_forward(
    state: State, figure: Figure, hexes: int, start: int | None = None, behind: tuple[int, ...] = ()
) -> Iterator[Way]:
    """The ways of a rider or a horse by forward steps that take its front half so many hexes off.

    `start` is where that was at first, if it has some hexes behind it.
    """
    field = field_of(state)
    start, way = front_of(field, figure) if start is None else start, passable(state, figure)

    def onward(path: tuple[int, ...], at: int, facing: int) -> Iterator[Way]:
        for to, rear, ahead, extra in rider_steps(field, at, facing):
            if extra or not way >> to & 1 or field.board.distance(start, to) <= len(path):
                continue
            if len(path) + 1 < hexes:
                yield from onward((*path, to), rear, ahead)
            elif can_end(state, figure, amended(figure, at=rear, facing=ahead), to) and has_cart_room(
                state, figure, (*path, to)
            ):
                yield Way((*path, to))

    return onward(behind, figure.at, figure.facing)


@cites("C5f", "1.51.1", "R36")
def passable(state: State, figure: Figure) -> Hexes:
    """The hexes that a retreat may lead over: all that the figure may enter and no enemy holds."""
    field = field_of(state)
    closed = closed_to(state, figure) | barred(state, side_of(figure))
    return field.board.spaces & ~closed


@cites("R72")
def backed(state: State, figure: Figure) -> Figure | None:
    """A rider one hex straight back with his facing kept; None where the hex behind him is closed."""
    behind = field_of(state).board.step(figure.at, (figure.facing + 3) % 6)
    return None if behind is None or not passable(state, figure) >> behind & 1 else amended(figure, at=behind)


@cites("C5f", "R62", "R73")
def can_end(state: State, figure: Figure, after: Figure, end: int) -> bool:
    """Whether a retreat may end: nobody lives there, or only a friend on its last hex who can make room."""
    field = field_of(state)
    hexes, others = hexes_of(field, after), held_by_others(state, figure) | kept_open(state)
    if not hexes & others:
        return True
    friend = displaceable(state, side_of(figure), end)
    if friend is None or hexes & others != 1 << end:
        return False
    return room(state, friend, others | hexes) != 0


@cites("R71", "R72")
def rolls(state: State, figure: Figure, way: Way) -> int:
    """How many hexes of a way call for a die."""
    enemy = side_of(figure).enemy
    return sum(bool(able_to_attack(state, at, enemy)) for at in dared(state, figure, way))


@cites("R71", "R72")
def dared(state: State, figure: Figure, way: Way) -> tuple[int, ...]:
    """The hexes of a way that call for a die where enemies watch them."""
    is_held = figure.facing >= 0 and len(way.path) == 1
    return (*way.path, kept(state, figure, way)) if is_held else way.path


@cites("R72")
def kept(state: State, figure: Figure, way: Way) -> int:
    """The hex of his start in which a rider still stands after a retreat of one hex."""
    if way.is_backing or is_about(state, figure, way):
        return figure.at
    return front_of(field_of(state), figure)


@cites("R72")
def is_about(state: State, figure: Figure, way: Way) -> bool:
    """Whether a rider turns about before a retreat: his first hex lies next to his rear half alone."""
    return not field_of(state).board.neighbours[front_of(field_of(state), figure)] >> way.path[0] & 1


def open_ways(state: State, frame: Retreating) -> dict[str, list[Way]]:
    """Each figure that still must retreat with its ways; remembered with the state."""
    known: dict[str, dict[str, list[Way]]] = state.__dict__
    found = known.get("ways")
    if found is None:
        owing = [figure for figure in (figure_of(state, who) for who in frame.figures) if is_living(figure)]
        found = known["ways"] = {figure.id: ways_of(state, figure, frame) for figure in owing}
    return found


def ways_of(state: State, figure: Figure, frame: Retreating) -> list[Way]:
    """The ways of a figure, or the rest of them for one who has some hexes behind him."""
    return onward_ways(state, figure, frame) if frame.trail else retreats(state, figure, frame.hexes)


@cites("R105")
def onward_ways(state: State, figure: Figure, frame: Retreating) -> list[Way]:
    """How a retreat can go on to its full distance from where somebody found bars its way."""
    index = field_of(state).index
    trail = tuple(index[name] for name in frame.trail)
    if figure.facing < 0:
        gone, start = trail[1:], amended(figure, at=trail[0])
        ways = ways_on_foot(state, start, len(gone) + frame.hexes, gone)
    else:
        gone = trail[2:]
        ways = ways_forward(state, figure, len(gone) + frame.hexes, trail[1], gone)
    return [Way(way.path[len(gone) :]) for way in ways]


@cites("C5f", "R71", "R72", "R74")
def why_not_retreat(state: State, frame: Retreating, action: Retreat) -> Refusal | None:
    """Why a figure may not retreat so."""
    field, found = field_of(state), open_ways(state, frame)
    if not has_figure(state, action.figure):
        return refuse("K3", "not-in-this-game", figure=action.figure)
    if action.figure not in found:
        return refuse("C5f", "no-retreat-owed", figure=action.figure)
    for name in action.path:
        if name not in field.index:
            return refuse("K3", "no-such-hex", hex=name)
    if Way(tuple(field.index[name] for name in action.path), action.backing) in found[action.figure]:
        return None
    if not found[action.figure]:
        return refuse("R74", "nowhere-to-retreat", figure=action.figure)
    if len(action.path) != frame.hexes:
        return refuse("C5f", "so-many-hexes", figure=action.figure, hexes=frame.hexes)
    if frame.trail:
        return refuse("R105", "not-that-way-on", figure=action.figure)
    if is_drawn(state, action.figure):
        return refuse("R83", "goes-with-cart", figure=action.figure)
    return why_not_way(state, figure_of(state, action.figure), action)


@cites("C5f", "R71", "R72", "R73")
def why_not_way(state: State, figure: Figure, action: Retreat) -> Refusal:
    """Which hex of a path is wrong, and why."""
    field = field_of(state)
    path = tuple(field.index[name] for name in action.path)
    if action.backing:
        behind = field.board.step(figure.at, (figure.facing + 3) % 6) if figure.facing >= 0 else None
        if path != (behind,):
            return refuse("R72", "backs-straight", figure=figure.id)
    clause, here = "R71" if figure.facing < 0 else "R72", figure
    if figure.facing >= 0 and is_about(state, figure, Way(path)):
        here = turned(state, figure)
    start = front_of(field, here)
    for number, to in enumerate(path):
        step, at = stepped(state, here, to), field.names[to]
        if step is None or step[2]:
            return refuse(clause, "not-onward", figure=figure.id, at=at)
        refusal = why_closed(state, figure, to)
        if refusal is not None:
            return refusal
        if field.board.distance(start, to) <= number:
            return refuse(clause, "not-away", figure=figure.id, at=at)
        here = amended(here, at=step[0], facing=step[1])
    return refuse("R73", "no-room-made", figure=figure.id, at=field.names[path[-1]])


@cites("C5f", "R72", "R108")
def retreat(state: State, frame: Retreating, who: str, way: Way, tell: Tell) -> State:
    """Send a figure back along a way, a rider turned about if it leads behind him; the others wait for their turn."""
    field, figure = field_of(state), figure_of(state, who)
    left = tuple([each for each in frame.figures if each != who])
    state = broken_off(instead(state, amended(frame, figures=left)) if left else popped(state), who)
    names = tuple(field.names[at] for at in way.path)
    state = released(state, figure, "R108", tell)
    figure = figure_of(state, who)
    tell(Retreated(clause="C5f", figure=who, start=place_of(state, who), path=names))
    if frame.trail:
        return pushed(state, Flight(who, names, trail=frame.trail))
    if figure.facing < 0:
        return pushed(state, Flight(who, names, trail=(field.names[figure.at],)))
    if not way.is_backing and is_about(state, figure, way):
        figure = turned(state, figure)
        state = with_figure(state, figure)
    trail = field.names[figure.at], field.names[front_of(field, figure)]
    return pushed(state, Flight(who, names, way.is_backing, trail))


@cites("C5f", "C5g", "R74", "R105", "R117")
def fall_back(state: State, frame: Retreating, tell: Tell) -> State | None:
    """Do what needs no choice: the stunned die, who has no way is cornered, and an only way is gone."""
    stunned = [who for who in frame.figures if figure_of(state, who).health is Health.STUNNED]
    if stunned:
        left = tuple([who for who in frame.figures if who not in stunned])
        state = instead(state, amended(frame, figures=left))
        for who in stunned:
            state = kill(state, who, "C5g", tell)
        return state
    found = seen = open_ways(state, frame)
    if state.hidden:
        seen = open_ways(openly(state), frame)
    if not any(found.values()):
        # R117: everybody sees a way, so those who bar it come to light.
        ends = ends_of(state, seen)
        after = yielded(state, frame.seat, tell, ends, field_of(state).board.spread(ends))
        return after or stopped(popped(state), frame, tuple(found), tell)
    choices = [(who, way) for who, ways in found.items() for way in ways]
    is_clear = sum(map(len, seen.values())) == 1
    return retreat(state, frame, *choices[0], tell) if is_clear else None


@cites("R117", "R73")
def ends_of(state: State, ways: dict[str, list[Way]]) -> Hexes:
    """The hexes in which some ways end, two of them for a rider: who hides elsewhere on them bars nothing."""
    lasts = ((ways[who], 2 if figure_of(state, who).facing >= 0 else 1) for who in ways)
    return hexset(at for found, count in lasts for way in found for at in way.path[-count:])


@cites("R74", "R105", "R108")
def stopped(state: State, frame: Retreating, ids: tuple[str, ...], tell: Tell) -> State:
    """Wound those who have no way; what one leads who was stopped on his way is set down where he stands."""
    state = cornered(put_back_to(state, frame, tell), ids, tell)
    return following(state, frame.figures[0]) if frame.trail else state


@cites("R105", "R91")
def put_back_to(state: State, frame: Retreating, tell: Tell) -> State:
    """One whose retreat was barred on a hex where he may not stay stands again where he last might."""
    if not frame.trail:
        return state
    figure = figure_of(state, frame.figures[0])
    return state if may_end(state, figure) else back_along(state, figure, frame.trail, tell)


@cites("C5f", "R74")
def cornered(state: State, ids: tuple[str, ...], tell: Tell) -> State:
    """Wound those who have no way to retreat; a horse alone is killed."""
    for who in ids:
        tell(Cornered(clause="R74", figure=who, at=place_of(state, who)))
        state = wound(state, who, "R74", tell)
    return surrounded(state, tell)


@cites("C5f")
def likeliest(state: State, frame: Retreating) -> Retreat:
    """The way of the first who can go that calls for the fewest dice, the first of these."""
    who, ways = next((who, ways) for who, ways in open_ways(state, frame).items() if ways)
    figure = figure_of(state, who)
    way = min(ways, key=lambda way: (rolls(state, figure, way), way))
    return answer(state, frame, who, way)


def answer(state: State, frame: Retreating, who: str, way: Way) -> Retreat:
    """A way to retreat, as its owner says it."""
    names = field_of(state).names
    return Retreat(seat=frame.seat, figure=who, path=tuple(names[at] for at in way.path), backing=way.is_backing)


@cites("C5f", "4.0c", "R40", "R71", "R72", "R105", "R117")
def flee(state: State, work: Flight, dice: Dice, tell: Tell) -> State:
    """Take a retreating figure one hex on, or home; beside enemies who are able to attack it each hex has its die."""
    figure = figure_of(state, work.figure)
    if not is_living(figure):
        return surrounded(popped(state), tell)
    if not work.path:
        return arrive(popped(state), work, figure, dice, tell)
    field = field_of(state)
    to = field.index[work.path[0]]
    if hiding_post(state.scenario) is not None:
        state = stumbled_on(state, side_of(figure).enemy, 1 << to, tell)
        if barred(state, side_of(figure)) >> to & 1:
            # Who has no hex behind him yet chooses among all ways, and turns about as he likes.
            trail = work.trail if len(work.trail) > len(hexes_in_order(state, figure)) else ()
            return instead(state, Retreating(side_of(figure), (figure.id,), len(work.path), trail))
    if work.backing:
        figure = amended(figure, at=to)
    else:
        step = stepped(state, figure, to)
        assert step is not None
        figure = amended(figure, at=step[0], facing=step[1])
    work = amended(work, path=work.path[1:], trail=(*work.trail, work.path[0]))
    state = drawn_back(instead(state, work), figure)
    return dare(looked_round(state, tell) or state, work, figure, to, dice, tell)


@cites("R72", "R73", "R77", "R108")
def arrive(state: State, work: Flight, figure: Figure, dice: Dice, tell: Tell) -> State:
    """End a retreat: the die for a hex of his start that a rider still holds, then a friend makes room."""
    field = field_of(state)
    if figure.facing >= 0:
        for name in work.trail[:2]:
            if hexes_of(field, figure) >> field.index[name] & 1:
                state = dare(state, work, figure, field.index[name], dice, tell)
    state = following(state, figure.id)
    others = [each for each in state.figures if each.id != figure.id and each.at == field.index[work.trail[-1]]]
    friend = next((each for each in others if is_living(each)), None)
    if friend is not None and is_living(figure_of(state, figure.id)):
        return pushed(state, Displacing(side_of(figure), friend.id))
    return surrounded(state, tell)


@cites("1.54a", "R40", "R71", "R91")
def dare(state: State, work: Flight, figure: Figure, at: int, dice: Dice, tell: Tell) -> State:
    """Roll for a hex of a retreat, if enemies are able to attack it."""
    watchers = able_to_attack(state, at, side_of(figure).enemy)
    if not watchers:
        return state
    state = infiltrate(state, figure.id, at, watchers, dice, tell)
    return horse_stays(state, figure, work.trail, tell)
