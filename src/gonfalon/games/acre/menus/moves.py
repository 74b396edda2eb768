"""The menu of a movement phase."""

from collections.abc import Iterator
from random import Random

from gonfalon.games.acre.actions import (
    ENDS,
    AcreAction,
    Move,
    Ride,
)
from gonfalon.games.acre.frames import (
    Moving,
)
from gonfalon.games.acre.menus.parts import end_offer
from gonfalon.games.acre.pieces import ARMY, STAFF, Leader, Side, Unit
from gonfalon.games.acre.rules.leaders import hosts
from gonfalon.games.acre.rules.moving import cheapest_path, closed_edges, marches, paths
from gonfalon.games.acre.state import State, hexes_of
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer


class Moves(Menu[AcreAction]):
    """The menu of the movement phase, where simulations spend their time: it draws a move without making its offer.

    Other paths than the cheapest are lawful too, so it is not exact.
    """

    __slots__ = ("_closed", "_side", "_state")

    def __init__(self, state: State, frame: Moving) -> None:
        self._state = state
        self._side = frame.seat
        self._closed = closed_edges(state, frame)
        self.exact = False

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for key in self.movers():
            offer = self._offer_of_mover(key)
            if offer is not None:
                yield offer
        yield end_offer(self._side)

    def sample(self, random: Random) -> AcreAction:
        state, pieces = self._state, PIECES[self._side]
        while True:
            key = pieces[int(random.random() * len(pieces))]
            if key is None:
                return ENDS[self._side]
            action = self._drawn(key, random) if is_mover(state, key) else None
            if action is not None:
                return action

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Move | Ride):
            name = action.unit if isinstance(action, Move) else action.leader
            offers = (self._offer_of_mover(key) for key in self.movers() if key.id == name)
            return any(action in offer for offer in offers if offer is not None)
        return action == ENDS[self._side]

    def movers(self) -> list[Unit | Leader]:
        """The units that have not moved and the leaders who have not ridden."""
        return [key for key in PIECES[self._side] if key is not None and is_mover(self._state, key)]

    def _drawn(self, key: Unit | Leader, random: Random) -> AcreAction | None:
        """A move of a unit or a ride of a leader, drawn among all; None when there is none."""
        state = self._state
        if isinstance(key, Leader):
            units = hosts(state, key, self._closed)
            if not units:
                return None
            return Ride(seat=key.side, leader=key.id, unit=units[int(random.random() * len(units))].id)
        found, hexes = marches(state, key, self._closed), 0
        for march in found:
            hexes |= sum(march.paid)
        hexes &= ~hexes_of(state, key.side)
        if not hexes:
            return None
        start = int(random.random() * hexes.bit_length())
        hexes >>= start
        goal = start + (hexes & -hexes).bit_length() - 1
        return Move(seat=key.side, unit=key.id, path=cheapest_path(found, key, state.at[key.index], goal))

    def _offer_of_mover(self, key: Unit | Leader) -> Offer[AcreAction] | None:
        if isinstance(key, Leader):
            units = [unit.id for unit in hosts(self._state, key, self._closed)]
            return Offer(Ride, {"seat": key.side, "leader": key.id}, {"unit": One(units)}) if units else None
        ways = paths(self._state, key, self._closed)
        return Offer(Move, {"seat": key.side, "unit": key.id}, {"path": One(ways)}) if ways else None


def is_mover(state: State, key: Unit | Leader) -> bool:
    """Whether a unit on the map has not moved, or a leader in play not ridden."""
    if isinstance(key, Unit):
        return state.at[key.index] >= 0 and not state.moved & key.bit
    return state.leading[key.index] >= 0 and not state.rode >> key.index & 1


PIECES: dict[Side, tuple[Unit | Leader | None, ...]] = {side: (*ARMY[side], *STAFF[side], None) for side in Side}
"""Whoever might move, and None for the end of the phase."""
