"""Sections 1 and 2: the pieces, their fighting values, how far they move, and the one die."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.state import Options
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Rolled, unheard
from gonfalon.kernel.game import begin
from tests.games.arsouf import book
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, attack, lonely, move, offered, play, reach, refused, stamp, sums

CRUSADERS = {
    "templars": 4,
    "hospitallers": 4,
    "knights-1": 3,
    "knights-2": 3,
    "knights-3": 3,
    "infantry-1": 2,
    "infantry-2": 2,
    "infantry-3": 2,
    "infantry-4": 2,
    "infantry-5": 2,
    "infantry-6": 2,
    "baggage-1": 1,
    "baggage-2": 1,
    "baggage-3": 1,
    "baggage-4": 1,
    "richard": 2,
}
MUSLIMS = {
    "mamelukes-1": 3,
    "mamelukes-2": 3,
    "mamelukes-3": 3,
    "mamelukes-4": 3,
    "horse-archers-1": 2,
    "horse-archers-2": 2,
    "horse-archers-3": 2,
    "horse-archers-4": 2,
    "horse-archers-5": 2,
    "horse-archers-6": 2,
    "skirmishers-1": 1,
    "skirmishers-2": 1,
    "skirmishers-3": 1,
    "skirmishers-4": 1,
    "skirmishers-5": 1,
    "saladin": 2,
}
RIDERS = ["templars", "hospitallers", "knights-1", "knights-2", "knights-3", "richard"]
FOOT = [piece for piece in CRUSADERS if piece.startswith(("infantry", "baggage"))]

TWO_EAST, THREE_EAST, FOUR_EAST = "08.10", "08.11", "08.12"


def test_1_1_the_crusader_army_has_these_sixteen_pieces() -> None:
    assert army(CRUSADER) == CRUSADERS


def test_1_4_the_muslim_army_has_these_sixteen_pieces() -> None:
    assert army(MUSLIM) == MUSLIMS


def army(side: str) -> dict[str, int]:
    state = begin(GAME, "printed", Options(), ScriptedDice(()), unheard)
    return {shown.piece: shown.fighting_value for shown in GAME.view(state, None).pieces if shown.side == side}


@pytest.mark.parametrize(("piece", "value"), CRUSADERS.items())
def test_1_1_a_crusader_fights_with_his_printed_value(piece: str, value: int) -> None:
    attacking = stamp({piece: "08.08", "mamelukes-1": "08.09"}, ask="attack")
    assert sums(attacking, attack(piece, "mamelukes-1"))["attack"] == [("1.1", piece, 2 * value)]
    defending = stamp({piece: "08.08", "mamelukes-1": "08.09"}, ask="attack", seat=MUSLIM)
    assert sums(defending, attack("mamelukes-1", piece))["defence"] == [("1.1", piece, 2 * value)]


@pytest.mark.parametrize(("piece", "value"), MUSLIMS.items())
def test_1_4_a_muslim_fights_with_his_printed_value(piece: str, value: int) -> None:
    attacking = stamp({piece: "08.08", "templars": "08.09"}, ask="attack", seat=MUSLIM)
    assert sums(attacking, attack(piece, "templars"))["attack"] == [("1.4", piece, 2 * value)]
    defending = stamp({piece: "08.08", "templars": "08.09"}, ask="attack")
    assert sums(defending, attack("templars", piece))["defence"] == [("1.4", piece, 2 * value)]


@pytest.mark.parametrize("piece", RIDERS)
def test_1_2_knights_and_richard_move_up_to_2_spaces(piece: str) -> None:
    state = stamp({piece: "08.08"})
    assert refused(state, move(piece, TWO_EAST)) is None
    assert refused(state, move(piece, THREE_EAST)) == ("5.3", "too-far")


@pytest.mark.parametrize("piece", RIDERS)
def test_1_2_the_road_gives_knights_and_richard_nothing_more(piece: str) -> None:
    state = stamp({piece: "04.06"})
    assert refused(state, move(piece, "04.08")) is None
    assert refused(state, move(piece, "04.09")) == ("5.3", "too-far")


@pytest.mark.parametrize("piece", MUSLIMS)
def test_1_5_every_muslim_moves_up_to_3_spaces(piece: str) -> None:
    state = stamp({piece: "08.08"}, seat=MUSLIM)
    assert refused(state, move(piece, THREE_EAST)) is None
    assert refused(state, move(piece, FOUR_EAST)) == ("5.3", "too-far")


@pytest.mark.parametrize("piece", FOOT)
def test_1_3_foot_moves_1_space_off_the_road(piece: str) -> None:
    state = stamp({piece: "08.08"})
    assert reach(state, piece, book.SPACES) == book.neighbours("08.08")
    assert refused(state, move(piece, TWO_EAST)) == ("1.3", "off-the-road")
    assert refused(state, move(piece, THREE_EAST)) == ("5.3", "too-far")


@pytest.mark.parametrize("piece", FOOT)
def test_1_3_foot_moves_2_spaces_along_the_road(piece: str) -> None:
    state = stamp({piece: "04.06"})
    assert reach(state, piece, book.SPACES) == {*book.neighbours("04.06"), "04.04", "04.08"}
    assert refused(state, move(piece, "04.09")) == ("5.3", "too-far")


@pytest.mark.parametrize("pair", list(zip(book.ROAD_FROM_THE_DOOR, book.ROAD_FROM_THE_DOOR[2:], strict=False)))
def test_1_3_every_stretch_of_road_carries_foot_two_spaces_both_ways(pair: tuple[str, str]) -> None:
    for start, to in (pair, pair[::-1]):
        assert refused(stamp({"baggage-1": start}), move("baggage-1", to)) is None, (start, to)


def test_1_2_nothing_but_marsh_river_and_town_hinders_a_knight() -> None:
    for start in book.OPEN:
        state = lonely("templars", start)
        assert offered(state, "templars") == book.walk(start, 2, stops=book.ARSOUF), start


def test_1_3_foot_reaches_exactly_its_neighbours_and_the_second_space_of_road() -> None:
    for start in book.OPEN:
        state = lonely("infantry-1", start)
        near = book.ways(start)
        middles = (near & book.ROAD) - book.ARSOUF if start in book.ROAD else set()
        along = {end for middle in middles for end in book.ways(middle) & book.ROAD}
        assert offered(state, "infantry-1") == (near | along) - {start}, start


def test_2_1_one_six_sided_die_is_thrown_twice_in_an_attack() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "08.09"}, ask="attack")
    rolled = play(state, attack("templars", "mamelukes-1"), dice=(6, 1)).events(Rolled)
    assert [(roll.sides, roll.face) for roll in rolled] == [(6, 6), (6, 1)]
