"""Clause 1.75: the advance of a victor, the hexes it begins with, and its dangers."""

from collections.abc import Iterator

from gonfalon.games.croisades.actions import PASSES, Advance, Pass
from gonfalon.games.croisades.events import Advanced
from gonfalon.games.croisades.frames import Advancing, Aftermath, Pursuit
from gonfalon.games.croisades.rules.bridles import following
from gonfalon.games.croisades.rules.falling import back_along, horse_stays
from gonfalon.games.croisades.rules.ground import able_to_attack, barred, held_by_others, may_end, rider_steps
from gonfalon.games.croisades.rules.harm import place_of, surrounded
from gonfalon.games.croisades.rules.infiltrating import infiltrate
from gonfalon.games.croisades.rules.lurking import hiding_post
from gonfalon.games.croisades.rules.moving import stepped, why_closed
from gonfalon.games.croisades.rules.retreating import passable
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
    is_up,
    popped,
    pushed,
    side_of,
    with_figure,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

FARTHEST_ON_FOOT, FARTHEST_MOUNTED = 2, 3


@cites("1.75a", "1.75c", "R77", "R93", "R110")
def aftermath(state: State, work: Aftermath, tell: Tell) -> State:
    """Ask the victor whether one of his figures advances, if any can."""
    state = surrounded(popped(state), tell)
    hexes = 0
    for loser in work.losers:
        held = field_of(state).board.hexes(*loser.hexes)
        hexes |= vacated(state, figure_of(state, loser.figure), held, loser.horse)
    if not hexes:
        return state
    able = [who for who in work.victors if next(advances(state, figure_of(state, who), hexes), None) is not None]
    return pushed(state, Advancing(work.winner, tuple(able), names(state, hexes))) if able else state


def names(state: State, hexes: Hexes) -> tuple[str, ...]:
    """The names of hexes in the order of the board."""
    return field_of(state).board.printed(hexes)


@cites("1.75b", "R74", "R75", "R93")
def vacated(state: State, loser: Figure, held: Hexes, horse: str) -> Hexes:
    """The hexes that an advance may begin with, for one loser, the hexes that he held before and what he rode.

    One who retreated gives up those he no longer holds; of one stunned or killed it is where he lies, and the hexes of
    his horse if that lies dead too; a wound alone gives none.
    """
    field = field_of(state)
    body = figure_of(state, horse) if horse and not loser.horse else loser
    now = hexes_of(field, body)
    if now != held:
        return held & ~now
    if loser.health in (Health.HEALTHY, Health.WOUNDED):
        return 0
    return hexes_of(field, loser) | (now if body.health is Health.DEAD else 0)


@cites("1.75a", "1.75b", "R44", "R75")
def advances(state: State, figure: Figure, hexes: Hexes, most: int = 0) -> Iterator[tuple[int, ...]]:
    """The paths on which a victor may advance at most so far, first into one of these hexes, in their order."""
    if not is_up(figure):
        return
    field, others = field_of(state), held_by_others(state, figure)
    way, most = passable(state, figure), most or farthest(figure)

    def onward(path: tuple[int, ...], at: int, facing: int) -> Iterator[tuple[int, ...]]:
        for to, rear, ahead in steps(state, at, facing):
            if way >> to & 1 and (path or hexes >> to & 1):
                if not others & hexes_of(field, amended(figure, at=rear, facing=ahead)):
                    yield (*path, to)
                if len(path) + 1 < most:
                    yield from onward((*path, to), rear, ahead)

    yield from onward((), figure.at, figure.facing)


def steps(state: State, at: int, facing: int) -> list[tuple[int, int, int]]:
    """The hexes that an advancing figure may enter next, each with its hex or rear hex and its facing after it."""
    field = field_of(state)
    if facing < 0:
        return [(to, to, facing) for to in members(field.board.neighbours[at])]
    return sorted((to, rear, ahead) for to, rear, ahead, _ in rider_steps(field, at, facing))


