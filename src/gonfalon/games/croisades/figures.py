"""A figure: what is kept of it, and what can be told of it alone; no rule stands here."""

from enum import StrEnum

from msgspec import Struct

from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.names import FigureId, HexId
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import (
    BARDED,
    BARDED_DEFENCE,
    BY_ID,
    HORSE,
    LOADS,
    SIDES,
    Character,
    Side,
    Values,
    Weapon,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.rulebook import cites

AWAY = -1
"""The hex of a horse under its rider, of a rider between saddle and ground, and of what a mover carries or leads."""
WAITING, GONE = -2, -3
"""The hex of whoever is off the map: still to be set up or to enter, or gone over its edge for good."""
HIDDEN = -4
"""The hex of whoever hides: where that is stands apart, for his own side alone to know."""
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


class Figure(Struct, frozen=True, gc=False, omit_defaults=True):
    """A character or a horse.

    `at` is its hex, of a rider or a horse the rear one; `facing` is a direction of the board; `horse` is what a rider
    rides, on the map or off it. The marks are those of the own turn, kept until the next one begins: `shot`
    offensively, `spent` so many points, `is_far` when that was more than half of the allowance, `moved` when a move has
    begun, `is_done` when it is over or none is allowed, `fought` when an attack was made or lost. `replied` is a shot
    in the other's turn, `struck` an attack suffered in the other's last turn, `fell` the number of the player turn in
    which he was stunned. `owner` is the side of a horse that another side than its first has taken, `used` the counted
    missiles that are gone, `led` who leads a horse by its bridle. `afoot` is a character with a mount who began
    without one, for his points on foot.
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
    owner: Side | None = None
    used: int = 0
    led: FigureId = ""
    afoot: bool = False


def is_horse(figure: Figure) -> bool:
    """Whether it is a horse without a rider."""
    return figure.id not in BY_ID


def character_of(figure: Figure) -> Character:
    """What is printed of a character."""
    return BY_ID[figure.id]


def side_of(figure: Figure) -> Side:
    """The side of a character; of a horse, that of its last rider or leader."""
    return figure.owner or SIDES[figure.id]


@cites("4.0.2")
def points_of(figure: Figure) -> int:
    """The points that a character began with, whatever has become of his horse."""
    character = BY_ID[figure.id]
    return character.foot_points if figure.afoot else character.points


@cites("A3c")
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


ARROWS = {Weapon.SHORTBOW: 20, Weapon.LONGBOW: 20, Weapon.CROSSBOW: 20}
"""How many arrows and bolts a man has at first, where it is agreed that they are counted (1.35d)."""
MOST_MISSILES = LOADS | ARROWS


@cites("1.35a", "1.35d", "1.35e")
def load_of(options: Options, weapon: Weapon | None) -> int | None:
    """How many missiles of a kind a figure has at first; None where they are not counted."""
    if weapon is None:
        return None
    return MOST_MISSILES.get(weapon) if options.limited_arrows else LOADS.get(weapon)


@cites("1.35a", "1.35d", "1.35e")
def missiles_left(options: Options, figure: Figure) -> int | None:
    """How many missiles a figure has left; None for one whose missiles are not counted."""
    character = BY_ID.get(figure.id)
    most = None if character is None else load_of(options, character.weapon)
    return None if most is None else most - figure.used


@cites("A3c")
def is_armoured(figure: Figure) -> bool:
    """Whether the defence on the counter is ringed; no horse alone is armoured."""
    character = BY_ID.get(figure.id)
    return character is not None and character.is_armoured


@cites("D1.8", "R82")
def is_barded(options: Options, figure: Figure) -> bool:
    """Whether it is a horse in caparison, where that is agreed."""
    return options.caparisoned and figure.id in BARDED


@cites("A3c", "D1.8")
def wears_armour(options: Options, figure: Figure) -> bool:
    """Whether a figure is armoured, horses in caparison among them."""
    return is_armoured(figure) or is_barded(options, figure)


@cites("1.8e", "D1.8")
def defence_of(options: Options, figure: Figure) -> int:
    """What a figure defends with as it is."""
    return BARDED_DEFENCE if is_barded(options, figure) else values_of(figure).defence


def is_living(figure: Figure) -> bool:
    """Whether a figure is on the field and not dead."""
    return figure.at >= 0 and figure.health is not DEAD


def is_up(figure: Figure) -> bool:
    """Whether a character is on the field and on his feet, or in the saddle."""
    return figure.at >= 0 and figure.health in UP and figure.id in BY_ID


@cites("4.0a")
def is_waiting(figure: Figure) -> bool:
    """Whether a figure is still to be set up or to enter."""
    return figure.at == WAITING


@cites("4.0b")
def has_left(figure: Figure) -> bool:
    """Whether a figure has gone over the edge of the map."""
    return figure.at == GONE


@cites("4.0c")
def is_hidden(figure: Figure) -> bool:
    """Whether a figure hides."""
    return figure.at == HIDDEN


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


@cites("R35")
def weight_of(figure: Figure) -> int:
    """What a body counts in each of its hexes."""
    return 3 if is_horse(figure) else 1
