"""The picture of Croisades: every hex in its place, riders over two of them, facings, health, ground and bodies."""

import pytest

from gonfalon.cli.boards import croisades
from gonfalon.cli.boards.croisades import ARROWS, labels
from gonfalon.cli.phrases import Phrases
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.frames import Naming, Retreating, Rise
from gonfalon.games.croisades.map import FIELDS, LETTERS
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import HORSE_OF, ROSTER
from gonfalon.games.croisades.state import Charged, Combat, State
from gonfalon.games.croisades.view import View
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.croisades.stamp import CRUSADER, SARACEN, WATER_HOLE, stamp

WIDE, NARROW = 200, 80
SAY = Phrases("en", "croisades").say
FIELD = FIELDS[WATER_HOLE]
NAMING = (Rise(CRUSADER), Naming(CRUSADER))


def opening() -> View:
    return GAME.view(begin(GAME, "first-blood", Options(), ScriptedDice(()), unheard), "crusader")


def seen(state: State) -> View:
    return GAME.view(state, None)


def picture(view: View, width: int = WIDE, *marks: str) -> list[str]:
    return croisades.draw(view, SAY, frozenset(marks), width).plain.splitlines()


def cell(lines: list[str], name: str, pitch: int = 4) -> str:
    """What stands in a hex: five letters, without blanks at their ends."""
    column, row = LETTERS.index(name[0]), int(name[1:])
    line = lines[2 * row + 1 - column % 2]
    start = 3 + pitch * column
    return line[start : start + 5].strip()


@pytest.mark.parametrize(("width", "pitch"), [(WIDE, 4), (NARROW, 3)])
def test_every_hex_is_drawn_and_the_map_fits_eighty_columns(width: int, pitch: int) -> None:
    lines = picture(opening(), width)
    assert not [name for name in FIELD.index if not cell(lines, name, pitch)]
    assert max(map(len, picture(opening(), NARROW)[:34])) <= NARROW


def test_odd_columns_lie_half_a_hex_lower() -> None:
    lines = picture(opening())
    assert lines[0].split() == list("BDFHJLNPRTVX")
    assert lines[1].split() == list("ACEGIKMOQSUWY")
    assert [line.split()[0] for line in lines[3:34:2]] == [str(row) for row in range(1, 17)]


def test_men_stand_where_the_view_has_them_in_the_letters_of_their_side() -> None:
    lines = picture(opening())
    assert [cell(lines, at) for at in ("E9", "E10", "D10", "D11")] == ["ANS", "BAL", "BER", "CRI"]
    assert [cell(lines, at) for at in ("J7", "J8", "J9", "J10", "J11")] == ["jeh", "has", "ahm", "yas", "ali"]


@pytest.mark.parametrize(
    ("facing", "front"), [("n", "K7"), ("ne", "L8"), ("se", "L9"), ("s", "K9"), ("sw", "J9"), ("nw", "J8")]
)
def test_a_rider_lies_over_two_hexes_with_an_arrow_in_front(facing: str, front: str) -> None:
    lines = picture(seen(stamp(f"gerard K8 {facing}", "ali A1", agenda=NAMING)))
    assert cell(lines, "K8") == "(GER)"
    assert cell(lines, front) == f"GER{ARROWS[facing]}"
    assert f"Mounted, from rear to front: Gerard K8-{front} {ARROWS[facing]}" in lines


def test_health_is_a_sign_before_a_figure_and_its_ground_one_behind_it() -> None:
    state = stamp("bertin K10 wounded", "crispin L9", "gerard B6 se wounded", "ali J12 stunned", field=WATER_HOLE)
    lines = picture(seen(state))
    assert [cell(lines, at) for at in ("K10", "L9", "C6", "J12")] == ["!BER:", "CRI", "!GER↘", "zali:"]


def test_the_ground_and_marks_are_drawn() -> None:
    lines = picture(opening(), WIDE, "K2", "E9")
    found = {name: cell(lines, name) for name in ("A1", "K10", "K7", "G11", "C13", "C14", "M12", "K2", "E9")}
    assert list(found.values()) == [".", ":", "%", "%", "/", "^", "~", "*", "ANS"]


def test_bodies_and_horses_alone_are_drawn_where_nobody_stands_on_them() -> None:
    dead = ("bertin K10 dead", "crispin K10 dead", "hal L5 dead", "odo L4")
    lines = picture(seen(stamp(*dead, "ali L5", "gerard-horse E5 n", "mohammad-horse G5 n dead")))
    assert [cell(lines, at) for at in ("K10", "L5", "G5", "G4")] == ["x2", "ali", "X", "X"]
    assert (cell(lines, "E5"), cell(lines, "E4")) == ("(Hge)", "Hge↑")
    assert "Horses without a rider: Gerard's horse E5-E4 ↑" in lines
    assert "Dead: Bertin, Crispin, Hal, Mohammad's horse" in lines


def test_turn_points_and_what_is_announced_marked_or_done_are_told() -> None:
    charge = Charged("gerard", "ali", ("M3", "M4", "M5", "M6", "M7", "M8"))
    fight = Combat(("bertin", "crispin"), ("hashmi",))
    state = stamp(
        *("gerard M1 s", "bertin D5 moved", "crispin E5", "baldo A5 defensive", "ali M9 shot", "hashmi D6 dead"),
        charges=(charge,),
        combats=(fight,),
    )
    lines = picture(seen(state))
    assert lines[34:37] == [
        "Turn 1/6: Crusaders",
        "Crusaders: 11 casualty points; own losses 0 of 67",
        "Saracens: 0 casualty points; own losses 11 of 22",
    ]
    assert {"Charges: Gerard > Ali", "Combats: Bertin+Crispin > Hashmi", "Have shot: Ali", "Have moved: Bertin"} < set(
        lines
    )
    assert "Marked for defensive fire: Baldo" in lines


def test_whom_an_ask_is_about_and_what_a_mover_has_left_is_told() -> None:
    owing = stamp("gerard M1 s", "ali M9", agenda=(Rise(CRUSADER), Retreating(SARACEN, ("ali",), 2)))
    assert "Asked about: Ali" in picture(seen(owing))
    under_way = stamp("gerard M1 s", "ali M9", agenda=NAMING, mover="gerard", left=7)
    assert "Movement points left: Gerard 7" in picture(seen(under_way))


def test_no_two_figures_of_the_whole_roster_have_the_same_letters() -> None:
    hexes = list(FIELD.index)
    everybody = [f"{each.id} {at}" for each, at in zip(ROSTER, hexes, strict=False)]
    loose = [f"{horse} {at} s" for horse, at in zip(HORSE_OF.values(), hexes[160:], strict=False)]
    letters = labels(seen(stamp(*everybody, *loose)))
    assert len({each.lower() for each in letters.values()}) == len(letters) == len(everybody) + len(loose)
    assert {len(each) for each in letters.values()} == {3}


def test_the_key_explains_letters_and_signs_and_figures_go_by_both() -> None:
    text = croisades.key(opening(), SAY).plain
    assert "GER Gerard (Templar)" in text
    assert "moh Mohammad (Syrian heavy cavalryman)" in text
    assert "% trees" in text
    assert "↑↗↘↓↙↖ front half of a horse" in text
    called = croisades.names(opening())
    assert (called["ger"], called["gerard"]) == ("gerard", "gerard")
