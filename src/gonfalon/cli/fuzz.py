"""`gonfalon fuzz`: play at random, forge and mangle for a while, looking for a broken law."""

from argparse import Namespace
from typing import TYPE_CHECKING

from gonfalon.cli.arguments import Commands, game_argument, json_argument, seed_argument, subcommand, whole
from gonfalon.cli.output import write_json
from gonfalon.cli.progress import progress_bar
from gonfalon.registry import game_named

if TYPE_CHECKING:
    from gonfalon.lab.fuzz import FuzzReport

LONGEST_SECONDS = 7 * 24 * 3600
FOUND_SOMETHING = 1


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "look for broken laws by random play, forged actions and mangled files"
    parser = subcommand(commands, "fuzz", does, "gonfalon fuzz arsouf --seconds 2 --seed 1", run)
    game_argument(parser)
    parser.add_argument(
        "--seconds", metavar="N", type=whole(1, LONGEST_SECONDS), default=60, help="how long; without it a minute"
    )
    seed_argument(parser, 1, "rounds")
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Fuzz and report; 1 when something was found."""
    from gonfalon.lab.fuzz import fuzz  # noqa: PLC0415

    game = game_named(arguments.game)
    with progress_bar(f"fuzzing {game.name}", arguments.seconds) as progress:
        report = fuzz(game, arguments.seconds, arguments.seed, progress)
    if arguments.json:
        write_json(report)
    else:
        print_report(report)
    return FOUND_SOMETHING if report.findings else 0


def print_report(report: "FuzzReport") -> None:
    """Print what was done and found."""
    print(f"{report.game}, seed {report.seed}: {report.rounds} rounds, {report.actions} actions taken")
    print(f"  {report.forged} actions forged, {report.mangled} files mangled, {len(report.seen)} clauses seen")
    for ending, times in sorted(report.endings.items()):
        print(f"  ending {ending}: {times}")
    for finding in report.findings:
        print(f"  round {finding.round}, {finding.law}: {finding.what}")
    print(f"  {len(report.findings)} findings")
