"""Chapter 1.3 and the card C5: marks, the shots of phase 1, their sums and what they do."""

from typing import Any

import pytest

from gonfalon.games.croisades.actions import Mark, Shoot
from gonfalon.games.croisades.events import Marked, Shot
from gonfalon.games.croisades.frames import Frame, Marking, Retreating, Rise, Shooting
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.state import Choice, State, figure_of, side_of
from gonfalon.kernel.events import Reckoned
from tests.games.croisades.fray import asked, default, offered, refused, settled
from tests.games.croisades.stamp import CRUSADER, SARACEN, WATER_HOLE, Told, ground, health, stamp, where

MORE = ("baldo Y16 offensive", "hashmi Y1")
"""One far away who can still shoot, so that the phase does not end by itself."""


def firing(*placed: str, side: Side = CRUSADER, **rest: Any) -> State:
    """A state in the phase of offensive fire."""
    agenda: tuple[Frame, ...] = (Rise(side), Shooting(side))
    return stamp(*placed, side=side, agenda=agenda, **rest)


def shoot(state: State, shooter: str, target: str) -> Shoot:
    """The owner's shot."""
    return Shoot(seat=side_of(figure_of(state, shooter)), figure=shooter, target=target)


def shot(state: State, shooter: str, target: str, *dice: int) -> Told:
    """What comes of a shot, up to the next ask."""
    return settled(state, shoot(state, shooter, target), dice=dice)


def result(told: Told) -> tuple[int, str, str]:
    """Row, cover and result of the shot that was told."""
    (event,) = told.events(Shot)
    return event.row, event.cover, event.result


def marking(*placed: str, **rest: Any) -> State:
    """A state in which the Crusader marks his crossbowmen."""
    return stamp(*placed, agenda=(Rise(CRUSADER), Marking(CRUSADER)), **rest)


def marks(**choices: str) -> Mark:
    """Marks for crossbowmen."""
    return Mark(seat=CRUSADER, choices=tuple(choices.items()))  # type: ignore[arg-type]


def test_1_34a_each_crossbowman_is_marked_as_the_turn_begins() -> None:
    state = marking("anselmo E9", "baldo E10", "yasaffa J10", "bertin D10")
    assert asked(state) == ("crusader", "mark")
    assert len(offered(state)) == 9
    told = settled(state, marks(anselmo="offensive", baldo="none"))
    assert [(each.figure, each.choice) for each in told.events(Marked)] == [("anselmo", "offensive"), ("baldo", "none")]
    assert figure_of(told.state, "anselmo").mark is Choice.OFFENSIVE
    assert asked(told.state) == ("crusader", "shoot")


def test_1_34a_all_of_them_and_nobody_else_are_marked() -> None:
    state = marking("anselmo E9", "baldo E10", "yasaffa J10", "bertin D10")
    assert refused(state, marks(anselmo="none")) == ("1.34a", "mark-missing")
    assert refused(state, marks(anselmo="none", baldo="none", bertin="none")) == ("1.34a", "not-to-be-marked")
    assert refused(state, marks(baldo="none", anselmo="none")) == ("K4", "marks-in-order")
    twice = Mark(seat=CRUSADER, choices=(("anselmo", "none"), ("anselmo", "none"), ("baldo", "none")))
    assert refused(state, twice) == ("K4", "each-once")


def test_1_34a_by_default_they_wait_for_the_enemy_and_in_contact_they_are_not_marked() -> None:
    state = marking("anselmo E9", "baldo J9", "yasaffa J10")
    assert default(state) == marks(anselmo="defensive", baldo="none")


def test_R7_without_a_crossbowman_on_his_feet_nobody_is_asked() -> None:
    state = marking("anselmo E9 stunned", "dai D3", "yasaffa J10")
    assert asked(settled(state).state) == ("crusader", "shoot")


