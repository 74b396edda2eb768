"""Section 14: what a side's set-up wants, counted as far as it is done."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from gonfalon.games.acre.map import BESIDE_NAMES, CAMP_NAMES, INDEX, SIEGE_NAMES
from gonfalon.games.acre.pieces import STAFF, TREBUCHETS, Side
from gonfalon.games.acre.rules.deploying import (
    CAMP_CLAUSE,
    CLAUSE,
    LEADER_CLAUSE,
    SIEGE_INFANTRY,
    army_in_hand,
    manning,
)
from gonfalon.games.acre.state import State, units_at
from gonfalon.kernel.rulebook import cites


class Task(StrEnum):
    """What is to be placed."""

    SIEGE = "siege"
    TREBUCHETS = "trebuchets"
    CAMPS = "camps"
    UNITS = "units"
    LEADERS = "leaders"


class Wanted(Struct, frozen=True):
    """How much of a task is done, of how much."""

    task: Task
    clause: str
    done: int
    of: int


@cites("14.2a", "14.2b", "14.2c", "14.2d", "14.3b", "14.3c", "14.3d", "R1", "R2", "R3")
def wanted(state: State, side: Side) -> Iterator[Wanted]:
    """The tasks of a side's set-up in the book's order."""
    if side is Side.CRUSADER:
        infantry = sum(manning(state, SIEGE_NAMES)) + sum(manning(state, BESIDE_NAMES))
        yield Wanted(Task.SIEGE, "14.2a", min(infantry, SIEGE_INFANTRY), SIEGE_INFANTRY)
        yield Wanted(Task.TREBUCHETS, "14.2a", len(state.trebuchets), TREBUCHETS)
    camps, army, staff = CAMP_NAMES[side], army_in_hand(state, side), STAFF[side]
    guarded = sum(bool(units_at(state, INDEX[name], side)) for name in camps)
    yield Wanted(Task.CAMPS, CAMP_CLAUSE[side], guarded, len(camps))
    yield Wanted(Task.UNITS, CLAUSE[side], sum(state.at[unit.index] >= 0 for unit in army), len(army))
    yield Wanted(Task.LEADERS, LEADER_CLAUSE[side], sum(state.leading[each.index] >= 0 for each in staff), len(staff))
