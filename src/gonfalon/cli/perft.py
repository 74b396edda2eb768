"""`gonfalon perft`: lines of play from a position, counted."""

from argparse import Namespace

from gonfalon.cli.arguments import (
    Commands,
    game_argument,
    json_argument,
    position_argument,
    subcommand,
    whole,
)
from gonfalon.cli.inputs import state_in
from gonfalon.cli.output import write_json
from gonfalon.registry import game_named

DEEPEST = 100


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "count the lines of play from a position"
    parser = subcommand(commands, "perft", does, "gonfalon perft arsouf --from position.json --depth 2", run)
    game_argument(parser)
    position_argument(parser)
    parser.add_argument("--depth", metavar="N", type=whole(1, DEEPEST), required=True, help="how many actions deep")
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Count every action and every fall of the dice, depth by depth."""
    from gonfalon.lab.perft import perft  # noqa: PLC0415

    game = game_named(arguments.game)
    counts = perft(game, state_in(game, arguments.position), arguments.depth)
    if arguments.json:
        write_json(counts)
        return 0
    print("depth        lines       states        ended")
    rows = zip(counts.lines, counts.states, counts.ended, strict=True)
    for depth, (lines, states, ended) in enumerate(rows, 1):
        print(f"{depth:5} {lines:12} {states:12} {ended:12}")
    return 0
