"""`gonfalon schema`: the JSON Schema of what a game reads and writes."""

from argparse import Namespace

import msgspec

from gonfalon.cli.arguments import Commands, game_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.registry import AnyGame, game_named


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "print the JSON Schema of a game's positions, actions or views"
    parser = subcommand(commands, "schema", does, "gonfalon schema arsouf position", run)
    game_argument(parser)
    parser.add_argument("what", choices=("position", "action", "view"), help="which of its types")


def run(arguments: Namespace) -> int:
    """Print one schema."""
    game: AnyGame = game_named(arguments.game)
    kinds = {"position": game.position_type, "action": game.action_type, "view": game.view_type}
    write_json(msgspec.json.schema(kinds[arguments.what]))
    return 0
