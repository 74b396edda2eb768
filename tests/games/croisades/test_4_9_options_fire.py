"""The options about fire and lines: each clause under both values, on postage stamps."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades.actions import Give, Mark, Pass, Shoot, Volley
from gonfalon.games.croisades.charts import band
from gonfalon.games.croisades.clerk import CroisadesOrders, Fire, volley
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import ChargeLost, Killed, Marked, Retreated, Shot, Wounded
from gonfalon.games.croisades.frames import Defending, Moving, Rise, Shooting, Watching
from gonfalon.games.croisades.later import Strayed
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.options import Options, Ranges
from gonfalon.games.croisades.rules.aiming import used_after, weapon_of
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.defending import way_to_go, why_no_right, why_too_far
from gonfalon.games.croisades.rules.displacing import kept_open
from gonfalon.games.croisades.rules.foretelling import foreseen, volley_remarks
from gonfalon.games.croisades.rules.hindsight import strike
from gonfalon.games.croisades.rules.sequence import set_up
from gonfalon.games.croisades.rules.shooting import shot_lines
from gonfalon.games.croisades.rules.sight import hiding_slope, span
from gonfalon.games.croisades.rules.sighting import bands_of, line_to
from gonfalon.games.croisades.scenarios import FIRST_BLOOD
from gonfalon.games.croisades.state import Charged, Choice, State, figure_of, hexes_of, missiles_left
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.strikes import Harm
from tests.games.croisades.fray import offered, refused, settled
from tests.games.croisades.gallop import FAR
from tests.games.croisades.march import halt, moving, opened, step, taken, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, figures_of, ground, stamp


def shooting(*placed: str, **rest: Any) -> State:
    """A state in which the Crusaders shoot."""
    return stamp(*placed, agenda=(Rise(CRUSADER), Shooting(CRUSADER)), **rest)


def volleyed(*figures: str, target: str) -> Volley:
    """The Saracens' volley."""
    return Volley(seat=SARACEN, figures=figures, target=target)


@pytest.mark.parametrize(("helps", "added", "key"), [(True, 3, "armoured-target"), (False, 2, "armour-no-help")])
def test_R29_armour_helps_on_foot_unless_it_is_agreed_otherwise(helps: bool, added: int, key: str) -> None:
    options = Options(armour_helps_on_foot=helps)
    bolt, man, rider = (figures_of(*each)[0] for each in (("baldo", 0, []), ("tossaun", 0, []), ("moonga", 0, ["n"])))
    geoffrey = figures_of("geoffrey", 0, [])[0]
    lines = shot_lines(options, bolt, geoffrey, False, 5)
    assert (sum_of(lines), lines[-1].why, lines[-1].clause) == (added, key, "1.36")
    assert sum_of(shot_lines(options, bolt, man, False, 5)) == 2
    assert sum_of(shot_lines(options, bolt, rider, True, 5)) == 3


def test_R29_the_chance_of_a_shot_follows() -> None:
    shots = [
        foreseen(state, figure_of(state, "jehangir"), figure_of(state, "geoffrey"))
        for state in (
            stamp("jehangir E5", "geoffrey E9", options=Options(armour_helps_on_foot=helps)) for helps in (True, False)
        )
    ]
    assert [each and each.harming for each in shots] == [2, 3]


@pytest.mark.parametrize(
    ("figure", "marks", "one", "both"),
    [
        ("jehangir", "is_far spent=5", None, ("1.31b", "defends-and-far")),
        ("anbar", "spent=4", None, None),
        ("latif", "spent=4", None, ("1.31c", "defends-and-moved")),
        ("dai", "is_far spent=5", ("1.31c", "one-shot-and-far"), ("1.31c", "defends-and-moved")),
        ("latif", "", None, None),
        ("jehangir", "shot is_far spent=5", ("1.31b", "both-shots-and-far"), ("1.31b", "both-shots-and-far")),
        ("anselmo", "defensive", None, None),
        ("anselmo", "offensive", ("1.34a", "not-marked-defensive"), ("1.34a", "not-marked-defensive")),
    ],
)
def test_R5_who_shoots_only_in_defence_is_bound_by_one_shot_or_by_both(
    figure: str, marks: str, one: object, both: object
) -> None:
    shooter = figures_of(figure, 0, marks.split())[0]
    for options, wanted in ((Options(), one), (Options(defensive_only="both"), both)):
        refusal = why_too_far(options, shooter)
        assert (refusal and (refusal.clause, refusal.key)) == wanted


