"""Every decision of the game: what is asked, what may be answered, and menus that are made only when looked at."""

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from random import Random
from typing import Any

from gonfalon.games.arsouf.actions import (
    ARRANGEMENTS,
    ATTACKS,
    CONFIRMS,
    ENDS,
    LIFTS,
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
from gonfalon.games.arsouf.rules import deploying
from gonfalon.games.arsouf.rules.attacking import attackers, targets, why_not_attack
from gonfalon.games.arsouf.rules.deploying import AREA, CLAUSE, is_deployed, why_not_arrange
from gonfalon.games.arsouf.rules.moving import destinations, move, unhindered, why_not_move
from gonfalon.games.arsouf.rules.sequence import WORKS, attack_and_go_on, end_attacks, end_moves
from gonfalon.games.arsouf.state import BIT, NOWHERE, PIECES, Attacking, Deploying, Moving, Options, State
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.decision import Decision, Register, plain
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, refuse

NAMES = BOARD.names
MOST_KEPT = 4096


def elsewhere(state: State, frame: Deploying | Moving | Attacking, action: ArsoufAction) -> Refusal:
    """The refusal of an answer that belongs to another phase."""
    if isinstance(frame, Deploying):
        return refuse("R20", "deploy-first")
    if isinstance(action, Move | Attack):
        return refuse("6.1", "moves-before-attacks")
    return refuse("R20", "deployment-over")


class PhaseMenu(Menu[ArsoufAction]):
    """The menu of a side in a phase; what is on it is worked out when it is looked at."""

    __slots__ = ("_side", "_state")

    exact = True

    def __init__(self, state: State, frame: Moving | Attacking) -> None:
        self._state = state
        self._side = frame.seat


class Moves(PhaseMenu):
    """The menu of the movement phase, where simulations spend their time: it draws a move without making its offer."""

    __slots__ = ()

    def offers(self) -> Iterator[Offer[ArsoufAction]]:
        for index in self.unmoved()[:-1]:
            spaces = destinations(self._state, ROSTER[index])
            if spaces:
                yield move_offer(index, spaces)
        yield END_OF[self._side]

    def actions(self) -> Iterator[ArsoufAction]:
        state, actions = self._state, list[ArsoufAction]()
        for index in self.unmoved()[:-1]:
            spaces = destinations(state, ROSTER[index])
            ready = moves_in_range(index, state.at[index], bool(state.wounded >> index & 1), state.options)
            actions += [move for space, move in ready if space & spaces]
        actions.append(ENDS[self._side])
        return iter(actions)

    def sample(self, random: Random) -> ArsoufAction:
        keys, chance = self.unmoved(), random.random
        while True:
            index = keys[int(chance() * len(keys))]
            if index == END:
                return ENDS[self._side]
            spaces = destinations(self._state, ROSTER[index])
            if spaces:
                # As a hole draws: the first space from a random place between them on.
                lowest = (spaces & -spaces).bit_length() - 1
                start = lowest + int(chance() * (spaces.bit_length() - lowest))
                spaces >>= start
                return MOVES_TO[index][start + (spaces & -spaces).bit_length() - 1]
            keys = tuple(other for other in keys if other != index)

    def unmoved(self) -> tuple[int, ...]:
        """The indexes of the pieces that have not moved, from a ready table, and END."""
        state, side = self._state, self._side
        gone = state.absent | state.waiting | state.killed | state.arrived
        pieces = (PIECES[side] & ~(gone | state.moved)) >> FIRST[side]
        low, high = UNMOVED[side]
        return low[pieces & 255] + high[pieces >> 8]


@lru_cache(MOST_KEPT)
def move_offer(index: int, spaces: Hexes) -> Offer[ArsoufAction]:
    """A piece with the spaces it may move to; kept, because one move leaves most others as they were."""
    return Offer(Move, NAMED[index], {"to": OneBit(spaces, NAMES, INDEX)}, MOVES[index].__getitem__)


@cache
def moves_in_range(index: int, here: int, is_wounded: bool, options: Options) -> tuple[tuple[Hexes, Move], ...]:
    """All moves of a piece on an empty board, each with the bit of its space; a ready table like the range itself."""
    reach = unhindered(ROSTER[index].kind, is_wounded, options)[here]
    return tuple((BIT[at], MOVES_TO[index][at]) for at in members(reach))


class Attacks(PhaseMenu):
    """The menu of the attacks: every piece that can attack with the enemies beside it, and the end of the phase."""

    __slots__ = ()

    def offers(self) -> Iterator[Offer[ArsoufAction]]:
        for index in attackers(self._state, self._side):
            hole = One([ROSTER[target].id for target in targets(self._state, index)])
            yield Offer(Attack, NAMED[index], {"target": hole}, ATTACKS[index].__getitem__)
        yield END_OF[self._side]

    def sample(self, random: Random) -> ArsoufAction:
        keys = (*attackers(self._state, self._side), END)
        index = keys[int(random.random() * len(keys))]
        if index == END:
            return ENDS[self._side]
        enemies = targets(self._state, index)
        return ATTACKS[index][ROSTER[enemies[int(random.random() * len(enemies))]].id]


class Deployment(Menu[ArsoufAction]):
    """The menu of the deployment, which lists its many placings from a ready table."""

    __slots__ = ("_side", "_state")

    def __init__(self, state: State, frame: Deploying) -> None:
        side = frame.seat
        super().__init__(DEPLOYMENT_KEYS[side], partial(deployment_offer, state, side))
        self._state = state
        self._side = side

    def actions(self) -> Iterator[ArsoufAction]:
        at, actions = self._state.at, list[ArsoufAction]()
        for index in members(PIECES[self._side] & ~self._state.absent):
            actions += PLACES_BUT[index][at[index]]
        for verb in (Lift, Arrange, Confirm):
            offer = deployment_offer(self._state, self._side, verb)
            if offer is not None:
                actions += offer
        return iter(actions)


def deployment_offer(state: State, side: Side, key: Any) -> Offer[ArsoufAction] | None:
    """A piece with the spaces it may be put on; or taking back, letting the program deploy, confirming."""
    if type(key) is int:
        if state.absent >> key & 1:
            return None
        area = AREA[side] & ~BIT[state.at[key]]
        return Offer(Place, NAMED[key], {"at": OneBit(area, NAMES, INDEX)}, PLACES[key].__getitem__)
    if key is Lift:
        placed = [piece.id for piece in ARMY[side] if state.at[piece.index] != NOWHERE]
        return Offer(Lift, {"seat": side}, {"piece": One(placed)}, LIFTS.__getitem__)
    if key is Arrange:
        ways = [way.how for way in ARRANGEMENTS[side] if why_not_arrange(state, way) is None]
        return Offer(Arrange, {"seat": side}, {"how": One(ways)})
    return (
        Offer(Confirm, {"seat": side}, make=partial(CONFIRMS.__getitem__, side)) if is_deployed(state, side) else None
    )


NAMED = tuple({"seat": piece.side, "piece": piece.id} for piece in ROSTER)
END_OF: dict[Side, Offer[ArsoufAction]] = {
    side: Offer(End, {"seat": side}, make=partial(ENDS.__getitem__, side)) for side in Side
}
DEPLOYMENT_KEYS = {side: (*(piece.index for piece in ARMY[side]), Lift, Arrange, Confirm) for side in Side}

END = -1
FIRST = {side: ARMY[side][0].index for side in Side}
UNMOVED = {
    side: (
        tuple(tuple(FIRST[side] + bit for bit in members(byte)) for byte in range(256)),
        tuple((*(FIRST[side] + 8 + bit for bit in members(byte)), END) for byte in range(256)),
    )
    for side in Side
}
MOVES_TO = tuple({INDEX[name]: move for name, move in moves.items()} for moves in MOVES)
PLACES_BUT: tuple[dict[int, tuple[Place, ...]], ...] = tuple(
    {
        here: tuple(place for name, place in places.items() if INDEX[name] != here)
        for here in (NOWHERE, *(INDEX[name] for name in places))
    }
    for places in PLACES
)

DEPLOY = Decision[State, Deploying, ArsoufAction](
    frame=Deploying,
    ask="deploy",
    clause=lambda frame: CLAUSE[frame.seat],
    prelude=True,
    menu=Deployment,
    default=lambda state, frame: (
        CONFIRMS[frame.seat] if is_deployed(state, frame.seat) else Arrange(seat=frame.seat, how="rest")
    ),
    answers=(
        plain(Place, deploying.place, deploying.why_not_place),
        plain(Lift, deploying.lift, deploying.why_not_lift),
        plain(Arrange, deploying.arrange, why_not_arrange),
        plain(Confirm, deploying.confirm, deploying.why_not_confirm),
    ),
)
MOVE = Decision[State, Moving, ArsoufAction](
    frame=Moving,
    ask="move",
    clause="5.1",
    menu=Moves,
    default=lambda state, frame: ENDS[frame.seat],
    answers=(plain(Move, move, why_not_move), plain(End, end_moves)),
)
ATTACK = Decision[State, Attacking, ArsoufAction](
    frame=Attacking,
    ask="attack",
    clause="6.1",
    menu=Attacks,
    default=lambda state, frame: ENDS[frame.seat],
    answers=(plain(Attack, attack_and_go_on, why_not_attack), plain(End, end_attacks)),
)
DECISIONS = Register[State, ArsoufAction]((DEPLOY, MOVE, ATTACK), WORKS, elsewhere=elsewhere)
"""What the kernel derives the verbs of the game from."""