def test_1_3a_only_those_shoot_who_start_with_a_weapon_for_it() -> None:
    state = firing("anselmo E9 offensive", "bertin E5", "yasaffa J10", "baldo E12 offensive stunned", "guido A1 dead")
    assert refused(state, shoot(state, "bertin", "yasaffa")) == ("1.3a", "no-missiles")
    assert refused(state, shoot(state, "baldo", "yasaffa")) == ("A3b", "is-stunned")
    assert refused(state, shoot(state, "guido", "yasaffa")) == ("C5g", "is-dead")
    assert refused(state, Shoot(seat=CRUSADER, figure="yasaffa", target="yasaffa")) == ("1.21a", "not-yours")
    assert refused(state, Shoot(seat=CRUSADER, figure="jacopo", target="yasaffa")) == ("K3", "not-in-this-game")
    assert refused(state, shoot(state, "anselmo", "bertin")) == ("1.41", "not-an-enemy")
    assert refused(state, shoot(state, "anselmo", "ahmed")) == ("K3", "not-in-this-game")


def test_1_41_the_dead_and_horses_under_their_riders_are_no_targets() -> None:
    state = firing("anselmo E9 offensive", "yasaffa J10 dead", "mohammad J5 s")
    assert refused(state, shoot(state, "anselmo", "yasaffa")) == ("C5g", "is-dead")
    assert refused(state, shoot(state, "anselmo", "mohammad-horse")) == ("1.41", "is-away")
    assert refused(state, shoot(state, "anselmo", "mohammad")) is None


def test_1_3b_everybody_shoots_once_and_several_may_shoot_one_target() -> None:
    state = firing("anselmo E9 offensive", "baldo E10 offensive", "yasaffa J10")
    told = shot(state, "anselmo", "yasaffa", 10)
    assert refused(told.state, shoot(state, "anselmo", "yasaffa")) == ("1.3b", "has-shot")
    assert refused(told.state, shoot(state, "baldo", "yasaffa")) is None


def test_1_34a_a_crossbowman_shoots_in_the_phase_he_is_marked_for() -> None:
    state = firing("anselmo E9 defensive", "baldo E10", "guido E11 offensive", "yasaffa J10")
    for each in ("anselmo", "baldo"):
        assert refused(state, shoot(state, each, "yasaffa")) == ("1.34a", "not-marked-offensive")
    assert refused(state, shoot(state, "guido", "yasaffa")) is None


def test_1_21a_the_phase_ends_by_itself_when_nobody_can_shoot() -> None:
    state = firing("anselmo E9 defensive", "yasaffa J10")
    assert asked(settled(state).state) != ("crusader", "shoot")


def test_1_32a_and_R32_nobody_shoots_beside_an_enemy_able_to_attack_him() -> None:
    state = firing("anselmo E9 offensive", "yasaffa E8", "ahmed J9", *MORE)
    assert refused(state, shoot(state, "anselmo", "ahmed")) == ("1.32a", "in-contact")
    assert refused(state, shoot(state, "anselmo", "yasaffa")) == ("1.32a", "in-contact")
    for other in ("yasaffa E8 stunned", "yasaffa E8 dead", "mohammad-horse E8 n"):
        state = firing("anselmo E9 offensive", other, "ahmed J9", *MORE)
        assert refused(state, shoot(state, "anselmo", "ahmed")) is None
    rider = firing("mohammad E7 s", "anselmo E9 offensive", "ahmed J9", *MORE, field=ground(trees="E9"))
    assert refused(rider, shoot(rider, "anselmo", "ahmed")) is None


@pytest.mark.parametrize(
    ("shooter", "at", "limits"),
    [
        ("hasan", "A8", (2, 4, 7)),
        ("anbar", "A8", (7, 15, 30)),
        ("latif", "A8", (10, 25, 45)),
        ("dabir", "B8 nw", (12, 30, 55)),
        ("jehangir", "A8", (15, 40, 70)),
    ],
)
def test_C5a_range_bands(shooter: str, at: str, limits: tuple[int, int, int]) -> None:
    for number in range(2, 25):
        state = stamp(f"{shooter} {at}", f"bertin {chr(65 + number)}8", side=SARACEN)
        found = aim(state, figure_of(state, shooter), figure_of(state, "bertin"))
        expected = next((band for band, limit in enumerate(limits) if number <= limit), None)
        assert (None if found is None else found.band) == expected


def test_C5a_beyond_long_range_there_is_no_shot() -> None:
    state = firing("hasan A8", "bertin K8", "jehangir A1", side=SARACEN)
    assert refused(state, shoot(state, "hasan", "bertin")) == ("C5a", "out-of-range")


