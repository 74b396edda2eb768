"""Stands and the order in which they can be moved to."""

from random import Random

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.arsouf.field import Field, reaches
from gonfalon.bots.value.arsouf.search import Search
from gonfalon.bots.value.arsouf.stands import column_stand, greedy_stand, in_order
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import MOVES
from gonfalon.games.arsouf.map import BOARD, INDEX
from gonfalon.games.arsouf.pieces import BY_ID, Side
from gonfalon.games.arsouf.state import NOWHERE
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from tests.bots.tables import CRUSADER, game, table

TEMPLARS, RICHARD, BAGGAGE = (BY_ID[name].index for name in ("templars", "richard", "baggage-1"))
STATE = table(CRUSADER, templars="05.05", richard="05.06", baggage_1="01.02", baggage_2="10.11", saladin="12.01")
FIELD, OPEN_TO = Field(STATE, CRUSADER), reaches(STATE, CRUSADER)


def ordered(**ends: str) -> list[tuple[int, str]] | None:
    """The order of the moves that bring pieces to their ends."""
    stand = FIELD.at.copy()
    for piece, name in ends.items():
        stand[BY_ID[piece.replace("_", "-")].index] = INDEX[name] if name else NOWHERE
    moves = in_order(FIELD, OPEN_TO, stand, lambda index: False)
    return None if moves is None else [(index, BOARD.names[to]) for index, to in moves]


def test_5_2_who_makes_room_moves_first() -> None:
    assert ordered(templars="05.06", richard="05.07") == [(RICHARD, "05.07"), (TEMPLARS, "05.06")]


def test_5_2_pieces_cannot_trade_places() -> None:
    assert ordered(templars="05.06", richard="05.05") is None


def test_R15_who_comes_home_moves_into_the_town() -> None:
    assert ordered(baggage_1="") == [(BAGGAGE, "01.01")]


def test_every_ready_stand_and_every_plan_can_be_moved_to() -> None:
    states = [state for state, ask, _, _ in game(("recruit", "recruit"), 12) if ask.ask == "move"]
    for state in states[::40]:
        side = Side(GAME.due(state)[0].seat)
        search = Search(state, side, Effort(80, Random(1), seconds=60), Weights())
        turns = search.outlook.march.turns
        greedy = greedy_stand(search.field, search.open_to, turns, search.lookout.value)
        column = column_stand(search.field, search.open_to, turns)
        search.run()
        for stand in (greedy, column, search.best):
            moves = search.moves(stand)
            assert moves is not None
            after = state
            for index, to in moves:
                action = MOVES[index][BOARD.names[to]]
                assert GAME.check(after, action) is None
                after = take(GAME, after, action, SeededDice(1), unheard)
            if GAME.outcome(after) is None:
                assert list(after.at) == stand
