"""Sets of hexes as ints against Python's own sets."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.geometry.hexset import KeptHexes, hexset, kept, lowest, members, read

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


@given(HEXES)
def test_a_kept_set_survives_a_file_whatever_its_size(hexes: set[int]) -> None:
    written = msgspec.json.encode(kept(hexset(hexes)))
    assert read(msgspec.json.decode(written, type=KeptHexes)) == hexset(hexes)


@pytest.mark.parametrize("other", ["", "007", "0x7", "7F", "-7", "7 ", "hill"])
def test_a_set_is_kept_in_one_way_only(other: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(other, KeptHexes)
