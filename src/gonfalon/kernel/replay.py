"""Replay: a record read, played again under its own rolls and compared with what it says."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from gonfalon.kernel.dice import Dice, DiceError, ScriptedDice
from gonfalon.kernel.game import A, Game, S, V
from gonfalon.kernel.reading import BadInput, Broken, converted
from gonfalon.kernel.record import Agreed, Continued, Entry, Header, Record, Resigned, Took, TookBack, digest_of
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting

if TYPE_CHECKING:
    from dataclasses import replace
else:
    from msgspec.structs import replace

NAMES_NOTHING = ("K3", "K4")
"""The refusals that no state can lift: what the action names or how it is written is wrong in itself."""


def replay(game: Game[S, A, V], record: Record, *, trusting: bool = False) -> Sitting[S, A, V]:
    """Play a record again under the same rolls; BadInput names what is written wrongly, Broken where it comes apart.

    What stands before the last `Continued` was played under other rules and is kept as written. A trusting replay does
    not compare digests or editions: it shows how far an older record still plays.
    """
    header = record.header
    refuse_strange_header(game, header)
    past = max((at for at, entry in enumerate(record.entries, 1) if isinstance(entry, Continued)), default=0)
    # All is read before anything is played, so that a record that is written wrongly is never called broken.
    legible = [
        (f"entries[{place}]", _legible(game, header.scenario, entry, f"entries[{place}]"))
        for place, entry in enumerate(record.entries[past:], past)
    ]
    sitting = _reopened(game, record, past, trusting) if past else _begun(game, header, trusting)
    for field, entry in legible:
        _replay_entry(sitting, entry, field, trusting)
    return sitting


def refuse_strange_header(game: Game[S, A, V], header: Header) -> None:
    """Refuse a header that names another game, or a scenario or a seat that the game has not."""
    if header.game != game.name:
        raise BadInput("header.game", f"this is a record of {header.game}, not of {game.name}")
    if header.scenario not in {scenario.id for scenario in game.scenarios}:
        raise BadInput("header.scenario", f"{header.scenario} is no scenario of {game.name}")
    seats = game.seats(header.scenario)
    for seat in header.seats:
        if seat not in seats:
            raise BadInput("header.seats", f"{seat} is none of {', '.join(seats)}")


def carry_on(game: Game[S, A, V], record: Record, position: Any) -> Sitting[S, A, V]:
    """A record of other rules, going on from a position under this game's edition."""
    digest = digest_of(game.state_of(position))
    entry = Continued(edition=game.edition, position=position, digest=digest)
    return replay(game, Record(record.header, (*record.entries, entry)))


def _legible(game: Game[S, A, V], scenario: str, entry: Entry, field: str) -> Entry:
    """The entry with its action as one of the game's; what it names must be there."""
    seats = game.seats(scenario)
    match entry:
        case Took(action=action):
            return replace(entry, action=converted(action, game.action_type, f"{field}.action"))
        case Resigned(seat=seat) | TookBack(seat=seat) if seat not in seats:
            raise BadInput(f"{field}.seat", f"{seat} is no seat of this game")
        case Agreed(winner=str(winner)) if winner not in {game.side(seat) for seat in seats}:
            raise BadInput(f"{field}.winner", f"{winner} is no side of this game")
    return entry


def _begun(game: Game[S, A, V], header: Header, trusting: bool) -> Sitting[S, A, V]:
    """The sitting as it was when the first ask was put."""
    start = None if header.start is None else _position(game, header.start, "header.start")
    options = converted(header.options, game.options, "header.options")
    _refuse_contradiction(header.scenario, options, start, "header.start")
    _compare_editions(game, header.edition, "header", trusting)
    with _scripted(header.rolls, "header.rolls") as dice:
        sitting = _sitting(game, header, options, start, dice)
    _compare_digests(sitting.header.digest, header.digest, "header", trusting)
    return sitting


