"""Exact odds of a whole action, from the rule code itself."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice, SeededDice, TellingDice, falls, weight
from gonfalon.kernel.events import Event, Reckoned, Rolled, Tell, heard
from gonfalon.kernel.game import A, Game, S, V

T = TypeVar("T")

MOST_RUNS = 200_000
"""Reruns of single works; each is far quicker than a whole action that is sampled."""
SAMPLED_RUNS = 10_000
MOST_ASKS = 200

PREVIEW_RUNS = 40_000
"""What a preview over imagined states may cost, in reruns of single works: about a second."""
MOST_IMAGINED = 20
LEAST_IMAGINED = 5


class Chance(Struct, Generic[T], frozen=True):
    """One state an action may lead to, its chance, and what every way to it tells (rolls aside).

    Where a seat had to guess, the state is the view that it would have, and `guesses` are the chances in each of the
    states that it imagined.
    """

    state: T
    chance: Fraction
    told: tuple[Event, ...]
    guesses: tuple[Fraction, ...] = ()

    @property
    def least(self) -> Fraction:
        """The chance in the imagined state where it is lowest."""
        return min(self.guesses, default=self.chance)

    @property
    def most(self) -> Fraction:
        """The chance in the imagined state where it is highest."""
        return max(self.guesses, default=self.chance)


class Odds(Struct, Generic[T], frozen=True):
    """The distribution of an action, likeliest first; `sums` are those made before the dice.

    `imagined` states stand behind it, none where nothing is hidden.
    """

    chances: tuple[Chance[T], ...]
    exact: bool
    sums: tuple[Reckoned, ...]
    imagined: int = 0


Until: TypeAlias = Callable[[Any, tuple[Event, ...]], bool]
"""Whether to stop at a state that is reached, given what the last piece of work has told."""
Answers: TypeAlias = Callable[[Any, Ask[Any]], Any]
"""The action that answers an ask met on the way; None to stop there."""


def odds(
    game: Game[S, A, V],
    state: S,
    action: A,
    *,
    until: Until | None = None,
    answers: Answers | None = None,
    through: bool = False,
    most_runs: int = MOST_RUNS,
) -> Odds[S]:
    """The distribution over the states at the next ask, or over those where `until` stops.

    With `until`, asks on the way are answered by `answers`, else by their defaults. `through` is short for going on to
    the result: interrupts are answered by default, up to where something new begins, such as a phase.
    Equal states are merged between works. Above `most_runs` it samples whole runs instead, and says so.
    """
    way = _way(until, answers, through)
    runs = _Runs(most_runs)
    try:
        return _as_odds(_walked(game, state, action, way, runs), exact=True)
    except _TooMany:
        return _as_odds(_sampled(game, state, action, way, min(most_runs, SAMPLED_RUNS)), exact=False)


def preview(
    game: Game[S, A, V],
    view: V,
    action: A,
    dice: Dice,
    *,
    through: bool = False,
    most_runs: int = PREVIEW_RUNS,
) -> Odds[Any]:
    """The odds as a seat may reckon them from its view.

    Where the view hides something they are those of what the seat would see and hear, over imagined states, as many as
    `most_runs` allow; a state that takes more than its share of them is sampled.
    """
    guesses: list[Event] = []
    guessing = TellingDice(dice, guesses.append)
    state = game.advice.weighed(game.imagine(view, guessing))
    if not guesses:
        return odds(game, state, action, through=through)
    way, share = _way(None, None, through), most_runs // (2 * LEAST_IMAGINED)
    fronts: list[_Front] = []
    spent = 0
    while True:
        front, cost = _within(game, state, action, way, share)
        fronts.append(front)
        spent += cost
        if len(fronts) == MOST_IMAGINED or spent + cost > most_runs:
            return _as_heard(game, fronts, action.seat)
        state = game.advice.weighed(game.imagine(view, guessing))


def begins_anew(state: Any, told: tuple[Event, ...]) -> bool:
    """Whether something new has begun, such as a phase."""
    return any(event.is_passage for event in told)


def to_interrupts(state: Any, ask: Ask[A]) -> A | None:
    """The default answer to an interrupt; other asks stay open."""
    return ask.default if ask.interrupt else None


_Front = dict[Any, tuple[Fraction, tuple[Event, ...]]]


class _Way(Struct, frozen=True):
    """Where odds stop, and how asks on the way are answered."""

    until: Until
    answers: Answers


def _way(until: Until | None, answers: Answers | None, through: bool) -> _Way:
    if through:
        return _Way(until or begins_anew, answers or to_interrupts)
    if until is None:
        return _Way(lambda state, told: False, answers or (lambda state, ask: None))
    return _Way(until, answers or (lambda state, ask: ask.default))


def _walked(game: Game[S, A, V], state: S, action: A, way: _Way, runs: "_Runs") -> _Front:
    """Every state where the way ends."""
    front = runs.spread({state: (Fraction(1), ())}, partial(_take, game, action))
    ended: _Front = {}
    front = _worked(game, front, runs, way.until, ended)
    while (after := _answered(game, front, runs, way.answers)) is not None:
        front = _worked(game, after, runs, way.until, ended)
    for at, (chance, told) in ended.items():
        _merge(front, at, chance, told)
    return front


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


def _worked(game: Game[S, A, V], front: _Front, runs: _Runs, until: Until, ended: _Front) -> _Front:
    """Resolve every state until somebody must decide or the game is over; into `ended` where the way stops."""
    settled: _Front = {}
    for state in [state for state in front if until(state, ())]:
        _merge(ended, state, *front.pop(state))
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
            for result, (part, log) in after.items():
                if idle:
                    _merge(settled, result, part, log)
                else:
                    _merge(ended if until(result, log[len(told) :]) else front, result, part, log)
    return settled


def _answered(game: Game[S, A, V], front: _Front, runs: _Runs, answers: Answers) -> _Front | None:
    """Answer one ask of every state that waits for one; None when no state goes on."""
    after: _Front = {}
    goes_on = False
    for state, entry in front.items():
        answer = _answer(game, state, answers)
        if answer is None:
            _merge(after, state, *entry)
            continue
        goes_on = True
        part = runs.spread({state: entry}, partial(_take, game, answer))
        for result, (chance, told) in part.items():
            _merge(after, result, chance, told)
    return after if goes_on else None


def _answer(game: Game[S, A, V], state: S, answers: Answers) -> A | None:
    """The first answer to an open ask with which the way goes on."""
    found = (answers(state, ask) for ask in game.due(state) if not ask.answered)
    return next((answer for answer in found if answer is not None), None)


def _take(game: Game[S, A, V], action: A, state: S, dice: Dice, tell: Tell) -> S:
    return game.apply(state, action, dice, tell)


def _merge(front: _Front, state: Any, chance: Fraction, told: tuple[Event, ...]) -> None:
    known = front.get(state)
    front[state] = (chance, told) if known is None else (known[0] + chance, _common(known[1], told))


def _common(some: tuple[Event, ...], others: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events that both ways tell, whichever clause each of them tells them by."""
    if some == others:
        return some
    return tuple(event for event in some if event in others or any(_is_alike(event, other) for other in others))


