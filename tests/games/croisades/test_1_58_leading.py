"""Clause 1.58, rulings R56 to R58, R92 and R108: horses without riders that are led by the bridle."""

import pytest

from gonfalon.games.croisades.actions import Dismount, Mount, Shoot, Volley
from gonfalon.games.croisades.burdens import Bridled, LetGo, PutDown, Shied
from gonfalon.games.croisades.frames import Charging, Countering, Retreating, Shooting
from gonfalon.games.croisades.rules.charging import why_no_charger
from gonfalon.games.croisades.rules.countering import why_no_counter_charger
from gonfalon.games.croisades.state import figure_of, replace, side_of
from tests.games.croisades.fray import (
    asked,
    fought,
    fray,
    holds,
    refused,
    retreat,
    settled,
)
from tests.games.croisades.loads import bridle, leader, led, loose, places, set_down
from tests.games.croisades.march import halt, left, moving, opened, passed_over, step, taken, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, stamp

FAR = ("hal A1", "yasaffa X12")
"""Somebody of each side, far away."""
HORSE = "walter-horse"
BESIDE = ("bertin K8", f"{HORSE} K10 n", *FAR)
"""A spearman on foot beside the front half of a horse on K9 and K10."""
PASSING = ("gerard H12 n", f"{HORSE} I9 n", *FAR)
"""A Templar on H12 and H11, two hexes from a horse on I9 and I8."""


def test_1_58b_a_man_on_foot_takes_a_horse_along_without_a_die_and_at_no_cost() -> None:
    told = settled(moving(*BESIDE), bridle("bertin", HORSE))
    assert [(each.clause, each.figure, each.at) for each in told.events(Bridled)] == [("1.58b", "bertin", "K9")]
    assert (holds(told.state, HORSE), left(told.state)) == ("", 8)
    told = settled(told.state, step("bertin", "K7"), step("bertin", "K6"), halt())
    assert asked(told.state) == (CRUSADER, "set-down")
    told = settled(told.state, set_down("K8 K7"))
    assert (holds(told.state, HORSE), leader(told.state, HORSE)) == ("K8 K7", "bertin")
    assert [(each.at, each.facing, each.is_led) for each in told.events(PutDown)] == [("K7", "n", True)]


def test_1_58b_he_has_to_come_beside_it_and_may_take_it_on_his_way() -> None:
    state = moving("bertin K5", f"{HORSE} K10 n", *FAR)
    assert refused(state, bridle("bertin", HORSE)) == ("1.58b", "not-beside-bridle")
    there = walked(state, "bertin", "K6 K7 K8").state
    assert refused(there, bridle("bertin", HORSE)) is None
    assert left(settled(there, bridle("bertin", HORSE)).state) == 5


def test_1_58b_a_wounded_man_leads_too_and_the_stunned_do_not() -> None:
    state = moving("bertin K8 wounded", f"{HORSE} K10 n", "crispin L9 stunned fell=1", *FAR)
    assert refused(state, bridle("bertin", HORSE)) is None
    assert refused(state, bridle("crispin", HORSE)) == ("A3b", "is-stunned")


def test_1_58a_a_horse_that_is_led_goes_with_its_leader_from_his_first_step() -> None:
    state = led(moving(*BESIDE), "bertin", HORSE)
    state = walked(state, "bertin", "K7").state
    assert holds(state, HORSE) == ""
    assert "L9 L8" in places(settled(state, halt()).state)


def test_1_58a_one_who_lets_go_leaves_it_where_it_stands() -> None:
    state = led(moving(*BESIDE), "bertin", HORSE)
    told = settled(state, loose("bertin", HORSE))
    assert [(each.clause, each.at) for each in told.events(LetGo)] == [("1.58a", "K9")]
    assert leader(told.state, HORSE) == ""
    assert holds(walked(told.state, "bertin", "K7").state, HORSE) == "K10 K9"
    assert refused(told.state, loose("bertin", HORSE)) == ("R57", "not-led")


