"""Where each unit may end its move, and what it could charge from there."""

from gonfalon.bots.value.acre.tables import IS_KNIGHT, UNITS_OF
from gonfalon.games.acre.actions import Move
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import ROSTER, STAFF, Leader, Side
from gonfalon.games.acre.rules.leaders import hosts
from gonfalon.games.acre.rules.reaching import closed_edges, straight_rides, within_reach
from gonfalon.games.acre.state import State, hexes_of, zoc_of
from gonfalon.geometry.hexset import Hexes, members


class Routes:
    """The moves of a side as its movement phase stands; whoever moved already has none.

    The ends of a unit may hold friends, who must leave first; only who falls back needs a hex that is empty now.
    """

    def __init__(self, state: State, me: Side) -> None:
        frame = state.agenda[-1]
        assert isinstance(frame, Moving)
        self.state, self.me, self.closed = state, me, closed_edges(state, frame)
        self.ends: dict[int, Hexes] = {}
        self.charges: dict[tuple[int, int], Hexes] = {}
        held, friends = zoc_of(state, me.enemy), hexes_of(state, me)
        for index in UNITS_OF[me]:
            unit, here = ROSTER[index], state.at[index]
            if here < 0 or state.moved & unit.bit:
                continue
            ends = within_reach(state, unit, unit.movement, self.closed) & ~(1 << here)
            if held >> here & 1:
                ends &= ~friends
            if ends:
                self.ends[index] = ends
                if IS_KNIGHT[index]:
                    self._look_for_charges(index)

    def _look_for_charges(self, index: int) -> None:
        for way, ends in enumerate(straight_rides(self.state, ROSTER[index], self.closed)):
            for end in members(ends):
                target = 1 << end + BOARD.shifts[way]
                self.charges[index, end] = self.charges.get((index, end), 0) | target

    def move(self, unit: int, to: int, charged: int | None) -> Move:
        """The move to an end, straight at the hex that is to be charged if there is one."""
        toward = "" if charged is None else BOARD.names[charged]
        return Move(seat=self.me, unit=ROSTER[unit].id, to=BOARD.names[to], toward=toward)

    def leaders(self) -> list[tuple[Leader, list[int]]]:
        """The leaders who may still ride, with the units they may ride to."""
        found = ((leader, hosts(self.state, leader, self.closed)) for leader in STAFF[self.me])
        return [(leader, [unit.index for unit in units]) for leader, units in found if units]
