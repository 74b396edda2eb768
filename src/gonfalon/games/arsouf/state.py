"""The state: the whole truth of a game as one frozen value; no rule is written here."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import Meta, Struct, structs

from gonfalon.games.arsouf.map import BOARD
from gonfalon.games.arsouf.pieces import ARMY, CRUSADER, MUSLIM, Side
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.agenda import Sole, Work

if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(state: "State", **changes: Any) -> "State":
        """The state with fields changed; what is remembered of the armies' spaces holds while no piece moves."""
        after = structs.replace(state, **changes)
        if after.at is state.at:
            known = after.__dict__
            known |= state.__dict__
        return after


NOWHERE = -1
"""The place of a piece that is not on the board."""

Pieces: TypeAlias = int
"""A set of pieces: the piece with index i is in it when bit i is set."""


class Recovery(StrEnum):
    """When the wounded may recover."""

    OWN_TURN = "own_turn"
    BOTH_ENDS = "both_ends"


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """What players may agree on before the game; the defaults are our rulings."""

    road_entry: bool = False
    pass_friends: bool = True
    attack_across_river: bool = True
    announce_first: bool = False
    wounded_leader_leads: bool = True
    recovery: Recovery = Recovery.OWN_TURN
    spare_baggage_counts: bool = True
    muslims_enter_arsouf: bool = False
    turn_limit: Annotated[int, Meta(ge=20, le=80)] = 50
    banner_spaces: bool = True


class Condition(StrEnum):
    """How a piece is; only the fit and the wounded stand on the board."""

    ABSENT = "absent"
    WAITING = "waiting"
    FIT = "fit"
    WOUNDED = "wounded"
    KILLED = "killed"
    ARRIVED = "arrived"


ABSENT, WAITING, FIT, WOUNDED, KILLED, ARRIVED = Condition


class Deploying(Sole, frozen=True):
    """A side places its pieces."""

    seat: Side


class Moving(Sole, frozen=True):
    """A side moves."""

    seat: Side


class Attacking(Sole, frozen=True):
    """A side attacks."""

    seat: Side


class BeginDeployment(Work, frozen=True):
    """A side's deployment begins."""

    side: Side


class BeginTurn(Work, frozen=True):
    """A side's half of the turn begins."""

    side: Side


class EndTurn(Work, frozen=True):
    """A side's half of the turn ends."""

    side: Side


class Fight(Work, frozen=True):
    """An attack to be rolled, by the pieces' indexes."""

    attacker: int
    target: int


Frame: TypeAlias = Deploying | Moving | Attacking | BeginDeployment | BeginTurn | EndTurn | Fight


class State(Struct, frozen=True, dict=True):
    """A game at one moment.

    `at` is the space of each piece, in the order of the roster. `asked` is the number of the one ask that can be
    open. What was done this turn (`moved`, `attacked`, `charging`: piece and space charged at) is forgotten at its
    end. `announced` holds attacks that are named and not yet rolled.
    """

    scenario: str
    options: Options
    turn: int
    asked: int
    agenda: tuple[Frame, ...]
    at: tuple[int, ...]
    absent: Pieces = 0
    waiting: Pieces = 0
    wounded: Pieces = 0
    killed: Pieces = 0
    arrived: Pieces = 0
    moved: Pieces = 0
    attacked: Pieces = 0
    charging: tuple[tuple[int, int], ...] = ()
    announced: tuple[Fight, ...] = ()


def armies(state: State) -> dict[Side, Hexes]:
    """The spaces where each army stands; remembered with the state, because everything asks for it."""
    known: dict[Any, Hexes] = state.__dict__
    if not known:
        known[CRUSADER] = sum(map(BIT.__getitem__, state.at[SPAN[CRUSADER]]))
        known[MUSLIM] = sum(map(BIT.__getitem__, state.at[SPAN[MUSLIM]]))
    return known


def spaces_of(state: State, side: Side) -> Hexes:
    """The spaces where a side's pieces stand."""
    return armies(state)[side]


def piece_at(state: State, at: int) -> int | None:
    """The index of the piece on a space."""
    return state.at.index(at) if at in state.at else None


def pieces_on(state: State, taken: Hexes) -> list[int]:
    """The indexes of the pieces on spaces that are all taken, in the order of the roster."""
    return sorted(map(state.at.index, members(taken)))


def placed_at(state: State, index: int, at: int) -> tuple[int, ...]:
    """Where every piece stands when one of them stands elsewhere."""
    return (*state.at[:index], at, *state.at[index + 1 :])


def moved_to(state: State, index: int, to: int, side: Side) -> State:
    """The state after a piece of a side has moved; what is remembered of both armies' spaces is carried over."""
    before, at, piece = state.__dict__ or armies(state), state.at, 1 << index
    places = list(at)
    places[index] = to
    after = structs.replace(state, asked=state.asked + 1, at=tuple(places), moved=state.moved | piece)
    known = after.__dict__
    known[side] = before[side] ^ BIT[at[index]] ^ BIT[to]
    known[side.enemy] = before[side.enemy]
    return after


def condition_of(state: State, index: int) -> Condition:
    """How a piece is."""
    piece = 1 << index
    if state.at[index] != NOWHERE:
        return WOUNDED if state.wounded & piece else FIT
    for pieces, condition in ((state.waiting, WAITING), (state.killed, KILLED), (state.arrived, ARRIVED)):
        if pieces & piece:
            return condition
    return ABSENT


BIT = (*(1 << at for at in range(BOARD.size)), 0)
"""The bit of each space; NOWHERE, the last, has none."""

SPAN = {side: slice(ARMY[side][0].index, ARMY[side][-1].index + 1) for side in Side}
"""Where a side's pieces stand in the roster."""

PIECES: dict[Side, Pieces] = {side: sum(1 << piece.index for piece in ARMY[side]) for side in Side}
"""All pieces of a side."""

__all__ = [
    "BIT",
    "NOWHERE",
    "PIECES",
    "SPAN",
    "Attacking",
    "BeginDeployment",
    "BeginTurn",
    "Condition",
    "Deploying",
    "EndTurn",
    "Fight",
    "Frame",
    "Moving",
    "Options",
    "Pieces",
    "Recovery",
    "State",
    "armies",
    "condition_of",
    "moved_to",
    "piece_at",
    "pieces_on",
    "placed_at",
    "replace",
    "spaces_of",
]
