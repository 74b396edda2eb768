"""Every decision of the proof game; its menus have an offer with each kind of hole."""

from functools import partial

from gonfalon.kernel.decision import Answer, Decision, Register, plain
from gonfalon.kernel.holes import Amounts, Free, One, OneBit, Order, Route, Some
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import refuse
from tests.proof.actions import (
    Beacon,
    Challenge,
    Choose,
    Feed,
    Flee,
    Halt,
    Inspect,
    Load,
    Pass,
    Patrol,
    Post,
    ProofAction,
    Provide,
    Rest,
    Ride,
    Step,
    Surrender,
)
from tests.proof.frames import Choosing, Loading, Stepping, Stopping, Watching, Yielding
from tests.proof.map import INDEX, NAMES, POSTS
from tests.proof.rules import cards, keeping, loading, stepping, stopping, watching
from tests.proof.rules.keeping import keepings
from tests.proof.rules.sequence import WORKS, spare_idle
from tests.proof.rules.stepping import destinations
from tests.proof.rules.watching import inspectable, is_height, onward, why_not_rest
from tests.proof.state import CARDS, COINS, OWL, State, markers_of, popped

HEIGHTS = (0, 50, 100)


def load_menu(state: State, frame: Loading) -> Menu[ProofAction]:
    """The coins under the markers of a smuggler."""
    limits = {marker.token: COINS for marker in markers_of(state, frame.seat)}
    return Menu.of(Offer(Load, {"seat": frame.seat}, {"coins": Amounts(limits, COINS)}))


def all_in_the_first(state: State, frame: Loading) -> Load:
    """All coins under the first marker."""
    first, *others = markers_of(state, frame.seat)
    return Load(seat=frame.seat, coins=((first.token, COINS), *((other.token, 0) for other in others)))


LOAD = Decision[State, Loading, ProofAction](
    frame=Loading,
    ask="load",
    clause="1.1",
    menu=load_menu,
    default=all_in_the_first,
    answers=(plain(Load, loading.load, loading.why_not_load),),
)

CHOOSE = Decision[State, Choosing, ProofAction](
    frame=Choosing,
    ask="choose",
    clause="2.1",
    menu=lambda state, frame: Menu.of(Offer(Choose, {"seat": frame.seat}, {"card": One(CARDS[frame.seat])})),
    default=lambda state, frame: Choose(seat=frame.seat, card=CARDS[frame.seat][0]),
    spare=cards.show_cards,
    answers=(plain(Choose, cards.choose, cards.why_not_choose),),
)


def step_menu(state: State, frame: Stepping) -> Menu[ProofAction]:
    """Each marker of a smuggler with its steps, and the end of them."""
    tokens = [marker.token for marker in markers_of(state, frame.seat)]
    return Menu([*tokens, None], partial(step_offer, state, frame.seat))


def step_offer(state: State, seat: str, token: str | None) -> Offer[ProofAction]:
    """A marker with the places it may step to, or the end of the steps."""
    if token is None:
        return Offer(Halt, {"seat": seat})
    places = next(destinations(marker) for marker in state.markers if marker.token == token)
    return Offer(Step, {"seat": seat, "token": token}, {"to": OneBit(places, NAMES, INDEX)})


STEP = Decision[State, Stepping, ProofAction](
    frame=Stepping,
    ask="step",
    clause="3.1",
    menu=step_menu,
    default=lambda state, frame: Halt(seat=frame.seat),
    spare=spare_idle,
    answers=(plain(Step, stepping.step, stepping.why_not_step), plain(Halt, stepping.halt)),
)


def stop_menu(state: State, frame: Stopping) -> Menu[ProofAction]:
    """To let pass, and to challenge with a whistle."""
    return Menu((Pass, Challenge) if stopping.has_whistle(state) else (Pass,), lambda verb: Offer(verb, {"seat": OWL}))


STOP = Decision[State, Stopping, ProofAction](
    frame=Stopping,
    ask="stop",
    clause="4.1",
    interrupt=True,
    menu=stop_menu,
    default=lambda state, frame: Pass(seat=frame.seat),
    answers=(
        Answer(Challenge, stopping.challenge, stopping.why_not_challenge),
        plain(Pass, lambda state, action, tell: popped(state)),
    ),
)

YIELD = Decision[State, Yielding, ProofAction](
    frame=Yielding,
    ask="yield",
    clause="4.3",
    interrupt=True,
    open=True,
    menu=lambda state, frame: Menu.of(Offer(Surrender, {"seat": frame.seat}), Offer(Flee, {"seat": frame.seat})),
    default=lambda state, frame: Surrender(seat=frame.seat),
    answers=(Answer(Surrender, stopping.surrender), Answer(Flee, stopping.flee)),
)


def watch_menu(state: State, frame: Watching) -> Menu[ProofAction]:
    """The owl's offers."""
    me = {"seat": frame.seat}
    offers: list[Offer[ProofAction]] = [
        Offer(Ride, me, {"route": Route(state.rider, partial(onward, state), bool)}),
        Offer(Inspect, me, {"places": Some(inspectable(state), 1, state.inspections)}),
    ]
    if not frame.patrolled:
        offers.append(Offer(Patrol, me, {"order": Order(POSTS, 1)}))
    if not frame.lit:
        offers.append(Offer(Beacon, me, {"height": Free(is_height, HEIGHTS)}))
    offers += [Offer(verb, me, {field: hole}) for verb, (field, hole) in keepings(state, frame).items()]
    if why_not_rest(state) is None:
        offers.append(Offer(Rest, me))
    return Menu.of(*offers)


WATCH = Decision[State, Watching, ProofAction](
    frame=Watching,
    ask="watch",
    clause="5.1",
    menu=watch_menu,
    default=lambda state, frame: watching.least_duty(state),
    answers=(
        plain(Ride, watching.ride, watching.why_not_ride),
        plain(Inspect, watching.inspect, watching.why_not_inspect),
        plain(Patrol, watching.patrol, watching.why_not_patrol),
        plain(Beacon, watching.light, watching.why_not_light),
        plain(Provide, keeping.keep, keeping.why_not_keep),
        plain(Post, keeping.keep, keeping.why_not_keep),
        plain(Feed, keeping.keep, keeping.why_not_keep),
        plain(Rest, lambda state, action, tell: popped(state), lambda state, action: watching.why_not_rest(state)),
    ),
)

DECISIONS = Register[State, ProofAction](
    (LOAD, CHOOSE, STEP, STOP, YIELD, WATCH),
    WORKS,
    elsewhere=lambda state, frame, action: refuse("K1", "another-answer", seat=action.seat),
)
