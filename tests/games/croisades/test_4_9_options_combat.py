"""The options about combat, infiltration and horses: each clause under both values, on postage stamps."""

from fractions import Fraction

import pytest

from gonfalon.bots.value.croisades.clash import Clashes
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.peril import peril
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.burdens import Bridled, Shied
from gonfalon.games.croisades.events import Crossed, Dropped, Fought, Killed, Reversed, Stunned
from gonfalon.games.croisades.frames import Naming
from gonfalon.games.croisades.later import Challenged
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.combat import reckoning
from gonfalon.games.croisades.rules.foretelling import crossing, step_lines, step_remarks
from gonfalon.games.croisades.rules.ground import rider_ground
from gonfalon.games.croisades.rules.handling import load_remarks
from gonfalon.games.croisades.rules.naming import clash_named
from gonfalon.games.croisades.rules.reaching import foot_reach, rider_reach
from gonfalon.games.croisades.rules.shooting import shot_lines
from gonfalon.games.croisades.rules.weighing import joiners
from gonfalon.games.croisades.state import Combat, figure_of
from gonfalon.kernel.odds import odds
from tests.games.croisades.fray import (
    advance,
    attack,
    charge,
    end,
    fight,
    fought,
    fray,
    named,
    offered,
    refused,
    result,
    settled,
    sums,
)
from tests.games.croisades.gallop import FAR, charging
from tests.games.croisades.gallop import charge as announced
from tests.games.croisades.loads import bridle, led
from tests.games.croisades.march import costs, left, moving, step, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, at, figures_of, ground, health

ONE_BY_ONE = Options(combat_declaration="one_by_one")
RIDERS_ONLY = Options(joint_on_mounted="riders_only")
LATER = Options(later_infiltration=True)
BARDED = Options(caparisoned=True)


def test_R63_each_combat_is_fought_as_it_is_named() -> None:
    men = ("tom K9", "adam N9", "yasaffa K8", "ali N8")
    told = settled(fray(*men, options=ONE_BY_ONE), attack("tom", "yasaffa"), dice=[10])
    assert [each.attackers for each in told.events(Fought)] == [("tom",)]
    assert isinstance(told.state.agenda[-1], Naming)
    assert refused(told.state, attack("tom", "yasaffa")) == ("1.7a", "attacks-once")
    assert refused(told.state, attack("adam", "ali")) is None
    assert not settled(fray(*men), attack("tom", "yasaffa")).events(Fought)


def test_R63_nothing_is_taken_back_that_was_fought() -> None:
    told = settled(
        fray("tom K9", "adam N9", "yasaffa K8", "ali N8", options=ONE_BY_ONE), attack("tom", "yasaffa"), dice=[10]
    )
    assert not {type(action).__name__ for action in offered(told.state)} & {"Unname"}


def test_R76_only_combats_already_fought_spare_a_die() -> None:
    men = ("gerard K10 n", "jehangir K8", "tom M8", "yasaffa L8")
    first = settled(
        fray(*men, options=ONE_BY_ONE), attack("gerard", "jehangir"), advance("gerard", "K8 K7 K6"), dice=(2, 5)
    )
    assert [each.at for each in first.events(Crossed)] == ["K8"]
    state = settled(fray(*men, options=ONE_BY_ONE), attack("tom", "yasaffa"), dice=[10]).state
    second = settled(state, attack("gerard", "jehangir"), advance("gerard", "K8 K7 K6"), dice=[2])
    assert second.events(Crossed) == []


def test_R133_a_charge_is_fought_before_or_after_what_is_named() -> None:
    men = ("gerard M11 s", "yasaffa M13", "tom A2", "ali A1")
    state = fray(*men, charges=(charge("gerard", "yasaffa"),), options=ONE_BY_ONE)
    assert fight("gerard") in offered(state)
    before = settled(state, fight("gerard"), dice=[6]).state
    assert isinstance(before.agenda[-1], Naming)
    after = settled(state, attack("tom", "ali"), dice=[10])
    assert [each.attackers for each in after.events(Fought)] == [("tom",), ("gerard",)][: len(after.events(Fought))]
    usual = fray(*men, charges=(charge("gerard", "yasaffa"),))
    assert refused(usual, fight("gerard")) == ("1.21f", "another-phase")


def test_R133_the_end_of_naming_fights_the_charges_that_are_left() -> None:
    state = fray(
        "gerard M11 s", "yasaffa M13", "tom A2", "ali A1", charges=(charge("gerard", "yasaffa"),), options=ONE_BY_ONE
    )
    told = settled(state, end(CRUSADER), dice=[6])
    assert [each.attackers for each in told.events(Fought)] == [("gerard",)]


