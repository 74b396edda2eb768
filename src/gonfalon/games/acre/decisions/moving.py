"""The movement phase: what is asked, what may be answered, and its menu."""

from collections.abc import Iterator
from random import Random

from gonfalon.games.acre.actions import ENDS, AcreAction, End, Move, Ride
from gonfalon.games.acre.decisions.parts import NAMES, Offers, end_offer
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import ARMY, STAFF, Arm, Leader, Side, Unit
from gonfalon.games.acre.rules.leaders import hosts, ride, why_not_ride
from gonfalon.games.acre.rules.moving import has_move, move, why_not_move
from gonfalon.games.acre.rules.reaching import closed_edges, destinations, straight_rides
from gonfalon.games.acre.rules.sequence import end, end_phase
from gonfalon.games.acre.state import BIT, State, hexes_of
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.decision import Answer, Decision
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One, OneBit
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def spare(state: State, frame: Moving, tell: Tell) -> State | None:
    """End a movement phase in which nobody can move any more."""
    return None if has_move(state, frame.seat, closed_edges(state, frame)) else end_phase(state, frame, tell)


class Moves(Menu[AcreAction]):
    """The menu of the movement phase, where simulations spend their time: it draws a move without making its offer."""

    __slots__ = ("_closed", "_side", "_state")

    def __init__(self, state: State, frame: Moving) -> None:
        self._state = state
        self._side = frame.seat
        self._closed = closed_edges(state, frame)
        self.exact = True

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for key in PIECES[self._side]:
            if is_mover(self._state, key):
                yield from self._offers_of(key)
        yield end_offer(self._side)

    def sample(self, random: Random) -> AcreAction:
        state, side, draw = self._state, self._side, random.random
        army, staff, at, moved = ARMY[side], STAFF[side], state.at, state.moved
        units, pieces, first = len(army), len(army) + len(staff), army[0].index
        while True:
            place = int(draw() * (pieces + 1))
            if place == pieces:
                return ENDS[side]
            action: AcreAction | None = None
            if place >= units:
                action = self._drawn_ride(staff[place - units], random)
            elif at[first + place] >= 0 and not moved >> place & 1:
                action = self._drawn_move(army[place], random)
            if action is not None:
                return action

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Move | Ride):
            name = action.unit if isinstance(action, Move) else action.leader
            movers = (key for key in PIECES[self._side] if key.id == name and is_mover(self._state, key))
            return any(action in offer for key in movers for offer in self._offers_of(key))
        return action == ENDS[self._side]

    def _drawn_ride(self, leader: Leader, random: Random) -> Ride | None:
        """A ride of a leader, drawn among all; None when there is none."""
        units = hosts(self._state, leader, self._closed)
        if not units:
            return None
        return Ride(seat=leader.side, leader=leader.id, unit=units[int(random.random() * len(units))].id)

    def _drawn_move(self, unit: Unit, random: Random) -> Move | None:
        """A move of a unit, drawn among all; None when there is none."""
        hexes = destinations(self._state, unit, self._closed)
        if not hexes:
            return None
        # As a hole draws: the first hex from a random place between them on.
        lowest = (hexes & -hexes).bit_length() - 1
        to = lowest + int(random.random() * (hexes.bit_length() - lowest))
        hexes >>= to
        to += (hexes & -hexes).bit_length() - 1
        toward = ""
        if unit.arm is Arm.HC and random.random() < STRAIGHT:
            toward = random.choice(("", *self._towards(unit, to)))
        return Move(seat=unit.side, unit=unit.id, to=NAMES[to], toward=toward)

    def _towards(self, unit: Unit, to: int) -> list[str]:
        """The hexes that a unit can ride straight toward at the end of a move."""
        if not BOARD.neighbours[to] & hexes_of(self._state, unit.side.enemy):
            return []
        rides = enumerate(straight_rides(self._state, unit, self._closed))
        return [NAMES[to + BOARD.shifts[way]] for way, ends in rides if ends & BIT[to]]

    def _offers_of(self, key: Unit | Leader) -> Offers:
        """The hexes that a unit may move to, and those where it rides straight toward another; a leader's units."""
        seat = key.side
        if isinstance(key, Leader):
            units = [unit.id for unit in hosts(self._state, key, self._closed)]
            return [Offer(Ride, {"seat": seat, "leader": key.id}, {"unit": One(units)})] if units else []
        ends = {"": destinations(self._state, key, self._closed)}
        if key.arm is Arm.HC:
            ends |= charges_from(straight_rides(self._state, key, self._closed))
        return [
            Offer(Move, {"seat": seat, "unit": key.id, "toward": toward}, {"to": OneBit(hexes, NAMES, INDEX)})
            for toward, hexes in ends.items()
            if hexes
        ]


STRAIGHT = 0.5


def charges_from(rides: tuple[Hexes, ...]) -> dict[str, Hexes]:
    """For each hex that can be ridden straight toward, by name, the hexes where such a ride ends."""
    beyond = 0
    for way, ends in enumerate(rides):
        beyond |= BOARD.moved(ends, way)
    return {
        NAMES[target]: sum(
            1 << target - shift & ends for shift, ends in zip(BOARD.shifts, rides, strict=True) if shift <= target
        )
        for target in members(beyond)
    }


def is_mover(state: State, key: Unit | Leader) -> bool:
    """Whether a unit on the map has not moved, or a leader in play not ridden."""
    if isinstance(key, Unit):
        return state.at[key.index] >= 0 and not state.moved & key.bit
    return state.leading[key.index] >= 0 and not state.rode >> key.index & 1


PIECES: dict[Side, tuple[Unit | Leader, ...]] = {side: (*ARMY[side], *STAFF[side]) for side in Side}
"""Whoever might move."""

MOVE = Decision[State, Moving, AcreAction](
    frame=Moving,
    ask="move",
    clause="S4.1",
    menu=Moves,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare,
    answers=(
        Answer(
            Move,
            lambda state, frame, action, tell: move(state, action, tell),
            lambda state, frame, action: why_not_move(state, action, closed_edges(state, frame)),
        ),
        Answer(
            Ride,
            lambda state, frame, action, tell: ride(state, action, tell),
            lambda state, frame, action: why_not_ride(state, action, closed_edges(state, frame)),
        ),
        Answer(End, end),
    ),
)
