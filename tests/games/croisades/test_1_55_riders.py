"""Clause 1.55: how riders go and turn, what it costs them, and how far they reach."""

from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.games.croisades.actions import Step
from gonfalon.games.croisades.decisions.moving import next_hexes
from gonfalon.games.croisades.events import TurnedAbout
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end, rider_reach
from gonfalon.games.croisades.state import Figure, State, amended, field_of, figure_of, hexes_of, is_up, side_of
from gonfalon.geometry.hexset import members
from tests.games.croisades.fray import holds, offered, refused, settled
from tests.games.croisades.march import about, costs, end, halt, left, moving, step, walked
from tests.games.croisades.stamp import FACINGS, OLIVE_GROVE, WATER_HOLE, ground, health, where

FAR = ("crispin Y1", "ahmed Y16")
"""One of each side who is out of the way."""
RIDER = "gerard K8 ne"
"""The rider of the printed figure: rear on K8, front on L8."""


@pytest.mark.parametrize(
    ("to", "cost", "then"),
    [
        ("M7", 1, "L8 M7"),
        ("L7", 1, "L8 L7"),
        ("M8", 1, "L8 M8"),
        ("K7", 2, "K8 K7"),
        ("L9", 2, "K8 L9"),
        ("J8", 3, "K8 J8"),
        ("K9", 3, "K8 K9"),
        ("J9", 4, "K8 J9"),
    ],
)
def test_1_55a_and_R43_the_eight_hexes_round_a_rider(to: str, cost: int, then: str) -> None:
    told = walked(moving(RIDER, *FAR), "gerard", to)
    assert (costs(told), holds(told.state, "gerard")) == ([cost], then)
    told = walked(moving(RIDER, *FAR, field=ground(scrub=to)), "gerard", to)
    assert costs(told) == [cost + 1]
    for kind in ("trees", "water"):
        shut = moving(RIDER, *FAR, field=ground(**{kind: to}))
        assert refused(shut, step("gerard", to)) == ("1.51.2", "ground-closed")


def test_1_51_2_riders_never_enter_trees_or_water_and_their_menu_knows_it() -> None:
    state = moving(RIDER, *FAR, field=ground(trees="M7 K7", water="M8 J9"))
    assert set(next_hexes(state, figure_of(state, "gerard"))) == {"L7", "L9", "J8", "K9"}


def test_1_55a_no_other_hex_is_beside_a_rider() -> None:
    state = moving(RIDER, *FAR)
    for to in ("K8", "L8", "N8", "L10", "I8"):
        assert refused(state, step("gerard", to)) == ("1.55a", "not-beside")
    steps = {each.to for each in offered(state) if isinstance(each, Step) and each.figure == "gerard"}
    assert steps == {"M7", "L7", "M8", "K7", "L9", "J8", "K9", "J9"}


def test_1_55b_the_half_turn_costs_three_and_changes_the_halves() -> None:
    told = settled(moving(RIDER, *FAR), about("gerard"))
    (event,) = told.events(TurnedAbout)
    assert (event.clause, event.cost, event.facing) == ("1.55b", 3, "sw")
    assert (holds(told.state, "gerard"), left(told.state)) == ("L8 K8", 9)
    gerard = figure_of(told.state, "gerard")
    assert (gerard.moved, gerard.spent) == (True, 3)


def test_E3_a_rider_with_four_points() -> None:
    state = moving(RIDER, *FAR, mover="gerard", left=4)
    told = walked(state, "gerard", "L9")
    assert (holds(told.state, "gerard"), left(told.state)) == ("K8 L9", 2)
    told = walked(told.state, "gerard", "M9")
    assert (holds(told.state, "gerard"), left(told.state)) == ("L9 M9", 1)
    assert refused(told.state, about("gerard")) == ("1.55b", "too-dear-to-turn")
    told = walked(state, "gerard", "J9")
    assert left(told.state) == 0
    assert refused(moving(RIDER, *FAR, mover="gerard", left=3), step("gerard", "J9")) == ("1.5a", "too-dear")