@pytest.mark.parametrize(
    ("figure", "marks", "moves"),
    [("dai", "shot", 8), ("latif", "shot", 8), ("jehangir", "shot", 8), ("anselmo", "offensive", 0)],
)
def test_D1_31_no_move_is_halved(figure: str, marks: str, moves: int) -> None:
    shooter = figures_of(figure, 0, marks.split())[0]
    assert allowance(Options(later_fire_limits=True), shooter) == moves
    assert allowance(Options(), shooter) == (4 if figure in ("dai", "latif") else moves)


@pytest.mark.parametrize(
    ("figure", "marks", "clause"),
    [
        ("jehangir", "shot is_far spent=5", None),
        ("latif", "is_far spent=8", None),
        ("latif", "shot spent=1", "1.31c"),
        ("anselmo", "", "1.34a"),
    ],
)
def test_D1_31_both_shots_of_a_sling_still_forbid_to_move(figure: str, marks: str, clause: str | None) -> None:
    refusal = why_too_far(Options(later_fire_limits=True), figures_of(figure, 0, marks.split())[0])
    assert (refusal and refusal.clause) == clause


def test_R19_a_line_along_a_hexside_leans_to_the_shooter_or_to_the_target() -> None:
    field = ground(trees="F10")
    free, barred = (
        shooting("anselmo E10 offensive", "ahmed G7", field=field, options=Options(hexside_line=leaning))
        for leaning in ("shooter", "target")
    )
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    assert refused(free, shot) is None
    assert refused(barred, shot) == ("1.43b", "tree-between")
    line = line_to(barred, figure_of(barred, "anselmo"), figure_of(barred, "ahmed"))
    assert (line.barred, line.chance) == ("F10", None)


def test_R19_whoever_stands_on_one_of_the_two_hexes_bars_a_line_that_leans_to_the_target() -> None:
    men = ("anselmo E10 offensive", "bertin F10", "ahmed G7")
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    assert refused(shooting(*men), shot) is None
    assert refused(shooting(*men, options=Options(hexside_line="target")), shot) == ("1.42a", "somebody-between")


def test_1_35d_archers_and_crossbowmen_begin_with_twenty() -> None:
    archer, thrower = (figures_of(name, 0, [])[0] for name in ("jehangir", "anbar"))
    assert [missiles_left(Options(), each) for each in (archer, thrower)] == [None, 4]
    assert [missiles_left(Options(limited_arrows=True), each) for each in (archer, thrower)] == [20, 4]
    for options, gone in ((Options(), 0), (Options(limited_arrows=True), 1)):
        assert used_after(stamp("jehangir E5", options=options), archer) == gone


def test_1_35d_who_has_shot_twenty_arrows_shoots_no_more() -> None:
    state = shooting("dai E5", "evan F5", "ahmed E12", options=Options(limited_arrows=True))
    dai = msgspec.structs.replace(figure_of(state, "dai"), used=20)
    state = msgspec.structs.replace(state, figures=tuple(dai if each.id == "dai" else each for each in state.figures))
    assert refused(state, Shoot(seat=CRUSADER, figure="dai", target="ahmed")) == ("1.35d", "none-left")
    handing = msgspec.structs.replace(state, agenda=(Rise(CRUSADER), Moving(CRUSADER)))
    gift = Give(seat=CRUSADER, figure="dai", giver="evan", missiles=3)
    assert refused(handing, gift) is None
    after = settled(handing, gift).state
    assert [figure_of(after, each).used for each in ("dai", "evan")] == [17, 3]


