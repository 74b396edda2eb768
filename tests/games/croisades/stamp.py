"""Postage-stamp states: a few figures on a map or on ground made for them, written as `"anselmo E9 wounded shot"`."""

from typing import Any, NamedTuple, TypeVar

from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.map import FIELDS, Listing, field_of
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID, HORSE_OF, PLACES, Side
from gonfalon.games.croisades.scenarios import SETTINGS, Setting
from gonfalon.games.croisades.state import AWAY, ON_FOOT, Choice, Figure, Health, Mover, State, figure_of
from gonfalon.games.croisades.state import field_of as field_of_state
from gonfalon.kernel.events import Event

E = TypeVar("E", bound=Event)

CRUSADER, SARACEN = Side.CRUSADER, Side.SARACEN
WATER_HOLE, OLIVE_GROVE, BOTH = "water-hole", "olive-grove", "both"
FACINGS = ("n", "ne", "se", "s", "sw", "nw")
KINDS = ("trees", "scrub", "slope", "upper", "water")
HEALTHS = tuple(health.value for health in Health)
DEFAULTS = Options()
CHOICES = tuple(choice.value for choice in Choice)
FLAGS = ("shot", "replied", "is_far", "moved", "is_done", "fought", "struck")


class Told(NamedTuple):
    """A state, and what was told on the way to it."""

    state: State
    told: list[Event]

    def events(self, kind: type[E]) -> list[E]:
        """What was told of one kind."""
        return [event for event in self.told if isinstance(event, kind)]


def ground(**kinds: str) -> str:
    """The id of a field that is flat but for the named hexes of these kinds: trees, scrub, slope, upper, water."""
    field = " ".join(["stamp", *(f"{kind}={kinds[kind]}" for kind in KINDS if kind in kinds)])
    if field not in FIELDS:
        blank = dict.fromkeys(("completed", "centres", "palms", *KINDS), "")
        FIELDS[field] = field_of(field, ("", Listing(**(blank | kinds))))
    return field


def stamp(
    *placed: str,
    field: str = "",
    side: Side = CRUSADER,
    agenda: tuple[Frame, ...] = (),
    mover: str = "",
    left: int = 0,
    since: int = -1,
    options: Options = DEFAULTS,
    **rest: Any,
) -> State:
    """A state of figures: an id, a hex (of a rider or a horse the rear one), a facing if any, and marks.

    Whoever has a facing rides his own horse. The ground is open and flat unless a field is named.
    """
    scenario = f"stamp of {field or ground()}"
    SETTINGS.setdefault(scenario, Setting(field=field or ground(), turns=6, first=CRUSADER, placed=()))
    index = FIELDS[field or ground()].index
    figures: list[Figure] = []
    for text in placed:
        name, at, *words = text.split()
        figures += figures_of(name, index[at], words)
    figures.sort(key=lambda figure: PLACES[figure.id])
    state = State(scenario, options, 1, side, 0, agenda, tuple(figures), **rest)
    if mover:
        moving = figure_of(state, mover)
        under_way = Mover(mover, left, moving.at, moving.facing, since, front=True)
        state = State(scenario, options, 1, side, 0, agenda, tuple(figures), under_way, **rest)
    return state


def figures_of(name: str, at: int, words: list[str]) -> list[Figure]:
    """A figure as it is written, and the horse that it rides."""
    marks: dict[str, Any] = {}
    facing = ON_FOOT
    for word in words:
        if word in FACINGS:
            facing = FACINGS.index(word)
        elif word in HEALTHS:
            marks["health"] = Health(word)
        elif word in CHOICES:
            marks["mark"] = Choice(word)
        elif word.startswith("spent="):
            marks["spent"] = int(word.removeprefix("spent="))
        elif word.startswith("fell="):
            marks["fell"] = int(word.removeprefix("fell="))
        else:
            assert word in FLAGS, word
            marks[word] = True
    if facing >= 0 and name in BY_ID:
        horse = HORSE_OF[name]
        return [Figure(name, at, facing, horse=horse, **marks), Figure(horse, AWAY)]
    return [Figure(name, at, facing, **marks)]


def at(state: State, name: str) -> int:
    """A hex of the state's field."""
    return field_of_state(state).index[name]


def where(state: State, figure: str) -> str:
    """The hex of a figure, of a rider the rear one; nothing when it is away."""
    there = figure_of(state, figure).at
    return field_of_state(state).names[there] if there >= 0 else ""


def health(state: State, figure: str) -> str:
    """How a figure is."""
    return figure_of(state, figure).health.value
