"""`gonfalon position`: the opening of a scenario, or a moment of a record, as a position file."""

from argparse import Namespace
from typing import Any

from gonfalon.cli.arguments import (
    Commands,
    game_argument,
    opening_arguments,
    refuse_opening_arguments,
    subcommand,
    whole,
)
from gonfalon.cli.inputs import complaints_about, opening_of, text_of
from gonfalon.cli.output import complain, write_json
from gonfalon.kernel.reading import BadInput, Broken
from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from gonfalon.registry import AnyGame, game_named

MOST_ENTRIES = 10**6
BROKEN = 1


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "print the opening of a scenario, or a moment of a record, as a position file"
    parser = subcommand(commands, "position", does, "gonfalon position arsouf --scenario gate", run)
    game_argument(parser)
    opening_arguments(parser)
    parser.add_argument(
        "--record", metavar="RECORD.json", help="a record to take the position from; - is standard input"
    )
    parser.add_argument(
        "--entries",
        metavar="N",
        type=whole(0, MOST_ENTRIES),
        help="after so many actions of the record; without it after all of them",
    )


def run(arguments: Namespace) -> int:
    """Print one position."""
    game = game_named(arguments.game)
    if arguments.record is not None:
        refuse_opening_arguments(arguments, "--record")
        try:
            state = moment_of(game, arguments.record, arguments.entries)
        except Broken as error:
            return complain(str(error), BROKEN)
    elif arguments.entries is not None:
        raise BadInput("--entries", "goes with --record")
    else:
        state = opening_of(game, arguments.scenario, arguments.options, arguments.seed or 0)
    write_json(game.position(state))
    return 0


def moment_of(game: AnyGame, path: str, entries: int | None) -> Any:
    """The state after some of the actions of a record that stand."""
    with complaints_about(path):
        record = read_record(text_of(path))
        if record.header.game != game.name:
            raise BadInput("header.game", f"is {record.header.game}, not {game.name}")
        sitting = replay(game, record)
    steps = sitting.steps
    if entries is not None and entries > len(steps):
        raise BadInput("--entries", f"the record has only {len(steps)} actions that stand")
    taken = steps if entries is None else steps[:entries]
    return taken[-1].state if taken else sitting.first
