"""What could not come about of the draft horse, the cart and those who move them."""

from gonfalon.games.croisades.cart import hexes_of_cart
from gonfalon.games.croisades.frames import Moving
from gonfalon.games.croisades.pieces import BY_ID, CART, DRAFT
from gonfalon.games.croisades.position.written import Position
from gonfalon.games.croisades.rules.crews import hauling
from gonfalon.games.croisades.rules.hauling import MORE_MEN
from gonfalon.games.croisades.rules.keeping_up import owing
from gonfalon.games.croisades.rules.resting import crowd
from gonfalon.games.croisades.rules.rolling import can_stop_yet, is_string, points_of, string_of
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    WAITING,
    Cart,
    State,
    field_of,
    figure_of,
    has_figure,
    is_living,
    is_up,
    side_of,
)
from gonfalon.kernel.reading import BadInput


def refuse_cart(position: Position, state: State) -> None:
    """Refuse a cart where there is none, in the wrong place, or with other barrels, and horses that go without it."""
    setting, cart = SETTINGS[state.scenario], state.cart
    if (cart is not None) is not setting.has_cart or has_figure(state, DRAFT) is not setting.has_cart:
        raise BadInput("cart", "cart and draft horse are in the scenarios that have them, and in no others")
    if cart is None:
        if state.hauls:
            raise BadInput("hauls", "there is nothing to lead or to push")
        return
    if len(cart.barrels) != setting.barrels:
        raise BadInput("cart.barrels", f"are {setting.barrels}")
    refuse_harness(state, cart)
    refuse_hauls(state)


def refuse_harness(state: State, cart: Cart) -> None:
    """Refuse a train that is torn, or on ground where no cart goes."""
    field, draft = field_of(state), figure_of(state, DRAFT)
    if cart.at == WAITING and not (cart.is_harnessed and draft.at == WAITING):
        raise BadInput("cart.off", "a cart waits in harness, with its horse")
    if cart.is_harnessed and (cart.at < 0 or draft.at < 0) and cart.at != draft.at:
        raise BadInput("cart.is_harnessed", "horse and cart in harness are in one place")
    if draft.at == WAITING and cart.at != WAITING:
        raise BadInput("figures", "the draft horse waits only with its cart")
    if hexes_of_cart(field, cart) & (field.trees | field.water):
        raise BadInput("cart.at", "its ground is closed to a cart")
    if cart.at >= 0 and cart.is_harnessed and is_living(draft) and not is_string(field, string_of(state)):
        raise BadInput("cart.is_harnessed", "the horse stands in one string before its cart")


def refuse_hauls(state: State) -> None:
    """Refuse those who lead or push nothing, or could not."""
    if not state.hauls:
        return
    if not state.agenda or not isinstance(state.agenda[0], Moving):
        raise BadInput("hauls", "are remembered in the movement phase only")
    whats, crews = [each.what for each in state.hauls], [who for each in state.hauls for who in each.crew]
    if len(set(whats)) < len(whats) or len(set(crews)) < len(crews):
        raise BadInput("hauls", "each is moved once, and nobody moves two")
    for number, haul in enumerate(state.hauls):
        where = f"hauls[{number}]"
        if haul.what not in (DRAFT, CART) or not 0 <= haul.left <= (MORE_MEN if haul.what == CART else 0):
            raise BadInput(where, "is the draft horse, or the cart with the points it has left")
        for who in haul.crew:
            if who not in BY_ID or not has_figure(state, who) or side_of(figure_of(state, who)) is not state.side:
                raise BadInput(f"{where}.crew", f"{who} does not move it")
        if haul.crew and not is_there(state, haul.what):
            raise BadInput(f"{where}.crew", "what they move is no longer there")


def is_there(state: State, what: str) -> bool:
    """Whether the horse lives on the map, or the cart stands on it out of harness."""
    if what == DRAFT:
        return is_living(figure_of(state, DRAFT))
    return state.cart is not None and state.cart.at >= 0 and not state.cart.is_harnessed


def refuse_draft_on_its_way(state: State) -> None:
    """Refuse the draft horse as a mover that could not be on its way, and a crew that could not follow."""
    mover = state.mover
    if mover is not None and mover.figure == DRAFT:
        draft = figure_of(state, DRAFT)
        field = field_of(state)
        if not is_living(draft) or mover.back_facing < 0 or field.board.step(mover.back, mover.back_facing) is None:
            raise BadInput("mover.figure", "the draft horse cannot be moving so")
        if not state.agenda or not isinstance(state.agenda[0], Moving):
            raise BadInput("mover", "somebody moves only in the movement phase")
        back = 1 << mover.back | 1 << mover.back + field.board.shifts[mover.back_facing]
        if back & crowd(state, DRAFT):
            raise BadInput("mover.back", "is no place where the draft horse might have ended")
        if side_of(draft) is not state.side or (hauling(state, DRAFT) is None and not draft.moved):
            raise BadInput("mover.figure", "nobody leads the draft horse")
        if hauling(state, DRAFT) is not None and not can_stop_yet(state, DRAFT, mover.left):
            raise BadInput("mover.left", "does not take the draft horse to a place where it may end")


def is_passed(state: State) -> set[str]:
    """Those over whom the horse or the cart has gone, and who still have to walk off."""
    return {figure.id for figure in owing(state) if is_up(figure)}


def is_rolling(state: State) -> bool:
    """Whether the cart is on its way: it may be over friends with whom it cannot stop yet."""
    return points_of(state, CART) > 0