@pytest.mark.parametrize(
    ("ranges", "bearer", "ends", "clause"),
    [
        ("off", "baldo", (25, 55, 90), "C5a"),
        ("official", "jehangir", (10, 25, 50), "D5"),
        ("official", "baldo", (15, 30, 75), "D5"),
        ("official", "dai", (12, 30, 90), "D5"),
        ("official", "dabir n", (12, 30, 55), "C5a"),
        ("official", "anbar", (7, 15, 30), "C5a"),
        ("all", "anbar", (5, 12, 25), "D5"),
        ("all", "latif", (8, 15, 30), "D5"),
        ("all", "dabir n", (8, 15, 35), "D5"),
        ("all", "hasan", (2, 4, 7), "C5a"),
    ],
)
def test_D5_how_far_weapons_reach(ranges: Ranges, bearer: str, ends: tuple[int, int, int], clause: str) -> None:
    name, *facing = bearer.split()
    shooter, options = figures_of(name, 0, facing)[0], Options(later_ranges=ranges)
    target = figures_of("bertin", 0, [])[0]
    lines = [shot_lines(options, shooter, target, False, hexes)[1] for hexes in (ends[0], ends[0] + 1, ends[2])]
    assert [(line.why, line.clause) for line in lines] == [
        ("short-range", clause),
        ("medium-range", clause),
        ("long-range", clause),
    ]
    assert band(ranges, weapon_of(shooter), bool(facing), ends[2] + 1) is None
    assert bands_of(options, weapon_of(shooter), bool(facing), 1).ends == ends


def test_D5_a_target_beyond_the_later_range_is_refused_by_it() -> None:
    men = ("anbar A1", "hal Y16")
    usual, later = (
        stamp(*men, side=SARACEN, agenda=(Rise(SARACEN), Shooting(SARACEN)), options=Options(later_ranges=ranges))
        for ranges in ("off", "all")
    )
    shot = Shoot(seat=SARACEN, figure="anbar", target="hal")
    assert refused(usual, shot) is None
    assert refused(later, shot) == ("D5", "out-of-range")


SHOT_AT = ("jehangir I15", "ali H15", "bertin I9", *FAR)


def test_D1_33_a_mover_may_be_shot_at_anew_without_going_on_and_by_one_man_at_a_time() -> None:
    state = walked(moving(*SHOT_AT, options=Options(no_refire_gap=True)), "bertin", "I10").state
    assert refused(state, volleyed("jehangir", "ali", target="bertin")) == ("D1.33", "one-at-a-time")
    once = settled(state, volleyed("jehangir", target="bertin"), dice=[10]).state
    assert isinstance(once.agenda[-1], Defending)
    assert offered(once) == {volleyed("ali", target="bertin"), Pass(seat=SARACEN)}
    twice = settled(once, volleyed("ali", target="bertin"), dice=[10])
    assert isinstance(twice.state.agenda[-1], Moving)
    usual = walked(moving(*SHOT_AT), "bertin", "I10").state
    assert not isinstance(settled(usual, volleyed("jehangir", target="bertin"), dice=[10]).state.agenda[-1], Defending)


def test_D1_33_no_way_to_go_is_told() -> None:
    state = walked(moving(*SHOT_AT, options=Options(no_refire_gap=True)), "bertin", "I10").state
    assert way_to_go(state, figure_of(state, "bertin")) == 0
    assert volley_remarks(state, volleyed("jehangir", target="bertin")) == ()
    usual = walked(moving(*SHOT_AT), "bertin", "I10").state
    assert [each.key for each in volley_remarks(usual, volleyed("jehangir", target="bertin"))] == ["next-volley"]


def test_D1_33_and_R132_a_second_man_may_shoot_at_one_who_stayed_until_another_target_was_shot_at() -> None:
    men = ("jehangir I15", "ali H15", "khaleed G15", "bertin I9", "hal G9")
    state = stamp(*men, agenda=(Rise(CRUSADER), Watching(SARACEN)), options=Options(no_refire_gap=True))
    once = settled(state, volleyed("jehangir", target="bertin"), dice=[10]).state
    assert refused(once, volleyed("ali", target="bertin")) is None
    other = settled(once, volleyed("ali", target="hal"), dice=[10]).state
    assert refused(other, volleyed("khaleed", target="bertin")) == ("1.33f", "no-return-to")


