"""A sheet tells a board by its printed names; reach tells where a piece could go."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.map import BOARD
from gonfalon.geometry.board import Board, Parity
from gonfalon.geometry.sheet import Area, sheet_of
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from gonfalon.kernel.reading import BadInput

NO_DICE = ScriptedDice(())
NAMES = {(row, column): f"{row}{column}" for row in range(4) for column in range(5)}


@pytest.mark.parametrize("shifted", ["even", "odd"])
@pytest.mark.parametrize("flat", [False, True])
def test_a_sheet_knows_how_its_board_lies(shifted: Parity, flat: bool) -> None:
    sheet = sheet_of(Board(NAMES, shifted=shifted, flat=flat))
    assert (sheet.flat, sheet.shifted) == (flat, shifted)
    assert sheet.spaces == {name: place for place, name in NAMES.items()}


def test_terrain_sides_and_areas_must_be_on_the_board() -> None:
    board = Board.rows(NAMES, shifted="odd")
    assert sheet_of(board, terrain={"road": ("00", "01")}).terrain == {"road": ("00", "01")}
    with pytest.raises(ValueError, match="99 is no space"):
        sheet_of(board, terrain={"road": ("00", "99")})
    with pytest.raises(ValueError, match="99 is no space"):
        sheet_of(board, areas={"camp": Area("north", ("99",))})
    with pytest.raises(ValueError, match="99 is no space"):
        sheet_of(board, sides={"river": (("00", "99"),)})
    with pytest.raises(ValueError, match="do not adjoin"):
        sheet_of(board, sides={"river": (("00", "30"),)})


def test_reach_is_where_the_piece_may_move_when_its_side_moves() -> None:
    state = begin(GAME, "gate", GAME.options(), NO_DICE, unheard)
    view = GAME.view(state, "crusader")
    offered = {
        offer.fixed["piece"]: set(offer.holes["to"]) for offer in GAME.menu(state, "crusader").offers() if offer.holes
    }
    assert {piece: set(GAME.advice.reach(view, piece, NO_DICE)) for piece in offered} == offered
    assert set(GAME.advice.reach(view, "saladin", NO_DICE)) <= set(BOARD.names.values())
    assert GAME.advice.reach(view, "saladin", NO_DICE)


def test_reach_of_an_unknown_piece_is_bad_input() -> None:
    state = begin(GAME, "gate", GAME.options(), NO_DICE, unheard)
    with pytest.raises(BadInput, match="piece: elephants"):
        GAME.advice.reach(GAME.view(state, None), "elephants", NO_DICE)
