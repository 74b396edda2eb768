"""A table as somebody sees it: whose eyes, which items of the log, and the update that is sent."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.events import heard
from gonfalon.kernel.record import Resigned
from gonfalon.registry import AnyGame
from gonfalon.server.declining import Declined
from gonfalon.server.numbering import SPECTATOR, hears
from gonfalon.server.table import Ended, Logged, Table, Taken, TakenBack
from gonfalon.server.undoing import cancellable, undo_of
from gonfalon.server.wire.parts import is_person
from gonfalon.server.wire.problems import Malformed
from gonfalon.server.wire.tables import (
    Agreement,
    Begun,
    Due,
    Entered,
    GaveUp,
    Item,
    MenuOffers,
    PlanNow,
    Undo,
    Undone,
    Update,
)

NOTHING = MenuOffers(exact=True, offers=())
NOT_ASKED = Undo(may=False, why="not-asked")


class Eyes(NamedTuple):
    """Whose view is shown, nobody's being a spectator's, and whether a curtain hangs before it.

    On the open board, which everybody may see, `hand` is the seat that may answer.
    """

    seat: str | None
    curtain: bool = False
    hand: str | None = None


def eyes_of(table: Table, wanted: str | None) -> Eyes:
    """The eyes that are asked for, else those of the only person, or at one screen of the person who is asked."""
    if wanted is not None:
        return Eyes(allowed(table, wanted))
    people = table.people
    if len(people) <= 1:
        return Eyes(people[0] if people else None)
    ask = next(iter(asked_people(table)), None)
    if not table.secrets:
        return Eyes(people[0] if ask is None else ask.seat)
    if ask is None:
        return Eyes(None)
    return Eyes(None, hand=ask.seat) if ask.open else Eyes(None, curtain=True)


def asked_people(table: Table) -> list[Ask[Any]]:
    """The open asks of people who have not answered."""
    return [ask for ask in table.sitting.due() if not ask.answered and ask.seat in table.people]


def does_fall(table: Table, lifted: str) -> bool:
    """Whether a curtain that a seat has lifted falls again: somebody else at the screen is asked, and not this seat."""
    asked = [ask.seat for ask in asked_people(table)]
    return table.secrets and bool(asked) and lifted not in asked


def allowed(table: Table, wanted: str) -> str | None:
    """The seat of that name, if it may be looked over the shoulder of."""
    if wanted == SPECTATOR:
        return None
    if wanted not in table.seats:
        raise Declined(Malformed(field="seat", why=f"{wanted} is no seat of this table"))
    if table.secrets and not is_person(table.seats[wanted]) and table.sitting.outcome() is None:
        raise Declined(Malformed(field="seat", why=f"{wanted} has secrets of its own"))
    return wanted


def update(table: Table, eyes: Eyes, since: int | None) -> Update:
    """The table as these eyes see it, with what was logged after number `since`, or all of it."""
    seat, sitting = eyes.seat, table.sitting
    due, outcome = sitting.due(), sitting.outcome()
    hand = eyes.hand if seat is None else seat
    is_asked = hand is not None and ask_of(due, hand) is not None
    logged = None if since is None else table.logged_since(since, seat)
    log = whole_log(table, seat) if logged is None else tuple(item_of(table, each, seat) for each in logged)
    bot_ask = table.bot_ask()
    return Update(
        table=table.id,
        seq=table.numbers.heard(table.seq, seat),
        seat=seat,
        hand=eyes.hand,
        whole=logged is None,
        log=log,
        entries=len(table.heard_by(seat)),
        view=table.game.view(sitting.state, seat),
        due=open_asks(due, hand),
        menu=offers(table.game, sitting.state, hand) if hand is not None and is_asked else NOTHING,
        undo=NOT_ASKED if seat is None else undo_of(table, seat),
        cancellable=cancellable(table, seat) if seat is not None and is_asked else (),
        outcome=outcome,
        thinking=None if bot_ask is None else bot_ask.seat,
        delay=table.delay,
        paused=table.paused,
        curtain=eyes.curtain,
        plan=plan_of(table, seat),
    )


def plan_of(table: Table, seat: str | None) -> PlanNow | None:
    """How far a seat's own plan came; of those of others it is told nothing."""
    plan = table.plan
    if plan is None or plan.seat != seat:
        return None
    return PlanNow(plan.taken, plan.left, plan.halt, plan.refusal)


def whole_log(table: Table, seat: str | None) -> tuple[Item, ...]:
    """Everything that stands, as a seat heard it."""
    sitting = table.sitting
    begun = Begun(0, tuple(heard(sitting.opening, seat)))
    taken = (item_of(table, each, seat) for each in table.heard_by(seat))
    ended = () if sitting.ended is None else (item_of(table, Ended(table.seq, sitting.ended), seat),)
    return (begun, *taken, *ended)


def item_of(table: Table, logged: Logged, seat: str | None) -> Item:
    """What happened, as a seat hears it."""
    seq = table.numbers.heard(logged.seq, seat)
    match logged:
        case Taken():
            return entered(table, logged, seat)
        case TakenBack(taken=taken):
            return Undone(seq, sum(hears(each.to, seat) for each in taken))
        case Ended(how=Resigned(seat=by)):
            return GaveUp(seq, by)
        case Ended():
            return Agreement(seq)


def entered(table: Table, taken: Taken, seat: str | None) -> Entered:
    """An action as a seat hears of it."""
    step = taken.step
    by = step.action.seat
    is_told = not table.secrets or by == seat
    return Entered(
        seq=table.numbers.heard(taken.seq, seat),
        entry=taken.entry_for(seat),
        seat=by,
        action=step.action if is_told else None,
        way=taken.way if is_told else (),
        events=tuple(heard(step.told, seat)),
        by_bot=taken.reason is not None and not step.by_clerk,
        by_clerk=step.by_clerk and by == seat,
    )


def open_asks(due: Iterable[Ask[Any]], seat: str | None) -> tuple[Due, ...]:
    """The open asks, with the default of the seat's own."""
    return tuple(
        Due(
            id=ask.id,
            seat=ask.seat,
            ask=ask.ask,
            clause=ask.clause,
            together=ask.together,
            answered=ask.answered,
            interrupt=ask.interrupt,
            open=ask.open,
            default=ask.default if ask.seat == seat else None,
        )
        for ask in due
    )


def offers(game: AnyGame, state: Any, seat: str) -> MenuOffers:
    """What a seat may do."""
    menu = game.menu(state, seat)
    return MenuOffers(menu.exact, tuple(offer.wire() for offer in menu.offers()))
