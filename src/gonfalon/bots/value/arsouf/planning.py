"""The captain's moves: the best turn that was found, and what each move in it is for."""

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.quick import gained
from gonfalon.bots.value.arsouf.reasons import Prize, why_move
from gonfalon.bots.value.arsouf.search import Search
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.games.arsouf.actions import ENDS, MOVES, ArsoufAction
from gonfalon.games.arsouf.map import BOARD
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import State


def planned_moves(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[ArsoufAction], ...]:
    """The best turn found, in an order in which it can be moved, then the end of the phase."""
    search = Search(state, me, effort, weights)
    search.run()
    moves = search.moves(search.best)
    assert moves is not None, "the search keeps only stands that can be moved to"
    chosen: list[Choice[ArsoufAction]] = [
        Choice(MOVES[index][BOARD.names[to]], why(search, index, to)) for index, to in moves
    ]
    return (*chosen, Choice(ENDS[me], Reason("moves-done", {"seat": me}, ("5.1",))))


def why(search: Search, index: int, to: int) -> Reason:
    """What a move does for the turn: the stand with it against the stand without it."""
    without = search.best.copy()
    without[index] = search.field.at[index]
    gains = gained(search.outlook.terms(search.best), search.outlook.terms(without))
    return why_move(search.field, index, to, gains, best_prize(search, index))


def best_prize(search: Search, index: int) -> Prize | None:
    """The attack that a piece can hope for most where it will stand."""
    field, attacks, stakes = search.field, search.outlook.attacks, search.outlook.stakes
    lineup = Lineup(field, field.me, search.best)
    options = attacks.options(lineup).get(index)
    if not options:
        return None
    target, win, lose = max(options, key=lambda option: option[1] * stakes.prize(field, option[0]))
    return Prize(target, win, lose, attacks.charged(index, lineup) == field.at[target])
