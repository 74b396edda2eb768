"""The picture of Acre: every hex in its place, units with their state, camps, engines, and what is off the map."""

from gonfalon.cli.boards import acre
from gonfalon.cli.phrases import Phrases
from gonfalon.games.acre import GAME
from gonfalon.games.acre.map import BOARD, MARSH_NAMES, SEA_NAMES
from gonfalon.games.acre.pieces import ROSTER
from gonfalon.games.acre.state import Options, SetUp
from gonfalon.games.acre.view import View
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.acre.stamp import stamp

WIDE, NARROW = 200, 80
SAY = Phrases("en", "acre").say


def view_of(scenario: str, setup: SetUp = SetUp.HISTORICAL) -> View:
    return GAME.view(begin(GAME, scenario, Options(setup=setup), ScriptedDice(()), unheard), "crusader")


def picture(view: View, width: int = WIDE, *marks: str) -> list[str]:
    return acre.draw(view, SAY, frozenset(marks), width).plain.splitlines()


def cell(lines: list[str], name: str, pitch: int = 4) -> str:
    """What stands in a hex: a sign and three letters, without blanks at the end."""
    column, row = int(name[:2]), int(name[2:])
    line = lines[2 * row if column % 2 else 2 * row + 1]
    start = pitch * (column - 1)
    return line[start : start + 4].rstrip()


def test_every_hex_of_the_portrait_sheet_is_drawn_and_fits_eighty_columns() -> None:
    for width, pitch in ((WIDE, 4), (NARROW, 3)):
        lines = picture(view_of("battle"), width)
        land = set(BOARD.names.values()) - set(SEA_NAMES)
        assert all(cell(lines, name, pitch).strip() for name in land)
        assert not [name for name in SEA_NAMES if cell(lines, name, pitch).strip()]
    assert max(map(len, lines[:60])) <= NARROW


def test_neighbours_lie_on_the_line_between() -> None:
    lines = picture(view_of("templars-wing"))
    assert [line.split()[0] for line in lines[3:60:2]] == [f"{row:02}" for row in range(1, 30)]
    assert lines[0].split() == [f"{column:02}" for column in range(1, 27, 2)]
    assert lines[1].split() == [f"{column:02}" for column in range(2, 27, 2)]


def test_units_stand_where_the_view_has_them_in_the_letters_of_their_army() -> None:
    view = view_of("battle")
    lines = picture(view)
    seen = {placed.at: cell(lines, placed.at)[1:] for placed in view.position.units if placed.at != "0209"}
    expected = {placed.at: placed.unit for placed in view.position.units if placed.at != "0209"}
    assert {at: letters.lower() for at, letters in seen.items()} == expected
    assert (seen["1005"], seen["1611"]) == ("T1", "hq2")
    assert "Together: 0209 sp3 xb6" in lines


def test_the_state_of_a_unit_is_a_sign_before_it() -> None:
    units = {"t1": "1206", "t2": "1208 disorganized", "ma1": "1210 disorganized", "ma2": "1212", "tk1": "1515"}
    lines = picture(GAME.view(stamp(units, {"gerard": "t1", "guy": "ma1"}), None))
    assert [cell(lines, at) for at in ("1206", "1208", "1210", "1212")] == ["+T1", "xT2", "XMA1", " MA2"]


def test_terrain_camps_trebuchets_and_marks_are_drawn() -> None:
    lines = picture(view_of("battle", SetUp.FREE), WIDE, "1010")
    assert all(cell(lines, name) == "  ~" for name in MARSH_NAMES)
    found = {name: cell(lines, name).strip() for name in ("0108", "1711", "0320", "0302", "2020", "1010", "0514")}
    assert found == {"0108": "#", "1711": "n", "0320": "=", "0302": "%", "2020": ".", "1010": "*", "0514": "^"}
    guarded = stamp({"sp1": "0207", "tk1": "1515"}, rest={"camps": ("2129",), "trebuchets": ("0208",)})
    lines = picture(GAME.view(guarded, None))
    assert [cell(lines, at).strip() for at in ("2129", "2229", "0208", "0209")] == ["^", "n", "&", "."]


def test_morale_and_whoever_is_off_the_map_are_told() -> None:
    text = "\n".join(picture(view_of("saladin-returns")))
    assert "Stage 2, turn 1/10" in text
    assert "Muslims: 16 VP; losses 34, demoralized at 70, disintegrated at 100" in text
    assert "Eliminated: k4, ma8, sp9, ku3, tk8, li6" in text
    assert "Inside Acre: g1, g2, g3, g4, g5, g6, g7" in text
    assert "In hand: t1" in "\n".join(picture(view_of("battle", SetUp.FREE)))


def test_the_key_explains_letters_and_signs() -> None:
    text = acre.key(view_of("battle"), SAY).plain
    assert "T1-T2 Templars" in text
    assert "tk1-tk8 Turkomans" in text
    assert "% orchard" in text
    called = acre.names(view_of("battle"))
    assert {unit.id for unit in ROSTER} <= set(called)
    assert called["saladin"] == "saladin"
