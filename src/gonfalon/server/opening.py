"""How a table begins: as a new game, from a record or a position, as a rematch, or from the middle of another."""

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec

from gonfalon.bots import bot_named, nodes_named, within_bounds
from gonfalon.kernel.game import has_secrets
from gonfalon.kernel.reading import BadInput, converted, read
from gonfalon.kernel.record import Continued, Entry, Header, Took, TookBack
from gonfalon.kernel.replay import refuse_strange_header
from gonfalon.kernel.sitting import Sitting
from gonfalon.registry import AnyGame
from gonfalon.server.clock import now
from gonfalon.server.declining import UnderSeal
from gonfalon.server.dice import CountedDice
from gonfalon.server.importing import LONGEST_POSITION, bounded_record, refuse_longer
from gonfalon.server.ordering import carried
from gonfalon.server.rematching import before_of
from gonfalon.server.stored import After, Deed, TableRow
from gonfalon.server.table import Table
from gonfalon.server.wire.parts import PERSON, is_person
from gonfalon.server.wire.tables import Origin, Standing
from gonfalon.server.wire.wishes import Branch, Import, OpenTable

UNHURRIED = 600
"""Milliseconds between the actions of bots that play each other."""

LONGEST_NAME = 40
"""Letters of a person's name."""

FROM_FILE = Origin("import")

Games = Mapping[str, AnyGame]
Beginning = tuple[TableRow, tuple[Deed, ...]]


def new_game(games: Games, wish: OpenTable) -> Beginning:
    """A scenario from its beginning."""
    game = installed(games, wish.game)
    scenario = wish.scenario or game.scenarios[0].id
    if scenario not in {each.id for each in game.scenarios}:
        raise BadInput("scenario", f"{scenario} is no scenario of {game.name}")
    options = converted(wish.options, game.options, "options")
    seats = seats_of(game, scenario, wish.seats)
    secret = secret_of(game, scenario, wish.seed)
    sitting = Sitting(game, scenario, options, CountedDice(secret, 0), seats=seats)
    return row_of(sitting.header, secret, wish.delay), ()


def secret_of(game: AnyGame, scenario: str, seed: int | None) -> str:
    """Whence the dice of a table come: from the seed that is wished, else from chance."""
    if seed is None:
        return secrets.token_hex()
    if has_secrets(game, scenario):
        # Who knows the seed knows every die before it falls, the hidden ones too.
        raise UnderSeal(game, "seed")
    return f"seed {seed}"


def imported(games: Games, wish: Import) -> Beginning:
    """A game from a record or from a position."""
    record, position = bytes(wish.record), bytes(wish.position)
    if bool(record) == bool(position):
        raise BadInput("record", "give a record or a position")
    if record:
        return from_record(games, record, wish)
    return from_position(installed(games, wish.game), position, wish)


def from_record(games: Games, written: bytes, wish: Import) -> Beginning:
    """A record goes on with the seats that are wished, else with those it names, else with people."""
    with complaints_within("record"):
        record = bounded_record(written)
        game = installed(games, record.header.game, "header.game")
        refuse_strange_header(game, record.header)
    seats = seats_of(game, record.header.scenario, wish.seats or seats_named(game, record.header))
    header = msgspec.structs.replace(record.header, seats=seats)
    row = row_of(header, secret_of(game, header.scenario, wish.seed), wish.delay, origin=FROM_FILE)
    return row, tuple(Deed(entry) for entry in record.entries)


def from_position(game: AnyGame, written: bytes, wish: Import) -> Beginning:
    """A position goes on with the seats that are wished, else with people."""
    refuse_longer(msgspec.Raw(written), LONGEST_POSITION, "position")
    with complaints_within("position"):
        position = read(written, game.position_type)
        game.state_of(position)
    # A position names its scenario and options where its game lets it.
    scenario = getattr(position, "scenario", game.scenarios[0].id)
    options = getattr(position, "options", None) or game.options()
    seats = seats_of(game, scenario, wish.seats or dict.fromkeys(game.seats(scenario), PERSON))
    secret = secret_of(game, scenario, wish.seed)
    sitting = Sitting(game, scenario, options, CountedDice(secret, 0), start=position, seats=seats)
    return row_of(sitting.header, secret, wish.delay, origin=FROM_FILE), ()


