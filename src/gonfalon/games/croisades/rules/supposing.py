"""Where those may be who hide unseen: places drawn for them that everything known allows."""

from gonfalon.games.croisades.frames import Ride
from gonfalon.games.croisades.pieces import PLACES
from gonfalon.games.croisades.rules.ground import closed_ground, may_end
from gonfalon.games.croisades.rules.lurking import (
    at_lair,
    hiding_post,
    hiding_stands,
    lurkers,
    passed_over,
    unsearched,
)
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.state import (
    ON_FOOT,
    Figure,
    Lair,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    replace,
)
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.rulebook import cites


def hidden_somewhere(state: State, lost: list[Figure], dice: Dice) -> State:
    """The state with hiding places drawn for all of these, for those with the least choice first."""
    bare, found = bared(state), None
    for taken in (way_back(state), 0):
        places = {each.id: lairs(state, each, bare | taken) for each in lost}
        order = sorted(lost, key=lambda each: len(places[each.id]))
        drawn = [[lair for _, lair in shuffled(places[each.id], dice)] for each in order]
        found = settled(state, drawn)
        if found is not None:
            break
    assert found is not None
    hidden = sorted((*state.hidden, *found), key=lambda lair: PLACES[lair.figure])
    return come_from_elsewhere(replace(state, hidden=tuple(hidden)))


def lairs(state: State, figure: Figure, taken: Hexes) -> list[Lair]:
    """Every place in which somebody may still hide, but for some hexes."""
    field, open_hexes = field_of(state), unsearched(state, figure) & ~taken
    facings = range(6) if figure.horse else (ON_FOOT,)
    return [Lair(figure.id, at, way) for way in facings for at in members(hiding_stands(field, open_hexes, way))]


@cites("R100")
def bared(state: State) -> Hexes:
    """The hexes of a mover in which nobody can hide, as everybody knows, for he could not get off them any more."""
    post, mover = hiding_post(state.scenario), state.mover
    if post is None or mover is None or any(isinstance(frame, Ride) for frame in state.agenda):
        return 0
    who, figure = next((each.id for each in lurkers(state, post.side)), ""), figure_of(state, mover.figure)
    crowded = {at: replace(state, hidden=(Lair(who, at),)) for at in members(passed_over(state, post.side)) if who}
    return hexset(at for at, each in crowded.items() if not can_get_to_an_end(each, figure, mover.left))


def way_back(state: State) -> Hexes:
    """The last place where a mover might have ended, as far as others know: most likely nobody hides there."""
    mover = state.mover
    if mover is None:
        return 0
    return hexes_of(field_of(state), Figure(mover.figure, mover.back, mover.back_facing))


@cites("4.0c", "R91")
def come_from_elsewhere(state: State) -> State:
    """The state in which a mover comes from the nearest place where he might have ended, if somebody hides in his own.

    Others take what they know for his place, as they did before.
    """
    mover = state.mover
    if mover is None:
        return state
    field, figure = field_of(state), figure_of(state, mover.figure)
    there = amended(figure, at=mover.back, facing=mover.back_facing)
    if may_end(state, there):
        return state
    near = sorted(members(field.board.spaces), key=lambda at: field.board.distance(there.at, at))
    steps = (amended(there, at=at) for at in near if there.facing < 0 or field.board.step(at, there.facing) is not None)
    open_steps = (each for each in steps if not hexes_of(field, each) & closed_ground(field, figure))
    place = next(each for each in open_steps if may_end(state, each))
    seen = (mover.back, mover.back_facing)
    return replace(state, mover=amended(mover, back=place.at, seen=(seen,)))


MOST_DRAWS = 24
"""How many places are drawn for one before the rest is taken as it comes."""


def shuffled(places: list[Lair], dice: Dice) -> list[tuple[int, Lair]]:
    """Places in an order of chance."""
    rest, found = list(enumerate(places)), list[tuple[int, Lair]]()
    while rest and len(found) < MOST_DRAWS:
        found.append(rest.pop(dice.roll(len(rest), clause="4.0c", why="imagined") - 1))
    return found + rest


def settled(state: State, drawn: list[list[Lair]], taken: Hexes = 0) -> list[Lair] | None:
    """The first of each list so that no two share a hex; None when there is none."""
    if not drawn:
        return []
    for lair in drawn[0]:
        hexes = hexes_of(field_of(state), at_lair(state, lair))
        if not hexes & taken:
            rest = settled(state, drawn[1:], taken | hexes)
            if rest is not None:
                return [lair, *rest]
    return None