def test_D1_33_the_clerk_names_one_man_at_a_time() -> None:
    state = walked(moving(*SHOT_AT, options=Options(no_refire_gap=True)), "bertin", "I10").state
    answer = volley(CroisadesOrders(volley=Fire.SIGHT), state, DECISIONS.due(state)[0])
    assert answer == volleyed("jehangir", target="bertin")


def test_D1_34_nobody_is_asked_for_marks() -> None:
    state = opened("anselmo E5", "ahmed E9", options=Options(no_fire_markers=True))
    assert isinstance(state.agenda[-1], Shooting)
    assert Mark not in {type(action) for action in offered(state)}
    assert {each.mark for each in set_up(FIRST_BLOOD, Options(no_fire_markers=True)).figures} == {Choice.NONE}


def test_D1_34_a_crossbowman_who_shot_neither_moves_nor_shoots_again() -> None:
    options = Options(no_fire_markers=True)
    state = opened("anselmo E5", "baldo G5", "ahmed E9", "yasaffa Y1", options=options)
    told = taken(state, Shoot(seat=CRUSADER, figure="anselmo", target="ahmed"), dice=[10])
    assert not told.events(Marked)
    after = msgspec.structs.replace(told.state, agenda=(Rise(CRUSADER), Moving(CRUSADER)))
    assert refused(after, step("anselmo", "E4")) == ("1.31d", "crossbow-stays")
    assert refused(after, step("baldo", "G4")) is None
    gone = settled(after, step("baldo", "G4"), halt()).state
    refusals = [why_no_right(gone, figure_of(gone, who)) for who in ("anselmo", "baldo")]
    assert [each and (each.clause, each.key) for each in refusals] == [
        ("D1.34", "crossbow-has-shot"),
        ("D1.34", "crossbow-has-moved"),
    ]


def test_D1_34_a_crossbowman_who_stood_still_has_his_defensive_shot() -> None:
    for options, is_ready in ((Options(no_fire_markers=True), True), (Options(), False)):
        state = stamp("anselmo E5", "ahmed E9", options=options, side=SARACEN)
        assert (why_no_right(state, figure_of(state, "anselmo")) is None) is is_ready


STEEP = {"upper": "C14 C15 D15 C16", "slope": "C13"}


def test_D1_1c_a_man_on_a_steep_slope_is_seen_only_by_his_neighbours_above() -> None:
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    for high, low, usual, steep in (
        ("C15", "C13", None, ("D1.1c", "steep-between")),
        ("C13", "C15", None, ("D1.1c", "steep-between")),
        ("C15", "C12", ("1.43c", "lip-between"), ("1.43c", "lip-between")),
        ("C15", "C11", None, None),
    ):
        for wanted, options in ((usual, Options()), (steep, Options(steep_slope=True))):
            state = shooting(f"anselmo {high} offensive", f"ahmed {low}", field=ground(**STEEP), options=options)
            assert refused(state, shot) == wanted
    field = FIELDS[ground(**STEEP)]
    above, slope = field.index["C14"], field.index["C13"]
    assert hiding_slope(field, above, slope, is_steep=True) == -1
    assert span(ground(**STEEP), above, slope, is_steep=True).clause == ""


def test_D1_36_a_miss_comes_down_in_one_of_the_six_hexes_numbered_clockwise_from_the_north() -> None:
    for die, at in ((1, "E11"), (2, "F12"), (3, "F13"), (4, "E13"), (5, "D13"), (6, "D12")):
        told = settled(
            shooting("anselmo E5 offensive", "ahmed E12", *FAR, options=Options(errare=True)),
            Shoot(seat=CRUSADER, figure="anselmo", target="ahmed"),
            dice=[10, die],
        )
        assert [(each.die, each.at, each.victim) for each in told.events(Strayed)] == [(die, at, "")]