ON_RIDER = ("tom K9", "adam J9", "gerard K6 s", "mohammad K8 n")


def test_R65_men_on_foot_attack_a_rider_one_by_one_only() -> None:
    together = attack("tom adam", "mohammad")
    assert refused(fray(*ON_RIDER), together) is None
    state = fray(*ON_RIDER, options=RIDERS_ONLY)
    assert refused(state, together) == ("1.72c", "riders-join-only")
    assert refused(state, attack("tom gerard", "mohammad")) == ("1.72c", "riders-join-only")
    assert refused(state, attack("gerard", "mohammad")) is None
    frame = state.agenda[-1]
    assert isinstance(frame, Naming)
    assert joiners(state, frame, clash_named(state, ("gerard",), ("mohammad",))) == []


def test_R65_riders_may_join_and_men_on_foot_may_join_against_men_on_foot() -> None:
    riders = fray("gerard K6 s", "robert J8 ne", "mohammad K8 n", options=RIDERS_ONLY)
    assert refused(riders, attack("gerard robert", "mohammad")) is None
    on_foot = fray("tom K9", "adam J8", "yasaffa K8", options=RIDERS_ONLY)
    assert refused(on_foot, attack("tom adam", "yasaffa")) is None


def test_R65_a_rider_who_has_come_to_stand_on_foot_drops_out() -> None:
    joint = (Combat(("gerard", "tom"), ("mohammad",)),)
    told = settled(named("gerard K6 s", "tom K9", "mohammad K8 n", combats=joint, options=RIDERS_ONLY), dice=[9])
    assert [each.attackers for each in told.events(Fought)] == [("gerard",)]
    both = (Combat(("adam", "tom"), ("mohammad",)),)
    gone = settled(named("adam J9", "tom K9", "mohammad K8 n", combats=both, options=RIDERS_ONLY))
    assert len(gone.events(Dropped)) == 1


@pytest.mark.parametrize(("options", "is_free"), [(Options(), True), (RIDERS_ONLY, False)])
def test_R65_bots_weigh_no_joint_attack_that_is_forbidden(options: Options, is_free: bool) -> None:
    state = fray(*ON_RIDER, options=options)
    field = Field(state, CRUSADER, Weights())
    clashes = Clashes(field)
    men = [clashes.attacker(field.mine[who], field.home[who]) for who in ("tom", "adam")]
    assert clashes.may_join(field.victim("mohammad"), men) is is_free


def test_1_74d_and_R70_by_ratio_the_defence_strikes_at_the_attack() -> None:
    met = charge("mohammad", "bertin", "richard")
    men = ("mohammad M9 s wounded", "richard M12 n", "bertin M13")
    told = settled(fray(*men, charges=(met,), side=SARACEN, options=Options(reversed_charge="ratio")), dice=[10])
    assert len(told.events(Reversed)) == 1
    assert sums(told)["attack"] == [("defence", "+14"), ("counter-charge", "x3/2")]
    assert sums(told)["defence"] == [("attack-wounded", "+8"), ("charge", "x3/2")]
    # 21 : 12 is 1:1, where E25 has 48 : 6.
    assert told.events(Fought)[0].column == 1
    usual = settled(fray(*men, charges=(met,), side=SARACEN), dice=[9])
    assert result(usual)[0] == 8


@pytest.mark.parametrize(("options", "lies"), [(Options(), True), (Options(later_result_d=True), False)])
def test_D6_result_D_spares_the_horse(options: Options, lies: bool) -> None:
    told = fought(fray("gerard K10 n", "dabir K8 n", "crispin Y1", options=options), "gerard", "dabir", [3])
    assert [each.result for each in told.events(Fought)] == ["D"]
    assert [each.clause for each in told.events(Stunned)] == ["C6d" if lies else "D6"]
    assert health(told.state, "dabir-horse") == ("dead" if lies else "healthy")
    assert told.events(Fought)[0].is_spared is not lies


WALK = ("bertin K7", "yasaffa K9", *FAR)


@pytest.mark.parametrize(
    ("die", "harm", "after"),
    [(7, "none", "healthy"), (8, "wounded", "wounded"), (9, "wounded", "wounded"), (10, "killed", "dead")],
)
def test_D1_54_and_R85_each_enemy_rolls_ten_faces(die: int, harm: str, after: str) -> None:
    told = walked(moving(*WALK, options=LATER), "bertin", "K8 K7", dice=[die])
    assert [(each.by, each.at, each.face, each.harm, each.clause) for each in told.events(Challenged)] == [
        ("yasaffa", "K8", die, harm, "D1.54")
    ]
    assert (health(told.state, "bertin"), told.events(Crossed)) == (after, [])


