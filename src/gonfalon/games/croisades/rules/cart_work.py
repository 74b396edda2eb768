"""Clauses 1.59d and 4.1.1: what whole turns are spent on at the cart, while it may be done and when it is."""

from gonfalon.games.croisades.cart import EMPTY, FULL, STAVED, Barrel, hexes_of_cart, named_barrels
from gonfalon.games.croisades.cartage import BarrelFilled, BarrelStaved, Harnessed, Unharnessed
from gonfalon.games.croisades.pieces import BARRELS, DRAFT, Side
from gonfalon.games.croisades.rules.rolling import cart_of, draft_of, is_string, string_of
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    Act,
    Deed,
    Figure,
    Stage,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    is_living,
    player_turn,
    side_of,
    with_cart,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

REACH = 2
"""How far from the cart water is drawn for it."""


@cites("1.59d", "R57", "R109", "R122")
def why_no_harness(state: State, figure: Figure) -> Refusal | None:
    """Why somebody cannot put the draft horse to the cart from where he is."""
    cart, draft, field = cart_of(state), draft_of(state), field_of(state)
    if cart is None or draft is None or not is_living(draft):
        return refuse("1.59d", "nothing-to-harness")
    if cart.is_harnessed:
        return refuse("1.59d", "in-harness")
    refusal = why_not_at_horse(state, figure, draft)
    if refusal is not None:
        return refusal
    near = field.board.border(hexes_of(field, draft))
    if side_of(draft) is not side_of(figure) and near & state.lay.up[side_of(figure).enemy.number]:
        return refuse("R57", "horse-held", horse=DRAFT)
    return None if is_string(field, string_of(state)) else refuse("R109", "not-before-shafts")


@cites("1.59d", "R109")
def why_no_unharness(state: State, figure: Figure) -> Refusal | None:
    """Why somebody cannot take the draft horse out of harness from where he is; a dead one holds the cart fast."""
    cart, draft = cart_of(state), draft_of(state)
    if cart is None or draft is None or not cart.is_harnessed:
        return refuse("1.59d", "not-in-harness")
    return why_not_at_horse(state, figure, draft)


@cites("R109")
def why_not_at_horse(state: State, figure: Figure, draft: Figure) -> Refusal | None:
    """Why a figure has not its hands on the draft horse: it rides, or is not beside it."""
    field = field_of(state)
    if figure.horse:
        return refuse("R109", "works-on-foot", figure=figure.id)
    if draft.at < 0 or not field.board.border(hexes_of(field, draft)) >> figure.at & 1:
        return refuse("R109", "not-beside-draft", figure=figure.id)
    return None


@cites("4.1.1", "R124")
def why_no_water(state: State, figure: Figure) -> Refusal | None:
    """Why somebody cannot fill a barrel where he is."""
    cart, field = cart_of(state), field_of(state)
    if cart is None or side_of(figure) is not owner_of_cart(state):
        return refuse("4.1.1", "fills-no-barrel", figure=figure.id)
    if figure.horse:
        return refuse("4.1.1", "works-on-foot", figure=figure.id)
    if EMPTY not in cart.barrels:
        return refuse("4.1.1", "no-empty-barrel")
    if not field.board.neighbours[figure.at] & field.water:
        return refuse("4.1.1", "not-at-water", figure=figure.id)
    reach = field.board.within(cart.at, REACH) | field.board.within(cart.at + field.board.shifts[cart.facing], REACH)
    return None if reach >> figure.at & 1 else refuse("4.1.1", "too-far-from-cart", figure=figure.id, hexes=REACH)


@cites("4.1.1", "R124")
def why_no_staving(state: State, figure: Figure, barrel: str) -> Refusal | None:
    """Why somebody cannot stave in a barrel where he is."""
    cart, field = cart_of(state), field_of(state)
    if cart is None or side_of(figure) is owner_of_cart(state):
        return refuse("4.1.1", "staves-no-barrel", figure=figure.id)
    if figure.horse:
        return refuse("4.1.1", "works-on-foot", figure=figure.id)
    if named_barrels(cart).get(barrel, STAVED) is STAVED:
        return refuse("4.1.1", "barrel-gone")
    near = field.board.border(hexes_of_cart(field, cart))
    if not near >> figure.at & 1:
        return refuse("4.1.1", "not-beside-cart", figure=figure.id)
    return refuse("4.1.1", "cart-guarded") if near & state.lay.up[owner_of_cart(state).number] else None


def owner_of_cart(state: State) -> Side:
    """The side that has brought the cart: that which begins."""
    return SETTINGS[state.scenario].first


@cites("1.59d", "4.1.1", "R109", "R124")
def why_no_work(state: State, act: Act) -> Refusal | None:
    """Why an act at the cart comes to nothing as it should take effect."""
    figure = figure_of(state, act.figures[0])
    match act.deed:
        case Deed.HARNESS:
            return why_no_harness(state, figure)
        case Deed.UNHARNESS:
            return why_no_unharness(state, figure)
        case Deed.FILL:
            return why_no_water(state, figure)
        case _:
            return why_no_staving(state, figure, act.barrel)


@cites("1.59d", "4.1.1", "R124")
def worked(state: State, act: Act, tell: Tell) -> tuple[State, Stage]:
    """Do an act at the cart, if it can still be done."""
    cart, who = state.cart, act.figures[0]
    if cart is None or why_no_work(state, act) is not None:
        return state, Stage.LOST
    match act.deed:
        case Deed.HARNESS:
            tell(Harnessed(clause="1.59d", figure=who))
            return with_cart(state, amended(cart, is_harnessed=True)), Stage.DONE
        case Deed.UNHARNESS:
            tell(Unharnessed(clause="1.59d", figure=who))
            return with_cart(state, amended(cart, is_harnessed=False)), Stage.DONE
        case Deed.FILL:
            place = cart.barrels.index(EMPTY)
            after = with_barrel(state, place, FULL)
            tell(BarrelFilled(clause="4.1.1", figure=who, barrel=BARRELS[place], full=counted(after, FULL)))
            return after, Stage.DONE
        case _:
            after = with_barrel(state, BARRELS.index(act.barrel), STAVED)
            left = len(cart.barrels) - counted(after, STAVED)
            tell(BarrelStaved(clause="4.1.1", figure=who, barrel=act.barrel, left=left))
            return after, Stage.DONE


def with_barrel(state: State, place: int, barrel: Barrel) -> State:
    """The state with one barrel as it now is."""
    cart = state.cart
    assert cart is not None
    return with_cart(state, amended(cart, barrels=(*cart.barrels[:place], barrel, *cart.barrels[place + 1 :])))


def counted(state: State, barrel: Barrel) -> int:
    """How many barrels are so."""
    return 0 if state.cart is None else state.cart.barrels.count(barrel)


@cites("R124")
def spoken_for(state: State, deed: Deed) -> list[Act]:
    """What has been announced of a kind in this turn."""
    now = player_turn(state)
    return [act for act in state.acts if act.turn == now and act.deed is deed and act.stage is Stage.ANNOUNCED]
