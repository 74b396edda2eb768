"""The laws that every game keeps at every moment; each answers what breaks it, and nothing when it is kept."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeAlias

import msgspec

from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.clerk import order_values
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import Event, Revealed, heard, opened, unheard
from gonfalon.kernel.game import standing_answer, take
from gonfalon.kernel.reading import BadInput
from gonfalon.lab.citations import known_ids
from gonfalon.lab.forge import Forge
from gonfalon.lab.moment import Moment
from gonfalon.lab.saying import refusals_can_be_said

Law: TypeAlias = Callable[[Moment, Random], Iterator[str]]

MOST_ITEMS = 2000
SOUGHT_ITEMS = 40
FORGERIES = 60
TRIED_ACTIONS = 3
ASKED_PIECES = 6
LARGEST = 2**53


def menu_items_pass_the_check(moment: Moment, random: Random) -> Iterator[str]:
    """Every item of every menu is lawful."""
    game, state = moment.game, moment.state
    for seat in moment.seats:
        menu = game.menu(state, seat)
        listed = list(islice(menu.actions(), MOST_ITEMS))
        for action in listed:
            refusal = game.check(state, action)
            if refusal is not None:
                yield f"the menu offers {action}, refused by {refusal.clause} ({refusal.key})"
        # To seek an item may take as long as to list them all.
        for action in listed[:: len(listed) // SOUGHT_ITEMS + 1]:
            if action not in menu:
                yield f"the menu lists {action} and does not contain it"


def forgeries_are_refused(moment: Moment, random: Random) -> Iterator[str]:
    """What an exact menu does not offer is refused, and what it offers is not."""
    game, state = moment.game, moment.state
    menus = {seat: game.menu(state, seat) for seat in moment.seats}
    for action in Forge(moment, random).actions(FORGERIES):
        menu = menus.get(action.seat)
        refused = game.check(state, action) is not None
        offered = menu is not None and action in menu
        if offered and refused:
            yield f"{action} is offered and refused"
        if not offered and not refused and (menu is None or menu.exact):
            yield f"{action} is lawful and not offered"


def refusals_cite_known_clauses(moment: Moment, random: Random) -> Iterator[str]:
    """A refusal names a clause of the rulebook, a ruling, or one of the table's own."""
    known = known_ids(moment.game)
    for action in Forge(moment, random).actions(FORGERIES):
        refusal = moment.game.check(moment.state, action)
        if refusal is not None and refusal.clause not in known:
            yield f"{action} is refused by {refusal.clause}, which is nowhere listed"


def everything_survives_json(moment: Moment, random: Random) -> Iterator[str]:
    """State, views, position, menus and actions come back from JSON as they were."""
    game, state = moment.game, moment.state
    written: list[tuple[str, Any, Any]] = [
        ("the state", state, game.state_type),
        ("the position", game.position(state), game.position_type),
        *((f"the view of {seat}", game.view(state, seat), game.view_type) for seat in (*moment.seats, None)),
    ]
    for seat in moment.seats:
        menu = game.menu(state, seat)
        msgspec.json.encode(menu.wire())
        written += [("an action", menu.sample(random), game.action_type) for _ in range(TRIED_ACTIONS if menu else 0)]
    for what, value, kind in written:
        if msgspec.json.decode(msgspec.json.encode(value), type=kind) != value:
            yield f"{what} does not survive JSON: {value}"


def numbers_are_safe_on_the_wire(moment: Moment, random: Random) -> Iterator[str]:
    """Nothing that is sent holds a whole number that a browser cannot."""
    game, state = moment.game, moment.state
    sent = [state, game.position(state), game.due(state)]
    sent += [game.view(state, seat) for seat in (*moment.seats, None)]
    sent += [game.menu(state, seat).wire() for seat in moment.seats]
    for number in numbers_in(msgspec.json.decode(msgspec.json.encode(sent))):
        if abs(number) > LARGEST:
            yield f"{number} is sent"