def test_D1_54_a_man_on_foot_who_is_wounded_keeps_half_of_his_points() -> None:
    assert left(walked(moving(*WALK, options=LATER), "bertin", "K8 K7", dice=[8]).state) == 2


def test_D1_54_every_enemy_rolls_and_a_wound_helps_the_next() -> None:
    men = ("bertin K7", "yasaffa K9", "hashmi J9", *FAR)
    told = walked(moving(*men, options=LATER), "bertin", "K8 K7", dice=[8, 5])
    assert [(each.face, each.harm) for each in told.events(Challenged)] == [(8, "wounded"), (7, "none")]
    dead = walked(moving(*men, options=LATER), "bertin", "K8 K7", dice=[10])
    assert len(dead.events(Challenged)) == 1
    twice = walked(moving(*men, options=LATER), "bertin", "K8 K7", dice=[8, 6])
    assert [each.clause for each in twice.events(Killed)] == ["C5g"]


@pytest.mark.parametrize(
    ("mover", "enemy", "added"),
    [
        ("bertin K7", "yasaffa K9", 0),
        ("bertin K7", "mohammad K9 s", 2),
        ("bertin K7", "dabir K9 s", 1),
        ("tom K7", "yasaffa K9", -1),
        ("tom K7", "mohammad K9 s wounded", -1),
        ("bertin K7 wounded", "yasaffa K9", 2),
        ("bertin K7 wounded", "yasaffa K9 wounded", 0),
    ],
)
def test_R85_armour_horse_and_wounds_of_both_count(mover: str, enemy: str, added: int) -> None:
    state = moving(mover, enemy, *FAR, options=LATER)
    name, *_ = mover.split()
    told = walked(state, name, "K8 K7", dice=[5])
    assert [each.face for each in told.events(Challenged)] == [5 + added]
    there = walked(state, name, "K8").state
    assert crossing(there, figure_of(there, name), at(there, "K7")) == (at(there, "K8"), 3 + added, 10)


def test_D1_54_the_chances_of_several_enemies_are_exact() -> None:
    for options, harming, cases, key in ((LATER, 51, 100, "crossing-challenged"), (Options(), 2, 6, "crossing")):
        men = ("bertin K7", "yasaffa K9", "hashmi J9", *FAR)
        state = walked(moving(*men, options=options), "bertin", "K8").state
        figure, to = figure_of(state, "bertin"), at(state, "K7")
        assert crossing(state, figure, to) == (at(state, "K8"), harming, cases)
        assert key in [each.key for each in step_remarks(state, figure, to)]
        assert peril(state, figure, at(state, "K8")) == harming / cases
        chances = odds(GAME, state, step("bertin", "K7"))
        hurt = sum(each.chance for each in chances.chances if health(each.state, "bertin") != "healthy")
        assert hurt == Fraction(harming, cases)


PASSING = ("gerard H12 n", "walter-horse I9 n", *FAR)


def test_D1_58a_a_bridle_in_passing_is_sure() -> None:
    state = walked(moving(*PASSING, options=Options(sure_bridle=True)), "gerard", "H10").state
    told = settled(state, bridle("gerard", "walter-horse"))
    assert [each.clause for each in told.events(Bridled)] == ["D1.58a"]
    assert [each.key for each in load_remarks(state, bridle("gerard", "walter-horse"))] == ["bridle-for-sure"]
    usual = walked(moving(*PASSING), "gerard", "H10").state
    assert settled(usual, bridle("gerard", "walter-horse"), dice=[7]).events(Shied)
    assert [each.key for each in load_remarks(usual, bridle("gerard", "walter-horse"))] == ["bridle-by-die"]


@pytest.mark.parametrize(
    ("horse", "options", "defence", "armour"),
    [
        ("gerard-horse", BARDED, 2, 1),
        ("richard-horse", BARDED, 2, 1),
        ("raymond-horse", BARDED, 2, 1),
        ("walter-horse", BARDED, 1, 0),
        ("gerard-horse", Options(), 1, 0),
    ],
)
def test_D1_8_horses_of_the_great_are_armoured(horse: str, options: Options, defence: int, armour: int) -> None:
    state = fray(f"{horse} K8 n", "yasaffa K9", "bertin Y1", side=SARACEN, options=options)
    sum_ = reckoning(state, clash_named(state, ("yasaffa",), (horse,)))
    assert [(line.clause, line.add) for line in sum_.defence] == [("D1.8" if armour else "1.8e", defence)]
    assert [line.clause for line in sum_.die] == ["D1.8"] * armour
    lines = shot_lines(options, figures_of("jehangir", 0, [])[0], figure_of(state, horse), True, 5)
    assert (lines[-1].add, lines[-1].clause) == (armour, "D1.8" if armour else "C5a")


