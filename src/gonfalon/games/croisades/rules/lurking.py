"""Clause 4.0c: who hides where, what ground hides him, and how the state looks once he has come out."""

from functools import cache

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import SIDES, Side
from gonfalon.games.croisades.scenarios import SETTINGS, Post
from gonfalon.games.croisades.state import (
    Figure,
    Lair,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    is_hidden,
    with_figures,
)
from gonfalon.geometry.hexset import Hexes, hexset, read
from gonfalon.kernel.rulebook import cites


@cache
@cites("4.0c")
def hiding_post(scenario: str) -> Post | None:
    """Who sets up hidden in a scenario; None when nobody does."""
    return next((post for post in SETTINGS[scenario].posts if post.is_hidden), None)


@cites("4.0c", "1.11")
def hiding_area(scenario: str, post: Post) -> Hexes:
    """The rows and columns in which a side hides."""
    return _area(SETTINGS[scenario].field, post.rows, post.columns)


@cache
def _area(field_id: str, rows: tuple[int, int], columns: tuple[str, str]) -> Hexes:
    field = FIELDS[field_id]
    return hexset(
        at
        for name, at in field.index.items()
        if columns[0] <= name[0] <= columns[1] and rows[0] <= int(name[1:]) <= rows[1]
    )


@cites("4.0c")
def hiding_ground(field: Field, post: Post, figure: Figure) -> Hexes:
    """The hexes that can be one of somebody's in hiding: trees and scrub on foot, flat ground and scrub for a rider."""
    if figure.horse:
        return field.flat | field.scrub
    return field.trees if figure.id in post.among_trees else field.trees | field.scrub


@cites("4.0c")
def nooks(field: Field) -> Hexes:
    """The hexes of which a hidden rider needs one: scrub, and those next to a tree."""
    return field.scrub | field.board.border(field.trees)


@cites("4.0c")
def hiding_stands(field: Field, hexes: Hexes, facing: int) -> Hexes:
    """The hexes, of a rider the rear ones, where a figure that looks that way can hide within some hexes."""
    if facing < 0:
        return hexes
    back, near = field.board.opposite(facing), nooks(field)
    rears = field.board.moved(field.board.moved(hexes, facing) & hexes, back)
    return rears & (near | field.board.moved(near & hexes, back))


@cites("4.0c")
def unsearched(state: State, figure: Figure) -> Hexes:
    """The hexes in which, as everybody knows, somebody may still hide."""
    post, field = hiding_post(state.scenario), field_of(state)
    if post is None:
        return 0
    open_hexes = hiding_area(state.scenario, post) & hiding_ground(field, post, figure)
    return open_hexes & ~(read(state.searched) | state.lay.living & ~passed_over(state, post.side))


@cites("4.0c", "R100")
def passed_over(state: State, side: Side) -> Hexes:
    """The hexes where a mover of a side stands alone, as far as everybody knows: he may be passing a hidden friend."""
    mover = state.mover
    if mover is None or SIDES.get(mover.figure) is not side:
        return 0
    return hexes_of(field_of(state), figure_of(state, mover.figure)) & ~state.lay.shared


def lurkers(state: State, side: Side) -> list[Figure]:
    """Those of a side who hide, as everybody knows."""
    post = hiding_post(state.scenario)
    return [each for each in state.figures if is_hidden(each)] if post is not None and post.side is side else []


def lurks(state: State, side: Side, id: str) -> bool:
    """Whether a figure is one of a side's who hide."""
    return SIDES.get(id) is side and lair_of(state, id) is not None


def lair_of(state: State, id: str) -> Lair | None:
    """Where somebody hides; None for one who does not."""
    return next((lair for lair in state.hidden if lair.figure == id), None)


@cites("4.0c", "A3e")
def lurking_in(state: State, side: Side, but: str = "") -> Hexes:
    """The hexes in which those of a side hide, one of them left out."""
    if not state.hidden:
        return 0
    field, found = field_of(state), 0
    for lair in state.hidden:
        if lair.figure != but and SIDES[lair.figure] is side:
            found |= hexes_of(field, at_lair(state, lair))
    return found


def at_lair(state: State, lair: Lair) -> Figure:
    """Somebody who hides, where he does."""
    return amended(figure_of(state, lair.figure), at=lair.at, facing=lair.facing)


@cites("4.0c")
def brought_out(state: State, *ids: str) -> State:
    """The state in which those of these who hide stand in the open."""
    if not state.hidden or not (out := [lair for lair in state.hidden if lair.figure in ids]):
        return state
    hidden = tuple([lair for lair in state.hidden if lair not in out])
    return with_figures(state, *(at_lair(state, lair) for lair in out), hidden=hidden)
