"""A sitting: one game being played, with its record, the states behind it, undo and cancelling."""

from collections.abc import Sequence
from typing import Any, Generic

import msgspec
from msgspec import Struct

from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.dice import Dice, DiceError, ScriptedDice
from gonfalon.kernel.events import Event, Revealed, Rolled, Settled, opened
from gonfalon.kernel.game import A, Action, Game, Outcome, S, V, begin, take
from gonfalon.kernel.record import Agreed, Continued, Entry, Header, Record, Resigned, Took, TookBack, digest_of
from gonfalon.kernel.rulebook import BadInput, Refusal, malformed, refuse


class Step(Struct, Generic[S, A], frozen=True):
    """An action that was taken: the ask it answered, what was told, and the state after it."""

    action: A
    ask: Ask[A]
    told: tuple[Event, ...]
    state: S

    @property
    def is_free(self) -> bool:
        """Whether nothing happened that cannot be unseen."""
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
                return Outcome(others.pop() if len(others) == 1 else None, "resigned", "K2")
            case Agreed(winner=winner):
                return Outcome(winner, "agreed", "K2")
            case None:
                return self.game.outcome(self.state)

    def take(self, action: A, dice: Dice) -> Refusal | tuple[Event, ...]:
        """Check an action and take it; answers what was told, or the refusal, after which nothing has changed."""
        refusal = refuse("K2", "game-over") if self.ended else self.game.check(self.state, action)
        if refusal is not None:
            return refusal
        return self.trust(action, dice)

    def trust(self, action: A, dice: Dice) -> tuple[Event, ...]:
        """Take an action that is known to be lawful, because the menu offered it."""
        ask = ask_of(self.due(), action.seat)
        assert ask is not None
        told: list[Event] = []
        state = take(self.game, self.state, action, dice, told.append)
        self.steps.append(Step(action, ask, tuple(told), state))
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
        """Whether the action at that place, and all after it, can be taken back freely."""
        return 0 <= place < len(self.steps) and self._free_from(place, seat)

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


def replay(game: Game[S, A, V], record: Record, *, trusting: bool = False) -> Sitting[S, A, V]:
    """Play a record again under the same rolls; BadInput names the entry where it breaks.

    What stands before the last `Continued` was played under other rules and is kept as written. A trusting replay does
    not compare digests or editions: it shows how far an older record still plays.
    """
    header = record.header
    if header.game != game.name:
        raise BadInput("header.game", f"this is a record of {header.game}, not of {game.name}")
    if header.scenario not in {scenario.id for scenario in game.scenarios}:
        raise BadInput("header.scenario", f"{header.scenario} is no scenario of {game.name}")
    past = max((at for at, entry in enumerate(record.entries, 1) if isinstance(entry, Continued)), default=0)
    sitting = _reopened(game, record, past, trusting) if past else _begun(game, header, trusting)
    for place, entry in enumerate(record.entries[past:], past):
        _replay_entry(sitting, entry, f"entries[{place}]", trusting)
    return sitting


def carry_on(game: Game[S, A, V], record: Record, position: Any) -> Sitting[S, A, V]:
    """A record of other rules, going on from a position under this game's edition."""
    digest = digest_of(game.state_of(position))
    entry = Continued(edition=game.edition, position=position, digest=digest)
    return replay(game, Record(record.header, (*record.entries, entry)))


def _begun(game: Game[S, A, V], header: Header, trusting: bool) -> Sitting[S, A, V]:
    """The sitting as it was when the first ask was put."""
    _compare_editions(game, header.edition, "header", trusting)
    start = None if header.start is None else _position(game, header.start, "header.start")
    dice = ScriptedDice(header.rolls)
    try:
        sitting = _sitting(game, header, start, dice)
        dice.finish()
    except DiceError as error:
        raise BadInput("header.rolls", str(error)) from None
    _compare_digests(sitting.header.digest, header.digest, "header", trusting)
    return sitting