def test_D1_8_a_rider_s_own_values_stay() -> None:
    for options in (Options(), BARDED):
        state = fray("gerard K8 n", "yasaffa K10", side=SARACEN, options=options)
        sum_ = reckoning(state, clash_named(state, ("yasaffa",), ("gerard",)))
        assert [line.add for line in sum_.defence] == [12]


def test_D1_8_and_R134_nobody_leads_it_through_water() -> None:
    pool = ground(water="K6 L7")
    for options, refusal in ((BARDED, ("D1.8", "caparison-in-water")), (Options(), None)):
        state = led(
            moving("bertin K7", "gerard-horse K9 n", *FAR, field=pool, options=options), "bertin", "gerard-horse"
        )
        assert refused(state, step("bertin", "K6")) == refusal
        assert refused(state, step("bertin", "J7")) is None
    plain = led(moving("bertin K7", "walter-horse K9 n", *FAR, field=pool, options=BARDED), "bertin", "walter-horse")
    assert refused(plain, step("bertin", "K6")) is None


ROUGH = {"scrub": "K8", "slope": "K6", "upper": "A1"}


@pytest.mark.parametrize(
    ("options", "scrub", "slope", "clauses"),
    [
        (Options(), (2, 2), (2, 2), ("1.1b", "1.1d")),
        (Options(later_scrub=True), (2, 4), (2, 2), ("D1.1a", "1.1d")),
        (Options(later_slope=True), (2, 2), (2, 4), ("1.1b", "D1.1b")),
        (Options(steep_slope=True), (2, 2), (4, 8), ("1.1b", "D1.1c")),
        (Options(steep_slope=True, later_slope=True, later_scrub=True), (2, 4), (4, 8), ("D1.1a", "D1.1c")),
    ],
)
def test_D1_1a_and_D1_1b_and_D1_1c_what_rough_ground_costs(
    options: Options, scrub: tuple[int, int], slope: tuple[int, int], clauses: tuple[str, str]
) -> None:
    for start, to, cost in (("K9", "K8", scrub[0]), ("K7", "K6", slope[0])):
        told = walked(
            moving(f"bertin {start}", *FAR[1:], "hal Y1", field=ground(**ROUGH), options=options), "bertin", to
        )
        assert costs(told) == [cost]
    rider = moving("gerard K8 n", *FAR, field=ground(**ROUGH), options=options)
    scrubland = moving("gerard K10 n", *FAR, field=ground(**ROUGH), options=options)
    assert costs(walked(rider, "gerard", "K6")) + costs(walked(scrubland, "gerard", "K8")) == [slope[1], scrub[1]]
    lines = [
        step_lines(state, figure_of(state, "gerard"), at(state, to))[0]
        for state, to in ((scrubland, "K8"), (rider, "K6"))
    ]
    assert [(line.clause, line.add) for line in lines] == [(clauses[0], scrub[1]), (clauses[1], slope[1])]


def test_D1_1a_a_rider_who_has_not_the_points_is_refused_and_his_reach_and_charges_follow() -> None:
    thick = ground(scrub="M3 M4 M5 M6")
    route = "M3 M4 M5 M6 M7 M8"
    for options, refusal in ((Options(), None), (Options(later_scrub=True), ("1.5a", "route-too-long"))):
        state = charging("gerard M1 s", "ahmed M9", field=thick, options=options)
        assert refused(state, announced("gerard", "ahmed", route)) == refusal
        ridden = moving("gerard M1 s", *FAR, field=thick, options=options)
        reached = rider_reach(ridden, figure_of(ridden, "gerard"), 4)
        assert ((at(ridden, "M3"), 3) in reached) is not options.later_scrub
        assert rider_ground(ridden).costs[-1][0] == (4 if options.later_scrub else 2)


def test_D1_1c_a_man_on_foot_needs_four_points_for_a_steep_slope() -> None:
    wall = ground(slope="K6", upper="A1")
    for options, refusal in ((Options(), None), (Options(steep_slope=True), ("1.5a", "too-dear"))):
        state = moving("willm K7 wounded", *FAR, field=wall, mover="willm", left=3, options=options)
        assert refused(state, step("willm", "K6")) == refusal
        assert bool(foot_reach(state, figure_of(state, "willm"), 3) >> at(state, "K6") & 1) is (refusal is None)
