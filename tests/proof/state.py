"""The state of the proof game; no rule is written here."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from gonfalon.kernel.agenda import Owed, push, waiting
from tests.proof.frames import Asking, Frame
from tests.proof.frozen import replace

SMUGGLERS = ("fox", "hare")
OWL = "owl"
SEATS = (*SMUGGLERS, OWL)
SIDES = {"fox": "smugglers", "hare": "smugglers", OWL: "watch"}
CARDS = {"fox": ("stealth", "haste"), "hare": ("stealth", "haste"), OWL: ("dogs", "lamps")}
COINS = 2
MOST_WHISTLES = 2


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many turns are played and how many hounds give chase."""

    turns: Annotated[int, Meta(ge=1, le=5)] = 3
    hounds: Annotated[int, Meta(ge=1, le=9)] = 5


class Marker(Struct, frozen=True):
    """A marker: its private number, the public token on its back, and the coins under it."""

    id: int
    owner: str
    token: str
    at: str = "camp"
    coins: int = 0
    steps: int = 0
    seen: bool = False


class Fate(StrEnum):
    """What became of a marker and its coins."""

    SAFE = "safe"
    TAKEN = "taken"
    SWEPT = "swept"


class Purse(Struct, frozen=True):
    """What became of an owner's coins."""

    owner: str
    safe: int = 0
    taken: int = 0
    swept: int = 0


class State(Struct, frozen=True):
    """A game at one moment; `asked` is the number of the last ask."""

    options: Options
    whistles: int
    markers: tuple[Marker, ...]
    agenda: tuple[Frame, ...]
    purses: tuple[Purse, ...] = (Purse("fox"), Purse("hare"))
    turn: int = 0
    asked: int = 0
    cards: tuple[str, ...] = ()
    fog: bool = False
    rider: str = "town"
    spent: int = 0
    inspections: int = 0
    patrol: tuple[str, ...] = ("mill", "wood", "ford")
    beacon: int | None = None
    stores: tuple[tuple[str, int], ...] = ()
    posted: tuple[tuple[str, str], ...] = ()
    fed: bool = False


def ask_frame(state: State, seat: str) -> Asking | None:
    """The open ask of a seat."""
    return next((frame for frame in waiting(state.agenda) if isinstance(frame, Owed) and frame.seat == seat), None)


def marker_of(state: State, id: int) -> Marker | None:
    """The marker of a number, unless it is gone."""
    return next((marker for marker in state.markers if marker.id == id), None)


def token_of(state: State, token: str) -> Marker | None:
    """The marker that bears a token."""
    return next((marker for marker in state.markers if marker.token == token), None)


def markers_of(state: State, owner: str) -> list[Marker]:
    """An owner's markers by their tokens."""
    return sorted((marker for marker in state.markers if marker.owner == owner), key=lambda marker: marker.token)


def card_of(state: State, seat: str) -> str:
    """The card that a seat has shown this turn."""
    return state.cards[SEATS.index(seat)] if state.cards else ""


def with_marker(state: State, marker: Marker) -> State:
    """The state with one marker changed."""
    return replace(state, markers=tuple(marker if other.id == marker.id else other for other in state.markers))


def without_marker(state: State, marker: Marker) -> State:
    """The state with one marker gone."""
    return replace(state, markers=tuple(other for other in state.markers if other.id != marker.id))


def pushed(state: State, *frames: Frame) -> State:
    """The state with frames on its agenda; asks among them get the next numbers."""
    asked, numbered = state.asked, list(frames)
    for place, frame in enumerate(frames):
        if isinstance(frame, Owed):
            asked += 1
            numbered[place] = replace(frame, id=asked)
    return replace(state, asked=asked, agenda=push(state.agenda, *numbered))


def popped(state: State) -> State:
    """The state without its uppermost frame."""
    return replace(state, agenda=state.agenda[:-1])


def without_frame(state: State, gone: Asking) -> State:
    """The state without one of its open asks."""
    return replace(state, agenda=tuple(frame for frame in state.agenda if frame != gone))


def with_frame(state: State, old: Asking, new: Asking) -> State:
    """The state with one of its open asks changed in place."""
    return replace(state, agenda=tuple(new if frame == old else frame for frame in state.agenda))


def asked_anew(state: State, old: Asking, new: Asking) -> State:
    """The state with one of its open asks put again under the next number."""
    return replace(with_frame(state, old, replace(new, id=state.asked + 1)), asked=state.asked + 1)