def test_D1_36_beyond_six_it_is_lost_and_without_the_option_no_die_falls() -> None:
    men = ("anselmo E5 offensive", "ahmed E12", *FAR)
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    told = settled(shooting(*men, options=Options(errare=True)), shot, dice=[10, 7])
    assert [(each.at, each.victim) for each in told.events(Strayed)] == [("", "")]
    assert not settled(shooting(*men), shot, dice=[10]).events(Strayed)
    assert not settled(shooting(*men, options=Options(errare=True)), shot, dice=[5]).events(Strayed)


def test_D1_36_it_wounds_the_unarmoured_of_either_side() -> None:
    men = ("anselmo E5 offensive", "ahmed E12", "hashmi F13", "bertin D13 wounded", *FAR)
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    state = shooting(*men, options=Options(errare=True))
    enemy = settled(state, shot, dice=[10, 3])
    assert [(each.figure, each.clause) for each in enemy.events(Wounded)] == [("hashmi", "D1.36")]
    friend = settled(state, shot, dice=[10, 5])
    assert [each.figure for each in friend.events(Killed)] == ["bertin"]
    worths = [strike(state, told.told) for told in (enemy, friend)]
    assert [each and (each.harm, each.worth > 0) for each in worths] == [(Harm.TARGET, True), (Harm.ATTACKER, False)]


def test_D1_36_it_drives_men_in_armour_back_two_hexes() -> None:
    men = ("anselmo E5 offensive", "ahmed E12", "mohammad F13 s", *FAR)
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    told = settled(shooting(*men, options=Options(errare=True)), shot, dice=[10, 3])
    due = offered(told.state)
    assert {len(getattr(action, "path", ())) for action in due} == {2}
    after = settled(told.state, sorted(due, key=str)[0])
    assert [len(each.path) for each in after.events(Retreated)] == [2]


def test_R84_an_obstacle_on_the_line_saves_him() -> None:
    shot = Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    men = ("anselmo E5 offensive", "ahmed E12", "hashmi E13", *FAR)
    state = shooting(*men, options=Options(errare=True))
    # He stands behind the target, who bars a crossbow.
    assert [each.victim for each in settled(state, shot, dice=[10, 4]).events(Strayed)] == [""]


def test_R130_the_other_half_of_the_rider_who_was_missed_is_not_struck() -> None:
    rider = shooting("anselmo E5 offensive", "alp E12 n", *FAR, options=Options(errare=True))
    told = settled(rider, Shoot(seat=CRUSADER, figure="anselmo", target="alp"), dice=[10, 4])
    assert [(each.at, each.victim) for each in told.events(Strayed)] == [("E12", "")]


def test_R131_who_is_driven_back_while_another_moves_rides_no_charge_and_leaves_the_mover_his_place() -> None:
    charge = Charged("gerard", "khaleed", ("D7", "E7", "F8", "G8", "H9", "I9"))
    men = ("gerard B6 se", "bertin C7", "jehangir J3", "khaleed J10", "crispin Y1")
    state = moving(*men, charges=(charge,), mover="bertin", left=4, options=Options(errare=True))
    mover = msgspec.structs.replace(state.mover, back=state.mover.back - 1) if state.mover else None
    state = msgspec.structs.replace(state, agenda=(*state.agenda, Defending(SARACEN, "bertin")), mover=mover)
    told = settled(state, volleyed("jehangir", target="bertin"), dice=[10, 1])
    assert [each.victim for each in told.events(Strayed)] == ["gerard"]
    assert [each.figure for each in told.events(ChargeLost)] == ["gerard"]
    assert not kept_open(state) & hexes_of(FIELDS[ground()], figure_of(state, "bertin"))
    ends = [settled(told.state, action).state for action in offered(told.state)]
    assert ends
    assert not any(kept_open(state) & hexes_of(FIELDS[ground()], figure_of(each, "gerard")) for each in ends)


def test_C5c_the_row_of_a_shot_is_as_before_without_options() -> None:
    told = settled(
        shooting("anselmo E5 offensive", "ahmed E12", *FAR),
        Shoot(seat=CRUSADER, figure="anselmo", target="ahmed"),
        dice=[5],
    )
    assert [each.row for each in told.events(Shot)] == [7]
