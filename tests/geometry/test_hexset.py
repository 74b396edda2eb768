"""Sets of hexes as ints against Python's own sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.hexset import hexset, lowest, members

HEXES = st.sets(st.integers(0, 1300))


@given(HEXES)
def test_members_are_what_was_put_in_ascending(hexes: set[int]) -> None:
    assert list(members(hexset(hexes))) == sorted(hexes)


@given(HEXES.filter(bool))
def test_the_lowest_is_the_first_member(hexes: set[int]) -> None:
    assert lowest(hexset(hexes)) == min(hexes)


def test_an_empty_set_has_no_lowest_member() -> None:
    with pytest.raises(IndexError):
        lowest(0)
