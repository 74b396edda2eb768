"""Clause 4.0c: when those who hide are found, and which ground is known to hide nobody."""

from collections.abc import Collection, Iterable

from gonfalon.games.croisades.arrivals import Found, GroundSearched, GroveSearched
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.ground import besides
from gonfalon.games.croisades.rules.lurking import (
    at_lair,
    brought_out,
    hiding_area,
    hiding_post,
    lair_of,
    lurking_in,
)
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    Figure,
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    hexes_of,
    is_up,
    replace,
    side_of,
)
from gonfalon.geometry.hexset import Hexes, kept, read
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("4.0c")
def found(state: State, ids: Collection[str], tell: Tell) -> State:
    """Those of these who hide are found: everybody sees from now on where they stand."""
    field = field_of(state)
    for who in ids:
        lair = lair_of(state, who)
        if lair is not None:
            figure = at_lair(state, lair)
            at, facing = field.names[front_of(field, figure)], ""
            if lair.facing >= 0:
                facing = field.board.directions[lair.facing]
            what = f"{who} {at} {facing}".strip()
            tell(Found(clause="4.0c", what=what, to=None, figure=who, at=at, facing=facing))
    state = brought_out(state, *ids)
    return state if state.mover is None or not state.mover.seen else no_longer_believed(state, state.mover)


@cites("R117")
def no_longer_believed(state: State, mover: Mover) -> State:
    """The state in which nobody believes any more that a mover might have ended where others now stand in the open."""
    field, figure = field_of(state), figure_of(state, mover.figure)
    living = besides(state.lay, hexes_of(field, figure))
    seen = tuple(
        [
            (at, facing)
            for at, facing in mover.seen
            if not hexes_of(field, amended(figure, at=at, facing=facing)) & living
        ]
    )
    return replace(state, mover=amended(mover, seen=seen))


@cites("4.0c")
def looked_round(state: State, tell: Tell) -> State | None:
    """Those beside whom an enemy is on his feet are found, and the ground beside him is searched; None if all is known.

    It is asked after every piece of work, so that nobody passes anybody unseen.
    """
    post = hiding_post(state.scenario)
    if post is None or not state.hidden:
        return None
    board = field_of(state).board
    seen = board.spread(state.lay.up[post.side.enemy.number])
    searched = read(state.searched)
    more = searched | seen & hiding_area(state.scenario, post)
    if more == searched:
        return None
    tell(GroundSearched(clause="4.0c", count=(more ^ searched).bit_count()))
    return found(replace(state, searched=kept(more)), lying_in(state, post.side, seen), tell)


def lying_in(state: State, side: Side, hexes: Hexes) -> list[str]:
    """Those of a side who hide in some hexes."""
    field = field_of(state)
    return [
        lair.figure
        for lair in state.hidden
        if hexes_of(field, at := at_lair(state, lair)) & hexes and side_of(at) is side
    ]


@cites("4.0c", "R117")
def stumbled_on(state: State, side: Side, hexes: Hexes, tell: Tell) -> State:
    """The state in which those of a side who hide in some hexes are found; the state itself when nobody does."""
    if not lurking_in(state, side) & hexes:
        return state
    return found(state, lying_in(state, side, hexes), tell)


@cites("R117")
def yielded(state: State, side: Side, tell: Tell, *where: Hexes) -> State | None:
    """The state in which those who bar the way of their own side are found; None when nobody does.

    They are those who hide in the first of these sets of hexes in which anybody hides.
    """
    hexes = next((each for each in where if lurking_in(state, side) & each), 0)
    return stumbled_on(state, side, hexes, tell) if hexes else None


def openly(state: State) -> State:
    """The state as everybody knows it: without those who hide."""
    return replace(state, hidden=())


@cites("4.1.2")
def groves_searched(state: State, tell: Tell) -> State | None:
    """The groves beside which a figure of the patrol has ended its move are searched; None when none is."""
    setting = SETTINGS[state.scenario]
    if not setting.groves or state.side is not setting.first:
        return None
    new = groves_beside(state, [each for each in state.figures if each.is_done])
    if not new:
        return None
    for number, name in enumerate(new):
        tell(GroveSearched(clause="4.1.2", at=name, count=len(state.groves) + number + 1))
    return replace(state, groves=(*state.groves, *new))


@cites("4.1.2", "R34")
def groves_beside_mover(state: State) -> list[str]:
    """The groves that are searched if the move under way ends where it is, as it does when somebody else acts."""
    if state.mover is None or not SETTINGS[state.scenario].groves:
        return []
    return groves_beside(state, [figure_of(state, state.mover.figure)])


def groves_beside(state: State, figures: Iterable[Figure]) -> list[str]:
    """The groves not searched yet beside which those of the patrol stand who have moved, in the scenario's order."""
    setting, field = SETTINGS[state.scenario], field_of(state)
    near = 0
    for each in figures:
        if each.moved and is_up(each) and side_of(each) is setting.first:
            near |= field.board.border(hexes_of(field, each))
    return [name for name in setting.groves if name not in state.groves and near >> field.index[name] & 1]
