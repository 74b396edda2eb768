"""Exact odds of a whole action, from the rule code itself."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice, SeededDice, TellingDice, falls, weight
from gonfalon.kernel.events import Event, Reckoned, Rolled, Tell
from gonfalon.kernel.game import A, Game, S, V, settle

T = TypeVar("T")

MOST_RUNS = 200_000
"""Reruns of single works; each is far quicker than a whole action that is sampled."""
SAMPLED_RUNS = 10_000
MOST_ASKS = 200
IMAGINED_STATES = 20


class Chance(Struct, Generic[T], frozen=True):
    """One state an action may lead to, its chance, and what every way to it tells (rolls aside)."""

    state: T
    chance: Fraction
    told: tuple[Event, ...]


class Odds(Struct, Generic[T], frozen=True):
    """The distribution of an action, likeliest first; `sums` are those made before the dice."""

    chances: tuple[Chance[T], ...]
    exact: bool
    sums: tuple[Reckoned, ...]


def odds(game: Game[S, A, V], state: S, action: A, *, through: bool = False, most_runs: int = MOST_RUNS) -> Odds[S]:
    """The distribution over the states at the next ask, or `through` interrupts, answered by default, to the result.

    Through to the result it stops where something new begins, such as a phase, although nobody is asked yet.
    Equal states are merged between works. Above `most_runs` it samples whole runs instead, and says so.
    """
    runs = _Runs(most_runs)
    try:
        front = runs.spread({state: (Fraction(1), ())}, lambda at, dice, tell: game.apply(at, action, dice, tell))
        ended: _Front = {}
        front = _worked(game, front, runs, ended if through else None)
        while through and (after := _answered(game, front, runs)) is not None:
            front = _worked(game, after, runs, ended)
        for at, (chance, told) in ended.items():
            _merge(front, at, chance, told)
    except _TooMany:
        return _sampled(game, state, action, through, min(most_runs, SAMPLED_RUNS))
    return _as_odds(front, exact=True)


def preview(game: Game[S, A, V], view: V, action: A, dice: Dice, *, through: bool = False) -> Odds[S]:
    """The odds as a seat may reckon them from its view: where it hides something, over imagined states, and says so."""
    guesses: list[Event] = []
    guessing = TellingDice(dice, guesses.append)
    state = game.advice.weighed(game.imagine(view, guessing))
    if not guesses:
        return odds(game, state, action, through=through)
    front: _Front = {}
    for _ in range(IMAGINED_STATES):
        for chance in odds(game, state, action, through=through).chances:
            _merge(front, chance.state, chance.chance / IMAGINED_STATES, chance.told)
        state = game.advice.weighed(game.imagine(view, guessing))
    return _as_odds(front, exact=False)


_Front = dict[Any, tuple[Fraction, tuple[Event, ...]]]


class _TooMany(Exception):
    """More runs than the cap."""


class _Runs:
    """Counts reruns and stops them at the cap."""

    def __init__(self, most: int) -> None:
        self.left = most

    def spread(self, front: _Front, rule: Callable[[Any, Dice, Tell], Any]) -> _Front:
        """Every state of the front under every fall of the dice of one rule, equal states merged."""
        after: _Front = {}
        for state, (chance, told) in front.items():
            events: list[Event] = []

            def run(dice: Dice, state: Any = state, events: list[Event] = events) -> Any:
                events.clear()
                return rule(state, dice, events.append)

            paths: dict[Any, dict[int, int]] = {}
            shared: dict[Any, tuple[Event, ...]] = {}
            for result, ways in falls(run):
                self.left -= 1
                if self.left < 0:
                    raise _TooMany
                new = tuple(events)
                by_ways = paths.get(result)
                if by_ways is None:
                    paths[result] = {ways: 1}
                    shared[result] = new
                else:
                    by_ways[ways] = by_ways.get(ways, 0) + 1
                    shared[result] = _common(shared[result], new)
            for result, by_ways in paths.items():
                _merge(after, result, chance * weight(by_ways), told + shared[result])
        return after


def _worked(game: Game[S, A, V], front: _Front, runs: _Runs, ended: _Front | None = None) -> _Front:
    """Resolve every state until somebody must decide or the game is over; into `ended` where something new begins."""
    settled: _Front = {}
    while front:
        idle: list[Any] = []

        def work(state: Any, dice: Dice, tell: Tell, idle: list[Any] = idle) -> Any:
            after = game.resolve(state, dice, tell)
            if after is None:
                idle.append(state)
                return state
            return after

        for state in list(front):
            chance, told = front.pop(state)
            idle.clear()
            after = runs.spread({state: (chance, told)}, work)
            for result, (part, heard) in after.items():
                if ended is not None and any(event.is_passage for event in heard[len(told) :]):
                    _merge(ended, result, part, heard)
                else:
                    _merge(settled if idle else front, result, part, heard)
    return settled


def _answered(game: Game[S, A, V], front: _Front, runs: _Runs) -> _Front | None:
    """Answer one interrupt of every state that waits for one by its default; None when none does."""
    after: _Front = {}
    waited = False
    for state, entry in front.items():
        ask = _interrupt(game, state)
        if ask is None:
            _merge(after, state, *entry)
            continue
        waited = True
        part = runs.spread({state: entry}, partial(_take_default, game, ask.default))
        for result, (chance, told) in part.items():
            _merge(after, result, chance, told)
    return after if waited else None


def _interrupt(game: Game[S, A, V], state: S) -> Ask[A] | None:
    """The interrupt that must be answered next, if the state waits for one."""
    return next((ask for ask in game.due(state) if ask.interrupt and not ask.answered), None)


def _take_default(game: Game[S, A, V], default: A, state: S, dice: Dice, tell: Tell) -> S:
    return game.apply(state, default, dice, tell)


def _merge(front: _Front, state: Any, chance: Fraction, told: tuple[Event, ...]) -> None:
    known = front.get(state)
    front[state] = (chance, told) if known is None else (known[0] + chance, _common(known[1], told))


def _common(some: tuple[Event, ...], others: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that both ways tell."""
    return some if some == others else tuple(event for event in some if event in others)


def _sampled(game: Game[S, A, V], state: S, action: A, through: bool, runs: int) -> Odds[S]:
    dice = SeededDice(0)
    front: _Front = {}
    for _ in range(runs):
        events: list[Event] = []
        telling = TellingDice(dice, events.append)
        at = settle(game, game.apply(state, action, telling, events.append), telling, events.append)
        for _ in range(MOST_ASKS if through else 0):
            ask = _interrupt(game, at)
            if ask is None:
                break
            at = settle(game, game.apply(at, ask.default, telling, events.append), telling, events.append)
        told = tuple(event for event in events if not isinstance(event, Rolled))
        _merge(front, at, Fraction(1, runs), told)
    return _as_odds(front, exact=False)


def _as_odds(front: _Front, *, exact: bool) -> Odds[Any]:
    chances = tuple(
        Chance(state, chance, told) for state, (chance, told) in sorted(front.items(), key=lambda entry: -entry[1][0])
    )
    shared = chances[0].told
    for chance in chances[1:]:
        shared = _common(shared, chance.told)
    return Odds(chances, exact, tuple(event for event in shared if isinstance(event, Reckoned)))
