"""Clauses 1.1, 1.5, 1.51 and 1.6: what the ground costs, who bars a way, and where a move may end."""

import pytest

from gonfalon.games.croisades.actions import Mark, Step, Volley
from gonfalon.games.croisades.events import Checked, PutBack
from gonfalon.games.croisades.rules.reaching import foot_reach
from gonfalon.games.croisades.state import Health, field_of, figure_of
from tests.games.croisades.fray import asked, default, offered, refused, settled
from tests.games.croisades.march import (
    about,
    costs,
    crossings,
    end,
    halt,
    left,
    moving,
    opened,
    passed_over,
    step,
    taken,
    walked,
)
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, ground, health, where

IDLE = ("crispin Y1", "ahmed Y16")
"""One of each side who is out of the way."""


@pytest.mark.parametrize(
    ("kind", "clause", "cost"),
    [("", "1.1a", 1), ("scrub", "1.1b", 2), ("trees", "1.1c", 2), ("slope", "1.1d", 2), ("water", "1.1e", 5)],
)
def test_1_1a_and_1_1b_and_1_1c_and_1_1d_and_1_1e_what_the_ground_costs_on_foot(
    kind: str, clause: str, cost: int
) -> None:
    field = ground(**{kind: "K7"}) if kind else ground()
    told = walked(moving("bertin K8", *IDLE, field=field), "bertin", "K7")
    assert (costs(told), left(told.state)) == ([cost], 8 - cost), clause
    assert costs(walked(moving("bertin K7", *IDLE, field=field), "bertin", "K8")) == [1]


@pytest.mark.parametrize(
    ("figure", "healthy", "wounded"),
    [("bertin", 8, 4), ("frederick", 6, 3), ("walter", 4, 2), ("gareth", 6, 3), ("yasaffa", 8, 4)],
)
def test_1_5a_allowances_on_foot(figure: str, healthy: int, wounded: int) -> None:
    for state_of_health, points in (("healthy", healthy), ("wounded", wounded)):
        side = CRUSADER if figure != "yasaffa" else SARACEN
        state = moving(f"{figure} A16 {state_of_health}", *IDLE, side=side)
        path = [f"A{15 - number}" for number in range(points)]
        state = walked(state, figure, " ".join(path)).state
        assert where(state, figure) == path[-1]
        assert refused(state, step(figure, f"A{15 - points}")) == ("1.5a", "too-dear")


def test_1_5a_only_a_neighbouring_hex_is_entered() -> None:
    state = moving("bertin K8", *IDLE)
    assert refused(state, step("bertin", "K6")) == ("1.5a", "not-beside")
    assert refused(state, step("bertin", "K8")) == ("1.5a", "not-beside")
    steps = {each.to for each in offered(state) if isinstance(each, Step) and each.figure == "bertin"}
    assert steps == {"K7", "K9", "J8", "J9", "L8", "L9"}


def test_1_5b_all_some_or_none_move_and_nothing_is_lent_or_saved() -> None:
    state = moving("bertin K8", *IDLE)
    told = settled(state, step("bertin", "K7"), step("crispin", "Y2"))
    assert left(told.state) == 7
    assert asked(settled(state, end()).state) is None
    begun = passed_over(opened("bertin K8", *IDLE), ("crusader", "move")).state
    state = passed_over(taken(begun, step("bertin", "K7"), end()).state, ("crusader", "move")).state
    assert refused(walked(state, "bertin", "K6 K5 K4 K3 K2 K1 L1 M1").state, step("bertin", "N1")) == (
        "1.5a",
        "too-dear",
    )


def test_1_5b_only_the_own_living_men_move() -> None:
    state = moving("bertin K8", "hal K9 dead", "gerard-horse C3 n", *IDLE)
    assert refused(state, step("bertin", "K7")) is None
    for figure, why in (("hal", ("C5g", "is-dead")), ("ahmed", ("1.5b", "not-yours"))):
        action = step(figure, "K7") if figure == "hal" else Step(seat=CRUSADER, figure="ahmed", to="Y15")
        assert refused(state, action) == why
    horse = Step(seat=CRUSADER, figure="gerard-horse", to="C4")
    assert refused(state, horse) == ("1.58a", "horse-stands")
    assert refused(state, halt()) == ("1.5b", "nobody-moves")


def test_R34_one_ends_his_move_before_the_next_begins() -> None:
    told = settled(moving("bertin K8", *IDLE), step("bertin", "K7"), step("crispin", "Y2"))
    assert refused(told.state, step("bertin", "K6")) == ("R34", "move-over")
    assert refused(told.state, step("crispin", "Y3")) is None


