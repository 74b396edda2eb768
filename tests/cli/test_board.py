"""The picture of Arsouf: every space in its place, pieces, terrain, river, wounds and marks, colours or none."""

import io

from rich.console import Console

from gonfalon.cli.boards import arsouf
from gonfalon.cli.boards.arsouf import LETTERS, counter, names
from gonfalon.cli.phrases import Phrases
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.map import BOARD, COLUMNS, MARSH_NAMES, ROWS
from gonfalon.games.arsouf.pieces import KINDS, ROSTER
from gonfalon.games.arsouf.state import Options
from gonfalon.games.arsouf.view import View
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin

WIDE, NARROW = 200, 80


def view_of(scenario: str, **options: bool) -> View:
    state = begin(GAME, scenario, Options(**options), ScriptedDice(()), unheard)  # type: ignore[arg-type]
    return GAME.view(state, "crusader")


def picture(view: View, width: int = WIDE, *marks: str) -> list[str]:
    say = Phrases("en", "arsouf").say
    return arsouf.draw(view, say, frozenset(marks), width).plain.splitlines()


def cell(lines: list[str], name: str, pitch: int = 4) -> str:
    """The sign before a space and its two letters."""
    row, column = map(int, name.split("."))
    start = 3 + (pitch // 2 if row % 2 == 0 else 0) + pitch * column
    return lines[1 + row][start : start + 3].ljust(3)


def test_every_space_is_drawn_and_fits_eighty_columns() -> None:
    for width, pitch in ((WIDE, 4), (NARROW, 3)):
        lines = picture(view_of("gate"), width)
        assert all(cell(lines, name, pitch).strip() for name in BOARD.names.values())
        assert [cell(lines, name, pitch) for name in ("00.00", "00.01")] == ["   ", "   "]
    assert max(map(len, lines[: ROWS + 1])) <= NARROW


def test_the_header_counts_columns_and_the_margin_rows() -> None:
    lines = picture(view_of("gate"))
    assert lines[0].split() == [f"{column:02}" for column in range(COLUMNS)]
    assert [line[:2] for line in lines[1 : ROWS + 1]] == [f"{row:02}" for row in range(ROWS)]


def test_pieces_stand_where_the_view_has_them() -> None:
    view = view_of("charge")
    lines = picture(view)
    by_id = {shown.piece: counter(shown) for shown in view.pieces}
    assert all(cell(lines, placed.at)[1:].strip() == by_id[placed.piece] for placed in view.position.pieces)


def test_the_wounded_are_marked_by_a_sign_and_not_only_by_colour() -> None:
    view = view_of("gate")
    position = GAME.position_type(
        ask="move",
        seat="crusader",
        pieces=tuple(
            type(placed)(placed.piece, placed.at, wounded=placed.piece == "saladin") for placed in view.position.pieces
        ),
        arrived=("baggage-1", "knights-1"),
    )
    lines = picture(GAME.view(GAME.state_of(position), None))
    assert cell(lines, "03.01") == "xsa"
    assert cell(lines, "03.02") == " Te"


def test_terrain_river_and_ford_are_drawn() -> None:
    lines = picture(view_of("gate"))
    assert all(cell(lines, name) == "  ~" for name in MARSH_NAMES)
    assert cell(lines, "01.00") == "  #"
    assert cell(lines, "03.11") == "  ="
    assert cell(lines, "00.19") == "  ^"
    assert cell(lines, "13.00") == "  ,"
    assert cell(lines, "08.08") == "  ."
    assert [cell(lines, f"0{row}.18")[0] for row in range(4)] == ["|", "|", ":", ":"]


def test_marked_spaces_have_a_star() -> None:
    lines = picture(view_of("gate"), WIDE, "08.08", "03.11")
    assert cell(lines, "08.08") == cell(lines, "03.11") == "  *"
    assert "".join(lines).count(" *") == 2


def test_spaces_under_the_banner_are_struck_out_when_closed() -> None:
    assert cell(picture(view_of("gate", banner_spaces=False)), "13.15") == "  /"
    assert cell(picture(view_of("gate")), "13.15") == "  ."


def test_progress_and_pieces_off_the_board_are_told() -> None:
    text = "\n".join(picture(view_of("gate")))
    assert "Turn 43/50" in text
    assert "baggage home 1/2" in text
    assert "in Arsouf: Knights 1, Baggage 1" in text
    assert "in hand: Templars" in "\n".join(picture(view_of("printed")))


def test_the_key_explains_every_letter() -> None:
    say = Phrases("en", "arsouf").say
    text = arsouf.key(view_of("printed"), say).plain
    assert all(f"{LETTERS[kind.id]}{'1' if kind.count > 1 else ''}" in text for kind in KINDS)
    assert "a1-a6 Horse archers" in text
    assert "~ marsh" in text


def test_no_two_pieces_share_a_counter() -> None:
    called = names(view_of("printed"))
    assert len(called) == 2 * len(ROSTER)
    assert called["a3"] == "horse-archers-3"
    assert called["sa"] == "saladin"


def test_colours_are_only_for_terminals_that_have_them() -> None:
    say = Phrases("en", "arsouf").say
    text = arsouf.draw(view_of("gate"), say, frozenset(), WIDE)
    plain, coloured = io.StringIO(), io.StringIO()
    Console(file=plain, width=WIDE).print(text)
    Console(file=coloured, width=WIDE, force_terminal=True, color_system="standard").print(text)
    assert "\x1b" not in plain.getvalue()
    assert "\x1b[1;31mTe\x1b[0m" in coloured.getvalue()
    assert "\x1b[1;34msa\x1b[0m" in coloured.getvalue()
