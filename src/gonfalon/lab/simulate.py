"""Simulation: many games between bots, the same whatever the number of workers, and how they ended."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from gonfalon.kernel.clerk import Orders
from gonfalon.kernel.reading import BadInput
from gonfalon.lab.forge import verbs
from gonfalon.lab.logbook import Logbook
from gonfalon.lab.match import Match, Played, Turnout, play
from gonfalon.lab.pairs import Half, Pairs, interval, tally
from gonfalon.lab.pool import played_in_batches
from gonfalon.registry import AnyGame

__all__ = ["Pairs", "Report", "a_game", "interval", "simulate"]

IDLE = ("end", "pass")
"""The actions by which nothing is done."""


class Report(Struct, frozen=True):
    """How a number of games ended; `pairs` counts for the first bot, and is None unless sides were swapped.

    `deeds` says how often each kind of action was taken in all games together, ends and passes aside.
    """

    game: str
    scenario: str
    games: int
    wins: dict[str, int]
    draws: int
    endings: dict[str, int]
    actions: int
    seconds: float
    pairs: Pairs | None
    deeds: dict[str, int] = {}


def simulate(
    game: AnyGame,
    scenario: str,
    options: Any,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    *,
    paired: bool = False,
    orders: Mapping[str, Orders] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    resume: Path | None = None,
) -> Report:
    """Play `games` games, or as many pairs of games with swapped sides, under the standing orders of each seat.

    `progress` hears how many games are finished; what `resume` has kept of an earlier run is not played again.
    """
    started = perf_counter()
    match = Match(game, scenario, options, bots, seed, paired, orders)
    refuse_nonsense(match, games, workers)
    turnouts = [
        Turnout(place, swapped) for place in range(games) for swapped in ((False, True) if paired else (False,))
    ]
    wanted = set(turnouts)
    finished: dict[Turnout, Played] = {}
    with Logbook(resume, match.key) as logbook:
        finished.update((played.turnout, played) for played in logbook.kept if played.turnout in wanted)
        left = [turnout for turnout in turnouts if turnout not in finished]
        games_played = played_in_batches(match, left, workers) if workers > 1 else (play(match, each) for each in left)
        for played in games_played:
            logbook.keep(played)
            finished[played.turnout] = played
            if progress is not None:
                progress(len(finished))
    return report(match, [finished[turnout] for turnout in turnouts], perf_counter() - started)


def refuse_nonsense(match: Match, games: int, workers: int) -> None:
    """Refuse what cannot be played, naming the argument."""
    game, scenarios = match.game, [scenario.id for scenario in match.game.scenarios]
    if match.scenario not in scenarios:
        raise BadInput("scenario", f"{match.scenario} is none of {', '.join(scenarios)}")
    seats = game.seats(match.scenario)
    wanted = 2 if match.paired else len(seats)
    if len(match.bots) != wanted:
        raise BadInput("bots", f"{wanted} are needed, one for each of {', '.join(seats)}, not {len(match.bots)}")
    if match.paired and len(match.sides) != 2:
        raise BadInput("paired", f"sides can be swapped only where there are two, not {len(match.sides)}")
    if games < 1:
        raise BadInput("games", f"{games} is not at least 1")
    if workers < 1:
        raise BadInput("workers", f"{workers} is not at least 1")
    match.choosers(Turnout(0, False))


def report(match: Match, games: Sequence[Played], seconds: float) -> Report:
    """Add the games up."""
    endings = Counter(f"{played.clause} {played.how}" for played in games)
    deeds = Counter({str(verb): 0 for verb in verbs(match.game.action_type)})
    for played in games:
        deeds.update(played.deeds)
    return Report(
        game=match.game.name,
        scenario=match.scenario,
        games=len(games),
        wins={side: sum(played.winner == side for played in games) for side in match.sides},
        draws=sum(played.winner is None for played in games),
        endings=dict(sorted(endings.items())),
        actions=sum(played.actions for played in games),
        seconds=round(seconds, 3),
        pairs=tally(zip(halves(match, games[::2]), halves(match, games[1::2]), strict=True)) if match.paired else None,
        deeds={deed: times for deed, times in sorted(deeds.items()) if deed not in IDLE},
    )


def a_game(report: Report) -> str:
    """How often each kind of action was taken, on average in a game."""
    return ", ".join(f"{deed} {times / report.games:.1f}" for deed, times in report.deeds.items())


def halves(match: Match, games: Sequence[Played]) -> list[Half]:
    """Games of pairs as the first bot sees them."""
    seen = []
    for played in games:
        mine, theirs = match.sides[::-1] if played.turnout.swapped else match.sides
        margins = played.margins
        seen.append(Half(played.winner == mine, played.winner == theirs, margins[mine], margins[theirs]))
    return seen
