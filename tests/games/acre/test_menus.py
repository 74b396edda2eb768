"""S3.2: menus are exact. On postage stamps whatever could be written down is lawful exactly when it is offered."""

from collections.abc import Iterable
from itertools import chain, combinations, product
from random import Random

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import (
    AcreAction,
    Arrange,
    Attack,
    Confirm,
    Dismantle,
    Emplace,
    End,
    Move,
    Place,
    Ride,
    Shoot,
)
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import BY_ID, ROSTER, STAFF, Arm, Side
from gonfalon.games.acre.state import State
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.acre.stamp import CRUSADER, MUSLIM, end, move, play, stamp

HEXES = tuple(BOARD.names.values())
SOME = 29
"""Every so many actions are looked for in the menu itself too, which makes its offers anew each time."""


def assert_exact(state: State, actions: Iterable[AcreAction]) -> None:
    """Each action is on the list, in the menu and lawful, or none of it."""
    menu = GAME.menu(state, GAME.due(state)[0].seat)
    listed = set(menu.actions())
    assert menu.exact
    assert listed
    for number, action in enumerate(actions):
        is_lawful = GAME.check(state, action) is None
        assert (action in listed) == is_lawful, action
        assert number % SOME or (action in menu) == is_lawful, action


def subsets(names: Iterable[str], most: int = 9) -> list[tuple[str, ...]]:
    each = tuple(names)
    return [*chain.from_iterable(combinations(each, size) for size in range(min(most, len(each)) + 1))]


@pytest.mark.parametrize(
    ("units", "seat"),
    [
        ({"t1": "1209", "as2": "1206", "li1": "1308", "ma1": "1211"}, CRUSADER),
        ({"t1": "1205", "as2": "1206", "k1": "1304", "sp1": "1404"}, CRUSADER),
        ({"be1": "1206", "ma1": "1205", "tk1": "0308", "in1": "0307", "sp2": "0209"}, MUSLIM),
        ({"h1": "0404", "li1": "0405", "sp1": "0207", "xb6": "0207"}, CRUSADER),
    ],
)
def test_S3_2_a_menu_of_moves_is_exact(units: dict[str, str], seat: Side) -> None:
    led = next(unit for unit in units if BY_ID[unit].side is seat)
    leader = STAFF[seat][0].id
    state = stamp(units, {leader: led}, seat=seat)
    for unit in (each for each in units if BY_ID[each].side is seat):
        ways = [(to, toward) for to in HEXES for toward in BOARD.printed(BOARD.neighbours[BOARD.at(to)])]
        straight = ways if BY_ID[unit].arm is Arm.HC else ways[:60]
        assert_exact(state, [move(unit, *way) for way in (*((to, "") for to in HEXES), *straight)])
    assert_exact(state, [Ride(seat=seat, leader=leader, unit=unit.id) for unit in ROSTER])


def test_S3_2_a_drawn_move_is_on_the_menu_and_may_be_a_straight_ride() -> None:
    state = stamp({"t1": "1209", "as2": "1206", "sp1": "1214"}, {"guy": "t1"})
    menu, random = GAME.menu(state, CRUSADER), Random(1)
    drawn = {menu.sample(random) for _ in range(1000)}
    assert drawn <= set(menu.actions())
    assert {type(action) for action in drawn} == {Move, Ride, End}
    assert {action.toward for action in drawn if isinstance(action, Move)} == {"", "1206"}


def test_S3_2_a_menu_of_attacks_is_exact() -> None:
    units = {"t1": "1209", "ma1": "1307", "sp1": "1106", "as1": "1206", "li1": "1305", "tk1": "1107", "hq1": "1410"}
    state = play(stamp(units), move("t1", "1207", "1206"), end(CRUSADER)).state
    names, enemies = ("t1", "ma1", "sp1", "as1"), ("1107", "1206", "1207", "1305", "1410")
    assert_exact(
        state,
        [
            Attack(seat=CRUSADER, units=some, hexes=at, charger=charger)
            for some, at, charger in product(subsets(names), subsets(enemies), ("", "t1", "ma1"))
        ],
    )
    assert_exact(state, [end(CRUSADER)])


def test_S3_2_a_menu_of_shots_is_exact() -> None:
    units = {"xb1": "1206", "xb2": "1207 fired", "tu1": "1306", "xb3": "1406", "xb4": "1307 disorganized"}
    state = stamp({**units, "as1": "1305", "li1": "1405", "tk1": "1208 shot", "in1": "1308"}, ask="shoot")
    fire = product(subsets((*units, "as1"), 4), ("as1", "li1", "tk1", "in1", "in2", "xb1"))
    assert_exact(state, [Shoot(seat=CRUSADER, units=some, target=target) for some, target in fire])


def test_S3_2_a_menu_of_the_set_up_is_exact() -> None:
    state = begin(GAME, "battle", GAME.options(), SeededDice(1), unheard)
    state = play(
        state, *[Place(seat=CRUSADER, unit=unit, at=at) for unit, at in (("sp1", "0207"), ("t1", "1005"))]
    ).state
    units = ("sp1", "sp2", "t1", "k1", "as1", "g1")
    assert_exact(state, [Place(seat=CRUSADER, unit=unit, at=at) for unit, at in product(units, HEXES)])
    assert_exact(state, [Emplace(seat=CRUSADER, at=at) for at in HEXES])
    arranged = play(state, Arrange(seat=CRUSADER, how="historical")).state
    assert_exact(arranged, [Emplace(seat=CRUSADER, at=at) for at in HEXES])
    assert_exact(arranged, [Dismantle(seat=CRUSADER, at=at) for at in HEXES])
    assert_exact(arranged, [Confirm(seat=CRUSADER), Arrange(seat=CRUSADER, how="historical")])