def test_R34_without_the_points_for_a_hex_nobody_enters_it() -> None:
    water = ground(water="K7")
    assert refused(moving("bertin K8 wounded", *IDLE, field=water), step("bertin", "K7")) == ("1.5a", "too-dear")
    assert refused(moving("bertin K8", *IDLE, field=water), step("bertin", "K7")) is None


def test_1_51_1_and_R90_not_through_enemies_but_through_friends_the_stunned_and_the_dead() -> None:
    state = moving("bertin K8", "hal K7", "yasaffa L9", "hashmi J8 stunned fell=1", "abdur K9 dead", *IDLE)
    assert refused(state, step("bertin", "L9")) == ("1.51.1", "held-against")
    for to in ("K7", "J8", "K9"):
        assert refused(state, step("bertin", to)) is None
    assert where(walked(state, "bertin", "K7 K6").state, "bertin") == "K6"
    rider = moving("bertin K8", "mohammad L8 n", *IDLE)
    for to in ("L8", "L7"):
        assert refused(rider, step("bertin", to)) == ("1.51.1", "held-against")


def test_R90_nobody_ends_on_a_stunned_man_and_anybody_on_bodies() -> None:
    state = moving("bertin K8", "hashmi K7 stunned fell=1", "abdur K9 dead", *IDLE)
    upon = walked(state, "bertin", "K7").state
    assert refused(upon, halt()) == ("R100", "must-go-on")
    assert refused(walked(state, "bertin", "K9").state, halt()) is None


def test_1_51_3_armour_keeps_out_of_water() -> None:
    state = moving("frederick K8", *IDLE, field=ground(water="K7"))
    assert refused(state, step("frederick", "K7")) == ("1.51.3", "ground-closed")
    assert refused(moving("frederick K8", *IDLE, field=ground(trees="K7")), step("frederick", "K7")) is None


@pytest.mark.parametrize(
    ("dead", "cost"),
    [
        (("hal K7 dead", "odo K7 dead"), 1),
        (("hal K7 dead", "odo K7 dead", "abdur K7 dead"), 2),
        (("gerard-horse K7 n dead",), 2),
        (("gerard-horse K6 s dead",), 2),
        (("gerard-horse K7 n dead", "hal K7 dead", "odo K7 dead"), 2),
        (("gerard-horse K7 n dead", "hal K7 dead", "odo K7 dead", "abdur K7 dead"), 0),
        (("gerard-horse K7 n dead", "robert-horse K7 nw dead"), 0),
        (tuple(f"{name} K7 dead" for name in ("hal", "odo", "abdur", "perkin", "owain", "bryn")), 0),
    ],
)
def test_1_51_4_and_1_51_5_and_R35_bodies_cost_a_point_and_close_a_hex(dead: tuple[str, ...], cost: int) -> None:
    for kind, ground_cost in (("", 1), ("scrub", 2)):
        field = ground(**{kind: "K7"}) if kind else ground()
        state = moving("bertin K8", *dead, *IDLE, field=field)
        if cost:
            assert costs(walked(state, "bertin", "K7")) == [cost - 1 + ground_cost]
        else:
            assert refused(state, step("bertin", "K7")) == ("1.51.5", "bodies-close")
        own = moving("bertin K7", *dead, *IDLE, field=field)
        assert refused(own, step("bertin", "K8")) is None


def test_R35_the_reach_on_foot_knows_what_bodies_cost() -> None:
    state = moving("bertin K8 wounded", "gerard-horse K7 n dead", *IDLE)
    reach = field_of(state).board.printed(foot_reach(state, figure_of(state, "bertin"), 2))
    assert "K7" in reach
    assert "K6" not in reach


def test_1_58a_and_R36_and_R57_a_lone_horse_bars_the_enemy_while_a_friend_stands_beside_it() -> None:
    state = moving("bertin K8", "mohammad-horse K7 n", "hashmi J6", *IDLE)
    for friend in ("hashmi J6", "hashmi L6", "nasir J6 n"):
        state = moving("bertin K8", "mohammad-horse K7 n", friend, *IDLE)
        assert refused(state, step("bertin", "K7")) == ("R36", "held-against")
    for friend in ("hashmi J5 stunned fell=1", "hashmi J6 dead", "hashmi M6", "hal J6"):
        state = moving("bertin K8", "mohammad-horse K7 n", friend, *IDLE)
        assert refused(state, step("bertin", "K7")) is None
        assert refused(walked(state, "bertin", "K7").state, halt()) == ("R100", "must-go-on")
    own = moving("bertin K8", "gerard-horse K7 n", "hashmi Y9", *IDLE)
    assert refused(walked(own, "bertin", "K7").state, end()) == ("R100", "must-go-on")


