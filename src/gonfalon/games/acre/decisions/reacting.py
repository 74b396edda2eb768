"""What a defender may do before a melee, and the feigned flight that may come of it."""

from functools import partial

from gonfalon.games.acre.actions import STANDS, AcreAction, Evade, Feign, Fire, Flee, Follow, Stand
from gonfalon.games.acre.frames import Fleeing, Following, Reacting
from gonfalon.games.acre.rules.evading import (
    evade,
    evasions,
    fire_back,
    marks_of_defence,
    melee_of,
    still_in,
    why_not_evade_along,
    why_not_fire_back,
)
from gonfalon.games.acre.rules.feigning import feign, flee, flights, follow, why_not_feign, why_not_flee, why_not_follow
from gonfalon.games.acre.rules.melee import has_reaction
from gonfalon.games.acre.state import State, popped
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def spare_reaction(state: State, frame: Reacting, tell: Tell) -> State | None:
    """Let a unit stand that can do nothing else, or that nobody attacks any more."""
    is_over = not still_in(state, melee_of(state).attackers)
    return popped(state) if is_over or not has_reaction(state, frame) else None


def reaction(state: State, frame: Reacting, verb: type[AcreAction]) -> Offer[AcreAction] | None:
    """One of the things that a defending unit may do, if it may."""
    seat = {"seat": frame.seat}
    if verb is Stand:
        return Offer(Stand, seat, make=partial(STANDS.__getitem__, frame.seat))
    if verb is Fire:
        return Offer(Fire, seat, {"target": One(marks_of_defence(state, frame))})
    if verb is Evade:
        return Offer(Evade, seat, {"path": One(evasions(state, frame))})
    return Offer(Feign, seat) if why_not_feign(state, frame) is None else None


REACT = Decision[State, Reacting, AcreAction](
    frame=Reacting,
    ask="react",
    clause="S7.2",
    interrupt=True,
    menu=lambda state, frame: Menu((Stand, Fire, Evade, Feign), partial(reaction, state, frame)),
    default=lambda state, frame: STANDS[frame.seat],
    spare=spare_reaction,
    answers=(
        Answer(Stand, lambda state, frame, action, tell: popped(state)),
        Answer(Fire, fire_back, why_not_fire_back),
        Answer(Evade, evade, why_not_evade_along),
        Answer(
            Feign,
            lambda state, frame, action, tell: feign(state, frame, tell),
            lambda state, frame, action: why_not_feign(state, frame),
        ),
    ),
)


@cites("S3.2")
def first_flight(state: State, frame: Fleeing) -> Flee:
    """The first path of a feigned flight."""
    return Flee(seat=frame.seat, path=flights(state, frame)[0])


@cites("S3.2")
def spare_flight(state: State, frame: Fleeing, tell: Tell) -> State | None:
    """Take the only path of a feigned flight."""
    return None if len(flights(state, frame)) > 1 else flee(state, frame, first_flight(state, frame), tell)


FLEE = Decision[State, Fleeing, AcreAction](
    frame=Fleeing,
    ask="flee",
    clause="S8.4",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Flee, {"seat": frame.seat}, {"path": One(flights(state, frame))})),
    default=first_flight,
    spare=spare_flight,
    answers=(Answer(Flee, flee, why_not_flee),),
)


def first_chaser(state: State, frame: Following) -> Follow:
    """The first of those who may follow."""
    return Follow(seat=frame.seat, unit=frame.chasers[0])


def spare_following(state: State, frame: Following, tell: Tell) -> State | None:
    """Let the only chaser follow."""
    return None if len(frame.chasers) > 1 else follow(state, frame, first_chaser(state, frame), tell)


FOLLOW = Decision[State, Following, AcreAction](
    frame=Following,
    ask="follow",
    clause="15.1f",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Follow, {"seat": frame.seat}, {"unit": One(frame.chasers)})),
    default=first_chaser,
    spare=spare_following,
    answers=(Answer(Follow, follow, why_not_follow),),
)
