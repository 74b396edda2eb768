"""Clause 4.0b: who leaves the map, over which side, at what risk, and what he counts afterwards."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.arrivals import Left
from gonfalon.games.croisades.map import EAST, NORTH, SOUTH, WEST
from gonfalon.games.croisades.rules.points import score
from gonfalon.games.croisades.rules.winning import is_decided
from gonfalon.games.croisades.scenarios import Entry
from gonfalon.games.croisades.state import GONE, Health, amended, figure_of, replace, with_figure
from gonfalon.kernel.dice import SeededDice
from tests.games.croisades.border import bordered, enter, leave
from tests.games.croisades.fray import asked, offered, refused, settled
from tests.games.croisades.loads import take_up
from tests.games.croisades.march import crossings, left, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, health

FAR = ("crispin L8", "ahmed P8")


@pytest.mark.parametrize(
    ("edge", "at", "inside"), [(NORTH, "K1", "K2"), (EAST, "Y8", "X8"), (SOUTH, "K16", "K15"), (WEST, "A8", "B8")]
)
def test_4_0b_a_man_on_foot_leaves_from_any_hex_of_the_side_for_a_point(edge: int, at: str, inside: str) -> None:
    state = bordered(f"bertin {at}", *FAR, exits=(edge,))
    told = settled(state, leave("bertin"))
    assert [(each.clause, each.figure, each.at) for each in told.events(Left)] == [("4.0b", "bertin", at)]
    assert (figure_of(told.state, "bertin").at, told.state.mover) == (GONE, None)
    assert refused(bordered(f"bertin {inside}", *FAR, exits=(edge,)), leave("bertin")) == ("4.0b", "not-at-an-exit")


def test_4_0b_nobody_leaves_over_another_side_or_where_the_scenario_is_silent() -> None:
    assert refused(bordered("bertin K1", *FAR, exits=(SOUTH,)), leave("bertin")) == ("4.0b", "not-at-an-exit")
    assert refused(bordered("bertin K1", *FAR), leave("bertin")) == ("4.0b", "nobody-leaves")
    assert refused(bordered("bertin A1", *FAR, exits=(WEST,)), leave("bertin")) is None


def test_R34_nobody_leaves_with_a_man_on_his_back() -> None:
    state = bordered("bertin K2", "hal K1 stunned fell=1", *FAR, exits=(NORTH,))
    laden = settled(state, step("bertin", "K1"), take_up("bertin", "hal")).state
    assert refused(laden, leave("bertin")) == ("R34", "sets-down-first")


def test_4_0b_leaving_takes_a_point_of_those_left() -> None:
    state = bordered("bertin I2 wounded", *FAR, exits=(NORTH,))
    state = settled(state, step("bertin", "I3"), step("bertin", "I2"), step("bertin", "I1")).state
    assert (left(state), refused(state, leave("bertin"))) == (1, None)
    spent = bordered("bertin H4 wounded", *FAR, exits=(NORTH,))
    spent = settled(spent, *(step("bertin", to) for to in ("H3", "H2", "I1", "J1"))).state
    assert (left(spent), refused(spent, leave("bertin"))) == (0, ("1.5a", "too-dear-to-leave"))


@pytest.mark.parametrize(
    ("rider", "edge", "may"),
    [
        ("gerard K2 n", NORTH, True),
        ("gerard K2 ne", NORTH, False),
        ("gerard K1 ne", NORTH, True),
        ("gerard L1 se", NORTH, False),
        ("gerard K1 s", NORTH, False),
        ("gerard X8 ne", EAST, True),
        ("gerard Y9 n", EAST, True),
        ("gerard X9 nw", EAST, False),
        ("gerard K15 s", SOUTH, True),
        ("gerard B8 nw", WEST, True),
        ("gerard A8 s", WEST, True),
    ],
)
def test_4_0b_a_rider_needs_one_of_the_three_hexes_ahead_beyond_the_side(rider: str, edge: int, may: bool) -> None:
    found = refused(bordered(rider, *FAR, exits=(edge,)), leave("gerard"))
    assert found is None if may else found is not None


def test_4_0b_in_a_corner_both_sides_count() -> None:
    for edge in (NORTH, WEST):
        assert refused(bordered("gerard A2 n", *FAR, exits=(edge,)), leave("gerard")) is None
    assert refused(bordered("gerard A2 n", *FAR, exits=(EAST,)), leave("gerard")) == ("4.0b", "not-at-an-exit")
    assert refused(bordered("gerard A1 s", *FAR, exits=(WEST,)), leave("gerard")) is None
    assert refused(bordered("gerard B1 se", *FAR, exits=(NORTH,)), leave("gerard")) == ("4.0b", "does-not-face-out")
    assert refused(bordered("gerard C1 ne", *FAR, exits=(NORTH,)), leave("gerard")) is None


def test_R41_and_R116_the_edge_hex_is_crossed_even_where_the_move_began() -> None:
    state = bordered("bertin K1", "yasaffa L1", *FAR, exits=(NORTH,))
    told = settled(state, leave("bertin"), dice=(4,))
    assert (crossings(told), figure_of(told.state, "bertin").at) == ([("K1", 4)], GONE)
    told = settled(state, leave("bertin"), dice=(5,))
    assert (health(told.state, "bertin"), figure_of(told.state, "bertin").at) == ("wounded", GONE)
    killed = with_figure(state, amended(figure_of(state, "bertin"), health=Health.WOUNDED))
    told = settled(killed, leave("bertin"), dice=(4,))
    assert (health(told.state, "bertin"), told.events(Left), told.state.mover) == ("dead", [], None)


def test_R116_a_rider_crosses_the_rear_hex_that_he_entered_on_this_move_as_well() -> None:
    state = bordered("gerard K4 n", "yasaffa L2", *FAR, exits=(NORTH,))
    told = settled(state, step("gerard", "K2"), step("gerard", "K1"))
    assert crossings(told) == []
    told = settled(told.state, leave("gerard"), dice=(1, 1))
    assert crossings(told) == [("K2", 1), ("K1", 1)]
    stayed = bordered("gerard K2 n", "yasaffa L2", *FAR, exits=(NORTH,))
    assert crossings(settled(stayed, leave("gerard"), dice=(1,))) == [("K1", 1)]


def test_R16_who_is_wounded_on_the_edge_and_has_no_point_left_stays() -> None:
    state = bordered("bertin H6", "yasaffa L1", *FAR, exits=(NORTH,))
    state = settled(state, *(step("bertin", to) for to in ("H5", "H4", "H3", "H2", "I1", "J2", "K1")), dice=()).state
    assert left(state) == 1
    told = settled(state, leave("bertin"), dice=(5,))
    assert (health(told.state, "bertin"), told.events(Left), left(told.state)) == ("wounded", [], 0)


def test_4_0b_who_left_does_not_return_and_is_out_of_everything() -> None:
    state = bordered(*FAR, left="bertin gerard+", entry=Entry(CRUSADER, 1, NORTH), exits=(NORTH,))
    assert refused(state, enter("bertin", "K1")) == ("4.0b", "has-left")
    assert refused(state, step("gerard", "K1")) == ("4.0b", "has-left")
    assert not [each for each in offered(state) if getattr(each, "figure", "") in ("bertin", "gerard")]
    view = GAME.view(replace(state, agenda=state.agenda[-1:]), None)
    assert GAME.advice.reach(view, "bertin", SeededDice(0)) == ()


def test_4_0d_who_left_wounded_counts_half_and_unhurt_nothing() -> None:
    state = bordered(*FAR, left="bertin gerard+", exits=(NORTH,))
    assert score(state, SARACEN) == 0
    state = with_figure(state, amended(figure_of(state, "gerard"), health=Health.WOUNDED))
    assert score(state, SARACEN) == 15


def test_R112_a_side_all_of_which_has_left_is_at_its_end() -> None:
    state = bordered("bertin K1", "ahmed Y16", exits=(NORTH,))
    after = settled(state, leave("bertin")).state
    assert (is_decided(state), is_decided(after)) == (False, True)


def test_R102_a_phase_is_asked_while_somebody_may_leave() -> None:
    men = ("bertin A1 wounded", "ahmed A2", "yasaffa B2", "hashmi B1", "ali Y16")
    assert asked(settled(bordered(*men, exits=(NORTH,))).state) == (CRUSADER, "move")
    assert asked(settled(bordered(*men)).state) is None
