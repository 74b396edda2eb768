"""Rulings R59 and R61: who leads the draft horse or pushes the cart, and who of them is beside it."""

from gonfalon.games.croisades.cart import Haul, hexes_of_cart
from gonfalon.games.croisades.pieces import DRAFT
from gonfalon.games.croisades.state import Figure, State, field_of, figure_of, hexes_of
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.rulebook import cites


def haul_of(state: State, id: str) -> Haul | None:
    """What a figure leads or pushes in this phase."""
    return next((haul for haul in state.hauls if id in haul.crew), None)


def hauling(state: State, what: str) -> Haul | None:
    """Who leads the horse, or pushes the cart, in this phase."""
    return next((haul for haul in state.hauls if haul.what == what), None)


def hauled_hexes(state: State, what: str) -> Hexes:
    """The hexes of the draft horse, or of the cart."""
    field = field_of(state)
    return hexes_of(field, figure_of(state, DRAFT)) if what == DRAFT else hexes_of_cart(field, state.cart)


@cites("R59", "R61")
def stays_by(state: State, figure: Figure) -> bool:
    """Whether a figure is beside what it leads or pushes; true of everybody who does neither."""
    haul = haul_of(state, figure.id)
    if haul is None:
        return True
    field = field_of(state)
    return field.board.border(hexes_of(field, figure)) & hauled_hexes(state, haul.what) != 0
