"""The withdrawal step by step: whether, leaders for the special rally, who returns, and the army deployed anew."""

from gonfalon.games.acre.actions import PASSES, AcreAction, Arrange, Attach, Lend, Pass, Place, Withdraw
from gonfalon.games.acre.decisions.parts import NAMES, Offers, hexes_offer, pass_offer, passed
from gonfalon.games.acre.frames import Lending, Redeploying, Returning, Withdrawing
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import STAFF
from gonfalon.games.acre.rules.withdrawing import (
    begin_rally,
    begin_second_stage,
    bring_back,
    first_landing,
    land,
    land_all,
    landing_hexes,
    lead,
    lend,
    loans,
    return_hexes,
    why_not_land,
    why_not_lead,
    why_not_lend,
    why_not_return,
    withdraw,
)
from gonfalon.games.acre.state import RETURNED, WITHDRAWN, State, in_place, on_map
from gonfalon.geometry.hexset import lowest
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, cites, refuse

WITHDRAW = Decision[State, Withdrawing, AcreAction](
    frame=Withdrawing,
    ask="withdraw",
    clause="15.5a",
    menu=lambda state, frame: Menu.of(Offer(Withdraw, {"seat": frame.seat}), pass_offer(frame.seat)),
    default=lambda state, frame: PASSES[frame.seat],
    answers=(
        Answer(Withdraw, lambda state, frame, action, tell: withdraw(state, tell)),
        Answer(Pass, passed),
    ),
)


def lend_menu(state: State, frame: Lending) -> Menu[AcreAction]:
    """Each leader with each unit that rolls in the special rally, and nobody more."""
    found: Offers = [
        Offer(Lend, {"seat": loan.seat, "leader": loan.leader, "unit": loan.unit}) for loan in loans(state, frame)
    ]
    return Menu.of(*found, pass_offer(frame.seat))


def spare_lending(state: State, frame: Lending, tell: Tell) -> State | None:
    """Begin the special rally when no leader can help any more."""
    return None if loans(state, frame) else begin_rally(state, frame)


LEND = Decision[State, Lending, AcreAction](
    frame=Lending,
    ask="lend",
    clause="15.5d",
    menu=lend_menu,
    default=lambda state, frame: loans(state, frame)[0],
    spare=spare_lending,
    answers=(
        Answer(Lend, lend, why_not_lend),
        Answer(Pass, lambda state, frame, action, tell: begin_rally(state, frame)),
    ),
)


def return_menu(state: State, frame: Returning) -> Menu[AcreAction]:
    """Each unit that returns with the hexes it may be put on."""
    return Menu.of(*(hexes_offer(unit, return_hexes(state, unit)) for unit in in_place(state, frame.seat, RETURNED)))


@cites("S3.2", "S12.1")
def first_return(state: State, frame: Returning) -> Place:
    """The first unit that returns on its first lawful hex."""
    unit = in_place(state, frame.seat, RETURNED)[0]
    return Place(seat=frame.seat, unit=unit.id, at=NAMES[lowest(return_hexes(state, unit))])


RETURN = Decision[State, Returning, AcreAction](
    frame=Returning,
    ask="return",
    clause="S12.1",
    menu=return_menu,
    default=first_return,
    answers=(plain(Place, bring_back, why_not_return),),
)


def landing_menu(state: State, frame: Redeploying) -> Menu[AcreAction]:
    """Each withdrawn unit with its hexes, each leader with his units, and letting the program do it."""
    seat = frame.seat
    offers: Offers = [
        Offer(Place, {"seat": seat, "unit": unit.id}, {"at": OneBit(landing_hexes(state, unit), NAMES, INDEX)})
        for unit in in_place(state, seat, WITHDRAWN)
    ]
    units = [unit.id for unit in on_map(state, seat)]
    for leader in STAFF[seat]:
        if state.leading[leader.index] == WITHDRAWN and units:
            offers.append(Offer(Attach, {"seat": seat, "leader": leader.id}, {"unit": One(units)}))
    return Menu.of(*offers, Offer(Arrange, {"seat": seat, "how": "rest"}))


@cites("S3.2")
def default_landing(state: State, frame: Redeploying) -> AcreAction:
    """The next unit on its first lawful hex."""
    landing = first_landing(state)
    assert landing is not None
    return landing


def spare_redeploying(state: State, frame: Redeploying, tell: Tell) -> State | None:
    """Begin the second stage when the army is deployed."""
    return None if first_landing(state) else begin_second_stage(state)


def why_not_land_all(state: State, action: Arrange) -> Refusal | None:
    """Why the program may not deploy so."""
    return None if action.how == "rest" else refuse("15.5f", "only-the-rest")


REDEPLOY = Decision[State, Redeploying, AcreAction](
    frame=Redeploying,
    ask="redeploy",
    clause="15.5f",
    menu=landing_menu,
    default=default_landing,
    spare=spare_redeploying,
    answers=(
        plain(Place, land, why_not_land),
        plain(Attach, lead, why_not_lead),
        plain(Arrange, land_all, why_not_land_all),
    ),
)
