"""Golden records: for each scenario the shortest game found for each way it ended, and one resignation.

`python -m gonfalon.lab.golden` writes them anew under `records/`.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.record import Record, read_record, write_record
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.citations import checkout
from gonfalon.lab.match import RANDOM, Chooser, chooser
from gonfalon.lab.moment import AnySitting, drive
from gonfalon.registry import AnyGame, games

IDLE = "idle"
PLAYERS = (IDLE, RANDOM, "recruit")
SEEDS = 30
MOST_ACTIONS = 5000
ACTIONS_BEFORE_RESIGNING = 12
IDLENESS = 0.8


def main() -> int:
    """Write the golden records of every game that is checked out."""
    for game in games():
        folder = golden_folder(game)
        if folder is None:
            continue
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, record in golden_records(game).items():
            (folder / f"{name}.json").write_text(write_record(record), encoding="utf-8")
            print(f"{game.name}: {name}, {len(record.entries)} entries")
    return 0


def golden_folder(game: AnyGame) -> Path | None:
    """Where the golden records of a game stand."""
    root = checkout(game)
    return root / "records" / game.name if root else None


def kept_records(game: AnyGame) -> Iterator[tuple[str, Record]]:
    """The golden records that are kept, by name."""
    folder = golden_folder(game)
    for path in sorted(folder.glob("*.json")) if folder else ():
        yield path.stem, read_record(path.read_text(encoding="utf-8"))


def golden_records(game: AnyGame) -> dict[str, Record]:
    """The shortest game for each scenario and ending, by name."""
    found: dict[str, Record] = {}
    for scenario in game.scenarios:
        for sitting in tried_games(game, scenario.id):
            outcome = sitting.outcome()
            if outcome is None:
                continue
            name = f"{scenario.id}-{outcome.how}"
            if name not in found or len(sitting.entries) < len(found[name].entries):
                found[name] = sitting.record
    found[f"{game.scenarios[0].id}-resigned"] = resignation(game, game.scenarios[0].id)
    return dict(sorted(found.items()))


def tried_games(game: AnyGame, scenario: str) -> Iterator[AnySitting]:
    """Games of a scenario between players of every kind, from several seeds."""
    for players in product(PLAYERS, repeat=len(game.seats(scenario))):
        for seed in range(SEEDS):
            sitting, choosers, dice = table(game, scenario, players, seed)
            drive(sitting, choosers, dice, MOST_ACTIONS)
            yield sitting


def resignation(game: AnyGame, scenario: str) -> Record:
    """A game that the seat which is asked gives up after a few actions."""
    players = (RANDOM,) * len(game.seats(scenario))
    sitting, choosers, dice = table(game, scenario, players, seed=0)
    drive(sitting, choosers, dice, ACTIONS_BEFORE_RESIGNING)
    sitting.resign(sitting.due()[0].seat)
    return sitting.record


def table(
    game: AnyGame, scenario: str, players: tuple[str, ...], seed: int
) -> tuple[AnySitting, dict[str, Chooser], SeededDice]:
    """A sitting, who answers for each seat, and the dice."""
    named = dict(zip((str(seat) for seat in game.seats(scenario)), players, strict=True))
    dice = SeededDice(seed)
    choosers = {
        seat: idler(game, seed) if player == IDLE else chooser(game, player, f"{seed}/{seat}")
        for seat, player in named.items()
    }
    return Sitting(game, scenario, game.options(), dice, seats=named), choosers, dice


def idler(game: AnyGame, seed: int) -> Chooser:
    """Answers mostly by default, which keeps a record short."""
    random = Random(seed)

    def choose(state: Any, ask: Ask[Any]) -> Any:
        return ask.default if random.random() < IDLENESS else game.menu(state, ask.seat).sample(random)

    return choose


if __name__ == "__main__":
    sys.exit(main())
