"""Sections 1 and 5: how far each piece moves, where it may go, and why it may not."""

from functools import cache
from typing import NamedTuple

from gonfalon.games.arsouf.actions import Move
from gonfalon.games.arsouf.events import Moved
from gonfalon.games.arsouf.map import ARSOUF, BANNER, BOARD, INDEX, MARSH, RIVER, ROAD, SEA
from gonfalon.games.arsouf.pieces import (
    BY_ID,
    CRUSADER,
    MUSLIM,
    ROSTER,
    SPACES_ALONG_THE_ROAD,
    SPACES_WHEN_WOUNDED,
    Kind,
    Piece,
    Side,
)
from gonfalon.games.arsouf.rules.charging import charge, charge_at
from gonfalon.games.arsouf.rules.victory import arrive
from gonfalon.games.arsouf.state import (
    NOWHERE,
    Condition,
    Options,
    State,
    armies,
    condition_of,
    moved_to,
    piece_at,
    spaces_of,
)
from gonfalon.geometry.board import Sides
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import Ground, flood, route
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("5.1", "R3")
def why_not_move(state: State, action: Move) -> Refusal | None:
    """Why a piece may not move to a space: first the piece, then the space, then the way."""
    piece = BY_ID.get(action.piece)
    if piece is None:
        return refuse("K3", "no-such-piece", piece=action.piece)
    if piece.side is not action.seat:
        return refuse("3.3", "not-your-piece", piece=action.piece)
    if state.at[piece.index] == NOWHERE:
        return why_not_there(state, piece)
    if state.moved >> piece.index & 1:
        return refuse("R3", "moved-already", piece=action.piece)
    return why_not_to(state, piece, action.to)


def why_not_there(state: State, piece: Piece) -> Refusal:
    """Why a piece is not on the board."""
    match condition_of(state, piece.index):
        case Condition.KILLED:
            return refuse("6.10", "killed", piece=piece.id)
        case Condition.ARRIVED:
            return refuse("R15", "arrived", piece=piece.id)
        case _:
            return refuse("K3", "not-in-play", piece=piece.id)


def why_not_to(state: State, piece: Piece, name: str) -> Refusal | None:
    """Why a space cannot be moved to: it does not exist, is closed, is taken, is too far, or the way is barred."""
    if name in SEA:
        return refuse("R4", "sea", at=name)
    to = INDEX.get(name)
    if to is None:
        return refuse("K3", "no-such-space", at=name)
    closed = why_closed(to, piece.side, state.options)
    if closed is not None:
        return closed
    if to == state.at[piece.index]:
        return refuse("5.2", "placed-there", piece=piece.id, at=name)
    there = piece_at(state, to)
    if there is not None:
        return refuse("5.2", "occupied", at=name, by=ROSTER[there].id)
    mover = Mover(state.at[piece.index], piece.kind, bool(state.wounded >> piece.index & 1), state.options)
    if not unhindered(mover.kind, mover.is_wounded, mover.options)[mover.here] >> to & 1:
        return why_out_of_range(mover, piece, to)
    if not destinations(state, piece) >> to & 1:
        return refuse("R2", "way-barred", piece=piece.id, at=name)
    return None


@cites("4.5", "R17", "R21")
def why_closed(to: int, side: Side, options: Options) -> Refusal | None:
    """Why a space is closed to a side for the whole game."""
    if MARSH >> to & 1:
        return refuse("4.5", "marsh", at=BOARD.names[to])
    if ARSOUF >> to & 1 and side is MUSLIM and not options.muslims_enter_arsouf:
        return refuse("R17", "closed-town", at=BOARD.names[to])
    if BANNER >> to & 1 and not options.banner_spaces:
        return refuse("R21", "banner", at=BOARD.names[to])
    return None


class Mover(NamedTuple):
    """All that decides how far a piece goes on an empty board."""

    here: int
    kind: Kind
    is_wounded: bool
    options: Options


@cites("4.3", "5.3")
def why_out_of_range(mover: Mover, piece: Piece, to: int) -> Refusal:
    """Why a space is out of a piece's range even on an empty board."""
    name = BOARD.names[to]
    ground = open_spaces(piece.side, mover.options)
    if in_range(mover, ground, walls=None) >> to & 1:
        return refuse("4.3", "river", piece=piece.id, at=name)
    if in_range(mover, ground | MARSH) >> to & 1:
        return refuse("4.5", "marsh-between", piece=piece.id, at=name)
    if in_range(mover, ground, stops=0) >> to & 1:
        return refuse("R15", "town-between", piece=piece.id, at=name)
    if in_range(mover, ground | BANNER) >> to & 1:
        return refuse("R21", "banner-between", piece=piece.id, at=name)
    if mover.is_wounded:
        return refuse("6.11", "too-far-wounded", piece=piece.id, at=name)
    if piece.kind.is_foot and BOARD.distance(mover.here, to) <= SPACES_ALONG_THE_ROAD:
        return refuse("1.3", "off-the-road", piece=piece.id, at=name)
    return refuse("5.3", "too-far", piece=piece.id, at=name, spaces=allowance(mover))


