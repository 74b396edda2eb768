"""Clause 1.74, rulings R63 to R107 and the results of C6: charges, the order of the fights, and what they do."""

import pytest

from gonfalon.games.croisades.actions import Unname
from gonfalon.games.croisades.events import Dropped, Killed, Named, Reversed, Unnamed
from gonfalon.games.croisades.state import Combat, figure_of
from tests.games.croisades.fray import (
    advance,
    asked,
    attack,
    charge,
    default,
    end,
    fight,
    fought,
    fray,
    holds,
    named,
    nothing,
    refused,
    result,
    retreat,
    settled,
    sums,
    ways,
)
from tests.games.croisades.stamp import CRUSADER, SARACEN, health, where


def test_1_74a_a_charge_adds_half_and_is_named_by_the_rules() -> None:
    state = fray("gerard M11 s", "tom L13", "yasaffa M13", charges=(charge("gerard", "yasaffa"),))
    assert state.combats == (Combat(("gerard",), ("yasaffa",), 0),)
    assert refused(state, Unname(seat=CRUSADER, figure="gerard")) == ("1.56j", "charge-stands")
    assert refused(state, attack("gerard", "yasaffa")) == ("1.74c", "charge-apart")
    assert refused(state, attack("gerard tom", "yasaffa")) == ("1.74c", "charge-apart")
    assert refused(state, attack("tom", "yasaffa")) is None


def test_E5_a_charge_at_a_man_on_foot() -> None:
    state = fray("gerard M11 s", "yasaffa M13", charges=(charge("gerard", "yasaffa"),))
    told = settled(state, dice=(7,))
    assert result(told) == (8, 7, "D")
    assert sums(told)["attack"] == [("attack", "+28"), ("charge", "x3/2")]
    assert asked(told.state) == (CRUSADER, "advance")
    assert "M13 M14 M15" in ways(told.state)
    assert not {"M13", "M13 M14", "M14"} & ways(told.state)
    done = settled(told.state, advance("gerard", "M13 M14 M15")).state
    assert holds(done, "gerard") == "M14 M15"
    told = settled(state, dice=(6,))
    assert (result(told), health(told.state, "yasaffa"), asked(told.state)) == ((8, 6, "E"), "wounded", None)


def test_E4_a_charge_that_is_met() -> None:
    met = charge("gerard", "ali", "mohammad")
    state = fray("gerard M9 s", "mohammad M12 n", "ali M13", charges=(met,))
    assert state.combats == (Combat(("gerard",), ("mohammad",), 0),)
    told = settled(state, dice=(2,))
    assert sums(told) == {
        "attack": [("attack", "+28"), ("charge", "x3/2")],
        "defence": [("defence", "+9"), ("counter-charge", "x3/2")],
        "shift": [("odds", "3:1"), ("column", "3:1")],
        "die": [("armour", "+1")],
    }
    assert result(told) == (3, 3, "C")
    assert ways(told.state) == {"-M13", "M13", "N13", "L13", "N11", "L11"}
    assert not figure_of(told.state, "ali").struck
    told = settled(told.state, retreat("mohammad", "M13", backing=True))
    assert holds(told.state, "mohammad") == "M13 M12"
    assert asked(told.state) == (SARACEN, "aside")
    told = settled(told.state, default(told.state))
    assert where(told.state, "ali") == "L13"
    assert asked(told.state) == (CRUSADER, "advance")


def test_1_74b_a_target_who_does_not_ride_against_it_has_no_bonus() -> None:
    state = fray("gerard M9 s", "mohammad M12 n", charges=(charge("gerard", "mohammad"),))
    assert sums(settled(state, dice=(10,)))["defence"] == [("defence", "+9")]


