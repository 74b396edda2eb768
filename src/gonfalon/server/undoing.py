"""What a seat may take back, and the reason why it may not."""

from typing import Any

from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.events import Revealed, Rolled, Settled, opened
from gonfalon.kernel.sitting import Step
from gonfalon.server.table import Table
from gonfalon.server.wire.tables import Cancellable, Undo


def undo_of(table: Table, seat: str) -> Undo:
    """Whether a seat may undo, and the key of the reason why not."""
    if table.sitting.may_undo(seat):
        return Undo(may=True, why="")
    return Undo(may=False, why=why_no_undo(table, seat))


def cancellable(table: Table, seat: str) -> tuple[Cancellable, ...]:
    """The entries that a seat may take back, the first one first."""
    first = table.sitting.cancellable_from(seat)
    return tuple(Cancellable(taken.entry_for(seat), taken.step.action) for taken in table.taken[first:])


def why_no_undo(table: Table, seat: str, entry: int | None = None) -> str:
    """The key of the reason why the last entry, or everything from an entry on, cannot be taken back by a seat."""
    sitting = table.sitting
    if sitting.outcome() is not None:
        return "game-over"
    # Of what a seat has not heard of it learns no reason either.
    heard = table.heard_by(seat)
    known = heard[-1:] if entry is None else [taken for taken in heard if taken.entry >= entry]
    if not known:
        return "nothing-yet"
    for taken in reversed(known):
        if why := _why_not_free(taken.step, seat):
            return why
    # What else ends free undo is that the table went on after a position or an agreed taking back.
    return "not-asked" if ask_of(sitting.due(), seat) is None else "went-on"


def _why_not_free(step: Step[Any, Any], seat: str) -> str:
    if step.action.seat != seat:
        return "another-acted"
    if step.by_clerk:
        return "by-clerk"
    if step.ask.together:
        return "together"
    for event in map(opened, step.told):
        match event:
            case Rolled():
                return "die-fell"
            case Revealed():
                return "revealed"
            case Settled():
                return "settled"
    return ""