def test_1_6_and_R62_passing_is_free_and_sharing_is_not() -> None:
    state = walked(moving("bertin K8", "hal K7", *IDLE), "bertin", "K7").state
    assert left(state) == 7
    assert refused(state, halt()) == ("R100", "must-go-on")
    assert refused(state, end()) == ("R100", "must-go-on")
    assert refused(state, step("hal", "K6")) == ("R100", "must-go-on")
    after = walked(state, "bertin", "K6").state
    assert refused(after, step("hal", "J7")) is None


def test_R100_nobody_steps_where_his_points_leave_him_no_place_to_end() -> None:
    row = ("bertin A8", "hal A7", "odo A6", *IDLE)
    state = moving(*row)
    assert refused(state, step("bertin", "A7")) is None
    for path, then, why in (
        ("B8 B9 B10 B11 B12 B13", "B14", None),
        ("A9 A10 A11 A10 A9 A8", "A7", None),
        ("A9 A10 A11 A12 A11 A10 A9", "A8", None),
        ("B8 C7 C8 C7 C8 B8 A8", "A7", ("R100", "no-way-out")),
    ):
        assert refused(walked(state, "bertin", path).state, step("bertin", then)) == why, path
    men = ("hal B16", "odo A15", "perkin C15", "bryn C16", "owain B15", *IDLE)
    assert refused(moving("bertin A16 wounded", *men, field=ground(scrub="A16")), step("bertin", "B16")) is None
    slow = moving("walter A16 wounded", *men, field=ground(scrub="A16"))
    assert refused(slow, step("walter", "B16")) == ("R100", "no-way-out")


def test_R100_by_default_the_mover_takes_the_cheapest_way_out() -> None:
    men = ("bertin K8", "hal K7", "odo L7", "perkin J7", *IDLE)
    state = walked(moving(*men, field=ground(scrub="K6 J8 L8")), "bertin", "K7").state
    assert default(state) == step("bertin", "K8")
    far = walked(moving("bertin K9", "hal K7", "odo K8", *IDLE, field=ground(scrub="J7")), "bertin", "K8").state
    assert default(far) == step("bertin", "J8")


def test_R91_points_lost_to_a_volley_on_the_hex_of_a_friend_put_a_mover_back() -> None:
    men = ("bertin A8 wounded", "hal A7", "crispin Y1", "jehangir C14")
    state = settled(moving(*men, field=ground(scrub="A8", trees="B7 B8 A6")), step("bertin", "A7")).state
    shot = Volley(seat=SARACEN, figures=("jehangir",), target="bertin")
    told = settled(state, shot, dice=(5,))
    assert ([each.left for each in told.events(Checked)], told.events(PutBack)) == ([], [])
    told = settled(state, shot, dice=(4,))
    assert [each.left for each in told.events(Checked)] == [1]
    assert [(each.figure, each.at) for each in told.events(PutBack)] == [("bertin", "A8")]
    assert (where(told.state, "bertin"), health(told.state, "bertin")) == ("A8", "wounded")
    assert refused(told.state, step("bertin", "A9")) == ("R34", "move-over")


def infiltrated(die: int) -> Told:
    """A man who passes a friend beside an enemy with two points left for the scrub behind him."""
    men = ("bertin J13", "hal K8", "crispin Y1", "yasaffa L9", "ahmed Y16")
    state = moving(*men, field=ground(scrub="J8 J9 K7 K9 L8"))
    return walked(state, "bertin", "J12 J11 J10 J9 K8 K7", dice=(die,))


def test_R91_a_wound_on_the_hex_of_a_friend_puts_a_mover_back_who_can_get_no_further() -> None:
    told = infiltrated(1)
    assert (where(told.state, "bertin"), left(told.state)) == ("K7", 0)
    told = infiltrated(5)
    assert crossings(told) == [("K8", 5)]
    assert [(each.figure, each.at) for each in told.events(PutBack)] == [("bertin", "J9")]
    assert (where(told.state, "bertin"), health(told.state, "bertin")) == ("J9", "wounded")
    assert figure_of(told.state, "bertin").is_done
    assert figure_of(told.state, "hal").health is Health.HEALTHY


def test_R89_men_on_foot_face_nowhere() -> None:
    state = moving("bertin K8", *IDLE)
    assert refused(state, about("bertin")) == ("R89", "has-no-facing")


def test_1_31d_marks_bind_from_the_first_ask_of_the_turn() -> None:
    state = opened("anselmo K8", "bertin A1", "ahmed Y16")
    marked = taken(state, Mark(seat=CRUSADER, choices=(("anselmo", "none"),))).state
    assert refused(passed_over(marked, ("crusader", "move")).state, step("anselmo", "K7")) is None
