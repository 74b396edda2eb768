"""Chapter 1.42 in a crowd: who bars a crossbow and who hides a target, held against lines drawn with a ruler."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.sight import sees
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.geometry.hexset import Hexes, hexset, members
from tests.games.croisades.ruler import drawn, obvious
from tests.games.croisades.stamp import OLIVE_GROVE, WATER_HOLE, ground, stamp

KNOLL = {
    "upper": "K6 K7 L7 L8",
    "slope": "K5 J6 J7 J8 K8 L6 L9 M6 M7 M8",
    "scrub": "H7 N9 I7",
    "trees": "G8 P7 O8",
    "water": "I9 N6",
}
"""A hill amid scrub, trees and water, so that short lines meet everything."""
BARRING = ("bertin", "hal wounded", "yasaffa", "hashmi wounded")
PASSED = ("odo stunned fell=1", "perkin dead", "abdur stunned fell=1", "fahrat dead")


def field_named(id: str) -> Field:
    """A map, or the knoll."""
    return FIELDS[ground(**KNOLL) if id == "knoll" else id]


def crowd(field: Field, data: st.DataObject) -> tuple[State, int, int, Hexes]:
    """A crossbowman, his target, and a crowd on the line between them: the state, both hexes, and who bars."""
    middle = field.board.within(field.index["K7"], 5) if field.upper.bit_count() == 4 else field.board.spaces
    spaces = sorted(members(middle & ~field.water))
    start, end = data.draw(st.lists(st.sampled_from(spaces), min_size=2, max_size=2, unique=True))
    near = sorted({at for step in drawn(field, start, end) for at in step})
    men, barring = list[str](), 0
    for number, at in enumerate(data.draw(st.permutations(near))[: data.draw(st.integers(0, 4))]):
        is_barring = data.draw(st.booleans())
        name, *words = (BARRING if is_barring else PASSED)[number].split()
        men.append(" ".join((name, field.names[at], *words)))
        barring |= 1 << at if is_barring and not field.water >> at & 1 else 0
    state = stamp(f"anselmo {field.names[start]}", f"ahmed {field.names[end]}", *men, field=field.id)
    return state, start, end, barring


@pytest.mark.parametrize("id", ["knoll", OLIVE_GROVE, WATER_HOLE])
@given(data=st.data())
def test_1_42a_and_1_42f_and_R19_a_crossbow_is_barred_as_the_ruler_says(id: str, data: st.DataObject) -> None:
    field = field_named(id)
    state, start, end, barring = crowd(field, data)
    if field.upper >> start & 1:
        barring &= ~hexset(at for at in members(barring & ~field.upper) if is_behind_lip(field, start, at))
    found = aim(state, figure_of(state, "anselmo"), figure_of(state, "ahmed"))
    assert (None if found is None else found.cover) == obvious(field, start, end, barring)


def is_behind_lip(field: Field, start: int, at: int) -> bool:
    """Whether a man above cannot see a hex below for the lip alone, trees and men apart."""
    high, slope = (" ".join(field.names[each] for each in members(hexes)) for hexes in (field.upper, field.slope))
    return obvious(FIELDS[ground(upper=high, slope=slope)], start, at) is None


@pytest.mark.parametrize("id", ["knoll", OLIVE_GROVE, WATER_HOLE])
@given(data=st.data())
def test_R46_and_R19_a_target_is_hidden_as_the_ruler_says(id: str, data: st.DataObject) -> None:
    field = field_named(id)
    state, start, end, barring = crowd(field, data)
    assert sees(state, start, end, barring) is (obvious(field, start, end, barring) is not None)
