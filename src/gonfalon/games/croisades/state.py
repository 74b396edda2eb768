"""The state: the whole truth of a game as one frozen value, and what is asked of it everywhere; no rule stands here."""

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, structs

from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.names import FigureId, HexId
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID, HORSE, SIDES, Character, Side, Values
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.geometry.hexset import Hexes, hexset, members
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


AWAY = -1
"""The hex of a horse under its rider, and of a rider between saddle and ground."""
ON_FOOT = -1
"""The facing of whoever has none."""


class Health(StrEnum):
    """How a figure is; nobody is stunned and wounded at once."""

    HEALTHY = "healthy"
    WOUNDED = "wounded"
    STUNNED = "stunned"
    DEAD = "dead"


HEALTHY, WOUNDED, STUNNED, DEAD = Health
"""Rules ask for these so often that looking each up in its enum would take a tenth of their time."""
UP = (HEALTHY, WOUNDED)


class Choice(StrEnum):
    """The phase for which a crossbowman is marked."""

    NONE = "none"
    OFFENSIVE = "offensive"
    DEFENSIVE = "defensive"


UNMARKED, OFFENSIVE, DEFENSIVE = Choice


class Figure(Struct, frozen=True, gc=False):
    """A character or a horse.

    `at` is its hex, of a rider or a horse the rear one; `facing` is a direction of the board; `horse` is what a rider
    rides. The marks are those of the own turn, kept until the next one begins: `shot` offensively, `spent` so many
    points, `is_far` when that was more than half of the allowance, `moved` when a move has begun, `is_done` when it is
    over or none is allowed, `fought` when an attack was made or lost. `replied` is a shot in the other's turn, `struck`
    an attack suffered in the other's last turn, `fell` the number of the player turn in which he was stunned.
    """

    id: FigureId
    at: int
    facing: int = ON_FOOT
    health: Health = Health.HEALTHY
    horse: str = ""
    mark: Choice = Choice.NONE
    shot: bool = False
    replied: bool = False
    spent: int = 0
    is_far: bool = False
    moved: bool = False
    is_done: bool = False
    fought: bool = False
    struck: bool = False
    fell: int = 0


class Mover(Struct, frozen=True, gc=False):
    """The figure whose move is under way.

    `left` are the points left; `since` the hexes entered since the last volley at it, -1 before the first; `front` and
    `rear` say whether the hexes of these halves were entered in this move (on foot `front` alone counts); `back` and
    `back_facing` are the last place of its way where it might have ended.
    """

    figure: FigureId
    left: int
    back: int
    back_facing: int = ON_FOOT
    since: int = -1
    front: bool = False
    rear: bool = False


class Ridden(StrEnum):
    """What has become of a charge."""

    ANNOUNCED = "announced"
    ARRIVED = "arrived"
    LOST = "lost"


class Charged(Struct, frozen=True):
    """An announced charge, with the counter-charge that answers it."""

    rider: FigureId
    target: FigureId
    route: tuple[HexId, ...]
    counter: FigureId = ""
    way: tuple[HexId, ...] = ()
    ridden: Ridden = Ridden.ANNOUNCED


class Combat(Struct, frozen=True):
    """A named combat; `charge` is the number of the charge that brought it about."""

    attackers: tuple[FigureId, ...]
    defenders: tuple[FigureId, ...]
    charge: int = -1
    is_fought: bool = False


class State(Struct, frozen=True, dict=True):
    """A game at one moment: `side` is the side whose player turn it is, `shot_at` the targets of its enemy's fire."""

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

    @cached_property
    def lay(self) -> "Lay":
        """Who holds which hexes, remembered with the state."""
        return _lay(self)


class Lay(NamedTuple):
    """Who holds which hexes: everybody living, by side those on their feet, the stunned, mounted men and lone horses.

    `shared` are hexes in which two live, one of whom only passes; `littered` those where bodies cost a point, `choked`
    those that they close. `loose` are the lone horses one by one, each with the number of its side; `is_over` says that
    a side has nobody left.
    """

    living: Hexes
    shared: Hexes
    up: tuple[Hexes, Hexes]
    stunned: Hexes
    riders: Hexes
    horses: Hexes
    littered: Hexes
    choked: Hexes
    loose: tuple[tuple[int, Hexes], ...]
    is_over: bool


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
    return any(figure.id == id for figure in state.figures)


