"""The balance study: captain against captain, wins by side with their intervals; a stopped run goes on where it was.

Example: python -m gonfalon.lab.balance --games 400 --nodes 200 --out runs/balance.jsonl
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.kernel.reading import BadInput
from gonfalon.lab.pairs import interval
from gonfalon.lab.simulate import Report, a_game, simulate
from gonfalon.registry import AnyGame, game_named

UNEVEN = 0.7
"""A side that wins a greater share than this at captain level calls for a balanced preset, unless another is named."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play or resume the study and print its figures."""
    asked = parser().parse_args(arguments)
    try:
        game = game_named(asked.game)
        options = options_of(game, asked.option)
        bots = (f"captain:{asked.nodes}",) * len(game.seats(asked.scenario))
        if asked.out is not None:
            asked.out.parent.mkdir(parents=True, exist_ok=True)
        report = simulate(
            game, asked.scenario, options, bots, asked.games, asked.seed, workers=asked.workers, resume=asked.out
        )
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(lines(report, bots[0], asked.seed, asked.uneven)))
    return 0


def lines(report: Report, bot: str, seed: int, uneven: float = UNEVEN) -> list[str]:
    """The figures of a study as people read them; a side with a greater share than `uneven` is marked."""
    told = [f"{report.game}, {report.scenario}: {bot} against {bot}, {report.games} games from seed {seed}"]
    for side, won in report.wins.items():
        low, high = interval(won, report.games)
        share = won / report.games
        mark = "  uneven" if share > uneven else ""
        told.append(f"  {side:<10} {won:>4}  {share:.1%}  95 % interval {low:.1%} to {high:.1%}{mark}")
    told += [f"  {many:>4} by {ending}" for ending, many in report.endings.items()]
    return [*told, f"  actions in a game: {a_game(report)}"]


def options_of(game: AnyGame, written: Sequence[str]) -> Any:
    """The game's options, with those changed that are written as name=value."""
    values = {}
    for each in written:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput("option", f"{each} is not written as name=value")
        values[name] = value
    try:
        return msgspec.convert(values, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("option", str(error)) from None


def parser() -> argparse.ArgumentParser:
    """What the study can be asked for."""
    asks = argparse.ArgumentParser(prog="gonfalon.lab.balance", description=__doc__)
    asks.add_argument("game", nargs="?", default="arsouf")
    asks.add_argument("--scenario", default="printed")
    asks.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asks.add_argument("--games", type=int, default=400)
    asks.add_argument("--nodes", type=int, default=200, help="how many nodes a turn the captains get")
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--workers", type=int, default=1)
    asks.add_argument("--uneven", type=float, default=UNEVEN, help="the share of wins above which a side is marked")
    asks.add_argument("--out", type=Path, help="a file that keeps finished games and is read first")
    return asks


if __name__ == "__main__":
    sys.exit(main())
