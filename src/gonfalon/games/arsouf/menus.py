"""What a seat may do, as offers that are made only when looked at; the rules say what is lawful."""

from functools import partial
from typing import Any

from gonfalon.games.arsouf.actions import (
    ARRANGEMENTS,
    ATTACKS,
    CONFIRMS,
    ENDS,
    MOVES,
    PLACES,
    Arrange,
    ArsoufAction,
    Attack,
    Confirm,
    End,
    Lift,
    Move,
    Place,
)
from gonfalon.games.arsouf.map import BOARD, INDEX
from gonfalon.games.arsouf.pieces import ARMY, ROSTER, Side
from gonfalon.games.arsouf.rules.attacking import attackers, targets
from gonfalon.games.arsouf.rules.deploying import AREA, is_deployed, why_not_arrange
from gonfalon.games.arsouf.rules.moving import destinations
from gonfalon.games.arsouf.state import BIT, NOWHERE, Attacking, Deploying, Moving, Pieces, State, on_board
from gonfalon.geometry.hexset import members
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Menu, Offer

NAMES = BOARD.names


def menu(state: State, seat: str) -> Menu[ArsoufAction]:
    """All offers open to a seat; none if it is not asked."""
    frame = state.agenda[-1] if state.agenda else None
    match frame:
        case Moving(side) if side == seat:
            unmoved = on_board(state, side) & ~state.moved
            return Menu((*indexes(unmoved), END_OF[side]), partial(move_offer, state))
        case Attacking(side) if side == seat:
            return Menu([*attackers(state, side), END_OF[side]], partial(attack_offer, state))
        case Deploying(side) if side == seat:
            return Menu(DEPLOYMENT_KEYS[side], partial(deployment_offer, state, side))
        case _:
            return Menu.of()


def indexes(pieces: Pieces) -> tuple[int, ...]:
    """The indexes of a set of pieces, a byte at a time from a ready table."""
    first, second, third, fourth = pieces.to_bytes(4, "little")
    return INDEXES[0][first] + INDEXES[1][second] + INDEXES[2][third] + INDEXES[3][fourth]


def move_offer(state: State, key: Any) -> Offer[ArsoufAction]:
    """A piece with the spaces it may move to, or the end of the phase."""
    if type(key) is not int:
        end: Offer[ArsoufAction] = key
        return end
    hole = OneBit(destinations(state, ROSTER[key]), NAMES, INDEX)
    return Offer(Move, NAMED[key], {"to": hole}, MOVES[key].__getitem__)


def attack_offer(state: State, key: Any) -> Offer[ArsoufAction]:
    """A piece with the enemies it may attack, or the end of the phase."""
    if type(key) is not int:
        end: Offer[ArsoufAction] = key
        return end
    hole = One([ROSTER[target].id for target in targets(state, key)])
    return Offer(Attack, NAMED[key], {"target": hole}, ATTACKS[key].__getitem__)


def deployment_offer(state: State, side: Side, key: Any) -> Offer[ArsoufAction] | None:
    """A piece with the spaces it may be put on; or taking back, letting the program deploy, confirming."""
    if type(key) is int:
        area = AREA[side] & ~BIT[state.at[key]]
        return Offer(Place, NAMED[key], {"at": OneBit(area, NAMES, INDEX)}, PLACES[key].__getitem__)
    if key is Lift:
        placed = [piece.id for piece in ARMY[side] if state.at[piece.index] != NOWHERE]
        return Offer(Lift, {"seat": side}, {"piece": One(placed)})
    if key is Arrange:
        ways = [way.how for way in ARRANGEMENTS[side] if why_not_arrange(state, way) is None]
        return Offer(Arrange, {"seat": side}, {"how": One(ways)})
    return (
        Offer(Confirm, {"seat": side}, make=partial(CONFIRMS.__getitem__, side)) if is_deployed(state, side) else None
    )


INDEXES = tuple(tuple(tuple(members(byte << 8 * place)) for byte in range(256)) for place in range(4))
NAMED = tuple({"seat": piece.side, "piece": piece.id} for piece in ROSTER)
END_OF: dict[Side, Offer[ArsoufAction]] = {
    side: Offer(End, {"seat": side}, make=partial(ENDS.__getitem__, side)) for side in Side
}
DEPLOYMENT_KEYS = {side: (*(piece.index for piece in ARMY[side]), Lift, Arrange, Confirm) for side in Side}
