"""Clause 4.1.5: both sides choose their forces at once and unseen."""

from gonfalon.games.croisades.actions import CroisadesAction, Muster
from gonfalon.games.croisades.frames import Mustering
from gonfalon.games.croisades.recruits import OF_SIDE, TROOPS
from gonfalon.games.croisades.rules import mustering
from gonfalon.games.croisades.state import State
from gonfalon.kernel.allotments import Outlay
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


@cites("4.1.5")
def menu(state: State, frame: Mustering) -> Menu[CroisadesAction]:
    """Numbers of each class of the side, within the box and the budget, at least one."""
    limits = {each.id: len(each.men) for each in OF_SIDE[frame.seat]}
    prices = {each.id: each.price for each in OF_SIDE[frame.seat]}
    shared = [
        (tuple(each.id for each in troop), len(troop[0].men)) for troop in TROOPS[frame.seat].values() if len(troop) > 1
    ]
    hole = Outlay(limits, prices, state.options.budget, least=1, shared=shared)
    return Menu.of(Offer(Muster, {"seat": frame.seat}, {"numbers": hole}))


MUSTER = Decision[State, Mustering, CroisadesAction](
    frame=Mustering,
    ask="muster",
    clause="4.1.5",
    prelude=True,
    menu=menu,
    default=lambda state, frame: mustering.proposed(state, frame.seat),
    spare=mustering.muster_both,
    answers=(Answer(Muster, mustering.muster, lambda state, frame, action: mustering.why_not_muster(state, action)),),
)
