"""What can be done at a table; each changes the table in memory and answers what is to be stored."""

from functools import reduce
from typing import Any

from msgspec import Struct

from gonfalon.bots import Reason
from gonfalon.kernel.plan import Halt, Plan, follow
from gonfalon.kernel.record import Resigned
from gonfalon.kernel.rulebook import Refusal, refuse
from gonfalon.server.declining import Declined, Unlawful
from gonfalon.server.dice import CountedDice
from gonfalon.server.numbering import audience_of, either
from gonfalon.server.seeing import open_asks
from gonfalon.server.stored import Deed, KeptPlan, Undid
from gonfalon.server.table import BY_CLERK, Ended, Logged, Table, Taken, TakenBack
from gonfalon.server.undoing import why_no_undo
from gonfalon.server.wire.parts import is_person
from gonfalon.server.wire.problems import Malformed, NoUndo, Stale
from gonfalon.server.wire.tables import Lost


class Change(Struct, frozen=True):
    """What a seat has done: for the store, for the log, and the actions that it has made unlawful."""

    seat: str
    deeds: tuple[Deed, ...]
    logged: tuple[Logged, ...]
    lost: tuple[Lost, ...] = ()


def act(table: Table, ask_id: int, action: Any, reason: Reason | None = None) -> Change:
    """Take an action in answer to the ask that it names."""
    sitting = table.sitting
    _refuse_other_ask(table, ask_id, action.seat)
    dice = CountedDice(table.row.secret, table.thrown)
    answer = sitting.take(action, dice, by_clerk=reason == BY_CLERK)
    if isinstance(answer, Refusal):
        raise Unlawful(table.game, answer)
    waiting = table.plan if table.plan is not None and table.plan.halt is Halt.WAITING else None
    # Whoever acts beside his plan has given it up.
    table.plan = None if waiting is None or waiting.seat == action.seat else _followed(table, waiting, dice)
    return _changed(table, action.seat, dice, reason)


def act_for_person(table: Table, ask_id: int, action: Any) -> Change:
    """Take an action of a seat that a person takes."""
    refuse_bots_seat(table, action.seat)
    return act(table, ask_id, action)


def plan(table: Table, ask_id: int, actions: tuple[Any, ...]) -> Change:
    """Take the actions of a person's plan as far as they go; the rest when others have answered by default."""
    sitting, seat = table.sitting, actions[0].seat
    refuse_bots_seat(table, seat)
    for place, action in enumerate(actions):
        if action.seat != seat:
            raise Declined(Malformed(field=f"actions[{place}].seat", why="a plan is of one seat"))
    _refuse_other_ask(table, ask_id, seat)
    dice = CountedDice(table.row.secret, table.thrown)
    made = _followed(table, KeptPlan(seat, 0, actions, len(sitting.steps), Halt.WAITING), dice)
    if made.refusal is not None and not made.taken:
        raise Unlawful(table.game, made.refusal)
    table.plan = made
    return _changed(table, seat, dice)


def undo(table: Table, seat: str) -> Change:
    """Take the seat's last action back freely."""
    refuse_bots_seat(table, seat)
    if not table.sitting.may_undo(seat):
        raise Declined(NoUndo(why=why_no_undo(table, seat)))
    table.sitting.undo(seat)
    taken = table.taken.pop()
    table.plan = None
    return Change(seat, (Deed(Undid(actions=1), to=taken.to),), (TakenBack(table.seq + 1, (taken,), taken.to),))


def cancel(table: Table, seat: str, entry: int) -> Change:
    """Take one earlier action back and take the later ones again, as far as they are still lawful."""
    refuse_bots_seat(table, seat)
    sitting, known = table.sitting, table.heard_by(seat)
    entry = known[entry].entry if entry < len(known) else len(sitting.steps)
    if not sitting.may_cancel(seat, entry):
        raise Declined(NoUndo(why=why_no_undo(table, seat, entry)))
    undone = len(sitting.steps) - entry
    dice = CountedDice(table.row.secret, table.thrown)
    lost = sitting.cancel(seat, entry, dice)
    table.thrown = dice.thrown
    table.plan = None
    taken = tuple(table.taken[entry:])
    to = reduce(either, (each.to for each in taken))
    del table.taken[entry:]
    logged: list[Logged] = [TakenBack(table.seq + 1, taken, to)]
    again = len(sitting.steps) - entry
    for place in range(again):
        logged.append(_taken(table, table.seq + 2 + place))
    retaken = sitting.entries[len(sitting.entries) - again :]
    again_to = [each.to for each in table.taken[entry:]]
    deeds = (
        Deed(Undid(actions=undone), to=to),
        *(Deed(took, to=each) for took, each in zip(retaken, again_to, strict=True)),
    )
    return Change(seat, deeds, tuple(logged), tuple(Lost(*each) for each in lost))


def resign(table: Table, seat: str) -> Change:
    """Give the game up for a seat."""
    refuse_bots_seat(table, seat)
    if table.sitting.outcome() is not None:
        raise Declined(stale(table, seat))
    table.sitting.resign(seat)
    table.plan = None
    end = Resigned(seat=seat)
    return Change(seat, (Deed(end),), (Ended(table.seq + 1, end),))


def refuse_bots_seat(table: Table, seat: str) -> None:
    """Nobody answers for a bot, or for a seat that the game has not."""
    if not is_person(table.seats.get(seat)):
        raise Unlawful(table.game, refuse("K1", "not-your-ask", seat=str(seat)))


def _refuse_other_ask(table: Table, ask_id: int, seat: str) -> None:
    """Nobody answers an ask that is not open, or that is put to another."""
    ask = next((ask for ask in table.sitting.due() if ask.id == ask_id), None)
    if ask is None:
        raise Declined(stale(table, seat))
    if ask.seat != seat:
        raise Unlawful(table.game, refuse("K1", "not-your-ask", seat=str(seat)))


def stale(table: Table, seat: str | None) -> Stale:
    """What is open instead of what a seat has answered."""
    seq = table.numbers.heard(table.seq, seat if seat in table.seats else None)
    return Stale(seq=seq, due=open_asks(table.sitting.due(), None), outcome=table.sitting.outcome())


def _followed(table: Table, plan: KeptPlan, dice: CountedDice) -> KeptPlan:
    """The plan after as many of its actions as can be taken now."""
    progress = follow(table.sitting, Plan(plan.seat, plan.left, plan.seen), dice)
    left = progress.plan.actions
    taken = plan.taken + len(plan.left) - len(left)
    return KeptPlan(plan.seat, taken, left, progress.plan.seen, progress.halt, progress.refusal)


def _changed(table: Table, seat: str, dice: CountedDice, reason: Reason | None = None) -> Change:
    """What stands in the sitting and was not yet told: an action of a seat with its reason, and those of a plan."""
    table.thrown = dice.thrown
    sitting, deeds, logged = table.sitting, list[Deed](), list[Logged]()
    many = len(sitting.steps) - len(table.taken)
    for entry in sitting.entries[-many:]:
        taken = _taken(table, table.seq + len(deeds) + 1, reason)
        deeds.append(Deed(entry, reason, to=taken.to))
        logged.append(taken)
        reason = None
    return Change(seat, tuple(deeds), tuple(logged))


def _taken(table: Table, seq: int, reason: Reason | None = None) -> Taken:
    steps, entry = table.sitting.steps, len(table.taken)
    before = steps[entry - 1].state if entry else table.sitting.first
    to = audience_of(table.game, table.seats, before, steps[entry]) if table.secrets else None
    return table.enter(seq, steps[entry], reason, to)
