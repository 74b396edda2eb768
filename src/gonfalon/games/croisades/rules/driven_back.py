"""Clause 1.8d and ruling R83: a horse in harness that is driven back takes its cart along."""

from gonfalon.games.croisades.rules.ground import living_for
from gonfalon.games.croisades.rules.rolling import drawn, is_drawn, string_of
from gonfalon.games.croisades.state import Figure, State, figure_of, side_of, with_cart, with_figure
from gonfalon.geometry.hexset import hexset
from gonfalon.kernel.rulebook import cites


@cites("1.8d", "R83")
def has_cart_room(state: State, figure: Figure, path: tuple[int, ...]) -> bool:
    """Whether the cart behind a horse in harness could stand where it comes to; true of everybody else."""
    if not is_drawn(state, figure.id):
        return True
    string = string_of(state)
    others = living_for(state, side_of(figure)) & ~hexset(string)
    return not others & hexset((*string, *path)[-len(string) : -2])


@cites("1.8d", "R83")
def drawn_back(state: State, figure: Figure) -> State:
    """The state with a retreating figure one hex on, and the cart behind it if it is the horse in harness."""
    if not is_drawn(state, figure.id):
        return with_figure(state, figure)
    return with_cart(state, drawn(state, figure_of(state, figure.id)), figure)
