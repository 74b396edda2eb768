"""The way to Arsouf, against a slow and obvious search with the rule's own moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.bots.value.arsouf.routes import FAR, turns_home
from gonfalon.games.arsouf.map import ARSOUF, BOARD, INDEX, MARSH, RIVER, ROAD
from gonfalon.games.arsouf.pieces import BY_ID
from gonfalon.games.arsouf.rules.moving import destinations
from gonfalon.games.arsouf.state import Options, replace
from gonfalon.geometry.hexset import members
from tests.bots.tables import CRUSADER, table

BAGGAGE = BY_ID["baggage-1"]
ALONE = table(CRUSADER, baggage_1="05.05", baggage_2="14.20", infantry_1="14.21", infantry_2="13.21")


def slow_turns(blocked: tuple[str, ...]) -> dict[int, int]:
    """The turns of a train from every space, walking backwards over all moves of one train."""
    onward = {}
    for here in members(BOARD.spaces & ~ARSOUF & ~MARSH):
        at = [-1] * len(ALONE.at)
        at[BAGGAGE.index] = here
        for number, name in enumerate(blocked):
            at[BY_ID["saladin"].index - number] = INDEX[name]
        if here not in at[BAGGAGE.index + 5 :]:
            onward[here] = destinations(replace(ALONE, at=tuple(at)), BAGGAGE)
    turns = dict.fromkeys(members(ARSOUF), 0)
    for turn in range(1, FAR):
        turns |= {
            here: turn
            for here, ends in onward.items()
            if here not in turns and any(turns.get(end) == turn - 1 for end in members(ends))
        }
    return turns


@pytest.mark.parametrize("blocked", [(), ("03.02",), ("01.02", "02.00", "02.01"), ("02.17", "03.17", "04.20")])
def test_1_3_turns_home_are_those_of_the_moves_by_road_and_off_it(blocked: tuple[str, ...]) -> None:
    # So slow to pass that going round is always better.
    delays = {INDEX[name]: FAR for name in blocked}
    fast, slow = turns_home(Options(), delays), slow_turns(blocked)
    for here in members(BOARD.spaces & ~MARSH):
        if BOARD.names[here] not in blocked:
            assert fast[here] == slow.get(here, FAR), BOARD.names[here]


def test_a_piece_in_the_way_costs_the_turns_of_passing_it_or_of_going_round() -> None:
    free = turns_home(Options(), {})
    doors = [INDEX[name] for name in ("01.02", "02.00", "02.01")]
    shut = turns_home(Options(), dict.fromkeys(doors, 3))
    assert all(shut[door] == free[door] + 3 for door in doors)
    assert shut[INDEX["03.18"]] == free[INDEX["03.18"]] + 3
    one_shut = turns_home(Options(), {doors[0]: 3})
    assert one_shut[INDEX["03.18"]] <= free[INDEX["03.18"]] + 1


@given(
    delays=st.dictionaries(
        st.sampled_from(sorted(members(BOARD.spaces & ~MARSH & ~ARSOUF))), st.integers(1, 6), max_size=16
    )
)
def test_pieces_in_the_way_cost_their_delays_whatever_way_is_taken(delays: dict[int, int]) -> None:
    turns = turns_home(Options(), delays)
    for here in members(BOARD.spaces & ~MARSH & ~ARSOUF):
        onward = [to for to in members(BOARD.neighbours[here]) if not RIVER.separated(here, to)]
        if ROAD >> here & 1:
            middles = [to for to in onward if ROAD >> to & 1 and to not in delays and not ARSOUF >> to & 1]
            onward += [end for middle in middles for end in members(BOARD.neighbours[middle] & ROAD)]
        assert turns[here] == min(FAR, 1 + delays.get(here, 0) + min(turns[to] for to in onward))
