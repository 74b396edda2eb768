"""Counting lines of play: how many ways a game can go on, for positions that a person can check by hand."""

from msgspec import Struct

from gonfalon.kernel.dice import Dice, falls
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import A, Game, S, V, take


class Counts(Struct, frozen=True):
    """The count for each depth from 1 on.

    A line of play of depth n is n actions one after the other, told apart by every fall of the dice on the way; a
    finished game goes on in no way. `states` counts the different states that lines of that depth lead to, `ended`
    the lines that end with the game.
    """

    lines: tuple[int, ...]
    states: tuple[int, ...]
    ended: tuple[int, ...]


def perft(game: Game[S, A, V], state: S, depth: int) -> Counts:
    """Count lines of play, states and ends down to a depth."""
    lines, states, ended = [], [], []
    front = {state: 1}
    for _ in range(depth):
        after: dict[S, int] = {}
        for here, ways in front.items():
            for there, paths in steps(game, here).items():
                after[there] = after.get(there, 0) + ways * paths
        front = after
        lines.append(sum(front.values()))
        states.append(len(front))
        ended.append(sum(ways for there, ways in front.items() if not game.due(there)))
    return Counts(tuple(lines), tuple(states), tuple(ended))


def steps(game: Game[S, A, V], state: S) -> dict[S, int]:
    """Each state that one action leads to, with the number of actions and falls of the dice that lead there."""
    found: dict[S, int] = {}
    for ask in game.due(state):
        # An answer that may still be replaced is counted once.
        if ask.answered:
            continue
        for action in game.menu(state, ask.seat).actions():

            def taken(dice: Dice, action: A = action) -> S:
                return take(game, state, action, dice, unheard)

            for there, _ in falls(taken):
                found[there] = found.get(there, 0) + 1
    return found
