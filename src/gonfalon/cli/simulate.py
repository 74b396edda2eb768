"""`gonfalon simulate`: many games between bots."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.cli.arguments import (
    Commands,
    game_argument,
    json_argument,
    orders_argument,
    seed_argument,
    setting_arguments,
    subcommand,
    whole,
)
from gonfalon.cli.inputs import options_of, orders_of, scenario_named
from gonfalon.cli.output import write_json
from gonfalon.cli.progress import progress_bar
from gonfalon.registry import game_named

if TYPE_CHECKING:
    from gonfalon.lab.simulate import Report

MOST_GAMES = 10_000_000
MOST_WORKERS = 1024


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "play many games between bots and count how they end"
    example = "gonfalon simulate arsouf --scenario gate --games 20 --seed 1 --bots recruit,random"
    parser = subcommand(commands, "simulate", does, example, run)
    game_argument(parser)
    setting_arguments(parser)
    parser.add_argument("--games", metavar="N", type=whole(1, MOST_GAMES), default=100, help="how many games, or pairs")
    seed_argument(parser, 1, "games")
    parser.add_argument("--bots", metavar="A,B", help="a bot for each seat, in the order of seats; without it random")
    orders_argument(parser)
    parser.add_argument("--paired", action="store_true", help="play each seed twice with sides swapped")
    parser.add_argument("--workers", metavar="N", type=whole(1, MOST_WORKERS), default=1, help="how many processes")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="keep finished games here and go on from them")
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Play the games and report."""
    from gonfalon.lab.simulate import simulate  # noqa: PLC0415

    game = game_named(arguments.game)
    scenario = scenario_named(game, arguments.scenario)
    options = options_of(game, arguments.options)
    bots = tuple(arguments.bots.split(",")) if arguments.bots else ("random",) * len(game.seats(scenario))
    total = arguments.games * (2 if arguments.paired else 1)
    with progress_bar(f"simulating {game.name}", total) as progress:
        report = simulate(
            game,
            scenario,
            options,
            bots,
            arguments.games,
            arguments.seed,
            paired=arguments.paired,
            orders=orders_of(game, scenario, arguments.orders),
            workers=arguments.workers,
            progress=progress,
            resume=arguments.resume,
        )
    if arguments.json:
        write_json(report)
    else:
        print_report(report)
    return 0


def print_report(report: "Report") -> None:
    """Print the figures for people, wins with their 95 % intervals."""
    from gonfalon.lab.simulate import a_game, interval  # noqa: PLC0415

    print(f"{report.game}, {report.scenario}: {report.games} games in {report.seconds:.1f} s, {report.actions} actions")
    for side, wins in report.wins.items():
        low, high = interval(wins, report.games)
        print(f"  {side}: {wins} won, {wins / report.games:.1%} ({low:.1%} to {high:.1%})")
    print(f"  draws: {report.draws}")
    for ending, times in report.endings.items():
        print(f"  ending {ending}: {times}")
    print(f"  actions in a game: {a_game(report)}")
    if report.pairs is not None:
        pairs = report.pairs
        print(
            f"  pairs of the first bot: {pairs.won} won, {pairs.lost} lost, {pairs.tied} tied, score {pairs.score:.1%}"
        )
        print(f"  pairs decided by wins: {pairs.by_wins}")