def test_R56_a_horse_in_hand_is_not_let_go_on_the_way() -> None:
    state = settled(moving(*BESIDE), bridle("bertin", HORSE)).state
    assert refused(state, loose("bertin", HORSE)) == ("R56", "holds-bridle")
    assert refused(state, bridle("bertin", HORSE)) == ("1.58a", "no-horse-to-lead")


def test_R56_on_foot_its_front_is_beside_the_leader_on_two_free_hexes() -> None:
    state = moving("bertin K8", f"{HORSE} K10 n", "adam K7", "tom L8", "watkin J8", "crispin J9", *FAR)
    state = settled(state, bridle("bertin", HORSE), halt()).state
    assert places(state) == {"K10 K9", "J10 K9", "L10 K9", "L9 K9", "K9 L9", "L10 L9", "M8 L9", "M9 L9"}
    assert refused(state, set_down("K7 L8")) == ("R56", "not-at-the-bridle")
    assert refused(state, set_down("Z9 L8")) == ("K3", "no-such-hex")


def test_R56_trees_and_water_do_not_stop_a_horse_that_is_led() -> None:
    state = moving(*BESIDE, field=ground(trees="L8 L9", water="J8 J9"))
    state = settled(state, bridle("bertin", HORSE), halt()).state
    assert {"L9 L8", "J9 J8"} <= places(state)


def test_R56_beside_a_rider_it_stands_parallel_and_half_a_hex_behind() -> None:
    state = moving("gerard K8 n", f"{HORSE} L9 s", *FAR)
    state = settled(state, bridle("gerard", HORSE), halt()).state
    assert places(state) == {"J9 J8", "L9 L8"}
    assert refused(state, set_down("L10 L9")) == ("R56", "not-abreast")
    state = settled(state, set_down("L9 L8")).state
    assert (holds(state, HORSE), leader(state, HORSE)) == ("L9 L8", "gerard")


def test_R56_without_room_it_is_not_taken_from_the_saddle() -> None:
    state = moving("gerard K8 n is_done moved", f"{HORSE} K10 s", "adam J8", "tom L8", *FAR)
    assert refused(state, bridle("gerard", HORSE)) == ("1.58c", "not-beside-bridle")
    state = moving("gerard K8 n is_done moved", f"{HORSE} K9 s", "adam J8", "tom L8", *FAR)
    assert refused(state, bridle("gerard", HORSE)) == ("R56", "no-room-for-horse")


def test_1_58c_a_rider_takes_it_without_a_die_where_his_move_begins_or_ends() -> None:
    begins = moving("gerard K8 n", f"{HORSE} L9 n", *FAR)
    assert [each.clause for each in settled(begins, bridle("gerard", HORSE)).events(Bridled)] == ["1.58c"]
    ends = walked(moving("gerard K11 n", f"{HORSE} L9 n", *FAR), "gerard", "K9").state
    told = settled(ends, halt(), bridle("gerard", HORSE))
    assert [each.clause for each in told.events(Bridled)] == ["1.58c"]
    assert places(told.state) == {"J11 J10", "L11 L10"}


def test_1_58c_without_points_left_he_has_ended() -> None:
    state = moving("gerard K8 n moved", f"{HORSE} L8 n", *FAR, mover="gerard", left=0)
    assert [each.clause for each in settled(state, bridle("gerard", HORSE)).events(Bridled)] == ["1.58c"]


@pytest.mark.parametrize("face", [1, 6])
def test_1_58d_E23_with_6_or_less_a_rider_catches_a_bridle_in_passing_and_rides_on_with_it(face: int) -> None:
    state = walked(moving(*PASSING), "gerard", "H10").state
    told = settled(state, bridle("gerard", HORSE), dice=[face])
    assert [each.clause for each in told.events(Bridled)] == ["1.58d"]
    told = settled(told.state, step("gerard", "H9"), step("gerard", "H8"), halt())
    assert places(told.state) == {"G9 G8", "I9 I8"}
    state = settled(told.state, set_down("G9 G8")).state
    assert (holds(state, "gerard"), holds(state, HORSE), leader(state, HORSE)) == ("H9 H8", "G9 G8", "gerard")


