"""Clause 1.52: two men drag bodies out of a hex."""

import pytest

from gonfalon.games.croisades.actions import Clear, Step
from gonfalon.games.croisades.events import ActLost, Cleared
from gonfalon.games.croisades.frames import Moving
from gonfalon.games.croisades.state import State, figure_of, lay_of
from tests.games.croisades.fray import holds, offered, refused
from tests.games.croisades.stamp import CRUSADER, at, ground, stamp
from tests.games.croisades.test_1_57_mounting import played, turn_over

MEN = ("bertin K9", "hal J8", "tom A3", "yasaffa X12")
HEAP = ("adam K8 dead", "ned K8 dead", "piers K8 dead", "rafe K8 dead", "simkin K8 dead", "wat K8 dead")


def moving(*placed: str, field: str = "") -> State:
    """The Crusaders move."""
    return stamp(*placed, field=field, agenda=(Moving(CRUSADER),))


def clear(to: str, horse: str = "", figures: tuple[str, ...] = ("bertin", "hal"), at: str = "K8") -> Clear:
    return Clear(seat=CRUSADER, figures=figures, at=at, to=to, horse=horse)


def test_1_52_two_men_drag_three_dead_one_hex_in_phase_5() -> None:
    state = moving(*MEN, *HEAP)
    assert lay_of(state).choked >> at(state, "K8") & 1
    told = turn_over(played(state, clear("K7")).state)
    (event,) = told.events(Cleared)
    assert (event.bodies, event.at, event.to, event.is_sunk) == (("adam", "ned", "piers"), "K8", "K7", False)
    assert not lay_of(told.state).choked
    assert [holds(told.state, each.split()[0]) for each in HEAP] == ["K7"] * 3 + ["K8"] * 3


def test_1_52_the_dead_sink_in_water_and_are_gone() -> None:
    state = moving(*MEN, *HEAP, field=ground(water="L8"))
    told = turn_over(played(state, clear("L8")).state)
    assert told.events(Cleared)[0].is_sunk
    assert [figure_of(told.state, each).at for each in ("adam", "ned", "piers")] == [-1] * 3


def test_1_52_they_do_nothing_else() -> None:
    state = played(moving(*MEN, *HEAP), clear("K7")).state
    assert refused(state, Step(seat=CRUSADER, figure="hal", to="I8")) == ("1.57a", "is-busy")


@pytest.mark.parametrize("mark", ["shot", "moved"])
def test_1_52_nobody_clears_who_has_done_something_else(mark: str) -> None:
    state = moving(f"bertin K9 {mark}", *MEN[1:], *HEAP)
    assert refused(state, clear("K7")) == ("1.52", f"{mark}-this-turn")


def test_1_52_it_takes_two_and_both_on_foot() -> None:
    assert refused(moving(*MEN, *HEAP), clear("K7", figures=("bertin",))) == ("1.52", "two-men")
    state = moving("bertin K9", "gerard H9 ne", "yasaffa X12", *HEAP)
    assert refused(state, clear("K7", figures=("gerard", "bertin"))) == ("1.52", "only-on-foot")


def test_R37_both_are_in_the_hex_or_beside_it_and_not_beset() -> None:
    assert refused(moving("bertin K9", "hal J6", "yasaffa X12", *HEAP), clear("K7")) == ("R37", "not-at-hand")
    assert refused(moving("bertin K9", "hal J8", "yasaffa I8", *HEAP), clear("K7")) == ("R37", "hands-bound")


def test_R37_no_hex_is_closed_by_what_is_dragged_into_it() -> None:
    state = moving(*MEN, *HEAP, "walter K7 dead", "gunter K7 dead", "guy K7 dead")
    assert refused(state, clear("K7")) == ("R37", "would-choke")
    assert refused(state, clear("L8")) is None
    assert refused(state, clear("K6")) == ("R37", "drag-beside")


def test_R37_what_an_enemy_has_come_beside_is_not_cleared() -> None:
    state = played(moving("bertin K9", "hal J8", "yasaffa X12", "tom I10", *HEAP), clear("K7")).state
    beset = stamp("bertin K9", "hal J8", "yasaffa L10", "tom I10", *HEAP, agenda=(Moving(CRUSADER),), acts=state.acts)
    assert [event.figures for event in turn_over(beset).events(ActLost)] == [("bertin", "hal")]


def test_R114_a_dead_horse_goes_with_both_its_halves() -> None:
    state = moving(*MEN, "gerard A1", "gerard-horse K8 ne dead")
    told = turn_over(played(state, clear("K7", "gerard-horse")).state)
    assert holds(told.state, "gerard-horse") == "K7 L7"


def test_R114_a_dead_horse_stays_on_the_map() -> None:
    state = moving("bertin A2", "hal B2", "yasaffa X12", "gerard-horse A1 ne dead", "gerard X1")
    assert refused(state, clear("B1", "gerard-horse", at="A1")) == ("R37", "would-choke")


def test_1_52_there_must_be_something_to_drag() -> None:
    state = moving(*MEN, "gerard A1", "gerard-horse K8 ne dead")
    assert refused(state, clear("K7")) == ("1.52", "no-dead-men")
    assert refused(state, clear("K7", "gerard-horse", at="J9")) == ("1.52", "no-dead-horse")


def test_1_52_every_offer_is_lawful() -> None:
    state = moving(*MEN, *HEAP, "gerard A1", "gerard-horse K8 ne dead")
    found = [each for each in offered(state) if isinstance(each, Clear)]
    assert {each.horse for each in found} == {"", "gerard-horse"}