@pytest.mark.parametrize(("rider", "points"), [("gerard", 12), ("brand", 12), ("mohammad", 12), ("dabir", 15)])
def test_1_5a_riders_have_twelve_or_fifteen_points_wounded_or_not(rider: str, points: int) -> None:
    for word in ("healthy", "wounded"):
        state = moving(f"{rider} A16 n {word}", *FAR, side=BY_ID[rider].side)
        path = [f"A{number}" for number in range(14, 0, -1)][:points]
        told = walked(state, rider, " ".join(path))
        assert left(told.state) == points - len(path)
        assert health(told.state, rider) == word


def test_R44_the_front_half_passes_friends_and_neither_half_ends_on_the_living() -> None:
    state = moving("gerard K10 n", "hal K8", "odo K7", *FAR)
    on_friend = walked(state, "gerard", "K8").state
    assert refused(on_friend, halt()) == ("R100", "must-go-on")
    half_off = walked(state, "gerard", "K8 K7 K6").state
    assert holds(half_off, "gerard") == "K7 K6"
    assert refused(half_off, end()) == ("R100", "must-go-on")
    assert refused(walked(half_off, "gerard", "K5").state, end()) is None


def test_A3e_a_rider_fills_both_his_hexes() -> None:
    state = moving("bertin K11", "gerard K10 n", *FAR)
    assert refused(walked(state, "bertin", "K10").state, halt()) == ("R100", "must-go-on")
    through = walked(state, "bertin", "K10 K9").state
    assert refused(through, halt()) == ("R100", "must-go-on")
    assert where(walked(through, "bertin", "K8").state, "bertin") == "K8"
    assert refused(moving("bertin K11", "mohammad K10 n", *FAR), step("bertin", "K10")) == ("1.51.1", "held-against")


def test_R100_a_rider_needs_room_for_both_halves_behind_a_row_of_friends() -> None:
    wall = ("hal A13", "odo A12", "perkin A11", "owain B13", "bryn B12", "bertin B14", *FAR)
    state = moving("gerard A16 n", *wall)
    assert refused(state, step("gerard", "A14")) is None
    tight = moving("gerard A16 n", *wall, mover="gerard", left=2)
    assert refused(walked(tight, "gerard", "A14").state, step("gerard", "A13")) == ("R100", "no-way-out")
    turned = walked(state, "gerard", "A14 A13").state
    assert refused(turned, about("gerard")) is None


def test_R100_a_half_turn_over_a_friend_needs_a_way_out_too() -> None:
    state = moving("gerard A10 n", "hal A8", *FAR, mover="gerard", left=4)
    state = walked(state, "gerard", "A8").state
    assert left(state) == 3
    assert refused(state, about("gerard")) == ("R100", "no-way-out-turned")
    assert refused(state, step("gerard", "A7")) is None


Stand: TypeAlias = tuple[int, int]
"""A rear hex and a facing."""


def plain_reach(state: State, rider: Figure, points: int) -> dict[Stand, int]:
    """Where a rider can come to, by trying every step over and over until nothing gets cheaper."""
    best, is_better = {(rider.at, rider.facing): 0}, True
    while is_better:
        is_better = False
        for stand, spent in list(best.items()):
            for after, cost in plain_steps(state, rider, stand):
                total = spent + cost
                if total <= points and total < best.get(after, points + 1):
                    best[after], is_better = total, True
    return best


def plain_steps(state: State, rider: Figure, stand: Stand) -> list[tuple[Stand, int]]:
    """The half-turn, the three hexes before a rider, and the five round his rear half, with what they cost."""
    board, (rear, facing) = field_of(state).board, stand
    front = board.step(rear, facing)
    assert front is not None
    found = [((front, (facing + 3) % 6), 3)]
    for start, turn, extra in (
        *((front, 0, 0), (front, -1, 0), (front, 1, 0), (rear, -1, 1), (rear, 1, 1)),
        *((rear, -2, 2), (rear, 2, 2), (rear, 3, 3)),
    ):
        way = (facing + turn) % 6
        to = board.step(start, way)
        cost = None if to is None else plain_price(state, rider, to)
        if cost is not None:
            found.append(((start, way), extra + cost))
    return found


