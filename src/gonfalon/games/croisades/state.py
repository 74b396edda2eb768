"""The state: the whole truth of a game as one frozen value, and what is asked of it everywhere; no rule stands here."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from gonfalon.games.croisades.announced import Act, Charged, Combat, Deed, Held, Ridden, Stage
from gonfalon.games.croisades.cart import Cart, Haul, hexes_of_cart
from gonfalon.games.croisades.figures import (
    ARROWS,
    AWAY,
    DEAD,
    DEFENSIVE,
    GONE,
    HEALTHY,
    HIDDEN,
    MOST_MISSILES,
    OFFENSIVE,
    ON_FOOT,
    STUNNED,
    UNMARKED,
    WAITING,
    WOUNDED,
    Choice,
    Figure,
    Health,
    character_of,
    defence_of,
    front_of,
    has_left,
    hexes_of,
    is_armoured,
    is_barded,
    is_hidden,
    is_horse,
    is_living,
    is_up,
    is_waiting,
    load_of,
    missiles_left,
    named_hexes,
    points_of,
    side_of,
    values_of,
    wears_armour,
    weight_of,
)
from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.lay import CHOKE, Lay, is_as_before, lay_after, lay_out
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.names import FigureId, HexId
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.geometry.hexset import KeptHexes
from gonfalon.kernel.agenda import push
from gonfalon.kernel.rulebook import cites

KNOWN = "lay"
"""Under which name a state remembers who stands where."""

if TYPE_CHECKING:
    from dataclasses import replace
    from dataclasses import replace as amended
else:
    from msgspec.structs import replace as amended

    def replace(state: "State", **changes: Any) -> "State":
        """The state with fields changed; who stands where is remembered while it holds."""
        after = structs.replace(state, **changes)
        if "figures" not in changes and KNOWN in state.__dict__:
            after.__dict__[KNOWN] = state.__dict__[KNOWN]
        return after


class Mover(Struct, frozen=True, gc=False, omit_defaults=True):
    """The figure whose move is under way.

    `left` are the points left; `since` the hexes entered since the last volley at it, -1 before the first; `front` and
    `rear` say whether the hexes of these halves were entered in this move (on foot `front` alone counts); `back` and
    `back_facing` are the last place of its way where it might have ended; `held` is what it carries or leads. `seen`
    are the hexes and facings since then in which others believe that it might have ended, who do not know which friends
    hide there; they take the last for `back`.
    """

    figure: FigureId
    left: int
    back: int
    back_facing: int = ON_FOOT
    since: int = -1
    front: bool = False
    rear: bool = False
    held: tuple[Held, ...] = ()
    seen: tuple[tuple[int, int], ...] = ()


class Lair(Struct, frozen=True, gc=False):
    """Where somebody hides: his hex, of a rider the rear one, and how he looks; his own side's secret."""

    figure: FigureId
    at: int
    facing: int = ON_FOOT


class State(Struct, frozen=True, dict=True, omit_defaults=True):
    """A game at one moment: `side` is the side whose player turn it is, `shot_at` the targets of its enemy's fire.

    `shied` are the riders who reached for a bridle in vain in this turn, each with the horse. `hidden` is where those
    hide who do, `searched` the hexes of their area in which everybody knows that nobody hides, `groves` the hexes that
    a patrol has looked at, `hauls` who leads and pushes in this phase. `first` is the side with the first player turn
    where lots are drawn for it. What is as always is not written, so that a record stays true when a state learns
    something.
    """

    scenario: str
    options: Options
    turn: int
    side: Side
    asked: int
    agenda: tuple[Frame, ...]
    figures: tuple[Figure, ...]
    mover: Mover | None = None
    charges: tuple[Charged, ...] = ()
    combats: tuple[Combat, ...] = ()
    shot_at: tuple[FigureId, ...] = ()
    acts: tuple[Act, ...] = ()
    shied: tuple[tuple[FigureId, FigureId], ...] = ()
    hidden: tuple[Lair, ...] = ()
    searched: KeptHexes = "0"
    groves: tuple[HexId, ...] = ()
    cart: Cart | None = None
    hauls: tuple[Haul, ...] = ()
    first: Side | None = None

    @cached_property
    def lay(self) -> Lay:
        """Who holds which hexes, remembered with the state."""
        field = field_of(self)
        return lay_out(field, self.figures, SETTINGS[self.scenario].commanders, hexes_of_cart(field, self.cart))


def field_of(state: State) -> Field:
    """The playing area of the scenario."""
    return FIELDS[SETTINGS[state.scenario].field]


def figure_of(state: State, id: str) -> Figure:
    """A figure by its id; a KeyError holds one that is not in this game."""
    for figure in state.figures:
        if figure.id == id:
            return figure
    raise KeyError(id)


def has_figure(state: State, id: str) -> bool:
    """Whether a figure takes part in this game."""
    return id in [figure.id for figure in state.figures]


def lay_of(state: State) -> Lay:
    """Who holds which hexes, remembered with the state."""
    return state.lay