def _is_alike(one: Event, other: Event) -> bool:
    """Whether two events tell the same by different clauses: a second wound kills as surely as the first blow."""
    return type(one) is type(other) and structs.replace(one, clause=other.clause) == other


def _within(game: Game[S, A, V], state: S, action: A, way: _Way, most_runs: int) -> tuple[_Front, int]:
    """Every state where the way ends, or where as many whole runs as are allowed end; and how many runs it took."""
    runs = _Runs(most_runs)
    try:
        return _walked(game, state, action, way, runs), most_runs - runs.left
    except _TooMany:
        return _sampled(game, state, action, way, SAMPLED_RUNS, most_runs), 2 * most_runs


def _as_heard(game: Game[S, A, V], fronts: list[_Front], seat: str) -> Odds[V]:
    """What a seat would see and hear after an action, over the fronts of several imagined states."""
    chances: dict[Any, list[Fraction]] = {}
    for place, front in enumerate(fronts):
        for state, (chance, told) in front.items():
            key = (game.view(state, seat), tuple(heard(told, seat)))
            chances.setdefault(key, [Fraction(0)] * len(fronts))[place] += chance
    found = tuple(
        Chance(view, sum(guesses, Fraction(0)) / len(fronts), told, tuple(guesses))
        for (view, told), guesses in chances.items()
    )
    return _likeliest_first(found, exact=False, imagined=len(fronts))


def _sampled(
    game: Game[S, A, V], state: S, action: A, way: _Way, samples: int, most_works: int | None = None
) -> _Front:
    """The states where so many whole runs end, or fewer when they would do more works than that."""
    dice = SeededDice(0)
    ends: list[tuple[S, tuple[Event, ...]]] = []
    works = 0
    while len(ends) < samples and (most_works is None or works < most_works):
        events: list[Event] = []
        telling = TellingDice(dice, events.append)
        at: S = state
        answer: A | None = action
        for _ in range(MOST_ASKS):
            if answer is None:
                break
            at = game.apply(at, answer, telling, events.append)
            at, stops, done = _settled(game, at, telling, events, way.until)
            works += 1 + done
            answer = None if stops else _answer(game, at, way.answers)
        ends.append((at, tuple(event for event in events if not isinstance(event, Rolled))))
    front: _Front = {}
    for at, told in ends:
        _merge(front, at, Fraction(1, len(ends)), told)
    return front


def _settled(game: Game[S, A, V], state: S, dice: Dice, events: list[Event], until: Until) -> tuple[S, bool, int]:
    """The state after the engine's work, whether the way stops there, and how many works it took."""
    stops, told, works = until(state, ()), len(events), 0
    while not stops and (after := game.resolve(state, dice, events.append)) is not None:
        state, stops = after, until(after, tuple(events[told:]))
        told, works = len(events), works + 1
    return state, stops, works


def _as_odds(front: _Front, *, exact: bool) -> Odds[Any]:
    """The states of a front; those that differ only in how often was asked on the way are one outcome."""
    found: dict[Any, Chance[Any]] = {}
    for state, (chance, told) in front.items():
        key = (_unnumbered(state), told)
        known = found.get(key)
        found[key] = Chance(state, chance, told) if known is None else Chance(known.state, known.chance + chance, told)
    return _likeliest_first(tuple(found.values()), exact=exact)


def _unnumbered(state: Any) -> Any:
    """A state without the number of its ask."""
    return structs.replace(state, asked=0) if hasattr(state, "asked") else state


def _likeliest_first(found: tuple[Chance[T], ...], *, exact: bool, imagined: int = 0) -> Odds[T]:
    chances = tuple(sorted(found, key=lambda each: -each.chance))
    shared = chances[0].told
    for chance in chances[1:]:
        shared = _common(shared, chance.told)
    sums = tuple(event for event in shared if isinstance(event, Reckoned))
    return Odds(chances, exact, sums, imagined)