def test_1_74d_and_R70_and_E25_roles_are_reversed() -> None:
    met = charge("mohammad", "bertin", "richard")
    state = fray("mohammad M9 s wounded", "richard M12 n", "bertin M13", charges=(met,), side=SARACEN)
    told = settled(state, dice=(9,))
    assert told.events(Reversed) == [Reversed(clause="1.74d", attacker="richard", defender="mohammad")]
    assert sums(told)["attack"] == [("attack", "+32"), ("exchanged", "x3/2")]
    assert sums(told)["defence"] == [("defence-wounded", "+4"), ("exchanged", "x3/2")]
    assert result(told) == (8, 10, "C")
    assert asked(told.state) == (SARACEN, "retreat")
    assert (figure_of(told.state, "mohammad").fought, figure_of(told.state, "richard").fought) == (True, False)
    told = settled(told.state, default(told.state))
    assert asked(told.state) == (CRUSADER, "advance")


def test_R70_only_a_defence_above_the_attack_reverses_the_roles() -> None:
    met = charge("hakim", "bertin", "gerard")
    state = fray("hakim M9 s wounded", "gerard M12 n", "bertin M13", charges=(met,), side=SARACEN)
    told = settled(state, dice=(10,))
    assert told.events(Reversed) == []
    assert sums(told)["attack"] == [("attack-wounded", "+12"), ("charge", "x3/2")]
    assert sums(told)["defence"] == [("defence", "+12"), ("counter-charge", "x3/2")]
    assert result(told)[0] == 1


def test_R69_a_charge_below_1_to_1_is_not_fought() -> None:
    weak = charge("dabir", "richard")
    placed = ("dabir M9 s wounded", "richard M12 n", "ali L12", "willm K12")
    state = fray(*placed, charges=(weak,), side=SARACEN)
    assert state.combats == ()
    assert refused(state, attack("dabir", "richard")) == ("1.74c", "charge-apart")


def test_1_74c_and_R69_a_charge_whose_target_is_gone_is_dropped() -> None:
    charges = (charge("gerard", "yasaffa"),)
    placed = ("gerard M11 s", "tom L13", "yasaffa M13")
    state = settled(fray(*placed, charges=charges), attack("tom", "yasaffa"), end(CRUSADER)).state
    assert asked(state) == (CRUSADER, "fight")
    assert default(state) == fight("gerard")
    told = settled(state, fight("tom"), dice=(3,))
    told = settled(told.state, retreat("yasaffa", "M14"), nothing(CRUSADER))
    assert [event.attackers for event in told.events(Dropped)] == [("gerard",)]
    assert asked(told.state) is None


def test_R63_named_combats_can_be_taken_back_and_are_fought_in_any_order() -> None:
    state = fray("tom K9", "adam J9", "yasaffa K8", "ali J8")
    told = settled(state, attack("tom", "yasaffa"), attack("adam", "ali"), Unname(seat=CRUSADER, figure="tom"))
    assert told.events(Named)[0] == Named(clause="1.7a", attackers=("tom",), defenders=("yasaffa",))
    assert len(told.events(Unnamed)) == 1
    assert refused(told.state, Unname(seat=CRUSADER, figure="tom")) == ("R63", "not-named")
    assert told.state.combats == (Combat(("adam",), ("ali",)),)
    state = settled(told.state, attack("tom", "yasaffa"), end(CRUSADER)).state
    assert asked(state) == (CRUSADER, "fight")
    assert default(state) == fight("adam")
    assert refused(state, fight("frederick")) == ("R63", "not-named")
    told = settled(state, fight("tom"), dice=(10, 10))
    assert asked(told.state) is None


def test_R63_a_combat_is_fought_once() -> None:
    three = (Combat(("tom",), ("yasaffa",)), Combat(("adam",), ("ali",)), Combat(("dirk",), ("ahmed",)))
    state = named("tom K9", "adam J9", "yasaffa K8", "ali J8", "dirk C3", "ahmed C4", combats=three)
    told = settled(state, fight("tom"), dice=(10,))
    assert asked(told.state) == (CRUSADER, "fight")
    assert refused(told.state, fight("tom")) == ("R63", "is-fought")


def test_R94_who_is_down_drops_out_of_a_joint_attack_and_takes_the_column_with_him() -> None:
    joint = (Combat(("tom", "frederick"), ("yasaffa",)),)
    placed = ("tom K9", "frederick L9", "yasaffa K8")
    assert result(settled(named(*placed, combats=joint), dice=(10,))) == (4, 10, "B")
    told = settled(named("tom K9", "frederick L9 stunned", "yasaffa K8", combats=joint), dice=(10,))
    assert result(told) == (1, 10, "-")
    told = settled(named("tom K9", "frederick M9", "yasaffa K8", combats=joint), dice=(10,))
    assert result(told) == (1, 10, "-")