def lines(told: Told) -> list[tuple[str, str, int]]:
    """The lines of the last sum."""
    return [(line.clause, line.why, line.add) for line in told.events(Reckoned)[-1].lines]


def test_1_36_the_sum_names_weapon_range_wound_and_armour_even_where_they_add_nothing() -> None:
    told = shot(firing("anselmo E9 offensive", "yasaffa J10", *MORE), "anselmo", "yasaffa", 10)
    assert lines(told) == [
        ("C5c", "weapon", 2),
        ("C5a", "short-range", 0),
        ("C5a", "healthy-shooter", 0),
        ("1.36", "unarmoured-target", 0),
    ]
    hurt = firing("dabir B8 nw wounded", "gerard S4 n", "jehangir A1", "bertin C1", side=SARACEN)
    told = shot(hurt, "dabir", "gerard", 10)
    assert lines(told) == [
        ("C5b", "weapon", 4),
        ("C5a", "medium-range", 1),
        ("C5a", "wounded-shooter", 1),
        ("C5a", "armoured-target", 1),
    ]
    assert result(told) == (17, "none", "-")


def test_R30_no_face_hits_or_misses_of_itself() -> None:
    far = firing("dabir A1 s wounded", "gerard P9 n", "bertin A16", side=SARACEN)
    told = shot(far, "dabir", "gerard", 1)
    assert result(told) == (1 + 4 + 1 + 1 + 1, "none", "A")
    veiled = firing("dabir A1 s wounded", "gerard P9 n", "bertin A16", side=SARACEN, field=ground(scrub="P8 P9"))
    assert result(shot(veiled, "dabir", "gerard", 1)) == (8, "light", "-")


def test_R29_armour_helps_a_man_on_foot_as_well_stunned_or_not() -> None:
    for state in ("", " stunned"):
        told = shot(firing("jehangir A1", f"adam A6{state}", "ali Y1", "odo Y5", side=SARACEN), "jehangir", "adam", 6)
        assert lines(told)[-1] == ("1.36", "armoured-target", 1)
        assert result(told) == (11, "none", "-")


def test_E7_the_horse_archer_wounds_over_his_friend() -> None:
    state = firing(
        *("dabir K2 s", "yasaffa K4", "jehangir L4", "ahmed L5", "ali A1"),
        *("bertin K5", "crispin L6", "hal M6"),
        side=SARACEN,
    )
    told = shot(state, "dabir", "bertin", 3)
    assert (result(told), health(told.state, "bertin")) == ((7, "none", "B"), "wounded")


def test_E8_through_the_row_a_man_is_driven_back_two_hexes() -> None:
    row = ("bertin J8", "crispin K7", "hal L7", "odo M6")
    told = shot(firing(*row, "arnulf L8", "yasaffa J4"), "arnulf", "yasaffa", 4)
    assert result(told) == (8, "none", "A")
    assert asked(told.state) == ("saracen", "retreat")
    assert told.state.agenda[-1] == Retreating(SARACEN, ("yasaffa",), 2)


def test_E10_a_man_on_the_slope_has_medium_cover_from_above() -> None:
    told = shot(firing("anselmo C15 offensive", "yasaffa C13", *MORE, field=WATER_HOLE), "anselmo", "yasaffa", 3)
    assert (result(told), health(told.state, "yasaffa")) == ((5, "medium", "B"), "wounded")


def test_E26_from_the_edge_of_the_pool_a_man_in_it_has_no_cover() -> None:
    far = firing("anselmo J11 offensive", "yasaffa M12", *MORE, field=WATER_HOLE)
    assert result(shot(far, "anselmo", "yasaffa", 5)) == (7, "light", "A")
    near = firing("anselmo K11 offensive", "yasaffa M12", *MORE, field=WATER_HOLE)
    assert result(shot(near, "anselmo", "yasaffa", 5)) == (7, "none", "B")


def test_E14_a_rider_is_stunned_out_of_the_saddle_and_his_horse_stands() -> None:
    told = shot(firing("anselmo E12 offensive", "dabir E3 n", *MORE), "anselmo", "dabir", 5)
    assert result(told) == (7, "none", "B")
    assert asked(told.state) == ("saracen", "fall")
    state = settled(told.state, default(told.state)).state
    assert (health(state, "dabir"), health(state, "dabir-horse")) == ("stunned", "healthy")
    assert where(state, "dabir-horse") == "E3"