def holder_at(state: State, at: int) -> Figure | None:
    """Who lives in a hex, if anybody; a mover who only passes is not meant where somebody else is."""
    if not lay_of(state).living >> at & 1:
        return None
    field = field_of(state)
    found = [
        each
        for each in state.figures
        # Who has no facing has no other hex.
        if (each.at == at or each.facing >= 0) and each.health is not DEAD and hexes_of(field, each) >> at & 1
    ]
    passing = "" if state.mover is None else state.mover.figure
    return next((each for each in reversed(found) if each.id != passing), found[0] if found else None)


def with_figure(state: State, figure: Figure, **changes: Any) -> State:
    """The state with a figure as it now is, and perhaps other fields changed."""
    figures = state.figures
    number = place_among(figures, figure.id)
    changed = (*figures[:number], figure, *figures[number + 1 :])
    after = structs.replace(state, figures=changed, **changes) if changes else structs.replace(state, figures=changed)
    known = state.__dict__.get(KNOWN)
    if known is not None:
        lay = lay_after(field_of(state), known, figures[number], figure)
        if lay is not None:
            after.__dict__[KNOWN] = lay
    return after


def place_among(figures: tuple[Figure, ...], id: str) -> int:
    """The place of a figure among others; a KeyError holds one that is not in this game."""
    for number, each in enumerate(figures):
        if each.id == id:
            return number
    raise KeyError(id)


def with_figures(state: State, *changed: Figure, **changes: Any) -> State:
    """The state with several figures as they now are."""
    by_id = {each.id: each for each in changed}
    figures = tuple([by_id.get(each.id, each) for each in state.figures])
    after = structs.replace(state, figures=figures, **changes)
    if all(is_as_before(figure_of(state, each.id), each) for each in changed):
        _remember(after, state)
    return after


def with_cart(state: State, cart: Cart, *changed: Figure, **changes: Any) -> State:
    """The state with the cart and perhaps several figures as they now are."""
    by_id = {each.id: each for each in changed}
    figures = tuple([by_id.get(each.id, each) for each in state.figures])
    return structs.replace(state, cart=cart, figures=figures, **changes)


def with_marks(state: State, figures: tuple[Figure, ...], **changes: Any) -> State:
    """The state with other marks on its figures, none of whom is elsewhere or otherwise than before."""
    after = structs.replace(state, figures=figures, **changes)
    _remember(after, state)
    return after


def _remember(after: State, before: State) -> None:
    """Who stands where is known of a state if it was of the one before."""
    if KNOWN in before.__dict__:
        after.__dict__[KNOWN] = before.__dict__[KNOWN]


def player_turn(state: State) -> int:
    """The number of the player turn, counted through from 1."""
    return 2 * state.turn - (state.side is first_of(state))


@cites("R2", "4.1.5")
def first_of(state: State) -> Side:
    """The side with the first player turn: as the scenario says, or as the lots have fallen."""
    return state.first or SETTINGS[state.scenario].first


def pushed(state: State, *frames: Frame) -> State:
    """The state with frames on its agenda, the first of them on top."""
    return _with_agenda(state, push(state.agenda, *frames))


def popped(state: State) -> State:
    """The state without its uppermost frame."""
    return _with_agenda(state, state.agenda[:-1])


def instead(state: State, *frames: Frame) -> State:
    """The state with other frames in place of the uppermost one, the first of them on top."""
    return _with_agenda(state, push(state.agenda[:-1], *frames))


def _with_agenda(state: State, agenda: tuple[Frame, ...]) -> State:
    """The state with another agenda; between two actions little else is done as often."""
    after = structs.replace(state, agenda=agenda)
    after.__dict__[KNOWN] = state.lay
    return after


def asked_anew(state: State) -> State:
    """The state in which the next ask has the next number."""
    after = structs.replace(state, asked=state.asked + 1)
    after.__dict__[KNOWN] = state.lay
    return after


__all__ = [
    "ARROWS",
    "AWAY",
    "CHOKE",
    "DEAD",
    "DEFENSIVE",
    "GONE",
    "HEALTHY",
    "HIDDEN",
    "KNOWN",
    "MOST_MISSILES",
    "OFFENSIVE",
    "ON_FOOT",
    "STUNNED",
    "UNMARKED",
    "WAITING",
    "WOUNDED",
    "Act",
    "Cart",
    "Charged",
    "Choice",
    "Combat",
    "Deed",
    "Figure",
    "Haul",
    "Health",
    "Held",
    "Lair",
    "Lay",
    "Mover",
    "Options",
    "Ridden",
    "Stage",
    "State",
    "amended",
    "asked_anew",
    "character_of",
    "defence_of",
    "field_of",
    "figure_of",
    "first_of",
    "front_of",
    "has_figure",
    "has_left",
    "hexes_of",
    "holder_at",
    "instead",
    "is_armoured",
    "is_barded",
    "is_hidden",
    "is_horse",
    "is_living",
    "is_up",
    "is_waiting",
    "lay_of",
    "load_of",
    "missiles_left",
    "named_hexes",
    "player_turn",
    "points_of",
    "popped",
    "pushed",
    "replace",
    "side_of",
    "values_of",
    "wears_armour",
    "weight_of",
    "with_cart",
    "with_figure",
    "with_figures",
    "with_marks",
]
