"""What can be done at a table; each changes the table in memory and answers what is to be stored."""

from typing import Any

from msgspec import Struct

from gonfalon.bots import Reason
from gonfalon.kernel.record import Resigned
from gonfalon.kernel.rulebook import Refusal, refuse
from gonfalon.server.declining import Declined, Unlawful
from gonfalon.server.dice import CountedDice
from gonfalon.server.seeing import open_asks
from gonfalon.server.stored import Deed, Undid
from gonfalon.server.table import BY_CLERK, Ended, Logged, Table, Taken, TakenBack
from gonfalon.server.undoing import why_no_undo
from gonfalon.server.wire.parts import is_person
from gonfalon.server.wire.problems import NoUndo, Stale
from gonfalon.server.wire.tables import Lost


class Change(Struct, frozen=True):
    """What was done: for the store, for the log, and the actions that it has made unlawful."""

    deeds: tuple[Deed, ...]
    logged: tuple[Logged, ...]
    lost: tuple[Lost, ...] = ()


def act(table: Table, ask_id: int, action: Any, reason: Reason | None = None) -> Change:
    """Take an action in answer to the ask that it names."""
    sitting = table.sitting
    ask = next((ask for ask in sitting.due() if ask.id == ask_id), None)
    if ask is None:
        raise Declined(stale(table))
    if ask.seat != action.seat:
        raise Unlawful(table.game, refuse("K1", "not-your-ask", seat=str(action.seat)))
    dice = CountedDice(table.row.secret, table.thrown)
    answer = sitting.take(action, dice, by_clerk=reason == BY_CLERK)
    if isinstance(answer, Refusal):
        raise Unlawful(table.game, answer)
    table.thrown = dice.thrown
    return Change((Deed(sitting.entries[-1], reason),), (_taken(table, table.seq + 1, reason),))


def act_for_person(table: Table, ask_id: int, action: Any) -> Change:
    """Take an action of a seat that a person takes."""
    refuse_bots_seat(table, action.seat)
    return act(table, ask_id, action)


def undo(table: Table, seat: str) -> Change:
    """Take the seat's last action back freely."""
    refuse_bots_seat(table, seat)
    if not table.sitting.may_undo(seat):
        raise Declined(NoUndo(why=why_no_undo(table, seat)))
    table.sitting.undo(seat)
    table.taken.pop()
    return Change((Deed(Undid(actions=1)),), (TakenBack(table.seq + 1, 1),))


def cancel(table: Table, seat: str, entry: int) -> Change:
    """Take one earlier action back and take the later ones again, as far as they are still lawful."""
    refuse_bots_seat(table, seat)
    sitting = table.sitting
    if not sitting.may_cancel(seat, entry):
        raise Declined(NoUndo(why=why_no_undo(table, seat, entry)))
    undone = len(sitting.steps) - entry
    dice = CountedDice(table.row.secret, table.thrown)
    lost = sitting.cancel(seat, entry, dice)
    table.thrown = dice.thrown
    del table.taken[entry:]
    logged: list[Logged] = [TakenBack(table.seq + 1, undone)]
    again = len(sitting.steps) - entry
    for place in range(again):
        logged.append(_taken(table, table.seq + 2 + place))
    retaken = sitting.entries[len(sitting.entries) - again :]
    deeds = (Deed(Undid(actions=undone)), *(Deed(took) for took in retaken))
    return Change(deeds, tuple(logged), tuple(Lost(*each) for each in lost))


def resign(table: Table, seat: str) -> Change:
    """Give the game up for a seat."""
    refuse_bots_seat(table, seat)
    if table.sitting.outcome() is not None:
        raise Declined(stale(table))
    table.sitting.resign(seat)
    end = Resigned(seat=seat)
    return Change((Deed(end),), (Ended(table.seq + 1, end),))


def refuse_bots_seat(table: Table, seat: str) -> None:
    """Nobody answers for a bot, or for a seat that the game has not."""
    if not is_person(table.seats.get(seat)):
        raise Unlawful(table.game, refuse("K1", "not-your-ask", seat=str(seat)))


def stale(table: Table) -> Stale:
    """What is open instead of what was answered."""
    return Stale(seq=table.seq, due=open_asks(table.sitting.due(), None), outcome=table.sitting.outcome())


def _taken(table: Table, seq: int, reason: Reason | None = None) -> Taken:
    entry = len(table.taken)
    taken = Taken(seq, entry, table.sitting.steps[entry], reason)
    table.taken.append(taken)
    return taken