ON_FOOT = [
    (1, "C", "dead"),
    (3, "C", "dead"),
    (4, "B", "wounded"),
    (5, "B", "wounded"),
    (6, "A", "healthy"),
    (7, "A", "healthy"),
    (8, "-", "healthy"),
]


@pytest.mark.parametrize(("die", "letter", "then"), ON_FOOT)
def test_C5e_what_a_shot_does_to_a_man_on_foot(die: int, letter: str, then: str) -> None:
    told = shot(firing("anselmo E12 offensive", "yasaffa E3", *MORE), "anselmo", "yasaffa", die)
    assert (result(told)[2], health(told.state, "yasaffa")) == (letter, then)
    assert isinstance(told.state.agenda[-1], Retreating) is (letter == "A")


MOUNTED = [
    (1, "F", "dead", "dead"),
    (2, "E", "dead", "healthy"),
    (3, "D", "wounded", "dead"),
    (4, "C", "wounded", ""),
    (5, "B", "stunned", "healthy"),
    (6, "A", "healthy", ""),
    (7, "-", "healthy", ""),
]


@pytest.mark.parametrize(("die", "letter", "rider", "horse"), MOUNTED)
def test_C5d_what_a_shot_does_to_a_rider_and_his_horse(die: int, letter: str, rider: str, horse: str) -> None:
    told = shot(firing("anselmo E12 offensive", "dabir E3 n", *MORE), "anselmo", "dabir", die)
    assert (result(told)[2], health(told.state, "dabir")) == (letter, rider)
    assert bool(figure_of(told.state, "dabir").horse) is not bool(horse)
    if horse:
        assert health(told.state, "dabir-horse") == horse
    if letter == "A":
        assert told.state.agenda[-1] == Retreating(SARACEN, ("dabir",), 4)


@pytest.mark.parametrize(("die", "horse"), [(3, "dead"), (4, ""), (5, "healthy")])
def test_R81_a_wounded_rider_hurt_again_is_dead_and_his_horse_lives_unless_it_is_hit(die: int, horse: str) -> None:
    told = shot(firing("anselmo E12 offensive", "dabir E3 n wounded", *MORE), "anselmo", "dabir", die)
    assert health(told.state, "dabir") == "dead"
    assert health(told.state, "dabir-horse") == (horse or "healthy")


def test_C5g_a_second_wound_kills() -> None:
    told = shot(firing("anselmo E12 offensive", "yasaffa E3 wounded", *MORE), "anselmo", "yasaffa", 5)
    assert health(told.state, "yasaffa") == "dead"


@pytest.mark.parametrize(("die", "then"), [(1, "dead"), (5, "dead"), (6, "dead"), (8, "stunned")])
def test_R31_whatever_hits_a_stunned_man_kills_him(die: int, then: str) -> None:
    told = shot(firing("anselmo E12 offensive", "yasaffa E3 stunned fell=1", *MORE), "anselmo", "yasaffa", die)
    assert health(told.state, "yasaffa") == then


@pytest.mark.parametrize(("die", "letter", "then"), [(1, "F", "dead"), (4, "C", "dead"), (5, "B", "healthy")])
def test_R82_a_horse_alone_is_shot_at_on_the_mounted_chart(die: int, letter: str, then: str) -> None:
    told = shot(firing("anselmo E12 offensive", "mohammad-horse E3 n", *MORE), "anselmo", "mohammad-horse", die)
    assert (result(told)[2], health(told.state, "mohammad-horse")) == (letter, then)


def test_R82_a_horse_alone_is_driven_back_four_hexes() -> None:
    told = shot(firing("anselmo E12 offensive", "mohammad-horse E3 n", *MORE), "anselmo", "mohammad-horse", 6)
    assert told.state.agenda[-1] == Retreating(SARACEN, ("mohammad-horse",), 4)


def test_R111_a_shot_is_followed_through_before_the_next_is_named() -> None:
    state = firing("anselmo E12 offensive", "baldo F10 offensive", "yasaffa E3")
    told = shot(state, "anselmo", "yasaffa", 10)
    assert asked(told.state) == ("crusader", "shoot")
    assert {each.figure for each in offered(told.state) if isinstance(each, Shoot)} == {"baldo"}
