"""Clauses 4.0d and 4.0e: casualty points, the fall of a commander, and who has won a scenario by them."""

from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import GONE, Figure, Health, State, points_of, side_of
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites

BOTH = (True, True)
"""Both sides have somebody left."""


@cites("4.0d", "4.1.4")
def score_lines(state: State, side: Side) -> tuple[Line, ...]:
    """What a side scores for the enemies who are dead or wounded and for a cart, line by line."""
    return casualty_lines(state, side) + cart_lines(state, side)


@cites("4.1.4")
def cart_lines(state: State, side: Side) -> tuple[Line, ...]:
    """What a cart counts for a side: for those who brought it once it has left, for the others until then."""
    setting, cart = SETTINGS[state.scenario], state.cart
    if not setting.prize or cart is None or (cart.at == GONE) is not (side is setting.first):
        return ()
    return (Line("4.1.4", "cart-through" if cart.at == GONE else "cart-behind", add=setting.prize),)


@cites("4.0d")
def casualty_lines(state: State, side: Side) -> tuple[Line, ...]:
    """What a side scores for the enemies who are dead or wounded, line by line."""
    return tuple(
        Line("4.0d", figure.health, figure.id, add=worth(figure))
        for figure in state.figures
        if figure.id in BY_ID and side_of(figure) is side.enemy and worth(figure)
    )


@cites("4.0d")
def worth(figure: Figure) -> int:
    """What a character counts for his enemies as he is: all his points dead, half of them wounded."""
    points = points_of(figure)
    if figure.health is Health.DEAD:
        return points
    return points // 2 if figure.health is Health.WOUNDED else 0


@cites("4.0d")
def score(state: State, side: Side) -> int:
    """The casualty points of a side."""
    return sum_of(score_lines(state, side))


@cites("4.0.2")
def strength(state: State, side: Side) -> int:
    """The points that a side began with."""
    return sum(points_of(figure) for figure in state.figures if figure.id in BY_ID and side_of(figure) is side)


@cites("4.1.4", "4.1.6", "4.1.8", "R112", "R125")
def is_decided(state: State) -> bool:
    """Whether a commander is dead, or a side has nobody left, so that no more points can be made.

    With a cart there are points to be made while anybody is left who brought it.
    """
    lay = state.lay
    if state.cart is not None:
        return not lay.alive[SETTINGS[state.scenario].first.number]
    # Before the forces are mustered nobody is there, and the game has not begun.
    return lay.is_headless or (lay.alive != BOTH and state.figures != ())


@cites("4.1.5")
def breaking_point(state: State) -> int:
    """How many points a side must have lost for the game to end with the game turn; 0 where that ends none."""
    return SETTINGS[state.scenario].breaking * state.options.budget // 10


@cites("4.1.5", "4.0d")
def killed(state: State, side: Side) -> int:
    """The points of those of a side who are dead; nobody is captured yet."""
    return sum(
        points_of(each)
        for each in state.figures
        if each.health is Health.DEAD and each.id in BY_ID and side_of(each) is side
    )


@cites("4.1.5")
def is_broken(state: State) -> bool:
    """Whether a side has lost so much that the game ends with the game turn."""
    most = breaking_point(state)
    return most > 0 and any(killed(state, side) >= most for side in Side)


@cites("4.1.6")
def fallen_commander(state: State) -> Figure | None:
    """The commander whose death ends the game, once he is dead."""
    commanders = SETTINGS[state.scenario].commanders
    dead = (each for each in state.figures if each.id in commanders and each.health is Health.DEAD)
    return next(dead, None)


@cites("4.1.6")
def victor(state: State) -> Side | None:
    """Who has won: the enemy of a fallen commander, else who leads by enough points; None is a draw."""
    fallen = fallen_commander(state)
    return leader(state) if fallen is None else side_of(fallen).enemy


@cites("4.0e", "4.1.8")
def leader(state: State) -> Side | None:
    """The side that leads by as many casualty points as the scenario asks for; None when neither does."""
    lead = score(state, Side.CRUSADER) - score(state, Side.SARACEN)
    if abs(lead) < SETTINGS[state.scenario].lead:
        return None
    return Side.CRUSADER if lead > 0 else Side.SARACEN


@cites("4.0e", "4.1.6", "4.1.8")
def outcome(state: State) -> Outcome:
    """How a game ended that is won by casualty points."""
    winner = victor(state)
    if fallen_commander(state) is not None:
        return Outcome(winner, "commander", ending(state))
    if winner is None and SETTINGS[state.scenario].lead > 1:
        return Outcome(None, "undecided", ending(state))
    return Outcome(winner, "points" if winner is not None else "draw", ending(state))


@cites("4.0e", "4.1.5", "4.1.6", "4.1.8", "R112")
def ending(state: State) -> str:
    """What put an end to the game: a commander fell, a side had nobody left, or the last turn was over."""
    setting = SETTINGS[state.scenario]
    if fallen_commander(state) is not None:
        return setting.clause
    if is_decided(state):
        return "R112" if state.cart is None else setting.clause
    if is_broken(state):
        return setting.clause
    return setting.clause if setting.lead == 1 else "4.0e"


def margin(state: State, side: Side) -> tuple[int, ...]:
    """Whether a side has felled the enemy commander, or lost its own; then by how many casualty points it leads."""
    points = lead(state, side)
    if not SETTINGS[state.scenario].commanders:
        return (points,)
    fallen = fallen_commander(state)
    return (0 if fallen is None else 1 if side_of(fallen) is side.enemy else -1, points)


def lead(state: State, side: Side) -> int:
    """By how many casualty points a side leads."""
    return score(state, side) - score(state, side.enemy)