def is_horse(figure: Figure) -> bool:
    """Whether it is a horse without a rider."""
    return figure.id not in BY_ID


def character_of(figure: Figure) -> Character:
    """What is printed of a character."""
    return BY_ID[figure.id]


def side_of(figure: Figure) -> Side:
    """The side of a character; of a horse, that of its first rider."""
    return SIDES[figure.id]


def values_of(figure: Figure) -> Values:
    """Attack, defence and movement on the face of the counter that lies upwards."""
    character = BY_ID.get(figure.id)
    if character is None:
        return HORSE
    if figure.health is STUNNED:
        return Values(0, character.stunned, 0)
    if figure.horse:
        face = character.mounted if figure.health is HEALTHY else character.mounted_wounded
        assert face is not None
        return face
    return character.foot if figure.health is HEALTHY else character.foot_wounded


def is_armoured(figure: Figure) -> bool:
    """Whether the defence on the counter is ringed; no horse alone is armoured."""
    character = BY_ID.get(figure.id)
    return character is not None and character.is_armoured


def is_living(figure: Figure) -> bool:
    """Whether a figure is on the field and not dead."""
    return figure.at >= 0 and figure.health is not DEAD


def is_up(figure: Figure) -> bool:
    """Whether a character is on the field and on his feet, or in the saddle."""
    return figure.at >= 0 and figure.health in UP and figure.id in BY_ID


def front_of(field: Field, figure: Figure) -> int:
    """The hex of a man on foot, or that of the front half."""
    return figure.at if figure.facing < 0 else figure.at + field.board.shifts[figure.facing]


def hexes_of(field: Field, figure: Figure) -> Hexes:
    """The one or two hexes of a figure; none for one that is away."""
    if figure.at < 0:
        return 0
    here = 1 << figure.at
    return here if figure.facing < 0 else here | 1 << figure.at + field.board.shifts[figure.facing]


def named_hexes(field: Field, figure: Figure) -> tuple[HexId, ...]:
    """The hexes of a figure by name."""
    return tuple(field.names[at] for at in members(hexes_of(field, figure)))


def lay_of(state: State) -> Lay:
    """Who holds which hexes, remembered with the state."""
    return state.lay


def _lay(state: State) -> Lay:
    field = field_of(state)
    living = shared = stunned = riders = horses = 0
    up, alive = [0, 0], [False, False]
    loose: tuple[tuple[int, Hexes], ...] = ()
    bodies: dict[int, int] = {}
    for figure in state.figures:
        character = BY_ID.get(figure.id)
        if character is not None and figure.health is not DEAD:
            alive[character.side.number] = True
        hexes = hexes_of(field, figure)
        if figure.health is DEAD:
            for at in members(hexes):
                bodies[at] = bodies.get(at, 0) + weight_of(figure)
            continue
        shared |= living & hexes
        living |= hexes
        if character is None:
            horses |= hexes
            loose += ((side_of(figure).number, hexes),) if hexes else ()
        elif figure.health is STUNNED:
            stunned |= hexes
        else:
            up[character.side.number] |= hexes
            if figure.horse:
                riders |= hexes
    littered = hexset(at for at, weight in bodies.items() if LITTER <= weight < CHOKE)
    choked = hexset(at for at, weight in bodies.items() if weight >= CHOKE)
    return Lay(living, shared, (up[0], up[1]), stunned, riders, horses, littered, choked, loose, not all(alive))


LITTER, CHOKE = 3, 6
"""From which weight of bodies on a hex costs a point more, and from which it is closed (R35)."""


@cites("R35")
def weight_of(figure: Figure) -> int:
    """What a body counts in each of its hexes."""
    return 3 if is_horse(figure) else 1