@cites("1.75a")
def farthest(figure: Figure) -> int:
    """How many hexes a victor may advance."""
    return FARTHEST_MOUNTED if figure.horse else FARTHEST_ON_FOOT


@cites("1.75a", "1.75b", "R75")
def why_not_advance(state: State, frame: Advancing, action: Advance) -> Refusal | None:
    """Why a figure may not advance so."""
    field = field_of(state)
    if not has_figure(state, action.figure):
        return refuse("K3", "not-in-this-game", figure=action.figure)
    if action.figure not in frame.figures:
        return refuse("1.75a", "may-not-advance", figure=action.figure)
    for name in action.path:
        if name not in field.index:
            return refuse("K3", "no-such-hex", hex=name)
    figure = figure_of(state, action.figure)
    most = left_to(frame, figure)
    if not 1 <= len(action.path) <= most:
        return refuse("1.75a", "advance-so-far", figure=figure.id, hexes=most)
    if action.path[0] not in frame.hexes:
        return refuse("1.75b", "first-into", at=action.path[0])
    return why_not_path(state, figure, tuple(field.index[name] for name in action.path))


@cites("1.75a", "R62", "R75")
def why_not_path(state: State, figure: Figure, path: tuple[int, ...]) -> Refusal | None:
    """Which hex of a path a victor cannot enter, or why he cannot stay at its end."""
    field, here = field_of(state), figure
    for to in path:
        step = stepped(state, here, to)
        if step is None:
            return refuse("1.75a", "not-beside", figure=figure.id, at=field.names[to])
        refusal = why_closed(state, figure, to)
        if refusal is not None:
            return refusal
        here = amended(here, at=step[0], facing=step[1])
    taken = held_by_others(state, figure) & hexes_of(field, here)
    return refuse("R75", "hex-not-free", figure=figure.id, at=names(state, taken)[0]) if taken else None


@cites("1.75a", "R105")
def left_to(frame: Advancing, figure: Figure) -> int:
    """How many hexes a victor may still advance."""
    gone = len(frame.trail) - (2 if figure.horse else 1)
    return farthest(figure) - max(0, gone)


@cites("1.75a", "1.75c")
def advance(state: State, frame: Advancing, action: Advance, tell: Tell) -> State:
    """Send a victor on his way."""
    field, figure = field_of(state), figure_of(state, action.figure)
    tell(Advanced(clause="1.75c", figure=figure.id, start=place_of(state, figure.id), path=action.path))
    trail = (field.names[figure.at], field.names[front_of(field, figure)])
    return instead(state, Pursuit(figure.id, action.path, frame.trail or (trail if figure.horse else trail[:1])))


@cites("1.75d", "R39", "R40", "R76", "R77", "R108")
def pursue(state: State, work: Pursuit, dice: Dice, tell: Tell) -> State:
    """Take an advancing figure one hex on, after the die for the hex that it thereby has crossed."""
    figure = figure_of(state, work.figure)
    if not work.path or not is_living(figure):
        return surrounded(following(popped(state), figure.id), tell)
    field = field_of(state)
    if is_barred(state, figure, work):
        return gone_astray(popped(state), figure, work, tell)
    step = stepped(state, figure, field.index[work.path[0]])
    assert step is not None
    after = amended(figure, at=step[0], facing=step[1])
    rest = amended(work, path=work.path[1:], trail=(*work.trail, work.path[0]))
    state = instead(state, rest)
    entered = field.board.hexes(*work.trail[2 if figure.horse else 1 :])
    for crossed in members(entered & hexes_of(field, figure) & ~hexes_of(field, after)):
        watchers = idle_watchers(state, crossed, figure)
        if watchers:
            state = infiltrate(state, figure.id, crossed, watchers, dice, tell)
            state = horse_stays(state, figure, work.trail, tell)
    figure = figure_of(state, figure.id)
    return with_figure(state, amended(figure, at=step[0], facing=step[1])) if is_up(figure) else state


