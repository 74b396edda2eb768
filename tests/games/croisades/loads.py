"""Men on somebody's back and horses on their bridles: the verbs of them, and how they stand."""

from gonfalon.games.croisades.actions import Bridle, Loose, SetDown, TakeUp
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.state import State, amended, figure_of, with_figure
from tests.games.croisades.fray import hexes, offered
from tests.games.croisades.stamp import CRUSADER


def take_up(figure: str, man: str) -> TakeUp:
    """The owner's man takes a stunned one on his back."""
    return TakeUp(seat=BY_ID[figure].side, figure=figure, man=man)


def bridle(figure: str, horse: str) -> Bridle:
    """The owner's figure takes a horse by its bridle."""
    return Bridle(seat=BY_ID[figure].side, figure=figure, horse=horse)


def loose(figure: str, horse: str) -> Loose:
    """The owner's figure lets go of a horse."""
    return Loose(seat=BY_ID[figure].side, figure=figure, horse=horse)


def set_down(path: str, seat: Side = CRUSADER) -> SetDown:
    """Where something is set down: a hex, or of a horse the rear one and the front one."""
    return SetDown(seat=seat, hexes=hexes(path))


def places(state: State) -> set[str]:
    """Where what is next may be set down."""
    return {" ".join(action.hexes) for action in offered(state) if isinstance(action, SetDown)}


def led(state: State, leader: str, *horses: str) -> State:
    """The state in which somebody leads these horses, which are his side's then."""
    for horse in horses:
        own = BY_ID[horse.removesuffix("-horse")].side is BY_ID[leader].side
        owner = None if own else BY_ID[leader].side
        state = with_figure(state, amended(figure_of(state, horse), led=leader, owner=owner))
    return state


def leader(state: State, horse: str) -> str:
    """Who leads a horse."""
    return figure_of(state, horse).led
