"""A table in memory: a sitting, what the store knows of it, who listens and how the computer is paced."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from gonfalon.bots import Reason
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, behind_a_curtain
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import Audience
from gonfalon.kernel.game import has_secrets
from gonfalon.kernel.reading import BadInput, converted
from gonfalon.kernel.record import Agreed, Resigned, Took
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting, Step
from gonfalon.registry import AnyGame
from gonfalon.server.declining import UnderSeal
from gonfalon.server.looking import listed_as
from gonfalon.server.numbering import SPECTATOR, Numbering, hears
from gonfalon.server.stored import Deed, Kept, KeptPlan, TableRow, record_of
from gonfalon.server.wire.parts import is_person
from gonfalon.server.wire.tables import Standing, Waiting

if TYPE_CHECKING:
    from dataclasses import replace

    from gonfalon.kernel.hindsight import Hindsight
else:
    from msgspec.structs import replace

AnySitting: TypeAlias = Sitting[Any, Any, Any]
Written: TypeAlias = dict[tuple[Any, int | None], str]
"""The updates of one change as they are sent, by the eyes that see them and the number from which on they tell."""

BY_CLERK = Reason("standing-orders")
"""What the store says of an action that a clerk took."""


class Taken(Struct, frozen=True):
    """An action that was taken: its number in the store, its place among the entries, and why a bot took it.

    `way` are the spaces that it led its piece over, as its own seat saw them. Where not everybody hears of it, `to` are
    those who do; `missed` is how many earlier entries each has not heard of.
    """

    seq: int
    entry: int
    step: Step[Any, Any]
    reason: Reason | None
    to: Audience = None
    missed: dict[str, int] = {}
    way: tuple[str, ...] = ()

    def entry_for(self, seat: str | None) -> int:
        """Its place among the entries that a seat has heard of."""
        return self.entry - self.missed.get(seat or SPECTATOR, 0)


class TakenBack(Struct, frozen=True):
    """The last entries were taken back."""

    seq: int
    taken: tuple[Taken, ...]
    to: Audience = None


class Ended(Struct, frozen=True):
    """The game was ended by a seat or by agreement."""

    seq: int
    how: Resigned | Agreed
    to: Audience = None


Logged: TypeAlias = Taken | TakenBack | Ended


class Listener(Protocol):
    """Somebody who is told of every change."""

    def tell(self, table: "Table", since: int, written: Written) -> None:
        """What has happened after number `since`."""

    def cut(self) -> None:
        """The table is gone from memory; whoever wants it must come again."""


class Table:
    """A game in progress. Whoever changes it or awaits between looking and changing holds its lock."""

    def __init__(self, game: AnyGame, kept: Kept) -> None:
        """Replay what the store holds; BadInput names what these rules cannot play."""
        record, standing = record_of(kept)
        self.game = game
        self.row: TableRow = kept.row
        self.secrets = has_secrets(game, kept.row.header.scenario)
        self.sitting: AnySitting = replay(game, record)
        for place, stands in enumerate(standing):
            if stands.reason == BY_CLERK:
                self.sitting.steps[place] = replace(self.sitting.steps[place], by_clerk=True)
        self.seq = self.loaded_at = len(kept.deeds)
        self.thrown = len(record.header.rolls) + sum(
            len(deed.happening.rolls) for deed in kept.deeds if isinstance(deed.happening, Took)
        )
        self.numbers = Numbering(self.seats)
        for seq, deed in enumerate(kept.deeds, 1):
            self.numbers.add(seq, deed.to)
        self.taken: list[Taken] = []
        for stands, step in zip(standing, self.sitting.steps, strict=True):
            self.enter(stands.seq, step, stands.reason, stands.to)
        self.recent: list[Logged] = []
        self.answers: dict[tuple[str, str], bytes] = {}
        for deed in kept.deeds:
            if deed.after is not None and deed.after.done is not None:
                self.answers[deed.after.verb, deed.after.key] = msgspec.json.encode(deed.after.done)
        self.minds: dict[str, bytes] = {}
        self.left_open: tuple[int, str] | None = None
        self.after = listed_as(kept.row, kept.deeds[-1] if kept.deeds else None).after
        self.plan = self._plan_of(self.after.plan)
        self.is_gone = False
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.attendant: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        self.hindsight: asyncio.Task[Hindsight] | None = None

    @property
    def id(self) -> str:
        """The name of the table in every address."""
        return self.row.id

    @property
    def delay(self) -> int:
        """Milliseconds between two actions of the computer."""
        return self.row.delay

    @property
    def paused(self) -> bool:
        """Whether the computer stops for now."""
        return self.row.paused

    @property
    def is_resting(self) -> bool:
        """Whether the computer does nothing here: it pauses, or the game lies in the bin."""
        return self.paused or self.row.binned is not None

    @property
    def seats(self) -> dict[str, str]:
        """Who takes each seat: a person, or a bot by its level."""
        return self.sitting.header.seats

    @property
    def people(self) -> list[str]:
        """The seats that people take."""
        return [seat for seat, who in self.seats.items() if is_person(who)]

    def enter(self, seq: int, step: Step[Any, Any], reason: Reason | None, to: Audience) -> Taken:
        """Put an action at the end of the entries."""
        missed: dict[str, int] = {}
        if self.taken:
            last = self.taken[-1]
            missed = last.missed
            if last.to is not None:
                missing = (each for each in (*self.seats, SPECTATOR) if each not in last.to)
                missed = {**missed, **{each: missed.get(each, 0) + 1 for each in missing}}
        taken = Taken(seq, len(self.taken), step, reason, to, missed, self._way_of(step.action))
        self.taken.append(taken)
        return taken

    def _way_of(self, action: Any) -> tuple[str, ...]:
        """The spaces that the next entry leads its piece over."""
        before = self.taken[-1].step.state if self.taken else self.sitting.first
        return self.game.advice.way(self.game.view(before, action.seat), action, SeededDice(0))

    def heard_by(self, seat: str | None) -> list[Taken]:
        """The entries that a seat has heard of."""
        return self.taken if not self.secrets else [taken for taken in self.taken if hears(taken.to, seat)]

    def append(self, deeds: Sequence[Deed], logged: Sequence[Logged]) -> None:
        """Count what was stored, and keep it for those who listen."""
        for seq, deed in enumerate(deeds, self.seq + 1):
            self.numbers.add(seq, deed.to)
        self.seq += len(deeds)
        self.recent += logged

    def refuse_sealed(self, what: str) -> None:
        """Refuse what would tell every secret of the game while it goes on."""
        if self.secrets and self.sitting.outcome() is None:
            raise UnderSeal(self.game, what)

    def bot_ask(self) -> Ask[Any] | None:
        """The ask that a bot should answer now: none while the computer pauses, or plays itself and nobody watches."""
        if self.is_resting or not (self.people or self.listeners):
            return None
        return next(
            (ask for ask in self.sitting.due() if not ask.answered and not is_person(self.seats[ask.seat])), None
        )

    def orders_of(self, seat: str) -> Orders | None:
        """The standing orders of a seat; None where the game has no clerk or a bot sits there."""
        clerk = self.game.clerk
        if clerk is None or not is_person(self.seats.get(seat)):
            return None
        try:
            orders: Orders = converted(self.row.orders.get(seat, {}), clerk.orders_type, "orders")
        except BadInput:
            # They were given under other rules.
            orders = clerk.orders_type()
        return behind_a_curtain(orders) if self.is_curtained else orders

    @property
    def is_curtained(self) -> bool:
        """Whether several people play here who have secrets from each other."""
        return self.secrets and len(self.people) > 1

    def clerk_ask(self) -> Ask[Any] | None:
        """The interrupt that a person's clerk should look at now, unless it has left it to the person already."""
        if self.is_resting:
            return None
        for ask in self.sitting.due():
            orders = None if ask.answered or not ask.interrupt else self.orders_of(ask.seat)
            left_open = (self.numbers.heard(self.seq, ask.seat), ask.seat)
            if orders is not None and not orders.are_silent and self.left_open != left_open:
                return ask
        return None

    def _plan_of(self, kept: KeptPlan | None) -> KeptPlan | None:
        """A plan with the game's actions; none where it was made under other rules."""
        if kept is None:
            return None
        try:
            return replace(kept, left=tuple(converted(each, self.game.action_type, "plan") for each in kept.left))
        except BadInput:
            return None

    def standing(self) -> Standing:
        """How the game stands, for the list of games."""
        waiting = tuple(Waiting(ask.seat, ask.ask) for ask in self.sitting.due() if not ask.answered)
        turn = self.game.advice.turn(self.sitting.state)
        return Standing(len(self.heard_by(None)), waiting, self.sitting.outcome(), turn)

    def logged_since(self, seq: int, seat: str | None) -> Sequence[Logged] | None:
        """What a seat has heard of after number `seq`; None when only the whole log tells it."""
        if not self.loaded_at <= seq <= self.seq:
            return None
        return [logged for logged in self.recent[seq - self.loaded_at :] if hears(logged.to, seat)]

    def publish(self, since: int) -> None:
        """Tell every listener what has happened after number `since`."""
        written: Written = {}
        for listener in tuple(self.listeners):
            listener.tell(self, since, written)

    def keep_row(self, row: TableRow) -> None:
        """Pace the computer and order the clerks as a row says."""
        self.row = row
        self.left_open = None
        self.stirred.set()
