"""The state: the whole truth of a game as one frozen value, and what is asked of it everywhere; no rule stands here."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from gonfalon.games.croisades.announced import Act, Charged, Combat, Deed, Held, Ridden, Stage
from gonfalon.games.croisades.figures import (
    AWAY,
    DEAD,
    DEFENSIVE,
    GONE,
    HEALTHY,
    LOADS,
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
    front_of,
    has_left,
    hexes_of,
    is_armoured,
    is_horse,
    is_living,
    is_up,
    is_waiting,
    missiles_left,
    named_hexes,
    side_of,
    values_of,
    weight_of,
)
from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.lay import CHOKE, Lay, is_as_before, lay_after, lay_out
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.names import FigureId
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.kernel.agenda import push

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


class Mover(Struct, frozen=True, gc=False):
    """The figure whose move is under way.

    `left` are the points left; `since` the hexes entered since the last volley at it, -1 before the first; `front` and
    `rear` say whether the hexes of these halves were entered in this move (on foot `front` alone counts); `back` and
    `back_facing` are the last place of its way where it might have ended; `held` is what it carries or leads.
    """

    figure: FigureId
    left: int
    back: int
    back_facing: int = ON_FOOT
    since: int = -1
    front: bool = False
    rear: bool = False
    held: tuple[Held, ...] = ()


class State(Struct, frozen=True, dict=True):
    """A game at one moment: `side` is the side whose player turn it is, `shot_at` the targets of its enemy's fire.

    `shied` are the riders who reached for a bridle in vain in this turn, each with the horse.
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

    @cached_property
    def lay(self) -> Lay:
        """Who holds which hexes, remembered with the state."""
        return lay_out(field_of(self), self.figures, SETTINGS[self.scenario].commanders)


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
    return next((each for each in reversed(found) if each.id != passing), found[0])


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
    return 2 * state.turn - (state.side is SETTINGS[state.scenario].first)


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
    "AWAY",
    "CHOKE",
    "DEAD",
    "DEFENSIVE",
    "GONE",
    "HEALTHY",
    "KNOWN",
    "LOADS",
    "OFFENSIVE",
    "ON_FOOT",
    "STUNNED",
    "UNMARKED",
    "WAITING",
    "WOUNDED",
    "Act",
    "Charged",
    "Choice",
    "Combat",
    "Deed",
    "Figure",
    "Health",
    "Held",
    "Lay",
    "Mover",
    "Options",
    "Ridden",
    "Stage",
    "State",
    "amended",
    "asked_anew",
    "character_of",
    "field_of",
    "figure_of",
    "front_of",
    "has_figure",
    "has_left",
    "hexes_of",
    "holder_at",
    "instead",
    "is_armoured",
    "is_horse",
    "is_living",
    "is_up",
    "is_waiting",
    "lay_of",
    "missiles_left",
    "named_hexes",
    "player_turn",
    "popped",
    "pushed",
    "replace",
    "side_of",
    "values_of",
    "weight_of",
    "with_figure",
    "with_figures",
    "with_marks",
]
