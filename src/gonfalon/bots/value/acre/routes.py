"""Where each unit may end its move, along which path, and what it could charge from there."""

from gonfalon.bots.value.acre.tables import IS_KNIGHT, UNITS_OF
from gonfalon.games.acre.actions import Move
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import LEADERS, ROSTER, Leader, Side
from gonfalon.games.acre.rules.charging import charge_line
from gonfalon.games.acre.rules.leaders import hosts
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.rules.moving import March, approaches, cheapest_path, closed_edges, marches
from gonfalon.games.acre.state import State, hexes_of, is_disorganized, zoc_of
from gonfalon.geometry.hexset import Hexes


class Routes:
    """The moves of a side as its movement phase stands; whoever moved already has no end but where it is."""

    def __init__(self, state: State, me: Side) -> None:
        frame = state.agenda[-1]
        assert isinstance(frame, Moving)
        self.state, self.me, self.closed = state, me, closed_edges(state, frame)
        self.ends: dict[int, Hexes] = {}
        self.charges: dict[tuple[int, int], Hexes] = {}
        self._marches: dict[int, tuple[March, ...]] = {}
        self._rides: dict[tuple[int, int, int], tuple[str, ...]] = {}
        for unit in UNITS_OF[me]:
            if state.at[unit] >= 0 and not state.moved & ROSTER[unit].bit:
                self._look(unit)

    def _look(self, index: int) -> None:
        state, unit = self.state, ROSTER[index]
        found = self._marches[index] = marches(state, unit, self.closed)
        ends = 0
        for march in found:
            ends |= sum(march.paid)
        if zoc_of(state, self.me.enemy) >> state.at[index] & 1:
            ends &= ~hexes_of(state, self.me)
        ends &= ~(1 << state.at[index])
        if ends:
            self.ends[index] = ends
        if IS_KNIGHT[index] and not is_disorganized(state, unit) and not is_demoralized(state, self.me):
            for path in approaches(state, unit, found):
                target = charge_line(state, unit, tuple(INDEX[name] for name in path))
                if target is not None:
                    end = INDEX[path[-1]]
                    self.charges[index, end] = self.charges.get((index, end), 0) | 1 << target
                    self._rides[index, end, target] = path

    def move(self, unit: int, to: int, charged: int | None) -> Move:
        """The move to an end: straight at the hex that is to be charged, or else by the cheapest path."""
        path = None if charged is None else self._rides.get((unit, to, charged))
        if path is None:
            path = cheapest_path(self._marches[unit], ROSTER[unit], self.state.at[unit], to)
        return Move(seat=self.me, unit=ROSTER[unit].id, path=path)

    def leaders(self) -> list[tuple[Leader, list[int]]]:
        """The leaders who may still ride, with the units they may ride to."""
        found = [
            (leader, [unit.index for unit in hosts(self.state, leader, self.closed)])
            for leader in LEADERS
            if leader.side is self.me
        ]
        return [(leader, units) for leader, units in found if units]
