"""What can be typed at the table besides the game's own verbs."""

from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from gonfalon.cli.inputs import text_of
from gonfalon.cli.phrases import plain
from gonfalon.cli.sentences import leaves, values_of
from gonfalon.cli.terminal.forecast import show_odds
from gonfalon.cli.terminal.names import Puzzled, choices, names, open_verbs, resolved
from gonfalon.cli.terminal.routes import shortest
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.clerk import order_values
from gonfalon.kernel.game import has_secrets
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.rulebook import TABLE_CLAUSES, refuse

MOST_SHOWN = 1000

Command: TypeAlias = Callable[[Table, str, list[str]], None]


def show_help(table: Table, seat: str, words: list[str]) -> None:
    """Say what can be typed now."""
    if verbs := open_verbs(table, seat):
        table.phrase("help-verbs", verbs=verbs)
    table.phrase("help")
    table.explain_board()


def show_board(table: Table, seat: str, words: list[str]) -> None:
    """Show the board and the key to it."""
    table.draw()
    table.explain_board()


def show_reach(table: Table, seat: str, words: list[str]) -> None:
    """Show what a piece can do now, or which pieces can do anything."""
    offers, spell = table.offers(seat), table.phrases.value
    if not words:
        able = {word: None for offer in offers for word in pieces_in(offer)}
        table.phrase("can-act", names=", ".join(map(spell, able)) or "-")
        return
    name = resolved(words[0], names(table), spell)
    found = [offer for offer in offers if any(name in leaves(value) for value in offer.fixed.values())]
    if not found:
        table.phrase("cannot-act", name=table.say.words.name(name))
        return
    places: list[str] = []
    for offer in found:
        given = " ".join((table.phrases.verb(str(offer.verb.__struct_config__.tag)), *map(spell, fixed_in(offer))))
        if not offer.holes:
            table.show(given)
        for hole in offer.holes.values():
            ends = shortest(hole) if isinstance(hole, Route) else map(ends_of, islice(hole, MOST_SHOWN))
            values = sorted(set(ends))
            places += values
            table.show(f"{given}: {' '.join(map(spell, values))}")
    table.draw(places)


def fixed_in(offer: Offer[Any]) -> list[str]:
    """What an offer names already besides its seat."""
    return [word for field, value in offer.fixed.items() if field != "seat" for word in leaves(value) if word]


def pieces_in(offer: Offer[Any]) -> list[str]:
    """What an offer names already that can act: neither its seat nor one of a closed set of values."""
    return [
        word
        for field, value in offer.fixed.items()
        if field != "seat" and not choices(offer.verb, field)
        for word in leaves(value)
        if word
    ]


def ends_of(value: object) -> str:
    """A value as it may be typed: of a path its end, of anything else all of it."""
    written = msgspec.to_builtins(value)
    return str(written[-1]) if isinstance(written, tuple) and written else ",".join(leaves(written))


def explain(table: Table, seat: str, words: list[str]) -> None:
    """Explain the last refusal, else what the computer did since the person acted, else the last sums."""
    if table.refused is not None:
        show_rules(table, seat, [table.refused.clause])
        return
    for action, reason in table.reasons:
        clauses = f" [{', '.join(reason.clauses)}]" if reason.clauses else ""
        table.show(f"{table.say.spelled(action)}: {table.say.words.say(f'why-{reason.key}', reason.args)}{clauses}")
    if not table.reasons:
        table.show("\n".join(table.say.told(table.last_sums())) or table.phrases.say("nothing-to-explain"))


def undo(table: Table, seat: str, words: list[str]) -> None:
    """Take the last action back."""
    if not table.sitting.may_undo(seat):
        table.phrase("no-undo" if table.sitting.steps else "nothing-done")
        return
    table.plan = None
    table.phrase("undone", action=table.say.spelled(table.sitting.undo(seat)))
    table.draw()


