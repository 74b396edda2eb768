"""Clauses 1.31 and 1.32: how far shooters may go, what a shot costs them, and what it leaves them."""

from typing import Any

import pytest

from gonfalon.games.croisades.actions import Pass, Shoot, Volley
from gonfalon.games.croisades.frames import Rise, Shooting, Watching
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.defending import why_too_far
from gonfalon.games.croisades.state import figure_of
from tests.games.croisades.fray import attack, fray, refused, retreat, settled, sums
from tests.games.croisades.march import end, moving, opened, passed_over, step, taken, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, figures_of, stamp, where


def points(figure: str) -> int:
    """The points that a figure, as it is written, has in its movement phase."""
    name, *words = figure.split()
    return allowance(Options(), figures_of(name, 0, words)[0])


def is_ready(figure: str) -> bool:
    """Whether a figure, as it is written, still has its shot in the other's turn as far as its own turn goes."""
    name, *words = figure.split()
    return why_too_far(Options(), figures_of(name, 0, words)[0]) is None


def test_1_31a_daggers_go_with_any_move() -> None:
    assert points("hasan shot") == points("hasan") == 8
    assert is_ready("hasan shot spent=8 is_far")


@pytest.mark.parametrize("figure", ["anbar", "jehangir", "dabir n"])
def test_1_31b_javelin_and_shortbow_move_freely_and_after_both_shots_half(figure: str) -> None:
    assert points(f"{figure} shot") == points(figure)
    assert is_ready(f"{figure} spent=8 is_far")
    assert is_ready(f"{figure} shot spent=4")
    assert not is_ready(f"{figure} shot spent=5 is_far")


@pytest.mark.parametrize("figure", ["latif", "dai"])
def test_1_31c_sling_and_longbow_move_half_for_one_shot_and_not_for_both(figure: str) -> None:
    assert (points(figure), points(f"{figure} shot"), points(f"{figure} wounded shot")) == (8, 4, 2)
    assert is_ready(f"{figure} spent=4")
    assert not is_ready(f"{figure} spent=5 is_far")
    assert is_ready(f"{figure} shot")
    assert not is_ready(f"{figure} shot spent=1")


def test_1_31c_the_half_move_is_refused_beyond_its_last_hex() -> None:
    state = moving("dai A8 shot", "crispin Y1", "ahmed Y16")
    state = walked(state, "dai", "A7 A6 A5 A4").state
    assert refused(state, step("dai", "A3")) == ("1.31c", "too-dear")


def test_1_31d_a_crossbow_has_one_of_the_two_and_no_move() -> None:
    assert (points("anselmo"), points("anselmo offensive"), points("anselmo defensive")) == (6, 0, 0)
    assert is_ready("anselmo defensive")
    assert not is_ready("anselmo offensive")
    assert not is_ready("anselmo")


def test_1_31e_and_R5_one_shot_of_either_kind_has_the_same_limit_and_no_shot_has_none() -> None:
    state = moving("latif A8", "crispin Y1", side=SARACEN)
    for path, far in (("A7 A6 A5 A4", False), ("A7 A6 A5 A4 A3", True)):
        after = walked(state, "latif", path).state
        assert figure_of(after, "latif").is_far is far
        assert (why_too_far(Options(), figure_of(after, "latif")) is None) is not far
    assert figure_of(walked(state, "latif", "A7 A6 A5 A4 A3 A2 A1 B1").state, "latif").spent == 8


def test_R6_half_is_that_of_the_present_state_rounded_down() -> None:
    state = moving("latif A8 wounded", "crispin Y1", side=SARACEN)
    assert not figure_of(walked(state, "latif", "A7 A6").state, "latif").is_far
    assert figure_of(walked(state, "latif", "A7 A6 A5").state, "latif").is_far
    halved = moving("gareth A8 wounded", "crispin Y1", "ahmed Y16")
    assert not figure_of(walked(halved, "gareth", "A7").state, "gareth").is_far
    assert figure_of(walked(halved, "gareth", "A7 A6").state, "gareth").is_far


def test_R6_a_forced_retreat_is_no_movement() -> None:
    state = stamp(
        "anselmo A8 offensive", "bertin A1", "latif K8", "ahmed Y16", agenda=(Rise(CRUSADER), Shooting(CRUSADER))
    )
    told = settled(state, Shoot(seat=CRUSADER, figure="anselmo", target="latif"), retreat("latif", "L8 M7"), dice=(6,))
    latif = figure_of(told.state, "latif")
    assert (where(told.state, "latif"), latif.spent, latif.is_far, latif.moved) == ("M7", 0, False, False)


def test_1_32b_whoever_shot_does_not_attack_and_whoever_attacked_does_not_shoot_in_defence() -> None:
    state = fray("bertin E9", "jehangir E10 shot", "ali E8", side=SARACEN)
    assert refused(state, attack("jehangir", "bertin")) == ("1.32b", "has-shot")
    assert refused(state, attack("ali jehangir", "bertin")) == ("1.32b", "has-shot")
    watched: dict[str, Any] = {"agenda": (Rise(CRUSADER), Watching(SARACEN))}
    state = settled(stamp("bertin I8", "jehangir I15 fought", "ali H15", **watched)).state
    assert refused(state, Volley(seat=SARACEN, figures=("jehangir",), target="bertin")) == ("1.32b", "has-attacked")
    assert refused(state, Volley(seat=SARACEN, figures=("ali",), target="bertin")) is None


def test_1_32c_a_shooter_may_come_up_to_the_enemy_and_defends_as_ever() -> None:
    told = walked(moving("bertin K8", "jehangir K11 shot", "ali Y1", side=SARACEN), "jehangir", "K10 K9")
    assert where(told.state, "jehangir") == "K9"
    told = settled(fray("bertin K8", "jehangir K9 shot", "ahmed Y1"), attack("bertin", "jehangir"), end(), dice=(10,))
    assert sums(told)["defence"] == [("defence", "+4")]


def test_R9_an_attack_costs_the_defensive_shot_of_one_turn_and_a_shot_costs_nothing() -> None:
    state = opened("bertin K8", "crispin A8", "jehangir K9", "ahmed Y16", "ali Y1")
    state = passed_over(state, ("crusader", "name")).state
    told = taken(state, attack("bertin", "jehangir"), end(), dice=(10,))
    assert figure_of(told.state, "jehangir").struck
    state = passed_over(told.state, ("saracen", "move")).state
    state = taken(
        state, step("jehangir", "K10"), step("jehangir", "K11"), step("jehangir", "K12"), end(SARACEN), dice=()
    ).state
    state = passed_over(state, ("crusader", "move")).state
    volley = Volley(seat=SARACEN, figures=("jehangir",), target="crispin")
    state = taken(state, step("crispin", "A7")).state
    assert refused(state, volley) == ("1.33a", "was-attacked")
    state = taken(state, Pass(seat=SARACEN)).state
    state = passed_over(state, ("saracen", "move")).state
    assert not figure_of(state, "jehangir").struck


def test_R9_to_be_shot_at_is_no_attack() -> None:
    state = stamp("anselmo A8 offensive", "bertin A1", "jehangir K8", agenda=(Rise(CRUSADER), Shooting(CRUSADER)))
    told = settled(state, Shoot(seat=CRUSADER, figure="anselmo", target="jehangir"), dice=(9,))
    assert not figure_of(told.state, "jehangir").struck