@cites("1.2", "1.5", "6.11")
def allowance(mover: Mover) -> int:
    """How many spaces a piece may move at most; where foot may use them is `in_range`'s concern."""
    if mover.is_wounded:
        return SPACES_WHEN_WOUNDED
    return SPACES_ALONG_THE_ROAD if mover.kind.is_foot else mover.kind.spaces


@cites("5.2", "R2")
def destinations(state: State, piece: Piece) -> Hexes:
    """Every space a piece may move to now: through friends, never through enemies, ending on an empty space."""
    options, index, spaces = state.options, piece.index, state.__dict__ or armies(state)
    here, friends, enemies = state.at[index], spaces[piece.side], spaces[piece.side.enemy]
    if not options.pass_friends:
        enemies |= friends & ~(1 << here)
    is_wounded = state.wounded >> index & 1 == 1
    reach = unhindered(piece.kind, is_wounded, options)[here]
    if reach & enemies:
        ground = open_spaces(piece.side, options) & ~enemies
        reach = in_range(Mover(here, piece.kind, is_wounded, options), ground)
    return reach & ~friends


@cache
def unhindered(kind: Kind, is_wounded: bool, options: Options) -> dict[int, Hexes]:
    """The spaces in a piece's range on an empty board from each space, itself included; a ready table."""
    ground = open_spaces(kind.side, options)
    return {here: in_range(Mover(here, kind, is_wounded, options), ground) for here in BOARD.names}


@cites("1.3", "R1", "R15")
def in_range(mover: Mover, ground: Hexes, *, walls: Sides | None = RIVER, stops: Hexes = ARSOUF) -> Hexes:
    """The spaces in range of a piece over some ground; a Crusader who enters the town goes no further.

    Foot goes two spaces only where start, middle and end are road (with `road_entry` the start need not be).
    """
    here, kind = 1 << mover.here, mover.kind
    if kind.side is MUSLIM:
        stops = 0
    if not kind.is_foot or mover.is_wounded:
        return flood(BOARD, here, allowance(mover), ground, walls, stops=stops)
    reach = flood(BOARD, here, kind.spaces, ground, walls)
    if here & ROAD or mover.options.road_entry:
        reach |= flood(BOARD, here, SPACES_ALONG_THE_ROAD, ground & ROAD, walls, stops=stops)
    return reach


@cites("1.3", "5.2", "R2", "R15")
def way_to(state: State, piece: Piece, to: int) -> tuple[int, ...]:
    """One shortest way of a piece to a space that it may move to, both ends included."""
    here, enemies = state.at[piece.index], spaces_of(state, piece.side.enemy)
    if not state.options.pass_friends:
        enemies |= spaces_of(state, piece.side) & ~(1 << here)
    passing = open_spaces(piece.side, state.options) & (ROAD | 1 << to if piece.kind.is_foot else BOARD.spaces)
    ground = Ground(BOARD, [(1, passing)], walls=RIVER)
    stops = ARSOUF if piece.side is Side.CRUSADER else 0
    most = max(piece.kind.spaces, SPACES_ALONG_THE_ROAD)
    return route(ground, here, to, most, blocked=enemies, stops=stops) or ()


@cites("4.4", "R18")
def open_spaces(side: Side, options: Options) -> Hexes:
    """All spaces that are never closed to a side: the stream and the camp are open ground."""
    closed = MARSH
    if side is MUSLIM and not options.muslims_enter_arsouf:
        closed |= ARSOUF
    if not options.banner_spaces:
        closed |= BANNER
    return BOARD.spaces & ~closed


def has_move(state: State, side: Side) -> bool:
    """Whether any piece of a side can move, which is whether any can make a step."""
    friends = spaces_of(state, side)
    free = open_spaces(side, state.options) & ~friends & ~spaces_of(state, side.enemy)
    away_from_the_river = BOARD.spread(friends & ~RIVER.touched)
    return bool(away_from_the_river & free) or flood(BOARD, friends, 1, free, RIVER) != friends


@cites("5.1")
def move(state: State, action: Move, tell: Tell) -> State:
    """Move a piece; a Crusader who enters the town leaves the board."""
    piece, to = BY_ID[action.piece], INDEX[action.to]
    index, start = piece.index, state.at[piece.index]
    clause = "6.11" if state.wounded >> index & 1 else piece.kind.moves_under
    tell(Moved(clause=clause, piece=piece.id, start=BOARD.names[start], to=action.to))
    after = moved_to(state, index, to, piece.side)
    if piece.side is CRUSADER and ARSOUF >> to & 1:
        return arrive(after, piece, tell)
    if piece.kind.is_knight and (target := charge_at(state, piece, to)) != NOWHERE:
        return charge(after, piece, target, tell)
    return after
