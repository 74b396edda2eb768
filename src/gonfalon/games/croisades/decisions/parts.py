"""What several decisions share: ending a phase, passing, and offers of both."""

from functools import partial
from typing import TypeAlias

from gonfalon.games.croisades.actions import ENDS, PASSES, CroisadesAction, End, Pass
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.sequence import Phase, end_phase
from gonfalon.games.croisades.state import State, popped
from gonfalon.kernel.agenda import Sole
from gonfalon.kernel.events import Tell
from gonfalon.kernel.menu import Offer

Offers: TypeAlias = list[Offer[CroisadesAction]]


def end_offer(side: Side) -> Offer[CroisadesAction]:
    """The end of a phase."""
    return Offer(End, {"seat": side}, make=partial(ENDS.__getitem__, side))


def pass_offer(side: Side) -> Offer[CroisadesAction]:
    """Doing nothing, or nothing more."""
    return Offer(Pass, {"seat": side}, make=partial(PASSES.__getitem__, side))


def passed(state: State, frame: Sole, action: Pass, tell: Tell) -> State:
    """Nothing is done, or nothing more."""
    return popped(state)


def end(state: State, frame: Phase, action: End, tell: Tell) -> State:
    """End the phase that is asked for."""
    return end_phase(state, frame, tell)
