"""Forces that a seat may have chosen unseen, drawn by dice: any that the box and the budget allow."""

from gonfalon.games.croisades.frames import Frame, Mustering
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.recruits import OF_SIDE, TROOPS, Numbers, Recruit, in_full
from gonfalon.games.croisades.rules.mustering import taken
from gonfalon.games.croisades.state import State, amended, replace
from gonfalon.kernel.dice import Dice

PATIENCE = 12
"""One in so many times somebody leaves what is left unspent."""


def guessed_forces(state: State, dice: Dice) -> State:
    """The state with forces for each side that has chosen, where they are not known."""
    return replace(state, agenda=tuple(guessed(state, frame, dice) for frame in state.agenda))


def guessed(state: State, frame: Frame, dice: Dice) -> Frame:
    """A frame with forces, if a side has chosen some unseen."""
    if not isinstance(frame, Mustering) or not frame.answered or frame.numbers:
        return frame
    return amended(frame, numbers=drawn(frame.seat, state.options.budget, dice))


def drawn(side: Side, budget: int, dice: Dice) -> Numbers:
    """Forces of a side, man by man, until nobody more can be paid or the rest is left."""
    numbers: dict[str, int] = {}
    while True:
        wanted = [each for each in OF_SIDE[side] if each.price <= budget and is_left(numbers, each)]
        if not wanted or (numbers and dice.roll(PATIENCE, clause="4.1.5", why="imagined") == 1):
            return taken(in_full(side, tuple(numbers.items())))
        recruit = wanted[dice.roll(len(wanted), clause="4.1.5", why="imagined") - 1]
        numbers[recruit.id] = numbers.get(recruit.id, 0) + 1
        budget -= recruit.price


def is_left(numbers: dict[str, int], recruit: Recruit) -> bool:
    """Whether the box has another man of a class."""
    troop = TROOPS[recruit.side][recruit.troop]
    return sum(numbers.get(each.id, 0) for each in troop) < len(recruit.men)