@pytest.mark.parametrize("face", [7, 10])
def test_1_58d_E23_with_more_it_is_not_his_in_this_turn_even_if_he_ends_beside_it(face: int) -> None:
    state = walked(moving(*PASSING), "gerard", "H10").state
    told = settled(state, bridle("gerard", HORSE), dice=[face])
    assert [(each.figure, each.horse) for each in told.events(Shied)] == [("gerard", HORSE)]
    assert holds(told.state, HORSE) == "I9 I8"
    assert refused(told.state, bridle("gerard", HORSE)) == ("1.58d", "has-shied")
    assert refused(settled(told.state, halt()).state, bridle("gerard", HORSE)) == ("1.58d", "has-shied")


def test_1_58d_E23_a_man_on_foot_needs_no_die_where_a_rider_missed_it() -> None:
    state = walked(moving(*PASSING, "bertin J9"), "gerard", "H10").state
    state = settled(state, bridle("gerard", HORSE), halt(), dice=[8]).state
    assert refused(state, bridle("bertin", HORSE)) is None


def test_R58_in_passing_his_front_half_must_be_beside_it() -> None:
    state = walked(moving("gerard H12 n", f"{HORSE} I12 n", *FAR), "gerard", "H10").state
    assert refused(state, bridle("gerard", HORSE)) == ("R58", "not-beside-bridle")
    assert refused(settled(state, halt()).state, bridle("gerard", HORSE)) is None


def test_R58_what_was_missed_is_forgotten_with_the_turn() -> None:
    state = passed_over(opened(*PASSING), (CRUSADER, "move")).state
    state = taken(state, step("gerard", "H10"), bridle("gerard", HORSE), dice=[7]).state
    assert state.shied == (("gerard", HORSE),)
    assert passed_over(state, (SARACEN, "move")).state.shied == ()


def test_1_58e_a_horse_is_its_sides_while_somebody_is_beside_it_and_then_whose_takes_it() -> None:
    men = ("bertin K8", "mohammad-horse K10 n", *FAR)
    held = moving(*men, "ahmed L10")
    assert refused(held, bridle("bertin", "mohammad-horse")) == ("1.58e", "horse-held")
    told = settled(moving(*men, "ahmed L10 stunned fell=1"), bridle("bertin", "mohammad-horse"))
    assert [each.clause for each in told.events(Bridled)] == ["1.58e"]
    assert side_of(figure_of(told.state, "mohammad-horse")) is CRUSADER


def test_1_58e_a_friend_does_not_take_it_out_of_a_friends_hand() -> None:
    state = led(moving(*BESIDE, "crispin L9"), "crispin", HORSE)
    assert refused(state, bridle("bertin", HORSE)) == ("1.58e", "led-already")


def test_R36_a_horse_that_is_led_stops_the_enemy() -> None:
    state = led(moving(*BESIDE, "ahmed K11", side=SARACEN), "bertin", HORSE)
    assert refused(state, step("ahmed", "K10")) == ("R36", "held-against")


def test_1_58f_a_leading_rider_who_attacks_or_is_attacked_lets_go() -> None:
    men = ("gerard K8 n", f"{HORSE} L9 n", "ahmed K6", "hal A1", "yasaffa X12")
    told = fought(led(fray(*men), "gerard", HORSE), "gerard", "ahmed", [10])
    assert [(each.clause, each.figure) for each in told.events(LetGo)] == [("1.58f", "gerard")]
    told = fought(led(fray(*men, "hashmi J7", side=SARACEN), "gerard", HORSE), "ahmed hashmi", "gerard", [9])
    assert [each.clause for each in told.events(LetGo)] == ["1.58f"]


def test_1_58f_a_man_on_foot_keeps_hold_in_a_fight() -> None:
    state = led(fray("bertin K8", f"{HORSE} K10 n", "ahmed L8", *FAR), "bertin", HORSE)
    told = fought(state, "bertin", "ahmed", [10])
    assert told.events(LetGo) == []
    assert leader(told.state, HORSE) == "bertin"