def plain_price(state: State, rider: Figure, at: int) -> int | None:
    """What a hex costs a rider; None when it is closed to him."""
    field = field_of(state)
    here = [each for each in state.figures if hexes_of(field, each) >> at & 1]
    dead = sum(3 if each.facing >= 0 else 1 for each in here if each.health == "dead")
    is_held = any(is_up(each) and side_of(each) is not side_of(rider) for each in here)
    if (field.trees | field.water) >> at & 1 or is_held or dead >= 6:
        return None
    return (2 if (field.scrub | field.slope) >> at & 1 else 1) + (dead >= 3)


def test_1_55a_the_plain_search_is_itself_right_about_the_printed_figure() -> None:
    state = moving(RIDER, *FAR)
    index = field_of(state).index
    found = plain_reach(state, figure_of(state, "gerard"), 4)
    for rear, facing, cost in (("K8", "se", 2), ("L9", "ne", 3), ("K8", "sw", 4), ("L8", "sw", 3), ("L8", "n", 1)):
        assert found[index[rear], FACINGS.index(facing)] == cost


@pytest.mark.parametrize("id", [OLIVE_GROVE, WATER_HOLE])
@given(data=st.data())
def test_1_55a_and_1_55b_a_riders_reach_is_that_of_the_plain_search(id: str, data: st.DataObject) -> None:
    state = crowded(id, data)
    rider, points, field = figure_of(state, "gerard"), data.draw(st.integers(0, 9)), field_of(state)
    expected = plain_reach(state, rider, points)
    assert rider_reach(state, rider, points) == expected
    others = 0
    for each in state.figures:
        others |= hexes_of(field, each) if each.health != "dead" and each is not rider else 0
    ends = [stand for stand in expected if not hexes_of(field, amended(rider, at=stand[0], facing=stand[1])) & others]
    assert can_get_to_an_end(state, rider, points) is bool(ends)


def crowded(id: str, data: st.DataObject) -> State:
    """A rider, perhaps over a friend, with friends, enemies, the stunned and bodies round him."""
    field = FIELDS[id]
    stands = [
        (at, way)
        for at in members(field.board.spaces & ~(field.trees | field.water))
        for way in range(6)
        if (front := field.board.step(at, way)) is not None and not (field.trees | field.water) >> front & 1
    ]
    at, way = data.draw(st.sampled_from(stands))
    near = sorted(members(field.board.within(at, 4) & ~(1 << at | 1 << at + field.board.shifts[way])))
    free = [field.names[each] for each in data.draw(st.permutations(near))]
    over = data.draw(st.sampled_from([free[0], field.names[at], field.names[at + field.board.shifts[way]]]))
    pile = ("abdur", "fahrat", "junaid", "nayeen", "ibraham", "osewl")
    return moving(
        f"gerard {field.names[at]} {FACINGS[way]}",
        *(
            f"hal {over}",
            f"odo {free[1]}",
            f"yasaffa {free[2]}",
            f"hashmi {free[3]}",
            f"tossaun {free[4]} stunned fell=1",
        ),
        *(f"{name} {free[5]} dead" for name in pile[: data.draw(st.sampled_from((2, 3, 6)))]),
        field=id,
    )


def test_1_55a_a_rider_over_a_friend_gets_off_him_by_a_flank() -> None:
    state = moving("gerard K9 n", "hal K8", "odo K7", "perkin K6", *FAR)
    for points, found in ((0, False), (1, False), (2, True)):
        assert can_get_to_an_end(state, figure_of(state, "gerard"), points) is found