@cites("R105")
def is_barred(state: State, figure: Figure, work: Pursuit) -> bool:
    """Whether somebody was found who stands in the way of an advance."""
    if hiding_post(state.scenario) is None or len(work.trail) == (2 if figure.horse else 1):
        return False
    way = barred(state, side_of(figure))
    return any(way >> field_of(state).index[name] & 1 for name in work.path)


@cites("R105", "R91")
def gone_astray(state: State, figure: Figure, work: Pursuit, tell: Tell) -> State:
    """An advance that is barred goes on as its owner likes; who cannot and may not stay is put back on his way."""
    near = field_of(state).board.border(hexes_of(field_of(state), figure)) & passable(state, figure)
    frame = Advancing(side_of(figure), (figure.id,), names(state, near), work.trail)
    is_open, may_stay = next(ways_on(state, frame, figure.id), None) is not None, may_end(state, figure)
    if is_open:
        state = pushed(state, frame)
    elif not may_stay:
        state = back_along(state, figure, work.trail, tell)
    # What he leads comes after him once he stands where he may stay.
    return surrounded(following(state, figure.id) if may_stay or not is_open else state, tell)


def ways_on(state: State, frame: Advancing, who: str) -> Iterator[tuple[int, ...]]:
    """The paths that are open to a victor."""
    figure = figure_of(state, who)
    return advances(state, figure, field_of(state).board.hexes(*frame.hexes), left_to(frame, figure))


@cites("1.75a", "R105")
def why_not_stay(state: State, frame: Advancing) -> Refusal | None:
    """Why nobody can be left where he is: the victor stands where he may not end, and could go on."""
    figure = figure_of(state, frame.figures[0])
    if not frame.trail or may_end(state, figure) or next(ways_on(state, frame, figure.id), None) is None:
        return None
    return refuse("R105", "must-go-on", figure=figure.id)


@cites("1.75a", "R105")
def usual_advance(state: State, frame: Advancing) -> Advance | Pass:
    """No advance; of one who must go on, the path with the fewest dice, the first of these."""
    if why_not_stay(state, frame) is None:
        return PASSES[frame.seat]
    figure = figure_of(state, frame.figures[0])
    path = min(ways_on(state, frame, figure.id), key=lambda path: (len(dared_in(state, frame, figure, path)), path))
    return Advance(seat=frame.seat, figure=figure.id, path=tuple(field_of(state).names[at] for at in path))


def dared_in(state: State, frame: Advancing, figure: Figure, path: tuple[int, ...]) -> dict[int, list[Figure]]:
    """The hexes of an advance that call for a die, each with the enemies who watch it."""
    entered = field_of(state).board.hexes(*frame.trail[2 if figure.horse else 1 :])
    watched = {at: idle_watchers(state, at, figure) for at in crossed_in(state, figure, path, entered)}
    return {at: by for at, by in watched.items() if by}


@cites("1.75d", "R39", "R77")
def crossed_in(state: State, figure: Figure, path: tuple[int, ...], entered: Hexes) -> list[int]:
    """The hexes that an advance enters and leaves again, in this order; some it has entered already."""
    field, found = field_of(state), list[int]()
    for to in path:
        step = stepped(state, figure, to)
        assert step is not None
        after = amended(figure, at=step[0], facing=step[1])
        found += members(entered & hexes_of(field, figure) & ~hexes_of(field, after))
        entered, figure = entered | 1 << to, after
    return found


@cites("1.75d", "R76", "R107")
def idle_watchers(state: State, at: int, figure: Figure) -> list[Figure]:
    """The enemies able to attack a hex who neither fought nor are named to fight in this phase."""
    is_ahead = state.options.combat_declaration == "first"
    counted = [combat for combat in state.combats if is_ahead or combat.is_fought]
    engaged = {who for combat in counted for who in (*combat.attackers, *combat.defenders)}
    return [each for each in able_to_attack(state, at, side_of(figure).enemy) if each.id not in engaged]
