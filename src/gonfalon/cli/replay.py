"""`gonfalon replay`: a record played again, its digests compared, and its log."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from gonfalon.cli.arguments import Commands, json_argument, language_argument, subcommand
from gonfalon.cli.inputs import complaints_about, text_of
from gonfalon.cli.output import complain, write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.cli.trying import situation
from gonfalon.kernel.record import Continued, Entry, Record, Took, TookBack, read_record
from gonfalon.kernel.rulebook import BadInput, malformed
from gonfalon.kernel.sitting import Sitting, Step, replay
from gonfalon.registry import AnyGame, game_named

BROKEN = 1
AnySitting = Sitting[Any, Any, Any]
AnyStep = Step[Any, Any]


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    parser = subcommand(commands, "replay", "play a record again and print its log", "gonfalon replay record.json", run)
    parser.add_argument("record", metavar="RECORD", help="a record that `save` has written; - is standard input")
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Verify a record and print it; 1 where it does not come out as written."""
    with complaints_about(arguments.record):
        record = read_record(text_of(arguments.record))
        game = game_named(record.header.game)
        refuse_malformed(game, record)
        try:
            sitting = replay(game, record)
        except BadInput as error:
            return complain(f"{arguments.record}: {error}", BROKEN)
    say = Sentences(arguments.language, game)
    if arguments.json:
        write_json(as_json(sitting, say))
    else:
        print("\n".join(log(sitting, say)))
    return 0


def refuse_malformed(game: AnyGame, record: Record) -> None:
    """Refuse a record that is not written as the game's schema says, before anything is played."""
    header = record.header
    if header.scenario not in {scenario.id for scenario in game.scenarios}:
        raise BadInput("header.scenario", f"{header.scenario} is no scenario of {game.name}")
    fields = [("header.options", header.options, game.options)]
    if header.start is not None:
        fields.append(("header.start", header.start, game.position_type))
    for place, entry in enumerate(record.entries):
        if isinstance(entry, Continued):
            # What stands before was written under other rules.
            fields = [(f"entries[{place}].position", entry.position, game.position_type)]
        elif isinstance(entry, Took):
            fields.append((f"entries[{place}].action", entry.action, game.action_type))
    for field, value, kind in fields:
        refuse_unfit(game, field, value, kind)


def refuse_unfit(game: AnyGame, field: str, value: Any, kind: Any) -> None:
    """Refuse a value that is not of its kind, or a position that cannot be."""
    try:
        converted = msgspec.convert(value, kind)
        if kind is game.position_type:
            game.state_of(converted)
    except msgspec.ValidationError as error:
        raise malformed(field, error) from None
    except BadInput as error:
        raise BadInput(f"{field}.{error.field}", error.why) from None


def log(sitting: AnySitting, say: Sentences) -> Iterator[str]:
    """The record line by line in words."""
    header = sitting.header
    yield f"{header.game}, {header.scenario}, edition {header.edition}"
    yield from say.told(sitting.opening, "")
    for entry, step in played(sitting):
        if step is not None:
            yield say.action(step.action)
            yield from say.told(step.told)
        elif not isinstance(entry, Took):
            yield f"({' '.join(str(value) for value in msgspec.to_builtins(entry).values())})"
    outcome = sitting.outcome()
    if outcome is not None:
        yield say.outcome(outcome)
    for ask in sitting.due():
        yield f"due: {say.ask(ask)}"


def played(sitting: AnySitting) -> list[tuple[Entry, AnyStep | None]]:
    """Each entry with the step it still stands for; none where it was taken back or was no action."""
    standing: list[int] = []
    for place, entry in enumerate(sitting.entries):
        match entry:
            case Took():
                standing.append(place)
            case TookBack(actions=actions):
                del standing[-actions:]
            case Continued():
                standing.clear()
    steps = dict(zip(standing, sitting.steps, strict=True))
    return [(entry, steps.get(place)) for place, entry in enumerate(sitting.entries)]


def as_json(sitting: AnySitting, say: Sentences) -> dict[str, Any]:
    """A replayed record as other programs read it."""
    header = sitting.header
    return {
        "game": header.game,
        "edition": header.edition,
        "scenario": header.scenario,
        "opening": sitting.opening,
        "entries": [
            {
                "entry": entry,
                "events": step.told if step else [],
                "words": [say.event(event) for event in step.told] if step else [],
            }
            for entry, step in played(sitting)
        ],
        **situation(sitting.game, sitting.state),
        "outcome": sitting.outcome(),
    }