def actions_leave_their_state_alone(moment: Moment, random: Random) -> Iterator[str]:
    """Taking an action changes nothing in the state it was taken in, and the same dice give the same state."""
    game, state = moment.game, moment.state
    before = msgspec.json.encode(state)
    for action in tried_actions(moment, random):
        seed = random.getrandbits(32)
        after = [take(game, state, action, SeededDice(seed), unheard) for _ in range(2)]
        if msgspec.json.encode(state) != before:
            yield f"{action} changed the state it was taken in"
        if after[0] != after[1] or hash(after[0]) != hash(after[1]):
            yield f"{action} under the same dice gives two states"


def views_can_be_imagined(moment: Moment, random: Random) -> Iterator[str]:
    """A state imagined from a view gives that view."""
    game = moment.game
    for seat in (*moment.seats, None):
        view = game.view(moment.state, seat)
        if game.view(game.imagine(view, SeededDice(random.getrandbits(32))), seat) != view:
            yield f"what {seat or 'a spectator'} sees cannot be imagined"


def nothing_leaks(moment: Moment, random: Random) -> Iterator[str]:
    """A state that a seat or a spectator cannot tell from the true one gives it the same menu, refusals, asks and log.

    Previews are reckoned from the view alone, so equal views make them equal.
    """
    game, state = moment.game, moment.state
    forged = list(Forge(moment, random).actions(FORGERIES // 2))
    for seat in (*moment.seats, None):
        who = seat or "a spectator"
        other = game.imagine(game.view(state, seat), SeededDice(random.getrandbits(32)))
        if other == state:
            continue
        if seat is not None and game.menu(state, seat).wire() != game.menu(other, seat).wire():
            yield f"{who} learns from the menu"
        if public(game.due(state), seat) != public(game.due(other), seat):
            yield f"{who} learns from what is asked"
        for ask in game.due(state) if seat is None else ():
            if ask.open and game.menu(state, ask.seat).wire() != game.menu(other, ask.seat).wire():
                yield f"{who} learns from the open menu of {ask.seat}"
            if ask.open and ask not in game.due(other):
                yield f"{who} learns from the open default of {ask.seat}"
        for action in forged:
            if action.seat == seat and game.check(state, action) != game.check(other, action):
                yield f"{who} learns from what is said to {action}"
        for action in tried_actions(moment, random):
            if game.check(other, action) is None and not same_to(seat, moment, other, action, random.getrandbits(32)):
                yield f"{who} learns from what {action} makes visible"


def positions_come_back(moment: Moment, random: Random) -> Iterator[str]:
    """A state written as a position and read again is the same state, and the position the same position."""
    game = moment.game
    position = game.position(moment.state)
    again = msgspec.json.decode(msgspec.json.encode(position), type=game.position_type)
    state = game.state_of(again)
    if state != moment.state:
        yield "the state does not come back from its position"
    if game.position(state) != position:
        yield "the position does not come back from its state"


def nobody_is_stuck(moment: Moment, random: Random) -> Iterator[str]:
    """The game is over, or some seat is asked; who is asked has a lawful default, and who is not has no menu."""
    game, state = moment.game, moment.state
    due = game.due(state)
    if game.resolve(state, SeededDice(0), unheard) is not None:
        yield "work is left over"
    if (game.outcome(state) is None) != bool(due):
        yield "the game is over and asks, or goes on and does not"
    if due and all(ask.answered for ask in due):
        yield "every ask is answered and nothing happens"
    if len({ask.id for ask in due}) != len(due):
        yield "two asks have the same number"
    for ask in due:
        refusal = game.check(state, ask.default)
        if refusal is not None:
            yield f"the default of ask {ask.id}, {ask.default}, is refused by {refusal.clause} ({refusal.key})"
        if not game.menu(state, ask.seat):
            yield f"{ask.seat} is asked and can do nothing"
    for seat in moment.seats:
        if seat not in [ask.seat for ask in due] and game.menu(state, seat):
            yield f"{seat} owes nothing and has a menu"


def clerks_answer_lawfully_and_from_the_view(moment: Moment, random: Random) -> Iterator[str]:
    """What a clerk answers is lawful, and the same in a state that its seat cannot tell from the true one."""
    game, state, clerk = moment.game, moment.state, moment.game.clerk
    for ask in game.due(state) if clerk is not None else ():
        if ask.answered or not ask.interrupt:
            continue
        assert clerk is not None
        choices = order_values(clerk.orders_type)
        written = {name: random.choice(values) for name, values in choices.items()}
        orders = msgspec.convert(written, clerk.orders_type)
        answer = standing_answer(game, state, ask, orders)
        refusal = None if answer is None else game.check(state, answer)
        if refusal is not None:
            yield f"under {orders} the clerk answers {answer}, refused by {refusal.clause} ({refusal.key})"
        other = game.imagine(game.view(state, ask.seat), SeededDice(random.getrandbits(32)))
        again = ask_of(game.due(other), ask.seat)
        if again is None or standing_answer(game, other, again, orders) != answer:
            yield f"under {orders} the clerk of {ask.seat} knows more than its seat"


def questions_are_answered(moment: Moment, random: Random) -> Iterator[str]:
    """What a table asks beside the rules has an answer, whoever looks at whichever piece; an action has one way."""
    # What is asked here draws from a stream of its own, so that play shows what it showed before.
    own = Random()
    own.setstate(random.getstate())
    random = own
    game, state, dice = moment.game, moment.state, SeededDice(random.getrandbits(32))
    pieces = [piece.id for piece in game.advice.pieces()]
    for seat in (*moment.seats, None):
        view = game.view(state, seat)
        game.advice.tally(view)
        for piece in random.sample(pieces, min(ASKED_PIECES, len(pieces))):
            try:
                for ask in (game.advice.reach, game.advice.costs, game.advice.threat, game.advice.sightlines):
                    ask(view, piece, dice)
            except BadInput as bad:
                # Not every piece takes part in a game.
                if bad.field != "piece":
                    raise
    for action in tried_actions(moment, random):
        view = game.view(state, action.seat)
        (account,) = game.advice.accounts(view, (action,), dice)
        way = game.advice.way(view, action, dice)
        if account.way not in ((), way):
            yield f"{action} has two ways: {account.way} and {way}"


LAWS: tuple[Law, ...] = (
    menu_items_pass_the_check,
    forgeries_are_refused,
    refusals_cite_known_clauses,
    everything_survives_json,
    numbers_are_safe_on_the_wire,
    actions_leave_their_state_alone,
    views_can_be_imagined,
    nothing_leaks,
    positions_come_back,
    nobody_is_stuck,
    clerks_answer_lawfully_and_from_the_view,
    refusals_can_be_said,
    questions_are_answered,
)


def tried_actions(moment: Moment, random: Random) -> Iterator[Any]:
    """A few lawful actions of every seat that is asked."""
    for ask in moment.game.due(moment.state):
        menu = moment.game.menu(moment.state, ask.seat)
        yield from (menu.sample(random) for _ in range(TRIED_ACTIONS if menu else 0))


def public(due: tuple[Ask[Any], ...], seat: str | None) -> list[Any]:
    """The asks as a seat may know them: all of its own, and of the others everything but their default."""
    return [ask if ask.seat == seat else msgspec.structs.replace(ask, default=None) for ask in due]


def same_to(seat: str | None, moment: Moment, other: Any, action: Any, seed: int) -> bool:
    """Whether an action looks alike to a seat from both states, unless different things were revealed to it."""
    logs, views, reveals = [], [], []
    for state in (moment.state, other):
        told: list[Event] = []
        after = take(moment.game, state, action, SeededDice(seed), told.append)
        reveals.append(revealed(told, seat, moment.seats))
        logs.append(heard(told, seat))
        views.append(moment.game.view(after, seat))
    return reveals[0] != reveals[1] or (logs[0] == logs[1] and views[0] == views[1])


def revealed(told: Iterable[Event], seat: str | None, seats: Sequence[str]) -> list[str]:
    """What was revealed to a seat; a spectator learns what all seats do."""
    learners = set(seats) if seat is None else {seat}
    told_of = [event for event in map(opened, told) if isinstance(event, Revealed)]
    return [event.what for event in told_of if event.to is None or learners <= set(event.to)]


def numbers_in(value: Any) -> Iterator[int]:
    """Every whole number inside a JSON value."""
    match value:
        case bool():
            return
        case int():
            yield value
        case dict():
            for each in value.values():
                yield from numbers_in(each)
        case list():
            for each in value:
                yield from numbers_in(each)
