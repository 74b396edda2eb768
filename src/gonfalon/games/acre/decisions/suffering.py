"""What a melee or a volley brings upon units and leaders: retreats, losses, advances, and whom a leader joins."""

from gonfalon.games.acre.actions import PASSES, AcreAction, Advance, Join, Lose, Pass, Retreat
from gonfalon.games.acre.decisions.parts import Offers, pass_offer, passed
from gonfalon.games.acre.frames import Advancing, Joining, Losing, Retreating
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.exchange import lose, sacrifices, why_not_lose
from gonfalon.games.acre.rules.leaders import join, why_not_join
from gonfalon.games.acre.rules.melee import advance, advances, why_not_advance
from gonfalon.games.acre.rules.retreating import fall_back, retreat, retreats, why_not_retreat
from gonfalon.games.acre.state import State, popped
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


def retreat_offer(retreat: Retreat) -> Offer[AcreAction]:
    """A way to retreat."""
    fixed = {"seat": retreat.seat, "unit": retreat.unit, "path": retreat.path, "way": retreat.way}
    return Offer(Retreat, fixed, make=lambda: retreat)


RETREAT = Decision[State, Retreating, AcreAction](
    frame=Retreating,
    ask="retreat",
    clause="S7.8",
    interrupt=True,
    menu=lambda state, frame: Menu(list(retreats(state, frame)), retreat_offer),
    default=lambda state, frame: next(retreats(state, frame)),
    spare=fall_back,
    answers=(
        Answer(
            Retreat,
            lambda state, frame, action, tell: retreat(
                state, frame, BY_ID[action.unit], (action.path, action.way), tell
            ),
            why_not_retreat,
        ),
    ),
)


@cites("S3.2")
def least_losses(state: State, frame: Losing) -> Lose:
    """The losses of the least strength that an exchange allows."""
    return Lose(seat=frame.seat, units=sacrifices(frame)[0])


@cites("S3.2")
def spare_losses(state: State, frame: Losing, tell: Tell) -> State | None:
    """Take the only losses that an exchange allows."""
    return None if len(sacrifices(frame)) > 1 else lose(state, frame, least_losses(state, frame), tell)


LOSE = Decision[State, Losing, AcreAction](
    frame=Losing,
    ask="lose",
    clause="S7.7",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Lose, {"seat": frame.seat}, {"units": One(sacrifices(frame))})),
    default=least_losses,
    spare=spare_losses,
    answers=(Answer(Lose, lose, why_not_lose),),
)


def advance_menu(state: State, frame: Advancing) -> Menu[AcreAction]:
    """The advances that are open, and none."""
    found: Offers = [Offer(Advance, {"seat": each.seat, "unit": each.unit, "to": each.to}) for each in advances(frame)]
    return Menu.of(*found, pass_offer(frame.seat))


ADVANCE = Decision[State, Advancing, AcreAction](
    frame=Advancing,
    ask="advance",
    clause="S7.9",
    interrupt=True,
    menu=advance_menu,
    default=lambda state, frame: PASSES[frame.seat],
    answers=(
        Answer(
            Advance,
            lambda state, frame, action, tell: advance(popped(state), BY_ID[action.unit], action.to, tell),
            why_not_advance,
        ),
        Answer(Pass, passed),
    ),
)

JOIN = Decision[State, Joining, AcreAction](
    frame=Joining,
    ask="join",
    clause="S10.4",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Join, {"seat": frame.seat}, {"unit": One(frame.units)})),
    default=lambda state, frame: Join(seat=frame.seat, unit=frame.units[0]),
    answers=(Answer(Join, join, why_not_join),),
)
