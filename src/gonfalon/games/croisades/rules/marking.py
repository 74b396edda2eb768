"""Clause 1.34: the phase in which each crossbowman shoots is chosen as his turn begins."""

from gonfalon.games.croisades.actions import Mark
from gonfalon.games.croisades.events import Marked
from gonfalon.games.croisades.pieces import BY_ID, Side, Weapon
from gonfalon.games.croisades.rules.ground import is_in_contact
from gonfalon.games.croisades.state import (
    Choice,
    Figure,
    State,
    amended,
    figure_of,
    is_up,
    with_figures,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

CROSSBOWMEN = {
    side: frozenset(each.id for each in BY_ID.values() if each.side is side and each.weapon is Weapon.CROSSBOW)
    for side in Side
}


@cites("1.34a", "R7")
def crossbowmen(state: State, side: Side) -> list[Figure]:
    """Those of a side who must choose: its crossbowmen on the map and on their feet."""
    return [each for each in state.figures if each.id in CROSSBOWMEN[side] and is_up(each)]


@cites("1.34a", "R7")
def why_not_mark(state: State, action: Mark) -> Refusal | None:
    """Why an answer does not choose for each crossbowman once."""
    must, named = [each.id for each in crossbowmen(state, action.seat)], [figure for figure, _ in action.choices]
    for figure in named:
        if figure not in must:
            return refuse("1.34a", "not-to-be-marked", figure=figure)
    if len(set(named)) < len(named):
        return refuse("K4", "each-once")
    missing = next((figure for figure in must if figure not in named), None)
    if missing is not None:
        return refuse("1.34a", "mark-missing", figure=missing)
    return None if named == must else refuse("K4", "marks-in-order")


@cites("1.34a", "1.34c", "R7", "R8")
def mark(state: State, action: Mark, tell: Tell) -> State:
    """Mark the crossbowmen of a side."""
    marked = []
    for figure, choice in action.choices:
        tell(Marked(clause="1.34a", figure=figure, choice=choice))
        marked.append(amended(figure_of(state, figure), mark=Choice(choice)))
    return with_figures(state, *marked)


@cites("1.34a", "1.32a")
def usual_marks(state: State, side: Side) -> Mark:
    """The default: everybody for the enemy's turn, but nobody who is in contact."""
    return Mark(
        seat=side,
        choices=tuple(
            (each.id, "none" if is_in_contact(state, each) else "defensive") for each in crossbowmen(state, side)
        ),
    )
