"""Clauses 1.59d and 4.1.1: whole turns spent on the harness and the barrels, as they are announced."""

from gonfalon.games.croisades.actions import Fill, Harness, Stave, Unharness
from gonfalon.games.croisades.cart import EMPTY, STAVED, named_barrels
from gonfalon.games.croisades.rules.acting import announced, why_not_whole_turn
from gonfalon.games.croisades.rules.cart_work import (
    counted,
    spoken_for,
    why_no_harness,
    why_no_staving,
    why_no_unharness,
    why_no_water,
)
from gonfalon.games.croisades.state import Act, Deed, State, figure_of, player_turn
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.59d", "R109")
def why_not_harness(state: State, action: Harness) -> Refusal | None:
    """Why a figure may not begin to put the draft horse to the cart."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "1.59d")
    refusal = refusal or why_no_harness(state, figure_of(state, action.figure))
    return refusal or why_taken(state, Deed.HARNESS)


@cites("1.59d", "R109")
def why_not_unharness(state: State, action: Unharness) -> Refusal | None:
    """Why a figure may not begin to take the draft horse out of harness."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "1.59d")
    refusal = refusal or why_no_unharness(state, figure_of(state, action.figure))
    return refusal or why_taken(state, Deed.UNHARNESS)


def why_taken(state: State, deed: Deed) -> Refusal | None:
    """Why one is enough: somebody is at the harness already."""
    return refuse("1.59d", "harness-taken") if spoken_for(state, deed) else None


@cites("4.1.1", "R124")
def why_not_fill(state: State, action: Fill) -> Refusal | None:
    """Why a figure may not begin to fill a barrel."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "4.1.1")
    refusal = refusal or why_no_water(state, figure_of(state, action.figure))
    if refusal is None and len(spoken_for(state, Deed.FILL)) >= counted(state, EMPTY):
        return refuse("4.1.1", "no-empty-barrel")
    return refusal


@cites("4.1.1", "R124")
def why_not_stave(state: State, action: Stave) -> Refusal | None:
    """Why a figure may not begin to stave in a barrel."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "4.1.1")
    refusal = refusal or why_no_staving(state, figure_of(state, action.figure), action.barrel)
    if refusal is None and any(act.barrel == action.barrel for act in spoken_for(state, Deed.STAVE)):
        return refuse("4.1.1", "barrel-gone")
    return refusal


def harness(state: State, action: Harness, tell: Tell) -> State:
    """Announce that the draft horse is put to the cart."""
    return announced(state, Act(Deed.HARNESS, (action.figure,), player_turn(state)), tell)


def unharness(state: State, action: Unharness, tell: Tell) -> State:
    """Announce that the draft horse is taken out of harness."""
    return announced(state, Act(Deed.UNHARNESS, (action.figure,), player_turn(state)), tell)


def fill(state: State, action: Fill, tell: Tell) -> State:
    """Announce that a barrel is filled."""
    return announced(state, Act(Deed.FILL, (action.figure,), player_turn(state)), tell)


def stave(state: State, action: Stave, tell: Tell) -> State:
    """Announce that a barrel is staved in."""
    return announced(state, Act(Deed.STAVE, (action.figure,), player_turn(state), barrel=action.barrel), tell)


def free_barrels(state: State) -> list[str]:
    """The barrels that nobody has staved in or is staving in."""
    if state.cart is None:
        return []
    taken = [act.barrel for act in spoken_for(state, Deed.STAVE)]
    return [name for name, barrel in named_barrels(state.cart).items() if barrel is not STAVED and name not in taken]
