"""The verbs: what a seat may answer; one frozen Struct each, handed out interned where play is hot."""

from typing import Annotated, Literal, TypeAlias

from gonfalon.games.arsouf.map import BOARD, CAMP_NAMES, MUSLIM_AREA_NAMES
from gonfalon.games.arsouf.pieces import ARMY, ROSTER, Side
from gonfalon.kernel.game import Action
from gonfalon.kernel.naming import Names

PieceId: TypeAlias = Annotated[str, Names("piece")]
SpaceId: TypeAlias = Annotated[str, Names("space")]


class Place(Action, frozen=True, kw_only=True, tag="place"):
    """Put a piece on a space of the deployment area; a piece that stands there changes places with it."""

    seat: Side
    piece: PieceId
    at: SpaceId


class Lift(Action, frozen=True, kw_only=True, tag="lift"):
    """Take a placed piece back into the hand."""

    seat: Side
    piece: PieceId


class Arrange(Action, frozen=True, kw_only=True, tag="arrange"):
    """Let the program deploy: the whole army as history had it, or the rest around what is placed."""

    seat: Side
    how: Literal["historical", "rest"]


class Confirm(Action, frozen=True, kw_only=True, tag="confirm"):
    """Declare the deployment finished."""

    seat: Side


class Move(Action, frozen=True, kw_only=True, tag="move"):
    """Move a piece to a space."""

    seat: Side
    piece: PieceId
    to: SpaceId


class Attack(Action, frozen=True, kw_only=True, tag="attack"):
    """Attack an enemy piece with one of your own."""

    seat: Side
    piece: PieceId
    target: PieceId


class End(Action, frozen=True, kw_only=True, tag="end"):
    """End the phase."""

    seat: Side


ArsoufAction: TypeAlias = Place | Lift | Arrange | Confirm | Move | Attack | End

ENDS = {side: End(seat=side) for side in Side}
CONFIRMS = {side: Confirm(seat=side) for side in Side}

LIFTS = {piece.id: Lift(seat=piece.side, piece=piece.id) for piece in ROSTER}
ARRANGEMENTS = {side: (Arrange(seat=side, how="historical"), Arrange(seat=side, how="rest")) for side in Side}

PLACES: tuple[dict[str, Place], ...] = tuple(
    {
        name: Place(seat=piece.side, piece=piece.id, at=name)
        for name in (CAMP_NAMES if piece.side is Side.CRUSADER else MUSLIM_AREA_NAMES)
    }
    for piece in ROSTER
)
"""Every thinkable placing, by the piece's index and the space's name."""

MOVES: tuple[dict[str, Move], ...] = tuple(
    {name: Move(seat=piece.side, piece=piece.id, to=name) for name in BOARD.names.values()} for piece in ROSTER
)
"""Every thinkable move, by the piece's index and the space's name."""

ATTACKS: tuple[dict[str, Attack], ...] = tuple(
    {enemy.id: Attack(seat=piece.side, piece=piece.id, target=enemy.id) for enemy in ARMY[piece.side.enemy]}
    for piece in ROSTER
)
"""Every thinkable attack, by the attacker's index and the target's id."""
