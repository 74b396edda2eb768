"""The way that the table shows for a move: one that the rules allow, step by step, and none is shorter."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gonfalon.games.arsouf.map import ARSOUF, BANNER, BOARD, INDEX, MARSH, RIVER, ROAD
from gonfalon.games.arsouf.pieces import BY_ID, ROSTER, Piece
from gonfalon.games.arsouf.rules.moving import destinations, way_to
from gonfalon.games.arsouf.state import State, spaces_of
from gonfalon.geometry.hexset import members
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, stamp

OPTIONS: list[dict[str, Any]] = [
    {},
    {"pass_friends": False},
    {"road_entry": True},
    {"banner_spaces": True, "muslims_enter_arsouf": True},
]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "printed")
def test_5_2_a_way_takes_only_steps_that_the_piece_may_take_and_as_few_as_can_be(
    options: dict[str, Any], seed: int
) -> None:
    state = crowd(Random(seed), options)
    for piece in ROSTER:
        here = state.at[piece.index]
        for to in members(destinations(state, piece)) if here >= 0 else ():
            way = way_to(state, piece, to)
            assert (way[0], way[-1]) == (here, to)
            assert all(may_step(state, piece, to, *step) for step in pairwise(way))
            assert not any(is_end_of_a_move(piece, between) for between in way[1:-1])
            assert len(way) - 1 == steps_to(state, piece, to)
            if piece.kind.is_foot and len(way) == 3:
                assert all(ROAD >> at & 1 for at in way[0 if not options.get("road_entry") else 1 :])


@pytest.mark.parametrize(
    ("piece", "way"), [("knights-1", ["01.02", "02.01", "02.00"]), ("infantry-1", ["02.01", "02.00", "01.00"])]
)
def test_R15_no_way_leads_through_the_town(piece: str, way: list[str]) -> None:
    state = stamp({piece: way[0]})
    assert [BOARD.names[at] for at in way_to(state, BY_ID[piece], INDEX[way[-1]])] == way


@pytest.mark.parametrize(
    ("piece", "start", "barred", "beyond"),
    [("knights-1", "01.02", "02.01", "02.00"), ("infantry-1", "02.01", "02.00", "01.00")],
)
def test_R15_nobody_goes_on_through_the_town_where_an_enemy_bars_the_way_past_it(
    piece: str, start: str, barred: str, beyond: str
) -> None:
    assert destinations(stamp({piece: start}), BY_ID[piece]) >> INDEX[beyond] & 1
    assert not destinations(stamp({piece: start, "saladin": barred}), BY_ID[piece]) >> INDEX[beyond] & 1


def crowd(random: Random, options: dict[str, Any]) -> State:
    """Everybody on a random space near the road and the river."""
    closed = MARSH | ARSOUF | BANNER
    open_spaces = [name for at, name in BOARD.names.items() if not closed >> at & 1]
    near = [name for name in open_spaces if name < "06.00"]
    spaces = random.sample(near, len(ROSTER))
    pieces = {
        piece.id: at + random.choice(("", "", " wounded")) for piece, at in zip(BY_ID.values(), spaces, strict=True)
    }
    return stamp(pieces, seat=random.choice((CRUSADER, MUSLIM)), **options)


def may_step(state: State, piece: Piece, to: int, start: int, end: int) -> bool:
    """Whether a piece may go from a space to the next one."""
    barred = spaces_of(state, piece.side.enemy) | MARSH
    if not state.options.pass_friends:
        barred |= spaces_of(state, piece.side)
    if not state.options.banner_spaces:
        barred |= BANNER
    if piece.side is MUSLIM and not state.options.muslims_enter_arsouf:
        barred |= ARSOUF
    if piece.kind.is_foot and end != to:
        barred |= ~ROAD
    return BOARD.neighbours[start] >> end & 1 == 1 and not RIVER.separated(start, end) and not barred >> end & 1


def is_end_of_a_move(piece: Piece, at: int) -> bool:
    """Whether nobody of a side goes on from a space."""
    return piece.side is CRUSADER and ARSOUF >> at & 1 == 1


def steps_to(state: State, piece: Piece, to: int) -> int:
    """The least number of steps, found by taking every one there is."""
    reached, steps = {state.at[piece.index]}, 0
    while to not in reached:
        going_on = [at for at in reached if not is_end_of_a_move(piece, at)]
        reached |= {
            end for at in going_on for end in members(BOARD.neighbours[at]) if may_step(state, piece, to, at, end)
        }
        steps += 1
    return steps
