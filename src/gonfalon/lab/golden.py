"""Golden records: for each scenario the shortest game found for each way it ended, and one resignation.

Endings that whole games hardly come to are played from the records without entries under `near/`.

`python -m gonfalon.lab.golden` writes them anew under `records/`, those of all games or of the games that it is given.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from gonfalon.bots.value import JUDGEMENTS
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.record import Record, read_record, write_record
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.citations import checkout
from gonfalon.lab.match import RANDOM, Chooser, chooser
from gonfalon.lab.moment import AnySitting, drive
from gonfalon.registry import AnyGame, game_named, names

IDLE = "idle"
NEAR = "near"
PLAYERS = (IDLE, RANDOM, "recruit")
SEEDS = 30
LONG = ("vanguards",)
"""Scenarios that bots play for so long that only idle and random players are tried."""
SEEDS_FROM_NEAR = 300
MOST_ACTIONS = 5000
ACTIONS_BEFORE_RESIGNING = 12
IDLENESS = 0.8


class Ending(NamedTuple):
    """What tells golden records apart."""

    scenario: str
    how: str
    winner: str | None
    clause: str


def main(wanted: Sequence[str]) -> int:
    """Write the golden records of the games that are wanted, or of every game, if they are checked out."""
    for game in map(game_named, wanted or names()):
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


def kept_records(game: AnyGame, within: str = "") -> Iterator[tuple[str, Record]]:
    """The golden records that are kept, by name; or the records of a folder beside them."""
    folder = golden_folder(game)
    for path in sorted((folder / within).glob("*.json")) if folder else ():
        yield path.stem, read_record(path.read_text(encoding="utf-8"))


def golden_records(game: AnyGame) -> dict[str, Record]:
    """The shortest game for each scenario, ending and winner, by name."""
    shortest: dict[Ending, Record] = {}
    for scenario in game.scenarios:
        for sitting in tried_games(game, scenario.id):
            keep_shortest(shortest, sitting)
    from_near: dict[Ending, Record] = {}
    for sitting in games_from_near(game):
        keep_shortest(from_near, sitting)
    found = named({**from_near, **shortest})
    found[f"{game.scenarios[0].id}-resigned"] = resignation(game, game.scenarios[0].id)
    return dict(sorted(found.items()))


def keep_shortest(kept: dict[Ending, Record], sitting: AnySitting) -> None:
    """Keep the record of a finished game unless a shorter one ended alike."""
    outcome = sitting.outcome()
    if outcome is None:
        return
    ending = Ending(sitting.header.scenario, outcome.how, outcome.winner, outcome.clause)
    if ending not in kept or len(sitting.entries) < len(kept[ending].entries):
        kept[ending] = sitting.record


def named(records: dict[Ending, Record]) -> dict[str, Record]:
    """The records by name; winner and clause are named where the same way to end may have another."""
    return {name_of(ending, list(records)): record for ending, record in records.items()}


def name_of(ending: Ending, endings: list[Ending]) -> str:
    """What a golden record is called among all of its game."""
    alike = [other for other in endings if other.how == ending.how]
    parts = [ending.scenario, ending.how]
    if any(other.winner != ending.winner for other in alike):
        parts.append(str(ending.winner))
    if any(other.clause != ending.clause for other in alike):
        parts.append(ending.clause)
    return "-".join(parts)


def tried_games(game: AnyGame, scenario: str) -> Iterator[AnySitting]:
    """Games of a scenario between players of every kind, from several seeds."""
    kinds = (IDLE, RANDOM) if scenario in LONG else players_of(game)
    for players in product(kinds, repeat=len(game.seats(scenario))):
        for seed in range(SEEDS):
            seats, choosers = seated(game, scenario, players, seed)
            dice = SeededDice(seed)
            sitting: AnySitting = Sitting(game, scenario, game.options(), dice, seats=seats)
            drive(sitting, choosers, dice, MOST_ACTIONS)
            yield sitting


def games_from_near(game: AnyGame) -> Iterator[AnySitting]:
    """Games from the records without entries that stand close before an ending which whole games hardly come to."""
    folder = golden_folder(game)
    for path in sorted((folder / NEAR).glob("*.json")) if folder else ():
        header = replay(game, read_record(path.read_bytes()), trusting=True).header
        options = msgspec.convert(header.options, game.options)
        start = msgspec.convert(msgspec.to_builtins(header.start), game.position_type)
        for seed in range(SEEDS_FROM_NEAR):
            seats, choosers = seated(game, header.scenario, (RANDOM,) * len(game.seats(header.scenario)), seed)
            dice = SeededDice(seed)
            sitting: AnySitting = Sitting(game, header.scenario, options, dice, start=start, seats=seats)
            drive(sitting, choosers, dice, MOST_ACTIONS)
            yield sitting


def resignation(game: AnyGame, scenario: str) -> Record:
    """A game that the seat which is asked gives up after a few actions."""
    seats, choosers = seated(game, scenario, (RANDOM,) * len(game.seats(scenario)), seed=0)
    dice = SeededDice(0)
    sitting: AnySitting = Sitting(game, scenario, game.options(), dice, seats=seats)
    drive(sitting, choosers, dice, ACTIONS_BEFORE_RESIGNING)
    sitting.resign(sitting.due()[0].seat)
    return sitting.record


def players_of(game: AnyGame) -> tuple[str, ...]:
    """The kinds of players that know a game."""
    return PLAYERS if game.name in JUDGEMENTS else (IDLE, RANDOM)


def seated(
    game: AnyGame, scenario: str, players: tuple[str, ...], seed: int
) -> tuple[dict[str, str], dict[str, Chooser]]:
    """Who sits where, and who answers for each seat."""
    seats = dict(zip((str(seat) for seat in game.seats(scenario)), players, strict=True))
    choosers = {
        seat: idler(game, seed) if player == IDLE else chooser(game, player, f"{seed}/{seat}")
        for seat, player in seats.items()
    }
    return seats, choosers


def idler(game: AnyGame, seed: int) -> Chooser:
    """Answers mostly by default, which keeps a record short."""
    random = Random(seed)

    def choose(state: Any, ask: Ask[Any]) -> Any:
        return ask.default if random.random() < IDLENESS else game.menu(state, ask.seat).sample(random)

    return choose


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
