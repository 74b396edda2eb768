"""Clause 1.35: counted daggers and javelins, how they run out, and how they change hands."""

import pytest

from gonfalon.games.croisades.actions import Give, Shoot, Step, Volley
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import HandedOver
from gonfalon.games.croisades.frames import Defending, Moving, Shooting
from gonfalon.games.croisades.position import position_of, state_of
from gonfalon.games.croisades.state import State, amended, figure_of, missiles_left, replace, with_figures
from gonfalon.kernel.reading import BadInput
from tests.games.croisades.fray import offered, refused
from tests.games.croisades.stamp import SARACEN, stamp
from tests.games.croisades.test_1_57_mounting import played

FAR = "bertin X12"
ENEMY = SARACEN.enemy


def moving(*placed: str, **used: int) -> State:
    """The Saracens move; so many missiles are gone."""
    return with_used(stamp(*placed, FAR, side=SARACEN, agenda=(Moving(SARACEN),)), **used)


def with_used(state: State, **used: int) -> State:
    return with_figures(state, *(amended(figure_of(state, who), used=count) for who, count in used.items()))


def give(giver: str, figure: str, missiles: int) -> Give:
    return Give(seat=SARACEN, giver=giver, figure=figure, missiles=missiles)


def left(state: State, figure: str) -> int | None:
    return missiles_left(state.options, figure_of(state, figure))


@pytest.mark.parametrize(("figure", "count"), [("hasan", 6), ("anbar", 4)])
def test_1_35a_an_assassin_has_six_daggers_and_a_javelinman_four_javelins(figure: str, count: int) -> None:
    assert left(stamp(f"{figure} K8"), figure) == count


def test_1_35a_each_shot_of_either_phase_takes_one() -> None:
    state = stamp("anbar K8", "bertin K13", side=SARACEN, agenda=(Shooting(SARACEN),))
    assert left(played(state, Shoot(seat=SARACEN, figure="anbar", target="bertin"), dice=[10]).state, "anbar") == 3
    state = stamp(
        "anbar K8", "bertin K13 moved", agenda=(Moving(ENEMY), Defending(SARACEN, "bertin")), mover="bertin", left=3
    )
    shot = Volley(seat=SARACEN, figures=("anbar",), target="bertin")
    assert left(played(state, shot, dice=[10]).state, "anbar") == 3


def test_1_35a_without_any_he_cannot_throw() -> None:
    state = with_used(stamp("anbar K8", "bilal L3", "bertin K13", side=SARACEN, agenda=(Shooting(SARACEN),)), anbar=4)
    assert refused(state, Shoot(seat=SARACEN, figure="anbar", target="bertin")) == ("1.35a", "none-left")
    assert refused(state, Shoot(seat=SARACEN, figure="bilal", target="bertin")) is None


def test_1_35e_a_sling_never_runs_out() -> None:
    state = stamp("latif K8", "bertin K13", side=SARACEN, agenda=(Shooting(SARACEN),))
    told = played(state, Shoot(seat=SARACEN, figure="latif", target="bertin"), dice=[10])
    assert (left(told.state, "latif"), figure_of(told.state, "latif").used) == (None, 0)


def test_1_35b_and_E20_neighbours_share_within_what_each_had_at_first() -> None:
    state = moving("anbar K8", "bilal K9", anbar=3)
    told = played(state, give("bilal", "anbar", 3))
    assert (left(told.state, "anbar"), left(told.state, "bilal")) == (4, 1)
    assert [event.clause for event in told.events(HandedOver)] == ["1.35b"]
    assert refused(state, give("bilal", "anbar", 4)) == ("1.35b", "above-first-load")


def test_1_35c_and_E20_what_the_dead_have_left_is_taken_too() -> None:
    state = moving("anbar K8", "bilal K9", "jawhar L8 dead", anbar=3, jawhar=2)
    told = played(state, give("jawhar", "anbar", 2))
    assert (left(told.state, "anbar"), left(told.state, "jawhar")) == (3, 0)
    assert [event.clause for event in told.events(HandedOver)] == ["1.35c"]
    assert played(told.state, give("bilal", "anbar", 1)).state is not None
    assert refused(state, give("jawhar", "anbar", 3)) == ("1.35b", "has-not-so-many")


def test_1_35c_the_dead_may_lie_in_the_takers_own_hex() -> None:
    assert refused(moving("anbar K8", "jawhar K8 dead", anbar=1), give("jawhar", "anbar", 1)) is None


def test_1_35b_and_E20_nobody_hands_over_who_is_beset() -> None:
    state = stamp("anbar K8", "bilal K9", "hal L10", side=SARACEN, agenda=(Moving(SARACEN),))
    assert refused(with_used(state, anbar=1), give("bilal", "anbar", 1)) == ("1.35b", "beset")


def test_1_35b_they_must_be_neighbours_with_the_same_missiles() -> None:
    assert refused(moving("anbar K8", "bilal K10", anbar=1), give("bilal", "anbar", 1)) == ("1.35b", "not-neighbours")
    state = moving("anbar K8", "hasan K9", anbar=1)
    assert refused(state, give("hasan", "anbar", 1)) == ("1.35b", "other-missiles")
    assert refused(moving("ali K8", "hasan K9"), give("hasan", "ali", 1)) == ("1.35b", "counts-no-missiles")


def test_R97_the_stunned_hand_nothing_over() -> None:
    state = moving("anbar K8", "bilal K9 stunned fell=1", anbar=1)
    assert refused(state, give("bilal", "anbar", 1)) == ("R97", "cannot-hand-over")


def test_R33_with_it_the_moves_of_both_are_over() -> None:
    state = played(moving("anbar K8", "bilal K9", "jawhar A1", anbar=1), give("bilal", "anbar", 1)).state
    for who in ("anbar", "bilal"):
        assert refused(state, Step(seat=SARACEN, figure=who, to="J9")) == ("R34", "move-over")


def test_R33_all_that_is_offered_may_be_given_and_kept_in_a_position() -> None:
    state = moving("anbar K8", "bilal K9", "rayhan L9 dead", anbar=2, bilal=1, rayhan=3)
    found = {(each.giver, each.figure, each.missiles) for each in offered(state) if isinstance(each, Give)}
    assert found == {
        ("bilal", "anbar", 1),
        ("bilal", "anbar", 2),
        ("anbar", "bilal", 1),
        ("rayhan", "bilal", 1),
        ("rayhan", "anbar", 1),
    }
    after = played(state, give("bilal", "anbar", 2)).state
    assert DECISIONS.due(after)


def test_a_position_in_which_more_is_gone_than_there_was_is_refused_by_its_field() -> None:
    state = moving("anbar K8", "bilal K9", anbar=5)
    state = replace(state, scenario="first-blood")
    with pytest.raises(BadInput, match=r"figures\[\d\].used: is between 0 and 4"):
        state_of(position_of(state))
