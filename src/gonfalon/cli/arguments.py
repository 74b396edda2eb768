"""The arguments that several subcommands share, and a parser that complains in one line."""

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from gonfalon.kernel.reading import BadInput

Run: TypeAlias = Callable[[argparse.Namespace], int]

LANGUAGES = ("en", "es")
LARGEST_SEED = 2**53 - 1


class Parser(argparse.ArgumentParser):
    """A parser that raises BadInput instead of printing its usage; long names are never guessed."""

    def __init__(self, **settings: object) -> None:
        super().__init__(allow_abbrev=False, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise BadInput(self.prog.removeprefix("gonfalon").strip() or "arguments", message)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def subcommand(commands: Commands, name: str, does: str, example: str, run: Run) -> Parser:
    """A subcommand with its one line of help, an example and what it runs."""
    made = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.set_defaults(run=run)
    return made


def game_argument(parser: Parser) -> None:
    """Which game."""
    parser.add_argument("game", metavar="GAME", help="a name that `gonfalon games` lists, such as arsouf")


def setting_arguments(parser: Parser) -> None:
    """Which scenario, under which options."""
    parser.add_argument("--scenario", metavar="S", help="the scenario; without it the game's first")
    parser.add_argument(
        "--option",
        metavar="K=V",
        action="append",
        default=[],
        dest="options",
        help="an option of the game, such as turn_limit=35; may be given several times",
    )


def orders_argument(parser: Parser) -> None:
    """What seats leave to their clerks."""
    parser.add_argument(
        "--order",
        metavar="SEAT.ORDER=WHEN",
        action="append",
        default=[],
        dest="orders",
        help="a standing order, such as muslim.evade=favoured; may be given several times",
    )


def position_argument(parser: Parser, *, required: bool = True) -> None:
    """Where to start from."""
    parser.add_argument(
        "--from",
        metavar="POSITION.json",
        dest="position",
        required=required,
        help="a position file; - is standard input",
    )


def opening_arguments(parser: Parser) -> None:
    """Which opening, where no position is given."""
    setting_arguments(parser)
    seed_argument(parser, None, "dice where the set-up rolls any")


def refuse_opening_arguments(arguments: argparse.Namespace, beside: str) -> None:
    """Complain of what chooses an opening where the position comes from elsewhere."""
    chosen = {"--scenario": arguments.scenario, "--option": arguments.options, "--seed": arguments.seed is not None}
    for name, value in chosen.items():
        if value:
            raise BadInput(name, f"does not go with {beside}, which says where to begin")


def actions_argument(parser: Parser) -> None:
    """What to do there."""
    parser.add_argument(
        "--do", metavar="ACTIONS.json", dest="actions", required=True, help="a list of actions; - is standard input"
    )


def seed_argument(parser: Parser, default: int | None, without: str) -> None:
    """Which chance."""
    parser.add_argument(
        "--seed",
        metavar="K",
        type=whole(0, LARGEST_SEED),
        default=default,
        help=f"the same seed gives the same {without}",
    )


def language_argument(parser: Parser) -> None:
    """Which language the sentences are in."""
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help="the language of sentences")


def json_argument(parser: Parser) -> None:
    """For programs."""
    parser.add_argument("--json", action="store_true", help="write JSON instead of text")


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
        return number

    return read
