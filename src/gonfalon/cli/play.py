"""`gonfalon play`: a game against the computer or side by side, in the browser or in the terminal."""

import secrets
import sys
from argparse import Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gonfalon.cli.arguments import Commands, language_argument, seed_argument, setting_arguments, subcommand
from gonfalon.cli.inputs import complaints_about, options_of, scenario_named, text_of
from gonfalon.cli.serve import serve, serve_arguments
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.registry import AnyGame, game_named, names

if TYPE_CHECKING:
    from dataclasses import replace

    from gonfalon.cli.terminal.table import Table
else:
    from msgspec.structs import replace

CHOSEN_AT_THE_TABLE = {
    "scenario": "--scenario",
    "options": "--option",
    "side": "--side",
    "bots": "--bots",
    "seed": "--seed",
    "resume": "--resume",
}
EVERYBODY, NOBODY = "both", "none"
PERSON = "person"
LEVEL = "recruit"
SEED_BITS = 32


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "play a game against the computer or side by side"
    example = "gonfalon play --terminal arsouf --scenario gate --side crusader --bots recruit --seed 7"
    parser = subcommand(commands, "play", does, example, run)
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="a name that `gonfalon games` lists; without it the first"
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, not in the browser")
    serve_arguments(parser)
    setting_arguments(parser)
    parser.add_argument("--side", metavar="SEAT", help=f"the seat you take; {EVERYBODY}: every seat; {NOBODY}: look on")
    parser.add_argument("--bots", metavar="LEVEL", help="random, recruit or captain for the others; A,B for several")
    seed_argument(parser, None, "dice and the same answers of the computer")
    parser.add_argument("--resume", metavar="RECORD", help="go on with a game that `save` has written")
    language_argument(parser)


def run(arguments: Namespace) -> int:
    """Open the table in the browser, or seat people and bots in the terminal and play until the end."""
    if not arguments.terminal:
        refuse_what_the_browser_asks(arguments)
        return serve(arguments, open_browser=True)
    from gonfalon.cli.terminal.evening import play, welcome  # noqa: PLC0415

    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    sitting = resumed(arguments) if arguments.resume else opened(arguments, seed)
    table = table_of(sitting, seed, arguments.language)
    welcome(table, seed)
    play(table)
    return 0


def refuse_what_the_browser_asks(arguments: Namespace) -> None:
    """Refuse what would be ignored, because the browser asks for it at the table."""
    game_named(arguments.game or names()[0])
    for name, flag in CHOSEN_AT_THE_TABLE.items():
        if getattr(arguments, name) not in (None, []):
            raise BadInput(flag, "goes with --terminal; in the browser it is chosen at the table")


def opened(arguments: Namespace, seed: int) -> Sitting[Any, Any, Any]:
    """A new game."""
    game = game_named(arguments.game or names()[0])
    scenario = scenario_named(game, arguments.scenario)
    options = options_of(game, arguments.options)
    seats = seated(game, scenario, arguments.side, arguments.bots, {})
    return Sitting(game, scenario, options, SeededDice(f"{seed}/opening"), seats=seats)


def resumed(arguments: Namespace) -> Sitting[Any, Any, Any]:
    """A game that was saved, with those who sat there unless others are named now."""
    if arguments.scenario or arguments.options:
        raise BadInput("--resume", "a saved game keeps its scenario and its options")
    with complaints_about(arguments.resume):
        record = read_record(text_of(arguments.resume))
        sitting = replay(game_named(arguments.game or record.header.game), record)
    header = sitting.header
    sitting.header = replace(
        header, seats=seated(sitting.game, header.scenario, arguments.side, arguments.bots, header.seats)
    )
    return sitting


def seated(
    game: AnyGame, scenario: str, side: str | None, bots: str | None, before: Mapping[str, str]
) -> dict[str, str]:
    """Who takes each seat: a person, or a bot by its level."""
    seats = game.seats(scenario)
    if side not in (None, EVERYBODY, NOBODY, *seats):
        raise BadInput("--side", f"{side} is none of {', '.join((*seats, EVERYBODY, NOBODY))}")
    if side is None and before.keys() == set(seats):
        people = [seat for seat in seats if before[seat].partition(":")[0] == PERSON]
    else:
        people = [seat for seat in seats if side in (seat, EVERYBODY) or (side is None and seat == seats[0])]
    others = [seat for seat in seats if seat not in people]
    levels = bots.split(",") if bots else [before.get(seat, LEVEL) for seat in others]
    if len(levels) == 1:
        levels *= len(others)
    if len(levels) != len(others):
        raise BadInput("--bots", f"{len(others)} seats need a bot, not {len(levels)}: {', '.join(others)}")
    return dict.fromkeys(people, PERSON) | dict(zip(others, levels, strict=True))


def table_of(sitting: Sitting[Any, Any, Any], seed: int, language: str) -> "Table":
    """The table with its bots; what is rolled after a saved game does not repeat what was rolled before."""
    from gonfalon.bots import bot_named  # noqa: PLC0415
    from gonfalon.cli.terminal.table import Screen, Table  # noqa: PLC0415

    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    seats = sitting.header.seats
    bots = {
        seat: bot_named(level, sitting.game, seed + place)
        for place, (seat, level) in enumerate(sorted(seats.items()))
        if level != PERSON
    }
    return Table(sitting, bots, SeededDice(f"{seed}/{len(sitting.entries)}"), language, Screen())
