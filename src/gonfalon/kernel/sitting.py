"""A sitting: one game being played, with its record, the states behind it, undo and cancelling."""

from collections.abc import Sequence
from typing import Any, Generic

import msgspec
from msgspec import Struct

from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event, Revealed, Rolled, Settled, opened
from gonfalon.kernel.game import A, Game, Outcome, S, V, begin, take
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Agreed, Continued, Entry, Header, Record, Resigned, Took, TookBack, digest_of
from gonfalon.kernel.rulebook import Refusal, refuse


class Step(Struct, Generic[S, A], frozen=True):
    """An action that was taken: the ask it answered, what was told, the state after it, and whether a clerk took it."""

    action: A
    ask: Ask[A]
    told: tuple[Event, ...]
    state: S
    by_clerk: bool = False

    @property
    def is_free(self) -> bool:
        """Whether a person did it, and nothing happened that cannot be unseen.

        An answer that is given together with others' is not: it may be replaced, and undo that went away when another
        seat replaces its own would tell of that.
        """
        if self.by_clerk or self.ask.together:
            return False
        return not any(isinstance(opened(event), (Rolled, Revealed, Settled)) for event in self.told)


class Sitting(Generic[S, A, V]):
    """A game being played. `digests=False` is for simulations that keep no record."""

    def __init__(
        self,
        game: Game[S, A, V],
        scenario: str,
        options: Any,
        dice: Dice,
        *,
        start: Any = None,
        seats: dict[str, str] | None = None,
        commitment: str = "",
        digests: bool = True,
    ) -> None:
        """Begin a scenario, or `start` from a position."""
        self.game = game
        self.digests = digests
        told: list[Event] = []
        self.first: S = game.state_of(start) if start is not None else begin(game, scenario, options, dice, told.append)
        self.opening = tuple(told)
        self.header = Header(
            game=game.name,
            edition=game.edition,
            scenario=scenario,
            options=msgspec.to_builtins(options),
            seats=seats or {},
            dice=commitment,
            start=start,
            rolls=_faces(told),
            digest=self._digest(self.first),
        )
        self.steps: list[Step[S, A]] = []
        self.entries: list[Entry] = []
        self.ended: Resigned | Agreed | None = None

    @property
    def state(self) -> S:
        """The state now."""
        return self.steps[-1].state if self.steps else self.first

    @property
    def record(self) -> Record:
        """The whole history."""
        return Record(self.header, tuple(self.entries))

    def due(self) -> tuple[Ask[A], ...]:
        """The open asks; none once the game has ended in any way."""
        return () if self.ended else self.game.due(self.state)

    def outcome(self) -> Outcome | None:
        """How the game ended: on the board, by resignation or by agreement."""
        match self.ended:
            case Resigned(seat=seat):
                sides = {self.game.side(other) for other in self.game.seats(self.header.scenario)}
                others = sides - {self.game.side(seat)}
                return Outcome(others.pop() if len(others) == 1 else None, "resigned", "")
            case Agreed(winner=winner):
                return Outcome(winner, "agreed", "")
            case None:
                return self.game.outcome(self.state)

    def take(self, action: A, dice: Dice, *, by_clerk: bool = False) -> Refusal | tuple[Event, ...]:
        """Check an action and take it; answers what was told, or the refusal, after which nothing has changed."""
        refusal = refuse("K2", "game-over") if self.ended else self.game.check(self.state, action)
        if refusal is not None:
            return refusal
        return self.trust(action, dice, by_clerk=by_clerk)

    def trust(self, action: A, dice: Dice, *, by_clerk: bool = False) -> tuple[Event, ...]:
        """Take an action that is known to be lawful, because the menu offered it."""
        ask = ask_of(self.due(), action.seat)
        assert ask is not None
        told: list[Event] = []
        state = take(self.game, self.state, action, dice, told.append)
        self.steps.append(Step(action, ask, tuple(told), state, by_clerk))
        self.entries.append(Took(action=action, rolls=_faces(told), digest=self._digest(state)))
        return self.steps[-1].told

    def resign(self, seat: str) -> None:
        """A seat gives the game up."""
        self._end(Resigned(seat=seat))

    def agree(self, winner: str | None) -> None:
        """The seats agree on the end."""
        self._end(Agreed(winner=winner))

    def may_undo(self, seat: str) -> bool:
        """Whether the last action can be taken back freely by this seat."""
        return self._free_from(len(self.steps) - 1, seat)

    def undo(self, seat: str) -> A:
        """Take the last action back freely; the record forgets it."""
        assert self.may_undo(seat)
        self.entries.pop()
        return self.steps.pop().action

    def take_back(self, seat: str, actions: int) -> None:
        """Take actions back with the others' consent; the record keeps them and says so."""
        if self.ended:
            raise BadInput("actions", "the game has ended")
        if not 0 < actions <= len(self.steps):
            raise BadInput("actions", f"{actions} of {len(self.steps)} cannot be taken back")
        del self.steps[-actions:]
        self.entries.append(TookBack(seat=seat, actions=actions))

    def may_cancel(self, seat: str, place: int) -> bool:
        """Whether the action at that place and all after it can be taken back freely and answered what is asked now."""
        return self.cancellable_from(seat) <= place < len(self.steps)

    def cancellable_from(self, seat: str) -> int:
        """The first place that may be cancelled, and every later one may; where no action is, when none may."""
        ask, first = ask_of(self.due(), seat), len(self.steps)
        if ask is None:
            return first
        for step, entry in zip(reversed(self.steps), reversed(self.entries), strict=False):
            if isinstance(entry, TookBack | Continued) or step.action.seat != seat:
                break
            if step.ask.ask != ask.ask or not step.is_free:
                break
            first -= 1
        return first

    def cancel(self, seat: str, place: int, dice: Dice) -> list[tuple[A, Refusal]]:
        """Take one earlier action back and take the later ones again; answers those that are no longer lawful."""
        assert self.may_cancel(seat, place)
        later = [step.action for step in self.steps[place + 1 :]]
        while len(self.steps) > place:
            self.undo(seat)
        lost: list[tuple[A, Refusal]] = []
        for action in later:
            answer = self.take(action, dice)
            if isinstance(answer, Refusal):
                lost.append((action, answer))
        return lost

    def _end(self, entry: Resigned | Agreed) -> None:
        if self.outcome() is not None:
            raise BadInput("entry", "the game has ended")
        self.ended = entry
        self.entries.append(entry)

    def _free_from(self, place: int, seat: str) -> bool:
        if place < 0 or self.ended or ask_of(self.due(), seat) is None:
            return False
        if any(isinstance(entry, TookBack | Continued) for entry in self.entries[place - len(self.steps) :]):
            return False
        return all(step.action.seat == seat and step.is_free for step in self.steps[place:])

    def _digest(self, state: S) -> str:
        return digest_of(state) if self.digests else ""


def _faces(told: Sequence[Event]) -> tuple[int, ...]:
    return tuple(event.face for event in told if isinstance(event, Rolled))