def _reopened(game: Game[S, A, V], record: Record, past: int, trusting: bool) -> Sitting[S, A, V]:
    """The sitting as it was when the game went on from a position, the last of the `past` entries."""
    entry, field = record.entries[past - 1], f"entries[{past - 1}]"
    assert isinstance(entry, Continued)
    position = _position(game, entry.position, f"{field}.position")
    options = converted(record.header.options, game.options, "header.options")
    _refuse_contradiction(record.header.scenario, options, position, f"{field}.position")
    _compare_editions(game, entry.edition, field, trusting)
    sitting = _sitting(game, record.header, options, position, ScriptedDice(()))
    _compare_digests(sitting.header.digest, entry.digest, field, trusting)
    sitting.header = record.header
    sitting.entries = list(record.entries[:past])
    return sitting


def _refuse_contradiction(scenario: str, options: Any, position: Any, field: str) -> None:
    """Refuse a header that says otherwise than the position that it goes with, where the position says anything."""
    other = getattr(position, "scenario", scenario)
    if other != scenario:
        raise BadInput("header.scenario", f"{scenario}, but {field} is of {other}")
    others = getattr(position, "options", options)
    for name in options.__struct_fields__:
        ours, theirs = (msgspec.json.encode(getattr(each, name)).decode() for each in (options, others))
        if ours != theirs:
            raise BadInput(f"header.options.{name}", f"{ours}, but {field} has {theirs}")


def _sitting(game: Game[S, A, V], header: Header, options: Any, start: Any, dice: Dice) -> Sitting[S, A, V]:
    return Sitting(game, header.scenario, options, dice, start=start, seats=header.seats, commitment=header.dice)


def _position(game: Game[S, A, V], written: Any, field: str) -> Any:
    position = converted(written, game.position_type, field)
    try:
        game.state_of(position)
    except BadInput as error:
        raise BadInput(f"{field}.{error.field}", error.why) from None
    return position


def _replay_entry(sitting: Sitting[Any, Any, Any], entry: Entry, field: str, trusting: bool) -> None:
    if sitting.ended:
        raise BadInput(field, "the game had ended before this entry")
    match entry:
        case Took():
            _replay_action(sitting, entry, field, trusting)
        case TookBack(actions=actions) if not 0 < actions <= len(sitting.steps):
            raise BadInput(f"{field}.actions", f"{actions} of {len(sitting.steps)} cannot be taken back")
        case TookBack(seat=seat, actions=actions):
            sitting.take_back(seat, actions)
        case Resigned() | Agreed() if sitting.outcome() is not None:
            raise Broken(field, "the game had ended on the board before this entry")
        case Resigned(seat=seat):
            sitting.resign(seat)
        case Agreed(winner=winner):
            sitting.agree(winner)


def _replay_action(sitting: Sitting[Any, Any, Any], entry: Took, field: str, trusting: bool) -> None:
    with _scripted(entry.rolls, f"{field}.rolls") as dice:
        answer = sitting.take(entry.action, dice)
        if isinstance(answer, Refusal):
            complaint = BadInput if answer.clause in NAMES_NOTHING else Broken
            raise complaint(f"{field}.action", f"refused by {answer.clause} ({answer.key})")
    _compare_digests(digest_of(sitting.state), entry.digest, field, trusting)


@contextmanager
def _scripted(faces: tuple[int, ...], field: str) -> Iterator[ScriptedDice]:
    """Dice that fall as recorded: one face too few or too many breaks the record, one that no die has is malformed."""
    dice = ScriptedDice(faces)
    try:
        yield dice
    except DiceError as error:
        complaint = Broken if dice.used == len(faces) else BadInput
        raise complaint(field, str(error)) from None
    try:
        dice.finish()
    except DiceError as error:
        raise Broken(field, str(error)) from None


def _compare_editions(game: Game[S, A, V], edition: int, field: str, trusting: bool) -> None:
    if edition != game.edition and not trusting:
        raise Broken(f"{field}.edition", f"recorded under edition {edition}, the rules are {game.edition}")


def _compare_digests(digest: str, recorded: str, field: str, trusting: bool) -> None:
    if digest != recorded and not trusting:
        raise Broken(f"{field}.digest", f"the rules give {digest}, recorded {recorded}")
