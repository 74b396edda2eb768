"""Stunned men who are carried and horses that are led: what is offered in the movement phase, and the setting down."""

from gonfalon.games.croisades.actions import Bridle, CroisadesAction, Loose, SetDown, TakeUp
from gonfalon.games.croisades.decisions.parts import Offers
from gonfalon.games.croisades.frames import SettingDown
from gonfalon.games.croisades.pieces import SIDES, Side
from gonfalon.games.croisades.rules.bridles import leads, led_by
from gonfalon.games.croisades.rules.carrying import why_not_take_up
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.rules.leading import why_not_bridle
from gonfalon.games.croisades.rules.resting import Spot
from gonfalon.games.croisades.rules.setting_down import lawful_spots, set_down, spare_set_down, why_not_set_down
from gonfalon.games.croisades.state import STUNNED, Figure, State, field_of, hexes_of, is_horse, is_up, lay_of, side_of
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


@cites("1.53", "1.58b", "1.58c", "1.58d")
def load_offers(state: State, figure: Figure) -> Offers:
    """What a figure that may move or go on could take up, take by the bridle, or let go of."""
    lay = lay_of(state)
    found: Offers = []
    if lay.stunned >> figure.at & 1:
        found += take_up_offers(state, figure)
    if lay.loose:
        found += bridle_offers(state, figure)
        if leads(state, figure.id):
            led = [each.id for each in led_by(state, figure.id)]
            found.append(Offer(Loose, {"seat": side_of(figure), "figure": figure.id}, {"horse": One(led)}))
    return found


def take_up_offers(state: State, figure: Figure) -> Offers:
    """The stunned man on whose hex a figure is."""
    here = [each.id for each in state.figures if each.at == figure.at and each.health is STUNNED]
    wanted = [TakeUp(seat=side_of(figure), figure=figure.id, man=each) for each in here]
    return [
        Offer(TakeUp, {"seat": each.seat, "figure": each.figure}, {"man": One((each.man,))})
        for each in wanted
        if why_not_take_up(state, each) is None
    ]


def bridle_offers(state: State, figure: Figure) -> Offers:
    """The horses that a figure could take by the bridle from where it is."""
    field, lay = field_of(state), lay_of(state)
    near = field.board.border(hexes_of(field, figure)) & lay.horses
    if not near:
        return []
    horses = [each.id for each in state.figures if is_horse(each) and hexes_of(field, each) & near]
    seat = side_of(figure)
    able = [each for each in horses if why_not_bridle(state, Bridle(seat=seat, figure=figure.id, horse=each)) is None]
    return [Offer(Bridle, {"seat": seat, "figure": figure.id}, {"horse": One(able)})] if able else []


@cites("1.58c")
def late_offers(state: State, side: Side) -> Offers:
    """The horses beside which figures of a side have ended their moves and that they could take by the bridle."""
    if not lay_of(state).loose:
        return []
    done = [each for each in state.figures if each.is_done and SIDES[each.id] is side and is_up(each)]
    return [offer for each in done for offer in bridle_offers(state, each)]


@cites("R38", "R56")
def set_down_menu(state: State, frame: SettingDown) -> Menu[CroisadesAction]:
    """Where what is next may be set down."""
    spots = [named(state, spot) for spot in lawful_spots(state, frame)]
    return Menu.of(Offer(SetDown, {"seat": frame.seat}, {"hexes": One(spots)}))


def named(state: State, spot: Spot) -> tuple[str, ...]:
    """A place by the names of its hexes."""
    names = field_of(state).names
    return tuple(names[at] for at in spot)


@cites("R38", "R56")
def first_spot(state: State, frame: SettingDown) -> SetDown:
    """The first place there is."""
    return SetDown(seat=frame.seat, hexes=named(state, lawful_spots(state, frame)[0]))


@cites("R77")
def set_down_as_told(state: State, frame: SettingDown, action: SetDown, tell: Tell) -> State:
    """Set something down where its owner says; a stunned man may be surrounded there."""
    index = field_of(state).index
    return surrounded(set_down(state, frame, tuple(index[name] for name in action.hexes), tell), tell)


def spare(state: State, frame: SettingDown, tell: Tell) -> State | None:
    """Set down what needs no choice."""
    after = spare_set_down(state, frame, tell)
    return None if after is None else surrounded(after, tell)


SET_DOWN = Decision[State, SettingDown, CroisadesAction](
    frame=SettingDown,
    ask="set-down",
    clause="R56",
    interrupt=True,
    menu=set_down_menu,
    default=first_spot,
    spare=spare,
    answers=(Answer(SetDown, set_down_as_told, why_not_set_down),),
)