@contextmanager
def complaints_within(field: str) -> Iterator[None]:
    """Put the field that holds it before the field that a complaint names."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{field}.{error.field}", error.why) from None


def rematch(table: Table) -> Beginning:
    """The same game from its beginning, the sides changed, everybody with his standing orders."""
    game, header = table.game, table.sitting.header
    before = before_of(table.seats, {seat: game.side(seat) for seat in table.seats})
    seats = {seat: table.seats[old] for seat, old in before.items()}
    options = converted(header.options, game.options, "options")
    start = None if header.start is None else converted(header.start, game.position_type, "start")
    secret = secrets.token_hex()
    sitting = Sitting(game, header.scenario, options, CountedDice(secret, 0), start=start, seats=seats)
    origin = Origin("rematch", table.id)
    return row_of(sitting.header, secret, table.delay, carried(table, seats, before), origin), ()


def branch(table: Table, seat: str | None, wish: Branch) -> Beginning:
    """The game as it stood after some of the entries that a seat knows; people who stay keep their standing orders."""
    table.refuse_sealed("branch")
    known = table.heard_by(seat)
    if wish.entries > len(known):
        raise BadInput("entries", f"the game has only {len(known)}")
    header = table.sitting.header
    seats = seats_of(table.game, header.scenario, wish.seats or table.seats)
    before, standing = entries_that_stand(table.sitting.entries)
    shared = known[wish.entries - 1].entry + 1 if wish.entries else 0
    entries = (*before, *standing[:shared])
    orders = carried(table, seats, {seat: seat for seat in seats})
    origin = Origin("branch", table.id, shared)
    row = row_of(msgspec.structs.replace(header, seats=seats), secrets.token_hex(), table.delay, orders, origin)
    return row, tuple(Deed(entry) for entry in entries)


def entries_that_stand(entries: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Where the game went on from under these rules, if it did, and the actions since that were not taken back.

    What was recorded under other rules before that stays with the game it belongs to.
    """
    before: list[Entry] = []
    standing: list[Entry] = []
    for entry in entries:
        match entry:
            case Continued():
                before, standing = [entry], []
            case TookBack(actions=actions):
                del standing[-actions:]
            case Took():
                standing.append(entry)
            case _:
                pass
    return before, standing


def installed(games: Games, name: str, field: str = "game") -> AnyGame:
    """The game of that name."""
    if name not in games:
        raise BadInput(field, f"{name} is none of the installed games: {', '.join(games)}")
    return games[name]


def seats_of(game: AnyGame, scenario: str, wished: Mapping[str, str]) -> dict[str, str]:
    """Who takes each seat, in the game's order; every seat is taken by a person or by a bot that knows the game."""
    order = game.seats(scenario)
    for seat in wished:
        if seat not in order:
            raise BadInput(f"seats.{seat}", f"{game.name} has the seats {', '.join(order)}")
    for seat in order:
        if seat not in wished:
            raise BadInput(f"seats.{seat}", "nobody takes this seat")
        why = why_nobody(game, wished[seat])
        if why:
            raise BadInput(f"seats.{seat}", why)
    return {str(seat): wished[seat] for seat in order}


def seats_named(game: AnyGame, header: Header) -> dict[str, str]:
    """Those whom a record names, and people where it names nobody who could play here."""
    named = {seat: header.seats.get(seat, PERSON) for seat in game.seats(header.scenario)}
    return {seat: PERSON if why_nobody(game, who) else who for seat, who in named.items()}


def why_nobody(game: AnyGame, who: str) -> str:
    """Why a name is neither a person nor a bot that knows the game."""
    if is_person(who):
        is_short = len(who) <= len(PERSON) + 1 + LONGEST_NAME
        return "" if is_short and who.isprintable() else f"a name has up to {LONGEST_NAME} printable characters"
    try:
        bot_named(who, game, 0)
    except BadInput as error:
        return error.why
    # All tables share the thinkers, so none may ask for more than the lobby offers.
    level = within_bounds(who)
    return "" if level == who else f"{who} asks for more than the {nodes_named(level)} nodes of {level}"


def row_of(
    header: Header,
    secret: str,
    delay: int | None,
    orders: Mapping[str, dict[str, str]] | None = None,
    origin: Origin | None = None,
) -> TableRow:
    """A new table's row; bots among themselves are not hurried."""
    if delay is None:
        delay = 0 if any(map(is_person, header.seats.values())) else UNHURRIED
    opened = After(now(), Standing())
    return TableRow(
        id=secrets.token_hex(8),
        header=header,
        delay=delay,
        secret=secret,
        opened=opened,
        orders=dict(orders or {}),
        origin=origin,
    )