def test_1_58g_three_horses_are_led_on_foot_and_one_from_the_saddle() -> None:
    horses = ("walter-horse", "robert-horse", "hugh-horse", "guy-horse")
    men = ("bertin K8", "walter-horse K10 n", "robert-horse M8 sw", "hugh-horse I8 se", "guy-horse K6 s", *FAR)
    state = settled(moving(*men), *(bridle("bertin", each) for each in horses[:3])).state
    assert refused(state, bridle("bertin", "guy-horse")) == ("1.58g", "hands-full")
    riding = settled(moving("gerard K8 n", *men[1:]), bridle("gerard", "walter-horse")).state
    assert refused(riding, bridle("gerard", "hugh-horse")) == ("1.58g", "hands-full")


def test_R56_several_horses_are_set_down_one_by_one_each_leaving_room_for_the_next() -> None:
    """K9 and L9 alone are free for their fronts."""
    horses = ("walter-horse K10 n", "robert-horse M8 sw")
    state = moving("bertin K8", *horses, "adam K7", "tom J8", "crispin J9", "watkin L8", *FAR)
    state = settled(state, bridle("bertin", "walter-horse"), bridle("bertin", "robert-horse"), halt()).state
    assert places(state) == {"K10 K9", "J10 K9", "L10 K9", "L10 L9", "M8 L9", "M9 L9"}
    state = settled(state, set_down("L10 K9"), set_down("M8 L9")).state
    assert (leader(state, "walter-horse"), leader(state, "robert-horse")) == ("bertin", "bertin")


def test_R48_R53_who_leads_a_horse_neither_charges_nor_counter_charges() -> None:
    state = led(stamp("gerard K8 n", f"{HORSE} L9 n", *FAR, agenda=(Charging(CRUSADER),)), "gerard", HORSE)
    refusal = why_no_charger(state, CRUSADER, "gerard")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("R48", "leads-a-horse")
    state = replace(state, agenda=(Charging(SARACEN), Countering(CRUSADER)))
    refusal = why_no_counter_charger(state, CRUSADER, "gerard")
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("R53", "leads-a-horse")


def test_R108_what_a_man_led_who_is_driven_back_is_set_down_beside_him() -> None:
    men = ("bertin K8", f"{HORSE} K10 n", "ahmed K7", *FAR)
    below = (Shooting(SARACEN), Retreating(CRUSADER, ("bertin",), 1))
    state = led(stamp(*men, agenda=below, side=SARACEN), "bertin", HORSE)
    told = settled(state, retreat("bertin", "L9"))
    assert asked(told.state) == (CRUSADER, "set-down")
    assert holds(settled(told.state, set_down("M9 M8")).state, HORSE) == "M9 M8"


def test_R108_a_horse_that_is_driven_back_leaves_its_leader() -> None:
    men = ("bertin K8", f"{HORSE} K10 n", "ahmed K7", *FAR)
    below = (Shooting(SARACEN), Retreating(CRUSADER, (HORSE,), 1))
    state = led(stamp(*men, agenda=below, side=SARACEN), "bertin", HORSE)
    told = settled(state, retreat(HORSE, "K11", backing=True))
    assert [each.clause for each in told.events(LetGo)] == ["R108"]
    assert (holds(told.state, HORSE), holds(told.state, "bertin")) == ("K11 K10", "K8")


def test_R97_who_is_stunned_or_killed_lets_go() -> None:
    state = led(fray("ahmed K8", "mohammad-horse K10 n", "gerard K6 s", *FAR), "ahmed", "mohammad-horse")
    told = fought(state, "gerard", "ahmed", [1])
    assert [each.clause for each in told.events(LetGo)] == ["R97"]
    assert leader(told.state, "mohammad-horse") == ""


