"""What shots and combats bring upon figures: blows, retreats, friends who make room, falls, and advances."""

from gonfalon.games.croisades.actions import Advance, Aside, Bear, CroisadesAction, Fall, Pass, Retreat
from gonfalon.games.croisades.decisions.parts import pass_offer, passed
from gonfalon.games.croisades.frames import Advancing, Bearing, Displacing, Falling, Retreating
from gonfalon.games.croisades.rules.advancing import advance, usual_advance, ways_on, why_not_advance, why_not_stay
from gonfalon.games.croisades.rules.displacing import nearest_aside, room, spare_aside, step_aside, why_not_aside
from gonfalon.games.croisades.rules.falling import fall, landings, spare_fall, why_not_fall
from gonfalon.games.croisades.rules.melee import bear, cheapest, why_not_bear
from gonfalon.games.croisades.rules.retreating import (
    Way,
    fall_back,
    likeliest,
    open_ways,
    retreat,
    why_not_retreat,
)
from gonfalon.games.croisades.state import State, field_of, figure_of
from gonfalon.geometry.hexset import lowest
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites

BLOW = Decision[State, Bearing, CroisadesAction](
    frame=Bearing,
    ask="blow",
    clause="1.72d",
    interrupt=True,
    menu=lambda state, frame: Menu.of(Offer(Bear, {"seat": frame.seat}, {"figure": One(frame.figures)})),
    default=cheapest,
    answers=(Answer(Bear, bear, why_not_bear),),
)


@cites("C5f", "R71", "R72")
def retreat_menu(state: State, frame: Retreating) -> Menu[CroisadesAction]:
    """For each figure its paths, and a rider's step straight back."""
    keys = [(who, is_backing) for who in open_ways(state, frame) for is_backing in (False, True)]

    def offer_of(key: tuple[str, bool]) -> Offer[CroisadesAction]:
        who, is_backing = key
        names = field_of(state).names
        ways = [way.path for way in open_ways(state, frame)[who] if way.is_backing is is_backing]
        paths = [tuple(names[at] for at in path) for path in ways]
        return Offer(Retreat, {"seat": frame.seat, "figure": who, "backing": is_backing}, {"path": One(paths)})

    return Menu(keys, offer_of)


def retreat_as_told(state: State, frame: Retreating, action: Retreat, tell: Tell) -> State:
    """Send a figure back as its owner says."""
    index = field_of(state).index
    return retreat(state, frame, action.figure, Way(tuple(index[name] for name in action.path), action.backing), tell)


RETREAT = Decision[State, Retreating, CroisadesAction](
    frame=Retreating,
    ask="retreat",
    clause="C5f",
    interrupt=True,
    menu=retreat_menu,
    default=likeliest,
    spare=fall_back,
    answers=(Answer(Retreat, retreat_as_told, why_not_retreat),),
)


@cites("C5f", "R73")
def aside_menu(state: State, frame: Displacing) -> Menu[CroisadesAction]:
    """The hexes to which a friend may make way."""
    field = field_of(state)
    hexes = room(state, figure_of(state, frame.figure))
    return Menu.of(Offer(Aside, {"seat": frame.seat}, {"to": OneBit(hexes, field.names, field.index)}))


ASIDE = Decision[State, Displacing, CroisadesAction](
    frame=Displacing,
    ask="aside",
    clause="C5f",
    interrupt=True,
    menu=aside_menu,
    default=nearest_aside,
    spare=spare_aside,
    answers=(
        Answer(Aside, lambda state, frame, action, tell: step_aside(state, frame, action.to, tell), why_not_aside),
    ),
)


@cites("1.8a", "R80")
def fall_menu(state: State, frame: Falling) -> Menu[CroisadesAction]:
    """The hexes where a dismounted rider may be put."""
    field = field_of(state)
    hexes = landings(state, frame)
    return Menu.of(Offer(Fall, {"seat": frame.seat}, {"to": OneBit(hexes, field.names, field.index)}))


@cites("1.8a")
def first_landing(state: State, frame: Falling) -> Fall:
    """The first hex where a dismounted rider may be put."""
    at = lowest(landings(state, frame))
    return Fall(seat=frame.seat, to=field_of(state).names[at])


FALL = Decision[State, Falling, CroisadesAction](
    frame=Falling,
    ask="fall",
    clause="1.8a",
    interrupt=True,
    menu=fall_menu,
    default=first_landing,
    spare=spare_fall,
    answers=(
        Answer(
            Fall,
            lambda state, frame, action, tell: fall(state, frame, field_of(state).index[action.to], tell),
            why_not_fall,
        ),
    ),
)


@cites("1.75a", "1.75b")
def advance_menu(state: State, frame: Advancing) -> Menu[CroisadesAction]:
    """For each victor his paths; or nobody advances, unless the victor cannot stay where he is."""

    def offer_of(who: str) -> Offer[CroisadesAction]:
        if not who:
            return pass_offer(frame.seat)
        names = field_of(state).names
        paths = [tuple(names[at] for at in path) for path in ways_on(state, frame, who)]
        return Offer(Advance, {"seat": frame.seat, "figure": who}, {"path": One(paths)})

    return Menu(frame.figures if why_not_stay(state, frame) else (*frame.figures, ""), offer_of)


ADVANCE = Decision[State, Advancing, CroisadesAction](
    frame=Advancing,
    ask="advance",
    clause="1.75a",
    interrupt=True,
    menu=advance_menu,
    default=usual_advance,
    answers=(
        Answer(Advance, advance, why_not_advance),
        Answer(Pass, passed, lambda state, frame, action: why_not_stay(state, frame)),
    ),
)
