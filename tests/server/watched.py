"""A table that a seat and a spectator watch, and every byte that they receive of it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.conformance import revealed
from gonfalon.registry import AnyGame
from gonfalon.server import asking, deeds
from gonfalon.server.live import Tab
from gonfalon.server.opening import row_of
from gonfalon.server.seeing import Eyes, update
from gonfalon.server.stored import After, Kept
from gonfalon.server.table import Table
from gonfalon.server.wire.tables import Standing


class Watched:
    """A table with a tab of a seat and one of a spectator, and what they have received."""

    def __init__(self, state: Any, seat: str | None, game: AnyGame, scenario: str) -> None:
        self.seats = tuple(str(each) for each in game.seats(scenario))
        people = dict.fromkeys(self.seats, "person")
        begun = game.position(state)
        sitting: Any = Sitting(game, scenario, game.options(), ScriptedDice(()), start=begun, seats=people)
        row = row_of(sitting.header, "", 0)
        row = msgspec.structs.replace(row, id="valley", opened=After(0, Standing()), secret="dice")
        self.table = Table(game, Kept(row, ()))
        self.seat = seat
        self.tabs = [Tab(seat or ""), Tab("")]
        self.table.listeners.update(self.tabs)
        for tab in self.tabs:
            tab.greet(self.table, None)

    def act(self, action: Any, turn: int) -> list[str]:
        """Take an action; answers what it reveals to the seat."""
        table = self.table
        # Both tables throw the same dice, whatever was thrown before.
        table.thrown = 1000 * turn
        ask = next(ask for ask in table.sitting.due() if ask.seat == action.seat)
        since, change = table.seq, deeds.act(table, ask.id, action)
        table.append(change.deeds, change.logged)
        table.publish(since)
        return revealed(table.sitting.steps[-1].told, self.seat, self.seats)

    def received(self) -> list[bytes]:
        """Everything pushed so far, and everything that can be asked for now."""
        pushed = [msgspec.json.encode(list(tab._unread._queue)) for tab in self.tabs]  # type: ignore[attr-defined]
        return pushed + [msgspec.json.encode(each) for seat in {self.seat, None} for each in self.asked(seat)]

    def asked(self, seat: str | None) -> Iterator[object]:
        """The whole table, its replay and every moment of it, the list of games, and what is said to who comes late."""
        eyes = Eyes(seat)
        yield update(self.table, eyes, None)
        yield asking.replay_of(self.table, eyes)
        yield from (
            asking.moment_of(self.table, eyes, entries) for entries in range(len(self.table.heard_by(seat)) + 1)
        )
        yield self.table.standing()
        yield deeds.stale(self.table, seat)
