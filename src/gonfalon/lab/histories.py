"""The laws that every finished game keeps as a whole; each answers what breaks it, and nothing when it is kept."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, get_args

import msgspec

from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Reckoned, Settled, heard
from gonfalon.kernel.record import Took, read_record, write_record
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.citations import known_ids
from gonfalon.lab.conformance import LARGEST, numbers_in
from gonfalon.lab.moment import AnySitting
from gonfalon.lab.saying import the_log_can_be_said
from gonfalon.registry import AnyGame

HistoryLaw: TypeAlias = Callable[[AnySitting], Iterator[str]]

NOT_UNSEEN = {"rolled", "revealed", "settled"}


def the_game_ends_by_a_known_clause(sitting: AnySitting) -> Iterator[str]:
    """The game came to an end, which cites a clause and names a side or nobody."""
    outcome = sitting.outcome()
    if outcome is None:
        yield f"no end after {len(sitting.steps)} actions"
        return
    sides = {sitting.game.side(seat) for seat in sitting.game.seats(sitting.header.scenario)}
    if outcome.clause not in known_ids(sitting.game):
        yield f"the end cites {outcome.clause}, which is nowhere listed"
    if outcome.winner is not None and outcome.winner not in sides:
        yield f"{outcome.winner} wins and is no side"


def the_record_replays(sitting: AnySitting) -> Iterator[str]:
    """The record, written and read, replays to the identical states and log."""
    record = read_record(write_record(sitting.record))
    again = replay(sitting.game, record)
    if [step.state for step in again.steps] != [step.state for step in sitting.steps]:
        yield "the replay comes to other states"
    if [step.told for step in again.steps] != [step.told for step in sitting.steps]:
        yield "the replay tells another log"
    if write_record(again.record) != write_record(sitting.record):
        yield "the replay writes another record"


def events_survive_json_and_cite_known_clauses(sitting: AnySitting) -> Iterator[str]:
    """What each seat and a spectator hear comes back from JSON as it was, with clauses that are listed."""
    game = sitting.game
    known = known_ids(game)
    told = [*sitting.opening, *(event for step in sitting.steps for event in step.told)]
    looked_at: list[list[Event]] = []
    for seat in (*game.seats(sitting.header.scenario), None):
        log = heard(told, seat)
        if log in looked_at:
            continue
        looked_at.append(log)
        written = msgspec.json.decode(msgspec.json.encode(log))
        if [msgspec.convert(event, game.event_type) for event in written] != log:
            yield f"the log of {seat or 'a spectator'} does not survive JSON"
        if any(abs(number) > LARGEST for number in numbers_in(written)):
            yield f"the log of {seat or 'a spectator'} holds a number that is too large"
        for event in log:
            yield from (f"{event} cites {clause}" for clause in clauses_of(event) if clause not in known)


def undo_is_offered_when_nothing_has_been_learned(sitting: AnySitting) -> Iterator[str]:
    """A seat may undo exactly its own last action, if no die fell, nothing was revealed or settled, and it is asked.

    A secret answer that is given together with others' is replaced instead. Reckoned anew from the events as they are
    written; what is undone leads back to the very state before.
    """
    game, header = sitting.game, sitting.header
    took = [entry for entry in sitting.entries if isinstance(entry, Took)]
    again, forbidding = reopened(sitting), NOT_UNSEEN | settling(game)
    for step, entry in zip(sitting.steps, took, strict=True):
        before = again.state
        again.trust(step.action, ScriptedDice(entry.rolls))
        last = again.steps[-1]
        is_unseen = not any(tags_in(msgspec.to_builtins(event)) & forbidding for event in last.told)
        asked = [ask.seat for ask in game.due(again.state)]
        for seat in game.seats(header.scenario):
            may = is_unseen and not last.ask.together and step.action.seat == seat and seat in asked
            if again.may_undo(seat) != may:
                yield f"after {step.action} {seat} {'may' if may else 'may not'} undo, and the table says otherwise"
            elif may:
                again.undo(seat)
                if again.state != before:
                    yield f"undoing {step.action} does not lead back"
                again.trust(step.action, ScriptedDice(()))


HISTORY_LAWS: tuple[HistoryLaw, ...] = (
    the_game_ends_by_a_known_clause,
    the_record_replays,
    events_survive_json_and_cite_known_clauses,
    undo_is_offered_when_nothing_has_been_learned,
    the_log_can_be_said,
)


def reopened(sitting: AnySitting) -> AnySitting:
    """The sitting as it was before its first action."""
    game, header = sitting.game, sitting.header
    options = msgspec.convert(header.options, game.options)
    return Sitting(game, header.scenario, options, ScriptedDice(header.rolls), start=header.start, digests=False)


def settling(game: AnyGame) -> set[str]:
    """The kinds of event of a game that veto undo under a name of their own."""
    kinds = get_args(game.event_type)
    return {str(kind.__struct_config__.tag) for kind in kinds if issubclass(kind, Settled)}


def clauses_of(event: Event) -> tuple[str, ...]:
    """The clauses that an event and the lines of its sum carry."""
    lines = event.lines if isinstance(event, Reckoned) else ()
    return (event.clause, *(line.clause for line in lines))


def tags_in(value: Any) -> set[str]:
    """The kinds of event in a written event and in the envelopes inside it; what tells whom what is a revelation."""
    if not isinstance(value, dict):
        return set()
    tags = {value["event"]} if "event" in value else set()
    if {"what", "to"} <= value.keys():
        tags.add("revealed")
    return tags.union(*(tags_in(each) for each in value.values()))