def test_R107_a_combat_that_has_become_impossible_is_dropped() -> None:
    combats = (Combat(("tom",), ("yasaffa",)),)
    told = settled(named("tom K9", "yasaffa K7", combats=combats))
    assert told.events(Dropped) == [Dropped(clause="R107", attackers=("tom",), defenders=("yasaffa",))]
    assert (figure_of(told.state, "tom").fought, figure_of(told.state, "yasaffa").struck) == (True, False)
    told = settled(named("anselmo K9", "tossaun K8", combats=(Combat(("anselmo",), ("tossaun",)),)))
    assert len(told.events(Dropped)) == 1
    mixed = (Combat(("gerard",), ("mohammad", "moshen")),)
    told = settled(named("gerard K10 n", "mohammad L9 ne", "moshen K8", combats=mixed))
    assert len(told.events(Dropped)) == 1


def test_R107_one_of_several_defenders_who_is_gone_leaves_the_others() -> None:
    combats = (Combat(("gerard",), ("yasaffa", "ali")),)
    told = settled(named("gerard K10 n", "yasaffa K7", "ali K8", combats=combats), dice=(10,))
    assert result(told) == (7, 10, "C")


@pytest.mark.parametrize(
    ("face", "letter", "rider", "horse"),
    [
        (1, "H", "dead", "dead"),
        (3, "G", "dead", "healthy"),
        (5, "F", "wounded", "dead"),
        (7, "E", "wounded", ""),
        (9, "D", "stunned", "dead"),
    ],
)
def test_C6d_what_combat_does_to_a_rider(face: int, letter: str, rider: str, horse: str) -> None:
    state = fray("gerard K8 s", "robert J13 ne", "dabir K11 n")
    told = fought(state, "gerard robert", "dabir", (face,))
    assert result(told) == (10, face, letter)
    assert health(told.state, "dabir") == rider
    assert holds(told.state, "dabir-horse") == ("K11 K10" if horse else "")
    assert not horse or health(told.state, "dabir-horse") == horse
    assert asked(told.state) == ((SARACEN, "fall") if horse else None)


def test_C6d_an_attacker_is_wounded_in_the_saddle_or_driven_back() -> None:
    state = fray("gerard K8 s", "mohammad K11 n")
    assert result(told := fought(state, "gerard", "mohammad", (5,))) == (3, 6, "B")
    assert asked(told.state) == (CRUSADER, "retreat")
    assert result(told := fought(state, "gerard", "mohammad", (6,))) == (3, 7, "A")
    assert (health(told.state, "gerard"), holds(told.state, "gerard")) == ("wounded", "K8 K9")


def test_C6e_what_combat_does_on_foot() -> None:
    state = fray("gerard K10 n", "yasaffa K8")
    assert health(fought(state, "gerard", "yasaffa", (1,)).state, "yasaffa") == "dead"
    assert health(fought(state, "gerard", "yasaffa", (3,)).state, "yasaffa") == "wounded"
    assert health(fought(state, "gerard", "yasaffa", (5,)).state, "yasaffa") == "stunned"
    told = fought(state, "gerard", "yasaffa", (10,))
    assert (result(told)[2], asked(told.state)) == ("B", (CRUSADER, "retreat"))


def test_C5g_the_second_wound_kills_and_a_stunned_man_dies_of_any() -> None:
    told = fought(fray("bertin K8", "dabir K7 stunned"), "bertin", "dabir", (5,))
    assert result(told) == (6, 5, "D")
    assert told.events(Killed) == [Killed(clause="C5g", figure="dabir", at="K7", points=16)]
    told = fought(fray("bertin K8 wounded", "dabir K7 stunned"), "bertin", "dabir", (9,))
    assert result(told) == (3, 9, "A")
    assert health(told.state, "bertin") == "dead"
    assert asked(told.state) is None
