"""Sets of hexes as ints against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.hexset import hexset, lowest, members, nth

HEXES = st.sets(st.integers(0, 1300))


@given(HEXES)
def test_members_are_what_was_put_in_ascending(hexes: set[int]) -> None:
    assert list(members(hexset(hexes))) == sorted(hexes)


@given(HEXES.filter(bool))
def test_nth_and_lowest_count_from_the_first_member(hexes: set[int]) -> None:
    inside = hexset(hexes)
    assert [nth(inside, k) for k in range(len(hexes))] == sorted(hexes)
    assert lowest(inside) == min(hexes)


@given(HEXES, st.integers(0, 5))
def test_nth_refuses_a_member_that_is_not_there(hexes: set[int], beyond: int) -> None:
    with pytest.raises(IndexError):
        nth(hexset(hexes), len(hexes) + beyond)
    with pytest.raises(IndexError):
        nth(hexset(hexes), -1 - beyond)


def test_an_empty_set_has_no_lowest_member() -> None:
    with pytest.raises(IndexError):
        lowest(0)