def test_R108_a_leader_shot_down_on_his_way_leaves_the_horse_beside_him() -> None:
    state = moving("bertin K8", f"{HORSE} K10 n", "hal A1", "ali L4", "yasaffa X12")
    state = settled(state, bridle("bertin", HORSE)).state
    state = settled(state, step("bertin", "L8")).state
    told = settled(state, Volley(seat=SARACEN, figures=("ali",), target="bertin"), dice=[1])
    assert asked(told.state) == (CRUSADER, "set-down")
    told = settled(told.state, set_down("L10 L9"))
    assert (holds(told.state, HORSE), leader(told.state, HORSE)) == ("L10 L9", "")


def test_R92_a_horse_that_is_led_is_a_target_of_its_own() -> None:
    state = led(stamp(*BESIDE, "ali K12", agenda=(Shooting(SARACEN),), side=SARACEN), "bertin", HORSE)
    told = settled(state, Shoot(seat=SARACEN, figure="ali", target=HORSE), dice=[1])
    assert figure_of(told.state, HORSE).health == "dead"
    assert leader(told.state, HORSE) == ""


def test_R57_who_mounts_or_gets_down_lets_go() -> None:
    state = passed_over(opened("walter K7", f"{HORSE} K8 ne", "guy-horse J7 sw", *FAR), (CRUSADER, "move")).state
    state = led(state, "walter", "guy-horse")
    told = taken(state, Mount(seat=CRUSADER, figure="walter", horse=HORSE))
    told = passed_over(told.state, (SARACEN, "move"))
    assert [(each.clause, each.horse) for each in told.events(LetGo)] == [("R57", "guy-horse")]
    state = passed_over(opened("gerard K8 n", f"{HORSE} L9 n", *FAR), (CRUSADER, "move")).state
    told = taken(led(state, "gerard", HORSE), Dismount(seat=CRUSADER, figure="gerard", to="J8"))
    assert [each.clause for each in passed_over(told.state, (SARACEN, "move")).events(LetGo)] == ["R57"]


def test_R10_who_takes_a_bridle_and_stays_has_not_moved_and_his_horse_neither() -> None:
    state = settled(moving(*BESIDE), bridle("bertin", HORSE), halt(), set_down("K10 K9")).state
    assert not figure_of(state, "bertin").moved
    assert not figure_of(state, HORSE).moved
    gone = settled(moving(*BESIDE), bridle("bertin", HORSE), step("bertin", "K7"), halt(), set_down("K9 K8")).state
    assert figure_of(gone, HORSE).moved


def test_R100_a_leader_does_not_end_where_his_horse_would_find_no_room() -> None:
    """Wounded he has 4 points: three take him past Adam into the scrub of K6, the last one only onto friends."""
    ring = ("adam K7", "tom K5", "watkin L6", "crispin L7", "anselmo J6", "baldo J7")
    men = ("bertin K8 wounded", f"{HORSE} K10 n", *ring, *FAR)
    state = led(moving(*men, field=ground(scrub="K6")), "bertin", HORSE)
    there = walked(state, "bertin", "K7").state
    assert refused(there, step("bertin", "K6")) == ("R100", "no-way-out")
    alone = walked(moving(*men, field=ground(scrub="K6")), "bertin", "K7").state
    assert refused(alone, step("bertin", "K6")) is None


def test_R56_without_room_after_a_retreat_it_stands_where_it_stood_and_is_led_no_longer() -> None:
    """Bertin falls back past Watkin to K10, where friends stand all round."""
    ring = ("adam J10", "tom J11", "watkin K9", "crispin L10", "anselmo L11", "baldo K11")
    below = (Shooting(SARACEN), Retreating(CRUSADER, ("bertin",), 2))
    men = ("bertin K8", f"{HORSE} M7 sw", *ring, *FAR)
    state = led(stamp(*men, agenda=below, side=SARACEN), "bertin", HORSE)
    told = settled(state, retreat("bertin", "K9 K10"))
    assert (holds(told.state, "bertin"), holds(told.state, HORSE), leader(told.state, HORSE)) == ("K10", "M7 L8", "")
    assert [each.is_led for each in told.events(PutDown)] == [False]
