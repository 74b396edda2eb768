"""Clause 4.1.1: water is fetched in barrels on a cart, and who has won when it leaves the map or no longer can."""

from gonfalon.games.croisades.cart import FULL, STAVED
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.cart_work import counted, owner_of_cart
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import GONE, State, lay_of
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites


@cites("4.1.1")
def is_away(state: State) -> bool:
    """Whether the cart has left the map."""
    return state.cart is not None and state.cart.at == GONE


@cites("4.1.1")
def unspoiled(state: State) -> int:
    """How many barrels nobody has staved in."""
    return 0 if state.cart is None else len(state.cart.barrels) - counted(state, STAVED)


@cites("4.1.1")
def is_decided(state: State) -> bool:
    """Whether the cart has left, too few barrels are whole, or nobody is left on the map or waiting who could fetch."""
    setting = SETTINGS[state.scenario]
    return is_away(state) or unspoiled(state) < setting.least or not lay_of(state).alive[setting.first.number]


@cites("4.1.1")
def fetched(state: State) -> int:
    """How many full barrels are off the map."""
    return counted(state, FULL) if is_away(state) else 0


@cites("4.1.1")
def outcome(state: State) -> Outcome:
    """Who has won by what was fetched, or why nothing was."""
    setting, side = SETTINGS[state.scenario], owner_of_cart(state)
    if is_away(state):
        full = fetched(state)
        if full >= setting.enough:
            return Outcome(side, "water-fetched", setting.clause)
        if full >= setting.least:
            return Outcome(None, "water-half", setting.clause)
        return Outcome(side.enemy, "water-little", setting.clause)
    if unspoiled(state) < setting.least:
        return Outcome(side.enemy, "barrels-staved", setting.clause)
    if not lay_of(state).alive[side.number]:
        return Outcome(side.enemy, "nobody-fetches", setting.clause)
    return Outcome(side.enemy, "water-late", setting.clause)


def margin(state: State, side: Side) -> tuple[int, ...]:
    """Whether a side has won, then how many barrels are full, and how many whole; the other side has as many less."""
    ours = 1 if side is owner_of_cart(state) else -1
    winner = outcome(state).winner if not state.agenda else None
    won = 0 if winner is None else 1 if winner is side else -1
    return won, ours * counted(state, FULL), ours * unspoiled(state)