def _reopened(game: Game[S, A, V], record: Record, past: int, trusting: bool) -> Sitting[S, A, V]:
    """The sitting as it was when the game went on from a position, the last of the `past` entries."""
    entry, field = record.entries[past - 1], f"entries[{past - 1}]"
    assert isinstance(entry, Continued)
    _compare_editions(game, entry.edition, field, trusting)
    position = _position(game, entry.position, f"{field}.position")
    sitting = _sitting(game, record.header, position, ScriptedDice(()))
    _compare_digests(sitting.header.digest, entry.digest, field, trusting)
    sitting.header = record.header
    sitting.entries = list(record.entries[:past])
    return sitting


def _sitting(game: Game[S, A, V], header: Header, start: Any, dice: Dice) -> Sitting[S, A, V]:
    options = _convert(header.options, game.options, "header.options")
    return Sitting(game, header.scenario, options, dice, start=start, seats=header.seats, commitment=header.dice)


def _compare_editions(game: Game[S, A, V], edition: int, field: str, trusting: bool) -> None:
    if edition != game.edition and not trusting:
        raise BadInput(f"{field}.edition", f"recorded under edition {edition}, the rules are {game.edition}")


def _compare_digests(digest: str, recorded: str, field: str, trusting: bool) -> None:
    if digest != recorded and not trusting:
        raise BadInput(f"{field}.digest", f"the rules give {digest}, recorded {recorded}")


def _replay_entry(sitting: Sitting[Any, Any, Any], entry: Entry, field: str, trusting: bool) -> None:
    if sitting.ended:
        raise BadInput(field, "the game had ended before this entry")
    seats = sitting.game.seats(sitting.header.scenario)
    match entry:
        case Resigned(seat=seat) | TookBack(seat=seat) if seat not in seats:
            raise BadInput(f"{field}.seat", f"{seat} is no seat of this game")
        case Agreed(winner=str(winner)) if winner not in {sitting.game.side(seat) for seat in seats}:
            raise BadInput(f"{field}.winner", f"{winner} is no side of this game")
        case Resigned() | Agreed() if sitting.outcome() is not None:
            raise BadInput(field, "the game had ended on the board before this entry")
        case TookBack(actions=actions) if not 0 < actions <= len(sitting.steps):
            raise BadInput(f"{field}.actions", f"{actions} of {len(sitting.steps)} cannot be taken back")
        case Took():
            _replay_action(sitting, entry, field, trusting)
        case Resigned(seat=seat):
            sitting.resign(seat)
        case Agreed(winner=winner):
            sitting.agree(winner)
        case TookBack(seat=seat, actions=actions):
            sitting.take_back(seat, actions)


def _replay_action(sitting: Sitting[Any, Any, Any], entry: Took, field: str, trusting: bool) -> None:
    action: Action = _convert(entry.action, sitting.game.action_type, f"{field}.action")
    dice = ScriptedDice(entry.rolls)
    try:
        answer = sitting.take(action, dice)
        if isinstance(answer, Refusal):
            raise BadInput(f"{field}.action", f"refused by {answer.clause} ({answer.key})")
        dice.finish()
    except DiceError as error:
        raise BadInput(f"{field}.rolls", str(error)) from None
    _compare_digests(digest_of(sitting.state), entry.digest, field, trusting)


def _position(game: Game[S, A, V], written: Any, field: str) -> Any:
    position = _convert(written, game.position_type, field)
    try:
        game.state_of(position)
    except BadInput as error:
        raise BadInput(f"{field}.{error.field}", error.why) from None
    return position


def _convert(value: Any, type: Any, field: str) -> Any:
    if isinstance(value, Struct):
        value = msgspec.to_builtins(value)
    try:
        return msgspec.convert(value, type)
    except msgspec.ValidationError as error:
        raise malformed(field, error) from None


def _faces(told: Sequence[Event]) -> tuple[int, ...]:
    return tuple(event.face for event in told if isinstance(event, Rolled))
