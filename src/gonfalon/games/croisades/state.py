"""The state: the whole truth of a game as one frozen value, and what is asked of it everywhere; no rule stands here."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, structs

from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.names import FigureId, HexId
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID, HORSE, Character, Side, Values
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.geometry.hexset import Hexes, hexset, members
from gonfalon.kernel.agenda import push
from gonfalon.kernel.rulebook import cites

KNOWN = "known"
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


class Choice(StrEnum):
    """The phase for which a crossbowman is marked."""

    NONE = "none"
    OFFENSIVE = "offensive"
    DEFENSIVE = "defensive"


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


class Lay(NamedTuple):
    """Who holds which hexes: everybody living, by side those on their feet, the stunned, mounted men and lone horses.

    `littered` are hexes where bodies cost a point, `choked` those that they close. `holders` gives for each hex the
    place of its holder among the figures; who only passes is not among them.
    """

    living: Hexes
    up: tuple[Hexes, Hexes]
    stunned: Hexes
    riders: Hexes
    horses: Hexes
    littered: Hexes
    choked: Hexes
    holders: dict[int, int]


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
    return BY_ID[figure.id.removesuffix("-horse")].side


@cites("A3c")
def values_of(figure: Figure) -> Values:
    """Attack, defence and movement on the face of the counter that lies upwards."""
    character = BY_ID.get(figure.id)
    if character is None:
        return HORSE
    if figure.health is Health.STUNNED:
        return Values(0, character.stunned, 0)
    if figure.horse:
        face = character.mounted if figure.health is Health.HEALTHY else character.mounted_wounded
        assert face is not None
        return face
    return character.foot if figure.health is Health.HEALTHY else character.foot_wounded


@cites("A3c")
def is_armoured(figure: Figure) -> bool:
    """Whether the defence on the counter is ringed; no horse alone is armoured."""
    character = BY_ID.get(figure.id)
    return character is not None and character.is_armoured


def is_living(figure: Figure) -> bool:
    """Whether a figure is on the field and not dead."""
    return figure.at >= 0 and figure.health is not Health.DEAD


def is_up(figure: Figure) -> bool:
    """Whether a character is on the field and on his feet, or in the saddle."""
    return figure.at >= 0 and figure.health in (Health.HEALTHY, Health.WOUNDED) and figure.id in BY_ID


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
    known: Lay | None = state.__dict__.get(KNOWN)
    if known is None:
        known = state.__dict__[KNOWN] = _lay(state)
    return known


def _lay(state: State) -> Lay:
    field = field_of(state)
    living = stunned = riders = horses = 0
    up = [0, 0]
    bodies: dict[int, int] = {}
    holders: dict[int, int] = {}
    mover = state.mover.figure if state.mover is not None else ""
    for number, figure in enumerate(state.figures):
        if figure.at < 0:
            continue
        hexes = hexes_of(field, figure)
        if figure.health is Health.DEAD:
            for at in members(hexes):
                bodies[at] = bodies.get(at, 0) + weight_of(figure)
            continue
        living |= hexes
        character = BY_ID.get(figure.id)
        if character is None:
            horses |= hexes
        elif figure.health is Health.STUNNED:
            stunned |= hexes
        else:
            up[character.side.number] |= hexes
            if figure.horse:
                riders |= hexes
        for at in members(hexes):
            if figure.id != mover or at not in holders:
                holders[at] = number
    littered = hexset(at for at, weight in bodies.items() if LITTER <= weight < CHOKE)
    choked = hexset(at for at, weight in bodies.items() if weight >= CHOKE)
    return Lay(living, (up[0], up[1]), stunned, riders, horses, littered, choked, holders)


LITTER, CHOKE = 3, 6
"""From which weight of bodies on a hex costs a point more, and from which it is closed (R35)."""


@cites("R35")
def weight_of(figure: Figure) -> int:
    """What a body counts in each of its hexes."""
    return 3 if is_horse(figure) else 1


def holder_at(state: State, at: int) -> Figure | None:
    """Who lives in a hex, if anybody; a mover who only passes is not meant where somebody else is."""
    number = lay_of(state).holders.get(at)
    return None if number is None else state.figures[number]


def with_figure(state: State, figure: Figure, **changes: Any) -> State:
    """The state with a figure as it now is, and perhaps other fields changed."""
    figures = tuple([figure if each.id == figure.id else each for each in state.figures])
    return structs.replace(state, figures=figures, **changes)


def with_figures(state: State, *changed: Figure, **changes: Any) -> State:
    """The state with several figures as they now are."""
    by_id = {each.id: each for each in changed}
    figures = tuple([by_id.get(each.id, each) for each in state.figures])
    return structs.replace(state, figures=figures, **changes)


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
    "KNOWN",
    "ON_FOOT",
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
]
