"""The fuzzer: strange games, forged actions and mangled files, looking for a broken law or an exception."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic
from traceback import extract_tb
from typing import Any

import msgspec
from msgspec import Struct

from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import settle
from gonfalon.kernel.reading import BadInput, read
from gonfalon.kernel.record import Record, read_record
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab import variants
from gonfalon.lab.conformance import LAWS
from gonfalon.lab.forge import Forge
from gonfalon.lab.histories import HISTORY_LAWS
from gonfalon.lab.mangle import mangled
from gonfalon.lab.match import RANDOM, chooser
from gonfalon.lab.moment import AnySitting, Moment, drive, moments, wander
from gonfalon.lab.sightings import Sightings
from gonfalon.registry import AnyGame

MOST_ACTIONS = 20_000
MOST_FINDINGS = 20
ALIKE = 3
LOOKED_AT = 2
MANGLED = 30
FORGED = 150
STEPS_BEFORE_THE_END = 40
BOTS = (RANDOM, RANDOM, RANDOM, "recruit")


class Finding(Struct, frozen=True):
    """Something that went wrong: in which round, under which law, how, and the shortest record that leads there."""

    round: int
    law: str
    what: str
    record: Record | None


class FuzzReport(Struct, frozen=True):
    """What the fuzzer did and found; `endings` counts the ends it came to, `seen` the clauses that play has shown."""

    game: str
    seed: int
    rounds: int
    actions: int
    forged: int
    mangled: int
    endings: dict[str, int]
    seen: dict[str, tuple[str, ...]]
    findings: tuple[Finding, ...]


def fuzz(game: AnyGame, seconds: float, seed: int, progress: Callable[[float], None] | None = None) -> FuzzReport:
    """Fuzz for so many seconds; `progress` hears how many have passed."""
    fuzzer = Fuzzer(game, seed)
    started = monotonic()
    while (passed := monotonic() - started) < seconds and len(fuzzer.findings) < MOST_FINDINGS:
        fuzzer.round()
        if progress is not None:
            progress(passed)
    return fuzzer.report()


class Fuzzer:
    """Rounds of fuzzing; a round depends only on the seed and its own number, so `at` reproduces it."""

    def __init__(self, game: AnyGame, seed: int, at: int = 0, bots: tuple[str, ...] = BOTS) -> None:
        """Seats are drawn from `bots`."""
        self.game = game
        self.seed = seed
        self.bots = bots
        self.rounds = at
        self.looked_at = LOOKED_AT
        self.accidents = MANGLED
        self.counts: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.sightings = Sightings()
        self.findings: list[Finding] = []

    def report(self) -> FuzzReport:
        """What was done and found so far."""
        return FuzzReport(
            game=self.game.name,
            seed=self.seed,
            rounds=self.rounds,
            actions=self.counts["actions"],
            forged=self.counts["forged"],
            mangled=self.counts["mangled"],
            endings=dict(sorted(self.endings.items())),
            seen=self.sightings.by_clause(),
            findings=tuple(self.findings),
        )

    def round(self) -> None:
        """One game under a scenario and options that chance draws."""
        random = Random(f"{self.seed}/{self.rounds}")
        scenario = random.choice(self.game.scenarios).id
        self.try_out(scenario, variants.sample(self.game.options, random), random)
        self.rounds += 1

    def try_out(self, scenario: str, options: Any, random: Random, *, is_hurt: bool = True) -> None:
        """One game to its end; if it is to be hurt, once more from near its end, and accidents to what was written."""
        sitting: AnySitting | None = None
        try:
            sitting = Sitting(self.game, scenario, options, SeededDice(random.getrandbits(32)))
            self.play(sitting, random)
            if is_hurt:
                again = near_the_end(sitting, random)
                self.play(again, random)
                self.mangle(again, random)
        except Exception as error:  # whatever it is, it is a finding
            self.found("no exception but bad input", _told(error), sitting)

    def play(self, sitting: AnySitting, random: Random) -> None:
        """Play a game to its end and examine it."""
        dice = SeededDice(random.getrandbits(32))
        if not self.bots_play(sitting, random, dice):
            wander(sitting, random, dice, MOST_ACTIONS)
        self.counts["actions"] += len(sitting.steps)
        self.examine(sitting, random)

    def examine(self, sitting: AnySitting, random: Random) -> None:
        """Note what a finished game shows, and hold it against the laws."""
        self.note(sitting)
        for law in HISTORY_LAWS:
            self.held[law.__name__] += 1
            for what in self.guarded(law(sitting)):
                self.found(law.__name__, what, sitting)
        for moment in picked(moments(sitting), random, self.looked_at):
            self.look_at(moment, sitting, random)

    def note(self, sitting: AnySitting) -> None:
        """Note which clauses a game shows, and how it ended."""
        self.sightings.played(sitting)
        outcome = sitting.outcome()
        if outcome is not None:
            self.endings[f"{outcome.clause} {outcome.how}"] += 1

    def bots_play(self, sitting: AnySitting, random: Random, dice: SeededDice) -> bool:
        """Let bots play where one was drawn; answers whether they did."""
        game = self.game
        seats = game.seats(sitting.header.scenario)
        names = [random.choice(self.bots) for _ in seats]
        if set(names) == {RANDOM}:
            return False
        try:
            choosers = {
                seat: chooser(game, name, str(random.random())) for seat, name in zip(seats, names, strict=True)
            }
        except BadInput:
            # This game has no such bot.
            return False
        drive(sitting, choosers, dice, MOST_ACTIONS)
        return True

    def look_at(self, moment: Moment, sitting: AnySitting, random: Random) -> None:
        """Hold a moment against the laws, and forge some actions there."""
        for law in LAWS:
            self.held[law.__name__] += 1
            for what in self.guarded(law(moment, random)):
                self.found(law.__name__, what, sitting, moment)
        self.forge(moment, random, FORGED)

    def forge(self, moment: Moment, random: Random, count: int) -> None:
        """Note what forged actions are told."""
        for action in Forge(moment, random).actions(count):
            self.counts["forged"] += 1
            refusal = self.game.check(moment.state, action)
            if refusal is not None:
                self.sightings.refused(refusal)

    def mangle(self, sitting: AnySitting, random: Random) -> None:
        """Mangle positions, actions and the record; each is read, or refused as bad input."""
        game = self.game
        position, record = msgspec.to_builtins(game.position(sitting.first)), msgspec.to_builtins(sitting.record)
        actions = [msgspec.to_builtins(step.action) for step in sitting.steps[:MANGLED]]
        for _ in range(self.accidents):
            self.read_position(mangled(position, random), sitting, random)
            self.bad_input_only(
                "mangled actions", lambda text: self.read_actions(text, sitting), mangled(actions, random)
            )
            self.bad_input_only(
                "mangled records", lambda text: replay(game, read_record(text)), mangled(record, random)
            )

    def read_position(self, text: bytes, sitting: AnySitting, random: Random) -> None:
        """Read a mangled position; one that is still good must keep the laws."""

        def settled(text: bytes) -> Any:
            state = self.game.state_of(read(text, self.game.position_type))
            return settle(self.game, state, SeededDice(0), unheard)

        state = self.bad_input_only("mangled positions", settled, text)
        if state is not None:
            self.look_at(Moment(self.game, sitting.header.scenario, state), sitting, random)

    def read_actions(self, text: bytes, sitting: AnySitting) -> None:
        """Read mangled actions and try those that are still well formed."""
        for action in read(text, list[Any]):
            converted = read(msgspec.json.encode(action), self.game.action_type)
            self.game.check(sitting.first, converted)

    def bad_input_only(self, law: str, rule: Callable[[bytes], Any], text: bytes) -> Any:
        """What a reader makes of a text; None when it says what is wrong with it, a finding when it breaks."""
        self.counts["mangled"] += 1
        try:
            return rule(text)
        except BadInput:
            return None
        except Exception as error:  # whatever it is, it is a finding
            self.found(law, f"{_told(error)} from {text[:2000]!r}", None)
            return None

    def guarded(self, complaints: Iterator[str]) -> Iterator[str]:
        """Complaints of a law, the last of which may be that it broke down."""
        try:
            yield from complaints
        except Exception as error:  # whatever it is, it is a finding
            yield _told(error)

    def found(self, law: str, what: str, sitting: AnySitting | None, moment: Moment | None = None) -> None:
        """Keep a finding with the shortest record that leads there; a few of a kind are enough."""
        if sum(finding.law == law for finding in self.findings) >= ALIKE:
            return
        record = None if sitting is None else shortest(sitting, moment)
        self.findings.append(Finding(self.rounds, law, what, record))


def picked(stations: list[Moment], random: Random, looked_at: int) -> Iterator[Moment]:
    """The first moment, the last, and so many for each kind of ask."""
    yield stations[0]
    by_ask: dict[str, list[Moment]] = {}
    for moment in stations:
        for ask in moment.game.due(moment.state)[:1]:
            by_ask.setdefault(ask.ask, []).append(moment)
    for alike in by_ask.values():
        yield from random.sample(alike, min(looked_at, len(alike)))
    yield stations[-1]


def near_the_end(sitting: AnySitting, random: Random) -> AnySitting:
    """A new sitting from a position a few steps before the end of another."""
    back = min(random.randrange(1, STEPS_BEFORE_THE_END), len(sitting.steps))
    state = moments(sitting)[-1 - back].state
    options = msgspec.convert(sitting.header.options, sitting.game.options)
    position = sitting.game.position(state)
    return Sitting(sitting.game, sitting.header.scenario, options, ScriptedDice(()), start=position)


def shortest(sitting: AnySitting, moment: Moment | None) -> Record:
    """A record without entries that begins at the moment, if its position leads there; else the game so far."""
    if moment is None:
        return sitting.record
    game, header = sitting.game, sitting.header
    try:
        position = game.position(moment.state)
        options = msgspec.convert(header.options, game.options)
        start: AnySitting = Sitting(game, header.scenario, options, ScriptedDice(()), start=position)
    except Exception:  # the position is what is broken, so the whole way there is needed
        return sitting.record
    return start.record if start.state == moment.state else sitting.record


def _told(error: Exception) -> str:
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})"
