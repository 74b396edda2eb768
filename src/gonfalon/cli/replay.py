"""`gonfalon replay`: a record played again, its digests compared, and its log."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from gonfalon.cli.arguments import Commands, json_argument, language_argument, subcommand
from gonfalon.cli.inputs import complaints_about, text_of
from gonfalon.cli.output import complain, write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.cli.trying import situation
from gonfalon.kernel.reading import Broken
from gonfalon.kernel.record import Continued, Entry, Resigned, Took, TookBack, read_record
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting, Step
from gonfalon.registry import game_named

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
        try:
            sitting = replay(game, record)
        except Broken as error:
            return complain(f"{arguments.record}: {error}", BROKEN)
    say = Sentences(arguments.language, game)
    if arguments.json:
        write_json(as_json(sitting, say))
    else:
        print("\n".join(log(sitting, say)))
    return 0


def log(sitting: AnySitting, say: Sentences) -> Iterator[str]:
    """The record line by line in words."""
    header, told = sitting.header, sitting.opening
    yield say.phrases.say("record", game=header.game, scenario=header.scenario, edition=header.edition)
    yield from say.told(sitting.opening, "")
    for entry, step in played(sitting):
        if step is not None:
            told = step.told
            yield say.action(step.action)
            yield from say.told(told)
        else:
            yield from noted(entry, say)
    yield from say.ending(sitting.outcome(), told)
    for ask in sitting.due():
        yield say.phrases.say("due", ask=say.ask(ask))


def noted(entry: Entry, say: Sentences) -> Iterator[str]:
    """What an entry that is no standing action says; of an agreed end the outcome says it all."""
    name, phrase = say.words.name, say.phrases.say
    match entry:
        case Resigned(seat=seat):
            yield phrase("entry-resigned", seat=name(seat))
        case TookBack(seat=seat, actions=actions):
            yield phrase("entry-took-back", seat=name(seat), actions=actions)
        case Continued(edition=edition):
            yield phrase("entry-continued", edition=edition)


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
        **situation(sitting.game, sitting.state, sitting.due(), sitting.outcome()),
    }