def cancel(table: Table, seat: str, words: list[str]) -> None:
    """Take back what one piece did, and do again what came after it."""
    if len(words) != 1:
        raise Puzzled("usage", usage=table.phrases.say("usage-cancel"))
    name, sitting, say = resolved(words[0], names(table), table.phrases.value), table.sitting, table.say
    for place in reversed(range(len(sitting.steps))):
        action = sitting.steps[place].action
        if [name] in values_of(action) and sitting.may_cancel(seat, place):
            table.phrase("undone", action=say.spelled(action))
            for lost, refusal in sitting.cancel(seat, place, table.dice):
                table.phrase("lost", action=say.spelled(lost), why=say.refusal(refusal))
            table.draw()
            return
    table.phrase("no-cancel", name=table.say.words.name(name))


def show_rules(table: Table, seat: str, words: list[str]) -> None:
    """Show a clause or a ruling with what bears on it, or the whole contents page."""
    game, say = table.game, table.say.words
    wanted = "".join(words[:1]).lower()
    clauses = [clause for clause in (*game.rulebook.clauses, *TABLE_CLAUSES) if wanted in ("", clause.id.lower())]
    rulings = [ruling for ruling in game.rulings if wanted in ("", *map(str.lower, (ruling.id, *ruling.clauses)))]
    if not clauses and not rulings:
        table.phrase("no-clause", clause=words[0])
    for clause in clauses:
        title, gist = say.clause(clause)
        table.show(f"{clause.id} {title}" + (f". {gist}" if wanted else ""))
    for ruling in rulings:
        question, answer, reason = say.ruling(ruling)
        table.show(f"{ruling.id} {question}" + (f" {answer} {reason}" if wanted else ""))


def order(table: Table, seat: str, words: list[str]) -> None:
    """Show what is left to the clerk, or leave something to it."""
    clerk, say = table.game.clerk, table.say.words
    if clerk is None:
        table.phrase("no-clerk")
        return
    orders = table.orders.get(seat, clerk.orders_type())
    choices = order_values(type(orders), secrets=has_secrets(table.game, table.sitting.header.scenario))
    named = {plain(name): each for each in choices for name in (each, say.order(each)[0])}
    if words:
        given = resolved(words[0], named, str)
        values = choices.get(given, ())
        called = {plain(name): value for value in values for name in (value, say.order_value(given, value))}
        value = resolved(words[1], called, str) if len(words) == 2 else ""
        if value not in values:
            raise Puzzled("usage", usage=orders_usage(table, choices, given))
        orders = msgspec.convert({**msgspec.to_builtins(orders), given: value}, type(orders))
        table.orders[seat] = orders
    for each in choices:
        value = str(getattr(orders, each))
        table.show(f"{each}: {say.order_value(each, value)} ({say.order(each)[0]})")


def orders_usage(table: Table, choices: Mapping[str, tuple[str, ...]], given: str) -> str:
    """How an order is given: the one that was named with its values, else each of them."""
    named = [given] if given in choices else choices
    return "; ".join(table.phrases.say("usage-orders", order=each, values="|".join(choices[each])) for each in named)


def show_log(table: Table, seat: str, words: list[str]) -> None:
    """Show everything that has happened."""
    table.show("\n".join(table.log()))


def save(table: Table, seat: str, words: list[str]) -> None:
    """Write the record to a file, never over anything but a record."""
    if len(words) != 1:
        raise Puzzled("usage", usage=table.phrases.say("usage-save"))
    path = Path(words[0])
    try:
        if path.exists():
            read_record(text_of(words[0]))
        path.write_text(write_record(table.sitting.record), encoding="utf-8")
    except BadInput:
        raise Puzzled("not-a-record", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Puzzled("cannot-write", file=str(path), why=getattr(error, "strerror", None) or str(error)) from None
    table.phrase("saved", file=str(path))


def resign(table: Table, seat: str, words: list[str]) -> None:
    """Give the game up, unless it is over."""
    if table.sitting.outcome() is not None:
        table.refuse(refuse("K2", "game-over"))
        return
    table.sitting.resign(seat)


def leave(table: Table, seat: str, words: list[str]) -> None:
    """Leave the table."""
    table.is_left = True


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "board": show_board,
    "where": show_reach,
    "odds": show_odds,
    "why": explain,
    "undo": undo,
    "cancel": cancel,
    "rules": show_rules,
    "orders": order,
    "log": show_log,
    "save": save,
    "resign": resign,
    "quit": leave,
}