def holder_at(state: State, at: int) -> Figure | None:
    """Who lives in a hex, if anybody; a mover who only passes is not meant where somebody else is."""
    if not lay_of(state).living >> at & 1:
        return None
    field = field_of(state)
    found = [each for each in state.figures if each.health is not DEAD and hexes_of(field, each) >> at & 1]
    passing = "" if state.mover is None else state.mover.figure
    return next((each for each in reversed(found) if each.id != passing), found[0])


def bodies_at(state: State, at: int) -> int:
    """The weight of the dead in a hex."""
    field = field_of(state)
    dead = (figure for figure in state.figures if figure.health is DEAD)
    return sum(weight_of(figure) for figure in dead if hexes_of(field, figure) >> at & 1)


def with_figure(state: State, figure: Figure, **changes: Any) -> State:
    """The state with a figure as it now is, and perhaps other fields changed."""
    figures = state.figures
    number = place_among(figures, figure.id)
    after = structs.replace(state, figures=(*figures[:number], figure, *figures[number + 1 :]), **changes)
    known = state.__dict__.get(KNOWN)
    if known is not None:
        lay = _lay_after(field_of(state), known, figures[number], figure)
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


def is_as_before(before: Figure, after: Figure) -> bool:
    """Whether a figure is where and how it was, whatever its marks."""
    return (
        before.at == after.at
        and before.facing == after.facing
        and before.health is after.health
        and before.horse == after.horse
    )


def _lay_after(field: Field, lay: Lay, before: Figure, after: Figure) -> Lay | None:
    """Who holds which hexes after one figure has changed: derived for whoever goes on, None for all other changes.

    Walks are long, and nearly nothing changes on them.
    """
    if is_as_before(before, after):
        return lay
    is_walk = is_up(before) and after.at >= 0 and before.health is after.health and before.horse == after.horse
    left, taken = hexes_of(field, before), hexes_of(field, after)
    if not is_walk or left & lay.shared:
        return None
    others, side = lay.living ^ left, side_of(after).number
    ours, theirs = lay.up[side] ^ left | taken, lay.up[1 - side]
    return Lay(
        others | taken,
        lay.shared | others & taken,
        (theirs, ours) if side else (ours, theirs),
        lay.stunned,
        lay.riders ^ left | taken if after.horse else lay.riders,
        lay.horses,
        lay.littered,
        lay.choked,
        lay.loose,
        lay.is_over,
    )


def player_turn(state: State) -> int:
    """The number of the player turn, counted through from 1."""
    return 2 * state.turn - (state.side is SETTINGS[state.scenario].first)


def pushed(state: State, *frames: Frame) -> State:
    """The state with frames on its agenda, the first of them on top."""
    return replace(state, agenda=push(state.agenda, *frames))


def popped(state: State) -> State:
    """The state without its uppermost frame."""
    return replace(state, agenda=state.agenda[:-1])


def instead(state: State, *frames: Frame) -> State:
    """The state with other frames in place of the uppermost one, the first of them on top."""
    return replace(state, agenda=push(state.agenda[:-1], *frames))


def asked_anew(state: State) -> State:
    """The state in which the next ask has the next number."""
    return replace(state, asked=state.asked + 1)


__all__ = [
    "AWAY",
    "DEAD",
    "DEFENSIVE",
    "HEALTHY",
    "KNOWN",
    "OFFENSIVE",
    "ON_FOOT",
    "STUNNED",
    "UNMARKED",
    "WOUNDED",
    "Charged",
    "Choice",
    "Combat",
    "Figure",
    "Health",
    "Lay",
    "Mover",
    "Options",
    "Ridden",
    "State",
    "amended",
    "asked_anew",
    "bodies_at",
    "character_of",
    "field_of",
    "figure_of",
    "front_of",
    "has_figure",
    "hexes_of",
    "holder_at",
    "instead",
    "is_armoured",
    "is_horse",
    "is_living",
    "is_up",
    "lay_of",
    "named_hexes",
    "player_turn",
    "popped",
    "pushed",
    "replace",
    "side_of",
    "values_of",
    "with_figure",
    "with_figures",
    "with_marks",
]
